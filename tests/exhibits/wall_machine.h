// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <semaphore>

#include "exhibits/square-wall/model.h"

/// A computer whose times are known: plain attention takes c·n^p seconds, tiled half of that.
struct WallMachine
{
    double coefficient = 1e-9;
    double exponent = 2;
    double spread = 0.01; ///< of the median
    double available = 8e9; ///< bytes
    double installed = 16e9;
    bool gated = false; ///< each measurement waits until the test lets it go
    std::counting_semaphore<> gate{0};

    static bool isPlain(const nunchi::exhibits::MeasureTask &task)
    {
        return task.work.subject == nunchi::engine::Subject::PlainAttention;
    }
    double seconds(const nunchi::exhibits::MeasureTask &task) const
    {
        const double plain = coefficient * std::pow(static_cast<double>(task.n), exponent);
        return isPlain(task) ? plain : plain / 2;
    }
    nunchi::exhibits::square_wall::Machine machine()
    {
        const auto measure = [this](const nunchi::exhibits::MeasureTask &task,
                                 const std::stop_token &stop) -> std::optional<nunchi::engine::MeasuredPoint> {
            if (gated)
                gate.acquire();
            if (stop.stop_requested())
                return std::nullopt;
            nunchi::engine::MeasuredPoint point;
            point.n = task.n;
            point.runs = 7;
            point.median = seconds(task);
            point.spread = spread * point.median;
            return point;
        };
        return {measure, [this] { return std::optional(available); }, installed, QStringLiteral("test machine")};
    }
};
