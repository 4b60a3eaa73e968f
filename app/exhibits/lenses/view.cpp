// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/lenses/view.h"

#include <algorithm>

#include <QKeyEvent>

#include "controls/segments.h"
#include "controls/slider_row.h"
#include "exhibits/lenses/view_text.h"
#include "exhibits/shared/number_text.h"
#include "typeset/math_runs.h"

namespace nunchi::exhibits::lenses {

using controls::Segments;
using controls::SliderRow;

View::View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : InstrumentView(model, look, role, parent)
    , m_model(model)
{
    if (role != Role::Audience)
        makeControls();
    m_text = new TextPart(model, look, role, this);
    addFigure({m_text});
    begin();
}

void View::makeControls()
{
    m_lenses = new Segments(look(), this);
    connect(m_lenses, &Segments::chosen, this, [this](int index) { m_model.setLens(index); });
    addControl(m_lenses);
    if (role() == Role::Console)
        return;
    for (int feature = 0; feature < Model::book().width(); ++feature) {
        auto *row = new SliderRow(look(), this);
        row->setScale({-largestQuery, largestQuery, 1, false});
        connect(row, &SliderRow::moved, this, [this, feature](double number, int gesture) {
            m_model.setComponent(feature, number, QString::number(gesture));
        });
        m_components << row;
        addControl(row);
    }
}

void View::showModel()
{
    if (m_lenses) {
        QStringList names;
        for (int lens = 0; lens < Model::lensCount(); ++lens)
            names << typeset::asLine(m_model.lensName(lens));
        m_lenses->setLabels(names);
        m_lenses->setCurrent(m_model.lens());
    }
    qreal widest = 0;
    for (qsizetype i = 0; i < m_components.size(); ++i) {
        //: A component of the query vector; %1 names the feature. The mathematics stays as it is.
        m_components[i]->setLabel(tr("$\\Q{q}$ %1").arg(typeset::asLine(m_model.featureName(static_cast<int>(i)))));
        m_components[i]->setNumber(m_model.q()[i]);
        widest = std::max(widest, m_components[i]->labelWidth());
    }
    for (SliderRow *row : std::as_const(m_components))
        row->setLabelColumn(widest);
    m_text->refresh();
}

QString View::ownTitle() const
{
    return tr("What does a text show to a different question?");
}

QString View::ownTry() const
{
    return tr("Change the lens: the text stays, other words light up. Then read by tone and pull “%1” below zero. What "
              "is left of the story?")
        .arg(m_model.featureName(Model::book().width() - 1));
}

QString View::statement() const
{
    QStringList words;
    for (const int word : m_model.strongest(3))
        words << typeset::asLine(m_model.words()[word]) + u' ' + fixedNumber(m_model.weight(word), 2);
    const QString asks = typeset::asLine(m_model.asks());
    return words.isEmpty() ? asks + u' ' + tr("It looks at all words alike.")
                           : asks + u' ' + tr("Most weight: %1.").arg(words.join(QStringLiteral(", ")));
}

QList<KeyLegend::Key> View::keys() const
{
    QStringList digits;
    for (int lens = 0; lens < Model::lensCount(); ++lens)
        digits << QString::number(lens + 1);
    //: Legend of keys.
    QList<KeyLegend::Key> list{{digits, tr("lens")}};
    //: Legend of keys: the arrows walk through the words.
    list << KeyLegend::Key{{QStringLiteral("\u2190"), QStringLiteral("\u2192")}, tr("choose a word")};
    return list;
}

void View::keyPressEvent(QKeyEvent *event)
{
    const int lens = event->key() - Qt::Key_1;
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier);
    if (role() != Role::Audience && plain && lens >= 0 && lens < Model::lensCount())
        m_model.setLens(lens);
    else
        InstrumentView::keyPressEvent(event);
}

} // namespace nunchi::exhibits::lenses
