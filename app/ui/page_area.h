// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <QTimer>

#include "ui/page_context.h"
#include "ui/reading_place.h"

namespace nunchi::ui {

class PageView;

/// The page in its window: scrolling, what is seen first, and what stays in view when widths or words change.
class PageArea : public QScrollArea
{
    Q_OBJECT
public:
    PageArea(const PageContext &context, QWidget *parent = nullptr);

    PageView *page() const { return m_page; }
    const typeset::Appearance &look() const { return m_context.look; }
    int topEdge() const;
    /// The part of the page that Tab comes to next from what the reader sees: the first that begins in view or below,
    /// or backwards the last that begins above. Null: there is none.
    QWidget *stopFromView(bool forwards) const; ///< how far down the page is scrolled

    /// The session's page, from where its reader left it; also after a change of language, then without a jump.
    void showPage();
    void completePage(); ///< makes what has been left for later
    bool wasPainted() const { return m_painted; }

    double fraction() const; ///< 0 … 1; a page that fits is at 1
    double seen() const; ///< how much of the page is above the lower edge
    bool atEnd() const;
    bool atStart() const;
    void scrollByScreen(int direction);
    void scrollByLines(int lines);
    void scrollToStart();
    void scrollToEnd();
    bool scrollToBlock(const QString &blockId);
    void reveal(QWidget *part, const QRect &rect);

    /// Height of the whole page at the present width.
    int pageHeight();

Q_SIGNALS:
    void scrolled();
    void firstPainted();
    void zoomAsked(double factor); ///< by fingers
    void largerAsked(); ///< by Ctrl and the wheel
    void smallerAsked();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override { return QWidget::focusNextPrevChild(next); }
    void wheelEvent(QWheelEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    void build(int width);
    void scrollToFraction(double fraction);
    void showBlock(const QString &blockId, int above);
    void pinch(double factor);

    const PageContext &m_context;
    PageView *m_page;
    QTimer m_builder; ///< makes the rest of a page piece by piece, once its beginning is seen
    bool m_sized = false; ///< the window gave it a size
    bool m_painted = false;
    bool m_quiet = false; ///< the page moves by itself, not by its reader
    double m_start = 0; ///< where to begin, until the page has been seen
    ReadingPlace m_place; ///< where the reader went last
    int m_wheel = 0; ///< turned with Ctrl, in eighths of a degree, since it was last passed on
    double m_pinched = 1; ///< by how much since it was last passed on
};

} // namespace nunchi::ui
