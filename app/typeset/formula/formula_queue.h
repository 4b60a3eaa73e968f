// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mutex>
#include <optional>

#include <QList>

#include "typeset/formula/formula.h"

namespace nunchi::typeset {

/// Formulas waiting to be set, first come first served. Any thread may use it.
class FormulaQueue
{
public:
    /// True: the queue was empty, somebody has to be woken.
    bool push(const FormulaKey &key);
    void remove(const FormulaKey &key);
    /// Nothing when it is empty or closed.
    std::optional<FormulaKey> take();
    /// Empty from now on, whatever is pushed.
    void close();

private:
    std::mutex m_mutex;
    QList<FormulaKey> m_keys;
    bool m_closed = false;
};

} // namespace nunchi::typeset
