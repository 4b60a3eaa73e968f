// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/measure/speedup.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace nunchi::engine {

namespace {
constexpr double kNoise = 1e-9; // of the arithmetic: a round that ends now has ended
}

double amdahlSpeedup(double serialShare, double workers)
{
    assert(serialShare >= 0 && serialShare <= 1 && workers >= 1);
    return 1.0 / (serialShare + (1.0 - serialShare) / workers);
}

double serialShareOf(double speedup, double workers)
{
    assert(speedup > 0 && workers > 1);
    return (1.0 / speedup - 1.0 / workers) / (1.0 - 1.0 / workers);
}

DividedWork::DividedWork(int pieces, int workers, double serialShare)
    : m_pieces(pieces)
    , m_workers(workers)
    , m_rounds((pieces + workers - 1) / workers)
    , m_inOrder(serialShare * pieces)
    , m_piece(1.0 - serialShare)
{
    assert(pieces >= 1 && workers >= 1 && serialShare >= 0 && serialShare <= 1);
}

Progress DividedWork::at(double time) const
{
    Progress progress;
    progress.inOrder = m_inOrder > 0 ? std::clamp(time / m_inOrder, 0.0, 1.0) : 1.0;
    if (time >= this->time() - kNoise) {
        progress.finished = m_pieces;
        return progress;
    }
    if (time < m_inOrder || time <= 0)
        return progress;
    // Short of its end there is a piece that takes time.
    const double passed = (time - m_inOrder) / m_piece;
    const double done = std::floor(passed + kNoise);
    progress.finished = static_cast<int>(done) * m_workers;
    progress.inWork = std::min(m_workers, m_pieces - progress.finished);
    progress.round = std::max(0.0, passed - done);
    return progress;
}

} // namespace nunchi::engine
