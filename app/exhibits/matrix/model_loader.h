// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/matrix/model_source.h"
#include "exhibits/shared/background.h"

namespace nunchi::exhibits::matrix {

/// Makes large matrices beside the GUI thread, one at a time; what it tells arrives on the GUI thread, and only of the
/// order given last.
class LargeLoader : public QObject
{
    Q_OBJECT
public:
    explicit LargeLoader(QObject *parent = nullptr);

    void start(const LargeOrder &order);
    void stop(); ///< in silence
    bool isBusy() const { return m_busy; }
    const LargeOrder &order() const { return m_order; } ///< the last one
    double share() const { return m_share; } ///< of the work done, 0 … 1
    void finish() { m_work.finish(); } ///< waits for it

Q_SIGNALS:
    void progressed();
    void made(const nunchi::exhibits::matrix::LargeResult &result);
    void failed(const nunchi::exhibits::matrix::LargeFault &fault);

private:
    LargeOrder m_order;
    double m_share = 0;
    bool m_busy = false;
    Background m_work;
};

} // namespace nunchi::exhibits::matrix
