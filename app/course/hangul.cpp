// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/hangul.h"

#include <algorithm>
#include <array>

namespace nunchi::course {

namespace {

constexpr int kFirst = 0xAC00;
constexpr int kLast = 0xD7A3;
constexpr int kVowels = 21;
constexpr int kFinals = 28;
constexpr int kOfOneInitial = kVowels * kFinals;

/// The keyboard's letters (compatibility jamo) of the initials, in their order.
constexpr std::array<char16_t, 19> kInitials{0x3131, 0x3132, 0x3134, 0x3137, 0x3138, 0x3139, 0x3141, 0x3142, 0x3143,
    0x3145, 0x3146, 0x3147, 0x3148, 0x3149, 0x314A, 0x314B, 0x314C, 0x314D, 0x314E};

/// A final of two consonants as typed: the first stays, the second may move on.
struct Final
{
    int stays; ///< as a final; 0: nothing
    int moves; ///< as an initial; −1: no syllable begins with it
};
constexpr std::array<Final, kFinals> kFinalParts{{{0, -1}, {0, 0}, {0, 1}, {1, 9}, {0, 2}, {4, 12}, {4, 18}, {0, 3},
    {0, 5}, {8, 0}, {8, 6}, {8, 7}, {8, 9}, {8, 16}, {8, 17}, {8, 18}, {0, 6}, {0, 7}, {17, 9}, {0, 9}, {0, 10},
    {0, 11}, {0, 12}, {0, 14}, {0, 15}, {0, 16}, {0, 17}, {0, 18}}};

/// Double consonants that stand for two keys when they stand alone.
struct Cluster
{
    char16_t letter;
    char16_t first;
    char16_t second;
};
constexpr std::array<Cluster, 11> kClusters{{{0x3133, 0x3131, 0x3145}, {0x3135, 0x3134, 0x3148},
    {0x3136, 0x3134, 0x314E}, {0x313A, 0x3139, 0x3131}, {0x313B, 0x3139, 0x3141}, {0x313C, 0x3139, 0x3142},
    {0x313D, 0x3139, 0x3145}, {0x313E, 0x3139, 0x314C}, {0x313F, 0x3139, 0x314D}, {0x3140, 0x3139, 0x314E},
    {0x3144, 0x3142, 0x3145}}};

/// o, u and eu become double vowels by one more key.
bool vowelMayBecome(int typed, int vowel)
{
    constexpr int kO = 8;
    constexpr int kU = 13;
    constexpr int kEu = 18;
    if (typed == vowel)
        return true;
    if (typed == kO || typed == kU)
        return vowel > typed && vowel <= typed + 3;
    return typed == kEu && vowel == kEu + 1;
}

bool finalMayBecome(int typed, int final)
{
    return typed == final || (final > 0 && kFinalParts.at(static_cast<size_t>(final)).stays == typed);
}

} // namespace

std::optional<Syllable> syllable(QChar c)
{
    const int code = c.unicode();
    if (code < kFirst || code > kLast)
        return {};
    const int index = code - kFirst;
    return Syllable{index / kOfOneInitial, index % kOfOneInitial / kFinals, index % kFinals};
}

std::optional<SyllableRange> syllablesFrom(QChar consonant)
{
    const auto found = std::find(kInitials.begin(), kInitials.end(), consonant.unicode());
    if (found == kInitials.end())
        return {};
    const int first = kFirst + static_cast<int>(found - kInitials.begin()) * kOfOneInitial;
    return SyllableRange{QChar(first), QChar(first + kOfOneInitial - 1)};
}

QChar initialOf(QChar c)
{
    const std::optional<Syllable> parts = syllable(c);
    return parts ? QChar(kInitials.at(static_cast<size_t>(parts->initial))) : QChar();
}

QString asTyped(const QString &text)
{
    QString typed;
    typed.reserve(text.size());
    for (const QChar c : text) {
        const auto cluster = std::find_if(
            kClusters.begin(), kClusters.end(), [c](const Cluster &each) { return c == QChar(each.letter); });
        if (cluster == kClusters.end())
            typed += c;
        else
            typed += QString(QChar(cluster->first)) + QChar(cluster->second);
    }
    return typed;
}

qsizetype unfinishedMatch(Syllable typed, QStringView text)
{
    const std::optional<Syllable> now = text.isEmpty() ? std::nullopt : syllable(text.front());
    if (!now || now->initial != typed.initial)
        return 0;
    if (typed.final == 0)
        return vowelMayBecome(typed.vowel, now->vowel) ? 1 : 0;
    if (now->vowel != typed.vowel)
        return 0;
    if (finalMayBecome(typed.final, now->final))
        return 1;
    const Final parts = kFinalParts.at(static_cast<size_t>(typed.final));
    const std::optional<Syllable> next = text.size() > 1 ? syllable(text.at(1)) : std::nullopt;
    return now->final == parts.stays && next && next->initial == parts.moves ? 2 : 0;
}

} // namespace nunchi::course
