// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/fading/view_charts.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "exhibits/fading/model_text.h"
#include "exhibits/shared/chart_view.h"
#include "exhibits/shared/number_words.h"

namespace nunchi::exhibits::fading::charts {

using typeset::Token;
using Kind = ChartSeries::Kind;

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::exhibits::fading::View)
};

constexpr double kLowest = 1e-30; ///< what is smaller is not worth drawing
constexpr double kHighest = 1e30;
constexpr int kTicks = 7;

/// What a logarithmic axis can show.
QList<QPointF> curve(const engine::Vector &values)
{
    QList<QPointF> points;
    for (int i = 0; i < values.size(); ++i)
        if (std::isfinite(values(i)) && values(i) >= kLowest && values(i) <= kHighest)
            points << QPointF(i, values(i));
    return points;
}

ChartSeries lineOf(const QString &name, const QList<QPointF> &points, Token color, Dash dash)
{
    ChartSeries series;
    series.name = name;
    series.points = points;
    series.color = color;
    series.dash = dash;
    return series;
}

ChartSeries dot(const QString &name, const QList<QPointF> &curve, int at, Token color, Marker marker)
{
    ChartSeries series = lineOf(name, {}, color, Dash::Solid);
    series.kind = Kind::Points;
    series.strong = true;
    series.marker = marker;
    for (const QPointF &point : curve)
        if (qRound(point.x()) == at)
            series.points = {point};
    return series;
}

/// The name at a place of the curve where the two are well apart.
ChartLabel nameAt(const QString &name, const QList<QPointF> &curve, double share, bool above)
{
    ChartLabel label;
    label.text = name;
    label.bold = true;
    label.at = curve[qRound(share * static_cast<double>(curve.size() - 1))];
    label.side = above ? Qt::AlignHCenter | Qt::AlignTop : Qt::AlignRight | Qt::AlignBottom;
    return label;
}

ChartAxis powersAround(
    const QString &title, const QList<QPointF> &one, const QList<QPointF> &other, const QString &language)
{
    double low = 1e-2;
    double high = 10;
    for (const QList<QPointF> *points : {&one, &other})
        for (const QPointF &point : *points) {
            low = std::min(low, point.y());
            high = std::max(high, point.y());
        }
    ChartAxis axis{
        title, std::pow(10.0, std::floor(std::log10(low))), std::pow(10.0, std::ceil(std::log10(high))), true, {}};
    axis.ticks = powerTicks(axis.from, axis.to, 10, kTicks, TickText::Powers, language);
    return axis;
}

ChartMark markAt(double value)
{
    ChartMark mark;
    mark.value = value;
    return mark;
}

} // namespace

void showInfluence(ChartView &chart, const Model &model)
{
    const QList<QPointF> recurrent = curve(model.recurrent());
    const QList<QPointF> attention = curve(model.attention());
    const double last = model.n() - 1;
    ChartAxis x{Say::tr("steps back from the last token"), 0, last, false, linearTicks(0, last, 8)};
    x.ticks.removeIf([](const Tick &tick) { return tick.value != std::floor(tick.value); });
    chart.setTitle(Say::tr("What the end still feels of each token"));
    chart.setAxes(
        x, powersAround(Say::tr("influence $\\|\\partial/\\partial x\\|$"), recurrent, attention, model.language()));
    ChartSeries rnn = lineOf(Say::tr("RNN’s last state"), recurrent, Token::Ink, Dash::Solid);
    ChartSeries look = lineOf(Say::tr("attention’s output"), attention, Token::W, Dash::Dashed);
    const bool boils = recurrent.size() > 1 && recurrent.last().y() > attention.last().y();
    if (!recurrent.isEmpty())
        rnn.label = nameAt(Say::tr("RNN"), recurrent, 0.6, boils);
    if (!attention.isEmpty())
        look.label = nameAt(Say::tr("attention"), attention, boils ? 0.3 : 0.8, !boils);
    const int at = model.distance();
    chart.setSeries({rnn, look, dot(rnn.name, recurrent, at, Token::Ink, Marker::Circle),
        dot(look.name, attention, at, Token::W, Marker::Square)});
    chart.setMarks({markAt(at)});
}

void showHeld(ChartView &chart, const Model &model)
{
    const double first = Model::kLeastN;
    const double last = Model::kMostN;
    const double least = Model::heldByAttention(Model::kLeastN);
    const double most = Model::heldByAttention(Model::kMostN);
    const double one = Model::heldByState();
    const double n = model.n();
    const double all = Model::heldByAttention(model.n());
    chart.setTitle(Say::tr("What the end has to look at"));
    chart.setAxes({Say::tr("tokens $n$"), 0, last, false, linearTicks(0, last, 4)},
        {Say::tr("numbers"), 0, most, false, linearTicks(0, most, 5)});
    ChartSeries state = lineOf(Say::tr("RNN’s last state"), {{first, one}, {last, one}}, Token::Ink, Dash::Solid);
    state.label =
        ChartLabel{Say::tr("RNN: always %1").arg(groupedNumber(one)), {last, one}, Qt::AlignLeft | Qt::AlignTop, false};
    ChartSeries look =
        lineOf(Say::tr("attention’s keys and values"), {{first, least}, {last, most}}, Token::W, Dash::Dashed);
    ChartSeries here;
    here.kind = Kind::Points;
    here.name = look.name;
    here.points = {{n, all}};
    here.color = Token::W;
    here.strong = true;
    here.marker = Marker::Square;
    const bool late = n > last / 2;
    here.label = ChartLabel{Say::tr("attention: %1").arg(groupedNumber(all)), {n, all},
        late ? Qt::AlignLeft | Qt::AlignTop : Qt::AlignRight | Qt::AlignVCenter, true};
    chart.setSeries({state, look, here});
    chart.setMarks({markAt(n)});
}

} // namespace nunchi::exhibits::fading::charts
