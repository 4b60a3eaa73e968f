// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/attention-steps/view_part.h"

namespace nunchi::controls {
class Button;
class Switch;
} // namespace nunchi::controls

namespace nunchi::exhibits::attention_steps {

/// Title and caption; at the right the switches and the reset, below them where there is no room beside.
class HeaderPart : public Part
{
    Q_OBJECT
public:
    HeaderPart(const PartContext &context, QWidget *parent);

    void setTitle(const QString &title); ///< empty: the exhibit's own
    void refresh() override;
    QList<QWidget *> stops() const override;

protected:
    int heightOf(int column) const override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Places
    {
        QRectF title;
        QRectF caption;
        QList<QRect> controls;
        int height = 0;
    };
    Places places(int width) const;
    void placeControls(Places &places, int left, int right, int top) const;
    QSize controlsOnOneLine() const;
    QList<QWidget *> shown() const; ///< of the controls: none on paper

    QString m_givenTitle;
    FlowText m_title;
    FlowText m_caption;
    controls::Switch *m_scaled = nullptr;
    controls::Switch *m_causal = nullptr;
    controls::Button *m_undo = nullptr;
    controls::Button *m_reset = nullptr;
};

} // namespace nunchi::exhibits::attention_steps
