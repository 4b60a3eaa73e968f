// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/code_writer.h"

#include <algorithm>

#include <QFontMetricsF>

namespace nunchi::ui {

using typeset::Face;
using typeset::Token;

CodeWriter::CodeWriter(const typeset::Appearance &look)
    : m_look(look)
    , m_base(baseFormat(look, style()))
{
}

TextStyle CodeWriter::style()
{
    return {Face::Code, -1, false, Token::Ink};
}

QTextCharFormat CodeWriter::formatOf(PythonToken token) const
{
    QTextCharFormat format = m_base;
    const auto ink = [&format, this](Token color) { format.setForeground(m_look.color(color)); };
    switch (token) {
    case PythonToken::Keyword:
    case PythonToken::Name:
        format.setFontWeight(QFont::Bold);
        break;
    case PythonToken::String:
        ink(Token::Ink2);
        break;
    case PythonToken::Comment:
        ink(Token::Ink3);
        break;
    case PythonToken::Query:
        ink(Token::QText);
        break;
    case PythonToken::Key:
        ink(Token::KText);
        break;
    case PythonToken::Value:
        ink(Token::VText);
        break;
    case PythonToken::Weight:
        ink(Token::WText);
        break;
    case PythonToken::Plain:
    case PythonToken::Number:
        break;
    }
    return format;
}

void CodeWriter::write(QTextCursor &cursor, const QString &code, bool python) const
{
    const auto insert = [&cursor](QString text, const QTextCharFormat &format) {
        cursor.insertText(text.replace(QLatin1Char('\n'), QChar::LineSeparator), format);
    };
    if (!python) {
        insert(code, m_base);
        return;
    }
    for (const PythonRun &run : pythonRuns(code))
        insert(code.mid(run.start, run.length), formatOf(run.token));
}

qreal CodeWriter::width(const QString &code) const
{
    const QFontMetricsF metrics(m_base.font());
    qreal width = 0;
    for (const QString &line : code.split(QLatin1Char('\n')))
        width = std::max(width, metrics.horizontalAdvance(line));
    return width;
}

} // namespace nunchi::ui
