// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/training/view.h"

#include <algorithm>

#include <QSignalBlocker>

#include "controls/button.h"
#include "controls/segments.h"
#include "controls/slider_row.h"
#include "controls/switch.h"
#include "exhibits/shared/note_band.h"
#include "exhibits/shared/number_text.h"
#include "exhibits/shared/pronoun_pair.h"
#include "exhibits/shared/stacked_figure.h"
#include "exhibits/training/view_curves.h"

namespace nunchi::exhibits::training {

using controls::Button;
using controls::Segments;
using controls::SliderRow;
using controls::SliderScale;
using controls::Switch;
using engine::HeldOut;

namespace {
constexpr SliderScale kRates{0.0025, 0.32, 4, true};
constexpr SliderScale kSpeeds{1, 60, 0, true};
constexpr int kSeeds = 99; ///< on the slider; a lesson may ask for more
constexpr qreal kChartHeight = 190;
} // namespace

View::View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : InstrumentView(model, look, role, parent)
    , m_model(model)
{
    makeControls();
    m_stage = new StackedFigure(look, this);
    m_pair = new PronounPair(look, role, m_stage);
    m_heldOut = new NoteBand(look, role, NoteBand::Kind::Plain, m_stage);
    m_network = new NoteBand(look, role, NoteBand::Kind::Marked, m_stage);
    m_curves = new CurvesPart(model, look, role, m_stage);
    m_stage->addRow({m_pair}, 0);
    m_stage->addRow({m_heldOut}, 10);
    m_stage->addRow({m_network}, 12);
    m_stage->addRow({m_curves->loss(), m_curves->answers()}, 18, role == Role::Console ? 130 : kChartHeight);
    addFigure({m_stage, 1, 0});
    begin();
}

void View::makeControls()
{
    m_run = new Button(look(), Button::Kind::Primary, this);
    connect(m_run, &Button::clicked, this, &View::startOrPause);
    m_step = new Button(look(), Button::Kind::Outlined, this);
    connect(m_step, &Button::clicked, this, [this] { m_model.step(); });
    m_reset = new Button(look(), Button::Kind::Outlined, this);
    connect(m_reset, &Button::clicked, this, [this] { m_model.reset(); });
    const auto row = [this](auto set) {
        auto *slider = new SliderRow(look(), this);
        connect(slider, &SliderRow::moved, this, set);
        return slider;
    };
    m_speed = row([this](double number, int gesture) {
        m_model.setSpeed(qRound(number), QStringLiteral("speed %1").arg(gesture));
    });
    m_rate = row(
        [this](double number, int gesture) { m_model.setRate(number, QStringLiteral("rate %1").arg(gesture)); });
    m_seed = row([this](double number, int gesture) {
        m_model.setSeed(qRound(number), QStringLiteral("seed %1").arg(gesture));
    });
    m_example = new Segments(look(), this);
    connect(m_example, &Segments::chosen, this, [this](int index) { m_model.setExample(HeldOut(index)); });
    m_ordinary = new Switch(look(), this);
    connect(m_ordinary, &Switch::toggled, this, [this](bool on) { m_model.setMisleading(on); });
    for (QWidget *control : std::initializer_list<QWidget *>{m_run, m_step, m_reset, m_ordinary, m_speed, m_rate})
        addControl(control);
    if (role() == Role::Student) {
        addControl(m_seed);
        addControl(m_example);
    } else {
        m_seed->hide();
        m_example->hide();
    }
}

void View::startOrPause()
{
    if (m_model.isPlaying())
        m_model.pause();
    else
        m_model.start();
}

bool View::letterPressed(QChar letter)
{
    const int shown = m_model.network().shown();
    if (letter == u'G')
        startOrPause();
    else if (letter == u'N')
        m_model.step();
    else if (letter == u'B')
        m_model.showStep(shown - 1, QStringLiteral("back"));
    else
        return false;
    return true;
}

QList<KeyLegend::Key> View::keys() const
{
    return {
        //: Legend of keys: starts the training, or stops it where it is.
        {{QStringLiteral("G")}, tr("start, pause")},
        //: Legend of keys: one step of training.
        {{QStringLiteral("N")}, tr("one step")},
        //: Legend of keys: shows the network as it was one step before.
        {{QStringLiteral("B")}, tr("one step back")},
    };
}

QString View::ownTitle() const
{
    return tr("How does a network learn what “it” means?");
}

QString View::ownTry() const
{
    if (m_model.isMisleading())
        return tr("Train it, and compare the two curves. Would the arcs alone have told you what it answers?");
    return tr("Start, and watch the arcs: at which step do they part? Then try a learning rate of 0.16.");
}

QString View::statement() const
{
    const int shown = m_model.network().shown();
    if (m_model.network().isBusy() && !m_model.isPlaying())
        return tr("On its way to step %1 …").arg(m_model.steps());
    if (shown == 0)
        return tr("%Ln random number(s): it has not learned anything yet.", nullptr, m_model.parameterCount());
    const int sentences = shown * int(m_model.network().options().batch);
    return tr("Step %1: it has read %Ln sentence(s), and moved every number a little after each batch.", nullptr,
        sentences)
        .arg(shown);
}

QString View::heldOutWords() const
{
    const engine::PronounScore score = m_model.network().score(m_model.example());
    const auto told = [&score](const QString &words) {
        return words.arg(percentNumber(score.accuracy), percentNumber(score.flips));
    };
    const int pairs = int(score.pairs);
    switch (m_model.example()) {
    case HeldOut::Pair:
        return told(tr("Not one of these was in its training: %n pair(s) of sentences with nouns it never read "
                       "together. It names the right noun in %1, and looks more at it in %2.",
            nullptr, pairs));
    case HeldOut::Noun: {
        const QString words = told(tr("%n pair(s) of sentences with a noun it never read at all. It names the right "
                                      "noun in %1, and looks more at it in %2.",
            nullptr, pairs));
        const bool findsOnly = score.flips > score.accuracy + 0.2;
        return findsOnly ? words + u' ' + tr("It has no name yet for what it never read, but it knows where to look.")
                         : words;
    }
    case HeldOut::Adjective:
        break;
    }
    return told(tr("%n pair(s) of sentences with an adjective it read beside other nouns only. It names the right noun "
                   "in %1, and looks more at it in %2.",
        nullptr, pairs));
}

QString View::networkWords() const
{
    using engine::NetworkPreset;
    switch (m_model.preset()) {
    case NetworkPreset::Standard:
        return {};
    case NetworkPreset::FourHeads:
        return tr("Four heads look at once; the arcs are their mean. How they share the work differs from seed to seed.");
    case NetworkPreset::TwoLayers:
        return tr("Two layers. The arcs are those of the second, which reads its keys and values from the words "
                  "themselves.");
    case NetworkPreset::TokenOnly:
        return tr("Here the query is made from “it” alone and does not know the adjective: between the two nouns its "
                  "arcs cannot flip.");
    case NetworkPreset::Ordinary:
        break;
    }
    const engine::PronounScore &score = m_model.network().now().pairs;
    if (score.accuracy < 0.9)
        return tr("An ordinary network: two layers, each adding to what it was given. Shown is the last layer. Train "
                  "it, and compare what it answers with where “it” looks.");
    if (score.flips > 0.5)
        return tr("With this seed the arcs point all the same; with others of the same network they do not. Rightly "
                  "answering does not ask for it.");
    return tr("It answers rightly, yet in its last layer “it” hardly looks at that noun: what it knows came along "
              "other positions of the first layer. Attention by itself is not an explanation (Jain & Wallace 2019).");
}

void View::showControls()
{
    const bool again = m_model.network().shown() >= Model::mostSteps;
    //: A button: begins to train the network, slowly enough to watch.
    m_run->setLabel(m_model.isPlaying() ? tr("Pause") : again ? tr("Watch again") : tr("Start training"));
    m_step->setLabel(tr("One step"));
    m_step->setEnabled(!again);
    m_reset->setLabel(tr("Start over"), controls::Icon::Reset);
    m_speed->setLabel(tr("steps per second"));
    m_speed->setScale(kSpeeds);
    m_speed->setNumber(m_model.speed());
    m_rate->setLabel(tr("learning rate"));
    m_rate->setScale(kRates);
    m_rate->setNumber(m_model.rate());
    //: The number random numbers are drawn from.
    m_seed->setLabel(tr("seed"));
    m_seed->setScale({0, double(std::max(kSeeds, m_model.seed())), 0, false});
    m_seed->setNumber(m_model.seed());
    //: Which kind of sentences the network never read: nouns it read, but never together; a noun it never read; an
    //: adjective it read beside other nouns only.
    m_example->setLabels({tr("new pair"), tr("new noun"), tr("new adjective")});
    m_example->setCurrent(int(m_model.example()));
    const QSignalBlocker quiet(m_ordinary);
    //: A switch for graduate readers: another network, which answers rightly while its attention does not point.
    m_ordinary->setLabel(tr("a network that does not point"));
    m_ordinary->setChecked(m_model.isMisleading());
}

void View::showModel()
{
    showControls();
    m_pair->setReadings({m_model.reading(0), m_model.reading(1)});
    m_heldOut->setText(role() == Role::Console ? QString() : heldOutWords());
    m_network->setText(networkWords());
    m_curves->refresh();
    m_stage->arrange();
}

} // namespace nunchi::exhibits::training
