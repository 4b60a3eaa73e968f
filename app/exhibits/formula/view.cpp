// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/formula/view.h"

#include "controls/button.h"
#include "controls/segments.h"
#include "exhibits/formula/view_chain.h"
#include "exhibits/formula/view_formula.h"
#include "exhibits/formula/view_row.h"
#include "exhibits/shared/stack_part.h"
#include "typeset/math_runs.h"

namespace nunchi::exhibits::formula {

using controls::Button;
using controls::Segments;

namespace {
constexpr qreal kGap = 18;
}

View::View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : InstrumentView(model, look, role, parent)
    , m_model(model)
{
    if (role != Role::Audience) {
        m_parts = new Segments(look, this);
        connect(m_parts, &Segments::chosen, this, [this](int index) { m_model.setPart(static_cast<Part>(index)); });
        addControl(m_parts);
        m_reset = new Button(look, Button::Kind::Quiet, this);
        connect(m_reset, &Button::clicked, this, [this] { m_model.reset(); });
        addControl(m_reset);
    }
    m_figure = new StackPart(look, role, this);
    m_formula = new FormulaPart(model, look, role, m_figure);
    m_chain = new ChainPart(model, look, role, m_figure);
    m_figure->add(m_formula, 0);
    m_figure->add(m_chain, kGap);
    if (role != Role::Console)
        m_figure->add(new RowPart(model, look, role, m_figure), kGap);
    addFigure({m_figure});
    begin();
    watch(m_formula);
    watch(m_chain);
    if (m_parts) {
        setTabOrder(m_reset, m_formula);
        setTabOrder(m_formula, m_chain);
    }
}

void View::showModel()
{
    if (m_parts) {
        // Without the colours of their letters: the chosen one stands on ink.
        //: A choice: all parts of the formula at once.
        m_parts->setLabels({tr("the whole"), QStringLiteral("$QK^\\top$"), QStringLiteral("$\\div\\sqrt{d_k}$"),
            QStringLiteral("$\\softmax$"), QStringLiteral("$\\cdot V$")});
        m_parts->setCurrent(static_cast<int>(m_model.part()));
        m_reset->setLabel(tr("Start over"), controls::Icon::Reset);
    }
    m_figure->refresh();
}

QString View::ownTitle() const
{
    return tr("What does each part of the formula do?");
}

QString View::ownTry() const
{
    return tr("Light one part after another and follow one row. At which part do the colours turn pale, and where does "
              "one word stand out?");
}

QString View::statement() const
{
    //: %1 is the word whose row is followed through all matrices.
    return tr("Real numbers: the row of \\Q{%1} through every matrix.")
        .arg(typeset::asLine(m_model.values().tokens()[m_model.row()].text));
}

QList<KeyLegend::Key> View::keys() const
{
    return {
        {{QStringLiteral("\u2190"), QStringLiteral("\u2192")},
            //: Legend of keys: the part of the formula before or after.
            tr("part by part")},
        {{QStringLiteral("\u2191"), QStringLiteral("\u2193")},
            //: Legend of keys: the row of another word in the matrices.
            tr("another row")},
    };
}

} // namespace nunchi::exhibits::formula
