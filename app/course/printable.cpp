// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/printable.h"

#include <algorithm>

namespace nunchi::course {

bool isControl(char32_t code)
{
    const bool c0 = code < 0x20;
    const bool c1 = code >= 0x7F && code < 0xA0;
    const bool line = code == 0x2028 || code == 0x2029;
    const bool direction = (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
    return c0 || c1 || line || direction;
}

QString codeName(char32_t code)
{
    return QStringLiteral("U+%1").arg(QString::number(code, 16).toUpper(), 4, QLatin1Char('0'));
}

QString printable(const QString &text)
{
    const auto isIt = [](QChar c) { return isControl(c.unicode()); };
    if (std::none_of(text.begin(), text.end(), isIt))
        return text;
    QString shown;
    for (const QChar c : text) {
        const char16_t code = c.unicode();
        if (!isIt(c))
            shown += c;
        else if (code == u'\n')
            shown += QStringLiteral("\\n");
        else if (code == u'\t')
            shown += QStringLiteral("\\t");
        else if (code < 0x100)
            shown += QStringLiteral("\\x%1").arg(code, 2, 16, QLatin1Char('0'));
        else
            shown += QStringLiteral("\\u%1").arg(code, 4, 16, QLatin1Char('0'));
    }
    return shown;
}

} // namespace nunchi::course
