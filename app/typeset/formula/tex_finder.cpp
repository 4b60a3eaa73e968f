// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula/tex_finder.h"

#include <QRegularExpression>
#include <QStringList>

namespace nunchi::typeset {

namespace {
struct Fence
{
    QChar letter;
    qsizetype length = 0;
    bool code = false;
};

/// A program or an example: nothing in it is mathematics. Other directives hold text.
bool isCode(const QString &info)
{
    return !info.startsWith(QLatin1Char('{')) || info.startsWith(QLatin1String("{python}"));
}

/// Only the text outside code, its lines kept.
QString withoutCode(const QString &markdown)
{
    static const QRegularExpression fenceLine(QStringLiteral("^\\s*(`{3,}|~{3,})\\s*(.*)$"));
    QList<Fence> open;
    QString text;
    const QStringList lines = markdown.split(QLatin1Char('\n'));
    for (const QString &line : lines) {
        const auto match = fenceLine.match(line);
        const QString marks = match.captured(1);
        const QString info = match.captured(2).trimmed();
        const bool inCode = !open.isEmpty() && open.constLast().code;
        if (!marks.isEmpty() && info.isEmpty() && !open.isEmpty() && open.constLast().letter == marks[0]
            && marks.size() >= open.constLast().length)
            open.removeLast();
        else if (!marks.isEmpty() && !inCode)
            open += {marks[0], marks.size(), isCode(info)};
        else if (!inCode)
            text += line;
        text += QLatin1Char('\n');
    }
    static const QRegularExpression codeSpan(QStringLiteral("(?<!`)(`+)(?!`)(.+?)(?<!`)\\1(?!`)"));
    return text.replace(codeSpan, QStringLiteral(" "));
}

void add(QList<FormulaKey> &keys, const QString &tex, bool display)
{
    const FormulaKey key = FormulaKey::of(tex, display);
    if (!key.tex.isEmpty() && !keys.contains(key))
        keys += key;
    // In a double-quoted YAML text every backslash is written twice.
    if (tex.contains(QLatin1String("\\\\"))) {
        const FormulaKey quoted = FormulaKey::of(QString(tex).replace(QLatin1String("\\\\"), QLatin1String("\\")), display);
        if (!keys.contains(quoted))
            keys += quoted;
    }
}
} // namespace

QList<FormulaKey> formulasInMarkdown(const QString &markdown)
{
    // A formula does not go beyond its paragraph; an escaped dollar is money.
    static const QRegularExpression formula(
        QStringLiteral("(?<!\\\\)\\$\\$((?:(?!\\n\\s*\\n)[^$])+)\\$\\$|(?<![\\\\$])\\$((?:\\\\.|(?!\\n\\s*\\n)[^$\\\\])+)\\$"));
    QList<FormulaKey> keys;
    auto matches = formula.globalMatch(withoutCode(markdown));
    while (matches.hasNext()) {
        const auto match = matches.next();
        const bool display = match.hasCaptured(1);
        add(keys, match.captured(display ? 1 : 2), display);
    }
    return keys;
}

} // namespace nunchi::typeset
