// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words.h"

namespace nunchi::ui {

using course::Inlines;
using course::Span;

Inlines words(const QString &text)
{
    if (text.isEmpty())
        return {};
    Span span;
    span.text = text;
    return {span};
}

Inlines wordsWithMath(const QString &textWithDollars)
{
    Inlines line;
    Span part;
    const auto end = [&line, &part] {
        if (!part.text.isEmpty())
            line << part;
        part.text.clear();
    };
    for (qsizetype i = 0; i < textWithDollars.size(); ++i) {
        const QChar c = textWithDollars.at(i);
        const bool escaped = c == u'\\' && part.kind == Span::Kind::Text && i + 1 < textWithDollars.size();
        if (escaped && QStringView(u"$\\{}").contains(textWithDollars.at(i + 1))) {
            part.text += textWithDollars.at(++i);
        } else if (c == u'$') {
            end();
            part.kind = part.kind == Span::Kind::Text ? Span::Kind::Math : Span::Kind::Text;
        } else {
            part.text += c;
        }
    }
    end();
    return line;
}

} // namespace nunchi::ui
