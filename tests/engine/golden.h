// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

#include <nlohmann/json.hpp>

#include "engine/attention.h"
#include "engine/types.h"

namespace nunchi::tests {

using Json = nlohmann::json;

/// tests/golden/<name>: values NumPy and PyTorch computed (make.py beside them).
Json golden(const char *name);

/// {"shape": […], "data": […]} → matrix (a vector becomes one row); "-inf" is −∞.
engine::Matrix matrix(const Json &array);
engine::Vector vector(const Json &numbers);
/// null: no mask.
engine::Mask mask(const Json &array);
/// Slice i of an array of three dimensions.
engine::Matrix slice(const Json &array, engine::Index i);

/// One case of attention.json: what is asked, and the reference with the answers.
struct AttentionCase
{
    /// i: its place in the file.
    explicit AttentionCase(std::size_t i);
    explicit AttentionCase(Json answers);

    std::string name() const { return reference.at("name").get<std::string>(); }
    /// One of the answers.
    engine::Matrix answer(const char *stage) const { return matrix(reference.at(stage)); }

    Json reference;
    engine::Matrix q;
    engine::Matrix k;
    engine::Matrix v;
    engine::AttentionOptions options;
};

/// |actual − expected| ≤ tolerance · |expected|, entry by entry. An expected value smaller than `floor` is held
/// to tolerance · floor: no sum of rounded terms is exact relative to a result that cancels to nearly 0.
void expectNear(
    const engine::Matrix &actual, const engine::Matrix &expected, double floor = 0.0, double tolerance = 1e-12);

} // namespace nunchi::tests
