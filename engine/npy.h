// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/result.h"
#include "engine/types.h"

namespace nunchi::engine {

enum class NpyKind { Bool, SignedInteger, UnsignedInteger, Float };

/// The content of a NumPy .npy file, every type as double (integers beyond ±2⁵³ are rounded).
struct NpyArray
{
    std::vector<Index> shape; ///< no entry: a single number
    std::vector<double> data; ///< row-major, whatever the order in the file
    NpyKind kind = NpyKind::Float;

    /// Only for two dimensions (asserted).
    Matrix matrix() const;
};

enum class NpyFault {
    CannotOpen, ///< detail: the system's reason
    NotAFile, ///< a folder, a pipe, a device
    CannotRead,
    NotNpy, ///< the first six bytes are others
    UnknownVersion, ///< detail: "major.minor"
    BadHeader, ///< detail: the header's text, as far as it can be shown
    UnsupportedType, ///< detail: the dtype as the file writes it
    TooManyDimensions, ///< detail: the shape
    TooLarge, ///< detail: the shape
    Truncated, ///< expected and found, in bytes of data
    CannotWrite, ///< detail: the system's reason
};

struct NpyProblem
{
    NpyFault fault = NpyFault::CannotOpen;
    std::string detail;
    std::uint64_t expected = 0;
    std::uint64_t found = 0;
};

/// Reads bool, (u)int8 … (u)int64, float32 and float64, little and big endian, C and Fortran order, format
/// versions 1 to 3, up to two dimensions. The size a header claims is checked against the file before anything is
/// allocated. Source: NumPy enhancement proposal 1 and numpy.lib.format.
Result<NpyArray, NpyProblem> readNpy(const std::filesystem::path &path);

/// Writes row-major float64, version 1.0, any number of dimensions; data has the product of shape entries
/// (asserted). The file appears complete or not at all: a neighbour is written, flushed and renamed over it.
/// Empty: done.
std::optional<NpyProblem> writeNpy(
    const std::filesystem::path &path, const std::vector<Index> &shape, const double *data);

} // namespace nunchi::engine
