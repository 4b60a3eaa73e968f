// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "course/utf8.h"
#include "course/yaml_tree.h"

namespace nunchi::course {

namespace {

bool isSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\t';
}

/// Follows a scalar's text and the way the file writes it side by side: line ends may be spaces and the other way
/// round, lines are indented, and in quotes some signs are written as two or more.
class Alignment
{
public:
    Alignment(QByteArrayView file, qsizetype start, QByteArrayView text)
        : m_file(file)
        , m_text(text)
        , m_there(start)
    {
    }

    std::vector<Fragment::Piece> run(bool quoted);

private:
    bool step();
    void skipSpaces();
    void skipSpacesInFile();
    bool escape();
    char next(qsizetype by = 0) const { return m_there + by < m_file.size() ? m_file[m_there + by] : '\0'; }

    QByteArrayView m_file;
    QByteArrayView m_text;
    qsizetype m_there;
    qsizetype m_here = 0;
    char m_quote = 0;
    std::vector<Fragment::Piece> m_pieces;
};

std::vector<Fragment::Piece> Alignment::run(bool quoted)
{
    if (quoted && (next() == '\'' || next() == '"')) {
        m_quote = next();
        ++m_there;
    } else if (quoted) { // | or >, with what belongs to it on the line
        m_there = std::max(m_there, m_file.indexOf('\n', m_there));
        skipSpacesInFile();
    }
    while (m_here < m_text.size() && m_there < m_file.size()) {
        if (m_pieces.empty() || m_here - m_pieces.back().here != m_there - m_pieces.back().there)
            m_pieces.push_back({m_here, m_there});
        if (!step())
            break;
    }
    return std::move(m_pieces);
}

/// Past one sign on both sides; false: they do not match.
bool Alignment::step()
{
    if (isSpace(m_text[m_here])) {
        skipSpaces();
        return true;
    }
    if (m_quote == '"' && next() == '\\')
        return escape();
    if (next() != m_text[m_here])
        return false;
    m_there += m_quote == '\'' && next() == '\'' ? 2 : 1;
    ++m_here;
    return true;
}

void Alignment::skipSpaces()
{
    while (m_here < m_text.size() && isSpace(m_text[m_here]))
        ++m_here;
    skipSpacesInFile();
    while (m_quote == '"' && next() == '\\' && (next(1) == 'n' || next(1) == 't' || isSpace(next(1)))) {
        m_there += 2;
        skipSpacesInFile();
    }
}

void Alignment::skipSpacesInFile()
{
    while (isSpace(next()))
        ++m_there;
}

bool Alignment::escape()
{
    const char sign = next(1);
    if (sign == '\n') { // the line goes on
        ++m_there;
        skipSpacesInFile();
        return true;
    }
    m_there += sign == 'x' ? 4 : sign == 'u' ? 6 : sign == 'U' ? 10 : 2;
    m_here += codePointAt(m_text, m_here).length;
    return true;
}

} // namespace

Fragment toFragment(const Reading &reading, const YamlNode &node)
{
    const QByteArray text = node.text.toUtf8();
    const QByteArrayView file = reading.source().text();
    const qsizetype start = std::min(node.offset, file.size());
    return {text, start, Alignment(file, start, text).run(node.quoted)};
}

} // namespace nunchi::course
