// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>
#include <utility>

#include <QObject>
#include <QThreadPool>

namespace nunchi::session {

/// Jobs on one thread beside the user's, one after the other, the urgent first; what they bring is handed over in the
/// user's thread. Ends with the job at hand; what waits is dropped.
class Worker : public QObject
{
public:
    enum class Priority : quint8 { Idle, Normal, Urgent };

    explicit Worker(QObject *parent = nullptr)
        : QObject(parent)
    {
        m_pool.setMaxThreadCount(1);
    }
    ~Worker() override
    {
        m_stopping = true;
        m_pool.clear();
        m_pool.waitForDone();
    }

    /// A job that may take long asks this, from its own thread.
    bool isStopping() const { return m_stopping; }

    /// job() runs there, done(its result) here.
    template <typename Job, typename Done> void run(Job job, Done done, Priority priority = Priority::Normal)
    {
        m_pool.start(
            [this, job = std::move(job), done = std::move(done)] {
                if (m_stopping)
                    return;
                const auto result = std::make_shared<decltype(job())>(job());
                QMetaObject::invokeMethod(
                    this, [result, done] { done(std::move(*result)); }, Qt::QueuedConnection);
            },
            static_cast<int>(priority));
    }

private:
    QThreadPool m_pool;
    std::atomic_bool m_stopping = false;
};

} // namespace nunchi::session
