// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/reach/view.h"

#include <algorithm>
#include <cmath>

#include "controls/button.h"
#include "controls/slider_row.h"
#include "controls/switch.h"
#include "exhibits/reach/view_bands.h"
#include "exhibits/shared/chart_view.h"

namespace nunchi::exhibits::reach {

using controls::Button;
using controls::SliderRow;
using controls::Switch;
using typeset::Token;

namespace {
constexpr int kWholeWalk = 4000; ///< milliseconds, at most
constexpr int kSlowest = 420; ///< a step of a short walk
constexpr int kFrame = 16;
constexpr qreal kBandsShare = 1.7;
constexpr qreal kChartHeight = 384;
constexpr int kMostTicks = 5;
constexpr int kMostPoints = 120; ///< of a curve that is straight in between
} // namespace

View::View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : InstrumentView(model, look, role, parent)
    , m_model(model)
{
    if (role != Role::Audience)
        makeControls();
    m_bands = new BandsPart(model, look, role, this);
    m_chart = new ChartView(look, role, this);
    m_chart->setDraggable(role != Role::Audience);
    connect(m_chart, &ChartView::dragged, this, [this](QPointF numbers, int gesture) {
        m_model.setDistance(static_cast<int>(std::lround(numbers.x())), QString::number(gesture));
    });
    addFigure({m_bands, kBandsShare});
    addFigure({m_chart, 1, kChartHeight});
    connect(&m_clock, &QTimer::timeout, this, &View::timerStepped);
    begin();
}

void View::makeControls()
{
    m_length = new SliderRow(look(), this);
    m_length->setScale({minLength, maxLength, 0, true});
    connect(m_length, &SliderRow::moved, this, [this](double length, int gesture) {
        m_model.setLength(static_cast<int>(std::lround(length)), QString::number(gesture));
    });
    m_kernel = new SliderRow(look(), this);
    m_kernel->setScale({minKernel, maxKernel, 0, false});
    connect(m_kernel, &SliderRow::moved, this, [this](double kernel, int gesture) {
        m_model.setKernel(static_cast<int>(std::lround(kernel)), QString::number(gesture));
    });
    m_dilated = new Switch(look(), this);
    connect(m_dilated, &Switch::toggled, this, [this](bool on) { m_model.setDilated(on); });
    m_walk = new Button(look(), Button::Kind::Primary, this);
    connect(m_walk, &Button::clicked, this, &View::walk);
    m_step = new Button(look(), Button::Kind::Outlined, this);
    connect(m_step, &Button::clicked, this, [this] { stepOn(1); });
    m_reset = new Button(look(), Button::Kind::Quiet, this);
    connect(m_reset, &Button::clicked, this, [this] { m_model.reset(); });
    for (QWidget *control : std::initializer_list<QWidget *>{m_length, m_kernel, m_dilated, m_walk, m_step, m_reset})
        addControl(control);
}

void View::showControls()
{
    //: A slider: how many positions the sequence has. The mathematics stays as it is.
    m_length->setLabel(tr("length $n$"));
    m_length->setNumber(m_model.length());
    //: A slider: how wide the convolution's kernel is.
    m_kernel->setLabel(tr("kernel $k$"));
    m_kernel->setNumber(m_model.kernel());
    const QSignalBlocker quiet(m_dilated);
    //: A switch: each layer of the convolution looks further apart than the one below.
    m_dilated->setLabel(tr("dilated"));
    m_dilated->setChecked(m_model.isDilated());
    //: Buttons: let all three set out at once; stop them.
    m_walk->setLabel(isWalking() ? tr("Stop") : tr("Set out"));
    //: A button: all three make one step.
    m_step->setLabel(tr("One step"));
    m_reset->setLabel(tr("Start over"), controls::Icon::Reset);
}

void View::showChart()
{
    const int last = std::max(2, m_model.length() - 1);
    //: Axes of a chart.
    ChartAxis x{tr("distance (positions)"), 0, double(last), false, linearTicks(0, last, kMostTicks)};
    ChartAxis y{tr("steps"), 0, double(last), false, linearTicks(0, last, kMostTicks)};
    m_chart->setAxes(x, y);
    QList<ChartSeries> series;
    const auto curve = [&](Mechanism mechanism, const QString &name, Token ink, Dash dash) {
        // Only the convolution's is not straight.
        const int stride = mechanism == Mechanism::Convolution ? std::max(1, last / kMostPoints) : last;
        ChartSeries line;
        line.name = name;
        line.color = ink;
        line.dash = dash;
        for (int distance = 1; distance <= last; distance += stride)
            line.points << QPointF(distance, m_model.steps(mechanism, distance));
        if (line.points.last().x() < last)
            line.points << QPointF(last, m_model.steps(mechanism, last));
        return line;
    };
    const auto label = [](const QString &text, QPointF at, Qt::Alignment side) { return ChartLabel{text, at, side}; };
    ChartSeries rnn = curve(Mechanism::Recurrent, tr("RNN"), Token::Ink, Dash::Solid);
    rnn.label = label(rnn.name, QPointF(last * 0.62, last * 0.62), Qt::AlignLeft | Qt::AlignTop);
    ChartSeries cnn = curve(Mechanism::Convolution, tr("CNN"), Token::Ink2, Dash::Dashed);
    cnn.label = label(cnn.name, QPointF(last, m_model.steps(Mechanism::Convolution, last)), Qt::AlignLeft | Qt::AlignTop);
    ChartSeries attention = curve(Mechanism::Attention, tr("attention"), Token::W, Dash::Solid);
    attention.strong = true;
    attention.label = label(attention.name, QPointF(last * 0.5, 1), Qt::AlignRight | Qt::AlignTop);
    ChartSeries here;
    here.kind = ChartSeries::Kind::Points;
    here.name = tr("here");
    here.color = Token::Ink;
    for (const Mechanism mechanism : allMechanisms)
        here.points << QPointF(m_model.distance(), m_model.steps(mechanism));
    m_chart->setSeries({rnn, cnn, attention, here});
    m_chart->setMarks({{Qt::Vertical, double(m_model.distance()), Token::Ink3, Dash::Dashed, {}}});
    m_chart->setAccessibleName(tr("steps against distance"));
}

void View::showModel()
{
    // Whatever else was changed, everybody is there already.
    if (isWalking() && m_model.hasArrived(Mechanism::Recurrent))
        m_clock.stop();
    if (m_walk)
        showControls();
    m_bands->refresh();
    showChart();
}

void View::walk()
{
    if (isWalking()) {
        m_clock.stop();
        showControls();
        return;
    }
    if (look().reducedMotion())
        return finish();
    m_model.setWalked(0);
    m_clock.start(std::clamp(kWholeWalk / m_model.distance(), kFrame, kSlowest));
    showControls();
}

void View::timerStepped()
{
    stepOn(std::max(1, m_model.distance() * kFrame / kWholeWalk));
}

/// After the end comes the start.
void View::stepOn(int steps)
{
    const int walked = m_model.walked(Mechanism::Recurrent);
    m_model.setWalked(m_model.hasArrived(Mechanism::Recurrent) ? 0 : walked + steps);
}

void View::finish()
{
    m_model.setWalked(maxLength);
}

QString View::ownTitle() const
{
    return tr("How many steps from here to there?");
}

QString View::ownTry() const
{
    return tr("Let them set out, then make the row 500 long. Who needs more steps, and who does not?");
}

QString View::statement() const
{
    //: %1 and %2 are positions, %3 to %5 "18 steps", "9 layers", "1 step".
    return tr("Position \\Q{%1} wants to know about position \\K{%2}: RNN %3, CNN %4, attention %5.")
        .arg(m_model.later())
        .arg(m_model.earlier())
        .arg(tr("%n step(s)", nullptr, m_model.steps(Mechanism::Recurrent)),
            tr("%n layer(s)", nullptr, m_model.steps(Mechanism::Convolution)),
            tr("%n step(s)", nullptr, m_model.steps(Mechanism::Attention)));
}

QList<KeyLegend::Key> View::keys() const
{
    return {
        {{QStringLiteral("\u2190"), QStringLiteral("\u2192")},
            //: Legend of keys.
            tr("move the later position")},
        {{tr("Shift"), QStringLiteral("\u2190"), QStringLiteral("\u2192")},
            //: Legend of keys.
            tr("the earlier one")},
        {{QStringLiteral("P")},
            //: Legend of keys: lets the three set out, or stops them.
            tr("set out, stop")},
        {{QStringLiteral("T")},
            //: Legend of keys.
            tr("one step")},
        {{QStringLiteral("D")},
            //: Legend of keys: switches the dilated convolution.
            tr("dilated")},
    };
}

bool View::letterPressed(QChar letter)
{
    if (letter == u'P')
        walk();
    else if (letter == u'T')
        stepOn(1);
    else if (letter == u'D')
        m_model.setDilated(!m_model.isDilated());
    else
        return false;
    return true;
}

} // namespace nunchi::exhibits::reach
