// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/line_reader.h"

#include <utility>

namespace nunchi::typeset {

bool isEscapable(QChar c)
{
    return c == u'$' || c == u'\\' || c == u'{' || c == u'}';
}

std::optional<Token> meaningColor(QStringView name)
{
    if (name == u"Q")
        return Token::QText;
    if (name == u"K")
        return Token::KText;
    if (name == u"V")
        return Token::VText;
    if (name == u"W")
        return Token::WText;
    return std::nullopt;
}

void LineReader::finishWords()
{
    if (m_words.isEmpty())
        return;
    MathRun run{std::exchange(m_words, {}), false};
    run.color = m_color;
    m_runs.append(run);
}

/// At a dollar. Without a second one it is a sign like any other.
void LineReader::readMath()
{
    qsizetype close = m_line.indexOf(u'$', m_at + 1);
    while (close > 0 && m_line[close - 1] == u'\\')
        close = m_line.indexOf(u'$', close + 1);
    if (close < 0) {
        m_words += m_line[m_at++];
        return;
    }
    finishWords();
    m_runs += mathRuns(m_line.sliced(m_at + 1, close - m_at - 1));
    m_at = close + 1;
}

/// At \Q{ and the like: the words up to the closing brace.
bool LineReader::readColor()
{
    const QStringView rest = QStringView(m_line).sliced(m_at);
    if (rest.size() < 3 || rest[2] != u'{')
        return false;
    const auto color = meaningColor(rest.sliced(1, 1));
    if (!color)
        return false;
    finishWords();
    m_color = *color;
    m_at += 3;
    return true;
}

MathRuns LineReader::read()
{
    while (m_at < m_line.size()) {
        const QChar c = m_line[m_at];
        const bool escape = c == u'\\' && m_at + 1 < m_line.size() && isEscapable(m_line[m_at + 1]);
        if (escape) {
            m_words += m_line[m_at + 1];
            m_at += 2;
        } else if (c == u'$') {
            readMath();
        } else if (c == u'}' && m_color != Token::Ink) {
            finishWords();
            m_color = Token::Ink;
            ++m_at;
        } else if (c != u'\\' || !readColor()) {
            m_words += c;
            ++m_at;
        }
    }
    finishWords();
    return m_runs;
}

} // namespace nunchi::typeset
