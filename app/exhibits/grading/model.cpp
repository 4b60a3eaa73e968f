// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/grading/model.h"

#include <algorithm>
#include <vector>

#include "engine/measure/machine.h"
#include "engine/measure/statistics.h"
#include "exhibits/grading/model_text.h"
#include "exhibits/shared/csv.h"

namespace nunchi::exhibits::grading {

using engine::MeasuredPoint;
using engine::Subject;

namespace {

constexpr double kMostTime = Model::kPapers;

Machine thisComputer()
{
    return {measureOnThisComputer(), engine::machineThreads(), QString::fromStdString(engine::machineName())};
}

} // namespace

Model::Model(QObject *parent)
    : Model(thisComputer(), parent)
{
}

Model::Model(Machine machine, QObject *parent)
    : MeasuringModel(machine.measure, machine.name, parent)
    , m_machine(std::move(machine))
{
}

QList<Parameter> Model::parameters() const
{
    using Kind = Parameter::Kind;
    return {
        {QStringLiteral("markers"), Kind::Integer, 10, 1, kMostMarkers, {}},
        {QStringLiteral("share"), Kind::Integer, 0, 0, kMostShare, {}},
        {QStringLiteral("time"), Kind::Number, 0, 0, kMostTime, {}},
        measuredParameter(),
    };
}

QJsonObject Model::state() const
{
    return {{QStringLiteral("markers"), m_markers}, {QStringLiteral("share"), m_share},
        {QStringLiteral("time"), m_time}, {measuredName(), record().toJson()}};
}

std::optional<QString> Model::apply(const QJsonObject &complete)
{
    Record record;
    if (const auto reason = readRecord(complete, record))
        return reason;
    m_markers = complete[QLatin1String("markers")].toInt();
    m_share = complete[QLatin1String("share")].toInt();
    m_time = complete[QLatin1String("time")].toDouble();
    setRecord(record);
    return std::nullopt;
}

void Model::setMarkers(int markers, const QString &gesture)
{
    markers = std::clamp(markers, 1, kMostMarkers);
    if (markers == m_markers)
        return;
    remember(gesture);
    m_markers = markers;
    m_time = 0;
    Q_EMIT changed();
}

void Model::setShare(int percent, const QString &gesture)
{
    percent = std::clamp(percent, 0, kMostShare);
    if (percent == m_share)
        return;
    remember(gesture);
    m_share = percent;
    m_time = 0;
    Q_EMIT changed();
}

void Model::setTime(double units)
{
    units = std::clamp(units, 0.0, kMostTime);
    if (units == m_time)
        return;
    m_time = units;
    Q_EMIT changed();
}

QList<int> Model::coreCounts() const
{
    QList<int> counts;
    for (int count = 1; count < m_machine.cores; count += std::max(1, count / 2))
        counts << count;
    counts << m_machine.cores;
    return counts;
}

QList<MeasureTask> Model::tasks() const
{
    QList<MeasureTask> tasks;
    for (int round = 0; round < kRounds; ++round)
        for (const int cores : coreCounts())
            for (const Subject subject : {Subject::TiledAttention, Subject::Recurrent}) {
                engine::WorkloadOptions work;
                work.subject = subject;
                work.width = kWidth;
                work.precision = engine::Precision::Float;
                work.threads = cores;
                tasks.append({work, kLength});
            }
    return tasks;
}

void Model::measure()
{
    Record record;
    record.cores = m_machine.cores;
    begin(record, tasks());
}

void Model::take(const MeasureTask &task, const MeasuredPoint &point, Record &record)
{
    MeasuredPoint kept = point;
    kept.n = task.work.threads;
    (task.work.subject == Subject::Recurrent ? record.recurrent : record.attention).push_back(kept);
}

const MeasuredPoints &Model::points(Subject subject) const
{
    return subject == Subject::Recurrent ? record().recurrent : record().attention;
}

std::optional<double> Model::seconds(Subject subject, int cores) const
{
    std::vector<double> rounds;
    for (const MeasuredPoint &point : points(subject))
        if (point.n == cores)
            rounds.push_back(point.median);
    return rounds.empty() ? std::nullopt : std::optional(engine::median(rounds));
}

std::optional<double> Model::speedup(Subject subject, int cores) const
{
    const auto alone = seconds(subject, 1);
    const auto together = seconds(subject, cores);
    return alone && together ? std::optional(*alone / *together) : std::nullopt;
}

int Model::mostMeasured(Subject subject) const
{
    engine::Index most = 0;
    for (const MeasuredPoint &point : points(subject))
        most = std::max(most, point.n);
    return static_cast<int>(most);
}

std::optional<double> Model::explainingShare() const
{
    const int most = mostMeasured(Subject::TiledAttention);
    const auto seen = speedup(Subject::TiledAttention, most);
    return most > 1 && seen ? std::optional(engine::serialShareOf(*seen, most)) : std::nullopt;
}

double Model::largestSpread() const
{
    double largest = 0;
    for (const Subject subject : {Subject::TiledAttention, Subject::Recurrent}) {
        largest = std::max(largest, exhibits::largestSpread(points(subject)));
        for (const MeasuredPoint &a : points(subject))
            for (const MeasuredPoint &b : points(subject))
                if (a.n == b.n)
                    largest = std::max(largest, (a.median - b.median) / b.median);
    }
    return largest;
}

bool Model::isNoisy() const
{
    return largestSpread() > kNoise || exhibits::isNoisy(record().attention) || exhibits::isNoisy(record().recurrent);
}

QString Model::textForm() const
{
    return text::whole(*this);
}

QList<QStringList> Model::table() const
{
    QList<QStringList> rows{{QStringLiteral("what"), QStringLiteral("workers"), QStringLiteral("speedup"),
        QStringLiteral("time"), QStringLiteral("spread_s"), QStringLiteral("runs")}};
    for (int markers = 1; markers <= kMostMarkers; ++markers) {
        const engine::DividedWork work(kPapers, markers, m_share / 100.0);
        rows.append(
            {QStringLiteral("papers"), csvNumber(markers), csvNumber(work.speedup()), csvNumber(work.time()), {}, {}});
        rows.append({QStringLiteral("amdahl"), csvNumber(markers), csvNumber(amdahl(markers)),
            csvNumber(kPapers / amdahl(markers)), {}, {}});
    }
    for (const Subject subject : {Subject::TiledAttention, Subject::Recurrent}) {
        const QString what = subject == Subject::Recurrent ? QStringLiteral("rnn_s") : QStringLiteral("attention_s");
        const auto alone = seconds(subject, 1);
        for (const MeasuredPoint &point : points(subject))
            rows.append({what, csvNumber(static_cast<double>(point.n)),
                alone ? csvNumber(*alone / point.median) : QString(), csvNumber(point.median),
                csvNumber(point.spread), csvNumber(static_cast<double>(point.runs))});
    }
    return rows;
}

} // namespace nunchi::exhibits::grading
