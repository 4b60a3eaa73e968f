// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <memory>

#include <QObject>
#include <QThreadPool>

namespace nunchi::exhibits {

/// One piece of work beside the GUI thread. What it tells arrives on the GUI thread, unless another piece was started
/// or this one stopped in between. It begins when the GUI thread is next idle; the destructor waits for it.
class Background : public QObject
{
    Q_OBJECT
public:
    /// Asked by the work after each millisecond or so, and used to hand its results over.
    class Link
    {
    public:
        bool isStopped() const { return *m_stopped; }
        void tell(std::function<void()> news) const;

    private:
        friend class Background;
        Link(Background *home, std::shared_ptr<std::atomic_bool> stopped)
            : m_home(home)
            , m_stopped(std::move(stopped))
        {
        }
        Background *m_home;
        std::shared_ptr<std::atomic_bool> m_stopped;
    };
    using Work = std::function<void(const Link &)>;

    explicit Background(QObject *parent = nullptr);
    ~Background() override;

    /// The work holds what it needs by value: whoever started it may change or go meanwhile.
    void start(Work work);
    void stop();
    bool isBusy() const { return !*m_stopped; }
    void finish(); ///< waits for the work, and lets it tell all its news

private:
    QThreadPool m_pool;
    std::shared_ptr<std::atomic_bool> m_stopped; ///< or done
};

} // namespace nunchi::exhibits
