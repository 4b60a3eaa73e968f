// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/heads/view.h"

#include <QKeyEvent>
#include <QSignalBlocker>

#include "controls/segments.h"
#include "controls/switch.h"
#include "exhibits/heads/view_looks.h"
#include "exhibits/heads/view_maps.h"
#include "exhibits/heads/view_output.h"
#include "exhibits/shared/stack_part.h"
#include "typeset/math_runs.h"

namespace nunchi::exhibits::heads {

using controls::Segments;
using controls::Switch;

namespace {
constexpr qreal kFigureGap = 22;
}

View::View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : InstrumentView(model, look, role, parent)
    , m_model(model)
{
    if (role != Role::Audience)
        makeControls();
    m_figure = new StackPart(look, role, this);
    auto *looks = new LooksPart(model, look, role, m_figure);
    m_figure->add(looks, 0);
    if (role != Role::Console) {
        m_maps = new MapsPart(model, look, role, m_figure);
        m_output = new OutputPart(model, look, role, m_figure);
        m_figure->add(m_maps, kFigureGap);
        m_figure->add(m_output, kFigureGap);
    }
    addFigure({m_figure});
    begin();
    for (QWidget *stop : looks->stops())
        watch(stop);
    if (QWidget *before = m_show ? m_show->findChildren<QWidget *>().last() : lastSwitch())
        setTabOrder(before, looks);
}

QWidget *View::lastSwitch() const
{
    return m_switches.isEmpty() ? nullptr : m_switches.last();
}

void View::makeControls()
{
    m_sentences = new Segments(look(), this);
    connect(m_sentences, &Segments::chosen, this,
        [this](int index) { m_model.setSentence(Model::book().sentences()[index].id); });
    addControl(m_sentences);
    for (int head = 0; head < Model::headCount(); ++head) {
        auto *on = new Switch(look(), this);
        connect(on, &Switch::toggled, this, [this, head](bool isOn) { m_model.setOn(head, isOn); });
        m_switches << on;
        addControl(on);
    }
    if (role() == Role::Console)
        return;
    m_show = new Segments(look(), this);
    connect(m_show, &Segments::chosen, this, [this](int index) { m_model.setShow(static_cast<Show>(index)); });
    addControl(m_show);
}

void View::showModel()
{
    if (m_sentences) {
        QStringList names;
        for (const Sentence &sentence : Model::book().sentences())
            names << typeset::asLine(sentence.shortName.value(m_model.language()));
        m_sentences->setLabels(names);
        for (int i = 0; i < m_sentences->count(); ++i)
            if (Model::book().sentences()[i].id == m_model.sentence().id)
                m_sentences->setCurrent(i);
        for (int head = 0; head < Model::headCount(); ++head) {
            const QSignalBlocker quiet(m_switches[head]);
            m_switches[head]->setLabel(QString::number(head + 1) + u' ' + m_model.headName(head));
            m_switches[head]->setChecked(m_model.isOn(head));
        }
    }
    if (m_show) {
        //: What is shown below the sentence: each head's map of weights, or how the heads' results are combined.
        m_show->setLabels({tr("maps"), tr("put together")});
        m_show->setCurrent(static_cast<int>(m_model.show()));
    }
    if (m_maps) {
        m_maps->setVisible(m_model.show() == Show::Maps);
        m_output->setVisible(m_model.show() == Show::Output);
    }
    m_figure->refresh();
}

QString View::ownTitle() const
{
    return tr("Can one word look several ways at once?");
}

QString View::ownTry() const
{
    return m_model.show() == Show::Maps
        ? tr("Choose another word: three heads, three different answers. Which head has nothing to look for?")
        : tr("Switch a head off. Which columns of Z does the query lose, and which does another head still fill?");
}

QString View::statement() const
{
    if (m_model.show() == Show::Maps)
        return tr("Every head has a $\\Q{W_Q}$, $\\K{W_K}$ and $\\V{W_V}$ of its own, chosen here so that you can follow "
                  "what it looks for. The same sentence, the same query: each head spreads a weight of 1.");
    const QString dV = QString::number(Model::book().dV());
    //: %1 is the number of heads, %2 that of numbers a head hands over, %3 their product.
    return tr("Each of the %1 heads hands over %2 numbers a word. Side by side they are %3; $W^O$ mixes them into the "
              "output $Z$.")
        .arg(QString::number(Model::headCount()), dV, QString::number(Model::headCount() * Model::book().dV()));
}

QList<KeyLegend::Key> View::keys() const
{
    QStringList digits;
    for (int head = 0; head < Model::headCount(); ++head)
        digits << QString::number(head + 1);
    QList<KeyLegend::Key> list{{{QStringLiteral("\u2190"), QStringLiteral("\u2192")},
                                   //: Legend of keys: the arrows choose the word that asks.
                                   tr("choose the query")},
        //: Legend of keys.
        {digits, tr("heads on, off")}};
    //: Legend of keys.
    list << KeyLegend::Key{{QStringLiteral("M")}, tr("maps, put together")};
    return list;
}

bool View::letterPressed(QChar letter)
{
    if (letter != u'M')
        return false;
    m_model.setShow(m_model.show() == Show::Maps ? Show::Output : Show::Maps);
    return true;
}

void View::keyPressEvent(QKeyEvent *event)
{
    const int head = event->key() - Qt::Key_1;
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier);
    if (role() != Role::Audience && plain && head >= 0 && head < Model::headCount())
        m_model.setOn(head, !m_model.isOn(head));
    else
        InstrumentView::keyPressEvent(event);
}

} // namespace nunchi::exhibits::heads
