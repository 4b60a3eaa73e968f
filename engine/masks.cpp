// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/masks.h"

namespace nunchi::engine {

Mask causalMask(Index n, Index m)
{
    Mask mask(n, m);
    for (Index i = 0; i < n; ++i) {
        for (Index j = 0; j < m; ++j)
            mask(i, j) = j <= i + (m - n);
    }
    return mask;
}

Mask paddingMask(Index n, const std::vector<bool> &keyIsReal)
{
    Mask mask(n, static_cast<Index>(keyIsReal.size()));
    for (Index j = 0; j < mask.cols(); ++j)
        mask.col(j).setConstant(keyIsReal[static_cast<std::size_t>(j)]);
    return mask;
}

} // namespace nunchi::engine
