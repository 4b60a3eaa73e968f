// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/exhibit_model.h"
#include "exhibits/settling.h"
#include "exhibits/shared/trained_network.h"

namespace nunchi::exhibits::training {

/// A network learns what "it" means, from random weights, while the learner watches. Parameters: seed, preset
/// (standard|fourHeads|twoLayers|tokenOnly|ordinary), rate (0: the preset's own), steps (made so far), speed (steps a
/// second while it plays), example (pair|noun|adjective: which held-out sentences are shown). The first four alone say
/// which network it is, bit for bit. Another seed, rate or preset starts anew.
class Model : public ExhibitModel, public Settling
{
    Q_OBJECT
public:
    explicit Model(QObject *parent = nullptr);

    static constexpr int mostSteps = int(engine::misleadingSteps);

    QString exhibitId() const override { return QStringLiteral("training"); }
    QList<Parameter> parameters() const override;
    QJsonObject state() const override;
    QString textForm() const override;
    QList<QStringList> table() const override;
    bool isSettled() const override { return !m_network.isBusy(); }
    void settle() override { m_network.finish(); }

    const TrainedNetwork &network() const { return m_network; }
    engine::NetworkPreset preset() const { return m_preset; }
    int seed() const { return m_seed; }
    double rate() const { return m_network.options().learningRate; }
    int steps() const { return m_network.goal(); } ///< made, or on the way to
    int speed() const { return m_speed; }
    engine::HeldOut example() const { return m_example; }
    bool isPlaying() const { return m_network.isPlaying(); }
    /// So many steps are enough for this network.
    int enough() const;
    int parameterCount() const; ///< how many numbers it learns
    /// What it learned to answer rightly without its attention pointing there is the present network.
    bool isMisleading() const { return m_preset == engine::NetworkPreset::Ordinary; }
    /// The shown minimal pair: what is too large, what is too small.
    PronounReading reading(int which) const;

    // By the user; each can be undone.
    void start(); ///< from here on, at the end once more from random weights
    void pause();
    void step();
    void train(); ///< quickly, but to be seen, until it is enough
    void showStep(int step, const QString &gesture); ///< of those that are known
    void setSeed(int seed, const QString &gesture);
    void setRate(double rate, const QString &gesture);
    void setSpeed(int stepsPerSecond, const QString &gesture);
    void setExample(engine::HeldOut kind);
    void setPreset(engine::NetworkPreset preset);
    /// The network that answers rightly while its attention does not point; off: back to the standard one.
    void setMisleading(bool misleading);

protected:
    std::optional<QString> apply(const QJsonObject &complete) override;
    void languageChanged() override;

private:
    engine::TrainerOptions options() const;
    void begin(); ///< anew, playing on if it played
    void networkAdvanced();

    int m_seed;
    double m_rate = 0;
    int m_speed;
    engine::NetworkPreset m_preset = engine::NetworkPreset::Standard;
    engine::HeldOut m_example = engine::HeldOut::Pair;
    TrainedNetwork m_network;
};

} // namespace nunchi::exhibits::training
