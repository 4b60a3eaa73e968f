// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <iterator>

#include "engine/scratch_memory.h"
#include "engine/tiled_kernel.h"

namespace nunchi::engine {

/// What one thread works in: the storage behind a TileState, and the flags of a tile.
template <class Scalar> class TiledMemory
{
public:
    /// For tiles of up to n queries and m keys, in storage that must outlive this. What the storage held does not
    /// matter: each part is written before it is read.
    TiledMemory(const TiledKernel<Scalar> &kernel, std::ptrdiff_t n, std::ptrdiff_t m, std::ptrdiff_t dK,
        std::ptrdiff_t dV, ScratchMemory &storage)
        : m_panel(kernel.panel)
    {
        const std::ptrdiff_t paddedN = rounded(n, kernel.panel);
        const std::ptrdiff_t paddedV = rounded(dV, kernel.rows);
        const std::ptrdiff_t sizes[] = {dK * paddedN, paddedV * paddedN, paddedN, paddedN,
            rounded(m, kernel.rows) * kernel.panel, m * paddedV, rounded(m, flagsPerWord) / flagsPerWord * paddedN};
        std::ptrdiff_t total = 0;
        for (const std::ptrdiff_t size : sizes)
            total += rounded(size, line);
        auto *next = static_cast<Scalar *>(storage.ofSize(static_cast<std::size_t>(total) * sizeof(Scalar)));
        Scalar **parts[] = {&m_state.queries, &m_state.sums, &m_state.reference, &m_state.total, &m_state.scores,
            &m_state.values, &m_flags};
        for (std::size_t part = 0; part < std::size(sizes); ++part) {
            *parts[part] = next;
            next += rounded(sizes[part], line);
        }
        m_state.dK = dK;
        m_state.dV = dV;
    }

    TileState<Scalar> &state() { return m_state; }
    /// The form of KeyTile::flags.
    FlagWord<Scalar> *flags() { return reinterpret_cast<FlagWord<Scalar> *>(m_flags); }
    /// n̂ of the tile that is in state().
    std::ptrdiff_t paddedQueries() const { return rounded(m_state.n, m_panel); }

private:
    static constexpr std::ptrdiff_t line = 64 / sizeof(Scalar); // so that every part begins on a cache line

    static std::ptrdiff_t rounded(std::ptrdiff_t size, std::ptrdiff_t step) { return (size + step - 1) / step * step; }

    std::ptrdiff_t m_panel;
    TileState<Scalar> m_state;
    Scalar *m_flags = nullptr;
};

} // namespace nunchi::engine
