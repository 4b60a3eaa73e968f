// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/grading/model_text.h"

#include <algorithm>

#include <QCoreApplication>

#include "exhibits/shared/number_text.h"
#include "exhibits/shared/unit_words.h"

namespace nunchi::exhibits::grading::text {

using engine::Subject;

namespace {

constexpr Subject kAttention = Subject::TiledAttention;
constexpr Subject kRnn = Subject::Recurrent;

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::exhibits::grading::Model)
};

QString slopes(const Model &model)
{
    const QString attention = slopeText(model.points(kAttention));
    const QString rnn = slopeText(model.points(kRnn));
    if (attention.isEmpty() || rnn.isEmpty())
        return {};
    //: %1 and %2 read "−0.97 ± 0.02".
    return Say::tr("With p cores the time is that of one times p to the power %1 (attention; −1 would be divided "
                   "without loss) and %2 (RNN; 0: no core helps).")
        .arg(attention, rnn);
}

QString measured(const Model &model)
{
    const int most = std::min(model.mostMeasured(kAttention), model.mostMeasured(kRnn));
    const auto attention = model.speedup(kAttention, most);
    const auto rnn = model.speedup(kRnn, most);
    if (!attention || !rnn || most < 2)
        return {};
    return Say::tr("Measured: on %n core(s) attention is %1 times as fast as on one, the RNN %2 times.", nullptr, most)
        .arg(fixedNumber(*attention, 2), fixedNumber(*rnn, 2));
}

/// What Amdahl's law makes of the speed-up.
QString explained(const Model &model)
{
    const auto share = model.explainingShare();
    if (!share)
        return {};
    return Say::tr("By Amdahl's law that is as if %1 of attention went in order.")
        .arg(percentNumber(std::max(0.0, *share)));
}

QStringList times(const Model &model)
{
    QStringList lines;
    for (const Subject subject : {kAttention, kRnn})
        for (int cores = 1; cores <= model.mostMeasured(subject); ++cores) {
            const auto seconds = model.seconds(subject, cores);
            if (!seconds)
                continue;
            const QString words = subject == kRnn ? Say::tr("Measured, RNN, %n core(s): %1.", nullptr, cores)
                                                  : Say::tr("Measured, attention, %n core(s): %1.", nullptr, cores);
            lines << words.arg(durationText(*seconds));
        }
    return lines;
}

} // namespace

QString statement(const Model &model)
{
    const engine::DividedWork work = model.work();
    const QString time = significantNumber(work.time(), 3);
    const QString speedup = significantNumber(work.speedup(), 3);
    if (model.markers() == 1)
        return Say::tr("One marker alone takes 100 units of time for 100 papers.");
    const QString words = Say::tr("%n marker(s) have finished all 100 papers after %1 units of time instead of 100: %2 "
                                  "times as fast.",
        nullptr, model.markers())
                              .arg(time, speedup);
    if (model.share() == 0)
        return words;
    //: %1 is how much of the work goes in order, %2 how many times as fast it could be at most.
    return words + u' '
        + Say::tr("%1% of the work goes in order, so however many there are, it is never more than %2 times as fast.")
              .arg(model.share())
              .arg(significantNumber(100.0 / model.share(), 3));
}

QString now(const Model &model)
{
    const engine::Progress progress = model.progress();
    const QString time = significantNumber(model.time(), 3);
    if (progress.inOrder < 1 && model.time() > 0)
        //: %1 is the time; nobody can mark before the part that goes in order is done.
        return Say::tr("Time %1: the part that goes in order; all others wait").arg(time);
    //: %1 is the time, %2 of 100 papers are marked.
    return Say::tr("Time %1: %2 of 100 papers marked").arg(time).arg(progress.finished);
}

QStringList findings(const Model &model)
{
    QStringList lines{measured(model)};
    if (lines.first().isEmpty())
        return {};
    for (const QString &words : {explained(model), slopes(model)})
        if (!words.isEmpty())
            lines << words;
    return lines;
}

QString progress(const Model &model)
{
    const MeasureWorker &worker = model.worker();
    if (!model.isMeasuring())
        return {};
    const engine::WorkloadOptions &work = worker.task(std::min(worker.done(), worker.total() - 1)).work;
    return work.subject == kRnn ? Say::tr("RNN, %n core(s)", nullptr, work.threads)
                                : Say::tr("attention, %n core(s)", nullptr, work.threads);
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
    if (record.cores == 1)
        lines << Say::tr("This computer has a single core: there is nobody to divide the work with.");
    if (model.isNoisy())
        lines << Say::tr("This computer was busy with other things: repeated runs differ by up to %1. Close other "
                         "programs and measure again.")
                     .arg(percentNumber(model.largestSpread()));
    return lines;
}

QString whole(const Model &model)
{
    QStringList lines{statement(model), now(model) + u'.'};
    lines << Say::tr("By Amdahl's law %n marker(s) are %1 times as fast as one where papers can be divided at will.",
        nullptr, model.markers())
                 .arg(significantNumber(model.amdahl(model.markers()), 3));
    lines << Say::tr("Measured are one head of width %1 over %2 tokens, float32, and an RNN of the same width and "
                     "length, whose steps are computed one after another.")
                 .arg(Model::kWidth)
                 .arg(Model::kLength);
    lines << times(model);
    if (model.isMeasuring())
        lines << Say::tr("Measuring: %1.").arg(progress(model));
    else if (model.record().isEmpty())
        lines << Say::tr("Nothing has been measured yet.");
    lines << findings(model) << cautions(model);
    return lines.join(u'\n');
}

} // namespace nunchi::exhibits::grading::text
