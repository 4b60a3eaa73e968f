// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/text_pattern.h"

#include "course/hangul.h"

namespace nunchi::course {

namespace {

/// Vowels and finals of Hangul written letter by letter (NFD) join what stands before them, as accents do.
bool joinsBefore(QChar c)
{
    return c.isMark() || (c.unicode() >= 0x1160 && c.unicode() <= 0x11FF);
}

class Folder
{
public:
    Folder(const QString &original, FoldedText *folded)
        : m_original(original)
        , m_folded(*folded)
    {
    }

    void fold()
    {
        const bool composed = m_original == m_original.normalized(QString::NormalizationForm_C);
        for (qsizetype at = 0; at < m_original.size();) {
            qsizetype end = at + 1;
            while (!composed && end < m_original.size() && joinsBefore(m_original.at(end)))
                ++end;
            const QString part = m_original.mid(at, end - at);
            for (const QChar c : composed ? part : part.normalized(QString::NormalizationForm_C))
                add(c, at);
            at = end;
        }
        m_folded.origin.push_back(static_cast<int>(m_original.size()));
    }

private:
    void add(QChar c, qsizetype at)
    {
        if (c.category() == QChar::Other_Format)
            return; // joiners and struts are not seen
        const bool space = c.isSpace();
        if (space && m_folded.text.endsWith(QLatin1Char(' ')))
            return;
        m_folded.text += space ? QLatin1Char(' ') : c.toCaseFolded();
        m_folded.origin.push_back(static_cast<int>(at));
    }

    const QString &m_original;
    FoldedText &m_folded;
};

} // namespace

FoldedText::FoldedText(const QString &original)
{
    text.reserve(original.size());
    origin.reserve(static_cast<size_t>(original.size()) + 1);
    Folder(original, this).fold();
}

TextPattern::TextPattern(const QString &words, End end)
    : m_end(end)
{
    const QString typed = asTyped(FoldedText(words.trimmed()).text);
    for (const QChar c : typed) {
        const std::optional<SyllableRange> syllables = syllablesFrom(c);
        m_signs.push_back(
            syllables ? Sign{c, syllables->first, syllables->last} : Sign{c, QChar(0xFFFF), QChar(u'\0')});
    }
}

qsizetype TextPattern::matchAt(QStringView folded, qsizetype at) const
{
    const auto count = static_cast<qsizetype>(m_signs.size());
    if (at + count > folded.size())
        return 0;
    for (qsizetype i = 0; i + 1 < count; ++i)
        if (!m_signs[static_cast<size_t>(i)].matches(folded.at(at + i)))
            return 0;
    const Sign &last = m_signs.back();
    const qsizetype lastAt = at + count - 1;
    if (last.matches(folded.at(lastAt)))
        return count;
    const std::optional<Syllable> typed = m_end == End::Open ? syllable(last.itself) : std::nullopt;
    const qsizetype covered = typed ? unfinishedMatch(*typed, folded.mid(lastAt)) : 0;
    return covered == 0 ? 0 : count - 1 + covered;
}

TextRange TextPattern::find(QStringView folded, qsizetype from) const
{
    if (isEmpty())
        return {};
    const Sign &first = m_signs.front();
    const bool itselfOnly = first.first > first.last && (m_signs.size() > 1 || !syllable(first.itself));
    for (qsizetype at = from; at < folded.size(); ++at) {
        if (itselfOnly) {
            at = folded.indexOf(first.itself, at);
            if (at < 0)
                break;
        }
        if (const qsizetype length = matchAt(folded, at))
            return {at, length};
    }
    return {};
}

QList<TextRange> TextPattern::findAll(const FoldedText &text) const
{
    QList<TextRange> ranges;
    for (TextRange found = find(text.text); found.length > 0; found = find(text.text, found.start + found.length)) {
        const int start = text.origin[static_cast<size_t>(found.start)];
        // The end is where the next character begins, so that marks above the last one belong to it.
        const int end = text.origin[static_cast<size_t>(found.start + found.length)];
        ranges.append({start, end - start});
    }
    return ranges;
}

} // namespace nunchi::course
