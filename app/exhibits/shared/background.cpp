// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/background.h"

#include <QCoreApplication>

namespace nunchi::exhibits {

void Background::Link::tell(std::function<void()> news) const
{
    QMetaObject::invokeMethod(
        m_home,
        [stopped = m_stopped, news = std::move(news)] {
            if (!*stopped)
                news();
        },
        Qt::QueuedConnection);
}

Background::Background(QObject *parent)
    : QObject(parent)
    , m_stopped(std::make_shared<std::atomic_bool>(true))
{
    m_pool.setMaxThreadCount(1);
}

Background::~Background()
{
    stop();
    m_pool.waitForDone();
}

void Background::start(Work work)
{
    stop();
    m_stopped = std::make_shared<std::atomic_bool>(false);
    const Link link(this, m_stopped);
    link.tell([this, link, work = std::move(work)] {
        m_pool.start([link, work] {
            work(link);
            link.tell([over = link.m_stopped] { *over = true; });
        });
    });
}

void Background::finish()
{
    if (!isBusy())
        return;
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall); // it may not have begun
    m_pool.waitForDone();
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
}

void Background::stop()
{
    *m_stopped = true;
}

} // namespace nunchi::exhibits
