// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/grading/view_charts.h"

#include <algorithm>

#include <QCoreApplication>

#include "exhibits/shared/chart_view.h"
#include "exhibits/shared/number_text.h"
#include "exhibits/shared/unit_words.h"

namespace nunchi::exhibits::grading::charts {

using engine::Subject;
using typeset::Token;
using Kind = ChartSeries::Kind;

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::exhibits::grading::View)
};

constexpr double kAir = 1.06; ///< above the highest point
constexpr double kAirForName = 1.22; ///< above a curve that is flat where its name stands
constexpr int kTicks = 6;

ChartSeries line(const QString &name, Token color, Dash dash)
{
    ChartSeries series;
    series.name = name;
    series.color = color;
    series.dash = dash;
    return series;
}

ChartLabel label(const QString &words, QPointF at, Qt::Alignment side, bool bold = false)
{
    return {words, at, side, bold};
}

QString nameOf(Subject subject)
{
    return subject == Subject::Recurrent ? Say::tr("RNN") : Say::tr("attention");
}

Token colorOf(Subject subject)
{
    return subject == Subject::Recurrent ? Token::Ink3 : Token::Ink;
}

/// p times as fast with p, the most that could be.
ChartSeries ideal(double last, double labelAt)
{
    //: A line in a chart: p workers are p times as fast as one.
    ChartSeries series = line(Say::tr("divided without loss"), Token::Ink3, Dash::Dashed);
    series.points = {{1, 1}, {last, last}};
    series.label = label(series.name, {labelAt, labelAt}, Qt::AlignLeft | Qt::AlignTop);
    return series;
}

/// The points of all rounds, the line fitted to them, and the name at its end.
QList<ChartSeries> measured(const Model &model, Subject subject, double last)
{
    QList<ChartSeries> all;
    const auto alone = model.seconds(subject, 1);
    if (!alone)
        return all;
    ChartSeries dots = line(Say::tr("measured, %1").arg(nameOf(subject)), colorOf(subject), Dash::Solid);
    dots.kind = Kind::Points;
    dots.marker = subject == Subject::Recurrent ? Marker::Square : Marker::Circle;
    for (const engine::MeasuredPoint &point : model.points(subject))
        dots.points << QPointF(static_cast<double>(point.n), *alone / point.median);
    const auto law = lawThrough(model.points(subject));
    if (law) {
        ChartSeries fitted = line(Say::tr("fitted line, %1").arg(nameOf(subject)), colorOf(subject), Dash::Solid);
        constexpr int kSteps = 24;
        for (int i = 0; i <= kSteps; ++i) {
            const double cores = 1 + (last - 1) * i / kSteps;
            fitted.points << QPointF(cores, *alone / law->at(cores).seconds);
        }
        const double middle = 1 + (last - 1) * 0.6;
        // Attention lies above the RNN: its name below its line, where no other line is.
        fitted.label = label(nameOf(subject), {middle, *alone / law->at(middle).seconds},
            subject == Subject::Recurrent ? Qt::AlignHCenter | Qt::AlignBottom : Qt::AlignRight | Qt::AlignBottom,
            subject != Subject::Recurrent);
        all << fitted;
    }
    return all << dots;
}

QList<Tick> wholeTicks(double last)
{
    QList<Tick> ticks = linearTicks(0, last, std::min(kTicks, static_cast<int>(last) + 1)); // no halves
    ticks.removeIf([](const Tick &tick) { return tick.value < 1; });
    if (ticks.isEmpty() || ticks.first().value > 1)
        ticks.prepend({1, QStringLiteral("1")});
    return ticks;
}

} // namespace

void showLaw(ChartView &chart, const Model &model)
{
    constexpr double kLast = Model::kMostMarkers;
    ChartSeries law = line(Say::tr("Amdahl's law"), Token::Ink2, Dash::Dotted);
    ChartSeries papers = line(Say::tr("100 papers"), Token::Ink, Dash::Solid);
    for (int markers = 1; markers <= Model::kMostMarkers; ++markers) {
        law.points << QPointF(markers, model.amdahl(markers));
        papers.points << QPointF(
            markers, engine::DividedWork(Model::kPapers, markers, model.share() / 100.0).speedup());
    }
    const double top = std::max(2.0, model.amdahl(kLast));
    const double air = model.share() > 0 ? kAirForName : kAir;
    const double named = kLast * 0.45;
    law.label = label(law.name, {named, model.amdahl(named)}, Qt::AlignLeft | Qt::AlignTop);
    ChartSeries here = line(papers.name, Token::Ink, Dash::Solid);
    here.kind = Kind::Points;
    here.marker = Marker::Diamond;
    here.strong = true;
    const double speedup = model.work().speedup();
    here.points << QPointF(model.markers(), speedup);
    const bool late = model.markers() > 60;
    //: At a point of a chart: "9.1 times".
    here.label = label(Say::tr("%1 times").arg(significantNumber(speedup, 3)), here.points.first(),
        late ? Qt::AlignLeft | Qt::AlignBottom : Qt::AlignRight | Qt::AlignBottom, true);
    //: Axes of a chart: the number of people who mark, and how many times as fast as one they are.
    chart.setAxes({Say::tr("markers"), 0, kLast, false, wholeTicks(kLast)},
        {Say::tr("times as fast as one marker"), 0, top * air, false, linearTicks(0, top, kTicks)});
    chart.setSeries({law, papers, here});
    chart.setMarks({{Qt::Vertical, static_cast<double>(model.markers()), Token::Ink3, Dash::Dashed, {}}});
    chart.setAccessibleName(Say::tr("Speed against the number of markers"));
}

void showCores(ChartView &chart, const Model &model)
{
    const double last = std::max(2, model.cores());
    QList<ChartSeries> all{ideal(last, 1 + (last - 1) * 0.5)};
    for (const Subject subject : {Subject::TiledAttention, Subject::Recurrent})
        all << measured(model, subject, last);
    double top = last;
    for (const ChartSeries &series : std::as_const(all))
        for (const QPointF &point : series.points)
            top = std::max(top, point.y());
    const double margin = (last - 1) * 0.04;
    //: Axes of a chart: cores of the computer, and how many times as fast as one of them they are.
    chart.setAxes({Say::tr("cores of this computer"), 1 - margin, last + margin, false, wholeTicks(last)},
        {Say::tr("times as fast as one core"), 0, top * kAir, false, linearTicks(0, top, kTicks)});
    if (model.record().isEmpty()) {
        ChartSeries nothing = line({}, Token::Ink2, Dash::Solid);
        nothing.kind = Kind::Points;
        nothing.label = label(Say::tr("not measured yet"), {(1 + last) / 2, top * 0.25},
            Qt::AlignHCenter | Qt::AlignVCenter);
        all << nothing;
    }
    chart.setSeries(all);
    chart.setAccessibleName(Say::tr("Measured speed against the number of cores"));
}

} // namespace nunchi::exhibits::grading::charts
