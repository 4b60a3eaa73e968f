// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/attention_request.h"

#include "cli/help_text.h"

#include <array>
#include <cmath>

#include <QCommandLineParser>

namespace nunchi::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::cli::AttentionRequest)
};

struct StageName
{
    QLatin1String text;
    Stage stage;
};

constexpr std::array stageNames{
    StageName{QLatin1String("scores"), Stage::Scores},
    StageName{QLatin1String("scaled"), Stage::Scaled},
    StageName{QLatin1String("weights"), Stage::Weights},
    StageName{QLatin1String("output"), Stage::Output},
    StageName{QLatin1String("dq"), Stage::DQ},
    StageName{QLatin1String("dk"), Stage::DK},
    StageName{QLatin1String("dv"), Stage::DV},
    StageName{QLatin1String("dw_q"), Stage::DWQ},
    StageName{QLatin1String("dw_k"), Stage::DWK},
    StageName{QLatin1String("dw_v"), Stage::DWV},
    StageName{QLatin1String("dw_o"), Stage::DWO},
};

// The names of the options, said once.
namespace option {
const QString q = QStringLiteral("q");
const QString k = QStringLiteral("k");
const QString v = QStringLiteral("v");
const QString mask = QStringLiteral("mask");
const QString causal = QStringLiteral("causal");
const QString scale = QStringLiteral("scale");
const QString heads = QStringLiteral("heads");
const QString wQ = QStringLiteral("w-q");
const QString wK = QStringLiteral("w-k");
const QString wV = QStringLiteral("w-v");
const QString wO = QStringLiteral("w-o");
const QString grad = QStringLiteral("grad");
const QString stage = QStringLiteral("stage");
const QString tiled = QStringLiteral("tiled");
const QString narrow = QStringLiteral("float");
const QString out = QStringLiteral("out");
const QString help = QStringLiteral("help");
} // namespace option

QStringList projections()
{
    return {option::wQ, option::wK, option::wV, option::wO};
}

QString dashed(const QString &option)
{
    return QStringLiteral("--") + option;
}

void addOptions(QCommandLineParser &parser)
{
    //: Stands for a file's name in the help of a command.
    const QString file = Words::tr("FILE");
    //: Stands for a number in the help of a command.
    const QString number = Words::tr("NUMBER");
    parser.addOptions({
        {option::q, Words::tr("The queries Q, n×d_k; with --heads the inputs they are made from, n×d_model."), file},
        {option::k, Words::tr("The keys K, m×d_k; with --heads the inputs they are made from, m×d_model."), file},
        {option::v, Words::tr("The values V, m×d_v; with --heads the inputs they are made from, m×d_model."), file},
        {option::mask,
            Words::tr("Who may look at whom: n×m of bool, or of the integers 0 and 1 (1: may look); m of them "
                      "hide keys from every query."),
            file},
        {option::causal, Words::tr("No query looks at a later key; the last query sees every key.")},
        {option::scale, Words::tr("Multiplies the raw scores; none: leaves them. Without it: 1/√d_k, d_k of one head."),
            QStringLiteral("none|") + number},
        {option::heads,
            Words::tr("So many heads: Q = q·W_Q, K = k·W_K, V = v·W_V, a block of columns for each head; their "
                      "outputs side by side times W_O."),
            number},
        {option::wQ, Words::tr("W_Q, d_model×(h·d_k)."), file},
        {option::wK, Words::tr("W_K, d_model×(h·d_k)."), file},
        {option::wV, Words::tr("W_V, d_model×(h·d_v)."), file},
        {option::wO, Words::tr("W_O, (h·d_v)×d_model."), file},
        {option::grad,
            Words::tr("The gradient of a loss with respect to the output, of its shape. Adds the gradients dq, dk and "
                      "dv, of the shapes of --q, --k and --v, and with --heads dw_q, dw_k, dw_v and dw_o."),
            file},
        {option::stage,
            Words::tr("Only this stage. scores: QKᵀ; scaled: times the scale, before the mask; weights: after the "
                      "softmax; output: weights times V; with --grad also the name of a gradient."),
            QStringLiteral("scores|scaled|weights|output|dq|…")},
        {option::tiled,
            Words::tr("For long sequences: the output alone, by tiles of keys; its memory grows with n, not n×m.")},
        {option::narrow, Words::tr("With --tiled: computes in single precision (float32).")},
        {option::out,
            Words::tr("Writes the stage, or else the output, to this .npy file (float64) and prints nothing. With "
                      "--heads the first three stages have the shape h×n×m."),
            file},
        {{QStringLiteral("h"), option::help}, Words::tr("Says this.")},
    });
}

// The first of the options that is not there, or nothing.
std::optional<QString> firstMissing(const QCommandLineParser &parser, const QStringList &options)
{
    for (const QString &option : options) {
        if (!parser.isSet(option))
            return dashed(option);
    }
    return std::nullopt;
}

std::optional<Complaint> wrongCombination(const QCommandLineParser &parser)
{
    if (!parser.positionalArguments().isEmpty())
        return Complaint{Words::tr("unexpected argument: %1").arg(parser.positionalArguments().constFirst())};
    if (const auto missing = firstMissing(parser, {option::q, option::k, option::v}))
        return Complaint{Words::tr("%1 FILE is missing").arg(*missing)};
    if (parser.isSet(option::narrow) && !parser.isSet(option::tiled))
        return Complaint{Words::tr("--float needs --tiled as well")};
    if (parser.isSet(option::tiled) && parser.isSet(option::grad))
        return Complaint{Words::tr("--tiled and --grad exclude each other: gradients need the weights, n×m")};
    if (parser.isSet(option::heads)) {
        if (const auto missing = firstMissing(parser, projections()))
            return Complaint{Words::tr("--heads needs %1 FILE as well").arg(*missing)};
        return std::nullopt;
    }
    for (const QString &option : projections()) {
        if (parser.isSet(option))
            return Complaint{Words::tr("%1 needs --heads NUMBER as well").arg(dashed(option))};
    }
    return std::nullopt;
}

std::optional<Complaint> readScale(const QString &text, AttentionRequest &request)
{
    bool isNumber = false;
    const double number = text == QLatin1String("none") ? 1.0 : text.toDouble(&isNumber);
    if (text != QLatin1String("none") && !(isNumber && std::isfinite(number)))
        return Complaint{Words::tr("--scale %1: neither a finite number nor none").arg(text)};
    request.scale = number;
    return std::nullopt;
}

std::optional<Complaint> readHeads(const QCommandLineParser &parser, AttentionRequest &request)
{
    const QString text = parser.value(option::heads);
    bool isNumber = false;
    const int count = text.toInt(&isNumber);
    if (!isNumber || count < 1)
        return Complaint{Words::tr("--heads %1: not a whole number from 1 up").arg(text)};
    request.heads = HeadsRequest{
        count, parser.value(option::wQ), parser.value(option::wK), parser.value(option::wV), parser.value(option::wO)};
    return std::nullopt;
}

QString allStages()
{
    QStringList names;
    for (const StageName &name : stageNames)
        names << name.text;
    return names.join(QStringLiteral(", "));
}

// A gradient needs what it is a gradient of.
std::optional<Complaint> checkStage(const QString &text, const AttentionRequest &request)
{
    if (request.tiled && *request.stage != Stage::Output)
        return Complaint{Words::tr("--stage %1: with --tiled there is only the output, no other stage").arg(text)};
    if (*request.stage >= Stage::DQ && !request.grad)
        return Complaint{Words::tr("--stage %1 needs --grad FILE as well").arg(text)};
    if (*request.stage >= Stage::DWQ && !request.heads)
        return Complaint{Words::tr("--stage %1 needs --heads NUMBER as well").arg(text)};
    return std::nullopt;
}

std::optional<Complaint> readStage(const QString &text, AttentionRequest &request)
{
    for (const StageName &name : stageNames) {
        if (text == name.text) {
            request.stage = name.stage;
            return checkStage(text, request);
        }
    }
    return Complaint{Words::tr("--stage %1: not one of %2").arg(text, allStages())};
}

// The options whose values are more than a file's name.
std::optional<Complaint> readValues(const QCommandLineParser &parser, AttentionRequest &request)
{
    std::optional<Complaint> complaint;
    if (parser.isSet(option::scale))
        complaint = readScale(parser.value(option::scale), request);
    if (!complaint && parser.isSet(option::heads))
        complaint = readHeads(parser, request);
    if (!complaint && parser.isSet(option::stage))
        complaint = readStage(parser.value(option::stage), request);
    return complaint;
}

} // namespace

std::string_view nameOf(Stage stage)
{
    for (const StageName &name : stageNames) {
        if (name.stage == stage)
            return {name.text.data(), static_cast<std::size_t>(name.text.size())};
    }
    return {};
}

engine::Result<AttentionRequest, Complaint> parseAttention(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    addOptions(parser);
    const bool understood = parser.parse(QStringList{QStringLiteral("attention")} + arguments);
    AttentionRequest request;
    request.help = parser.isSet(option::help);
    if (request.help)
        return request;
    if (!understood)
        return Complaint{parser.errorText()};
    if (const auto complaint = wrongCombination(parser))
        return *complaint;

    request.q = parser.value(option::q);
    request.k = parser.value(option::k);
    request.v = parser.value(option::v);
    request.causal = parser.isSet(option::causal);
    request.tiled = parser.isSet(option::tiled);
    request.narrow = parser.isSet(option::narrow);
    if (parser.isSet(option::mask))
        request.mask = parser.value(option::mask);
    if (parser.isSet(option::grad))
        request.grad = parser.value(option::grad);
    if (parser.isSet(option::out))
        request.out = parser.value(option::out);
    if (const auto complaint = readValues(parser, request))
        return *complaint;
    return request;
}

QString attentionHelp()
{
    QCommandLineParser parser;
    addOptions(parser);
    const QString usage = Words::tr("Usage: nunchi attention --q FILE --k FILE --v FILE [options]");
    const QString description = Words::tr(
        "Computes softmax(QKᵀ·scale)V in double precision, from NumPy .npy files of float32, float64, bool or "
        "integers.");
    const QString output = Words::tr(
        "Without --out it prints JSON: scale, scores, scaled, masked, weights, output, entropy (of each row of the\n"
        "weights, in nats) and blind_queries (rows, from 0, that may look at nothing: their weights and output are "
        "0);\n"
        "with --heads a list heads of these, concat and output; with --grad the gradients by their names as well. A\n"
        "matrix is a list of rows. Numbers have as many digits as it takes to read back the same double; \"-inf\",\n"
        "\"inf\" and \"nan\" are strings. With --tiled: output, blind_queries, instruction_set (what the processor "
        "was\n"
        "asked for; NUNCHI_INSTRUCTION_SET=generic, sse2, avx2 or avx512 chooses) and threads.");
    const QString exit = Words::tr("Exit code: 0, or 2 with one line on stderr when nothing could be computed.");
    return QStringList{usage, description + optionsText(parser), output, exit}.join(u'\n') + u'\n';
}

} // namespace nunchi::cli
