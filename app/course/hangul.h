// SPDX-License-Identifier: GPL-3.0-or-later
// Hangul syllables as the letters they are typed with: what a reader has typed so far is often not a whole syllable.
#pragma once

#include <optional>

#include <QChar>
#include <QString>

namespace nunchi::course {

/// Numbers in the order of Unicode (chapter 3.12): 19 initials, 21 vowels, 27 finals from 1; final 0: none.
struct Syllable
{
    int initial = 0;
    int vowel = 0;
    int final = 0;

    bool operator==(const Syllable &) const = default;
};
std::optional<Syllable> syllable(QChar c);

/// The first and last syllable that begins with this consonant, as the keyboard gives it (U+3131 …). Empty: no syllable
/// begins with it.
struct SyllableRange
{
    QChar first;
    QChar last;
};
std::optional<SyllableRange> syllablesFrom(QChar consonant);

/// The consonant a syllable begins with, as the keyboard gives it; null: it is no syllable.
QChar initialOf(QChar c);

/// Consonants that some input methods run together (U+3133: giyeok and siot) as the keys that were pressed; other
/// letters stay.
QString asTyped(const QString &text);

/// How many characters at the beginning of text a syllable covers that may not be finished: the next key may add a
/// final, make the vowel a double one, or carry the final over into the next syllable. 0: it cannot become this text.
qsizetype unfinishedMatch(Syllable typed, QStringView text);

} // namespace nunchi::course
