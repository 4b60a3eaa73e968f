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

struct Files
{
    MatrixFile q;
    MatrixFile k;
    MatrixFile v;
    MatrixFile wQ;
    MatrixFile wK;
    MatrixFile wV;
    MatrixFile wO;
    MatrixFile dOutput; // 0×0: none
};

Check readInto(MatrixFile &file, const QString &path, const QString &meaning)
{
    auto read = readMatrix(path, meaning);
    if (!read)
        return read.problem();
    file = std::move(*read);
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

Check readGradient(const AttentionRequest &request, Files &files)
{
    if (!request.grad)
        return std::nullopt;
    return readInto(
        files.dOutput, *request.grad, request.heads ? QStringLiteral("n×d_model") : QStringLiteral("n×d_v"));
}

Check readFiles(const AttentionRequest &request, Files &files)
{
    if (!request.heads) {
        return firstOf({readInto(files.q, request.q, QStringLiteral("n×d_k")),
            readInto(files.k, request.k, QStringLiteral("m×d_k")),
            readInto(files.v, request.v, QStringLiteral("m×d_v"))});
    }
    const HeadsRequest &heads = *request.heads;
    return firstOf({readInto(files.q, request.q, QStringLiteral("n×d_model")),
        readInto(files.k, request.k, QStringLiteral("m×d_model")),
        readInto(files.v, request.v, QStringLiteral("m×d_model")),
        readInto(files.wQ, heads.wQ, QStringLiteral("d_model×(h·d_k)")),
        readInto(files.wK, heads.wK, QStringLiteral("d_model×(h·d_k)")),
        readInto(files.wV, heads.wV, QStringLiteral("d_model×(h·d_v)")),
        readInto(files.wO, heads.wO, QStringLiteral("(h·d_v)×d_model"))});
}

//: %1 and %2: files with their shapes
Check misfit(const MatrixFile &file, const MatrixFile &other, const QString &reason)
{
    return Complaint{Words::tr("%1 does not fit %2: %3").arg(file.description(), other.description(), reason)};
}

Check fitColumns(const MatrixFile &file, const MatrixFile &other)
{
    if (file.matrix.cols() == other.matrix.cols())
        return std::nullopt;
    return misfit(file, other, Words::tr("they must have equally many columns"));
}

Check fitRows(const MatrixFile &file, const MatrixFile &other)
{
    if (file.matrix.rows() == other.matrix.rows())
        return std::nullopt;
    return misfit(file, other, Words::tr("they must have equally many rows"));
}

// For the product other · file. (W_O multiplies what the heads hand over, which is as wide as W_V.)
Check fitProduct(const MatrixFile &file, const MatrixFile &other)
{
    if (file.matrix.rows() == other.matrix.cols())
        return std::nullopt;
    return misfit(file, other, Words::tr("the first needs as many rows as the second has columns"));
}

Check fitHeads(const MatrixFile &file, Index heads)
{
    if (file.matrix.cols() % heads == 0)
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
Check fitGradient(const MatrixFile &gradient, const MatrixFile &queries, const MatrixFile &last)
{
    const std::vector<Index> output{queries.matrix.rows(), last.matrix.cols()};
    if (gradient.path.isEmpty() || std::vector<Index>{gradient.matrix.rows(), gradient.matrix.cols()} == output)
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
    const Index n = files.q.matrix.rows();
    const Index m = files.k.matrix.rows();
    const bool scores = !tiled && (tooMany(n, m) || tooMany(n * m, std::max<Index>(heads, 1)));
    const bool projections = tooMany(n, files.wQ.matrix.cols()) || tooMany(m, files.wK.matrix.cols())
        || tooMany(m, files.wV.matrix.cols()) || tooMany(n, files.wV.matrix.cols())
        || tooMany(n, files.wO.matrix.cols()) || tooMany(n, files.v.matrix.cols());
    if (!scores && !projections)
        return std::nullopt;
    return Complaint{Words::tr("%1 and %2 are too large together: no stage may have more than %3 numbers")
                         .arg(files.q.description(), files.k.description(), QString::number(mostEntries))};
}

// n×m, or m: keys that are real.
struct MaskFile
{
    engine::Mask mask;
    std::vector<bool> keyIsReal;
};

engine::Result<MaskFile, Complaint> readMask(const QString &path, Index n, Index m, const Files &files)
{
    const auto array = readArray(path);
    if (!array)
        return array.problem();
    if (array->kind == engine::NpyKind::Float)
        return Complaint{
            Words::tr("%1: a mask holds bool, or the integers 0 and 1, not floating-point numbers").arg(path)};
    for (const double entry : array->data) {
        if (entry != 0.0 && entry != 1.0)
            return Complaint{Words::tr("%1: a mask holds 0 and 1 only, not %2").arg(path, QString::number(entry))};
    }
    if (array->shape == std::vector<Index>{m})
        return MaskFile{{}, std::vector<bool>(array->data.begin(), array->data.end())};
    if (array->shape == std::vector<Index>{n, m})
        return MaskFile{engine::Mask(array->matrix().array() != 0.0), {}};
    return Complaint{Words::tr("%1 does not fit %2 and %3: a mask is %4 or %5")
                         .arg(described(path, array->shape), files.q.description(), files.k.description(),
                             shapeText({n, m}), shapeText({m}))};
}

Check readMasks(const AttentionRequest &request, const Files &files, AttentionInputs &inputs)
{
    const Index n = files.q.matrix.rows();
    const Index m = files.k.matrix.rows();
    MaskFile given;
    if (request.mask) {
        auto read = readMask(*request.mask, n, m, files);
        if (!read)
            return read.problem();
        given = std::move(*read);
    }
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

} // namespace

engine::Result<AttentionInputs, Complaint> readInputs(const AttentionRequest &request)
{
    AttentionInputs inputs;
    inputs.heads = request.heads ? request.heads->count : 0;
    inputs.options.scale = request.scale;
    inputs.tiled.scale = request.scale;

    Files files;
    if (const Check complaint = readFiles(request, files))
        return *complaint;
    if (const Check complaint = readGradient(request, files))
        return *complaint;
    if (const Check complaint = fitAll(files, inputs.heads))
        return *complaint;
    if (const Check complaint = fitMemory(files, inputs.heads, request.tiled))
        return *complaint;
    if (const Check complaint = readMasks(request, files, inputs))
        return *complaint;
    inputs.q = std::move(files.q.matrix);
    inputs.k = std::move(files.k.matrix);
    inputs.v = std::move(files.v.matrix);
    inputs.weights = {
        std::move(files.wQ.matrix), std::move(files.wK.matrix), std::move(files.wV.matrix), std::move(files.wO.matrix)};
    if (request.grad)
        inputs.dOutput = std::move(files.dOutput.matrix);
    return inputs;
}

} // namespace nunchi::cli
