// SPDX-License-Identifier: GPL-3.0-or-later
// How near to the machine's limit tiled attention comes. Kernels and the limit take turns, so that whatever else the
// machine does meets both; figures are medians of ratios. Shares of the peak count the processor's time for this
// program, speed-ups the time on the wall.
//   bench_attention           tables
//   bench_attention SET D N   one row of them
//   bench_attention --masks   what masks cost
//   bench_attention --serve   answers lines "n d causal threads set float|double runs" with the median of so many
//                             runs in seconds (compare_peers.py)
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <memory>
#include <sstream>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "engine/attention.h"
#include "engine/masks.h"
#include "engine/numpy_rng.h"
#include "engine/tiled.h"
#include "engine/tiled_workspace.h"
#include "fma_peak.h"

using namespace nunchi::engine;
using nunchi::bench::fmaPeak;
using nunchi::bench::threadSeconds;

namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

constexpr int repeats = 15;

struct Setting
{
    Index n = 0;
    Index d = 64;
    TiledOptions options;
};

double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

template <class Scalar> struct Inputs
{
    Inputs(Index n, Index d)
        : q(draw(n, d))
        , k(draw(n, d))
        , v(draw(n, d))
        , output(n, d)
    {
    }

    static MatrixOf<Scalar> draw(Index n, Index d)
    {
        static NumpyRng rng(1);
        // Number by number: a matrix on the way would hide what attention itself needs from printMemory.
        return MatrixOf<Scalar>::NullaryExpr(
            n, d, [](Index, Index) { return static_cast<Scalar>(rng.standardNormal()); });
    }

    // What the processor worked on it on this thread alone: other programs' turns do not count.
    double work(const TiledOptions &options)
    {
        const double start = threadSeconds();
        tiledAttentionInto(q, k, v, output, options);
        return threadSeconds() - start;
    }

    // The median after a run that does not count, and of enough runs that every core has come up to speed.
    double warmSeconds(const TiledOptions &options)
    {
        constexpr double enough = 0.01;
        seconds(options);
        std::vector<double> times;
        for (double all = 0; all < enough; all += times.back())
            times.push_back(seconds(options));
        return median(times);
    }

    double seconds(const TiledOptions &options)
    {
        const auto start = Clock::now();
        tiledAttentionInto(q, k, v, output, options);
        return Seconds(Clock::now() - start).count();
    }

    MatrixOf<Scalar> q;
    MatrixOf<Scalar> k;
    MatrixOf<Scalar> v; // never K itself: no library is measured at its special case
    MatrixOf<Scalar> output;
};

double operations(const Setting &setting)
{
    const auto n = static_cast<double>(setting.n);
    return 4.0 * n * n * static_cast<double>(setting.d) / (setting.options.causal ? 2 : 1);
}

// Share of the peak on one thread; speed-up by two.
void printRow(Setting setting, InstructionSet set)
{
    Inputs<float> inputs(setting.n, setting.d);
    TiledWorkspace workspace;
    setting.options.workspace = &workspace;
    setting.options.instructionSet = set;
    std::vector<double> shares;
    std::vector<double> speedUps;
    std::vector<double> times;
    for (int repeat = 0; repeat < repeats; ++repeat) {
        const double before = fmaPeak(set);
        setting.options.threads = 1;
        const double one = inputs.warmSeconds(setting.options);
        const double worked = inputs.work(setting.options);
        const double peak = (before + fmaPeak(set)) / 2;
        setting.options.threads = 2;
        const double two = inputs.warmSeconds(setting.options);
        shares.push_back(1e-9 * operations(setting) / worked / peak);
        speedUps.push_back(one / two);
        times.push_back(two);
    }
    std::printf(
        "%-8s d %3ld  n %6ld %-7s %5.1f %% of the peak on one thread; two threads %8.3f ms, %.2f times as fast\n",
        std::string(nameOf(set)).c_str(), static_cast<long>(setting.d), static_cast<long>(setting.n),
        setting.options.causal ? "causal" : "", 100 * median(shares), 1e3 * median(times), median(speedUps));
    std::fflush(stdout);
}

// What an n×m mask costs, the time without one being 1: random (every tile mixed), all true, and causal.
void printMasked(Index n)
{
    Inputs<float> inputs(n, 64);
    TiledWorkspace workspace;
    TiledOptions plain;
    plain.threads = 1;
    plain.workspace = &workspace;
    TiledOptions masked = plain;
    const auto ratio = [&](const Mask &mask) {
        masked.mask = mask;
        std::vector<double> ratios;
        for (int repeat = 0; repeat < repeats; ++repeat) {
            const double before = inputs.work(plain);
            const double time = inputs.work(masked);
            ratios.push_back(2 * time / (before + inputs.work(plain)));
        }
        return median(ratios);
    };
    NumpyRng rng(2);
    const double random = ratio(Mask::NullaryExpr(n, n, [&rng](Index, Index) { return rng.random() < 0.5; }));
    std::printf("n %6ld  time under a mask: random %.2f, all true %.2f, causal %.2f of the time without\n",
        static_cast<long>(n), random, ratio(Mask::Constant(n, n, true)), ratio(causalMask(n, n)));
    std::fflush(stdout);
}

void printAllMasked()
{
    for (const Index n : {256, 1024, 4096})
        printMasked(n);
}

double megabytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

void printMemory()
{
    Inputs<float> inputs(32768, 64);
    inputs.output.setZero();
    const double before = megabytes();
    const double time = inputs.seconds({});
    std::printf("n 32768: %.2f s, %.1f MB above inputs and output\n", time, megabytes() - before);
}

void printStop()
{
    Inputs<float> inputs(1'000'000, 64);
    std::stop_source source;
    TiledOptions options;
    options.stop = source.get_token();
    TiledProgress last;
    options.onProgress = [&last](const TiledProgress &progress) { last = progress; };
    Clock::time_point told;
    const std::jthread teller([&source, &told] {
        std::this_thread::sleep_for(std::chrono::seconds(3));
        told = Clock::now();
        source.request_stop();
    });
    inputs.seconds(options);
    std::printf("n 1000000: stopped %.1f ms after being told; %.3f %% done, %.0f s remaining by its own account\n",
        1e3 * Seconds(Clock::now() - told).count(), 100 * last.fraction, last.remaining.count());
}

// The largest case of a lesson with every stage, as an exhibit asks for it at each move of a slider.
void printTrace()
{
    NumpyRng rng(1);
    const Matrix q = rng.normal(0, 1, 12, 16);
    const Matrix k = rng.normal(0, 1, 12, 16);
    const Matrix v = rng.normal(0, 1, 12, 16);
    AttentionTrace trace;
    constexpr int traces = 500; // long enough for the clock
    std::vector<double> times;
    for (int repeat = 0; repeat < repeats; ++repeat) {
        const double start = threadSeconds();
        for (int i = 0; i < traces; ++i)
            attention(q, k, v, {}, trace);
        times.push_back((threadSeconds() - start) / traces);
    }
    std::printf("whole trace, n = 12, d = 16, double: %.2f microseconds\n", 1e6 * median(times));
}

// Keeps its numbers from one request to the next, as the others do who are asked in turn.
template <class Scalar> class Server
{
public:
    double seconds(const Setting &setting, int runs)
    {
        if (!m_inputs || m_inputs->q.rows() != setting.n || m_inputs->q.cols() != setting.d)
            m_inputs = std::make_unique<Inputs<Scalar>>(setting.n, setting.d);
        m_inputs->seconds(setting.options);
        std::vector<double> times;
        for (int run = 0; run < runs; ++run)
            times.push_back(m_inputs->seconds(setting.options));
        return median(times);
    }

private:
    std::unique_ptr<Inputs<Scalar>> m_inputs;
};

void serve()
{
    TiledWorkspace workspace;
    Server<float> narrow;
    Server<double> wide;
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream words(line);
        Setting setting;
        int causal = 0;
        std::string set;
        std::string type;
        int runs = 0;
        words >> setting.n >> setting.d >> causal >> setting.options.threads >> set >> type >> runs;
        setting.options.causal = causal != 0;
        setting.options.instructionSet = instructionSetNamed(set);
        setting.options.workspace = &workspace;
        std::cout << (type == "double" ? wide.seconds(setting, runs) : narrow.seconds(setting, runs)) << std::endl;
    }
}

} // namespace

int main(int argc, char **argv)
{
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (arguments == std::vector<std::string>{"--serve"}) {
        serve();
        return 0;
    }
    if (arguments == std::vector<std::string>{"--masks"}) {
        printAllMasked();
        return 0;
    }
    if (arguments.size() == 3) {
        printRow({std::stol(arguments[2]), std::stol(arguments[1]), {}}, instructionSetNamed(arguments[0]).value());
        return 0;
    }
    printMemory(); // first: storage that was freed before would be used again unseen
    printTrace();
    for (const InstructionSet set : presentInstructionSets()) {
        for (const Index d : {32, 64, 128}) {
            for (const Index n : {256, 1024, 2048, 4096})
                printRow({n, d, {}}, set);
        }
        Setting causal{4096, 64, {}};
        causal.options.causal = true;
        printRow(causal, set);
    }
    printAllMasked();
    printStop();
}
