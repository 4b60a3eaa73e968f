// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/square-wall/model_record.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QCoreApplication>
#include <QJsonArray>
#include <QStringList>

namespace nunchi::exhibits::square_wall {

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::exhibits::square_wall::Model)
};

using engine::MeasuredPoint;

constexpr qsizetype kMostPoints = 64;
constexpr double kLongest = 1e8;

namespace key {
const QString machine = QStringLiteral("machine");
const QString width = QStringLiteral("width");
const QString plain = QStringLiteral("plain");
const QString tiled = QStringLiteral("tiled");
const QString leftOut = QStringLiteral("leftOut");
const QString ending = QStringLiteral("ending");
} // namespace key

const QStringList &endings()
{
    static const QStringList names{QStringLiteral("done"), QStringLiteral("stopped"), QStringLiteral("out of memory")};
    return names;
}

/// [n, runs, median, spread]
QJsonArray written(const std::vector<MeasuredPoint> &points)
{
    QJsonArray list;
    for (const MeasuredPoint &point : points)
        list.append(QJsonArray{qint64(point.n), qint64(point.runs), point.median, point.spread});
    return list;
}

bool isWhole(double number, double most)
{
    return number >= 1 && number <= most && number == std::floor(number);
}

bool readPoint(const QJsonArray &numbers, MeasuredPoint &point)
{
    if (numbers.size() != 4)
        return false;
    std::array<double, 4> values{};
    for (int i = 0; i < 4; ++i)
        values.at(static_cast<size_t>(i)) = numbers.at(i).toDouble(std::nan(""));
    const auto [n, runs, median, spread] = values;
    if (!isWhole(n, kLongest) || !isWhole(runs, kLongest))
        return false;
    point.n = static_cast<engine::Index>(n);
    point.runs = static_cast<engine::Index>(runs);
    point.median = median;
    point.spread = spread;
    return std::isfinite(median) && median > 0 && std::isfinite(spread) && spread >= 0;
}

/// In growing lengths, each once: else no line could be fitted.
bool readPoints(const QJsonValue &value, std::vector<MeasuredPoint> &points)
{
    const QJsonArray list = value.toArray();
    if (!value.isArray() || list.size() > kMostPoints)
        return false;
    for (const QJsonValue &entry : list) {
        MeasuredPoint point;
        if (!readPoint(entry.toArray(), point) || (!points.empty() && point.n <= points.back().n))
            return false;
        points.push_back(point);
    }
    return true;
}

} // namespace

QJsonObject Record::toJson() const
{
    if (isEmpty())
        return {};
    return {{key::machine, machine}, {key::width, width}, {key::plain, written(plain)}, {key::tiled, written(tiled)},
        {key::leftOut, qint64(leftOut)}, {key::ending, endings().at(static_cast<int>(ending))}};
}

std::optional<QString> Record::read(const QJsonObject &json, Record &record)
{
    record = {};
    if (json.isEmpty())
        return std::nullopt;
    record.machine = json[key::machine].toString();
    const qsizetype ending = endings().indexOf(json[key::ending].toString());
    const double width = json[key::width].toDouble();
    const double leftOut = json[key::leftOut].toDouble(-1);
    const bool fits = !record.machine.isEmpty() && ending >= 0 && isWhole(width, kLongest)
        && (leftOut == 0 || isWhole(leftOut, kLongest)) && readPoints(json[key::plain], record.plain)
        && readPoints(json[key::tiled], record.tiled) && json.size() == 6;
    if (!fits) {
        record = {};
        return Say::tr("“measured” does not hold what this exhibit measured.");
    }
    record.width = static_cast<int>(width);
    record.leftOut = static_cast<engine::Index>(leftOut);
    record.ending = static_cast<MeasureWorker::Ending>(ending);
    return std::nullopt;
}

} // namespace nunchi::exhibits::square_wall
