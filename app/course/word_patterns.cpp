// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/word_patterns.h"

#include <algorithm>

#include <QStringList>

namespace nunchi::course {

std::vector<TextPattern> wordPatterns(const QString &words)
{
    std::vector<TextPattern> patterns;
    const QStringList parts = words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const bool last = i + 1 == parts.size();
        const TextPattern pattern(parts.at(i), last ? TextPattern::End::Open : TextPattern::End::Closed);
        if (!pattern.isEmpty())
            patterns.push_back(pattern);
    }
    return patterns;
}

bool holdsWords(const QString &text, const QString &words)
{
    const QString folded = FoldedText(text).text;
    const std::vector<TextPattern> patterns = wordPatterns(words);
    return std::all_of(patterns.begin(), patterns.end(),
        [&folded](const TextPattern &pattern) { return pattern.find(folded).length > 0; });
}

} // namespace nunchi::course
