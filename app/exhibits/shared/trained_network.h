// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "engine/trainer/trainer.h"

namespace nunchi::exhibits {

/// What a network was after so many steps.
struct TrainingMoment
{
    double loss = 0; ///< of the batch that led here, before it was learned from, in nats; nothing at step 0
    engine::PronounScore pairs; ///< on held-out sentences: nouns that were never read together
    engine::NetworkWeights weights;
};

/// How a network reads one sentence.
struct PronounReading
{
    engine::PronounSentence sentence;
    engine::Matrix heads; ///< h×n: the last layer's row of "it", head by head
    engine::Vector weights; ///< n: their mean
    int answer = 0; ///< the likeliest word of all
    double certainty = 0; ///< its probability

    bool isRight() const { return answer == engine::rightNoun(sentence); }
    double onRight() const { return weights(engine::rightPosition(sentence)); }
    double onWrong() const { return weights(engine::wrongPosition(sentence)); }
    bool points() const { return onRight() > onWrong(); }
};

/// One network of the pronoun task, trained on a thread of its own, every step of the way kept. Where it stands is one
/// of these steps; same options and step, same network, bit for bit, however fast it went there.
class TrainedNetwork : public QObject
{
    Q_OBJECT
public:
    explicit TrainedNetwork(const engine::TrainerOptions &options, QObject *parent = nullptr);
    ~TrainedNetwork() override;

    /// From random weights; a run under way is dropped, and what it still finds is never seen.
    void restart(const engine::TrainerOptions &options);
    const engine::TrainerOptions &options() const { return m_options; }

    void goTo(int step); ///< as fast as it can
    void play(int stepsPerSecond, int upTo); ///< slowly enough to watch
    void pause();
    void finish(); ///< waits until it stands where goTo() sent it
    bool isPlaying() const { return m_clock.isActive(); }
    bool isBusy() const { return shown() < m_goal; }
    int goal() const { return m_goal; } ///< where goTo() leads; while it plays: where it stands
    int shown() const; ///< where it stands
    int computed() const { return int(m_moments.size()) - 1; } ///< the steps that are known

    const TrainingMoment &moment(int step) const { return m_moments[std::size_t(step)]; }
    const TrainingMoment &now() const { return moment(shown()); }
    /// sentence: of the network's language.
    PronounReading read(const engine::PronounSentence &sentence, int step) const;
    PronounReading read(const engine::PronounSentence &sentence) const { return read(sentence, shown()); }
    /// On all held-out sentences of a kind, where it stands.
    engine::PronounScore score(engine::HeldOut kind) const;
    const engine::PronounTask &task() const { return m_mirror->task(); }

Q_SIGNALS:
    void advanced(); ///< it stands elsewhere, stopped, or more steps are known

private:
    struct Run;
    static void work(Run &run);
    void want(int steps);
    void collect();
    void tick();
    void abandon();
    void takeOn(int step) const; ///< the mirror takes on that step's weights

    engine::TrainerOptions m_options;
    std::vector<TrainingMoment> m_moments;
    std::unique_ptr<engine::Trainer> m_mirror; ///< takes on the weights of any step to read with them
    std::shared_ptr<Run> m_run;
    QThreadPool m_pool;
    QTimer m_clock;
    int m_goal = 0;
    int m_end = 0; ///< where playing stops
};

} // namespace nunchi::exhibits
