// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/variance/view.h"

#include <algorithm>
#include <cmath>

#include "exhibits/shared/chart_view.h"
#include "exhibits/shared/number_text.h"
#include "exhibits/shared/number_words.h"
#include "typeset/math_runs.h"

namespace nunchi::exhibits::variance {

using typeset::Token;

namespace {

constexpr double kCurveReach = 4.5; ///< deviations of the normal curve on each side
constexpr int kCurvePoints = 120;
constexpr double kLeastShown = 0.83; ///< widths from 1 to 1,024, and air for whole points at both ends
constexpr double kMostShown = 1230;

/// The outline of the bins, from the axis up and back to it.
QList<QPointF> outline(const std::vector<double> &shares, double reach, double binWidth)
{
    QList<QPointF> points;
    points.reserve(static_cast<qsizetype>(2 * shares.size()));
    for (size_t i = 0; i < shares.size(); ++i) {
        const double middle = -reach + static_cast<double>(i) * binWidth;
        points << QPointF(std::max(-reach, middle - binWidth / 2), shares[i])
               << QPointF(std::min(reach, middle + binWidth / 2), shares[i]);
    }
    return points;
}

QList<QPointF> normalCurve(const Model &model)
{
    QList<QPointF> points;
    for (int i = 0; i <= kCurvePoints; ++i) {
        const double x = model.predicted() * kCurveReach * (2.0 * i / kCurvePoints - 1);
        if (std::abs(x) <= model.reach())
            points << QPointF(x, model.expectedShare(x));
    }
    return points;
}

QString divided(const Model &model)
{
    return model.isScaled() ? QStringLiteral("$\\Q{q}\\cdot\\K{k}/\\sqrt{d}$") : QStringLiteral("$\\Q{q}\\cdot\\K{k}$");
}

} // namespace

View::View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : RandomVectorsView(model, look, role, parent)
    , m_model(model)
    , m_histogram(new ChartView(look, role, this))
    , m_spread(new ChartView(look, role, this))
{
    if (role != Role::Audience)
        makeControls({m_spread});
    addFigure({m_histogram, 3, 290});
    addFigure({m_spread, 2, 290});
    begin();
}

QString View::ownTitle() const
{
    return tr("How far do the scores scatter when the vectors get wider?");
}

QString View::ownTry() const
{
    return tr("Drag the width from 1 to 1,024. Then divide by $\\sqrt{d}$ and drag again: what stands still now?");
}

QString View::statement() const
{
    const QString draws = groupedNumber(static_cast<double>(m_model.products().size()));
    const QString measured = fixedNumber(m_model.measured(), 2);
    if (m_model.isScaled())
        return tr("Width $d$ = %1, divided by $\\sqrt{d}$: over %2 draws the scores scatter by %3, and 1 was to be "
                  "expected")
            .arg(groupedNumber(m_model.width()), draws, measured);
    //: %4 is the square root of the width.
    return tr("Width $d$ = %1: over %2 draws the scores scatter by %3, and $\\sqrt{d}$ = %4")
        .arg(groupedNumber(m_model.width()), draws, measured, fixedNumber(m_model.predicted(), 2));
}

void View::showModel()
{
    showControls();
    showHistogram();
    showSpread();
}

void View::showHistogram()
{
    const std::vector<double> shares = m_model.histogram();
    const double peak = std::max(m_model.expectedShare(0), *std::max_element(shares.begin(), shares.end()));
    const double top = peak * 1.12;
    ChartSeries bins;
    bins.kind = ChartSeries::Kind::Area;
    bins.color = Token::W;
    bins.name = tr("share of the draws");
    bins.points = outline(shares, m_model.reach(), m_model.binWidth());
    ChartSeries curve;
    curve.name = tr("normal distribution");
    curve.points = normalCurve(m_model);
    curve.dash = Dash::Dashed;
    const double side = m_model.predicted() * 0.9;
    //: At the curve in the chart.
    curve.label = ChartLabel{tr("normal curve"), {side, m_model.expectedShare(side)}};
    QList<Tick> ticks = linearTicks(0, top, 4);
    for (Tick &tick : ticks)
        tick.text = QString::number(tick.value * 100, 'g', 3) + u'%';
    m_histogram->setAxes({divided(m_model), -m_model.reach(), m_model.reach(), false,
                             linearTicks(-m_model.reach(), m_model.reach(), m_model.isScaled() ? 11 : 7)},
        {tr("share of the draws"), 0, top, false, ticks});
    m_histogram->setSeries({bins, curve});
    const double one = m_model.predicted();
    const QString deviation = m_model.isScaled() ? QStringLiteral("+1")
                                                 : QStringLiteral("$+\\sqrt{d}$ = ") + shortNumber(one);
    m_histogram->setMarks({{Qt::Vertical, -one, Token::Ink3, Dash::Dotted, {}},
        {Qt::Vertical, one, Token::Ink3, Dash::Dotted, deviation}});
    m_histogram->setAccessibleName(tr("Histogram of the scores"));
}

void View::showSpread()
{
    ChartSeries line;
    line.name = tr("predicted");
    line.dash = Dash::Dashed;
    ChartSeries dots;
    dots.kind = ChartSeries::Kind::Points;
    dots.color = Token::W;
    dots.name = tr("measured");
    for (int rung = 0; rung < Ladder::kRungs; ++rung) {
        line.points << QPointF(Ladder::width(rung), m_model.rungPredicted(rung));
        dots.points << QPointF(Ladder::width(rung), m_model.rungMeasured(rung));
    }
    const QPointF label = m_model.isScaled() ? QPointF(40, 1) : QPointF(90, std::sqrt(90.0));
    line.label = ChartLabel{m_model.isScaled() ? tr("always 1") : QStringLiteral("$\\sqrt{d}$"), label,
        m_model.isScaled() ? Qt::AlignHCenter | Qt::AlignTop : Qt::AlignLeft | Qt::AlignTop};
    ChartSeries here;
    here.kind = ChartSeries::Kind::Points;
    here.color = Token::W;
    here.marker = Marker::Diamond;
    here.strong = true;
    here.name = tr("measured");
    here.points << QPointF(m_model.width(), m_model.measured());
    const bool late = m_model.width() > 100;
    here.label = ChartLabel{fixedNumber(m_model.measured(), 2), here.points.first(),
        (late ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignBottom, true};
    m_spread->setAxes({tr("width $d$"), kLeastShown, kMostShown, true, powerTicks(1, kMostWidth, 4, 8, TickText::Figures, {})},
        {tr("standard deviation of the scores"), 0.7, 45, true, powerTicks(1, 45, 2, 8, TickText::Figures, {})});
    m_spread->setSeries({line, dots, here});
    m_spread->setAccessibleName(tr("Standard deviation by width"));
}

} // namespace nunchi::exhibits::variance
