// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/trained_network.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <utility>

namespace nunchi::exhibits {

using namespace engine;

namespace {
/// While it plays, so many steps are made before they are due: a busy machine does not make it stutter.
constexpr int kAhead = 3;

TrainingMoment momentOf(const Trainer &trainer, double loss)
{
    return {loss, trainer.score(HeldOut::Pair), trainer.state().weights};
}
} // namespace

/// What the two threads share. The trainer belongs to the worker; all else is guarded.
struct TrainedNetwork::Run
{
    Run(const Trainer &start, TrainedNetwork *whom)
        : trainer(start)
        , owner(whom)
    {
    }

    Trainer trainer;
    std::mutex guard;
    std::condition_variable rested;
    TrainedNetwork *owner; ///< null: nobody waits for this run any more
    std::vector<TrainingMoment> fresh; ///< found, not yet collected
    int wanted = 0;
    bool working = false;
    bool told = false; ///< the owner has been asked to collect
};

TrainedNetwork::TrainedNetwork(const TrainerOptions &options, QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    connect(&m_clock, &QTimer::timeout, this, &TrainedNetwork::tick);
    restart(options);
}

TrainedNetwork::~TrainedNetwork()
{
    abandon();
}

void TrainedNetwork::abandon()
{
    if (!m_run)
        return;
    const std::lock_guard lock(m_run->guard);
    m_run->owner = nullptr;
}

void TrainedNetwork::restart(const TrainerOptions &options)
{
    abandon();
    m_clock.stop();
    m_mirror = std::make_unique<Trainer>(options);
    m_options = m_mirror->options();
    m_run = std::make_shared<Run>(*m_mirror, this);
    m_moments.clear();
    m_moments.push_back(momentOf(*m_mirror, 0.0));
    m_goal = 0;
}

int TrainedNetwork::shown() const
{
    return std::min(m_goal, computed());
}

void TrainedNetwork::want(int steps)
{
    const std::lock_guard lock(m_run->guard);
    m_run->wanted = std::max(m_run->wanted, steps);
    if (m_run->working || m_run->wanted <= computed() + int(m_run->fresh.size()))
        return;
    m_run->working = true;
    m_pool.start([run = m_run] { work(*run); });
}

void TrainedNetwork::work(Run &run)
{
    for (;;) {
        {
            const std::lock_guard lock(run.guard);
            if (!run.owner || int(run.trainer.state().steps) >= run.wanted) {
                run.working = false;
                run.rested.notify_all();
                return;
            }
        }
        const double loss = run.trainer.learn();
        TrainingMoment moment = momentOf(run.trainer, loss);
        const std::lock_guard lock(run.guard);
        run.fresh.push_back(std::move(moment));
        // Asked under the lock: an owner that goes away first says so under it.
        if (run.owner && !std::exchange(run.told, true))
            QMetaObject::invokeMethod(run.owner, &TrainedNetwork::collect, Qt::QueuedConnection);
    }
}

void TrainedNetwork::collect()
{
    {
        const std::lock_guard lock(m_run->guard);
        m_run->told = false;
        if (m_run->fresh.empty())
            return;
        std::move(m_run->fresh.begin(), m_run->fresh.end(), std::back_inserter(m_moments));
        m_run->fresh.clear();
    }
    if (!isPlaying())
        Q_EMIT advanced();
}

void TrainedNetwork::goTo(int step)
{
    m_clock.stop();
    m_goal = std::max(step, 0);
    want(m_goal);
}

void TrainedNetwork::play(int stepsPerSecond, int upTo)
{
    m_goal = shown();
    m_end = upTo;
    m_clock.start(1000 / std::max(1, stepsPerSecond));
    want(std::min(m_goal + kAhead, m_end));
    Q_EMIT advanced();
}

void TrainedNetwork::tick()
{
    want(std::min(m_goal + 1 + kAhead, m_end));
    if (m_goal < std::min(m_end, computed()))
        ++m_goal;
    if (m_goal >= m_end)
        m_clock.stop();
    Q_EMIT advanced();
}

void TrainedNetwork::pause()
{
    m_goal = shown();
    m_clock.stop();
    Q_EMIT advanced();
}

void TrainedNetwork::finish()
{
    {
        std::unique_lock lock(m_run->guard);
        m_run->rested.wait(lock, [this] { return !m_run->working; });
    }
    collect();
}

void TrainedNetwork::takeOn(int step) const
{
    m_mirror->restore({moment(step).weights, Adam(m_options.learningRate), NumpyRng(m_options.seed), step});
}

PronounScore TrainedNetwork::score(HeldOut kind) const
{
    if (kind == HeldOut::Pair)
        return now().pairs;
    takeOn(shown());
    return m_mirror->score(kind);
}

PronounReading TrainedNetwork::read(const PronounSentence &sentence, int step) const
{
    takeOn(step);
    const NetworkTrace trace = m_mirror->look(sentence);
    const Index query = positions(sentence).pronoun;
    PronounReading reading;
    reading.sentence = sentence;
    const auto &heads = trace.layers.back().heads;
    reading.heads.resize(Index(heads.size()), Index(pronounLength));
    for (std::size_t head = 0; head < heads.size(); ++head)
        reading.heads.row(Index(head)) = heads[head].weights.row(query);
    reading.weights = reading.heads.colwise().mean().transpose();
    Index likeliest = 0;
    const double largest = trace.logits.maxCoeff(&likeliest);
    reading.answer = int(likeliest);
    reading.certainty = 1.0 / (trace.logits.array() - largest).exp().sum();
    return reading;
}

} // namespace nunchi::exhibits
