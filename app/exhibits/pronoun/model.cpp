// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/pronoun/model.h"

#include <algorithm>

#include "exhibits/shared/pronoun_text.h"
#include "exhibits/training/model.h"

namespace nunchi::exhibits::pronoun {

using engine::Language;
using engine::NetworkPreset;

namespace {
constexpr int kSeed = 2; ///< points in every example of both languages
constexpr int kLargestSeed = 999999;
constexpr int kQuickly = 75; ///< steps a second: training takes two seconds
constexpr int kPairsOfAdjectives = engine::pronounAdjectives / 2;

const QStringList &showNames()
{
    static const QStringList names{QStringLiteral("before"), QStringLiteral("after")};
    return names;
}

/// The words of a lesson file are the English ones, whatever the language of the page.
QStringList names(int first, int count)
{
    QStringList list;
    for (int i = 0; i < count; ++i)
        list << pronoun_text::word(Language::English, first + i);
    return list;
}

int wordOf(const QJsonValue &name, int first, int count)
{
    return first + int(std::max<qsizetype>(0, names(first, count).indexOf(name.toString())));
}

engine::TrainerOptions options(const QString &language, int seed)
{
    return trainerOptions(NetworkPreset::Standard, pronoun_text::languageOf(language), std::uint64_t(seed));
}
} // namespace

Model::Model(QObject *parent)
    : ExhibitModel(parent)
    , m_seed(kSeed)
    , m_own(options(language(), kSeed))
{
    connect(&m_own, &TrainedNetwork::advanced, this, &Model::networkAdvanced);
}

const TrainedNetwork &Model::network() const
{
    return m_leader ? m_leader->network() : m_own;
}

int Model::seed() const
{
    return m_leader ? m_leader->seed() : m_seed;
}

int Model::enough() const
{
    return m_leader ? m_leader->enough() : int(engine::standardSteps);
}

QList<Parameter> Model::parameters() const
{
    using Kind = Parameter::Kind;
    const auto words = [](const QString &name, int first, int count) {
        return Parameter{
            name, Kind::Choice, pronoun_text::word(Language::English, first), 0, 0, names(first, count)};
    };
    // What is not said about a leader's seed leaves it as it is.
    return {
        words(QStringLiteral("object"), 0, engine::pronounContainers),
        words(QStringLiteral("container"), engine::pronounContainers, engine::pronounContainers),
        words(QStringLiteral("adjective"), engine::pronounNouns, kPairsOfAdjectives),
        {QStringLiteral("show"), Kind::Choice, showNames().first(), 0, 0, showNames()},
        {QStringLiteral("seed"), Kind::Integer, m_leader ? seed() : kSeed, 0, kLargestSeed, {}},
    };
}

QJsonObject Model::state() const
{
    return {
        {QStringLiteral("object"), pronoun_text::word(Language::English, m_object)},
        {QStringLiteral("container"), pronoun_text::word(Language::English, m_container)},
        {QStringLiteral("adjective"), pronoun_text::word(Language::English, m_adjective)},
        {QStringLiteral("show"), showNames().at(int(m_show))},
        {QStringLiteral("seed"), seed()},
    };
}

std::optional<QString> Model::apply(const QJsonObject &complete)
{
    m_object = wordOf(complete[QLatin1String("object")], 0, engine::pronounContainers);
    m_container = wordOf(
        complete[QLatin1String("container")], engine::pronounContainers, engine::pronounContainers);
    m_adjective = wordOf(complete[QLatin1String("adjective")], engine::pronounNouns, kPairsOfAdjectives);
    m_show = complete[QLatin1String("show")].toString() == showNames().last() ? Show::After : Show::Before;
    const int seed = complete[QLatin1String("seed")].toInt();
    if (m_leader) {
        m_leader->setSeed(seed, {});
        return {};
    }
    if (seed != m_seed) {
        m_seed = seed;
        m_own.restart(options(language(), seed));
    }
    if (m_show == Show::After)
        m_own.goTo(enough());
    return {};
}

void Model::languageChanged()
{
    const int steps = m_own.goal();
    m_own.restart(options(language(), m_seed));
    m_own.goTo(m_leader ? 0 : steps);
}

void Model::networkAdvanced()
{
    if (!isApplying())
        Q_EMIT changed();
}

bool Model::canFollow(const QString &exhibitId) const
{
    return exhibitId == QLatin1String("training");
}

bool Model::follow(ExhibitModel &leader)
{
    auto *training = qobject_cast<training::Model *>(&leader);
    if (!training)
        return false;
    m_own.disconnect(this);
    m_leader = training;
    connect(training, &ExhibitModel::changed, this, &Model::networkAdvanced);
    Q_EMIT changed();
    return true;
}

void Model::settle()
{
    if (m_leader)
        m_leader->settle();
    else
        m_own.finish();
}

engine::PronounSentence Model::sentence(int which) const
{
    const engine::PronounSentence large{
        network().options().language, 0, m_object, m_container, m_adjective};
    return which == 0 ? large : flipped(large);
}

void Model::train()
{
    if (isTraining())
        return;
    remember();
    m_show = Show::After;
    if (m_leader)
        m_leader->train();
    else
        m_own.play(kQuickly, enough());
}

void Model::stop()
{
    if (m_leader)
        m_leader->pause();
    else if (m_own.isPlaying())
        m_own.pause();
}

void Model::setShow(Show show)
{
    if (show == m_show)
        return;
    if (show == Show::After && !isTrained())
        return train();
    remember();
    m_show = show;
    Q_EMIT changed();
}

void Model::choose(int &mine, int word)
{
    if (mine == word)
        return;
    remember();
    mine = word;
    Q_EMIT changed();
}

void Model::setObject(int word)
{
    choose(m_object, std::clamp(word, 0, engine::pronounContainers - 1));
}

void Model::setContainer(int word)
{
    choose(m_container, std::clamp(word, engine::pronounContainers, engine::pronounNouns - 1));
}

void Model::setAdjective(int word)
{
    choose(m_adjective, std::clamp(word, engine::pronounNouns, engine::pronounNouns + kPairsOfAdjectives - 1));
}

} // namespace nunchi::exhibits::pronoun
