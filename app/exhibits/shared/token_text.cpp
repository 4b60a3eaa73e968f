// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/token_text.h"

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

QString bareWord(const QString &token)
{
    QString word = token.normalized(QString::NormalizationForm_C).toLower();
    word.replace(u'\u2019', u'\'');
    const auto outside = [](QChar c) { return c.isPunct() || c.isSymbol(); };
    while (!word.isEmpty() && outside(word.front()))
        word.remove(0, 1);
    while (!word.isEmpty() && outside(word.back()))
        word.chop(1);
    return word;
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
