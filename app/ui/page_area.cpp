// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page_area.h"

#include <algorithm>

#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTimer>

#include "ui/page_scroll_bar.h"
#include "ui/page_view.h"

namespace nunchi::ui {

namespace {
constexpr int kLine = 48;
constexpr int kOverlap = 48; ///< what stays in view when a screen is turned
} // namespace

PageArea::PageArea(const PageContext &context, QWidget *parent)
    : QScrollArea(parent)
    , m_context(context)
    , m_page(new PageView(context))
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBar(new PageScrollBar(context.look, this));
    // Always there, so that the text's width does not depend on its height.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    verticalScrollBar()->setSingleStep(kLine);
    setWidget(m_page); // which also filters its events
    connect(m_page, &PageView::heightChanged, this, &PageArea::layOut);
    connect(&m_builder, &QTimer::timeout, this, [this] {
        m_page->buildOne(viewport()->width());
        if (m_page->isComplete())
            m_builder.stop();
        layOut();
    });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
        if (!m_quiet)
            Q_EMIT scrolled();
    });
}

void PageArea::showPage()
{
    {
        const QScopedValueRollback guard(m_quiet, true);
        m_start = m_context.session.scroll();
        const bool another = m_page->showPage();
        setAccessibleName(m_page->accessibleName());
        layOut();
        if (another)
            scrollToFraction(m_start);
    }
    Q_EMIT scrolled();
}

void PageArea::completePage()
{
    if (m_page->isComplete())
        return;
    m_page->buildAll(viewport()->width());
    layOut();
}

int PageArea::pageHeight()
{
    m_page->buildAll(viewport()->width());
    return m_page->heightForWidth(viewport()->width());
}

void PageArea::build(int width)
{
    // Further down than the beginning: how far that is, only the whole page tells.
    if (m_start > 0)
        m_page->buildAll(width);
    else
        m_page->buildUntil(width, viewport()->height());
    if (m_painted && !m_page->isComplete())
        m_builder.start();
}

void PageArea::layOut()
{
    if (!m_sized)
        return; // text laid out at a width nobody sees would be laid out again
    const bool byItself = m_quiet;
    {
        const QScopedValueRollback guard(m_quiet, true);
        const Anchor kept = anchor();
        const int width = viewport()->width();
        build(width);
        m_page->resize(width, std::max(m_page->heightForWidth(width), viewport()->height()));
        if (m_painted)
            restore(kept);
        else
            scrollToFraction(m_start);
    }
    if (!byItself)
        Q_EMIT scrolled();
}

PageArea::Anchor PageArea::anchor() const
{
    const int top = verticalScrollBar()->value();
    if (top == 0)
        return {};
    for (QWidget *part : m_page->parts()) {
        const int partTop = part->mapTo(m_page, QPoint()).y();
        if (partTop + part->height() > top)
            return {part, double(top - partTop) / std::max(1, part->height())};
    }
    return {};
}

void PageArea::restore(const Anchor &anchor)
{
    if (anchor.part && m_page->isAncestorOf(anchor.part))
        verticalScrollBar()->setValue(
            anchor.part->mapTo(m_page, QPoint()).y() + qRound(anchor.depth * anchor.part->height()));
}

double PageArea::fraction() const
{
    const int range = verticalScrollBar()->maximum();
    if (range == 0)
        return m_page->isComplete() ? 1 : 0;
    return double(verticalScrollBar()->value()) / range;
}

double PageArea::seen() const
{
    const int height = m_page->height();
    return height == 0 ? 1 : std::min(1.0, double(verticalScrollBar()->value() + viewport()->height()) / height);
}

bool PageArea::atEnd() const
{
    return m_page->isComplete() && verticalScrollBar()->value() >= verticalScrollBar()->maximum();
}

bool PageArea::atStart() const
{
    return verticalScrollBar()->value() == 0;
}

void PageArea::scrollByScreen(int direction)
{
    completePage();
    const int step = std::max(viewport()->height() - kOverlap, kLine);
    verticalScrollBar()->setValue(verticalScrollBar()->value() + direction * step);
}

void PageArea::scrollByLines(int lines)
{
    completePage();
    verticalScrollBar()->setValue(verticalScrollBar()->value() + lines * kLine);
}

void PageArea::scrollToStart()
{
    verticalScrollBar()->setValue(0);
}

void PageArea::scrollToEnd()
{
    completePage();
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

void PageArea::scrollToFraction(double fraction)
{
    verticalScrollBar()->setValue(qRound(fraction * verticalScrollBar()->maximum()));
}

bool PageArea::scrollToBlock(const QString &blockId)
{
    completePage();
    const int top = m_page->topOf(blockId);
    if (top < 0)
        return false;
    verticalScrollBar()->setValue(top - kOverlap / 2);
    return true;
}

void PageArea::reveal(QWidget *part, const QRect &rect)
{
    if (!m_page->isAncestorOf(part))
        return;
    const QRect there(part->mapTo(m_page, rect.topLeft()), rect.size());
    const int top = verticalScrollBar()->value();
    const int margin = kOverlap / 2;
    const int height = viewport()->height();
    if (there.top() - margin < top || there.height() + 2 * margin > height)
        verticalScrollBar()->setValue(there.top() - margin);
    else if (there.bottom() + margin > top + height)
        verticalScrollBar()->setValue(there.bottom() + margin - height);
}

void PageArea::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    m_sized = true;
    layOut();
}

void PageArea::keyPressEvent(QKeyEvent *event)
{
    event->ignore(); // the window turns pages and scrolls
}

bool PageArea::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_page && event->type() == QEvent::Paint && !m_painted) {
        m_painted = true;
        // When this round of painting is over.
        QTimer::singleShot(0, this, [this] {
            Q_EMIT firstPainted();
            m_builder.start();
        });
    }
    const bool done = QScrollArea::eventFilter(watched, event);
    if (watched == m_page && event->type() == QEvent::Resize && !m_painted) {
        // Only now do the bars know how far the page goes.
        const QScopedValueRollback guard(m_quiet, true);
        scrollToFraction(m_start);
    }
    return done;
}

} // namespace nunchi::ui
