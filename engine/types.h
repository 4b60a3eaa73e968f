// SPDX-License-Identifier: GPL-3.0-or-later
// The letters of the papers, declared once.
//   n  queries          m  keys and values     d_k  width of a query and a key
//   h  heads            d_v  width of a value  d_model  width of the model
#pragma once

#include <Eigen/Core>

namespace nunchi::engine {

using Index = Eigen::Index;
using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Vector = Eigen::VectorXd;
/// mask(i, j) true: query i may look at key j. Shape n×m.
using Mask = Eigen::Array<bool, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

} // namespace nunchi::engine
