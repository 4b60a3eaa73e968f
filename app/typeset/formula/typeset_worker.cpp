// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula/typeset_worker.h"

namespace nunchi::typeset {

namespace {
/// MathJax takes some 50 MB and a few hundredths of a second to come back.
constexpr int kIdleTime = 60'000;
} // namespace

TypesetWorker::TypesetWorker(FormulaQueue &queue, DiskCache disk, std::shared_ptr<const TextOutliner> words,
                             int timeLimit)
    : m_queue(queue), m_disk(std::move(disk)), m_mathjax(std::move(words), timeLimit), m_idle(this)
{
    m_idle.setSingleShot(true);
    m_idle.setInterval(kIdleTime);
    connect(&m_idle, &QTimer::timeout, this, [this] { m_mathjax.unload(); });
}

void TypesetWorker::work()
{
    m_idle.stop();
    while (const auto key = m_queue.take())
        Q_EMIT finished(*key, formula(*key));
    if (m_mathjax.isLoaded())
        m_idle.start();
}

Formula TypesetWorker::formula(const FormulaKey &key)
{
    if (const auto stored = m_disk.find(key))
        return *stored;
    const Formula formula = m_mathjax.typeset(key);
    m_disk.insert(key, formula);
    if (!m_tidied) {
        m_tidied = true;
        m_disk.tidy();
    }
    return formula;
}

} // namespace nunchi::typeset
