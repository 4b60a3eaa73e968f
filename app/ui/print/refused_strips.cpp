// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/refused_strips.h"

#include <QPainter>

#include "ui/print/box_frame.h"
#include "ui/print/text_strips.h"
#include "ui/refused_words.h"

namespace nunchi::ui {

using print::Strip;
using print::Strips;
using typeset::Face;
using typeset::Token;

namespace {
constexpr qreal kSide = 16;
constexpr qreal kPadding = 9;
constexpr qreal kBar = 3;
} // namespace

RefusedStrips::RefusedStrips(const PrintContext &context)
    : m_context(context)
{
}

Strips RefusedStrips::strips(const course::Refused &refused, qreal width) const
{
    const qreal inner = width - 2 * kSide;
    const auto lines = [&](const PrintContext::Text &text) { return TextStrips(m_context, text).strips(); };
    const QString title = RefusedWords::sign() + QStringLiteral("\u2002") + RefusedWords::title(refused);
    Strips strips = lines(m_context.text(title, {Face::Label, -1, true, Token::NoteText}, inner));
    Strips words = lines(m_context.plain(RefusedWords::text(refused, m_context.page.session.course().folder()),
        {Face::Prose, -1, false, Token::Ink}, inner));
    if (!words.empty())
        words.front().above = 3;
    append(strips, std::move(words));
    if (strips.empty())
        return strips;
    // Short: together on a sheet.
    for (size_t i = 0; i + 1 < strips.size(); ++i)
        strips[i].keepWithNext = true;
    indent(strips, kSide);
    pad(strips.front(), kPadding, 0);
    pad(strips.back(), 0, kPadding);
    auto frame = std::make_shared<print::Frame>();
    frame->right = width;
    frame->paint = [&look = m_context.look()](QPainter &painter, const QRectF &rect, bool, bool) {
        painter.fillRect(rect, look.color(Token::NoteTint));
        painter.fillRect(QRectF(rect.left(), rect.top(), kBar, rect.height()), look.color(Token::Note));
    };
    for (Strip &strip : strips)
        strip.frames.prepend(frame);
    return strips;
}

} // namespace nunchi::ui
