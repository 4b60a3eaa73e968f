// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/table_repair.h"

#include <algorithm>
#include <optional>
#include <vector>

#include <QCoreApplication>

#include "course/code_ranges.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Markdown)
};

constexpr qsizetype fewestDashes = 3;

/// `:-:` and its like
bool isDelimiterCell(QByteArrayView cell)
{
    cell = cell.trimmed();
    if (cell.startsWith(':'))
        cell = cell.sliced(1);
    if (cell.endsWith(':'))
        cell.chop(1);
    return !cell.isEmpty() && std::all_of(cell.begin(), cell.end(), [](char c) { return c == '-'; });
}

/// `|---|:-:|`, without what contains it
bool isDelimiterRow(QByteArrayView row)
{
    row = row.trimmed();
    if (!row.contains('|') || !row.contains('-'))
        return false;
    if (row.startsWith('|'))
        row = row.sliced(1);
    if (row.endsWith('|'))
        row.chop(1);
    for (qsizetype at = 0; at <= row.size();) {
        const qsizetype bar = row.indexOf('|', at);
        const qsizetype end = bar < 0 ? row.size() : bar;
        if (!isDelimiterCell(row.sliced(at, end - at)))
            return false;
        at = end + 1;
    }
    return true;
}

class Repair
{
public:
    Repair(Reading &reading, const Fragment &fragment, const MappedText &prepared)
        : m_reading(reading)
        , m_fragment(fragment)
        , m_prepared(prepared)
        , m_text(prepared.text())
    {
    }

    MappedText run();

private:
    QByteArrayView line(qsizetype start) const
    {
        const qsizetype end = m_text.indexOf('\n', start);
        return m_text.sliced(start, (end < 0 ? m_text.size() : end) - start);
    }
    void widen(qsizetype start, QByteArrayView row);
    bool isCode(qsizetype at);
    bool isRunningText(qsizetype lineStart);

    Reading &m_reading;
    const Fragment &m_fragment;
    const MappedText &m_prepared;
    QByteArrayView m_text;
    std::optional<std::vector<CodeRange>> m_code;
    MappedText m_result;
    qsizetype m_copied = 0;
};

MappedText Repair::run()
{
    qsizetype beforeHead = -1; // starts of the two lines above; −1: there is none
    qsizetype head = -1;
    for (qsizetype start = 0; start < m_text.size();) {
        const QByteArrayView whole = line(start);
        const QByteArrayView row = whole.sliced(std::min(whole.size(), afterContainers(whole)));
        const bool mayBe = !row.isEmpty() && QByteArrayView("|:-").contains(row[0]);
        if (mayBe && head >= 0 && line(head).contains('|') && isDelimiterRow(row) && !isCode(start)) {
            if (beforeHead >= 0 && isRunningText(beforeHead))
                m_reading.error(m_fragment.offset(m_prepared.original(head)),
                    Words::tr("this table runs on from the line above and is not read as a table: leave an empty line "
                              "above it"));
            widen(row.data() - m_text.data(), row);
        }
        beforeHead = head;
        head = start;
        start += whole.size() + 1;
    }
    m_result.copy(m_prepared, m_copied, m_text.size());
    return std::move(m_result);
}

void Repair::widen(qsizetype start, QByteArrayView row)
{
    for (qsizetype at = 0; at < row.size();) {
        qsizetype end = at;
        while (end < row.size() && row[end] == '-')
            ++end;
        if (end > at && end - at < fewestDashes) {
            m_result.copy(m_prepared, m_copied, start + end);
            m_result.insert(QByteArray(fewestDashes - (end - at), '-'));
            m_copied = start + end;
        }
        at = end + 1;
    }
}

bool Repair::isCode(qsizetype at)
{
    if (!m_code)
        m_code = codeRanges(m_text);
    const auto next = std::upper_bound(m_code->begin(), m_code->end(), at,
        [](qsizetype offset, const CodeRange &code) { return offset < code.start; });
    return next != m_code->begin() && std::prev(next)->fence && at < std::prev(next)->end;
}

bool Repair::isRunningText(qsizetype lineStart)
{
    const QByteArrayView whole = line(lineStart);
    const QByteArrayView text = whole.sliced(std::min(whole.size(), afterContainers(whole))).trimmed();
    return !text.isEmpty() && !QByteArrayView("#|").contains(text[0]) && !isCode(lineStart);
}

} // namespace

MappedText repairTables(Reading &reading, const Fragment &fragment, const MappedText &prepared)
{
    // Most text has no table at all.
    return prepared.text().contains('|') ? Repair(reading, fragment, prepared).run() : prepared;
}

} // namespace nunchi::course
