// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cost.h"

#include <utility>

namespace nunchi::engine {

namespace {

constexpr OrderTerm constant{};
constexpr OrderTerm length{.n = 1};
constexpr OrderTerm states{.n = 1, .d = 1};
constexpr OrderTerm kernels{.n = 1, .d = 2, .k = 1};
constexpr OrderTerm allPairs{.n = 2, .d = 1};
constexpr OrderTerm allWeights{.n = 2, .h = 1};

std::string power(const std::string &letter, int exponent)
{
    static const char *const digits[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    if (exponent == 1)
        return letter;
    std::string raised;
    for (; exponent > 0; exponent /= 10)
        raised.insert(0, digits[exponent % 10]);
    return letter + raised;
}

} // namespace

CostOrder costOrder(Mechanism mechanism)
{
    switch (mechanism) {
    case Mechanism::Recurrent:
        return {{.n = 1, .d = 2}, {states}, length, length};
    case Mechanism::Convolution:
        return {kernels, {states}, constant, {.n = 1, .k = -1}};
    case Mechanism::DilatedConvolution:
        return {kernels, {states}, constant, {.logarithm = true}};
    case Mechanism::Attention:
    case Mechanism::CausalAttention:
        return {allPairs, {allWeights, states}, constant, constant};
    case Mechanism::TiledAttention:
        return {allPairs, {states}, constant, constant};
    case Mechanism::RestrictedAttention:
        return {{.n = 1, .d = 1, .r = 1}, {{.n = 1, .r = 1, .h = 1}, states}, constant, {.n = 1, .r = -1}};
    case Mechanism::LinearAttention:
        return {{.n = 1, .d = 2, .h = -1}, {states, {.d = 2, .h = -1}}, constant, constant};
    }
    return {};
}

std::string text(const OrderTerm &term)
{
    const std::vector<std::pair<std::string, int>> powers{
        {"k", term.k}, {"r", term.r}, {"h", term.h}, {"n", term.n}, {"d", term.d}};
    std::string above = term.logarithm ? "log_k n" : "";
    std::string below;
    for (const auto &[letter, exponent] : powers) {
        if (exponent > 0)
            above += (above.empty() ? "" : "·") + power(letter, exponent);
        else if (exponent < 0)
            below += '/' + power(letter, -exponent);
    }
    return (above.empty() ? "1" : above) + below;
}

std::string text(const std::vector<OrderTerm> &sum)
{
    std::string all;
    for (const OrderTerm &term : sum)
        all += (all.empty() ? "" : " + ") + text(term);
    return all;
}

} // namespace nunchi::engine
