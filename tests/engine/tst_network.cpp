// SPDX-License-Identifier: GPL-3.0-or-later
// The small network against PyTorch's autograd and Adam (golden file) and against central differences.
#include "engine/trainer/network.h"

#include <cmath>
#include <utility>

#include <gtest/gtest.h>

#include "engine/trainer/adam.h"
#include "golden.h"

using namespace nunchi::engine;
using namespace nunchi::tests;

namespace {

NetworkShape shapeOf(const Json &json)
{
    NetworkShape shape{json.at("vocabulary"), json.at("length"), json.at("width"), json.at("layers"), json.at("heads"),
        QuerySource::Token, KeySource::LayerBelow, ReadOut::AttentionOnly};
    if (json.at("context"))
        shape.query = QuerySource::TokenAndContext;
    if (json.at("keys_from_embeddings"))
        shape.keys = KeySource::Embeddings;
    if (json.at("residual"))
        shape.readOut = ReadOut::Residual;
    return shape;
}

struct Example
{
    std::vector<Index> tokens;
    Index query = 0;
    Index target = 0;
};

std::vector<Example> examplesOf(const Json &json)
{
    std::vector<Example> examples;
    for (std::size_t i = 0; i < json.at("tokens").size(); ++i) {
        examples.push_back({json.at("tokens").at(i).get<std::vector<Index>>(), json.at("queries").at(i).get<Index>(),
            json.at("targets").at(i).get<Index>()});
    }
    return examples;
}

NetworkWeights weightsOf(const NetworkShape &shape, const Json &list)
{
    NetworkWeights weights = zeroWeights(shape);
    const std::vector<Matrix *> matrices = weights.matrices();
    EXPECT_EQ(list.size(), matrices.size());
    for (std::size_t i = 0; i < matrices.size(); ++i)
        *matrices[i] = matrix(list.at(i));
    return weights;
}

void expectNearAll(const NetworkWeights &actual, const NetworkWeights &expected, double floor)
{
    const auto one = actual.matrices();
    const auto two = expected.matrices();
    ASSERT_EQ(one.size(), two.size());
    for (std::size_t i = 0; i < one.size(); ++i) {
        SCOPED_TRACE(i);
        expectNear(*one[i], *two[i], floor, 1e-10);
    }
}

// The mean loss of the examples; its gradient is added to `gradients`.
double meanLoss(const NetworkShape &shape, const NetworkWeights &weights, const std::vector<Example> &examples,
    NetworkWeights &gradients)
{
    const double share = 1.0 / static_cast<double>(examples.size());
    double loss = 0.0;
    for (const Example &example : examples) {
        const NetworkTrace trace = forward(shape, weights, example.tokens, example.query);
        loss +=
            share * backward(shape, weights, example.tokens, example.query, example.target, trace, share, gradients);
    }
    return loss;
}

class GoldenNetwork : public testing::TestWithParam<std::size_t>
{
protected:
    const Json reference = golden("trainer.json").at(GetParam());
    const NetworkShape shape = shapeOf(reference.at("shape"));
    const std::vector<Example> examples = examplesOf(reference);
    NetworkWeights weights = weightsOf(shape, reference.at("weights"));
};

TEST_P(GoldenNetwork, AnswersAndRowsOfAttention)
{
    for (std::size_t i = 0; i < examples.size(); ++i) {
        const NetworkTrace trace = forward(shape, weights, examples[i].tokens, examples[i].query);
        expectNear(trace.logits, vector(reference.at("logits").at(i)), 0.01);
        const Matrix rows = matrix(reference.at("rows").at(i));
        for (Index head = 0; head < shape.heads; ++head) {
            const Matrix &row = trace.layers.back().heads[static_cast<std::size_t>(head)].weights;
            expectNear(row, rows.row(head));
        }
    }
}

TEST_P(GoldenNetwork, LossAndGradients)
{
    NetworkWeights gradients = zeroWeights(shape);
    EXPECT_NEAR(meanLoss(shape, weights, examples, gradients), reference.at("losses").at(0).get<double>(), 1e-12);
    expectNearAll(gradients, weightsOf(shape, reference.at("gradients")), 1e-3);
}

TEST_P(GoldenNetwork, FourStepsOfAdam)
{
    Adam adam(reference.at("learning_rate"));
    for (const Json &expected : reference.at("losses")) {
        NetworkWeights gradients = zeroWeights(shape);
        EXPECT_NEAR(meanLoss(shape, weights, examples, gradients), expected.get<double>(), 1e-10);
        adam.step(weights.matrices(), std::as_const(gradients).matrices());
    }
    // Adam divides by the size of the gradient: where that is nearly 0, its last bits show.
    const NetworkWeights after = weightsOf(shape, reference.at("weights_after"));
    const auto expected = after.matrices();
    for (std::size_t i = 0; i < expected.size(); ++i)
        EXPECT_LT((*weights.matrices()[i] - *expected[i]).cwiseAbs().maxCoeff(), 1e-7) << i;
}

INSTANTIATE_TEST_SUITE_P(AllCases, GoldenNetwork, testing::Range<std::size_t>(0, 5));

TEST(Network, GoldenFileHasNoCaseLeftOut)
{
    EXPECT_EQ(golden("trainer.json").size(), 5u);
}

// (f(x + h) − f(x − h))/2h for every number of every matrix.
void expectGradientsOfDifferences(const NetworkShape &shape, NetworkWeights weights, const Example &example)
{
    constexpr double h = 1e-5;
    NetworkWeights gradients = zeroWeights(shape);
    meanLoss(shape, weights, {example}, gradients);
    NetworkWeights unused = gradients;
    const std::vector<Matrix *> matrices = weights.matrices();
    for (std::size_t i = 0; i < matrices.size(); ++i) {
        for (Index entry = 0; entry < matrices[i]->size(); ++entry) {
            double &number = matrices[i]->data()[entry];
            const double before = number;
            number = before + h;
            const double above = meanLoss(shape, weights, {example}, unused);
            number = before - h;
            const double below = meanLoss(shape, weights, {example}, unused);
            number = before;
            const double slope = (above - below) / (2 * h);
            const double gradient = std::as_const(gradients).matrices()[i]->data()[entry];
            ASSERT_NEAR(gradient, slope, 1e-6 * std::max(std::abs(slope), 1e-3)) << "matrix " << i << ", " << entry;
        }
    }
}

TEST(Network, GradientsAreCentralDifferencesForEveryDesign)
{
    NumpyRng rng(7);
    for (const Index layers : {1, 2}) {
        for (const QuerySource query : {QuerySource::Token, QuerySource::TokenAndContext}) {
            for (const KeySource keys : {KeySource::LayerBelow, KeySource::Embeddings}) {
                for (const ReadOut readOut : {ReadOut::AttentionOnly, ReadOut::Residual}) {
                    const Index heads = rng.integers(1, 5);
                    const Index length = rng.integers(1, 6);
                    const NetworkShape shape{
                        6, length, heads * rng.integers(1, 3), layers, heads, query, keys, readOut};
                    Example example{{}, rng.integers(0, length), rng.integers(0, 6)};
                    for (Index i = 0; i < length; ++i)
                        example.tokens.push_back(rng.integers(0, 6));
                    expectGradientsOfDifferences(shape, randomWeights(shape, rng), example);
                }
            }
        }
    }
}

TEST(Network, EveryRowAgreesWithTheQuerysRow)
{
    NumpyRng rng(8);
    for (const ReadOut readOut : {ReadOut::AttentionOnly, ReadOut::Residual}) {
        const NetworkShape shape{9, 6, 8, 2, 2, QuerySource::TokenAndContext, KeySource::Embeddings, readOut};
        const NetworkWeights weights = randomWeights(shape, rng);
        const std::vector<Index> tokens{0, 8, 3, 3, 1, 5};
        const NetworkTrace all = forward(shape, weights, tokens, 4, LastLayer::EveryRow);
        const NetworkTrace one = forward(shape, weights, tokens, 4);
        expectNear(all.logits, one.logits, 0.1);
        EXPECT_EQ(all.layers.back().heads[1].weights.rows(), 6);
        expectNear(all.layers.back().heads[1].weights.row(4), one.layers.back().heads[1].weights);
    }
}

TEST(Network, CountsItsNumbers)
{
    const NetworkShape one{35, 12};
    EXPECT_EQ(zeroWeights(one).count(), 35 * 16 + 12 * 16 + 5 * 16 * 16);
    NetworkShape two = one;
    two.layers = 2;
    two.query = QuerySource::Token;
    EXPECT_EQ(zeroWeights(two).count(), 35 * 16 + 12 * 16 + 8 * 16 * 16);
}

TEST(Adam, FirstStepsAreTheLearningRateWhateverTheGradientsSize)
{
    // By hand: with a constant gradient, both corrected moments stay g and g², and each step is η·g/(|g| + ε).
    Matrix value{{0.0, 0.0, 0.0}};
    const Matrix gradient{{1e-3, -5.0, 0.0}};
    Adam adam(0.1);
    for (int step = 1; step <= 3; ++step) {
        adam.step({&value}, {&gradient});
        EXPECT_NEAR(value(0, 0), -0.1 * step / (1 + 1e-5), 1e-12);
        EXPECT_NEAR(value(0, 1), 0.1 * step / (1 + 2e-9), 1e-12);
        EXPECT_EQ(value(0, 2), 0.0);
    }
}

} // namespace
