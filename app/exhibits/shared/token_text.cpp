// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/token_text.h"

#include <algorithm>

#include <QTextBoundaryFinder>

namespace nunchi::exhibits {

QStringList splitTokens(const QString &text)
{
    QStringList tokens;
    QString token;
    const QString composed = text.normalized(QString::NormalizationForm_C);
    for (const QChar c : composed) {
        const bool separates = c.isSpace() || c.category() == QChar::Other_Control;
        if (!separates)
            token += c;
        else if (!token.isEmpty())
            tokens << std::exchange(token, {});
    }
    if (!token.isEmpty())
        tokens << token;
    return tokens;
}

int letterCount(const QString &token)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, token);
    int letters = 0;
    while (finder.toNextBoundary() >= 0)
        ++letters;
    return letters;
}

QString withoutMarks(const QString &token)
{
    const auto isMark = [](QChar c) { return c.isPunct() || c.isSymbol(); };
    const auto first = std::find_if_not(token.begin(), token.end(), isMark);
    const auto last = std::find_if_not(token.rbegin(), std::make_reverse_iterator(first), isMark);
    return QString(first, last.base() - first);
}

QString bareWord(const QString &token)
{
    return withoutMarks(token.normalized(QString::NormalizationForm_C).toLower().replace(u'\u2019', u'\''));
}

bool isPaddingToken(const QString &token)
{
    const QString word = token.toLower();
    return word == paddingToken() || word == QLatin1String("<pad>") || word == QLatin1String("[pad]");
}

QString paddingToken()
{
    return QStringLiteral("\u27E8pad\u27E9");
}

} // namespace nunchi::exhibits
