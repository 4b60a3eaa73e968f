// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/page_copy.h"

#include <QStringList>

namespace nunchi::course {

namespace {

QString textOf(const Blocks &blocks);

QString rowOf(const QList<Inlines> &cells)
{
    QStringList words;
    for (const Inlines &cell : cells)
        words << plainText(cell).replace(QLatin1Char('\n'), QLatin1Char(' '));
    return words.join(QLatin1Char('\t'));
}

QString textOf(const Table &table)
{
    QStringList lines;
    if (!table.caption.isEmpty())
        lines << table.caption;
    lines << rowOf(table.head);
    for (const QList<Inlines> &row : table.rows)
        lines << rowOf(row);
    return lines.join(QLatin1Char('\n'));
}

QString textOf(const BlockList &list)
{
    QStringList lines;
    int number = list.start;
    for (const Blocks &item : list.items) {
        const QString mark = list.ordered ? QStringLiteral("%1. ").arg(number++) : QStringLiteral("- ");
        const QString indent(mark.size(), QLatin1Char(' '));
        lines << mark + textOf(item).replace(QLatin1String("\n\n"), QLatin1String("\n")).replace(QLatin1Char('\n'), u'\n' + indent);
    }
    return lines.join(QLatin1Char('\n'));
}

QString textOf(const Question &question)
{
    QStringList lines{plainText(question.ask)};
    for (qsizetype i = 0; i < question.choices.size(); ++i)
        lines << QStringLiteral("%1) %2").arg(QChar(u'A' + char16_t(i))).arg(plainText(question.choices.at(i).text));
    return lines.join(QLatin1Char('\n'));
}

QString textOf(const Refused &refused)
{
    QStringList lines;
    for (const Problem &problem : refused.problems)
        lines << QStringLiteral("\u26A0 ") + problem.message;
    return lines.join(QLatin1Char('\n'));
}

QString titled(const QString &title, const QString &text)
{
    return title.isEmpty() ? text : text.isEmpty() ? title : title + QLatin1Char('\n') + text;
}

QString textOf(const Block &block)
{
    return std::visit(
        [](const auto &content) -> QString {
            using T = std::decay_t<decltype(content)>;
            if constexpr (std::is_same_v<T, Heading> || std::is_same_v<T, Paragraph>)
                return plainText(content.text);
            else if constexpr (std::is_same_v<T, MathBlock>)
                return QLatin1Char('$') + content.tex + QLatin1Char('$');
            else if constexpr (std::is_same_v<T, CodeBlock>)
                return content.text;
            else if constexpr (std::is_same_v<T, BlockList> || std::is_same_v<T, Table>)
                return textOf(content);
            else if constexpr (std::is_same_v<T, BlockQuote>)
                return textOf(content.blocks);
            else if constexpr (std::is_same_v<T, Box>)
                return content.kind == Box::Kind::Speaker ? QString() : titled(content.title, textOf(content.blocks));
            else if constexpr (std::is_same_v<T, Columns>) {
                QStringList parts;
                for (const Blocks &column : content.columns)
                    parts << textOf(column);
                return parts.join(QLatin1String("\n\n"));
            } else if constexpr (std::is_same_v<T, Figure>)
                return content.caption.isEmpty() ? content.alt : plainText(content.caption);
            else if constexpr (std::is_same_v<T, Python>)
                return titled(content.title, content.code);
            else if constexpr (std::is_same_v<T, ExhibitBlock>)
                return titled(content.title, content.tryThis);
            else if constexpr (std::is_same_v<T, QuizBlock>)
                return textOf(content.question);
            else if constexpr (std::is_same_v<T, Refused>)
                return textOf(content);
            else
                return QString();
        },
        block.content);
}

QString textOf(const Blocks &blocks)
{
    QStringList parts;
    for (const Block &block : blocks)
        if (const QString text = textOf(block).trimmed(); !text.isEmpty())
            parts << text;
    return parts.join(QLatin1String("\n\n"));
}

} // namespace

QString blocksForCopying(const Blocks &blocks)
{
    return textOf(blocks);
}

QString pageForCopying(const Page &page)
{
    QStringList parts{page.front.title, textOf(page.blocks)};
    for (const Note &note : page.notes)
        parts << QStringLiteral("%1. %2").arg(note.number).arg(plainText(note.text));
    parts.removeAll(QString());
    return parts.join(QLatin1String("\n\n")) + QLatin1Char('\n');
}

} // namespace nunchi::course
