// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "exhibits/attention-steps/view_arc_labels.h"
#include "exhibits/attention-steps/view_part.h"
#include "exhibits/shared/sentence_geometry.h"

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
    ~SentencePart() override;

    void refresh() override;
    QList<QWidget *> stops() const override;

    /// The number at one of the strongest arcs.
    struct Label
    {
        int key = 0;
        QString text;
        QRectF box;
    };
    QList<Label> labels(const SentenceGeometry &geometry) const;
    /// The arcs there are now, each with the width of its stroke.
    ArcLabels arcLabels(const SentenceGeometry &geometry) const;
    SentenceGeometry geometryNow() const { return geometryFor(column()); }

Q_SIGNALS:
    void stopsChanged(); ///< there are more or fewer tokens than before

protected:
    int heightOf(int column) const override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    SentenceGeometry geometryFor(int column) const;
    int normalStep() const { return isConsole() ? -1 : step(0); }
    int levelFor(int column) const;
    void measure();
    void setChipCount(int count);
    void showToken(int index);
    void arrange();
    void drawArcs(QPainter &painter) const;
    void drawArc(QPainter &painter, const SentenceGeometry &geometry, int key) const;
    void drawLabels(QPainter &painter, const SentenceGeometry &geometry) const;
    QList<int> seen() const; ///< the keys the query may look at
    qreal strokeOf(double weight) const;
    bool weightsKnown() const { return model().step() >= Step::Softmax; }

    QList<controls::Chip *> m_chips;
    std::unique_ptr<controls::Chip> m_probe;
    QStringList m_measured; ///< what the sizes were measured for
    QList<QList<QSizeF>> m_sizes; ///< of the tokens, by level: as the design has them, then smaller and smaller
    int m_chipStep = 0;
};

} // namespace nunchi::exhibits::attention_steps
