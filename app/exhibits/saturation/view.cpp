// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/saturation/view.h"

#include <algorithm>
#include <cmath>

#include "controls/slider_row.h"
#include "exhibits/shared/chart_view.h"
#include "exhibits/shared/number_text.h"
#include "exhibits/shared/number_words.h"

namespace nunchi::exhibits::saturation {

using typeset::Token;

namespace {
constexpr double kHalfBar = 0.36;
constexpr int kLabelled = 7; ///< the width, as a power of two, where the level curve has its name
constexpr int kLabelledSteep = 5; ///< the same of the curve that rises or falls
constexpr double kLeastShown = 0.83; ///< widths from 1 to 1,024, and air for whole points at both ends
constexpr double kMostShown = 1230;
constexpr double kAir = 0.05; ///< of the height, below 0 and above the top
constexpr double kMostNorm = 0.5;
} // namespace

View::View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : RandomVectorsView(model, look, role, parent)
    , m_model(model)
    , m_bars(new ChartView(look, role, this))
    , m_largest(new ChartView(look, role, this))
    , m_entropy(new ChartView(look, role, this))
    , m_norm(new ChartView(look, role, this))
{
    if (role != Role::Audience)
        makeControls({m_largest, m_entropy, m_norm});
    for (ChartView *chart : {m_bars, m_largest, m_entropy, m_norm})
        addFigure({chart, 1, 200});
    begin();
}

QList<QWidget *> View::ownControls()
{
    m_keyCount = new controls::SliderRow(look(), this);
    m_keyCount->setScale({2, kMostKeys, 0, false});
    connect(m_keyCount, &controls::SliderRow::moved, this,
        [this](double count, int gesture) { m_model.setKeys(static_cast<int>(count), gesture); });
    return {m_keyCount};
}

QString View::ownTitle() const
{
    return tr("When does softmax see only one key?");
}

QString View::ownTry() const
{
    return tr("Make the vectors wide without dividing, and watch one bar take everything. How much of a gradient still "
              "gets through then?");
}

QString View::statement() const
{
    const Sharpness now = m_model.sharpness(m_model.isScaled());
    const QString width = groupedNumber(m_model.width());
    const QString largest = percentNumber(now.largest);
    const QString norm = fixedNumber(now.norm, 2);
    if (m_model.isScaled())
        return tr("Width $d$ = %1, divided by $\\sqrt{d}$: the largest weight is %2, and a gradient gets through by %3")
            .arg(width, largest, norm);
    return tr("Width $d$ = %1, not divided: the largest weight is %2, and a gradient gets through by %3")
        .arg(width, largest, norm);
}

void View::showModel()
{
    showControls();
    if (m_keyCount) {
        //: A slider: how many keys the query meets.
        m_keyCount->setLabel(tr("keys"));
        m_keyCount->setNumber(m_model.keys());
    }
    showBars();
    showMeans(*m_largest, tr("largest weight"), &Sharpness::largest, 1);
    showMeans(*m_entropy, tr("entropy (nats)"), &Sharpness::entropy, m_model.largestEntropy());
    showMeans(*m_norm, tr("norm of the softmax Jacobian: gradient that gets through"), &Sharpness::norm, kMostNorm);
}

void View::showBars()
{
    const engine::Vector weights = m_model.weights(m_model.isScaled());
    const engine::Vector others = m_model.weights(!m_model.isScaled());
    ChartSeries bars;
    bars.kind = ChartSeries::Kind::Area;
    bars.color = Token::W;
    bars.name = tr("weight");
    ChartSeries ticks;
    ticks.kind = ChartSeries::Kind::Points;
    ticks.hollow = true;
    ticks.marker = Marker::Diamond;
    ticks.name = m_model.isScaled() ? tr("not divided") : tr("divided");
    QList<Tick> names;
    engine::Index best = 0;
    weights.maxCoeff(&best);
    for (engine::Index j = 0; j < weights.size(); ++j) {
        const auto middle = static_cast<double>(j + 1);
        bars.points << QPointF(middle - kHalfBar, 0) << QPointF(middle - kHalfBar, weights(j))
                    << QPointF(middle + kHalfBar, weights(j)) << QPointF(middle + kHalfBar, 0);
        ticks.points << QPointF(middle, others(j));
        names.append({middle, QStringLiteral("$\\K{k_{%1}}$").arg(j + 1)});
    }
    bars.label = ChartLabel{percentNumber(weights(best)), {static_cast<double>(best + 1), weights(best)},
        Qt::AlignHCenter | Qt::AlignTop, true};
    //: Title of a chart axis; the diamonds show the same draw with the division switched the other way.
    m_bars->setAxes({{}, 0.4, static_cast<double>(weights.size()) + 0.6, false, names},
        {m_model.isScaled() ? tr("weight of each key (diamonds: not divided)")
                            : tr("weight of each key (diamonds: divided)"),
            0, 1 + kAir, false, linearTicks(0, 1, 6)});
    m_bars->setSeries({bars, ticks});
    m_bars->setAccessibleName(tr("Weights of one draw"));
}

ChartSeries View::meansOf(double Sharpness::*number, bool scaled, double top) const
{
    ChartSeries line;
    line.color = scaled ? Token::Ink : Token::W;
    line.dash = scaled ? Dash::Dashed : Dash::Solid;
    line.strong = scaled == m_model.isScaled();
    line.name = scaled ? tr("divided, mean") : tr("not divided, mean");
    for (int rung = 0; rung < Averages::kRungs; ++rung)
        line.points << QPointF(Averages::width(rung), m_model.averages().mean(rung, scaled).*number);
    const int rung = scaled ? kLabelled : kLabelledSteep;
    const double here = m_model.averages().mean(rung, scaled).*number;
    const double other = m_model.averages().mean(rung, !scaled).*number;
    // Always away from the other curve, or along the slope.
    const bool over = here > other;
    const Qt::Alignment level = Qt::AlignHCenter | (over && here < top * 0.9 ? Qt::AlignTop : Qt::AlignBottom);
    const Qt::Alignment steep = Qt::AlignTop | (over ? Qt::AlignLeft : Qt::AlignRight);
    const Qt::Alignment side = scaled ? level : steep;
    //: At the curve in a chart: the scores divided by the square root of d, or not.
    line.label = ChartLabel{scaled ? QStringLiteral("$\\div\\sqrt{d}$") : tr("not divided"),
        {static_cast<double>(Averages::width(rung)), here}, side, line.strong};
    return line;
}

void View::showMeans(ChartView &chart, const QString &name, double Sharpness::*number, double top)
{
    ChartSeries here;
    here.kind = ChartSeries::Kind::Points;
    here.color = m_model.isScaled() ? Token::Ink : Token::W;
    here.marker = Marker::Diamond;
    here.strong = true;
    here.name = tr("the draw shown");
    const double value = m_model.sharpness(m_model.isScaled()).*number;
    here.points << QPointF(m_model.width(), value);
    here.label = ChartLabel{fixedNumber(value, 2), here.points.first(),
        (m_model.width() > 100 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter, true};
    chart.setAxes(
        {tr("width $d$"), kLeastShown, kMostShown, true, powerTicks(1, kMostWidth, 4, 8, TickText::Figures, {})},
        {name, -kAir * top, top * (1 + kAir), false, linearTicks(0, top, 6)});
    chart.setSeries({meansOf(number, false, top), meansOf(number, true, top), here});
    chart.setAccessibleName(name);
}

} // namespace nunchi::exhibits::saturation
