// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/cost/view.h"

#include <algorithm>
#include <cmath>

#include "controls/button.h"
#include "controls/segments.h"
#include "controls/slider_row.h"
#include "exhibits/cost/view_curves.h"
#include "exhibits/cost/view_list.h"
#include "exhibits/shared/chart_view.h"
#include "exhibits/shared/number_words.h"

namespace nunchi::exhibits::cost {

using controls::Button;
using controls::Segments;
using controls::SliderRow;
using typeset::Token;

View::View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : InstrumentView(model, look, role, parent)
    , m_model(model)
    , m_chart(new ChartView(look, role, this))
    , m_list(new ListPart(model, look, role, this))
{
    if (role != Role::Audience)
        makeControls();
    addFigure({m_chart, 2, 320});
    addFigure({m_list, 1, 0});
    begin();
}

void View::makeControls()
{
    const auto slider = [this](double most, auto set) {
        auto *row = new SliderRow(look(), this);
        row->setScale({1, most, 0, true});
        connect(row, &SliderRow::moved, this, [&model = m_model, set](double number, int gesture) {
            (model.*set)(static_cast<Model::Count>(number), gesture);
        });
        return row;
    };
    m_show = new Segments(look(), this);
    connect(m_show, &Segments::chosen, this, [this](int index) { m_model.setShow(static_cast<Show>(index)); });
    m_length = slider(Model::kMostLength, &Model::setLength);
    m_width = slider(Model::kMostWidth, &Model::setWidth);
    m_kernel = slider(Model::kMostKernel, &Model::setKernel);
    m_window = slider(Model::kMostWindow, &Model::setWindow);
    m_reset = new Button(look(), Button::Kind::Quiet, this);
    connect(m_reset, &Button::clicked, this, [this] { m_model.reset(); });
    m_chart->setDraggable(true);
    connect(m_chart, &ChartView::dragged, this, [this](QPointF numbers, int gesture) {
        // Gestures of the slider are counted from 0 up, typed ones down: these lie far from both.
        m_model.setLength(std::llround(numbers.x()), gesture + 1'000'000);
    });
    addControl(m_show);
    addControl(m_reset);
    for (SliderRow *row : {m_length, m_width, m_kernel, m_window})
        addControl(row);
}

QString View::ownTitle() const
{
    return tr("From which length on is attention the dearer one?");
}

QString View::ownTry() const
{
    return tr("Drag $n$ across the dashed line. Then make $d$ smaller: where does the line go?");
}

QString View::statement() const
{
    const auto number = [](Model::Count count) { return groupedNumber(static_cast<double>(count)); };
    const engine::CostSizes &sizes = m_model.sizes();
    return tr("One layer: length $n$ = %1, width $d$ = %2, kernel $k$ = %3, window $r$ = %4")
        .arg(number(sizes.n), number(sizes.d), number(sizes.k), number(sizes.r));
}

QList<KeyLegend::Key> View::keys() const
{
    return {
        {{QStringLiteral("\u2190"), QStringLiteral("\u2192")},
            //: Legend of keys: the arrows move the slider.
            tr("move the slider")},
        {{QStringLiteral("V")},
            //: Legend of keys: operations, steps, longest path, and around again.
            tr("what is counted")},
    };
}

bool View::letterPressed(QChar letter)
{
    if (letter != u'V')
        return false;
    m_model.setShow(static_cast<Show>((static_cast<int>(m_model.show()) + 1) % 3));
    return true;
}

QString View::axisTitle() const
{
    switch (m_model.show()) {
    case Show::Operations:
        return tr("multiplications in one layer");
    case Show::Steps:
        return tr("steps that wait for one another");
    case Show::Path:
        break;
    }
    return tr("layers or steps between the two ends");
}

void View::showModel()
{
    if (m_show)
        showControls();
    m_chart->setAxes(lengthAxis(m_model, tr("length $n$")), costAxis(m_model, axisTitle()));
    m_chart->setSeries(curves(m_model));
    QList<ChartMark> marks{{Qt::Vertical, static_cast<double>(m_model.sizes().n), Token::Ink, Dash::Solid, {}}};
    const auto crossing = m_model.crossing();
    if (m_model.marksCrossing() && m_model.show() == Show::Operations && crossing) {
        // Where both do the same, or from where on one does more.
        const auto where = static_cast<double>(crossing->from - (crossing->meets ? 1 : 0));
        const QString label = crossing->meets
            //: At the crossing of two curves in a chart: there the length equals the width.
            ? tr("$n = d$ = %1").arg(groupedNumber(where))
            : QStringLiteral("$n$ = ") + groupedNumber(where);
        marks << ChartMark{Qt::Vertical, where, Token::Note, Dash::Dashed, label};
    }
    m_chart->setMarks(marks);
    m_chart->setAccessibleName(axisTitle());
    m_list->refresh();
}

void View::showControls()
{
    //: What the chart counts.
    m_show->setLabels({tr("operations"), tr("steps"), tr("longest path")});
    m_show->setCurrent(static_cast<int>(m_model.show()));
    m_reset->setLabel(tr("Start over"), controls::Icon::Reset);
    m_length->setLabel(tr("length $n$"));
    m_width->setLabel(tr("width $d$"));
    //: A slider: how many neighbours a convolution covers.
    m_kernel->setLabel(tr("kernel $k$"));
    //: A slider: how many keys around it a query of restricted attention looks at.
    m_window->setLabel(tr("window $r$"));
    const engine::CostSizes &sizes = m_model.sizes();
    m_length->setNumber(static_cast<double>(sizes.n));
    m_width->setNumber(static_cast<double>(sizes.d));
    m_kernel->setNumber(static_cast<double>(sizes.k));
    m_window->setNumber(static_cast<double>(sizes.r));
    const qreal column = std::max({m_length->labelWidth(), m_width->labelWidth(), m_kernel->labelWidth(),
        m_window->labelWidth()});
    for (SliderRow *row : {m_length, m_width, m_kernel, m_window})
        row->setLabelColumn(column);
}

} // namespace nunchi::exhibits::cost
