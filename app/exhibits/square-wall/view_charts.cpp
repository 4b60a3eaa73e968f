// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/square-wall/view_charts.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QCoreApplication>

#include "exhibits/shared/chart_view.h"
#include "exhibits/shared/number_words.h"
#include "exhibits/shared/unit_words.h"
#include "exhibits/square-wall/model_text.h"

namespace nunchi::exhibits::square_wall::charts {

using engine::Subject;
using typeset::Token;
using Kind = ChartSeries::Kind;

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::exhibits::square_wall::View)
};

constexpr double kFrom = Model::kLeastN;
constexpr double kTo = Model::kMostN;
constexpr int kMostTicks = 8;
constexpr std::array<double, 2> kOutlook{10'000, 1'000'000};

ChartAxis lengths()
{
    //: Under the axis of a chart; the mathematics between dollars stays as it is.
    ChartAxis axis{Say::tr("tokens $n$"), kFrom, kTo, true, {}};
    for (double n = kFrom; n <= kTo; n *= 10)
        axis.ticks.append({n, groupedNumber(n)});
    return axis;
}

/// Every second or third power of ten, in words of its own.
template <typename Words> ChartAxis powers(const QString &title, int first, int last, int stride, Words words)
{
    ChartAxis axis{title, std::pow(10.0, first), std::pow(10.0, last), true, {}};
    for (int power = first; power <= last; power += stride) {
        const double value = std::pow(10.0, power);
        axis.ticks.append({value, words(value)});
    }
    return axis;
}

QList<ChartMark> markOf(const Model &model, bool named)
{
    ChartMark mark;
    mark.value = model.n();
    if (named)
        mark.label = QStringLiteral("$n = %1$").arg(groupedNumber(model.n()));
    return {mark};
}

ChartSeries line(const QString &name, const QList<QPointF> &points, Token color, Dash dash)
{
    ChartSeries series;
    series.name = name;
    series.points = points;
    series.color = color;
    series.dash = dash;
    return series;
}

ChartSeries dots(const QString &name, const QList<QPointF> &points, Token color, bool hollow, bool strong)
{
    ChartSeries series = line(name, points, color, Dash::Solid);
    series.kind = Kind::Points;
    series.hollow = hollow;
    series.strong = strong;
    return series;
}

ChartLabel label(const QString &words, QPointF at, Qt::Alignment side, bool bold = false)
{
    ChartLabel label;
    label.text = words;
    label.at = at;
    label.side = side;
    label.bold = bold;
    return label;
}

QString nameOf(Subject subject)
{
    //: Attention by way of the whole n×n matrix, or tile by tile without it.
    return subject == Subject::PlainAttention ? Say::tr("plain") : Say::tr("tiled");
}

Token colorOf(Subject subject)
{
    return subject == Subject::PlainAttention ? Token::Ink : Token::Ink3;
}

/// How far the middle half of the runs spreads, as an upright stroke at each point.
QList<ChartSeries> spreads(const Model &model, Subject subject)
{
    QList<ChartSeries> strokes;
    for (const engine::MeasuredPoint &point : model.points(subject)) {
        const auto n = static_cast<double>(point.n);
        const double half = std::min(point.spread / 2, 0.9 * point.median);
        strokes << line(Say::tr("spread, %1").arg(nameOf(subject)),
            {{n, point.median - half}, {n, point.median + half}}, colorOf(subject), Dash::Solid);
    }
    return strokes;
}

QList<ChartSeries> timesOf(const Model &model, Subject subject)
{
    const bool plain = subject == Subject::PlainAttention;
    const Token color = colorOf(subject);
    QList<QPointF> measured;
    for (const engine::MeasuredPoint &point : model.points(subject))
        measured << QPointF(static_cast<double>(point.n), point.median);
    QList<ChartSeries> all = spreads(model, subject);
    ChartSeries seen = dots(Say::tr("measured, %1").arg(nameOf(subject)), measured, color, false, false);
    seen.marker = plain ? Marker::Circle : Marker::Square;
    all << seen;
    const auto law = model.law(subject);
    if (!law)
        return all;
    const auto at = [&law](double n) { return QPointF(n, law->at(n).seconds); };
    const double last = measured.last().x();
    all << line(
        Say::tr("fitted line, %1").arg(nameOf(subject)), {at(measured.first().x()), at(last)}, color, Dash::Solid);
    all << line(Say::tr("would take, %1").arg(nameOf(subject)), {at(last), at(kTo)}, color, Dash::Dashed);
    ChartSeries outlook =
        dots(Say::tr("would take, %1").arg(nameOf(subject)), {at(kOutlook[0]), at(kOutlook[1])}, color, true, false);
    // Plain lies above tiled: its name above its line, the other's below.
    outlook.label = label(nameOf(subject) + QStringLiteral(" $n^{") + slopeText(model.points(subject)).section(u' ', 0, 0)
            + QStringLiteral("}$"),
        at(plain ? 60'000 : 120'000), plain ? Qt::AlignLeft | Qt::AlignTop : Qt::AlignRight | Qt::AlignBottom, plain);
    all << outlook;
    all << dots(
        Say::tr("the length looked at, %1").arg(nameOf(subject)), {at(model.n())}, color, model.n() > last, true);
    return all;
}

/// Whole powers of ten around all that is drawn.
ChartAxis timeAxis(const QList<ChartSeries> &series)
{
    double low = 1e-4;
    double high = 1e3;
    for (const ChartSeries &one : series)
        for (const QPointF &point : one.points) {
            low = std::min(low, point.y());
            high = std::max(high, point.y());
        }
    const int first = static_cast<int>(std::floor(std::log10(low)));
    const int last = static_cast<int>(std::ceil(std::log10(high)));
    return powers(Say::tr("time for one head, one core"), first, last, last - first > kMostTicks ? 2 : 1, durationTick);
}

} // namespace

void showPairs(ChartView &chart, const Model &model)
{
    const double n = model.n();
    const double pairs = Model::pairs(n);
    const QString language = model.language();
    chart.setAxes(lengths(),
        powers(Say::tr("pairs"), 4, 13, 2, [&language](double value) { return numberWords(value, language); }));
    ChartSeries squares =
        line(Say::tr("pairs"), {{kFrom, Model::pairs(kFrom)}, {kTo, Model::pairs(kTo)}}, Token::Ink, Dash::Solid);
    const bool late = n > 20'000;
    ChartSeries here = dots(Say::tr("pairs"), {{n, pairs}}, Token::Ink, false, true);
    //: %1 is a number in words, such as "260 thousand".
    here.label = label(Say::tr("%1 pairs").arg(numberWords(pairs, language)), {n, pairs},
        late ? Qt::AlignLeft | Qt::AlignTop : Qt::AlignRight | Qt::AlignBottom, true);
    chart.setSeries({squares, here});
    constexpr double kBelowName = 1e10; // higher up the point's own name stands where the line's would
    chart.setMarks(markOf(model, pairs <= kBelowName));
}

void showTime(ChartView &chart, const Model &model)
{
    QList<ChartSeries> all = timesOf(model, Subject::PlainAttention) + timesOf(model, Subject::TiledAttention);
    chart.setAxes(lengths(), timeAxis(all));
    if (model.record().isEmpty()) {
        ChartSeries nothing = dots({}, {}, Token::Ink2, true, false);
        const ChartAxis &y = chart.yAxis();
        nothing.label = label(Say::tr("not measured yet"), {std::sqrt(kFrom * kTo), std::sqrt(y.from * y.to)},
            Qt::AlignHCenter | Qt::AlignVCenter);
        all << nothing;
    }
    chart.setSeries(all);
    chart.setMarks(markOf(model, false));
}

void showMemory(ChartView &chart, const Model &model)
{
    const double n = model.n();
    chart.setAxes(lengths(), powers(Say::tr("memory"), 5, 14, 3, memoryText));
    QList<ChartSeries> all;
    for (const Subject subject : {Subject::PlainAttention, Subject::TiledAttention}) {
        QList<QPointF> curve;
        for (double at = kFrom; at < kTo; at *= 1.25)
            curve << QPointF(at, model.memory(subject, at));
        curve << QPointF(kTo, model.memory(subject, kTo));
        const bool plain = subject == Subject::PlainAttention;
        ChartSeries drawn = line(nameOf(subject), curve, colorOf(subject), Dash::Solid);
        const double where = plain ? 7'000 : 200'000;
        drawn.label = label(nameOf(subject), {where, model.memory(subject, where)},
            plain ? Qt::AlignLeft | Qt::AlignTop : Qt::AlignRight | Qt::AlignBottom, plain);
        all << drawn << dots(nameOf(subject), {{n, model.memory(subject, n)}}, colorOf(subject), false, true);
    }
    QList<ChartMark> marks = markOf(model, false);
    const auto full = model.fullAt(Subject::PlainAttention);
    if (full && *full < kTo) {
        ChartMark limit;
        limit.orientation = Qt::Horizontal;
        limit.value = *model.installedMemory();
        limit.color = Token::Note;
        limit.dash = Dash::Solid;
        marks << limit;
        ChartSeries wall = dots(Say::tr("memory full"), {{*full, limit.value}}, Token::Note, false, false);
        //: A place in a chart: the memory of this computer (%1) is full at so many tokens (%2).
        wall.label = label(Say::tr("%1: full at %2").arg(memoryText(limit.value), numberWords(*full, model.language())),
            {*full, limit.value}, Qt::AlignLeft | Qt::AlignTop);
        all << wall;
    }
    chart.setSeries(all);
    chart.setMarks(marks);
}

} // namespace nunchi::exhibits::square_wall::charts
