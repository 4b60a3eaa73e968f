// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <chrono>
#include <csignal>
#include <new>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTextStream>

#include "cli/commands.h"
#include "cli/measure_request.h"
#include "cli/standard_output.h"
#include "engine/measure/clock.h"
#include "engine/measure/machine.h"
#include "engine/measure/power_law.h"
#include "engine/measure/stopwatch.h"

namespace nunchi::cli {

using engine::MeasuredPoint;
using engine::Measurement;
using engine::PowerLaw;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::cli::MeasureCommand)
};

int fail(QString message)
{
    message.replace(u'\n', u' ').replace(u'\r', u' ');
    QTextStream(stderr) << "nunchi measure: " << message << '\n';
    return WrongUse;
}

std::atomic<bool> interrupted = false; // a signal handler reaches nothing else

void interrupt(int signal)
{
    interrupted = true;
    std::signal(signal, SIG_DFL); // the second Ctrl+C ends the program as ever
}

/// While it lives, Ctrl+C asks the token's source to stop. A signal handler may not do that itself.
class InterruptWatch
{
public:
    InterruptWatch()
        : m_watcher([this](const std::stop_token &end) {
            while (!end.stop_requested() && !interrupted)
                std::this_thread::sleep_for(std::chrono::milliseconds(20));
            if (interrupted)
                m_source.request_stop();
        })
    {
        std::signal(SIGINT, interrupt);
    }
    ~InterruptWatch() { std::signal(SIGINT, SIG_DFL); }
    InterruptWatch(const InterruptWatch &) = delete;
    InterruptWatch &operator=(const InterruptWatch &) = delete;

    std::stop_token token() const { return m_source.get_token(); }

private:
    std::stop_source m_source;
    std::jthread m_watcher;
};

std::optional<PowerLaw> lawOf(const Measurement &measurement)
{
    if (measurement.points.size() < 2)
        return std::nullopt;
    std::vector<double> lengths;
    std::vector<double> seconds;
    for (const MeasuredPoint &point : measurement.points) {
        lengths.push_back(static_cast<double>(point.n));
        seconds.push_back(point.median);
    }
    return PowerLaw::fitted(lengths, seconds);
}

QString json(const Measurement &measurement)
{
    QJsonArray points;
    for (const MeasuredPoint &point : measurement.points) {
        points.append(QJsonObject{{QStringLiteral("n"), qint64(point.n)}, {QStringLiteral("median_s"), point.median},
            {QStringLiteral("spread_s"), point.spread}, {QStringLiteral("gflops"), point.gflops()}});
    }
    const auto law = lawOf(measurement);
    const auto interval = law ? law->exponentInterval() : std::nullopt;
    const QJsonObject all{{QStringLiteral("machine"), QString::fromStdString(engine::machineName())},
        {QStringLiteral("points"), points}, {QStringLiteral("slope"), law ? QJsonValue(law->exponent()) : QJsonValue()},
        {QStringLiteral("slope_interval"),
            interval ? QJsonValue(QJsonArray{interval->low, interval->high}) : QJsonValue()},
        {QStringLiteral("stopped"), measurement.stopped}};
    return QString::fromUtf8(QJsonDocument(all).toJson());
}

QString table(const Measurement &measurement)
{
    QString text = QString::fromStdString(engine::machineName()) + u'\n';
    text += QStringLiteral("%1 %2 %3 %4\n")
                .arg(QStringLiteral("n"), 10)
                .arg(Words::tr("median, ms"), 14)
                .arg(Words::tr("spread, ms"), 14)
                .arg(QStringLiteral("GFLOP/s"), 10);
    for (const MeasuredPoint &point : measurement.points) {
        text += QStringLiteral("%1 %2 %3 %4\n")
                    .arg(point.n, 10)
                    .arg(point.median * 1e3, 14, 'f', 3)
                    .arg(point.spread * 1e3, 14, 'f', 3)
                    .arg(point.gflops(), 10, 'f', 1);
    }
    if (const auto law = lawOf(measurement)) {
        const auto interval = law->exponentInterval();
        const QString slope = QString::number(law->exponent(), 'f', 2);
        text +=
            (interval ? Words::tr("time grows like n^%1 (95 %: %2 to %3)")
                            .arg(slope, QString::number(interval->low, 'f', 2), QString::number(interval->high, 'f', 2))
                      : Words::tr("time grows like n^%1 (two lengths: no interval)").arg(slope))
            + u'\n';
    }
    if (measurement.stopped)
        text += Words::tr("stopped before the end") + u'\n';
    return text;
}

// On the error stream, so that the result can be read by a program.
void tell(const engine::MeasureProgress &progress)
{
    if (progress.done < progress.total)
        QTextStream(stderr) << Words::tr("n = %1 (%2 of %3)").arg(progress.n).arg(progress.done + 1).arg(progress.total)
                            << '\n';
}

} // namespace

int measure(const QStringList &arguments)
{
    const auto request = parseMeasure(arguments);
    if (!request)
        return fail(request.problem().text);
    if (request->help)
        return printed(measureHelp(), Done);
    try {
        const InterruptWatch watch;
        const Measurement measurement = engine::measured(
            request->lengths, [&](engine::Index n) { return engine::workload(request->work, n); }, {},
            engine::steadyClock(), watch.token(), tell);
        return printed(request->json ? json(measurement) : table(measurement), Done);
    } catch (const std::bad_alloc &) {
        return fail(Words::tr("this does not fit into memory"));
    }
}

} // namespace nunchi::cli
