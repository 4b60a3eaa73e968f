// SPDX-License-Identifier: GPL-3.0-or-later
// What a picture shows: where its ink stands, and which colours it has.
#pragma once

#include <algorithm>

#include <QImage>
#include <QList>

namespace stage {

/// Columns of a picture that hold ink without a gap, and how far down the ink goes.
struct InkRun
{
    int left = 0;
    int right = 0;
    int bottom = 0;
};

inline QList<InkRun> inkRuns(const QImage &image, int gap)
{
    QList<InkRun> runs;
    for (int x = 0; x < image.width(); ++x) {
        int bottom = -1;
        for (int y = 0; y < image.height(); ++y)
            if (qGray(image.pixel(x, y)) < 170)
                bottom = y;
        if (bottom < 0)
            continue;
        if (runs.isEmpty() || x - runs.last().right > gap)
            runs.append({x, x, bottom});
        runs.last().right = x;
        runs.last().bottom = std::max(runs.last().bottom, bottom);
    }
    return runs;
}

inline bool hasColor(const QImage &image, const QColor &color)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixel(x, y) == color.rgb())
                return true;
    return false;
}

} // namespace stage
