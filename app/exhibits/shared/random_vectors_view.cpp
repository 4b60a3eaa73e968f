// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/random_vectors_view.h"

#include <cmath>

#include <QSignalBlocker>

#include "controls/button.h"
#include "controls/slider_row.h"
#include "controls/switch.h"
#include "exhibits/shared/chart_view.h"

namespace nunchi::exhibits {

using controls::Button;
using controls::SliderRow;
using controls::Switch;

RandomVectorsView::RandomVectorsView(
    RandomVectors &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : InstrumentView(model, look, role, parent)
    , m_model(model)
{
}

void RandomVectorsView::makeControls(const QList<ChartView *> &againstWidth)
{
    m_width = new SliderRow(look(), this);
    m_width->setScale({1, RandomVectors::kWidest, 0, true});
    connect(m_width, &SliderRow::moved, this,
        [this](double width, int gesture) { m_model.setWidth(static_cast<int>(width), gesture); });
    const QList<QWidget *> own = ownControls();
    m_scaled = new Switch(look(), this);
    connect(m_scaled, &Switch::toggled, this, [this](bool on) { m_model.setScaled(on); });
    m_again = new Button(look(), Button::Kind::Outlined, this);
    connect(m_again, &Button::clicked, this, [this] { m_model.drawAgain(); });
    m_reset = new Button(look(), Button::Kind::Quiet, this);
    connect(m_reset, &Button::clicked, this, [this] { m_model.reset(); });
    for (ChartView *chart : againstWidth) {
        chart->setDraggable(true);
        connect(chart, &ChartView::dragged, this, [this](QPointF numbers, int gesture) {
            // Gestures of the slider are counted from 0 up, typed ones down: these lie far from both.
            m_model.setWidth(static_cast<int>(std::lround(numbers.x())), gesture + 1'000'000);
        });
    }
    addControl(m_width);
    for (QWidget *control : own)
        addControl(control);
    for (QWidget *control : std::initializer_list<QWidget *>{m_scaled, m_again, m_reset})
        addControl(control);
}

QList<KeyLegend::Key> RandomVectorsView::keys() const
{
    return {
        {{QStringLiteral("\u2190"), QStringLiteral("\u2192")},
            //: Legend of keys: the arrows move the slider of the width.
            tr("width")},
        {{QStringLiteral("S")},
            //: Legend of keys: divides by the square root of d.
            tr("divide")},
        {{QStringLiteral("D")},
            //: Legend of keys: draws other random vectors.
            tr("draw again")},
    };
}

bool RandomVectorsView::letterPressed(QChar letter)
{
    if (letter == u'S')
        m_model.setScaled(!m_model.isScaled());
    else if (letter == u'D')
        m_model.drawAgain();
    else
        return false;
    return true;
}

void RandomVectorsView::showControls()
{
    if (!m_width)
        return;
    //: A slider: of how many numbers a query and a key are made.
    m_width->setLabel(tr("width $d$"));
    m_width->setNumber(m_model.width());
    const QSignalBlocker quiet(m_scaled);
    //: A switch; the mathematics between dollars stays as it is.
    m_scaled->setLabel(tr("divide by $\\sqrt{d}$"));
    m_scaled->setChecked(m_model.isScaled());
    m_again->setLabel(tr("Draw again"));
    m_reset->setLabel(tr("Start over"), controls::Icon::Reset);
}

} // namespace nunchi::exhibits
