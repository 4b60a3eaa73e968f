// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/attention-steps/view_part.h"
#include "exhibits/attention-steps/view_sentence_geometry.h"

namespace nunchi::controls {
class Chip;
}

namespace nunchi::exhibits::attention_steps {

/// The tokens, one of them the query, and how much it looks at each: arcs whose width and colour are the weight.
class SentencePart : public Part
{
    Q_OBJECT
public:
    SentencePart(const PartContext &context, QWidget *parent);

    void refresh() override;
    QList<QWidget *> stops() const override;
    int heightForWidth(int width) const override;

Q_SIGNALS:
    void stopsChanged(); ///< there are more or fewer tokens than before

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    SentenceGeometry geometryFor(int width) const;
    int chipStep(int width) const;
    QSizeF bodySize(controls::Chip *chip, int step) const;
    void setChipCount(int count);
    void showToken(int index);
    void arrange();
    void drawArcs(QPainter &painter) const;
    void drawArc(QPainter &painter, const SentenceGeometry &geometry, int key) const;
    void drawLabels(QPainter &painter, const SentenceGeometry &geometry) const;
    qreal strokeOf(double weight) const;
    bool weightsKnown() const { return model().step() >= Step::Softmax; }

    QList<controls::Chip *> m_chips;
};

} // namespace nunchi::exhibits::attention_steps
