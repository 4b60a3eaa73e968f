// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table_columns.h"

#include <algorithm>

#include <QRegularExpression>

#include "course/number_text.h"

namespace nunchi::ui {

using course::Align;
using course::Inlines;
using course::Span;
using course::Table;

namespace {

enum class Content : quint8 { Words, Blank, Number, Count }; ///< Count: 26 man 2144, 2.6*10^5, 4.3 billion: points say nothing

/// The cell in one line, as its numbers are written; mathematics without what TeX puts into numerals.
QString writtenIn(const Inlines &cell)
{
    QString text;
    for (const Span &span : cell) {
        if (span.kind == Span::Kind::Text)
            text += span.text;
        else if (span.kind == Span::Kind::Math)
            text += QString(span.text)
                        .replace(QLatin1String("{,}"), QLatin1String(","))
                        .replace(QLatin1String("\\times"), QString(QChar(0x00D7)))
                        .replace(QLatin1String("\\cdot"), QString(QChar(0x00B7)))
                        .replace(QLatin1String("\\%"), QLatin1String("%"))
                        .remove(QLatin1String("\\,"))
                        .remove(QLatin1Char('{'))
                        .remove(QLatin1Char('}'));
        else
            text += QLatin1Char(' ');
    }
    return text.trimmed();
}

bool hasMath(const Inlines &cell)
{
    return std::any_of(cell.begin(), cell.end(), [](const Span &span) { return span.kind == Span::Kind::Math; });
}

bool isBlank(const QString &text)
{
    static const QRegularExpression blank(QStringLiteral("^[\\s\\p{Pd}\\x{2212}\\x{2026}.]*$"));
    return blank.match(text).hasMatch();
}

/// After the numeral: powers of ten and Korean counts, then a unit of a word or two.
Content afterNumeral(QString rest)
{
    static const QRegularExpression scale(QStringLiteral("^\\s*(?:\\*\\s*10\\s*\\^\\s*[-+]?\\d+|e[-+]?\\d+"
                                                         "|[\\x{B9CC}\\x{C5B5}\\x{C870}\\x{ACBD}\\x{CC9C}\\x{BC31}"
                                                         "\\x{C2ED}]+\\s*(?:\\d[\\d,]*)?"
                                                         "|(?:thousand|million|billion|trillion)\\b)"));
    static const QRegularExpression unit(QStringLiteral("^\\s*[^\\d\\s]{0,12}(?:\\s[^\\d\\s]{1,12})?$"));
    Content content = Content::Number;
    for (auto match = scale.match(rest); match.hasMatch(); match = scale.match(rest)) {
        content = Content::Count;
        rest.remove(0, match.capturedLength());
    }
    return unit.match(rest).hasMatch() ? content : Content::Words;
}

Content contentOf(const Inlines &cell, const QLocale &locale)
{
    const QString written = writtenIn(cell);
    if (isBlank(written))
        return Content::Blank;
    const QString text = course::foldedNumberText(written);
    // What may stand before a number: about (in both languages), relations and signs.
    static const QRegularExpression before(QStringLiteral("^(?:[~<>=\\x{2248}\\x{2264}\\x{2265}]|\\x{C57D}|about)?\\s*"
                                                          "[-+\\x{00B1}]?\\s*"));
    const qsizetype start = before.match(text).capturedEnd();
    const auto numeral = course::numeralPattern(locale).match(
        text, start, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
    if (!numeral.hasMatch())
        return Content::Words;
    const Content content = afterNumeral(text.mid(numeral.capturedEnd()));
    return content == Content::Number && hasMath(cell) ? Content::Count : content;
}

/// One past the whole part of the first number in the text; −1: it has none.
qsizetype wholeEnd(const QString &text)
{
    static const QRegularExpression whole(QStringLiteral("\\d+(?:[,\\x{202F}\\x{00A0} ]\\d{3})*(?!\\d)|(?=[.]\\d)"));
    const auto match = whole.match(text);
    return match.hasMatch() ? match.capturedEnd() : -1;
}

} // namespace

TableColumns::TableColumns(const Table &table, const QLocale &locale)
    : m_locale(locale)
{
    const int columns = std::max(1, static_cast<int>(table.head.size()));
    for (int i = 0; i < columns; ++i)
        m_columns << columnOf(table, i);
}

TableColumns::Column TableColumns::columnOf(const Table &table, int index) const
{
    Column column;
    column.align = index < table.columns.size() ? table.columns.at(index) : Align::Default;
    bool words = false;
    bool counts = false;
    for (const auto &row : table.rows) {
        if (index >= row.size())
            continue;
        const Content content = contentOf(row.at(index), m_locale);
        words = words || content == Content::Words;
        counts = counts || content == Content::Count;
        column.numeric = column.numeric || content == Content::Number || content == Content::Count;
    }
    column.numeric = column.numeric && !words;
    if (column.numeric && column.align == Align::Default)
        column.align = Align::Right;
    column.meets = column.numeric && !counts && column.align == Align::Right;
    return column;
}

Inlines TableColumns::tail(int column, const Inlines &cell) const
{
    if (!m_columns.at(column).meets)
        return {};
    qsizetype skip = wholeEnd(course::plainText(cell));
    if (skip < 0)
        return {};
    Inlines tail;
    for (Span span : cell) {
        const qsizetype here = std::min(skip, span.text.size());
        span.text.remove(0, here);
        skip -= here;
        if (!span.text.isEmpty())
            tail << span;
    }
    return tail;
}

} // namespace nunchi::ui
