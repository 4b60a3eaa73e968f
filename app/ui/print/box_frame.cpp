// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/box_frame.h"

#include <QPainter>

#include "ui/box_view.h"
#include "ui/level_badge.h"
#include "ui/words.h"

namespace nunchi::ui {

using course::Box;
using typeset::Token;

namespace {
constexpr qreal kSide = 18;
constexpr qreal kPadding = 11;
constexpr qreal kRadius = 8;
} // namespace

void pad(print::Strip &strip, qreal over, qreal under)
{
    strip.height += over + under;
    for (print::StripLink &link : strip.links)
        link.rect.translate(0, over);
    for (print::Anchor &anchor : strip.anchors)
        anchor.top += over;
    if (over == 0 || !strip.paint)
        return;
    strip.paint = [paint = std::move(strip.paint), over](QPainter &painter) {
        painter.translate(0, over);
        paint(painter);
        painter.translate(0, -over);
    };
}

BoxFrame::BoxFrame(const typeset::Appearance &look, const Box &box)
    : m_look(look)
    , m_kind(box.kind)
    , m_title(box.title)
    , m_level(LevelBadge::wordsFor(box.level))
{
}

course::Inlines BoxFrame::label() const
{
    QStringList kind{BoxView::kindLabel(m_kind), m_level};
    kind.removeAll(QString());
    const QString before = kind.join(QStringLiteral(" · "));
    if (m_title.isEmpty())
        return before.isEmpty() ? course::Inlines() : words(before);
    return words(before.isEmpty() ? before : before + QStringLiteral("  ")) + wordsWithMath(m_title);
}

Token BoxFrame::ground() const
{
    return m_kind == Box::Kind::Recap ? Token::Sunk : Token::Paper;
}

qreal BoxFrame::side() const
{
    return m_kind == Box::Kind::Key ? 0 : kSide;
}

void BoxFrame::put(print::Strips &strips, qreal width) const
{
    if (strips.empty())
        return;
    pad(strips.front(), kPadding, 0);
    pad(strips.back(), 0, kPadding + 2);
    auto frame = std::make_shared<print::Frame>();
    frame->right = width;
    frame->reach = kPadding / 2;
    frame->paint = [self = *this](QPainter &painter, const QRectF &rect, bool begins, bool ends) {
        self.paint(painter, rect, begins, ends);
    };
    for (print::Strip &strip : strips)
        strip.frames.prepend(frame);
}

void BoxFrame::paint(QPainter &painter, const QRectF &rect, bool begins, bool ends) const
{
    painter.setBrush(Qt::NoBrush);
    switch (m_kind) {
    case Box::Kind::Key:
        painter.setPen(QPen(m_look.color(Token::Ink), m_look.theme().outline()));
        if (begins)
            painter.drawLine(rect.topLeft(), rect.topRight());
        if (ends)
            painter.drawLine(rect.bottomLeft(), rect.bottomRight());
        break;
    case Box::Kind::Analogy:
        // Where the sheet ends the outline stays open.
        painter.setClipRect(rect.adjusted(-1, begins ? -1 : 0, 1, ends ? 1 : 0));
        painter.setPen(QPen(m_look.color(Token::Rule), m_look.theme().hairline()));
        painter.drawRoundedRect(rect.adjusted(0, begins ? 0 : -2 * kRadius, 0, ends ? 0 : 2 * kRadius), kRadius, kRadius);
        break;
    case Box::Kind::Recap:
        painter.fillRect(rect, m_look.color(ground()));
        painter.setPen(QPen(m_look.color(Token::Ink3), m_look.theme().dataLine(), Qt::DotLine));
        painter.drawLine(rect.topLeft(), rect.bottomLeft());
        break;
    case Box::Kind::Exact:
        painter.setPen(QPen(m_look.color(Token::Ink3), m_look.theme().hairline()));
        painter.drawLine(rect.topLeft(), rect.bottomLeft());
        painter.drawLine(rect.topLeft() + QPointF(3, 0), rect.bottomLeft() + QPointF(3, 0));
        break;
    case Box::Kind::Speaker:
        break;
    }
}

} // namespace nunchi::ui
