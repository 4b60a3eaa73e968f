// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/key_letter.h"

#include <QKeyEvent>
#include <QStringView>

namespace nunchi::exhibits {

QChar letterOf(const QKeyEvent &event)
{
    if (event.key() >= Qt::Key_A && event.key() <= Qt::Key_Z)
        return QChar(event.key());
    // The two-set layout (KS X 5002), in the order of the letters A to Z; with Shift, five keys double.
    static constexpr QStringView plain = u"\u3141\u3160\u314A\u3147\u3137\u3139\u314E\u3157\u3151\u3153\u314F\u3163\u3161"
                                         u"\u315C\u3150\u3154\u3142\u3131\u3134\u3145\u3155\u314D\u3148\u314C\u315B\u314B";
    static constexpr QStringView doubled = u"QWERTOP";
    static constexpr QStringView doubles = u"\u3143\u3149\u3138\u3132\u3146\u3152\u3156";
    const QString text = event.text();
    if (text.size() != 1)
        return {};
    if (const qsizetype at = plain.indexOf(text.front()); at >= 0)
        return QChar(char16_t(u'A' + at));
    const qsizetype at = doubles.indexOf(text.front());
    return at >= 0 ? doubled.at(at) : QChar();
}

} // namespace nunchi::exhibits
