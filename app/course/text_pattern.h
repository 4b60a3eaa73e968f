// SPDX-License-Identifier: GPL-3.0-or-later
// How the reader's words are found in a text: capital letters, NFC and NFD, and kinds of space make no difference; a
// consonant finds every syllable that begins with it; the last syllable may still be in the making.
#pragma once

#include <vector>

#include <QList>
#include <QString>

namespace nunchi::course {

/// A text as it is compared, and where each of its characters stands in the original.
struct FoldedText
{
    QString text;
    std::vector<int> origin; ///< one more than the text has: its end

    explicit FoldedText(const QString &original);
};

struct TextRange
{
    qsizetype start = 0;
    qsizetype length = 0;

    bool operator==(const TextRange &) const = default;
};

class TextPattern
{
public:
    enum class End : quint8 {
        Open, ///< the last syllable may go on
        Closed
    };
    TextPattern() = default;
    explicit TextPattern(const QString &words, End end = End::Open);

    bool isEmpty() const { return m_signs.empty(); }
    /// In a folded text, from that place on; length 0: there is none.
    TextRange find(QStringView folded, qsizetype from = 0) const;
    /// Every place in an original text, from left to right, none overlapping.
    QList<TextRange> findAll(const FoldedText &text) const;

private:
    struct Sign
    {
        QChar itself;
        QChar first; ///< of the syllables it stands for; none: after last
        QChar last;

        bool matches(QChar c) const { return c == itself || (c >= first && c <= last); }
    };
    qsizetype matchAt(QStringView folded, qsizetype at) const;

    std::vector<Sign> m_signs;
    End m_end = End::Closed;
};

} // namespace nunchi::course
