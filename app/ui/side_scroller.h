// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QScrollArea>

#include "typeset/appearance.h"

namespace nunchi::ui {

class EdgeShade;

/// Something that may be wider than its place and is then moved sideways: by bar, wheel, and the arrow keys while it
/// has the keyboard. Where more follows, it fades
/// into the ground at the edge. It is as tall as what it shows.
class SideScroller : public QScrollArea
{
    Q_OBJECT
public:
    /// leastWidth: below which the content is not squeezed in a room that wide.
    SideScroller(const typeset::Appearance &look, QWidget *content, std::function<int(int)> leastWidth,
        QWidget *parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    bool overflows() const { return m_leastWidth(width()) > width(); }
    /// So that this part of the content can be seen.
    void showRange(int left, int right);
    void rearrange();

Q_SIGNALS:
    void focusInsideChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool focusNextPrevChild(bool next) override { return QWidget::focusNextPrevChild(next); }

private:
    int barRoom() const;

    std::function<int(int)> m_leastWidth;
    QWidget *m_content;
    EdgeShade *m_shade;
};

} // namespace nunchi::ui
