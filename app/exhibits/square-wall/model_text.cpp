// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/square-wall/model_text.h"

#include <algorithm>

#include <QCoreApplication>

#include "exhibits/shared/number_text.h"
#include "exhibits/shared/number_words.h"
#include "exhibits/shared/unit_words.h"

namespace nunchi::exhibits::square_wall::text {

using engine::Subject;

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::exhibits::square_wall::Model)
};

constexpr double kLong = 10'000;
constexpr double kVeryLong = 1'000'000;

QString time(const Model &model, Subject subject, double n)
{
    for (const engine::MeasuredPoint &point : model.points(subject))
        if (static_cast<double>(point.n) == n)
            return durationText(point.median);
    const auto forecast = model.forecast(subject, n);
    return forecast ? durationText(forecast->seconds) : QString();
}

/// "between 0.41 s and 0.46 s"
QString between(const engine::Forecast &forecast)
{
    if (!forecast.interval)
        return {};
    return Say::tr("between %1 and %2")
        .arg(durationText(forecast.interval->low), durationText(forecast.interval->high));
}

QString forecastText(const Model &model, double n)
{
    const auto forecast = model.forecast(Subject::PlainAttention, n);
    if (!forecast || forecast->reach <= 1)
        return {};
    const QString range = between(*forecast);
    const QString length = groupedNumber(n);
    const QString times = significantNumber(forecast->reach);
    if (range.isEmpty())
        //: %1 is a length, %2 how many times longer than the longest one measured.
        return Say::tr("%1 is %2 times longer than anything measured: a forecast, no measurement.").arg(length, times);
    //: %3 reads "between 0.41 s and 0.46 s".
    return Say::tr("%1 is %2 times longer than anything measured: a forecast, with 95 % confidence %3 (plain).")
        .arg(length, times, range);
}

QString rowText(const Row &row)
{
    QStringList parts{Say::tr("%1 pairs").arg(row.pairs),
        Say::tr("memory: plain %1, tiled %2").arg(row.plainMemory, row.tiledMemory)};
    if (!row.plainTime.isEmpty())
        parts << Say::tr("time, plain: %1").arg(row.plainTime);
    if (!row.tiledTime.isEmpty())
        parts << Say::tr("time, tiled: %1").arg(row.tiledTime);
    if (!row.plainFits)
        parts << Say::tr("the plain matrix does not fit into this computer's memory");
    //: %1 is the number of tokens.
    return Say::tr("%1 tokens: %2.").arg(row.length, parts.join(QStringLiteral(", ")));
}

} // namespace

Row row(const Model &model, double n)
{
    Row row;
    row.n = n;
    row.length = groupedNumber(n);
    row.pairs = numberWords(Model::pairs(n), model.language());
    row.plainTime = time(model, Subject::PlainAttention, n);
    row.tiledTime = time(model, Subject::TiledAttention, n);
    const double plain = model.memory(Subject::PlainAttention, n);
    const double tiled = model.memory(Subject::TiledAttention, n);
    row.plainMemory = memoryText(plain);
    row.tiledMemory = memoryText(tiled);
    if (const auto installed = model.installedMemory()) {
        row.plainFits = plain <= *installed;
        row.tiledFits = tiled <= *installed;
    }
    return row;
}

QList<Row> rows(const Model &model)
{
    return {row(model, model.n()), row(model, kLong), row(model, kVeryLong)};
}

QString slopes(const Model &model)
{
    const QString plain = slopeText(model.points(Subject::PlainAttention));
    const QString tiled = slopeText(model.points(Subject::TiledAttention));
    if (plain.isEmpty() && tiled.isEmpty())
        return {};
    if (plain.isEmpty())
        return Say::tr("Measured: time grows like n to the power %1 (tiled).").arg(tiled);
    if (tiled.isEmpty())
        return Say::tr("Measured: time grows like n to the power %1 (plain).").arg(plain);
    return Say::tr("Measured: time grows like n to the power %1 (plain) and %2 (tiled). Tiling takes down the memory "
                   "wall; the time wall still stands.")
        .arg(plain, tiled);
}

QString statement(const Model &model)
{
    const QString measured = slopes(model);
    if (!measured.isEmpty() && !model.isMeasuring())
        return measured;
    //: %1 is a number of tokens, %2 how many pairs they make, exactly.
    return Say::tr("%1 tokens make %2 pairs. Twice the length makes four times the pairs.")
        .arg(groupedNumber(model.n()), groupedNumber(Model::pairs(model.n())));
}

QString progress(const Model &model)
{
    const MeasureWorker &worker = model.worker();
    if (!model.isMeasuring())
        return {};
    const MeasureTask &task = worker.task(std::min(worker.done(), worker.total() - 1));
    const QString n = groupedNumber(static_cast<double>(task.n));
    return task.work.subject == Subject::PlainAttention ? Say::tr("plain, n = %1").arg(n)
                                                        : Say::tr("tiled, n = %1").arg(n);
}

QStringList cautions(const Model &model)
{
    const Record &record = model.record();
    QStringList lines;
    if (record.isEmpty() || model.isMeasuring())
        return lines;
    if (model.isOfAnotherMachine())
        lines << Say::tr("Measured on another computer: %1.").arg(record.machine);
    if (record.ending == MeasureWorker::Ending::Stopped)
        lines << Say::tr("Stopped before the end: only what was finished counts.");
    if (record.ending == MeasureWorker::Ending::OutOfMemory)
        lines << Say::tr("The memory ran out while measuring; what was finished before counts.");
    if (record.leftOut > 0)
        lines << Say::tr(
            "Plain attention was left out from n = %1 on: its n×n matrix did not fit into the free memory.")
                     .arg(groupedNumber(static_cast<double>(record.leftOut)));
    if (model.isNoisy())
        lines << Say::tr("This computer was busy with other things: repeated runs differ by up to %1. Close other "
                         "programs and measure again.")
                     .arg(percentNumber(model.largestSpread()));
    const QString far = forecastText(model, kVeryLong);
    if (!far.isEmpty())
        lines << far;
    return lines;
}

QString whole(const Model &model)
{
    //: %1 is the width of queries, keys and values.
    QStringList lines{Say::tr("One head of width %1, float32, on one core.").arg(model.width())};
    for (const Row &row : rows(model))
        lines << rowText(row);
    const auto full = model.fullAt(Subject::PlainAttention);
    if (full)
        lines << Say::tr("The plain matrix fills the memory of this computer (%1) at about %2 tokens.")
                     .arg(memoryText(*model.installedMemory()), numberWords(*full, model.language()));
    for (const Subject subject : {Subject::PlainAttention, Subject::TiledAttention})
        for (const engine::MeasuredPoint &point : model.points(subject))
            lines << (subject == Subject::PlainAttention ? Say::tr("Measured, plain, n = %1: %2, spread %3.")
                                                         : Say::tr("Measured, tiled, n = %1: %2, spread %3."))
                         .arg(groupedNumber(static_cast<double>(point.n)), durationText(point.median),
                             durationText(point.spread));
    if (model.isMeasuring())
        lines << Say::tr("Measuring: %1.").arg(progress(model));
    const QString measured = slopes(model);
    if (!measured.isEmpty())
        lines << measured;
    else if (!model.isMeasuring())
        lines << Say::tr("Nothing has been measured yet.");
    lines << cautions(model);
    return lines.join(u'\n');
}

} // namespace nunchi::exhibits::square_wall::text
