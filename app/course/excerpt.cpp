// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/excerpt.h"

#include <algorithm>

namespace nunchi::course {

namespace {

constexpr qsizetype kLongest = 160;
constexpr qsizetype kBefore = 32; ///< what may stand before the first match
const QChar kEllipsis(0x2026);

/// Ascending, overlaps joined.
QList<TextRange> merged(QList<TextRange> ranges)
{
    std::sort(
        ranges.begin(), ranges.end(), [](const TextRange &a, const TextRange &b) { return a.start < b.start; });
    QList<TextRange> result;
    for (const TextRange &range : std::as_const(ranges)) {
        if (!result.isEmpty() && range.start <= result.last().start + result.last().length) {
            TextRange &last = result.last();
            last.length = std::max(last.start + last.length, range.start + range.length) - last.start;
        } else {
            result.append(range);
        }
    }
    return result;
}

/// Where to cut so that the first match is seen, at the beginning of a word where there is one.
qsizetype beginning(const QString &text, qsizetype match)
{
    if (match <= kBefore)
        return 0;
    const qsizetype space = text.indexOf(QLatin1Char(' '), match - kBefore);
    qsizetype start = space >= 0 && space < match ? space + 1 : match - kBefore;
    if (text.at(start).isLowSurrogate())
        --start;
    return start;
}

} // namespace

Excerpt makeExcerpt(const QString &source, const std::vector<TextPattern> &words)
{
    QString text = source;
    text.replace(QLatin1Char('\n'), QLatin1Char(' '));
    const FoldedText folded(text);
    QList<TextRange> all;
    for (const TextPattern &word : words)
        all += word.findAll(folded);
    all = merged(all);
    Excerpt excerpt;
    const qsizetype first = all.isEmpty() ? 0 : all.first().start;
    excerpt.atWordStart = first == 0 || !text.at(first - 1).isLetterOrNumber();
    const qsizetype start = beginning(text, first);
    qsizetype end = std::min(text.size(), start + kLongest);
    if (end < text.size() && text.at(end).isLowSurrogate())
        ++end;
    excerpt.text = text.mid(start, end - start);
    for (const TextRange &range : std::as_const(all))
        if (range.start >= start && range.start < end)
            excerpt.marks.append({range.start - start, std::min(range.length, end - range.start)});
    if (start > 0) {
        excerpt.text.prepend(kEllipsis);
        for (TextRange &mark : excerpt.marks)
            ++mark.start;
    }
    if (end < text.size())
        excerpt.text += kEllipsis;
    return excerpt;
}

} // namespace nunchi::course
