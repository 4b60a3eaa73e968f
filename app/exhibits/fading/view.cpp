// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/fading/view.h"

#include "controls/button.h"
#include "controls/slider_row.h"
#include "exhibits/fading/model_text.h"
#include "exhibits/fading/view_charts.h"
#include "exhibits/shared/chart_view.h"

namespace nunchi::exhibits::fading {

using controls::SliderRow;

View::View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : InstrumentView(model, look, role, parent)
    , m_model(model)
{
    if (role != Role::Audience)
        makeControls();
    m_influence = new ChartView(look, role, this);
    m_held = new ChartView(look, role, this);
    if (role != Role::Audience) {
        m_influence->setDraggable(true);
        connect(m_influence, &ChartView::dragged, this, [this](QPointF numbers, int gesture) {
            m_model.setDistance(qRound(numbers.x()), QStringLiteral("chart %1").arg(gesture));
        });
    }
    addFigure({m_influence, 2, 320});
    addFigure({m_held, 1, 320});
    begin();
}

void View::makeControls()
{
    m_length = new SliderRow(look(), this);
    m_length->setScale({Model::kLeastN, Model::kMostN, 0, true});
    connect(m_length, &SliderRow::moved, this,
        [this](double n, int gesture) { m_model.setN(qRound(n), QStringLiteral("length %1").arg(gesture)); });
    m_distance = new SliderRow(look(), this);
    connect(m_distance, &SliderRow::moved, this, [this](double distance, int gesture) {
        m_model.setDistance(qRound(distance), QStringLiteral("distance %1").arg(gesture));
    });
    m_strength = new SliderRow(look(), this);
    m_strength->setScale({Model::kLeastStrength, Model::kMostStrength, 2, false});
    connect(m_strength, &SliderRow::moved, this, [this](double strength, int gesture) {
        m_model.setStrength(strength, QStringLiteral("strength %1").arg(gesture));
    });
    m_anew = new controls::Button(look(), controls::Button::Kind::Outlined, this);
    connect(m_anew, &controls::Button::clicked, &m_model, &Model::drawAnew);
    for (QWidget *control : std::initializer_list<QWidget *>{m_length, m_distance, m_strength, m_anew})
        addControl(control);
}

QString View::ownTitle() const
{
    return tr("How much of the beginning is left at the end?");
}

QString View::ownTry() const
{
    return tr("Make the text longer and look at its first token. Then make the recurrent weights stronger: is there a "
              "strength at which the RNN neither forgets nor boils over?");
}

QString View::statement() const
{
    return text::statement(m_model) + u' ' + text::bottleneck(m_model);
}

QList<KeyLegend::Key> View::keys() const
{
    return {
        //: Legend of keys: moves a slider.
        {{QStringLiteral("\u2190"), QStringLiteral("\u2192")}, tr("move the slider")},
        //: Legend of keys: other random numbers.
        {{QStringLiteral("D")}, tr("draw anew")},
    };
}

void View::showControls()
{
    m_length->setLabel(tr("length $n$"));
    m_length->setNumber(m_model.n());
    //: A slider: how many tokens back from the last one.
    m_distance->setLabel(tr("steps back"));
    m_distance->setScale({0, static_cast<double>(m_model.n() - 1), 0, false});
    m_distance->setNumber(m_model.distance());
    //: A slider: how large the recurrent weights are.
    m_strength->setLabel(tr("strength of $W_h$"));
    m_strength->setNumber(m_model.strength());
    //: A button: other random numbers.
    m_anew->setLabel(tr("Draw anew"), controls::Icon::Reset);
}

void View::showModel()
{
    if (m_length)
        showControls();
    charts::showInfluence(*m_influence, m_model);
    charts::showHeld(*m_held, m_model);
}

bool View::letterPressed(QChar letter)
{
    if (letter != u'D')
        return false;
    m_model.drawAnew();
    return true;
}

} // namespace nunchi::exhibits::fading
