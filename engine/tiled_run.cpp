// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tiled_run.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <numbers>

#include "engine/tiled_flags.h"
#include "engine/tiled_kernels.h"
#include "engine/tiled_memory.h"
#include "engine/tiled_plan.h"
#include "engine/tiled_workspace.h"

namespace nunchi::engine {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds reportEvery{50};

template <class Scalar> class Run
{
public:
    Run(const std::vector<TiledHead<Scalar>> &heads, const TiledShape &shape, const TiledOptions &options);

    std::optional<TiledReport> operator()();

private:
    using Memory = TiledMemory<Scalar>;

    int share(TiledWorkspace &workspace);
    void work(Memory &memory, bool reporting);
    void attend(const QueryRange &range, Memory &memory, bool reporting);
    void noteBlind(const QueryRange &range, const Scalar *total);
    void report();
    double scoresInAll() const;

    const std::vector<TiledHead<Scalar>> &m_heads;
    const TiledShape m_shape;
    const TiledOptions &m_options;
    const InstructionSet m_set;
    const TiledKernel<Scalar> &m_kernel;
    const Index m_keyTile;
    const int m_threads;
    const std::vector<QueryRange> m_ranges;
    const Scalar m_factor;
    std::vector<char> m_blind;
    std::atomic<std::size_t> m_nextJob{0};
    std::atomic<bool> m_cut{false};
    std::atomic<double> m_scoresDone{0};
    const Clock::time_point m_start = Clock::now();
    Clock::time_point m_reported = m_start;
};

template <class Scalar>
Run<Scalar>::Run(const std::vector<TiledHead<Scalar>> &heads, const TiledShape &shape, const TiledOptions &options)
    : m_heads(heads)
    , m_shape(shape)
    , m_options(options)
    , m_set(options.instructionSet.value_or(chosenInstructionSet()))
    , m_kernel(tiledKernel<Scalar>(m_set))
    , m_keyTile(std::min(options.keyTile > 0 ? options.keyTile : m_kernel.keyTile, std::max<Index>(shape.m, 1)))
    , m_threads(threadsWorth(shape, static_cast<Index>(heads.size()), options))
    , m_ranges(queryRanges(
          shape, static_cast<Index>(heads.size()), m_kernel.panel, m_threads, options))
    // Weights are powers of 2 in the kernels: e^s = 2^(s · log₂e).
    , m_factor(static_cast<Scalar>(
          options.scale.value_or(1.0 / std::sqrt(static_cast<double>(shape.dK))) * std::numbers::log2e))
    , m_blind(static_cast<std::size_t>(shape.n), 0)
{
}

template <class Scalar> double Run<Scalar>::scoresInAll() const
{
    double scores = 0;
    for (const QueryRange &range : m_ranges)
        scores += static_cast<double>(range.count) * static_cast<double>(range.keys);
    return scores;
}

template <class Scalar> void Run<Scalar>::report()
{
    const auto now = Clock::now();
    if (now - m_reported < reportEvery)
        return;
    m_reported = now;
    const double fraction = m_scoresDone.load(std::memory_order_relaxed) / scoresInAll();
    const std::chrono::duration<double> elapsed = now - m_start;
    m_options.onProgress({fraction, elapsed, elapsed * ((1 - fraction) / fraction)});
}

template <class Scalar> void Run<Scalar>::noteBlind(const QueryRange &range, const Scalar *total)
{
    for (Index i = 0; i < range.count; ++i)
        m_blind[static_cast<std::size_t>(range.first + i)] = total[i] == 0 ? 1 : 0;
}

template <class Scalar>
void Run<Scalar>::attend(const QueryRange &range, Memory &memory, bool reporting)
{
    const TiledHead<Scalar> &head = m_heads[static_cast<std::size_t>(range.head)];
    TileState<Scalar> &state = memory.state();
    state.n = range.count;
    m_kernel.start(state, head.q + range.first * head.qStride, head.qStride, m_factor);
    for (Index j = 0; j < range.keys; j += m_keyTile) {
        if (m_options.stop.stop_requested()) {
            m_cut = true;
            return;
        }
        KeyTile<Scalar> tile{std::min(m_keyTile, range.keys - j), head.k + j * head.kStride, head.kStride,
            head.v + j * head.vStride, head.vStride, m_shape.m, nullptr};
        if (m_options.causal)
            tile.lead = range.first + m_shape.m - m_shape.n - j;
        const Visible visible = fillFlags<Scalar>(
            m_options, {range.first, range.count, j, tile.m}, memory.paddedQueries(), memory.flags());
        if (visible == Visible::Some)
            tile.flags = memory.flags();
        if (visible != Visible::None)
            m_kernel.absorb(state, tile);
        if (!m_options.onProgress)
            continue;
        m_scoresDone.fetch_add(static_cast<double>(range.count * tile.m), std::memory_order_relaxed);
        if (reporting)
            report();
    }
    m_kernel.finish(state, head.output + range.first * head.outputStride, head.outputStride);
    if (range.head == 0)
        noteBlind(range, state.total);
}

template <class Scalar> void Run<Scalar>::work(Memory &memory, bool reporting)
{
    for (std::size_t job = m_nextJob++; job < m_ranges.size() && !m_cut; job = m_nextJob++)
        attend(m_ranges[job], memory, reporting);
}

template <class Scalar> int Run<Scalar>::share(TiledWorkspace &workspace)
{
    Index mostQueries = 1;
    for (const QueryRange &range : m_ranges)
        mostQueries = std::max(mostQueries, range.count);
    const int useful = std::min(m_threads, static_cast<int>(std::max<std::size_t>(m_ranges.size(), 1)));
    const auto members = static_cast<std::size_t>(std::min(workspace.team.grow(useful), useful));
    // All memory before the work begins: a lack of it is then the caller's exception.
    workspace.scratch.resize(std::max(workspace.scratch.size(), members));
    std::vector<Memory> memories;
    for (std::size_t member = 0; member < members; ++member) {
        memories.emplace_back(
            m_kernel, mostQueries, m_keyTile, m_shape.dK, m_shape.dV, workspace.scratch[member]);
    }
    return workspace.team.run(static_cast<int>(members), [&](int member) {
        try {
            work(memories[static_cast<std::size_t>(member)], member == 0 && m_options.onProgress);
        } catch (...) { // from onProgress: the others need not go on
            m_cut = true;
            throw;
        }
    });
}

template <class Scalar> std::optional<TiledReport> Run<Scalar>::operator()()
{
    if (m_options.stop.stop_requested())
        return std::nullopt; // also where there is nothing to do
    TiledReport result;
    result.instructionSet = m_set;
    if (m_options.workspace != nullptr) {
        result.threads = share(*m_options.workspace);
    } else {
        TiledWorkspace workspace;
        result.threads = share(workspace);
    }
    if (m_cut)
        return std::nullopt;
    if (m_options.onProgress)
        m_options.onProgress({1.0, Clock::now() - m_start, {}});
    for (Index i = 0; i < m_shape.n; ++i) {
        if (m_blind[static_cast<std::size_t>(i)] != 0)
            result.blindQueries.push_back(i);
    }
    return result;
}

} // namespace

template <class Scalar>
std::optional<TiledReport> runTiled(
    const std::vector<TiledHead<Scalar>> &heads, const TiledShape &shape, const TiledOptions &options)
{
    return Run<Scalar>(heads, shape, options)();
}

template std::optional<TiledReport> runTiled(
    const std::vector<TiledHead<float>> &, const TiledShape &, const TiledOptions &);
template std::optional<TiledReport> runTiled(
    const std::vector<TiledHead<double>> &, const TiledShape &, const TiledOptions &);

} // namespace nunchi::engine
