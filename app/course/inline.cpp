// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/inline.h"

namespace nunchi::course {

std::optional<Meaning> meaningOf(QStringView role)
{
    if (role == u"q")
        return Meaning::Query;
    if (role == u"k")
        return Meaning::Key;
    if (role == u"v")
        return Meaning::Value;
    return role == u"w" ? std::optional(Meaning::Weight) : std::nullopt;
}

QString plainText(const Inlines &inlines)
{
    QString text;
    for (const Span &span : inlines) {
        switch (span.kind) {
        case Span::Kind::Text:
            text += span.text;
            break;
        case Span::Kind::Math:
            text += QLatin1Char('$') + span.text + QLatin1Char('$');
            break;
        case Span::Kind::SoftBreak:
            text += QLatin1Char(' ');
            break;
        case Span::Kind::HardBreak:
            text += QLatin1Char('\n');
            break;
        case Span::Kind::Note:
            break;
        }
    }
    return text;
}

} // namespace nunchi::course
