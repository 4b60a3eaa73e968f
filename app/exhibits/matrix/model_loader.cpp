// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/matrix/model_loader.h"

#include <chrono>

namespace nunchi::exhibits::matrix {

namespace {
constexpr std::chrono::milliseconds kBetweenNews{50};
}

LargeLoader::LargeLoader(QObject *parent)
    : QObject(parent)
{
}

void LargeLoader::start(const LargeOrder &order)
{
    m_order = order;
    m_share = 0;
    m_busy = true;
    m_work.start([this, order](const Background::Link &link) {
        LargeControl control;
        control.isStopped = [&link] { return link.isStopped(); };
        control.onProgress = [this, &link, last = std::chrono::steady_clock::now()](double share) mutable {
            const auto now = std::chrono::steady_clock::now();
            if (now - last < kBetweenNews)
                return;
            last = now;
            link.tell([this, share] {
                m_share = share;
                Q_EMIT progressed();
            });
        };
        const auto result = makeLarge(order, control);
        link.tell([this, result] {
            m_busy = false;
            if (result)
                Q_EMIT made(*result);
            else
                Q_EMIT failed(result.problem());
        });
    });
}

void LargeLoader::stop()
{
    m_work.stop();
    m_busy = false;
}

} // namespace nunchi::exhibits::matrix
