// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/pronoun/view.h"

#include <algorithm>

#include "controls/button.h"
#include "controls/segments.h"
#include "exhibits/pronoun/view_choice.h"
#include "exhibits/pronoun/view_progress.h"
#include "exhibits/shared/note_band.h"
#include "exhibits/shared/pronoun_pair.h"
#include "exhibits/shared/pronoun_text.h"
#include "exhibits/shared/stacked_figure.h"

namespace nunchi::exhibits::pronoun {

using controls::Button;
using controls::Segments;

View::View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : InstrumentView(model, look, role, parent)
    , m_model(model)
{
    makeControls();
    m_stage = new StackedFigure(look, this);
    m_adjective = new ChoiceRow(look, m_stage);
    m_object = new ChoiceRow(look, m_stage);
    m_container = new ChoiceRow(look, m_stage);
    m_progress = new ProgressLine(look, role, m_stage);
    m_pair = new PronounPair(look, role, m_stage);
    m_note = new NoteBand(look, role, NoteBand::Kind::Plain, m_stage);
    connect(m_adjective, &ChoiceRow::chosen, this,
        [this](int index) { m_model.setAdjective(engine::pronounNouns + index); });
    connect(m_object, &ChoiceRow::chosen, this, [this](int index) { m_model.setObject(index); });
    connect(m_container, &ChoiceRow::chosen, this,
        [this](int index) { m_model.setContainer(engine::pronounContainers + index); });
    m_stage->addRow({m_adjective}, 0);
    m_stage->addRow({m_object}, 0);
    m_stage->addRow({m_container}, 0);
    m_stage->addRow({m_progress}, 14);
    m_stage->addRow({m_pair}, 8);
    m_stage->addRow({m_note}, 14);
    addFigure({m_stage, 1, 0});
    begin();
    orderStops();
}

void View::makeControls()
{
    m_train = new Button(look(), Button::Kind::Primary, this);
    connect(m_train, &Button::clicked, this, &View::trainOrStop);
    m_show = new Segments(look(), this);
    connect(m_show, &Segments::chosen, this, [this](int index) { m_model.setShow(Show(index)); });
    m_reset = new Button(look(), Button::Kind::Outlined, this);
    connect(m_reset, &Button::clicked, this, [this] { m_model.reset(); });
    for (QWidget *control : std::initializer_list<QWidget *>{m_train, m_show, m_reset})
        addControl(control);
}

/// The words to choose come between the controls above and what can be taken along.
void View::orderStops()
{
    QWidget *before = m_reset;
    for (const ChoiceRow *row : {m_adjective, m_object, m_container}) {
        for (QWidget *stop : row->stops()) {
            setTabOrder(before, stop);
            watch(stop);
            before = stop;
        }
    }
}

void View::trainOrStop()
{
    if (m_model.isTraining())
        m_model.stop();
    else
        m_model.train();
}

bool View::letterPressed(QChar letter)
{
    if (letter == u'T')
        trainOrStop();
    else if (letter == u'V')
        m_model.setShow(m_model.show() == Show::Before ? Show::After : Show::Before);
    else
        return false;
    return true;
}

QList<KeyLegend::Key> View::keys() const
{
    return {
        //: Legend of keys: trains the network.
        {{QStringLiteral("T")}, tr("train")},
        //: Legend of keys: shows the network before or after its training.
        {{QStringLiteral("V")}, tr("before or after")},
        {{QStringLiteral("\u2190"), QStringLiteral("\u2192")}, tr("another word")},
    };
}

QString View::ownTitle() const
{
    return tr("One word changes. What does “it” look at now?");
}

QString View::ownTry() const
{
    return m_model.isTrained() ? tr("Change one word at a time. Does “it” always find the right noun?")
                               : tr("Guess first: what is “it” in each sentence? Then train the network.");
}

QString View::statement() const
{
    const int step = m_model.shownStep();
    if (m_model.isTraining() && m_model.show() == Show::After)
        return tr("Training: step %1 of %2").arg(step).arg(m_model.enough());
    if (m_model.show() == Show::Before)
        return tr("Before training: random weights, and “it” looks anywhere.");
    return step == 0 ? tr("This network has not been trained yet.")
                     : tr("After %n step(s) of training. The thicker an arc, the larger its weight.", nullptr, step);
}

QString View::note() const
{
    const QString unseen = pronoun_text::whyUnseen(m_model.sentence(0));
    return unseen.isEmpty() ? tr("Sentences like these were in its training.")
                            : unseen + u' ' + tr("What it does here it did not learn by heart.");
}

void View::showChoices()
{
    const engine::Language language = m_model.network().options().language;
    const auto words = [language](int first, int count) {
        QStringList list;
        for (int i = 0; i < count; ++i)
            list << pronoun_text::word(language, first + i);
        return list;
    };
    QStringList adjectives;
    for (int i = 0; i < engine::pronounAdjectives / 2; ++i)
        adjectives << Model::adjectives(language, i);
    //: Chooses the adjective of two sentences.
    m_adjective->setWords(tr("adjective"), adjectives);
    //: Chooses the noun of what does not fit into something.
    m_object->setWords(tr("what"), words(0, engine::pronounContainers));
    //: Chooses the noun of what something does not fit into.
    m_container->setWords(tr("into what"), words(engine::pronounContainers, engine::pronounContainers));
    m_adjective->setCurrent(m_model.adjective() - engine::pronounNouns);
    m_object->setCurrent(m_model.object());
    m_container->setCurrent(m_model.container() - engine::pronounContainers);
    qreal widest = 0;
    for (const ChoiceRow *row : {m_adjective, m_object, m_container})
        widest = std::max(widest, row->nameWidth());
    for (ChoiceRow *row : {m_adjective, m_object, m_container}) {
        row->setNameColumn(widest);
        row->setVisible(hasControls());
    }
}

void View::showModel()
{
    const bool training = m_model.isTraining();
    const bool enough = m_model.network().shown() >= m_model.enough();
    //: A button: trains the network until it has learned what the pronoun means.
    m_train->setLabel(training ? tr("Stop") : m_model.isTrained() && !enough ? tr("Train on") : tr("Train the network"));
    m_train->setEnabled(training || !enough);
    //: The network as it is before or after its training.
    m_show->setLabels({tr("before training"), tr("after training")});
    m_show->setCurrent(int(m_model.show()));
    m_reset->setLabel(tr("Start over"), controls::Icon::Reset);
    showChoices();
    m_progress->setSteps(m_model.shownStep(), m_model.enough());
    m_pair->setReadings({m_model.reading(0), m_model.reading(1)});
    m_note->setText(role() == Role::Console ? QString() : note());
    m_stage->arrange();
}

} // namespace nunchi::exhibits::pronoun
