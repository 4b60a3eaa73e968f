// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/square-wall/model_record.h"

#include <algorithm>

#include <QCoreApplication>

namespace nunchi::exhibits::square_wall {

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::exhibits::square_wall::Model)
};

using engine::MeasuredPoint;

namespace key {
const QString machine = QStringLiteral("machine");
const QString width = QStringLiteral("width");
const QString plain = QStringLiteral("plain");
const QString tiled = QStringLiteral("tiled");
const QString leftOut = QStringLiteral("leftOut");
const QString ending = QStringLiteral("ending");
} // namespace key

/// In growing lengths, each once.
bool readGrowing(const QJsonValue &value, MeasuredPoints &points)
{
    const auto grows = [](const MeasuredPoint &a, const MeasuredPoint &b) { return a.n >= b.n; };
    return readPoints(value, points) && std::adjacent_find(points.begin(), points.end(), grows) == points.end();
}

} // namespace

QJsonObject Record::toJson() const
{
    if (isEmpty())
        return {};
    return {{key::machine, machine}, {key::width, width}, {key::plain, writtenPoints(plain)}, {key::tiled, writtenPoints(tiled)},
        {key::leftOut, qint64(leftOut)}, {key::ending, endingName(ending)}};
}

std::optional<QString> Record::read(const QJsonObject &json, Record &record)
{
    record = {};
    if (json.isEmpty())
        return std::nullopt;
    record.machine = json[key::machine].toString();
    const auto ending = endingNamed(json[key::ending].toString());
    const double width = json[key::width].toDouble();
    const double leftOut = json[key::leftOut].toDouble(-1);
    const bool fits = !record.machine.isEmpty() && ending && isCount(width)
        && (leftOut == 0 || isCount(leftOut)) && readGrowing(json[key::plain], record.plain)
        && readGrowing(json[key::tiled], record.tiled) && json.size() == 6;
    if (!fits) {
        record = {};
        return Say::tr("“measured” does not hold what this exhibit measured.");
    }
    record.width = static_cast<int>(width);
    record.leftOut = static_cast<engine::Index>(leftOut);
    record.ending = *ending;
    return std::nullopt;
}

} // namespace nunchi::exhibits::square_wall
