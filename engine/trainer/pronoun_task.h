// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/numpy_rng.h"
#include "engine/trainer/pronoun_words.h"
#include "engine/types.h"

namespace nunchi::engine {

/// "The OBJECT won't fit in the CONTAINER because it is too ADJECTIVE." What is too large is the object, what is too
/// small the container: one word decides what "it" is.
struct PronounSentence
{
    Language language = Language::English;
    int frame = 0; ///< the wording, see PronounWords::frames
    int object = 0; ///< word 0 … 15
    int container = 8; ///< word 8 … 15, another one than the object
    int adjective = 16; ///< word 16 … 23

    bool operator==(const PronounSentence &) const = default;
};

/// Where in a sentence what stands; positions count from 0.
struct PronounPositions
{
    Index object = 0;
    Index container = 0;
    Index pronoun = 0;
    Index adjective = 0;
};

/// One position of a sentence as people read it: tokens, positions and words are one to one.
struct PronounToken
{
    std::string text; ///< with its capital, and a Korean particle in the form its noun asks for
    bool joined = false; ///< no space before it
    std::string after; ///< punctuation behind it
};

/// → 12 word numbers.
std::vector<Index> tokens(const PronounSentence &sentence);
/// → 12 tokens; joined and punctuated they are `text(sentence)`.
std::vector<PronounToken> words(const PronounSentence &sentence);
std::string text(const PronounSentence &sentence);

PronounPositions positions(const PronounSentence &sentence);
/// Where the noun stands that "it" means, and where the other one.
Index rightPosition(const PronounSentence &sentence);
Index wrongPosition(const PronounSentence &sentence);
/// The word number of that noun.
Index rightNoun(const PronounSentence &sentence);
/// The same sentence with the opposite adjective: a minimal pair, in which "it" means the other noun.
PronounSentence flipped(const PronounSentence &sentence);

/// Why a sentence does not occur in training.
enum class HeldOut {
    Pair, ///< both nouns occur, but never together
    Noun, ///< a noun that occurs in no training sentence at all
    Adjective, ///< an adjective that occurs with other objects only
};

/// Empty: a training sentence. The rule is fixed, the same for every seed and both languages, and keeps minimal
/// pairs together. An adjective must occur somewhere (nothing else tells whether it means large or small), so `long`
/// and `short` are held out together with half of the objects.
std::optional<HeldOut> heldOut(const PronounSentence &sentence);
/// Word numbers 0 … 15: does this noun occur in training?
bool isKnownNoun(int noun);

/// The training sentences of one language and the held-out ones.
class PronounTask
{
public:
    explicit PronounTask(Language language);

    Language language() const { return m_language; }
    const std::vector<PronounSentence> &training() const { return m_training; }
    /// First halves of minimal pairs (adjectives that mean large), each noun pair and adjective in one wording; their
    /// other halves are flipped(…).
    const std::vector<PronounSentence> &heldOutPairs(HeldOut kind) const;
    /// One training sentence, all equally likely.
    PronounSentence draw(NumpyRng &rng) const;

private:
    Language m_language;
    std::vector<PronounSentence> m_training;
    std::vector<PronounSentence> m_heldOut[3];
};

} // namespace nunchi::engine
