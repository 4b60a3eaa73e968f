// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/matrix/view_part.h"

namespace nunchi::controls {
class Button;
class Segments;
class Switch;
} // namespace nunchi::controls

namespace nunchi::exhibits::matrix {

/// Title and caption; beside them, or below where there is no room, what is shown and the switches.
class HeaderPart : public Part
{
    Q_OBJECT
public:
    HeaderPart(const PartContext &context, QWidget *parent);

    void setTitle(const QString &title); ///< empty: the exhibit's own
    void refresh() override;
    QList<QWidget *> stops() const override; ///< in the order of the keyboard
    int heightForWidth(int width) const override;
    /// No padding, padding shown, padding hidden, and around again.
    static Padding after(Padding padding);

protected:
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
    void makeControls();
    void refreshControls();
    QList<QWidget *> shownControls() const;
    int naturalWidth() const;
    Places places(int width) const;
    void flowControls(Places &places, int left, int right, int top) const;

    QString m_givenTitle;
    FlowText m_title;
    FlowText m_caption;
    controls::Segments *m_show = nullptr;
    controls::Switch *m_scaled = nullptr;
    controls::Switch *m_causal = nullptr;
    controls::Switch *m_padding = nullptr;
    controls::Switch *m_hide = nullptr;
    controls::Button *m_reset = nullptr;
};

} // namespace nunchi::exhibits::matrix
