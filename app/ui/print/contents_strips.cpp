// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/contents_strips.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QPainter>

#include "ui/print/text_strips.h"

namespace nunchi::ui {

using print::Strip;
using print::Strips;
using typeset::Face;
using typeset::Token;

namespace {
constexpr qreal kNumberRoom = 40;
constexpr qreal kDots = 6; ///< from dot to dot
} // namespace

ContentsStrips::ContentsStrips(const PrintContext &context, SheetNumbers numbers)
    : m_context(context)
    , m_numbers(std::move(numbers))
{
}

Strips ContentsStrips::title(const QString &over, const QString &title) const
{
    const qreal width = m_context.paper.body().width();
    Strips strips;
    if (!over.isEmpty())
        append(strips, TextStrips(m_context, m_context.text(over, {Face::Label, 0, true, Token::Ink2}, width)).strips());
    Strips big = TextStrips(m_context, m_context.text(title, {Face::Prose, 5, true, Token::Ink}, width)).strips();
    big.front().above = 4;
    append(strips, std::move(big));
    Strip rule;
    rule.above = 18;
    rule.height = 2;
    rule.paint = [width, color = m_context.look().color(Token::Ink)](
                     QPainter &painter) { painter.fillRect(QRectF(0, 0, width, 1.5), color); };
    strips.push_back(std::move(rule));
    for (Strip &strip : strips)
        strip.keepWithNext = true;
    return strips;
}

Strips ContentsStrips::entries(const QList<Entry> &entries) const
{
    Strips strips = TextStrips(m_context,
        m_context.text(tr("Contents"), {Face::Label, -1, true, Token::Ink2}, m_context.paper.column()))
                        .strips();
    strips.front().above = 30;
    strips.back().keepWithNext = true;
    for (const Entry &each : entries)
        strips.push_back(entry(each));
    return strips;
}

Strip ContentsStrips::entry(const Entry &entry) const
{
    const qreal width = m_context.paper.column();
    const bool lesson = entry.level == 0;
    const qreal left = 0;
    const auto text = m_context.text(
        entry.title, {Face::Prose, 0, lesson, Token::Ink}, width - left - kNumberRoom);
    Strips lines = TextStrips(m_context, text).strips();
    const qreal textRight = left + text->document().idealWidth();
    const qreal lastTop = [&lines] {
        qreal top = 0;
        for (size_t i = 0; i + 1 < lines.size(); ++i)
            top += lines[i].height + lines[i + 1].above;
        return top;
    }();
    indent(lines, left);
    Strip strip = print::joined(std::move(lines));
    strip.above = lesson ? 16 : 7;
    strip.keepWithNext = lesson;
    strip.links << print::StripLink{QRectF(0, 0, width, strip.height), entry.target};
    const QFont font = m_context.look().font(Face::Label, -1, lesson);
    const qreal baseline = lastTop + QFontMetricsF(m_context.look().font(Face::Prose)).ascent();
    strip.paint = [paint = std::move(strip.paint), numbers = m_numbers, entry, font, baseline, textRight, width,
                      ink = m_context.look().color(Token::Ink), dots = m_context.look().color(Token::Ink3)](
                      QPainter &painter) {
        paint(painter);
        const QString number = QString::number(numbers->value(entry.target));
        const qreal numberLeft = width - QFontMetricsF(font).horizontalAdvance(number);
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(QPointF(numberLeft, baseline), number);
        // Dots on one grid down the page.
        painter.setPen(Qt::NoPen);
        painter.setBrush(dots);
        for (qreal x = std::ceil((textRight + 8) / kDots) * kDots; x < numberLeft - 8; x += kDots)
            painter.drawEllipse(QPointF(x, baseline - 1), 0.6, 0.6);
    };
    return strip;
}

} // namespace nunchi::ui
