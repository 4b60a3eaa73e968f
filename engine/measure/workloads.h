// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/measure/stopwatch.h"

namespace nunchi::engine {

enum class Subject {
    PlainAttention, ///< the whole n×n matrix
    TiledAttention, ///< never that matrix
    Recurrent, ///< an Elman network of the same width: always one thread, double, n steps one after another
};

enum class Precision { Float, Double };

struct WorkloadOptions
{
    Subject subject = Subject::TiledAttention;
    Index width = 64; ///< d = d_k = d_v; of the recurrent network d_x = d_h
    bool causal = false;
    Precision precision = Precision::Double;
    int threads = 1; ///< of attention; at least 1
    std::uint64_t seed = 0; ///< Q, K, V are drawn standard normal: times do not depend on their values
};

/// n → Q, K, V (or a sequence and its network) drawn and ready to run. Multiply-adds count two: 4·n²·d of
/// attention, 2·n(n + 1)·d of causal attention, 4·n·d² of the recurrent network; exp and tanh are not counted.
Workload workload(const WorkloadOptions &options, Index n);

/// Bytes that a run at n needs at once, inputs and output included; what tiled attention keeps beside them is some
/// hundred rows a thread and not counted.
double memoryNeeded(const WorkloadOptions &options, double n);

} // namespace nunchi::engine
