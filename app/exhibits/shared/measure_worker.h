// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <stop_token>

#include <QList>
#include <QObject>
#include <QThreadPool>

#include "engine/measure/stopwatch.h"
#include "engine/measure/workloads.h"

namespace nunchi::exhibits {

/// One thing to be timed.
struct MeasureTask
{
    engine::WorkloadOptions work;
    engine::Index n = 0;
};

/// Empty: told to stop. May throw std::bad_alloc.
using MeasureFunction = std::function<std::optional<engine::MeasuredPoint>(const MeasureTask &, std::stop_token)>;

/// By the engine and the machine's own clock.
MeasureFunction measureOnThisComputer();

/// Times a list of tasks on a thread beside the user's. What it tells arrives in the user's thread, and only of the
/// run started last: nothing of a run that was stopped or replaced comes any more.
class MeasureWorker : public QObject
{
    Q_OBJECT
public:
    enum class Ending : quint8 { Done, Stopped, OutOfMemory };
    Q_ENUM(Ending)

    explicit MeasureWorker(MeasureFunction measure, QObject *parent = nullptr);
    ~MeasureWorker() override;

    void start(const QList<MeasureTask> &tasks); ///< at least one; an old run is dropped
    void stop(); ///< tells of it at once; the thread follows as soon as it can
    void drop(); ///< the same in silence

    bool isRunning() const { return m_running; }
    int done() const { return m_done; }
    int total() const { return static_cast<int>(m_tasks.size()); }
    const MeasureTask &task(int index) const { return m_tasks.at(index); }

Q_SIGNALS:
    void progressed(); ///< the task done() has begun
    void measured(int task, const nunchi::engine::MeasuredPoint &point);
    void ended(nunchi::exhibits::MeasureWorker::Ending ending);

private:
    void work(int run, const QList<MeasureTask> &tasks, const std::stop_token &stop);
    template <typename Tell> void post(int run, Tell tell);
    void end(Ending ending);

    MeasureFunction m_measure;
    QThreadPool m_pool;
    std::stop_source m_stop;
    QList<MeasureTask> m_tasks;
    int m_run = 0; // the number of the run whose news count
    int m_done = 0;
    bool m_running = false;
};

} // namespace nunchi::exhibits
