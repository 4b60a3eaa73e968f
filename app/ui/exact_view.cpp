// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exact_view.h"

#include <algorithm>

#include <QEvent>
#include <QPainter>

#include "controls/focus_ring.h"
#include "ui/block_stack.h"
#include "ui/box_view.h"
#include "ui/disclosure_row.h"
#include "ui/level_badge.h"
#include "ui/piece_room.h"

namespace nunchi::ui {

using controls::kFocusRoom;
using typeset::Token;

namespace {
constexpr qreal kSide = 20;
constexpr qreal kRadius = 3;
} // namespace

ExactView::ExactView(const PageContext &context, QWidget *parent)
    : FlowWidget(parent)
    , m_context(context)
    , m_row(new DisclosureRow(context.look, this))
    , m_badge(new LevelBadge(context.look, this))
    , m_blocks(new BlockStack(context, innerMeasure, this))
{
    m_badge->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_blocks->hide();
    connect(m_row, &QAbstractButton::toggled, this, [this](bool open) {
        fill();
        m_blocks->setVisible(open);
        updateGeometry();
        rearrange();
        update();
    });
    connect(&context.look, &typeset::Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
}

int ExactView::side() const
{
    return qRound(m_context.look.length(kSide));
}

void ExactView::setBox(const course::Box &box)
{
    m_box = box;
    m_blocks->setBlocks(box.blocks);
    m_badge->setLevel(box.level);
    showWords();
    fill();
    updateGeometry();
    rearrange();
    update();
}

void ExactView::fill()
{
    if (isOpen())
        m_blocks->buildAll(std::max(1, width() - 2 * side()));
}

bool ExactView::isOpen() const
{
    return m_row->isOpen();
}

void ExactView::setOpen(bool open)
{
    m_row->setChecked(open);
}

bool ExactView::holds(const QString &blockId) const
{
    const auto blocks = flattened(m_box.blocks);
    return std::any_of(
        blocks.begin(), blocks.end(), [&blockId](const course::Block *block) { return block->id == blockId; });
}

void ExactView::showWords()
{
    m_row->setWords(BoxView::kindLabel(course::Box::Kind::Exact), m_box.title);
    setAccessibleName(m_row->accessibleName());
}

int ExactView::arrange(int width, Flow::Pass pass) const
{
    const auto &look = m_context.look;
    const int outer = kRingRoom - kFocusRoom;
    Flow flow(pass);
    flow.add(m_row, outer, width - 2 * outer);
    if (!m_badge->isHidden()) {
        const QSize size = m_badge->sizeHint();
        const int right = width - kRingRoom - qRound(look.length(12));
        if (pass == Flow::Pass::Place)
            m_badge->setGeometry(
                right - size.width(), (m_row->height() - size.height()) / 2, size.width(), size.height());
        m_row->setRightRoom(size.width() + qRound(look.length(20)));
    }
    if (isOpen()) {
        flow.space(look.length(4));
        flow.add(m_blocks, side(), width - 2 * side());
        flow.space(look.length(10));
    }
    return flow.bottom();
}

void ExactView::paintEvent(QPaintEvent *)
{
    const auto &look = m_context.look;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // Square and only outlined, where other boxes are filled, ruled or rounded.
    painter.setPen(QPen(look.color(Token::Ink3), look.theme().hairline()));
    const QRectF box = QRectF(rect()).adjusted(kRingRoom + 0.5, kFocusRoom + 0.5, -kRingRoom - 0.5, -kFocusRoom - 0.5);
    painter.drawRoundedRect(box, kRadius, kRadius);
    if (isOpen()) {
        const qreal y = m_row->geometry().bottom() - kFocusRoom + 0.5;
        painter.setPen(QPen(look.color(Token::Hair), look.theme().hairline()));
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
    }
}

void ExactView::changeEvent(QEvent *event)
{
    FlowWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showWords();
}

} // namespace nunchi::ui
