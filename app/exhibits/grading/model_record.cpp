// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/grading/model_record.h"

#include <algorithm>

#include <QCoreApplication>

namespace nunchi::exhibits::grading {

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::exhibits::grading::Model)
};

namespace key {
const QString machine = QStringLiteral("machine");
const QString cores = QStringLiteral("cores");
const QString attention = QStringLiteral("attention");
const QString recurrent = QStringLiteral("recurrent");
const QString ending = QStringLiteral("ending");
} // namespace key

} // namespace

QJsonObject Record::toJson() const
{
    if (isEmpty())
        return {};
    return {{key::machine, machine}, {key::cores, cores}, {key::attention, writtenPoints(attention)},
        {key::recurrent, writtenPoints(recurrent)}, {key::ending, endingName(ending)}};
}

std::optional<QString> Record::read(const QJsonObject &json, Record &record)
{
    record = {};
    if (json.isEmpty())
        return std::nullopt;
    record.machine = json[key::machine].toString();
    const auto ending = endingNamed(json[key::ending].toString());
    const double cores = json[key::cores].toDouble();
    const auto exist = [cores](const MeasuredPoints &points) {
        return std::all_of(points.begin(), points.end(),
            [cores](const engine::MeasuredPoint &point) { return static_cast<double>(point.n) <= cores; });
    };
    const bool fits = !record.machine.isEmpty() && ending && isCount(cores)
        && readPoints(json[key::attention], record.attention) && readPoints(json[key::recurrent], record.recurrent)
        && exist(record.attention) && exist(record.recurrent) && json.size() == 5;
    if (!fits) {
        record = {};
        return Say::tr("“measured” does not hold what this exhibit measured.");
    }
    record.cores = static_cast<int>(cores);
    record.ending = *ending;
    return std::nullopt;
}

} // namespace nunchi::exhibits::grading
