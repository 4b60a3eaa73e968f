// SPDX-License-Identifier: GPL-3.0-or-later
#include <cerrno>
#include <new>
#include <system_error>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QTextStream>

#include "cli/attention_inputs.h"
#include "cli/attention_request.h"
#include "cli/commands.h"
#include "cli/json_printer.h"
#include "cli/standard_output.h"
#include "engine/multihead_gradients.h"

namespace nunchi::cli {

using engine::AttentionTrace;
using engine::Matrix;
using engine::MultiHeadTrace;
using Tiled = engine::TiledOutput<double>;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::cli::AttentionCommand)
};

// In the order they are printed; none without --grad.
using Gradients = std::vector<std::pair<Stage, Matrix>>;

int fail(QString message)
{
    // One line, whatever a file may be called.
    message.replace(u'\n', u' ').replace(u'\r', u' ');
    QTextStream(stderr) << "nunchi attention: " << message << '\n';
    return WrongUse;
}

const Matrix &stageOf(const AttentionTrace &trace, Stage stage)
{
    switch (stage) {
    case Stage::Scores:
        return trace.raw;
    case Stage::Scaled:
        return trace.scaled;
    case Stage::Weights:
        return trace.weights;
    default:
        return trace.output;
    }
}

const Matrix *gradientOf(const Gradients &gradients, Stage stage)
{
    for (const auto &[name, matrix] : gradients) {
        if (name == stage)
            return &matrix;
    }
    return nullptr;
}

void printAll(JsonPrinter &json, const AttentionTrace &trace)
{
    json.key("scale");
    json.number(trace.scale);
    json.key("scores");
    json.matrix(trace.raw);
    json.key("scaled");
    json.matrix(trace.scaled);
    json.key("masked");
    json.matrix(trace.masked);
    json.key("weights");
    json.matrix(trace.weights);
    json.key("output");
    json.matrix(trace.output);
    json.key("entropy");
    json.vector(trace.entropy);
    json.key("blind_queries");
    json.indices(trace.blindQueries);
}

void printAll(JsonPrinter &json, const MultiHeadTrace &trace)
{
    json.key("heads");
    json.openList();
    for (const AttentionTrace &head : trace.heads) {
        json.openObject();
        printAll(json, head);
        json.closeObject();
    }
    json.closeList();
    json.key("concat");
    json.matrix(trace.concat);
    json.key("output");
    json.matrix(trace.output);
}

void printAll(JsonPrinter &json, const Tiled &result)
{
    json.key("output");
    json.matrix(result.output);
    json.key("blind_queries");
    json.indices(result.report.blindQueries);
    json.key("instruction_set");
    json.word(engine::nameOf(result.report.instructionSet));
    json.key("threads");
    json.number(result.report.threads);
}

// There is no other stage than the output.
void printStage(JsonPrinter &json, const Tiled &result, Stage)
{
    json.matrix(result.output);
}

void printStage(JsonPrinter &json, const AttentionTrace &trace, Stage stage)
{
    json.matrix(stageOf(trace, stage));
}

void printStage(JsonPrinter &json, const MultiHeadTrace &trace, Stage stage)
{
    if (stage == Stage::Output)
        return json.matrix(trace.output);
    json.openList();
    for (const AttentionTrace &head : trace.heads)
        json.matrix(stageOf(head, stage));
    json.closeList();
}

template <class Trace> int print(const Trace &trace, const Gradients &gradients, const std::optional<Stage> &stage)
{
    JsonPrinter json(stdout);
    json.openObject();
    if (!stage) {
        printAll(json, trace);
        for (const auto &[name, matrix] : gradients) {
            json.key(nameOf(name));
            json.matrix(matrix);
        }
    } else {
        json.key(nameOf(*stage));
        if (const Matrix *gradient = gradientOf(gradients, *stage))
            json.matrix(*gradient);
        else
            printStage(json, trace, *stage);
    }
    json.closeObject();
    errno = 0;
    if (json.finish())
        return Done;
    return fail(Words::tr("the result could not be printed: %1")
                    .arg(QString::fromStdString(std::generic_category().message(errno))));
}

std::optional<Complaint> write(const QString &path, const Matrix &matrix)
{
    return writeArray(path, {matrix.rows(), matrix.cols()}, matrix.data());
}

std::optional<Complaint> write(const QString &path, const Tiled &result, Stage)
{
    return write(path, result.output);
}

std::optional<Complaint> write(const QString &path, const AttentionTrace &trace, Stage stage)
{
    return write(path, stageOf(trace, stage));
}

std::optional<Complaint> write(const QString &path, const MultiHeadTrace &trace, Stage stage)
{
    if (stage == Stage::Output)
        return write(path, trace.output);
    std::vector<double> numbers;
    for (const AttentionTrace &head : trace.heads) {
        const Matrix &matrix = stageOf(head, stage);
        numbers.insert(numbers.end(), matrix.data(), matrix.data() + matrix.size());
    }
    const Matrix &first = stageOf(trace.heads.front(), stage);
    return writeArray(
        path, {static_cast<engine::Index>(trace.heads.size()), first.rows(), first.cols()}, numbers.data());
}

template <class Trace> int handOver(const Trace &trace, const Gradients &gradients, const AttentionRequest &request)
{
    if (!request.out)
        return print(trace, gradients, request.stage);
    const Stage stage = request.stage.value_or(Stage::Output);
    const Matrix *gradient = gradientOf(gradients, stage);
    if (const auto complaint = gradient ? write(*request.out, *gradient) : write(*request.out, trace, stage))
        return fail(complaint->text);
    return Done;
}

Gradients gradientsOf(const AttentionTrace &trace, const AttentionInputs &in)
{
    if (!in.dOutput)
        return {};
    const auto all = engine::attentionBackward(in.q, in.k, in.v, trace, *in.dOutput, in.options);
    return {{Stage::DQ, all.dQ}, {Stage::DK, all.dK}, {Stage::DV, all.dV}};
}

Gradients gradientsOf(const MultiHeadTrace &trace, const AttentionInputs &in)
{
    if (!in.dOutput)
        return {};
    const auto all = engine::multiHeadBackward(in.q, in.k, in.v, in.weights, trace, *in.dOutput, in.options);
    return {{Stage::DQ, all.dXQ}, {Stage::DK, all.dXK}, {Stage::DV, all.dXV}, {Stage::DWQ, all.dWeights.wQ},
        {Stage::DWK, all.dWeights.wK}, {Stage::DWV, all.dWeights.wV}, {Stage::DWO, all.dWeights.wO}};
}

// Nobody can tell it to stop: there always is a result.
template <class Scalar> Tiled tiledOf(const AttentionInputs &in)
{
    using Numbers = engine::MatrixOf<Scalar>;
    const Numbers q = in.q.cast<Scalar>();
    const Numbers k = in.k.cast<Scalar>();
    const Numbers v = in.v.cast<Scalar>();
    const auto result = in.heads == 0 ? engine::tiledAttention(q, k, v, in.tiled)
                                      : engine::tiledMultiHead(q, k, v, in.weights, in.heads, in.tiled);
    return {result->output.template cast<double>(), result->report};
}

int computeAndHandOver(const AttentionRequest &request)
{
    const auto inputs = readInputs(request);
    if (!inputs)
        return fail(inputs.problem().text);
    if (request.tiled)
        return handOver(request.narrow ? tiledOf<float>(*inputs) : tiledOf<double>(*inputs), {}, request);
    if (inputs->heads == 0) {
        const AttentionTrace trace = engine::attention(inputs->q, inputs->k, inputs->v, inputs->options);
        return handOver(trace, gradientsOf(trace, *inputs), request);
    }
    const MultiHeadTrace trace =
        engine::multiHead(inputs->q, inputs->k, inputs->v, inputs->weights, inputs->heads, inputs->options);
    return handOver(trace, gradientsOf(trace, *inputs), request);
}

} // namespace

int attention(const QStringList &arguments)
{
    const auto request = parseAttention(arguments);
    if (!request)
        return fail(request.problem().text);
    if (request->help)
        return printed(attentionHelp(), Done);
    try {
        return computeAndHandOver(*request);
    } catch (const std::bad_alloc &) {
        return fail(Words::tr("this does not fit into memory"));
    }
}

} // namespace nunchi::cli
