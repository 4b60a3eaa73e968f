// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace nunchi::engine {

/// share s ∈ [0, 1] of the work that goes in order, workers p ≥ 1 → how many times as fast p are as one:
/// 1/(s + (1 − s)/p). Source: Amdahl 1967.
double amdahlSpeedup(double serialShare, double workers);

/// A speed-up S > 0 seen with p > 1 workers → the share of the work in order that would explain it:
/// (1/S − 1/p)/(1 − 1/p); below 0 where p workers were more than p times as fast. Source: Karp & Flatt 1990.
double serialShareOf(double speedup, double workers);

/// How far a piece of work is.
struct Progress
{
    double inOrder = 0; ///< of the part that goes in order, 0 … 1
    int finished = 0; ///< pieces
    int inWork = 0; ///< pieces, and the workers who have them
    double round = 0; ///< of those pieces, 0 … 1
};

/// n ≥ 1 alike pieces, shared out one at a time among p ≥ 1 workers, once the share s ∈ [0, 1] of the work that goes in
/// order is done. One worker takes n units of time for all of it, so that a piece takes 1 − s. Whole pieces make it
/// slower than amdahlSpeedup() wherever p does not divide n.
class DividedWork
{
public:
    DividedWork(int pieces, int workers, double serialShare);

    double timeInOrder() const { return m_inOrder; }
    int rounds() const { return m_rounds; } ///< ⌈n/p⌉
    double time() const { return m_inOrder + m_rounds * m_piece; } ///< until all is done
    double speedup() const { return m_pieces / time(); }
    Progress at(double time) const;

private:
    int m_pieces;
    int m_workers;
    int m_rounds;
    double m_inOrder;
    double m_piece; // units of time for one
};

} // namespace nunchi::engine
