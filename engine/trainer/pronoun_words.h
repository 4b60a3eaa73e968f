// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace nunchi::engine {

enum class Language { Korean, English };

/// A word of the pronoun task as people read it. A Korean particle is one word with two forms (이/가, 을/를, 은/는).
struct PronounWord
{
    std::string_view text; ///< of a particle: its form after a final consonant
    std::string_view afterVowel = {}; ///< of a particle: its form after a vowel; empty: always `text`
    bool joined = false; ///< written without a space before it
    std::string_view after = {}; ///< punctuation that follows inside a sentence
};

/// A place of a frame: the number of a word, or one of the three places that are filled in.
using FramePlace = int;
constexpr FramePlace objectPlace = -1;
constexpr FramePlace containerPlace = -2;
constexpr FramePlace adjectivePlace = -3;

constexpr std::size_t pronounLength = 12; ///< words of a sentence
constexpr int pronounNouns = 16; ///< words 0 … 15; those from 8 on are containers, too
constexpr int pronounContainers = 8;
constexpr int pronounAdjectives = 8; ///< words 16 … 23: four for what is too large, then their opposites in order
constexpr int pronounVocabulary = 35;

using PronounFrame = std::array<FramePlace, pronounLength>;

/// One language of the task. Both number their nouns and adjectives alike: word 3 means the same in either.
struct PronounWords
{
    std::array<PronounWord, pronounVocabulary> words;
    std::span<const PronounFrame> frames; ///< they differ in wording, never in who does not fit into what
    int pronoun = 0; ///< the number of "it"
};

/// All words of the task stand here, and nowhere else.
const PronounWords &pronounWords(Language language);

} // namespace nunchi::engine
