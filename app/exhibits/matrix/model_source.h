// SPDX-License-Identifier: GPL-3.0-or-later
// Where a large matrix comes from.
#pragma once

#include <functional>
#include <memory>

#include <QString>

#include "engine/npy.h"
#include "engine/result.h"
#include "exhibits/matrix/model_made_up.h"
#include "exhibits/matrix/model_matrix.h"

namespace nunchi::exhibits::matrix {

enum class Source : quint8 {
    Sentence, ///< the words of the lesson
    Computed, ///< attention in a made-up text
    File ///< a matrix, or queries and keys, from .npy files
};

/// Everything that decides the numbers of a large matrix. A value.
struct LargeOrder
{
    Source source = Source::Sentence;
    int size = 2048; ///< Computed: tokens
    int seed = 141; ///< Computed
    QString file; ///< File: the matrix, or the queries
    QString keys; ///< File: the keys; empty: the file is the matrix
    bool scaled = true; ///< of attention: divided by √d_k
    bool causal = false;
    bool scores = false; ///< instead of weights

    bool operator==(const LargeOrder &) const = default;
    /// Made by the engine from queries and keys, not read as it is.
    bool isAttention() const { return source == Source::Computed || (source == Source::File && !keys.isEmpty()); }
    /// Without what does not matter for the numbers.
    LargeOrder plain() const;
};

struct LargeResult
{
    std::shared_ptr<const LargeMatrix> matrix;
    std::shared_ptr<const QueriesAndKeys> made; ///< none: read from a file as it is
};

/// Why there is no matrix.
struct LargeFault
{
    enum class Kind : quint8 {
        Stopped,
        Npy, ///< the engine's reason, in npy
        NotTwoDimensions, ///< shape
        Empty, ///< shape
        TooLarge, ///< shape
        NotFinite, ///< spot
        Overflow, ///< scores beyond what float holds
        Misfit, ///< queries and keys of different widths: shape, otherShape
        OutOfMemory, ///< bytes
        TooManyFiles, ///< to open at once
    };
    Kind kind = Kind::Stopped;
    QString path;
    engine::NpyProblem npy;
    QString shape;
    QString otherPath;
    QString otherShape;
    Spot spot;
    double bytes = 0;
};

/// Asked and told by the work, from any of its threads.
struct LargeControl
{
    std::function<bool()> isStopped;
    std::function<void(double share)> onProgress; ///< from one thread only
};

/// Reads or computes, on all cores; headers of files are judged before their numbers are read.
engine::Result<LargeResult, LargeFault> makeLarge(const LargeOrder &order, const LargeControl &control);

} // namespace nunchi::exhibits::matrix
