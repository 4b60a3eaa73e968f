// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/emphasis_repair.h"

#include "course/code_ranges.h"
#include "course/math_extractor.h"
#include "course/utf8.h"

namespace nunchi::course {

namespace {

bool isDigit(CodePoint point)
{
    return point.code >= '0' && point.code <= '9';
}

/// A run of stars and what stands beside it.
struct Run
{
    qsizetype start = 0;
    qsizetype end = 0;
    CodePoint before;
    CodePoint after;

    qsizetype length() const { return end - start; }
    bool opens() const
    {
        return !isSpaceOrEnd(after) && (!isPunctuation(after) || isSpaceOrEnd(before) || isPunctuation(before));
    }
    bool closes() const
    {
        return !isSpaceOrEnd(before) && (!isPunctuation(before) || isSpaceOrEnd(after) || isPunctuation(after));
    }
    bool betweenDigits() const { return isDigit(before) && isDigit(after); }
};

class Repair
{
public:
    explicit Repair(QByteArrayView text)
        : m_text(text)
    {
    }

    std::vector<qsizetype> joinersNeeded();

private:
    void atLineStart(qsizetype at);
    qsizetype atStars(qsizetype at);
    void judge(const Run &run);
    bool closeOpen(qsizetype length);

    QByteArrayView m_text;
    bool m_inTableRow = false;
    std::vector<qsizetype> m_open; ///< lengths of the runs that wait for their partner
    std::vector<qsizetype> m_joiners;
};

std::vector<qsizetype> Repair::joinersNeeded()
{
    const std::vector<CodeRange> code = codeRanges(m_text);
    auto nextCode = code.begin();
    atLineStart(0);
    for (qsizetype at = 0; at < m_text.size();) {
        if (nextCode != code.end() && nextCode->start <= at) {
            at = std::max(at, nextCode->end);
            ++nextCode;
            continue;
        }
        const char c = m_text[at];
        if (c == '\n')
            atLineStart(at + 1);
        else if (c == '|' && m_inTableRow)
            m_open.clear();
        if (c == '*')
            at = atStars(at);
        else
            at += c == '\\' && !m_text.sliced(at + 1).startsWith('\n') ? 2 : 1;
    }
    return m_joiners;
}

void Repair::atLineStart(qsizetype at)
{
    const qsizetype end = m_text.indexOf('\n', at);
    const QByteArrayView line = m_text.sliced(at, (end < 0 ? m_text.size() : end) - at);
    m_inTableRow = line.trimmed().startsWith('|');
    if (startsTextBlock(line))
        m_open.clear();
}

qsizetype Repair::atStars(qsizetype at)
{
    Run run{at, at, codePointBefore(m_text, at), {}};
    while (run.end < m_text.size() && m_text[run.end] == '*')
        ++run.end;
    run.after = codePointAt(m_text, run.end);
    judge(run);
    return run.end;
}

void Repair::judge(const Run &run)
{
    if ((isSpaceOrEnd(run.before) && isSpaceOrEnd(run.after)) || run.betweenDigits())
        return;
    if (!isSpaceOrEnd(run.before) && closeOpen(run.length())) {
        if (!run.closes())
            m_joiners.push_back(run.start);
        return;
    }
    if (isSpaceOrEnd(run.after))
        return;
    if (!run.opens())
        m_joiners.push_back(run.end);
    m_open.push_back(run.length());
}

/// Whether runs that are open make up this length; then they are closed.
bool Repair::closeOpen(qsizetype length)
{
    size_t keep = m_open.size();
    while (keep > 0 && length > 0 && m_open[keep - 1] <= length)
        length -= m_open[--keep];
    if (length != 0 || keep == m_open.size())
        return false;
    m_open.resize(keep);
    return true;
}

} // namespace

MappedText repairEmphasis(const MappedText &prepared)
{
    MappedText repaired;
    qsizetype done = 0;
    for (const qsizetype at : Repair(prepared.text()).joinersNeeded()) {
        repaired.copy(prepared, done, at);
        repaired.insert(joiner());
        done = at;
    }
    repaired.copy(prepared, done, prepared.text().size());
    return repaired;
}

} // namespace nunchi::course
