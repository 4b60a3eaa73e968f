// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/square-wall/model.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/cost.h"
#include "engine/measure/machine.h"
#include "exhibits/shared/csv.h"
#include "exhibits/square-wall/model_text.h"

namespace nunchi::exhibits::square_wall {

using engine::MeasuredPoint;
using engine::Subject;

namespace {

constexpr std::array<engine::Index, 6> kLengths{256, 512, 1024, 2048, 4096, 8192};
constexpr int kWidest = 512;

Machine thisComputer()
{
    return {measureOnThisComputer(), engine::availableMemory, engine::installedMemory(),
        QString::fromStdString(engine::machineName())};
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
        {QStringLiteral("n"), Kind::Integer, 512, kLeastN, kMostN, {}},
        {QStringLiteral("d"), Kind::Integer, 64, 8, kWidest, {}},
        measuredParameter(),
    };
}

QJsonObject Model::state() const
{
    return {
        {QStringLiteral("n"), m_n}, {QStringLiteral("d"), m_width}, {measuredName(), record().toJson()}};
}

std::optional<QString> Model::apply(const QJsonObject &complete)
{
    Record record;
    if (const auto reason = readRecord(complete, record))
        return reason;
    m_n = complete[QLatin1String("n")].toInt();
    m_width = complete[QLatin1String("d")].toInt();
    // Times belong to the width they were measured at.
    if (record.width != m_width)
        record = {};
    setRecord(record);
    return std::nullopt;
}

void Model::setN(int n, const QString &gesture)
{
    n = std::clamp(n, kLeastN, kMostN);
    if (n == m_n)
        return;
    remember(gesture);
    m_n = n;
    Q_EMIT changed();
}

engine::WorkloadOptions Model::work(Subject subject) const
{
    engine::WorkloadOptions options;
    options.subject = subject;
    options.width = m_width;
    options.precision = engine::Precision::Float;
    return options;
}

QList<MeasureTask> Model::tasks(engine::Index &leftOut) const
{
    const auto available = m_machine.availableMemory();
    QList<MeasureTask> tasks;
    leftOut = 0;
    for (const engine::Index n : kLengths) {
        const double needed = engine::memoryNeeded(work(Subject::PlainAttention), static_cast<double>(n));
        // What does not fit would bring the computer to a halt instead of a number.
        if (available && needed > *available)
            leftOut = leftOut > 0 ? leftOut : n;
        else
            tasks.append({work(Subject::PlainAttention), n});
        tasks.append({work(Subject::TiledAttention), n});
    }
    return tasks;
}

void Model::measure()
{
    Record record;
    record.width = m_width;
    const QList<MeasureTask> all = tasks(record.leftOut);
    begin(record, all);
}

void Model::take(const MeasureTask &task, const MeasuredPoint &point, Record &record)
{
    const bool plain = task.work.subject == Subject::PlainAttention;
    (plain ? record.plain : record.tiled).push_back(point);
}

double Model::pairs(double n)
{
    engine::CostSizes sizes;
    sizes.n = static_cast<engine::Count>(n);
    // At width 1 a pair takes two multiply-adds: one for its score, one for its part of the sum.
    return static_cast<double>(engine::cost(engine::Mechanism::Attention, sizes).multiplyAdds) / 2;
}

double Model::memory(Subject subject, double n) const
{
    return engine::memoryNeeded(work(subject), n);
}

std::optional<double> Model::fullAt(Subject subject) const
{
    if (!m_machine.installedMemory)
        return std::nullopt;
    double low = 1;
    double high = 1e12;
    while (high / low > 1 + 1e-9) {
        const double middle = std::sqrt(low * high);
        (memory(subject, middle) < *m_machine.installedMemory ? low : high) = middle;
    }
    return low;
}

const MeasuredPoints &Model::points(Subject subject) const
{
    return subject == Subject::PlainAttention ? record().plain : record().tiled;
}

std::optional<engine::Forecast> Model::forecast(Subject subject, double n) const
{
    const auto law = this->law(subject);
    return law ? std::optional(law->at(n, kConfidence)) : std::nullopt;
}

double Model::largestSpread() const
{
    return std::max(exhibits::largestSpread(record().plain), exhibits::largestSpread(record().tiled));
}

bool Model::isNoisy() const
{
    return exhibits::isNoisy(record().plain) || exhibits::isNoisy(record().tiled);
}

QString Model::textForm() const
{
    return text::whole(*this);
}

QList<QStringList> Model::table() const
{
    QList<QStringList> rows{
        {QStringLiteral("way"), QStringLiteral("n"), QStringLiteral("pairs"), QStringLiteral("memory_bytes"),
            QStringLiteral("runs"), QStringLiteral("median_s"), QStringLiteral("spread_s")}};
    for (const Subject subject : {Subject::PlainAttention, Subject::TiledAttention}) {
        const QString way = subject == Subject::PlainAttention ? QStringLiteral("plain") : QStringLiteral("tiled");
        for (const MeasuredPoint &point : points(subject)) {
            const auto n = static_cast<double>(point.n);
            rows.append({way, csvNumber(n), csvNumber(pairs(n)), csvNumber(memory(subject, n)),
                csvNumber(static_cast<double>(point.runs)), csvNumber(point.median), csvNumber(point.spread)});
        }
        const double n = m_n;
        rows.append({way, csvNumber(n), csvNumber(pairs(n)), csvNumber(memory(subject, n)), {}, {}, {}});
    }
    return rows;
}

} // namespace nunchi::exhibits::square_wall
