// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/square-wall/view.h"

#include "controls/slider_row.h"
#include "exhibits/shared/measure_control.h"
#include "exhibits/square-wall/model_text.h"
#include "exhibits/square-wall/view_board.h"

namespace nunchi::exhibits::square_wall {

View::View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : InstrumentView(model, look, role, parent)
    , m_model(model)
{
    if (role != Role::Audience) {
        m_slider = new controls::SliderRow(look, this);
        m_slider->setScale({Model::kLeastN, Model::kMostN, 0, true});
        connect(m_slider, &controls::SliderRow::moved, this,
            [this](double n, int gesture) { m_model.setN(qRound(n), QStringLiteral("slider %1").arg(gesture)); });
        addControl(m_slider);
        m_measure = new MeasureControl(look, this);
        connect(m_measure, &MeasureControl::pressed, this, &View::measureOrStop);
        addControl(m_measure);
    }
    m_board = new Board(model, look, role, this);
    addFigure({m_board, 1, 0});
    begin();
}

void View::measureOrStop()
{
    if (m_model.isMeasuring())
        m_model.stopMeasuring();
    else
        m_model.measure();
}

QString View::ownTitle() const
{
    return tr("Twice the text: how much more work?");
}

QString View::ownTry() const
{
    return tr(
        "Double the length a few times and watch the pairs. Then let this computer measure: which wall does tiling "
        "take down, and which one stays?");
}

QString View::statement() const
{
    return text::statement(m_model);
}

QList<KeyLegend::Key> View::keys() const
{
    return {
        //: Legend of keys: moves the slider of the length n.
        {{QStringLiteral("\u2190"), QStringLiteral("\u2192")}, tr("length")},
        //: Legend of keys.
        {{QStringLiteral("M")}, tr("measure, stop")},
    };
}

void View::showModel()
{
    if (m_slider) {
        m_slider->setLabel(tr("length $n$"));
        m_slider->setNumber(m_model.n());
        m_measure->show(m_model.worker(), text::progress(m_model));
    }
    m_board->refresh();
}

bool View::letterPressed(QChar letter)
{
    if (letter != u'M')
        return false;
    measureOrStop();
    return true;
}

} // namespace nunchi::exhibits::square_wall
