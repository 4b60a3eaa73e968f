// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/training/model.h"

#include <algorithm>

#include "exhibits/shared/pronoun_text.h"

namespace nunchi::exhibits::training {

using engine::HeldOut;
using engine::NetworkPreset;

namespace {
constexpr int kSeed = 2; ///< points in every example of both languages
constexpr int kLargestSeed = 999999;
constexpr double kLargestRate = 0.32;
constexpr int kSpeed = 15;
constexpr int kFastest = 60;

const QStringList &presetNames()
{
    static const QStringList names{QStringLiteral("standard"), QStringLiteral("fourHeads"), QStringLiteral("twoLayers"),
        QStringLiteral("tokenOnly"), QStringLiteral("ordinary")};
    return names;
}

const QStringList &exampleNames()
{
    static const QStringList names{QStringLiteral("pair"), QStringLiteral("noun"), QStringLiteral("adjective")};
    return names;
}

int indexIn(const QStringList &names, const QJsonValue &name)
{
    return int(std::max<qsizetype>(0, names.indexOf(name.toString())));
}
} // namespace

Model::Model(QObject *parent)
    : ExhibitModel(parent)
    , m_seed(kSeed)
    , m_speed(kSpeed)
    , m_network(options())
{
    connect(&m_network, &TrainedNetwork::advanced, this, &Model::networkAdvanced);
}

QList<Parameter> Model::parameters() const
{
    using Kind = Parameter::Kind;
    return {
        {QStringLiteral("preset"), Kind::Choice, presetNames().first(), 0, 0, presetNames()},
        {QStringLiteral("seed"), Kind::Integer, kSeed, 0, kLargestSeed, {}},
        {QStringLiteral("rate"), Kind::Number, 0, 0, kLargestRate, {}},
        {QStringLiteral("steps"), Kind::Integer, 0, 0, mostSteps, {}},
        {QStringLiteral("speed"), Kind::Integer, kSpeed, 1, kFastest, {}},
        {QStringLiteral("example"), Kind::Choice, exampleNames().first(), 0, 0, exampleNames()},
    };
}

QJsonObject Model::state() const
{
    return {
        {QStringLiteral("preset"), presetNames().at(int(m_preset))},
        {QStringLiteral("seed"), m_seed},
        {QStringLiteral("rate"), m_rate},
        {QStringLiteral("steps"), steps()},
        {QStringLiteral("speed"), m_speed},
        {QStringLiteral("example"), exampleNames().at(int(m_example))},
    };
}

engine::TrainerOptions Model::options() const
{
    engine::TrainerOptions options
        = trainerOptions(m_preset, pronoun_text::languageOf(language()), std::uint64_t(m_seed));
    if (m_rate > 0)
        options.learningRate = m_rate;
    return options;
}

std::optional<QString> Model::apply(const QJsonObject &complete)
{
    const auto before = std::tuple(m_preset, m_seed, m_rate);
    m_preset = NetworkPreset(indexIn(presetNames(), complete[QLatin1String("preset")]));
    m_seed = complete[QLatin1String("seed")].toInt();
    m_rate = complete[QLatin1String("rate")].toDouble();
    m_speed = complete[QLatin1String("speed")].toInt();
    m_example = HeldOut(indexIn(exampleNames(), complete[QLatin1String("example")]));
    if (before != std::tuple(m_preset, m_seed, m_rate))
        m_network.restart(options());
    m_network.goTo(complete[QLatin1String("steps")].toInt());
    return {};
}

void Model::languageChanged()
{
    const int steps = this->steps();
    m_network.restart(options());
    m_network.goTo(steps);
}

void Model::networkAdvanced()
{
    if (!isApplying())
        Q_EMIT changed();
}

int Model::enough() const
{
    return isMisleading() ? mostSteps : int(engine::standardSteps);
}

int Model::parameterCount() const
{
    return int(m_network.now().weights.count());
}

PronounReading Model::reading(int which) const
{
    const engine::PronounSentence &large = m_network.task().heldOutPairs(m_example).front();
    return m_network.read(which == 0 ? large : flipped(large));
}

void Model::start()
{
    if (isPlaying())
        return;
    remember();
    if (m_network.shown() >= mostSteps)
        m_network.goTo(0);
    m_network.play(m_speed, mostSteps);
}

void Model::pause()
{
    if (isPlaying())
        m_network.pause();
}

void Model::step()
{
    const int next = m_network.shown() + 1;
    if (next > mostSteps)
        return;
    m_network.pause();
    remember(QStringLiteral("step"));
    m_network.goTo(next);
    Q_EMIT changed();
}

void Model::train()
{
    constexpr int kQuickly = 75;
    remember();
    m_network.play(kQuickly, std::max(enough(), m_network.shown()));
}

void Model::showStep(int step, const QString &gesture)
{
    const int goal = std::clamp(step, 0, m_network.computed());
    if (goal == steps() && !isPlaying())
        return;
    remember(gesture);
    m_network.goTo(goal);
    Q_EMIT changed();
}

void Model::begin()
{
    const bool playing = isPlaying();
    m_network.restart(options());
    if (playing)
        m_network.play(m_speed, mostSteps); // tells of it
    else
        Q_EMIT changed();
}

void Model::setSeed(int seed, const QString &gesture)
{
    const int wanted = std::clamp(seed, 0, kLargestSeed);
    if (wanted == m_seed)
        return;
    remember(gesture);
    m_seed = wanted;
    begin();
}

void Model::setRate(double rate, const QString &gesture)
{
    const double wanted = std::clamp(rate, 0.0, kLargestRate);
    if (wanted == m_rate)
        return;
    remember(gesture);
    m_rate = wanted;
    begin();
}

void Model::setSpeed(int stepsPerSecond, const QString &gesture)
{
    const int wanted = std::clamp(stepsPerSecond, 1, kFastest);
    if (wanted == m_speed)
        return;
    remember(gesture);
    m_speed = wanted;
    if (isPlaying())
        m_network.play(m_speed, mostSteps);
    else
        Q_EMIT changed();
}

void Model::setExample(HeldOut kind)
{
    if (kind == m_example)
        return;
    remember();
    m_example = kind;
    Q_EMIT changed();
}

void Model::setPreset(NetworkPreset preset)
{
    if (preset == m_preset)
        return;
    remember();
    m_preset = preset;
    m_rate = 0;
    begin();
}

void Model::setMisleading(bool misleading)
{
    if (misleading == isMisleading())
        return;
    remember();
    m_preset = misleading ? NetworkPreset::Ordinary : NetworkPreset::Standard;
    m_seed = misleading ? int(engine::misleadingExample(m_network.options().language).seed) : kSeed;
    m_rate = 0;
    begin();
}

} // namespace nunchi::exhibits::training
