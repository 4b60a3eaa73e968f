// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/npy.h"

namespace nunchi::engine {

/// How one number lies in a .npy file.
struct NpyElement
{
    NpyKind kind = NpyKind::Float;
    std::size_t size = 8;
    std::endian order = std::endian::native;
};

/// "<f8", ">i4", "|b1", "=u2", "f4"; empty for a type that is no real number of 1, 2, 4 or 8 bytes.
std::optional<NpyElement> npyElement(std::string_view type);

/// count · element.size bytes → count numbers, rounded to what Scalar (float or double) can hold.
template <class Scalar> void decode(const char *bytes, const NpyElement &element, std::size_t count, Scalar *numbers);

extern template void decode(const char *, const NpyElement &, std::size_t, float *);
extern template void decode(const char *, const NpyElement &, std::size_t, double *);

} // namespace nunchi::engine
