// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula/formula_queue.h"

namespace nunchi::typeset {

bool FormulaQueue::push(const FormulaKey &key)
{
    const std::lock_guard lock(m_mutex);
    if (m_closed)
        return false;
    m_keys += key;
    return m_keys.size() == 1;
}

void FormulaQueue::remove(const FormulaKey &key)
{
    const std::lock_guard lock(m_mutex);
    m_keys.removeAll(key);
}

std::optional<FormulaKey> FormulaQueue::take()
{
    const std::lock_guard lock(m_mutex);
    if (m_keys.isEmpty())
        return std::nullopt;
    return m_keys.takeFirst();
}

void FormulaQueue::close()
{
    const std::lock_guard lock(m_mutex);
    m_closed = true;
    m_keys.clear();
}

} // namespace nunchi::typeset
