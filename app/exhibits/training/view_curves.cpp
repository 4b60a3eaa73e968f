// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/training/view_curves.h"

#include <algorithm>
#include <cmath>

#include "exhibits/shared/number_text.h"

namespace nunchi::exhibits::training {

using typeset::Token;

namespace {

constexpr double kLeastLoss = 4; ///< top of the axis; guessing among 35 words costs ln 35 = 3.56

ChartAxis stepAxis(const QString &title)
{
    return {title, 0, Model::mostSteps, false, linearTicks(0, Model::mostSteps, 5)};
}

/// The last step at which a curve lies below a height.
double lastBelow(const QList<QPointF> &points, double height)
{
    const auto below = std::find_if(points.rbegin(), points.rend(), [&](QPointF at) { return at.y() < height; });
    return below == points.rend() ? 0 : below->x();
}

/// In the empty room to the right of where they rise and of their last dip; the dashes tell which is which without the colour.
void nameCurves(ChartSeries &named, ChartSeries &pointed)
{
    constexpr double kRisen = 0.75;
    constexpr double kAside = 8;
    constexpr double kRoom = 0.55 * Model::mostSteps; ///< further right the names would not fit
    const bool risen = named.points.last().y() >= kRisen;
    const bool points = pointed.points.last().y() >= kRisen / 2;
    const double step = std::max(lastBelow(named.points, kRisen), points ? lastBelow(pointed.points, kRisen) : 0);
    const Qt::Alignment side = Qt::AlignRight | Qt::AlignVCenter;
    const double left = std::min(step, kRoom) + kAside;
    const QPointF upper(left, risen ? 0.7 : 0.36);
    const QPointF lower(left, risen && points ? 0.42 : 0.14);
    named.label = ChartLabel{QStringLiteral("\u2014 ") + named.name, upper, side, false};
    pointed.label = ChartLabel{QStringLiteral("- - ") + pointed.name, lower, side, false};
}

} // namespace

CurvesPart::CurvesPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : QObject(parent)
    , m_model(model)
    , m_loss(new ChartView(look, role, parent))
    , m_answers(new ChartView(look, role, parent))
{
    const bool draggable = role != Role::Audience;
    for (ChartView *chart : {m_loss, m_answers}) {
        chart->setDraggable(draggable);
        const int number = chart == m_loss ? 0 : 1;
        if (draggable)
            connect(chart, &ChartView::dragged, this,
                [this, number](QPointF at, int gesture) { goTo(at.x(), gesture, number); });
    }
}

void CurvesPart::goTo(double step, int gesture, int chart)
{
    m_model.showStep(int(std::lround(step)), QStringLiteral("curve %1 %2").arg(chart).arg(gesture));
}

QList<ChartMark> CurvesPart::marks(const QString &label) const
{
    return {{Qt::Vertical, double(m_model.network().shown()), Token::Ink3, Dash::Dashed, label}};
}

void CurvesPart::showLoss()
{
    QList<QPointF> points;
    double most = kLeastLoss;
    for (int step = 1; step <= m_model.network().computed(); ++step) {
        const double loss = m_model.network().moment(step).loss;
        points << QPointF(step, loss);
        most = std::max(most, loss);
    }
    const double top = std::ceil(most);
    m_loss->setAccessibleName(tr("loss of each batch, over the steps"));
    m_loss->setAxes(stepAxis(tr("steps")), {tr("loss of each batch (nats)"), 0, top, false, linearTicks(0, top, 4)});
    ChartSeries loss;
    loss.name = tr("loss");
    loss.points = points;
    loss.color = Token::Ink;
    m_loss->setSeries({loss});
    const int shown = m_model.network().shown();
    m_loss->setMarks(marks(tr("step %1").arg(shown)));
}

void CurvesPart::showAnswers()
{
    ChartSeries named;
    ChartSeries pointed;
    for (int step = 0; step <= m_model.network().computed(); ++step) {
        const engine::PronounScore &score = m_model.network().moment(step).pairs;
        named.points << QPointF(step, score.accuracy);
        pointed.points << QPointF(step, score.flips);
    }
    QList<Tick> shares;
    for (const double share : {0.0, 0.5, 1.0})
        shares.append({share, percentNumber(share)});
    m_answers->setAccessibleName(tr("right answers and pointing on held-out sentences, over the steps"));
    m_answers->setAxes(stepAxis(tr("steps")), {tr("of the sentences it never read"), 0, 1, false, shares});
    named.name = tr("names the right noun");
    named.color = Token::Ink;
    named.strong = true;
    pointed.name = tr("looks at it");
    pointed.color = Token::W;
    pointed.dash = Dash::Dashed;
    nameCurves(named, pointed);
    m_answers->setSeries({named, pointed});
    m_answers->setMarks(marks({}));
}

void CurvesPart::refresh()
{
    showLoss();
    showAnswers();
}

} // namespace nunchi::exhibits::training
