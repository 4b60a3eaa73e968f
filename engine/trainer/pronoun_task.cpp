// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trainer/pronoun_task.h"

#include <algorithm>
#include <cassert>
#include <cstdint>

namespace nunchi::engine {

namespace {

constexpr int firstAdjective = pronounNouns;
constexpr int opposite = pronounAdjectives / 2; // from an adjective to its opposite
constexpr int unseenEach = 1; // nouns no training sentence holds: the last object and the last container
constexpr int pairRule = 5; // every fifth pair of nouns is held out
constexpr int rareAdjective = firstAdjective + opposite - 1; // it and its opposite occur with half of the objects

bool meansLarge(int adjective)
{
    return adjective < firstAdjective + opposite;
}

int wordAt(const PronounSentence &sentence, FramePlace place)
{
    switch (place) {
    case objectPlace:
        return sentence.object;
    case containerPlace:
        return sentence.container;
    case adjectivePlace:
        return sentence.adjective;
    default:
        return place;
    }
}

const PronounFrame &frameOf(const PronounSentence &sentence)
{
    return pronounWords(sentence.language).frames[static_cast<std::size_t>(sentence.frame)];
}

Index positionOf(const PronounFrame &frame, FramePlace place)
{
    return std::find(frame.begin(), frame.end(), place) - frame.begin();
}

// The last code point of UTF-8 text.
std::uint32_t lastCodePoint(std::string_view text)
{
    std::uint32_t point = 0;
    int shift = 0;
    for (std::size_t i = text.size(); i-- > 0; shift += 6) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xC0u) != 0x80u) {
            const std::uint32_t payload = shift == 0 ? 0x7Fu : 0x3Fu >> (shift / 6);
            return point | ((byte & payload) << shift);
        }
        point |= std::uint32_t(byte & 0x3Fu) << shift;
    }
    return point;
}

// Hangul syllables are numbered initial by initial, vowel by vowel, and by 28 finals of which the first is none.
bool endsInConsonant(std::string_view text)
{
    const std::uint32_t point = lastCodePoint(text);
    return point >= 0xAC00 && point <= 0xD7A3 && (point - 0xAC00) % 28 != 0;
}

std::string capitalised(std::string word)
{
    if (!word.empty() && word.front() >= 'a' && word.front() <= 'z')
        word.front() = static_cast<char>(word.front() - 'a' + 'A');
    return word;
}

} // namespace

std::vector<Index> tokens(const PronounSentence &sentence)
{
    std::vector<Index> numbers;
    for (const FramePlace place : frameOf(sentence))
        numbers.push_back(wordAt(sentence, place));
    return numbers;
}

std::vector<PronounToken> words(const PronounSentence &sentence)
{
    std::vector<PronounToken> result;
    for (const Index number : tokens(sentence)) {
        const PronounWord &word = pronounWords(sentence.language).words[static_cast<std::size_t>(number)];
        const bool afterVowel = !word.afterVowel.empty() && !result.empty() && !endsInConsonant(result.back().text);
        result.push_back({std::string(afterVowel ? word.afterVowel : word.text), word.joined, std::string(word.after)});
    }
    result.front().text = capitalised(result.front().text);
    result.back().after = std::string(1, '.'); // GCC 12 warns falsely of an overlap where a literal is assigned
    return result;
}

std::string text(const PronounSentence &sentence)
{
    std::string result;
    for (const PronounToken &token : words(sentence)) {
        if (!result.empty() && !token.joined)
            result += ' ';
        result += token.text + token.after;
    }
    return result;
}

PronounPositions positions(const PronounSentence &sentence)
{
    const PronounFrame &frame = frameOf(sentence);
    return {positionOf(frame, objectPlace), positionOf(frame, containerPlace),
        positionOf(frame, pronounWords(sentence.language).pronoun), positionOf(frame, adjectivePlace)};
}

Index rightPosition(const PronounSentence &sentence)
{
    const PronounPositions at = positions(sentence);
    return meansLarge(sentence.adjective) ? at.object : at.container;
}

Index wrongPosition(const PronounSentence &sentence)
{
    return rightPosition(flipped(sentence));
}

Index rightNoun(const PronounSentence &sentence)
{
    return meansLarge(sentence.adjective) ? sentence.object : sentence.container;
}

PronounSentence flipped(const PronounSentence &sentence)
{
    PronounSentence other = sentence;
    other.adjective += meansLarge(sentence.adjective) ? opposite : -opposite;
    return other;
}

bool isKnownNoun(int noun)
{
    assert(noun >= 0 && noun < pronounNouns);
    return noun % pronounContainers < pronounContainers - unseenEach;
}

std::optional<HeldOut> heldOut(const PronounSentence &sentence)
{
    if (!isKnownNoun(sentence.object) || !isKnownNoun(sentence.container))
        return HeldOut::Noun;
    if ((sentence.object + sentence.container - pronounContainers) % pairRule == 0)
        return HeldOut::Pair;
    const int large = meansLarge(sentence.adjective) ? sentence.adjective : flipped(sentence).adjective;
    if (large == rareAdjective && sentence.object % 2 == 0)
        return HeldOut::Adjective;
    return std::nullopt;
}

PronounTask::PronounTask(Language language)
    : m_language(language)
{
    const int frames = static_cast<int>(pronounWords(language).frames.size());
    int turn = 0; // held-out pairs take the wordings in turn
    for (int object = 0; object < pronounNouns; ++object) {
        for (int container = pronounContainers; container < pronounNouns; ++container) {
            if (container == object)
                continue;
            for (int adjective = firstAdjective; adjective < firstAdjective + opposite; ++adjective) {
                const PronounSentence large{language, 0, object, container, adjective};
                if (const auto kind = heldOut(large)) {
                    m_heldOut[static_cast<std::size_t>(*kind)].push_back(large);
                    m_heldOut[static_cast<std::size_t>(*kind)].back().frame = turn++ % frames;
                    continue;
                }
                for (int frame = 0; frame < frames; ++frame) {
                    m_training.push_back({language, frame, object, container, adjective});
                    m_training.push_back(flipped(m_training.back()));
                }
            }
        }
    }
}

const std::vector<PronounSentence> &PronounTask::heldOutPairs(HeldOut kind) const
{
    return m_heldOut[static_cast<std::size_t>(kind)];
}

PronounSentence PronounTask::draw(NumpyRng &rng) const
{
    return m_training[static_cast<std::size_t>(rng.integers(0, static_cast<std::int64_t>(m_training.size())))];
}

} // namespace nunchi::engine
