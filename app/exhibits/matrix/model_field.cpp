// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/matrix/model_field.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/attention_rows.h"

namespace nunchi::exhibits::matrix {

namespace {

constexpr double kLowest = 0.25; ///< picture

const QString &rowName()
{
    static const QString name = QStringLiteral("row");
    return name;
}

const QString &columnName()
{
    static const QString name = QStringLiteral("column");
    return name;
}

const QString &spanName()
{
    static const QString name = QStringLiteral("span");
    return name;
}

/// Exactly these names, with numbers from `least` to the largest matrix.
bool holds(const QJsonObject &object, const QStringList &names, double least)
{
    return object.size() == names.size() && std::all_of(names.begin(), names.end(), [&](const QString &name) {
        const double number = object[name].toDouble(-1);
        return number >= least && number <= LargeMatrix::kMostRows;
    });
}

} // namespace

Field::Field(QObject *parent)
    : QObject(parent)
{
    connect(&m_loader, &LargeLoader::progressed, this, &Field::changed);
    connect(&m_loader, &LargeLoader::made, this, &Field::take);
    connect(&m_loader, &LargeLoader::failed, this, &Field::lose);
}

int Field::visible(int row) const
{
    if (!m_shownOrder.causal)
        return matrix().columns();
    return static_cast<int>(engine::causallyVisible(row, matrix().rows(), matrix().columns()));
}

bool Field::isClipped() const
{
    return matrix().smallest() >= 0 && matrix().usualLargest() > 0 && matrix().usualLargest() < matrix().largest();
}

double Field::scaleEnd() const
{
    if (isClipped())
        return matrix().usualLargest();
    const double end = std::max(std::abs(matrix().largest()), std::max(0.0, -matrix().smallest()));
    return end > 0 ? end : 1.0;
}

void Field::set(const LargeOrder &order, bool keepPlace)
{
    m_order = order;
    m_opening = false;
    m_keepPlace = keepPlace;
    m_fault.reset();
    if (isOn() && m_loader.isBusy() && m_loader.order() == order.plain())
        return; // on its way
    const bool isThere = m_shown.matrix && m_shownOrder == order.plain();
    if (isOn() && !isThere)
        return m_loader.start(order.plain());
    m_loader.stop();
    if (!isOn())
        m_shown = {};
}

void Field::open(const LargeOrder &order)
{
    m_opening = true;
    m_keepPlace = false;
    m_fault.reset();
    m_loader.start(order);
}

void Field::refuse(const LargeFault &fault)
{
    m_fault = fault;
    Q_EMIT changed();
}

void Field::stop()
{
    if (!isBusy())
        return;
    m_loader.stop();
    if (!std::exchange(m_opening, false))
        Q_EMIT gaveUp();
    Q_EMIT changed();
}

void Field::cancel()
{
    m_loader.stop();
    m_opening = false;
    m_fault.reset();
}

void Field::finish()
{
    while (isBusy()) // what went wrong may be followed by what was there before
        m_loader.finish();
}

void Field::take(const LargeResult &result)
{
    const bool opened = std::exchange(m_opening, false);
    if (opened) {
        Q_EMIT opening(m_loader.order());
        m_order = m_loader.order();
    }
    const bool same = m_shown.matrix && m_shown.matrix->rows() == result.matrix->rows()
        && m_shown.matrix->columns() == result.matrix->columns();
    if (opened || (!same && !m_keepPlace)) {
        m_place.reset();
        m_cell.reset();
    }
    m_shown = result;
    m_shownOrder = m_loader.order().plain();
    Q_EMIT changed();
}

void Field::lose(const LargeFault &fault)
{
    m_fault = fault;
    if (std::exchange(m_opening, false)) {
        Q_EMIT changed();
        return;
    }
    Q_EMIT gaveUp();
    m_fault = fault; // whatever is wanted instead has forgotten it
    Q_EMIT changed();
}

double Field::aspect() const
{
    return std::clamp(static_cast<double>(matrix().rows()) / matrix().columns(), kLowest, 1.0);
}

Place Field::whole() const
{
    const double rows = matrix().rows();
    const double columns = matrix().columns();
    return {rows / 2, columns / 2, std::max(rows / aspect(), columns)};
}

Place Field::place() const
{
    return m_place ? within(*m_place) : whole();
}

/// Nothing beside the matrix is looked at, as far as it fills the picture.
Place Field::within(Place place) const
{
    const Place all = whole();
    place.span = std::clamp(place.span, std::min(kLeastSpan, all.span), all.span);
    const auto keep = [](double middle, double half, double count) {
        return 2 * half >= count ? count / 2 : std::clamp(middle, half, count - half);
    };
    place.row = keep(place.row, place.span * aspect() / 2, matrix().rows());
    place.column = keep(place.column, place.span / 2, matrix().columns());
    return place;
}

Place Field::closer(const Place &place, double factor, double row, double column)
{
    return {row + (place.row - row) / factor, column + (place.column - column) / factor, place.span / factor};
}

Spot Field::cell() const
{
    Spot spot;
    if (!m_cell && !matrix().strongest().empty())
        return matrix().strongest().front();
    if (m_cell)
        spot = {std::min(m_cell->first, matrix().rows() - 1), std::min(m_cell->second, matrix().columns() - 1), 0};
    spot.value = matrix().at(spot.row, spot.column);
    return spot;
}

void Field::setCell(int row, int column)
{
    m_cell = {std::clamp(row, 0, matrix().rows() - 1), std::clamp(column, 0, matrix().columns() - 1)};
}

void Field::write(QJsonObject &state) const
{
    QJsonObject place;
    if (m_place)
        place = {{rowName(), m_place->row}, {columnName(), m_place->column}, {spanName(), m_place->span}};
    QJsonObject cell;
    if (m_cell)
        cell = {{rowName(), m_cell->first + 1}, {columnName(), m_cell->second + 1}};
    state[QStringLiteral("place")] = place;
    state[QStringLiteral("cell")] = cell;
}

std::optional<QString> Field::readPlace(const QJsonObject &state)
{
    const QJsonObject place = state[QLatin1String("place")].toObject();
    const QJsonObject cell = state[QLatin1String("cell")].toObject();
    if (!place.isEmpty() && !holds(place, {rowName(), columnName(), spanName()}, 0))
        return tr("“place” has a row, a column and a span, from 0 to %1.").arg(LargeMatrix::kMostRows);
    if (!cell.isEmpty() && !holds(cell, {rowName(), columnName()}, 1))
        return tr("“cell” has a row and a column, from 1 to %1.").arg(LargeMatrix::kMostRows);
    m_place.reset();
    if (!place.isEmpty())
        m_place = Place{place[rowName()].toDouble(), place[columnName()].toDouble(), place[spanName()].toDouble()};
    m_cell.reset();
    if (!cell.isEmpty())
        m_cell = {cell[rowName()].toInt() - 1, cell[columnName()].toInt() - 1};
    return std::nullopt;
}

} // namespace nunchi::exhibits::matrix
