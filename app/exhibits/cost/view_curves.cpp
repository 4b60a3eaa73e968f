// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/cost/view_curves.h"

#include <algorithm>
#include <cmath>

namespace nunchi::exhibits::cost {

using typeset::Token;
using Mechanism = Model::Mechanism;

namespace {

constexpr int kPointsADecade = 12;
constexpr double kBelowOne = 0.4; ///< a little air under a curve at 1

QList<Model::Count> lengths()
{
    QList<Model::Count> all;
    const int points = static_cast<int>(std::lround(std::log10(static_cast<double>(Model::kMostLength))))
        * kPointsADecade;
    for (int i = 0; i <= points; ++i) {
        const auto n = static_cast<Model::Count>(std::lround(std::pow(10.0, static_cast<double>(i) / kPointsADecade)));
        if (all.isEmpty() || n > all.last())
            all << n;
    }
    return all;
}

/// Names stand where the curves lie apart: parallel ones at different lengths.
ChartLabel labelOf(const Model &model, Mechanism mechanism)
{
    double n = 3e4;
    Qt::Alignment side = Qt::AlignLeft | Qt::AlignTop;
    if (mechanism == Mechanism::Recurrent) {
        n = 300;
        side = Qt::AlignLeft | Qt::AlignTop;
    } else if (mechanism == Mechanism::Convolution) {
        n = 20;
    } else if (mechanism == Mechanism::RestrictedAttention) {
        side = Qt::AlignRight | Qt::AlignBottom;
    }
    const auto value = model.shown(mechanism, static_cast<Model::Count>(n));
    return {Model::name(mechanism), {n, static_cast<double>(value.value_or(1))}, side, mechanism == Mechanism::Attention};
}

} // namespace

void dress(ChartSeries &series, Mechanism mechanism)
{
    switch (mechanism) {
    case Mechanism::Convolution:
        series.color = Token::Ink2;
        series.dash = Dash::Dashed;
        series.marker = Marker::Square;
        break;
    case Mechanism::Attention:
        series.color = Token::W;
        series.strong = true;
        break;
    case Mechanism::RestrictedAttention:
        series.color = Token::W;
        series.dash = Dash::Dotted;
        series.marker = Marker::Triangle;
        break;
    default:
        series.marker = Marker::Diamond;
        break;
    }
}

QList<ChartSeries> curves(const Model &model)
{
    QList<ChartSeries> all;
    const QList<Model::Count> places = lengths();
    for (const Mechanism mechanism : Model::kMechanisms) {
        ChartSeries line;
        dress(line, mechanism);
        line.name = Model::name(mechanism);
        ChartSeries point = line;
        point.kind = ChartSeries::Kind::Points;
        point.strong = false;
        for (const Model::Count n : places)
            if (const auto value = model.shown(mechanism, n))
                line.points << QPointF(static_cast<double>(n), static_cast<double>(*value));
        if (!line.points.isEmpty())
            line.label = labelOf(model, mechanism);
        const Model::Count n = model.sizes().n;
        if (const auto value = model.shown(mechanism, n))
            point.points << QPointF(static_cast<double>(n), static_cast<double>(*value));
        all << line << point;
    }
    return all;
}

ChartAxis lengthAxis(const Model &model, const QString &title)
{
    return {title, 1, Model::kMostLength, true,
        powerTicks(1, Model::kMostLength, 10, 7, TickText::Words, model.language())};
}

ChartAxis costAxis(const Model &model, const QString &title)
{
    if (model.show() != Show::Operations)
        return {title, kBelowOne, Model::kMostLength, true,
            powerTicks(1, Model::kMostLength, 10, 7, TickText::Words, model.language())};
    double low = 1e300;
    double high = 1;
    for (const Mechanism mechanism : Model::kMechanisms) {
        low = std::min(low, static_cast<double>(model.shown(mechanism, 1).value_or(1)));
        high = std::max(high, static_cast<double>(model.shown(mechanism, Model::kMostLength).value_or(1)));
    }
    const double from = std::pow(10.0, std::floor(std::log10(low)));
    const double to = std::pow(10.0, std::ceil(std::log10(high)));
    return {title, from, to, true, powerTicks(from, to, 10, 8, TickText::Words, model.language())};
}

} // namespace nunchi::exhibits::cost
