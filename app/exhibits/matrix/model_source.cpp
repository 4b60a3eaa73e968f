// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/matrix/model_source.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <new>
#include <optional>

#include <QFile>
#include <QStringList>

#include "engine/attention_rows.h"
#include "engine/measure/machine.h"
#include "engine/npy_file.h"
#include "engine/thread_team.h"

namespace nunchi::exhibits::matrix {

using engine::Index;
using engine::NpyFile;
using Kind = LargeFault::Kind;

namespace {

using Maybe = std::optional<LargeFault>;
constexpr Index kWidest = 4096; ///< of queries and keys in files
constexpr int kColumnBytes = 1 << 20; ///< read at a time from files that have column after column

QString shapeText(const std::vector<Index> &shape)
{
    QStringList entries;
    for (const Index entry : shape)
        entries << QString::number(entry);
    return shape.size() == 2 ? entries.join(QStringLiteral(" \u00d7 ")) : u'(' + entries.join(QStringLiteral(", ")) + u')';
}

LargeFault faultOf(Kind kind, const QString &path)
{
    LargeFault fault;
    fault.kind = kind;
    fault.path = path;
    return fault;
}

LargeFault faultOf(const engine::NpyProblem &problem, const QString &path)
{
    LargeFault fault = faultOf(Kind::Npy, path);
    fault.npy = problem;
    return fault;
}

/// Two dimensions, neither 0, neither too long.
engine::Result<NpyFile, LargeFault> openMatrix(const QString &path, Index mostColumns)
{
    auto file = NpyFile::open(QFile::encodeName(path).toStdString());
    if (!file)
        return faultOf(file.problem(), path);
    const std::vector<Index> &shape = file->shape();
    const bool two = shape.size() == 2;
    const bool tooLarge = two && (shape[0] > LargeMatrix::kMostRows || shape[1] > mostColumns);
    const bool empty = file->count() == 0;
    if (two && !tooLarge && !empty)
        return std::move(*file);
    LargeFault fault = faultOf(empty ? Kind::Empty : !two ? Kind::NotTwoDimensions : Kind::TooLarge, path);
    fault.shape = shapeText(shape);
    return fault;
}

/// The work of several threads, one band of rows after the other.
class Bands
{
public:
    using Fill = std::function<Maybe(LargeMatrix &, int first, int count)>;
    using Visible = std::function<int(int row)>;

    Bands(LargeMatrix &matrix, const LargeControl &control)
        : m_matrix(matrix)
        , m_control(control)
    {
    }

    /// fault: with what a number that is not finite is told.
    Maybe run(const Fill &fill, const Visible &visible, const LargeFault &fault)
    {
        const int bands = (m_matrix.rows() + LargeMatrix::kBandRows - 1) / LargeMatrix::kBandRows;
        const int threads = m_team.grow(std::min(engine::machineThreads(), bands));
        m_team.run(threads, [&](int member) {
            for (int band = m_next++; band < bands && !m_ended; band = m_next++) {
                if (m_control.isStopped())
                    return end(faultOf(Kind::Stopped, {}));
                if (auto found = one(band, fill, visible, fault))
                    return end(std::move(*found));
                const int done = ++m_done;
                if (member == 0 && m_control.onProgress)
                    m_control.onProgress(static_cast<double>(done) / bands);
            }
        });
        if (!m_fault)
            m_matrix.finish();
        return m_fault;
    }

private:
    Maybe one(int band, const Fill &fill, const Visible &visible, LargeFault fault)
    {
        const int first = band * LargeMatrix::kBandRows;
        const int count = std::min(LargeMatrix::kBandRows, m_matrix.rows() - first);
        try {
            if (auto found = fill(m_matrix, first, count))
                return found;
        } catch (const std::bad_alloc &) {
            return faultOf(Kind::OutOfMemory, fault.path);
        }
        if (m_matrix.summarise(first, visible, fault.spot))
            return std::nullopt;
        return fault;
    }

    /// The first that is told counts.
    void end(LargeFault fault)
    {
        const std::lock_guard lock(m_mutex);
        if (!m_fault)
            m_fault = std::move(fault);
        m_ended = true;
    }

    LargeMatrix &m_matrix;
    const LargeControl &m_control;
    engine::ThreadTeam m_team;
    std::atomic<int> m_next = 0;
    std::atomic<int> m_done = 0;
    std::atomic_bool m_ended = false;
    std::mutex m_mutex;
    Maybe m_fault;
};

/// Refused before the memory is taken, where the computer says what it has.
engine::Result<std::shared_ptr<LargeMatrix>, LargeFault> reserve(int rows, int columns, bool wide, const QString &path)
{
    LargeFault fault = faultOf(Kind::OutOfMemory, path);
    fault.bytes = LargeMatrix::bytesNeeded(rows, columns, wide);
    const auto available = engine::availableMemory();
    if (available && *available < fault.bytes)
        return fault;
    try {
        return std::make_shared<LargeMatrix>(rows, columns, wide);
    } catch (const std::bad_alloc &) {
        return fault;
    }
}

template <class Scalar> Scalar *rowOf(LargeMatrix &matrix, int row)
{
    if constexpr (std::is_same_v<Scalar, float>)
        return matrix.floatRow(row);
    else
        return matrix.doubleRow(row);
}

/// Some columns at a time, each number to its place.
template <class Scalar>
Maybe readColumns(const NpyFile &file, const QString &path, LargeMatrix &matrix, const LargeControl &control)
{
    const int rows = matrix.rows();
    const int columns = matrix.columns();
    const int atOnce = std::clamp<int>(kColumnBytes / static_cast<int>(sizeof(Scalar)) / rows, 1, columns);
    std::vector<Scalar> some(static_cast<std::size_t>(rows) * static_cast<std::size_t>(atOnce));
    for (int first = 0; first < columns; first += atOnce) {
        if (control.isStopped())
            return faultOf(Kind::Stopped, {});
        const int now = std::min(atOnce, columns - first);
        const auto start = static_cast<std::uint64_t>(first) * static_cast<std::uint64_t>(rows);
        if (const auto problem = file.read(start, static_cast<std::uint64_t>(now) * static_cast<std::uint64_t>(rows), some.data()))
            return faultOf(*problem, path);
        for (int i = 0; i < rows; ++i) {
            Scalar *to = rowOf<Scalar>(matrix, i) + first;
            for (int j = 0; j < now; ++j)
                to[j] = some[static_cast<std::size_t>(j) * static_cast<std::size_t>(rows) + static_cast<std::size_t>(i)];
        }
        if (control.onProgress)
            control.onProgress(0.8 * (first + now) / columns);
    }
    return std::nullopt;
}

template <class Scalar>
Maybe readMatrix(const NpyFile &file, const QString &path, LargeMatrix &matrix, const LargeControl &control)
{
    if (file.isColumnMajor())
        if (auto fault = readColumns<Scalar>(file, path, matrix, control))
            return fault;
    const auto columns = static_cast<std::uint64_t>(matrix.columns());
    const auto fill = [&](LargeMatrix &to, int first, int count) -> Maybe {
        if (file.isColumnMajor())
            return std::nullopt;
        const auto problem = file.read(static_cast<std::uint64_t>(first) * columns,
            static_cast<std::uint64_t>(count) * columns, rowOf<Scalar>(to, first));
        return problem ? Maybe(faultOf(*problem, path)) : std::nullopt;
    };
    return Bands(matrix, control).run(
        fill, [&](int) { return matrix.columns(); }, faultOf(Kind::NotFinite, path));
}

engine::Result<LargeResult, LargeFault> readFile(const QString &path, const LargeControl &control)
{
    const auto file = openMatrix(path, LargeMatrix::kMostRows);
    if (!file)
        return file.problem();
    const auto matrix = reserve(
        static_cast<int>(file->shape()[0]), static_cast<int>(file->shape()[1]), !file->fitsFloat(), path);
    if (!matrix)
        return matrix.problem();
    const Maybe fault = file->fitsFloat() ? readMatrix<float>(*file, path, **matrix, control)
                                          : readMatrix<double>(*file, path, **matrix, control);
    if (fault)
        return *fault;
    return LargeResult{*matrix, nullptr};
}

engine::Result<engine::MatrixOf<float>, LargeFault> readVectors(const NpyFile &file, const QString &path)
{
    const auto numbers = file.readAll();
    if (!numbers)
        return faultOf(numbers.problem(), path);
    const engine::MatrixOf<float> matrix =
        Eigen::Map<const engine::Matrix>(numbers->data(), file.shape()[0], file.shape()[1]).cast<float>();
    for (int row = 0; row < matrix.rows(); ++row) {
        for (int column = 0; column < matrix.cols(); ++column) {
            if (std::isfinite(matrix(row, column)))
                continue;
            LargeFault fault = faultOf(Kind::NotFinite, path);
            fault.spot = {row, column, matrix(row, column)};
            return fault;
        }
    }
    return matrix;
}

engine::Result<QueriesAndKeys, LargeFault> readPair(const LargeOrder &order)
{
    const auto q = openMatrix(order.file, kWidest);
    if (!q)
        return q.problem();
    const auto k = openMatrix(order.keys, kWidest);
    if (!k)
        return k.problem();
    if (q->shape()[1] != k->shape()[1]) {
        LargeFault fault = faultOf(Kind::Misfit, order.file);
        fault.shape = shapeText(q->shape());
        fault.otherPath = order.keys;
        fault.otherShape = shapeText(k->shape());
        return fault;
    }
    auto queries = readVectors(*q, order.file);
    if (!queries)
        return queries.problem();
    auto keys = readVectors(*k, order.keys);
    if (!keys)
        return keys.problem();
    return QueriesAndKeys{std::move(*queries), std::move(*keys)};
}

engine::Result<LargeResult, LargeFault> attend(
    std::shared_ptr<const QueriesAndKeys> pair, const LargeOrder &order, const LargeControl &control)
{
    const auto &q = pair->q;
    const auto &k = pair->k;
    const auto matrix = reserve(static_cast<int>(q.rows()), static_cast<int>(k.rows()), false, order.file);
    if (!matrix)
        return matrix.problem();
    engine::AttentionRowsOptions options;
    options.causal = order.causal;
    options.scores = order.scores;
    if (!order.scaled)
        options.scale = 1.0;
    const auto fill = [&](LargeMatrix &to, int first, int count) -> Maybe {
        Eigen::Map<engine::MatrixOf<float>> rows(to.floatRow(first), count, to.columns());
        engine::attentionRows<float>(q, k, first, options, rows);
        return std::nullopt;
    };
    const auto visible = [&](int row) {
        return static_cast<int>(order.causal ? engine::causallyVisible(row, q.rows(), k.rows()) : k.rows());
    };
    if (const Maybe fault = Bands(**matrix, control).run(fill, visible, faultOf(Kind::Overflow, order.file)))
        return *fault;
    return LargeResult{*matrix, std::move(pair)};
}

} // namespace

LargeOrder LargeOrder::plain() const
{
    LargeOrder plain = *this;
    const LargeOrder usual;
    if (source != Source::Computed) {
        plain.size = usual.size;
        plain.seed = usual.seed;
    }
    if (source != Source::File) {
        plain.file.clear();
        plain.keys.clear();
    }
    if (!isAttention()) {
        plain.scaled = usual.scaled;
        plain.causal = usual.causal;
        plain.scores = usual.scores;
    }
    return plain;
}

engine::Result<LargeResult, LargeFault> makeLarge(const LargeOrder &order, const LargeControl &control)
{
    try {
        if (!order.isAttention())
            return readFile(order.file, control);
        if (order.source == Source::Computed)
            return attend(
                std::make_shared<const QueriesAndKeys>(madeUpText(order.size, order.seed)), order, control);
        auto pair = readPair(order);
        if (!pair)
            return pair.problem();
        return attend(std::make_shared<const QueriesAndKeys>(std::move(*pair)), order, control);
    } catch (const std::bad_alloc &) {
        return faultOf(Kind::OutOfMemory, order.file);
    }
}

} // namespace nunchi::exhibits::matrix
