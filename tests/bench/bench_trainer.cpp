// SPDX-License-Identifier: GPL-3.0-or-later
// How many of 200 seeds every preset succeeds with, in both languages, and how long the training takes.
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "engine/measure/statistics.h"
#include "engine/trainer/trainer.h"

using namespace nunchi::engine;

namespace {

struct Row
{
    const char *name;
    NetworkPreset preset;
    Index steps;
};

constexpr std::array rows{
    Row{"standard", NetworkPreset::Standard, standardSteps},
    Row{"four heads", NetworkPreset::FourHeads, standardSteps},
    Row{"two layers", NetworkPreset::TwoLayers, standardSteps},
    Row{"token only", NetworkPreset::TokenOnly, standardSteps},
    Row{"ordinary", NetworkPreset::Ordinary, misleadingSteps},
};

void count(const Row &row, Language language, std::uint64_t seeds)
{
    int successes = 0;
    int right = 0;
    std::vector<double> seconds;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        Trainer trainer(trainerOptions(row.preset, language, seed));
        const auto start = std::chrono::steady_clock::now();
        for (Index i = 0; i < row.steps; ++i)
            trainer.learn();
        seconds.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
        const PronounScore score = trainer.score(HeldOut::Pair);
        successes += score.succeeds();
        right += score.accuracy >= 0.99;
    }
    std::printf("%-11s %-8s %3d of %3d succeed, %3d answer rightly; %3d steps in %.3f s (median)\n", row.name,
        language == Language::Korean ? "Korean" : "English", successes, static_cast<int>(seeds), right,
        static_cast<int>(row.steps), median(seconds));
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    const std::uint64_t seeds = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 200;
    for (const Row &row : rows) {
        for (const Language language : {Language::Korean, Language::English})
            count(row, language, seeds);
    }
}
