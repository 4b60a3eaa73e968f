// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/math_extractor.h"

#include <QCoreApplication>

#include "course/code_ranges.h"
#include "course/note_marks.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Mathematics)
};

constexpr char32_t firstStandIn = 0xF0000;
constexpr char32_t joinerCode = 0xFFFFD;
constexpr size_t mostFormulas = joinerCode - firstStandIn;

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n';
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool startsCommand(QByteArrayView text)
{
    return text.size() > 1 && text[0] == '\\' && isLetter(text[1]);
}

bool hasHangul(QByteArrayView text)
{
    const QString words = QString::fromUtf8(text);
    return std::any_of(words.begin(), words.end(), [](QChar c) { return c.script() == QChar::Script_Hangul; });
}

/// "5와" or "5 | 6" between dollars is not mathematics.
bool looksLikeTex(QByteArrayView content)
{
    const auto hasAny = [&](const char *signs) {
        return std::any_of(content.begin(), content.end(), [&](char c) { return std::strchr(signs, c) != nullptr; });
    };
    if (hasAny("\\^_="))
        return true;
    if (content.contains('|') && std::none_of(content.begin(), content.end(), isLetter))
        return false;
    return !hasHangul(content);
}

/// One pass over a fragment.
class Extractor
{
public:
    Extractor(Reading &reading, const Fragment &fragment)
        : m_reading(reading)
        , m_fragment(fragment)
        , m_source(fragment.text)
        , m_code(codeRanges(m_source))
        , m_limit(m_source.size())
    {
    }

    PreparedText run();

private:
    qsizetype pastCode(qsizetype at);
    qsizetype formulaAt(qsizetype at);
    qsizetype display(qsizetype at);
    qsizetype inlineEnd(qsizetype at) const;
    void warnUnlessMoney(qsizetype at);
    qsizetype noteAt(qsizetype at);
    qsizetype roleAt(qsizetype at) const;
    void take(qsizetype from, qsizetype to, const QString &tex, Formula::Kind kind);
    QString displayTex(qsizetype from, qsizetype to);
    qsizetype lineStart(qsizetype at);

    Reading &m_reading;
    const Fragment &m_fragment;
    QByteArrayView m_source;
    std::vector<CodeRange> m_code;
    size_t m_nextCode = 0;
    bool m_closeIsMissing = false; ///< of a $$ with an empty line after it
    qsizetype m_limit; ///< no formula goes on past here
    qsizetype m_lineStart = 0; ///< of the line at m_lineKnown
    qsizetype m_lineKnown = 0;
    qsizetype m_copied = 0; ///< all before this is in the result
    PreparedText m_result;
};

PreparedText Extractor::run()
{
    for (qsizetype at = 0; at < m_source.size();) {
        if (m_nextCode < m_code.size() && m_code[m_nextCode].start <= at)
            at = pastCode(at);
        else if (m_source[at] == '\\')
            at += 2;
        else if (m_source[at] == '$')
            at = formulaAt(at);
        else if (m_source[at] == '[')
            at = noteAt(at);
        else if (m_source[at] == '{')
            at = roleAt(at);
        else
            ++at;
    }
    m_result.text.copy(m_source, m_copied, m_source.size());
    return std::move(m_result);
}

/// A role, {q}`…`, looks like code and may hold a formula.
qsizetype Extractor::pastCode(qsizetype at)
{
    const CodeRange code = m_code[m_nextCode++];
    const bool role = !code.fence && code.start > 0 && m_source[code.start - 1] == '}';
    return role ? code.start + 1 : std::max(at, code.end);
}

qsizetype Extractor::formulaAt(qsizetype at)
{
    if (m_result.formulas.size() >= mostFormulas)
        return at + 1;
    m_limit = m_nextCode < m_code.size() && m_code[m_nextCode].fence ? m_code[m_nextCode].start : m_source.size();
    if (at + 1 < m_source.size() && m_source[at + 1] == '$')
        return display(at);
    const qsizetype end = inlineEnd(at);
    const QByteArrayView content = end < 0 ? QByteArrayView() : m_source.sliced(at + 1, end - at - 2);
    if (end < 0) {
        warnUnlessMoney(at);
        return at + 1;
    }
    if (!looksLikeTex(content)) {
        if (hasHangul(content))
            m_reading.warning(m_fragment.offset(at),
                Words::tr("this is not taken for a formula: write words in it as "
                          "\\text{…}, or \\$ for a dollar sign"));
        return end;
    }
    take(at, end, QString::fromUtf8(content).simplified(), Formula::Kind::Inline);
    return end;
}

qsizetype Extractor::noteAt(qsizetype at)
{
    const qsizetype length = noteMarkLength(m_source, at);
    if (length == 0 || m_result.formulas.size() >= mostFormulas)
        return at + 1;
    const qsizetype end = at + length;
    const qsizetype line = lineStart(at);
    const QByteArrayView before = m_source.sliced(line, at - line);
    const bool startsLine = std::all_of(before.begin(), before.end(), [](char c) { return std::strchr(" \t>-+*", c); });
    if (startsLine && end < m_source.size() && m_source[end] == ':')
        m_reading.error(
            m_fragment.offset(at), Words::tr("a note's text stands at the left margin, outside lists and quotes"));
    take(at, end, QString::fromUtf8(m_source.sliced(at + 2, length - 3)), Formula::Kind::Note);
    return end;
}

/// Warns where a word with a role, {q}`…`, is written so that its signs are shown.
qsizetype Extractor::roleAt(qsizetype at) const
{
    constexpr qsizetype longest = 6;
    const QByteArrayView near = m_source.sliced(at, std::min(longest, m_source.size() - at));
    const qsizetype close = near.indexOf('}');
    const QString role = close < 0 ? QString() : QString::fromUtf8(near.sliced(1, close - 1));
    if (role != u"term" && !meaningOf(role))
        return at + 1;
    const qsizetype end = at + close + 1;
    qsizetype tick = end;
    while (tick < m_source.size() && m_source[tick] == ' ')
        ++tick;
    if (tick >= m_source.size() || m_source[tick] != '`')
        return end;
    const bool isCode = m_nextCode < m_code.size() && m_code[m_nextCode].start == tick;
    if (!isCode && tick == end)
        m_reading.warning(m_fragment.offset(at), Words::tr("no ` closes this word: write {%1}`word`").arg(role));
    else if (isCode && tick > end)
        m_reading.warning(m_fragment.offset(at),
            Words::tr("{%1} is shown as it is: between } and ` stands no space, as in {%1}`word`").arg(role));
    return end;
}

/// Past the closing dollar; −1: this dollar opens no formula.
qsizetype Extractor::inlineEnd(qsizetype at) const
{
    if (at + 1 >= m_limit || isSpace(m_source[at + 1]))
        return -1;
    for (qsizetype i = at + 1; i < m_limit; ++i) {
        const char c = m_source[i];
        if (c == '\\') {
            ++i;
        } else if (c == '\n') {
            const qsizetype next = m_source.indexOf('\n', i + 1);
            if (startsTextBlock(m_source.sliced(i + 1, (next < 0 ? m_source.size() : next) - i - 1)))
                return -1;
        } else if (c == '$') {
            const bool digitNext = i + 1 < m_source.size() && m_source[i + 1] >= '0' && m_source[i + 1] <= '9';
            return isSpace(m_source[i - 1]) || digitNext ? -1 : i + 1;
        }
    }
    return -1;
}

void Extractor::warnUnlessMoney(qsizetype at)
{
    if (startsCommand(m_source.sliced(at + 1).trimmed()))
        m_reading.warning(m_fragment.offset(at),
            Words::tr("this dollar opens no formula: there may be no space just inside the dollars, and "
                      "no digit after the closing one; write \\$ for a dollar sign"));
}

qsizetype Extractor::display(qsizetype at)
{
    bool lineIsEmpty = false;
    bool hasEmptyLine = false;
    for (qsizetype i = at + 2; i < m_limit; ++i) {
        const char c = m_source[i];
        if (c == '\\') {
            ++i;
        } else if (c == '\n') {
            if (std::exchange(lineIsEmpty, true)) {
                hasEmptyLine = true;
                break;
            }
        } else if (c == '$' && i + 1 < m_limit && m_source[i + 1] == '$') {
            take(at, i + 2, displayTex(at + 2, i), Formula::Kind::Display);
            m_closeIsMissing = false;
            return i + 2;
        } else if (!isSpace(c)) {
            lineIsEmpty = false;
        }
    }
    // The $$ after an empty line is the partner of one that was named.
    if (!std::exchange(m_closeIsMissing, !m_closeIsMissing && hasEmptyLine))
        m_reading.error(m_fragment.offset(at),
            Words::tr("this $$ is not closed: put $$ after the formula, without an empty "
                      "line in between"));
    return at + 2;
}

/// Asked from left to right, so that a long line is looked through once.
qsizetype Extractor::lineStart(qsizetype at)
{
    const qsizetype newLine = m_source.sliced(m_lineKnown, at - m_lineKnown).lastIndexOf('\n');
    if (newLine >= 0)
        m_lineStart = m_lineKnown + newLine + 1;
    m_lineKnown = at;
    return m_lineStart;
}

/// In a quote, each line of the formula begins with the quote's sign.
QString Extractor::displayTex(qsizetype from, qsizetype to)
{
    const bool quoted = m_source.sliced(lineStart(from)).trimmed().startsWith('>');
    QStringList lines = QString::fromUtf8(m_source.sliced(from, to - from)).split(QLatin1Char('\n'));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        lines[i] = lines[i].trimmed();
        while (quoted && i > 0 && lines[i].startsWith(QLatin1Char('>')))
            lines[i] = lines[i].sliced(1).trimmed();
    }
    return lines.join(QLatin1Char('\n')).trimmed();
}

void Extractor::take(qsizetype from, qsizetype to, const QString &tex, Formula::Kind kind)
{
    if (tex.isEmpty())
        m_reading.error(m_fragment.offset(from), Words::tr("there is nothing between these dollars"));
    else if (kind != Formula::Kind::Note)
        m_reading.addFormula(tex, kind == Formula::Kind::Display, m_fragment.offset(from));
    m_result.text.copy(m_source, m_copied, from);
    m_result.text.replace(standIn(m_result.formulas.size()), from);
    m_result.formulas.push_back({tex, QString::fromUtf8(m_source.sliced(from, to - from)), kind});
    m_copied = to;
}

QByteArray utf8Of(char32_t code)
{
    return QString::fromUcs4(&code, 1).toUtf8();
}

} // namespace

PreparedText extractMath(Reading &reading, const Fragment &fragment)
{
    return Extractor(reading, fragment).run();
}

QByteArray standIn(size_t formula)
{
    return utf8Of(firstStandIn + char32_t(formula));
}

qsizetype standInIndex(CodePoint point)
{
    return point.code >= firstStandIn && point.code < joinerCode ? qsizetype(point.code - firstStandIn) : -1;
}

QByteArray joiner()
{
    return utf8Of(joinerCode);
}

bool isJoiner(CodePoint point)
{
    return point.code == joinerCode;
}

} // namespace nunchi::course
