// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/attention_inputs.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>

#include "engine/masks.h"

namespace nunchi::cli {

using engine::Index;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::cli::AttentionInputs)
};

// Of any one matrix: 512 MiB of double; a trace keeps four such stages, the gradients two.
constexpr Index mostEntries = Index{1} << 26;

using Check = std::optional<Complaint>;

// Opened, not read: all shapes are held against each other first.
struct Files
{
    ArrayFile q;
    ArrayFile k;
    ArrayFile v;
    ArrayFile wQ;
    ArrayFile wK;
    ArrayFile wV;
    ArrayFile wO;
    ArrayFile dOutput; // without a path: none
    ArrayFile mask;
};

Check openInto(ArrayFile &file, const QString &path, const QString &meaning)
{
    auto opened = ArrayFile::openMatrix(path, meaning);
    if (!opened)
        return opened.problem();
    file = std::move(*opened);
    return std::nullopt;
}

Check firstOf(std::initializer_list<Check> checks)
{
    for (const Check &check : checks) {
        if (check)
            return check;
    }
    return std::nullopt;
}

Check openGradient(const AttentionRequest &request, Files &files)
{
    if (!request.grad)
        return std::nullopt;
    return openInto(
        files.dOutput, *request.grad, request.heads ? QStringLiteral("n×d_model") : QStringLiteral("n×d_v"));
}

Check openFiles(const AttentionRequest &request, Files &files)
{
    if (!request.heads) {
        return firstOf({openInto(files.q, request.q, QStringLiteral("n×d_k")),
            openInto(files.k, request.k, QStringLiteral("m×d_k")),
            openInto(files.v, request.v, QStringLiteral("m×d_v"))});
    }
    const HeadsRequest &heads = *request.heads;
    return firstOf({openInto(files.q, request.q, QStringLiteral("n×d_model")),
        openInto(files.k, request.k, QStringLiteral("m×d_model")),
        openInto(files.v, request.v, QStringLiteral("m×d_model")),
        openInto(files.wQ, heads.wQ, QStringLiteral("d_model×(h·d_k)")),
        openInto(files.wK, heads.wK, QStringLiteral("d_model×(h·d_k)")),
        openInto(files.wV, heads.wV, QStringLiteral("d_model×(h·d_v)")),
        openInto(files.wO, heads.wO, QStringLiteral("(h·d_v)×d_model"))});
}

//: %1 and %2: files with their shapes
Check misfit(const ArrayFile &file, const ArrayFile &other, const QString &reason)
{
    return Complaint{Words::tr("%1 does not fit %2: %3").arg(file.description(), other.description(), reason)};
}

Check fitColumns(const ArrayFile &file, const ArrayFile &other)
{
    if (file.columns() == other.columns())
        return std::nullopt;
    return misfit(file, other, Words::tr("they must have equally many columns"));
}

Check fitRows(const ArrayFile &file, const ArrayFile &other)
{
    if (file.rows() == other.rows())
        return std::nullopt;
    return misfit(file, other, Words::tr("they must have equally many rows"));
}

// For the product other · file. (W_O multiplies what the heads hand over, which is as wide as W_V.)
Check fitProduct(const ArrayFile &file, const ArrayFile &other)
{
    if (file.rows() == other.columns())
        return std::nullopt;
    return misfit(file, other, Words::tr("the first needs as many rows as the second has columns"));
}

Check fitHeads(const ArrayFile &file, Index heads)
{
    if (file.columns() % heads == 0)
        return std::nullopt;
    return Complaint{Words::tr("%1: its columns cannot be divided among --heads %2")
                         .arg(file.description(), QString::number(heads))};
}

Check fitProjections(const Files &files, Index heads)
{
    return firstOf({fitProduct(files.wQ, files.q), fitProduct(files.wK, files.k), fitProduct(files.wV, files.v),
        fitColumns(files.wK, files.wQ), fitHeads(files.wQ, heads), fitHeads(files.wV, heads),
        fitProduct(files.wO, files.wV)});
}

// The gradient of the output has its shape: the rows of the queries, the columns of what is multiplied last.
Check fitGradient(const ArrayFile &gradient, const ArrayFile &queries, const ArrayFile &last)
{
    const std::vector<Index> output{queries.rows(), last.columns()};
    if (gradient.path().isEmpty() || std::vector<Index>{gradient.rows(), gradient.columns()} == output)
        return std::nullopt;
    //: %1, %2 and %3: files with their shapes, %4 a shape
    return Complaint{Words::tr("%1 does not fit %2 and %3: the output, and so its gradient, is %4")
                         .arg(gradient.description(), queries.description(), last.description(), shapeText(output))};
}

Check fitAll(const Files &files, Index heads)
{
    if (const Check rows = fitRows(files.v, files.k))
        return rows;
    if (heads == 0)
        return firstOf({fitColumns(files.k, files.q), fitGradient(files.dOutput, files.q, files.v)});
    return firstOf({fitProjections(files, heads), fitGradient(files.dOutput, files.q, files.wO)});
}

bool tooMany(Index rows, Index columns)
{
    return columns > 0 && rows > mostEntries / columns;
}

// What comes out may be far larger than what went in. Tiled attention never holds the scores.
Check fitMemory(const Files &files, Index heads, bool tiled)
{
    const Index n = files.q.rows();
    const Index m = files.k.rows();
    const bool scores = !tiled && (tooMany(n, m) || tooMany(n * m, std::max<Index>(heads, 1)));
    const bool projections = tooMany(n, files.wQ.columns()) || tooMany(m, files.wK.columns())
        || tooMany(m, files.wV.columns()) || tooMany(n, files.wV.columns())
        || tooMany(n, files.wO.columns()) || tooMany(n, files.v.columns());
    if (!scores && !projections)
        return std::nullopt;
    return Complaint{Words::tr("%1 and %2 are too large together: no stage may have more than %3 numbers")
                         .arg(files.q.description(), files.k.description(), QString::number(mostEntries))};
}

// n×m, or m: keys that are real.
struct GivenMask
{
    engine::Mask mask;
    std::vector<bool> keyIsReal;
};

Check openMask(const AttentionRequest &request, Files &files)
{
    if (!request.mask)
        return std::nullopt;
    auto opened = ArrayFile::open(*request.mask);
    if (!opened)
        return opened.problem();
    const QString &path = *request.mask;
    if (opened->kind() == engine::NpyKind::Float)
        return Complaint{
            Words::tr("%1: a mask holds bool, or the integers 0 and 1, not floating-point numbers").arg(path)};
    const std::vector<Index> one{files.k.rows()};
    const std::vector<Index> two{files.q.rows(), files.k.rows()};
    if (opened->shape() != one && opened->shape() != two)
        return Complaint{Words::tr("%1 does not fit %2 and %3: a mask is %4 or %5")
                             .arg(opened->description(), files.q.description(), files.k.description(), shapeText(two),
                                 shapeText(one))};
    files.mask = std::move(*opened);
    return std::nullopt;
}

engine::Result<GivenMask, Complaint> readMask(const ArrayFile &file)
{
    if (file.path().isEmpty())
        return GivenMask{};
    const auto numbers = file.numbers();
    if (!numbers)
        return numbers.problem();
    for (const double entry : *numbers) {
        if (entry != 0.0 && entry != 1.0)
            return Complaint{
                Words::tr("%1: a mask holds 0 and 1 only, not %2").arg(file.path(), QString::number(entry))};
    }
    if (file.shape().size() == 1)
        return GivenMask{{}, std::vector<bool>(numbers->begin(), numbers->end())};
    const Eigen::Map<const engine::Matrix> entries(numbers->data(), file.rows(), file.columns());
    return GivenMask{engine::Mask(entries.array() != 0.0), {}};
}

Check readMasks(const AttentionRequest &request, const Files &files, AttentionInputs &inputs)
{
    const Index n = files.q.rows();
    const Index m = files.k.rows();
    auto read = readMask(files.mask);
    if (!read)
        return read.problem();
    GivenMask given = std::move(*read);
    if (request.tiled) {
        inputs.tiled.causal = request.causal;
        inputs.tiled.keyIsReal = std::move(given.keyIsReal);
        inputs.tiled.mask = std::move(given.mask);
        return std::nullopt;
    }
    engine::Mask &mask = inputs.options.mask;
    mask = given.keyIsReal.empty() ? given.mask : engine::paddingMask(n, given.keyIsReal);
    if (request.causal)
        mask = request.mask ? engine::Mask(mask && engine::causalMask(n, m)) : engine::causalMask(n, m);
    return std::nullopt;
}

Check readMatrices(const Files &files, AttentionInputs &inputs)
{
    if (const Check complaint = firstOf(
            {files.q.readInto(inputs.q), files.k.readInto(inputs.k), files.v.readInto(inputs.v)}))
        return complaint;
    if (!files.dOutput.path().isEmpty())
        if (const Check complaint = files.dOutput.readInto(inputs.dOutput.emplace()))
            return complaint;
    if (inputs.heads == 0)
        return std::nullopt;
    engine::MultiHeadWeights &weights = inputs.weights;
    return firstOf({files.wQ.readInto(weights.wQ), files.wK.readInto(weights.wK), files.wV.readInto(weights.wV),
        files.wO.readInto(weights.wO)});
}

} // namespace

engine::Result<AttentionInputs, Complaint> readInputs(const AttentionRequest &request)
{
    AttentionInputs inputs;
    inputs.heads = request.heads ? request.heads->count : 0;
    inputs.options.scale = request.scale;
    inputs.tiled.scale = request.scale;

    Files files;
    if (const Check complaint = openFiles(request, files))
        return *complaint;
    if (const Check complaint = openGradient(request, files))
        return *complaint;
    if (const Check complaint = fitAll(files, inputs.heads))
        return *complaint;
    if (const Check complaint = fitMemory(files, inputs.heads, request.tiled))
        return *complaint;
    if (const Check complaint = openMask(request, files))
        return *complaint;
    if (const Check complaint = readMasks(request, files, inputs))
        return *complaint;
    if (const Check complaint = readMatrices(files, inputs))
        return *complaint;
    return inputs;
}

} // namespace nunchi::cli
