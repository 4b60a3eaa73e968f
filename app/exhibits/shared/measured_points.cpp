// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/measured_points.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QStringList>

#include "exhibits/shared/number_text.h"

namespace nunchi::exhibits {

using engine::MeasuredPoint;

namespace {

constexpr qsizetype kMostPoints = 256;
constexpr double kMost = 1e8;

const QStringList &endings()
{
    static const QStringList names{QStringLiteral("done"), QStringLiteral("stopped"), QStringLiteral("out of memory")};
    return names;
}

bool readPoint(const QJsonArray &numbers, MeasuredPoint &point)
{
    if (numbers.size() != 4)
        return false;
    std::array<double, 4> values{};
    for (int i = 0; i < 4; ++i)
        values.at(static_cast<size_t>(i)) = numbers.at(i).toDouble(std::nan(""));
    const auto [n, runs, median, spread] = values;
    if (!isCount(n) || !isCount(runs))
        return false;
    point.n = static_cast<engine::Index>(n);
    point.runs = static_cast<engine::Index>(runs);
    point.median = median;
    point.spread = spread;
    return std::isfinite(median) && median > 0 && std::isfinite(spread) && spread >= 0;
}

} // namespace

bool isCount(double number)
{
    return number >= 1 && number <= kMost && number == std::floor(number);
}

QJsonArray writtenPoints(const MeasuredPoints &points)
{
    QJsonArray list;
    for (const MeasuredPoint &point : points)
        list.append(QJsonArray{qint64(point.n), qint64(point.runs), point.median, point.spread});
    return list;
}

bool readPoints(const QJsonValue &value, MeasuredPoints &points)
{
    const QJsonArray list = value.toArray();
    if (!value.isArray() || list.size() > kMostPoints)
        return false;
    for (const QJsonValue &entry : list) {
        MeasuredPoint point;
        if (!readPoint(entry.toArray(), point))
            return false;
        points.push_back(point);
    }
    return true;
}

QString endingName(MeasureWorker::Ending ending)
{
    return endings().at(static_cast<int>(ending));
}

std::optional<MeasureWorker::Ending> endingNamed(const QString &name)
{
    const qsizetype index = endings().indexOf(name);
    return index < 0 ? std::nullopt : std::optional(static_cast<MeasureWorker::Ending>(index));
}

std::optional<engine::PowerLaw> lawThrough(const MeasuredPoints &points)
{
    std::vector<double> lengths;
    std::vector<double> seconds;
    for (const MeasuredPoint &point : points) {
        lengths.push_back(static_cast<double>(point.n));
        seconds.push_back(point.median);
    }
    if (std::adjacent_find(lengths.begin(), lengths.end(), std::not_equal_to<>()) == lengths.end())
        return std::nullopt;
    return engine::PowerLaw::fitted(lengths, seconds);
}

std::optional<double> slopeError(const MeasuredPoints &points)
{
    const auto law = lawThrough(points);
    const auto interval = law ? law->exponentInterval(kConfidence) : std::nullopt;
    return interval ? std::optional((interval->high - interval->low) / 2) : std::nullopt;
}

double largestSpread(const MeasuredPoints &points)
{
    double largest = 0;
    for (const MeasuredPoint &point : points)
        largest = std::max(largest, point.spread / point.median);
    return largest;
}

bool isNoisy(const MeasuredPoints &points)
{
    return largestSpread(points) > kNoise || slopeError(points).value_or(0) > kNoise;
}

QString slopeText(const MeasuredPoints &points)
{
    const auto law = lawThrough(points);
    if (!law)
        return {};
    const QString exponent = fixedNumber(law->exponent(), 2);
    const auto error = slopeError(points);
    return error ? exponent + QStringLiteral(" ± ") + fixedNumber(*error, 2) : exponent;
}

} // namespace nunchi::exhibits
