// SPDX-License-Identifier: GPL-3.0-or-later
// What the presets learn. tests/bench/bench_trainer.cpp counts over 200 seeds; here a few, so that the suite is quick.
#include "engine/trainer/trainer.h"

#include <array>
#include <utility>

#include <gtest/gtest.h>

using namespace nunchi::engine;

namespace {

constexpr std::array languages{Language::Korean, Language::English};

Trainer trained(NetworkPreset preset, Language language, std::uint64_t seed, int steps)
{
    Trainer trainer(trainerOptions(preset, language, seed));
    for (int i = 0; i < steps; ++i)
        trainer.learn();
    return trainer;
}

void expectSameWeights(const Trainer &one, const Trainer &two)
{
    const auto a = one.state().weights.matrices();
    const auto b = two.state().weights.matrices();
    ASSERT_EQ(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i)
        EXPECT_EQ(*a[i], *b[i]) << i; // bit for bit
}

TEST(Trainer, StandardNetworkLearnsToPoint)
{
    for (const Language language : languages) {
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            const Trainer trainer = trained(NetworkPreset::Standard, language, seed, standardSteps);
            const PronounScore score = trainer.score(HeldOut::Pair);
            EXPECT_TRUE(score.succeeds())
                << "seed " << seed << ": " << score.accuracy << ' ' << score.flips << ' ' << score.weight;
            EXPECT_GE(trainer.score(HeldOut::Adjective).accuracy, 0.9) << seed;
        }
    }
}

TEST(Trainer, RowOfItSwingsToTheOtherNounWhenTheAdjectiveFlips)
{
    for (const Language language : languages) {
        const Trainer trainer = trained(NetworkPreset::Standard, language, 1, standardSteps);
        const PronounSentence big = trainer.watched().at(0);
        const PronounSentence small = trainer.watched().at(1);
        ASSERT_EQ(small, flipped(big));
        ASSERT_EQ(heldOut(big), HeldOut::Pair);
        const PronounPositions at = positions(big);
        EXPECT_GT(trainer.rowOfIt(big)(0, at.object), 0.8);
        EXPECT_GT(trainer.rowOfIt(small)(0, at.container), 0.8);
    }
}

TEST(Trainer, NeverPointsWithoutSeeingTheAdjective)
{
    // "it" alone asks the same whatever the adjective: between the two nouns its row cannot flip. (The adjective's
    // own value is in the mix that is read out: some answers come out right all the same.)
    const Trainer trainer = trained(NetworkPreset::TokenOnly, Language::English, 0, standardSteps);
    const PronounSentence big = trainer.watched().at(0);
    const PronounScore score = trainer.score(HeldOut::Pair);
    EXPECT_EQ(score.flips, 0.0);
    EXPECT_LT(score.accuracy, 0.9);
    const PronounPositions at = positions(big);
    const Matrix rows = trainer.rowOfIt(big);
    const Matrix flippedRows = trainer.rowOfIt(flipped(big));
    EXPECT_DOUBLE_EQ(
        rows(0, at.object) / rows(0, at.container), flippedRows(0, at.object) / flippedRows(0, at.container));
}

TEST(Trainer, OrdinaryNetworkAnswersRightlyWithAttentionThatDoesNotPoint)
{
    for (const Language language : languages) {
        Trainer trainer(misleadingExample(language));
        for (int i = 0; i < misleadingSteps; ++i)
            trainer.learn();
        const PronounScore score = trainer.score(HeldOut::Pair);
        EXPECT_GE(score.accuracy, 0.99);
        EXPECT_LE(score.flips, 0.1);
        EXPECT_LE(score.weight, 0.3);
    }
}

TEST(Trainer, SameSeedSameRunBitForBit)
{
    for (const NetworkPreset preset : {NetworkPreset::Standard, NetworkPreset::TwoLayers, NetworkPreset::FourHeads}) {
        const Trainer one = trained(preset, Language::Korean, 141, 20);
        const Trainer two = trained(preset, Language::Korean, 141, 20);
        expectSameWeights(one, two);
        EXPECT_NE(trained(preset, Language::Korean, 142, 20).state().weights.embedding, one.state().weights.embedding);
    }
}

TEST(Trainer, GoesOnFromASavedStateAsIfNothingHadHappened)
{
    Trainer trainer = trained(NetworkPreset::Standard, Language::English, 3, 10);
    const Trainer::State saved = trainer.state();
    const TrainingStep next = trainer.step();
    EXPECT_EQ(next.number, 11);
    for (int i = 0; i < 5; ++i)
        trainer.learn();
    trainer.restore(saved);
    const TrainingStep again = trainer.step();
    EXPECT_EQ(again.number, 11);
    EXPECT_EQ(again.loss, next.loss);
    EXPECT_EQ(again.rows, next.rows);
    expectSameWeights(trainer, trained(NetworkPreset::Standard, Language::English, 3, 11));
}

TEST(Trainer, LookingChangesNothing)
{
    Trainer looked = trained(NetworkPreset::TwoLayers, Language::Korean, 4, 5);
    looked.score(HeldOut::Noun);
    const NetworkTrace trace = looked.look(looked.watched().front());
    EXPECT_EQ(trace.layers.size(), 2u);
    EXPECT_EQ(trace.layers.back().heads.front().weights.rows(), Index(pronounLength));
    looked.step();
    expectSameWeights(looked, trained(NetworkPreset::TwoLayers, Language::Korean, 4, 6));
}

TEST(Trainer, StepReportsWhatItDid)
{
    Trainer trainer(trainerOptions(NetworkPreset::FourHeads, Language::English, 9));
    const PronounSentence sentence{Language::English, 3, 5, 9, 18};
    trainer.watch({sentence});
    Trainer twin = trainer;
    const TrainingStep step = trainer.step();
    EXPECT_EQ(step.loss, twin.learn());
    ASSERT_EQ(step.rows.size(), 1u);
    EXPECT_EQ(step.rows.front(), twin.rowOfIt(sentence));
    EXPECT_EQ(step.rows.front().rows(), 4);
    for (Index head = 0; head < 4; ++head)
        EXPECT_NEAR(step.rows.front().row(head).sum(), 1.0, 1e-14);
    EXPECT_EQ(step.heldOut.accuracy, twin.score(HeldOut::Pair).accuracy);
    EXPECT_EQ(step.heldOut.pairs, Index(trainer.task().heldOutPairs(HeldOut::Pair).size()));
}

TEST(Trainer, LearningRateHoldsFromTheNextStepOn)
{
    Trainer trainer = trained(NetworkPreset::Standard, Language::English, 2, 3);
    const Matrix before = trainer.state().weights.embedding;
    trainer.setLearningRate(0.0);
    trainer.learn();
    EXPECT_EQ(trainer.state().weights.embedding, before);
    trainer.setLearningRate(0.04);
    trainer.learn();
    EXPECT_NE(trainer.state().weights.embedding, before);
}

} // namespace
