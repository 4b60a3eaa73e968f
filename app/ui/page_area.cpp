// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page_area.h"

#include <algorithm>
#include <utility>

#include <QGestureEvent>
#include <QKeyEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTimer>
#include <QWheelEvent>

#include "course/page_text.h"
#include "ui/focus_walk.h"
#include "ui/page_scroll_bar.h"
#include "ui/page_selection.h"
#include "ui/page_view.h"

namespace nunchi::ui {

namespace {
constexpr int kLine = 48;
constexpr int kOverlap = 48; ///< what stays in view when a screen is turned
constexpr int kNotch = 120; ///< of a wheel
constexpr double kPinchStep = 1.05;
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
    connect(m_page->selection(), &PageSelection::scrollAsked, this, [this](int pixels) {
        completePage();
        verticalScrollBar()->setValue(verticalScrollBar()->value() + pixels);
    });
    connect(&m_builder, &QTimer::timeout, this, [this] {
        m_page->buildOne(viewport()->width());
        if (m_page->isComplete())
            m_builder.stop();
        layOut();
    });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
        if (m_quiet)
            return;
        m_place = ReadingPlace(*m_page, verticalScrollBar()->value());
        Q_EMIT scrolled();
    });
    viewport()->grabGesture(Qt::PinchGesture);
}

void PageArea::showPage()
{
    {
        const QScopedValueRollback guard(m_quiet, true);
        m_start = m_context.session.scroll();
        const std::shared_ptr<const course::Page> before = m_page->shownPage();
        const int top = verticalScrollBar()->value();
        const QString block = top > 0 ? m_page->blockAt(top) : QString();
        const int above = block.isEmpty() ? 0 : top - m_page->topOf(block);
        const bool another = m_page->showPage();
        setAccessibleName(m_page->accessibleName());
        layOut();
        if (another)
            scrollToFraction(m_start);
        else if (before && m_page->shownPage() && !block.isEmpty())
            showBlock(course::sameBlock(*before, *m_page->shownPage(), block), above);
        m_place = ReadingPlace(*m_page, verticalScrollBar()->value());
    }
    Q_EMIT scrolled();
}

/// The page is another now: the block that was at the upper edge goes there again, with as much above it as it had.
void PageArea::showBlock(const QString &blockId, int above)
{
    const int top = blockId.isEmpty() ? -1 : m_page->topOf(blockId);
    if (top >= 0)
        verticalScrollBar()->setValue(top + above);
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
        const int width = viewport()->width();
        build(width);
        m_page->resize(width, std::max(m_page->heightForWidth(width), viewport()->height()));
        if (!m_painted)
            scrollToFraction(m_start);
        else if (const std::optional<int> top = m_place.top(*m_page))
            verticalScrollBar()->setValue(*top);
    }
    if (!byItself)
        Q_EMIT scrolled();
}

int PageArea::topEdge() const
{
    return verticalScrollBar()->value();
}

QWidget *PageArea::stopFromView(bool forwards) const
{
    QWidget *above = nullptr;
    for (QWidget *stop : stopsOf(m_page->parts())) {
        if (stop->mapTo(m_page, QPoint()).y() < topEdge())
            above = stop;
        else if (forwards)
            return stop;
    }
    return forwards ? nullptr : above;
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
    if (m_page->unfold(blockId))
        layOut();
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
    const int height = viewport()->height();
    const int margin = std::clamp((height - there.height()) / 2, 0, kOverlap / 2); // all of it, before air around it
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
    PageSelection *selection = m_page->selection();
    if (event->matches(QKeySequence::SelectAll))
        selection->selectAll();
    else if (event->matches(QKeySequence::Copy) && selection->isAcross())
        selection->copy();
    else if (event->key() != Qt::Key_Escape || !selection->clear())
        event->ignore(); // the window turns pages and scrolls
}

void PageArea::wheelEvent(QWheelEvent *event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QScrollArea::wheelEvent(event);
        return;
    }
    event->accept();
    m_wheel += event->angleDelta().y();
    for (; m_wheel >= kNotch; m_wheel -= kNotch)
        Q_EMIT largerAsked();
    for (; m_wheel <= -kNotch; m_wheel += kNotch)
        Q_EMIT smallerAsked();
}

bool PageArea::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::NativeGesture) {
        const auto &gesture = static_cast<QNativeGestureEvent &>(*event);
        if (gesture.gestureType() == Qt::ZoomNativeGesture) {
            pinch(1 + gesture.value());
            return true;
        }
    } else if (event->type() == QEvent::Gesture) {
        const auto *gesture = static_cast<QGestureEvent *>(event)->gesture(Qt::PinchGesture);
        if (const auto *pinched = static_cast<const QPinchGesture *>(gesture)) {
            if (pinched->changeFlags().testFlag(QPinchGesture::ScaleFactorChanged))
                pinch(pinched->scaleFactor());
            return true;
        }
    }
    return QScrollArea::viewportEvent(event);
}

/// Small movements add up: each new size lays the page out anew.
void PageArea::pinch(double factor)
{
    m_pinched *= factor;
    if (m_pinched < 1 / kPinchStep || m_pinched > kPinchStep)
        Q_EMIT zoomAsked(std::exchange(m_pinched, 1));
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
