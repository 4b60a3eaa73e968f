// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <semaphore>

#include "exhibits/grading/model.h"

/// A computer whose times are known: of attention a share goes in order, an RNN is never faster.
struct GradingMachine
{
    int cores = 4;
    double inOrder = 0.1; ///< of attention
    double spread = 0.01; ///< of the median
    bool gated = false; ///< each measurement waits until the test lets it go
    std::counting_semaphore<> gate{0};

    static bool isRnn(const nunchi::exhibits::MeasureTask &task)
    {
        return task.work.subject == nunchi::engine::Subject::Recurrent;
    }
    double seconds(const nunchi::exhibits::MeasureTask &task) const
    {
        return isRnn(task) ? 0.03 : 0.2 * (inOrder + (1 - inOrder) / task.work.threads);
    }
    nunchi::exhibits::grading::Machine machine()
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
        return {measure, cores, QStringLiteral("test machine")};
    }
};
