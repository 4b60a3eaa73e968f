// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/box_view.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>

#include "typeset/math_runs.h"
#include "ui/block_stack.h"
#include "ui/level_badge.h"
#include "ui/piece_room.h"

namespace nunchi::ui {

using course::Box;
using typeset::Face;
using typeset::Token;

BoxView::BoxView(const PageContext &context, QWidget *parent)
    : FlowWidget(parent)
    , m_context(context)
    , m_badge(new LevelBadge(context.look, this))
    , m_blocks(new BlockStack(context, innerMeasure, this))
{
    connect(&context.look, &typeset::Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void BoxView::setBox(const Box &box)
{
    m_kind = box.kind;
    m_title = box.title;
    m_badge->setLevel(box.level);
    m_blocks->setBlocks(box.blocks);
    m_blocks->buildAll(width() - 2 * side());
    showLabel();
    updateGeometry();
    rearrange();
    update();
}

void BoxView::showLabel()
{
    setAccessibleName(m_title.isEmpty() ? label() : label() + QStringLiteral(": ") + typeset::plainLine(m_title));
}

QString BoxView::kindLabel(Box::Kind kind)
{
    switch (kind) {
    case Box::Kind::Key:
        //: Label of the box with the one sentence to remember
        return tr("Remember");
    case Box::Kind::Analogy:
        //: Label of a box with an analogy
        return tr("Analogy");
    case Box::Kind::Recap:
        //: Label of a box that repeats what an earlier lecture said
        return tr("Recap");
    case Box::Kind::Exact:
        //: Label of a folded box: the mathematically exact form of what was said simply
        return tr("Exact version");
    case Box::Kind::Speaker:
        break;
    }
    return {};
}

std::optional<Token> BoxView::ground() const
{
    if (m_kind == Box::Kind::Analogy)
        return Token::Surface;
    return m_kind == Box::Kind::Recap ? std::optional(Token::Sunk) : std::nullopt;
}

int BoxView::side() const
{
    return m_kind == Box::Kind::Key ? 0 : qRound(m_context.look.length(20));
}

QRectF BoxView::frame() const
{
    return QRectF(rect()).adjusted(kRingRoom, 0, -kRingRoom, 0);
}

int BoxView::labelTop() const
{
    return qRound(m_context.look.length(m_kind == Box::Kind::Key ? 12 : 14));
}

int BoxView::arrange(int width, Flow::Pass pass) const
{
    const auto &look = m_context.look;
    Flow flow(pass, labelTop());
    flow.space(QFontMetricsF(look.font(Face::Label, -1, true)).height() + look.length(7));
    if (!m_badge->isHidden() && pass == Flow::Pass::Place) {
        const QSize size = m_badge->sizeHint();
        const qreal baseline = labelTop() + QFontMetricsF(look.font(Face::Label, -1, true)).ascent();
        const int right = width - kRingRoom - side();
        m_badge->setGeometry(right - size.width(), qRound(baseline - m_badge->baseline()), size.width(), size.height());
    }
    flow.add(m_blocks, side(), width - 2 * side());
    flow.space(look.length(6));
    return flow.bottom();
}

void BoxView::paintGround(QPainter &painter) const
{
    const auto &look = m_context.look;
    const QRectF box = frame().adjusted(0.5, 0.5, -0.5, -0.5);
    switch (m_kind) {
    case Box::Kind::Key:
        painter.setPen(QPen(look.color(Token::Ink), look.theme().dataLine()));
        painter.drawLine(QPointF(box.left(), 1), QPointF(box.right(), 1));
        painter.drawLine(QPointF(box.left(), height() - 1), QPointF(box.right(), height() - 1));
        break;
    case Box::Kind::Analogy:
        painter.setPen(QPen(look.color(Token::Rule), look.theme().hairline()));
        painter.setBrush(look.color(Token::Surface));
        painter.drawRoundedRect(box, 10, 10);
        break;
    case Box::Kind::Recap:
        painter.fillRect(frame(), look.color(Token::Sunk));
        painter.setPen(QPen(look.color(Token::Ink3), look.theme().dataLine(), Qt::DotLine));
        painter.drawLine(QPointF(box.left() + 0.5, 0), QPointF(box.left() + 0.5, height()));
        break;
    case Box::Kind::Exact:
    case Box::Kind::Speaker:
        break;
    }
}

void BoxView::paintEvent(QPaintEvent *)
{
    const auto &look = m_context.look;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    const QFont heavy = look.font(Face::Label, -1, true);
    const QFontMetricsF metrics(heavy);
    const qreal baseline = labelTop() + metrics.ascent();
    painter.setFont(heavy);
    painter.setPen(look.color(Token::Ink));
    const qreal left = kRingRoom + side();
    painter.drawText(QPointF(left, baseline), label());
    if (!m_badge->isHidden())
        painter.setClipRect(QRectF(0, 0, m_badge->x() - look.length(8), height()));
    if (!m_title.isEmpty())
        typeset::drawLine(painter, QPointF(left + metrics.horizontalAdvance(label()) + look.length(10), baseline),
            typeset::lineRuns(m_title), look, {-1, Face::Label, false, look.color(Token::Ink2)});
}

void BoxView::changeEvent(QEvent *event)
{
    FlowWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        showLabel();
        update();
    }
}

} // namespace nunchi::ui
