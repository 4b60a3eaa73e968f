// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/numpy_rng.h"
#include "engine/trainer/adam.h"
#include "engine/trainer/network.h"
#include "engine/trainer/pronoun_task.h"

namespace nunchi::engine {

/// Designs that teach something. All read 12 words, d = 16.
enum class NetworkPreset {
    Standard, ///< 1 layer, 1 head, the query knows the mean of its context: learns, and its attention points
    FourHeads, ///< the same with 4 heads: answers rightly; the heads share out the work, each in its own way
    TwoLayers, ///< 2 layers, the last one's keys and values from the embeddings, read from attention alone: the same
    TokenOnly, ///< 1 layer, the query made from "it" alone: does not know the adjective, its row cannot flip
    Ordinary, ///< 2 layers with residuals: learns, but its last attention need not point at what it answers
};

struct TrainerOptions
{
    Language language = Language::English;
    NetworkShape shape; ///< vocabulary and length are the task's
    std::uint64_t seed = 0;
    double learningRate = 0.03;
    Index batch = 32; ///< sentences a step
};

TrainerOptions trainerOptions(NetworkPreset preset, Language language, std::uint64_t seed);
/// After so many steps the standard network points: of the seeds 0 … 199 Korean 199, English 200 (bench_trainer). At
/// a learning rate of 0.04 it takes 150 steps, but English 197; twice the batch makes it 198 and twice the time.
constexpr Index standardSteps = 200;

/// An ordinary network, seed included, that answers every held-out sentence rightly while its last row of "it" gives
/// the right noun hardly anything: what it knows travels through other positions of the first layer.
/// See Jain & Wallace 2019, "Attention is not Explanation".
TrainerOptions misleadingExample(Language language);
constexpr Index misleadingSteps = 200;

/// How a network does on minimal pairs. The row of "it" is that of the last layer, the mean of its heads.
struct PronounScore
{
    Index pairs = 0;
    double accuracy = 0.0; ///< share of the sentences whose likeliest word of all is the right noun
    double flips =
        0.0; ///< share of the pairs in which the row gives the right noun more than the wrong one, both times
    double weight = 0.0; ///< mean weight on the right noun

    /// The network answers rightly and its attention shows why: flips ≥ 0.995, weight ≥ 0.8, accuracy ≥ 0.99.
    bool succeeds() const;
};

struct TrainingStep
{
    Index number = 0; ///< steps made so far
    double loss = 0.0; ///< mean over the batch before the step, in nats
    PronounScore heldOut; ///< after it, on pairs of nouns that never occurred together
    std::vector<Matrix> rows; ///< of each watched sentence h×n: the row of "it" in the last layer, head by head
};

/// Trains one network on the pronoun task. Same options, same run, bit for bit.
class Trainer
{
public:
    explicit Trainer(const TrainerOptions &options);

    /// One batch: forward, backward, Adam. Returns the mean loss before it.
    double learn();
    /// The same, and how the network does after it.
    TrainingStep step();
    /// The sentences whose rows step() returns; to begin with a held-out minimal pair (ball, box, big, small).
    void watch(std::vector<PronounSentence> sentences) { m_watched = std::move(sentences); }
    const std::vector<PronounSentence> &watched() const { return m_watched; }
    /// Holds from the next step on.
    void setLearningRate(double rate) { m_state.adam.setLearningRate(rate); }

    PronounScore score(HeldOut kind) const;
    /// sentence of the trainer's language → every stage of the network, every row of every layer.
    NetworkTrace look(const PronounSentence &sentence) const;
    /// The sentence's row of "it" in the last layer: h×n.
    Matrix rowOfIt(const PronounSentence &sentence) const;

    /// All that changes while it learns. Given back to a trainer of the same options, the run goes on from there.
    struct State
    {
        NetworkWeights weights;
        Adam adam;
        NumpyRng rng;
        Index steps = 0;
    };
    const State &state() const { return m_state; }
    void restore(State state) { m_state = std::move(state); }

    const TrainerOptions &options() const { return m_options; }
    const PronounTask &task() const { return m_task; }

private:
    TrainerOptions m_options;
    PronounTask m_task;
    State m_state;
    NetworkWeights m_gradients;
    std::vector<PronounSentence> m_watched;
};

} // namespace nunchi::engine
