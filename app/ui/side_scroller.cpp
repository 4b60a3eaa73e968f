// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/side_scroller.h"

#include <algorithm>

#include <QKeyEvent>
#include <QLinearGradient>
#include <QPainter>
#include <QWheelEvent>

#include "ui/flow.h"
#include "ui/page_scroll_bar.h"

namespace nunchi::ui {

namespace {
constexpr int kStep = 64;
constexpr int kEdge = 20;
} // namespace

/// Lies over the content and lets everything through but the eye.
class EdgeShade : public QWidget
{
public:
    EdgeShade(const typeset::Appearance &look, SideScroller *area)
        : QWidget(area->viewport())
        , m_look(look)
        , m_bar(area->horizontalScrollBar())
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        connect(m_bar, &QScrollBar::valueChanged, this, qOverload<>(&QWidget::update));
        connect(m_bar, &QScrollBar::rangeChanged, this, qOverload<>(&QWidget::update));
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        if (m_bar->value() > m_bar->minimum())
            shade(painter, 0, kEdge);
        if (m_bar->value() < m_bar->maximum())
            shade(painter, width(), width() - kEdge);
    }

private:
    void shade(QPainter &painter, int edge, int end) const
    {
        QColor color = m_look.color(groundUnder(this));
        QLinearGradient gradient(edge, 0, end, 0);
        gradient.setColorAt(0, color);
        color.setAlphaF(0);
        gradient.setColorAt(1, color);
        painter.fillRect(QRect(std::min(edge, end), 0, kEdge, height()), gradient);
    }

    const typeset::Appearance &m_look;
    QScrollBar *m_bar;
};

SideScroller::SideScroller(
    const typeset::Appearance &look, QWidget *content, std::function<int(int)> leastWidth, QWidget *parent)
    : QScrollArea(parent)
    , m_leastWidth(std::move(leastWidth))
    , m_content(content)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBar(new PageScrollBar(look, this, Qt::Horizontal));
    horizontalScrollBar()->setSingleStep(kStep);
    viewport()->setAutoFillBackground(false);
    setWidget(content); // which also filters its events
    content->setAutoFillBackground(false);
    m_shade = new EdgeShade(look, this);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int SideScroller::barRoom() const
{
    return horizontalScrollBar()->sizeHint().height();
}

int SideScroller::heightForWidth(int width) const
{
    const int least = m_leastWidth(width);
    return Flow::heightOf(m_content, std::max(width, least)) + (least > width ? barRoom() : 0);
}

QSize SideScroller::sizeHint() const
{
    const int width = std::max(1, this->width());
    return {width, heightForWidth(width)};
}

void SideScroller::rearrange()
{
    const int wide = std::max(width(), m_leastWidth(width()));
    setHorizontalScrollBarPolicy(wide > width() ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    m_content->resize(wide, Flow::heightOf(m_content, wide));
    m_shade->setGeometry(viewport()->rect());
    m_shade->raise();
}

void SideScroller::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    rearrange();
}

void SideScroller::showRange(int left, int right)
{
    QScrollBar *bar = horizontalScrollBar();
    const int room = viewport()->width() - 2 * kEdge;
    if (left - kEdge < bar->value() || right - left > room)
        bar->setValue(left - kEdge);
    else if (right + kEdge > bar->value() + viewport()->width())
        bar->setValue(right + kEdge - viewport()->width());
}

void SideScroller::keyPressEvent(QKeyEvent *event)
{
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool sideways = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    if (!plain || !sideways || !overflows()) {
        event->ignore();
        return;
    }
    // At the end too: one press too many must not turn the page.
    QScrollBar *bar = horizontalScrollBar();
    bar->setValue(bar->value() + (event->key() == Qt::Key_Right ? kStep : -kStep));
    event->accept();
}

void SideScroller::wheelEvent(QWheelEvent *event)
{
    const QPoint by = event->angleDelta();
    if (std::abs(by.x()) <= std::abs(by.y()) || !overflows()) {
        event->ignore(); // up and down is the page's
        return;
    }
    horizontalScrollBar()->setValue(
        horizontalScrollBar()->value() - by.x() * kStep / QWheelEvent::DefaultDeltasPerStep);
    event->accept();
}

bool SideScroller::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_content) {
        if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
            Q_EMIT focusInsideChanged();
        else if (event->type() == QEvent::LayoutRequest)
            updateGeometry();
    }
    return QScrollArea::eventFilter(watched, event);
}

} // namespace nunchi::ui
