// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/measure_worker.h"

#include <new>
#include <utility>

#include "engine/measure/clock.h"

namespace nunchi::exhibits {

MeasureFunction measureOnThisComputer()
{
    return [](const MeasureTask &task, const std::stop_token &stop) -> std::optional<engine::MeasuredPoint> {
        engine::Repeats repeats;
        repeats.seconds = 0.25;
        const engine::Measurement measurement = engine::measured(
            {task.n}, [&task](engine::Index n) { return engine::workload(task.work, n); }, repeats,
            engine::steadyClock(), stop);
        if (measurement.points.empty())
            return std::nullopt;
        return measurement.points.front();
    };
}

MeasureWorker::MeasureWorker(MeasureFunction measure, QObject *parent)
    : QObject(parent)
    , m_measure(std::move(measure))
{
    m_pool.setMaxThreadCount(1);
}

MeasureWorker::~MeasureWorker()
{
    m_stop.request_stop();
    m_pool.clear();
    m_pool.waitForDone();
}

void MeasureWorker::start(const QList<MeasureTask> &tasks)
{
    drop();
    m_tasks = tasks;
    m_done = 0;
    m_running = true;
    m_stop = std::stop_source();
    // The pool's one thread begins when the old run has let go.
    m_pool.start([this, run = m_run, tasks, stop = m_stop.get_token()] { work(run, tasks, stop); });
}

void MeasureWorker::drop()
{
    m_stop.request_stop();
    ++m_run;
    m_running = false;
}

void MeasureWorker::stop()
{
    if (!m_running)
        return;
    drop();
    Q_EMIT ended(Ending::Stopped);
}

void MeasureWorker::end(Ending ending)
{
    m_running = false;
    Q_EMIT ended(ending);
}

/// tell() in the user's thread, unless the run no longer counts by then.
template <typename Tell> void MeasureWorker::post(int run, Tell tell)
{
    QMetaObject::invokeMethod(
        this,
        [this, run, tell = std::move(tell)] {
            if (run == m_run)
                tell();
        },
        Qt::QueuedConnection);
}

void MeasureWorker::work(int run, const QList<MeasureTask> &tasks, const std::stop_token &stop)
{
    try {
        for (int i = 0; i < tasks.size() && !stop.stop_requested(); ++i) {
            post(run, [this, i] {
                m_done = i;
                Q_EMIT progressed();
            });
            const auto point = m_measure(tasks[i], stop);
            if (!point)
                return;
            post(run, [this, i, point = *point] {
                m_done = i + 1;
                Q_EMIT measured(i, point);
            });
        }
        post(run, [this] { end(Ending::Done); });
    } catch (const std::bad_alloc &) {
        post(run, [this] { end(Ending::OutOfMemory); });
    }
}

} // namespace nunchi::exhibits
