// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/measure_request.h"

#include <algorithm>
#include <optional>

#include <QCommandLineParser>
#include <QCoreApplication>

#include "cli/help_text.h"
#include "engine/measure/machine.h"

namespace nunchi::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::cli::MeasureRequest)
};

constexpr int longest = 100'000'000;
constexpr int widest = 65'536;
constexpr int mostThreads = 1'024;

// The names of the options, said once.
namespace option {
const QString n = QStringLiteral("n");
const QString d = QStringLiteral("d");
const QString tiled = QStringLiteral("tiled");
const QString plain = QStringLiteral("plain");
const QString causal = QStringLiteral("causal");
const QString single = QStringLiteral("float");
const QString threads = QStringLiteral("threads");
const QString json = QStringLiteral("json");
const QString help = QStringLiteral("help");
} // namespace option

void addOptions(QCommandLineParser &parser)
{
    //: Stands for a number in the help of a command.
    const QString number = Words::tr("NUMBER");
    parser.addOptions({
        {option::n, Words::tr("The lengths of the sequence, such as 512,1024,4096."), Words::tr("LIST")},
        {option::d, Words::tr("The width d of queries, keys and values. Without it: 64."), number},
        {option::tiled, Words::tr("Attention that never holds the n×n matrix (also without this option).")},
        {option::plain, Words::tr("Attention by way of the whole n×n matrix.")},
        {option::causal, Words::tr("No query looks at a later key.")},
        {option::single, Words::tr("Single precision (float32) instead of double.")},
        {option::threads, Words::tr("So many threads. Without it: all of this computer."), number},
        {option::json, Words::tr("Prints JSON instead of a table.")},
        {{QStringLiteral("h"), option::help}, Words::tr("Says this.")},
    });
}

// 1 … largest, or nothing.
std::optional<int> wholeNumber(const QString &text, int largest)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (!isNumber || number < 1 || number > largest)
        return std::nullopt;
    return number;
}

//: %1: an option, %2: its value, %3: a number
Complaint notWhole(const QString &option, const QString &value, int largest)
{
    return {Words::tr("--%1 %2: not a whole number from 1 to %3").arg(option, value).arg(largest)};
}

std::optional<Complaint> readLengths(const QCommandLineParser &parser, MeasureRequest &request)
{
    if (!parser.isSet(option::n))
        return Complaint{Words::tr("--n LIST is missing")};
    for (const QString &text : parser.value(option::n).split(u',')) {
        const auto n = wholeNumber(text, longest);
        if (!n)
            return notWhole(option::n, text, longest);
        if (std::find(request.lengths.begin(), request.lengths.end(), *n) != request.lengths.end())
            return Complaint{Words::tr("--n %1: this length stands there twice").arg(text)};
        request.lengths.push_back(*n);
    }
    return std::nullopt;
}

std::optional<Complaint> readNumbers(const QCommandLineParser &parser, MeasureRequest &request)
{
    if (parser.isSet(option::d)) {
        const auto d = wholeNumber(parser.value(option::d), widest);
        if (!d)
            return notWhole(option::d, parser.value(option::d), widest);
        request.work.width = *d;
    }
    request.work.threads = engine::machineThreads();
    if (parser.isSet(option::threads)) {
        const auto threads = wholeNumber(parser.value(option::threads), mostThreads);
        if (!threads)
            return notWhole(option::threads, parser.value(option::threads), mostThreads);
        request.work.threads = *threads;
    }
    return std::nullopt;
}

// What is longer than the memory would bring the computer to a halt instead of a number.
std::optional<Complaint> tooLarge(const MeasureRequest &request)
{
    const auto available = engine::availableMemory();
    const engine::Index n = *std::max_element(request.lengths.begin(), request.lengths.end());
    const double needed = engine::memoryNeeded(request.work, static_cast<double>(n));
    if (!available || needed <= *available)
        return std::nullopt;
    const auto gigabytes = [](double bytes) { return QString::number(bytes / 1e9, 'f', 1); };
    return Complaint{Words::tr("--n %1: this needs %2 GB of memory, and %3 GB are free")
                         .arg(QString::number(n), gigabytes(needed), gigabytes(*available))};
}

} // namespace

engine::Result<MeasureRequest, Complaint> parseMeasure(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    addOptions(parser);
    const bool understood = parser.parse(QStringList{QStringLiteral("measure")} + arguments);
    MeasureRequest request;
    request.help = parser.isSet(option::help);
    if (request.help)
        return request;
    if (!understood)
        return Complaint{parser.errorText()};
    if (!parser.positionalArguments().isEmpty())
        return Complaint{Words::tr("unexpected argument: %1").arg(parser.positionalArguments().constFirst())};
    if (parser.isSet(option::tiled) && parser.isSet(option::plain))
        return Complaint{Words::tr("--tiled and --plain exclude each other")};

    request.json = parser.isSet(option::json);
    request.work.causal = parser.isSet(option::causal);
    if (parser.isSet(option::plain))
        request.work.subject = engine::Subject::PlainAttention;
    if (parser.isSet(option::single))
        request.work.precision = engine::Precision::Float;
    for (const auto &complaint : {readLengths(parser, request), readNumbers(parser, request)}) {
        if (complaint)
            return *complaint;
    }
    if (const auto complaint = tooLarge(request))
        return *complaint;
    return request;
}

QString measureHelp()
{
    QCommandLineParser parser;
    addOptions(parser);
    const QString usage = Words::tr("Usage: nunchi measure --n LIST [options]");
    const QString description = Words::tr(
        "Times attention on this computer: of each length the median of at least five runs after one that does not "
        "count.");
    const QString output = Words::tr(
        "JSON: machine; points (n, median_s and spread_s in seconds, gflops); slope of the log-log line (null with "
        "fewer\nthan two lengths); slope_interval, its 95 % confidence interval (null with fewer than three); stopped. "
        "The spread\nis the interquartile range. gflops counts 4·n²·d operations, causal 2·n(n + 1)·d.");
    const QString exit =
        Words::tr("Ctrl+C stops and prints what was measured so far. Exit code: 0, or 2 with one line on stderr.");
    return QStringList{usage, description + optionsText(parser), output, exit}.join(u'\n') + u'\n';
}

} // namespace nunchi::cli
