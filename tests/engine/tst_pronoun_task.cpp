// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trainer/pronoun_task.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

using namespace nunchi::engine;

namespace {

constexpr std::array languages{Language::Korean, Language::English};

// Every sentence of a language, training and held out.
std::vector<PronounSentence> everySentence(Language language)
{
    std::vector<PronounSentence> all;
    for (int frame = 0; frame < static_cast<int>(pronounWords(language).frames.size()); ++frame) {
        for (int object = 0; object < pronounNouns; ++object) {
            for (int container = pronounNouns - pronounContainers; container < pronounNouns; ++container) {
                for (int adjective = pronounNouns; container != object && adjective < pronounNouns + pronounAdjectives;
                     ++adjective)
                    all.push_back({language, frame, object, container, adjective});
            }
        }
    }
    return all;
}

TEST(PronounTask, ReadsAsPeopleWriteIt)
{
    EXPECT_EQ(text({Language::English, 0, 0, 8, 16}), "The ball won't fit in the box because it is too big.");
    EXPECT_EQ(text({Language::English, 7, 12, 9, 23}), "The suitcase can't go into the bag because it is too short.");
    EXPECT_EQ(
        text({Language::Korean, 0, 0, 8, 16}), "공이 상자에 들어가지 못해요. 왜냐하면 그것이 너무 크기 때문이에요.");
    EXPECT_EQ(
        text({Language::Korean, 2, 8, 12, 20}), "상자를 여행가방에 넣지 못해요. 왜냐하면 그것이 너무 작기 때문이에요.");
}

TEST(PronounTask, KoreanParticlesFollowTheFinalConsonant)
{
    const std::array<std::array<const char *, 3>, pronounNouns> right{
        {{"공이", "공은", "공을"}, {"책이", "책은", "책을"}, {"모자가", "모자는", "모자를"},
            {"인형이", "인형은", "인형을"}, {"시계가", "시계는", "시계를"}, {"우산이", "우산은", "우산을"},
            {"연필이", "연필은", "연필을"}, {"기타가", "기타는", "기타를"}, {"상자가", "상자는", "상자를"},
            {"가방이", "가방은", "가방을"}, {"서랍이", "서랍은", "서랍을"}, {"바구니가", "바구니는", "바구니를"},
            {"여행가방이", "여행가방은", "여행가방을"}, {"냄비가", "냄비는", "냄비를"},
            {"유리병이", "유리병은", "유리병을"}, {"봉투가", "봉투는", "봉투를"}}};
    for (int noun = 0; noun < pronounNouns; ++noun) {
        for (int frame = 0; frame < 3; ++frame) {
            const std::string sentence = text({Language::Korean, frame, noun, noun == 8 ? 9 : 8, 16});
            EXPECT_TRUE(sentence.starts_with(std::string(right[std::size_t(noun)][std::size_t(frame)]) + ' '))
                << sentence;
            EXPECT_NE(sentence.find("그것이 "), std::string::npos) << sentence;
        }
    }
}

TEST(PronounTask, WordsTokensAndPositionsAreOneToOne)
{
    for (const Language language : languages) {
        std::set<Index> used;
        for (const PronounSentence &sentence : everySentence(language)) {
            const std::vector<Index> numbers = tokens(sentence);
            ASSERT_EQ(numbers.size(), pronounLength);
            ASSERT_EQ(words(sentence).size(), pronounLength);
            used.insert(numbers.begin(), numbers.end());
            const PronounPositions at = positions(sentence);
            EXPECT_EQ(numbers[std::size_t(at.object)], sentence.object);
            EXPECT_EQ(numbers[std::size_t(at.container)], sentence.container);
            EXPECT_EQ(numbers[std::size_t(at.adjective)], sentence.adjective);
            EXPECT_EQ(words(sentence)[std::size_t(at.pronoun)].text, language == Language::Korean ? "그것" : "it");
        }
        EXPECT_EQ(used.size(), std::size_t(pronounVocabulary)); // no word that never occurs
        EXPECT_EQ(*used.rbegin(), pronounVocabulary - 1);
    }
}

TEST(PronounTask, OneWordFlipsWhatItMeans)
{
    for (const Language language : languages) {
        for (const PronounSentence &sentence : everySentence(language)) {
            const PronounSentence other = flipped(sentence);
            const std::vector<Index> one = tokens(sentence);
            const std::vector<Index> two = tokens(other);
            ASSERT_EQ(
                std::inner_product(one.begin(), one.end(), two.begin(), 0, std::plus<>(), std::not_equal_to<>()), 1);
            EXPECT_EQ(flipped(other), sentence);
            EXPECT_EQ(rightPosition(sentence), wrongPosition(other));
            EXPECT_EQ(one[std::size_t(rightPosition(sentence))], rightNoun(sentence));
            EXPECT_EQ(heldOut(sentence), heldOut(other)); // pairs stay together
        }
    }
    EXPECT_EQ(rightNoun({Language::English, 0, 0, 8, 16}), 0); // too big: the ball
    EXPECT_EQ(rightNoun({Language::English, 0, 0, 8, 20}), 8); // too small: the box
}

// What is said of the held-out sentences, looked up in the training sentences themselves.
TEST(PronounTask, HeldOutWordsAndPairsNeverOccurInTraining)
{
    for (const Language language : languages) {
        const PronounTask task(language);
        std::set<int> nouns;
        std::set<std::pair<int, int>> pairs;
        std::set<std::pair<int, int>> described;
        std::set<int> adjectives;
        for (const PronounSentence &sentence : task.training()) {
            nouns.insert({sentence.object, sentence.container});
            pairs.insert({sentence.object, sentence.container});
            described.insert({sentence.object, sentence.adjective});
            adjectives.insert(sentence.adjective);
        }
        EXPECT_EQ(nouns.size(), 14u);
        EXPECT_EQ(adjectives.size(), std::size_t(pronounAdjectives));
        for (const PronounSentence &sentence : task.heldOutPairs(HeldOut::Pair)) {
            EXPECT_TRUE(nouns.contains(sentence.object) && nouns.contains(sentence.container));
            EXPECT_FALSE(pairs.contains({sentence.object, sentence.container})) << text(sentence);
        }
        for (const PronounSentence &sentence : task.heldOutPairs(HeldOut::Noun))
            EXPECT_FALSE(nouns.contains(sentence.object) && nouns.contains(sentence.container)) << text(sentence);
        for (const PronounSentence &sentence : task.heldOutPairs(HeldOut::Adjective)) {
            EXPECT_FALSE(described.contains({sentence.object, sentence.adjective})) << text(sentence);
            EXPECT_FALSE(described.contains({sentence.object, flipped(sentence).adjective})) << text(sentence);
        }
    }
}

TEST(PronounTask, EverySentenceIsEitherTrainingOrHeldOut)
{
    for (const Language language : languages) {
        const PronounTask task(language);
        const std::vector<PronounSentence> all = everySentence(language);
        const auto kept =
            std::count_if(all.begin(), all.end(), [](const auto &sentence) { return !heldOut(sentence); });
        EXPECT_EQ(task.training().size(), std::size_t(kept));
        const std::size_t pairs = task.heldOutPairs(HeldOut::Pair).size() + task.heldOutPairs(HeldOut::Noun).size()
            + task.heldOutPairs(HeldOut::Adjective).size();
        const std::size_t wordings = pronounWords(language).frames.size();
        EXPECT_EQ(task.training().size() + 2 * wordings * pairs, all.size());
        EXPECT_GE(task.heldOutPairs(HeldOut::Pair).size(), 50u);
        EXPECT_EQ(heldOut({language, 0, 0, 8, 16}), HeldOut::Pair); // the ball and the box of the lesson
    }
}

TEST(PronounTask, DrawsEveryTrainingSentenceAboutEquallyOften)
{
    const PronounTask task(Language::Korean);
    NumpyRng rng(5);
    constexpr int draws = 40000;
    std::array<int, 3> wordings{};
    int large = 0;
    for (int i = 0; i < draws; ++i) {
        const PronounSentence sentence = task.draw(rng);
        ASSERT_FALSE(heldOut(sentence));
        ++wordings[std::size_t(sentence.frame)];
        large += sentence.adjective < pronounNouns + pronounAdjectives / 2;
    }
    // Five standard deviations of a binomial count.
    for (const int count : wordings)
        EXPECT_NEAR(count, draws / 3.0, 5 * std::sqrt(draws * 2.0 / 9));
    EXPECT_NEAR(large, draws / 2.0, 5 * std::sqrt(draws / 4.0));
}

} // namespace
