// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>
#include <QTimer>

#include "typeset/formula/disk_cache.h"
#include "typeset/formula/formula.h"
#include "typeset/formula/formula_queue.h"
#include "typeset/formula/mathjax.h"

namespace nunchi::typeset {

/// The typesetter's side of the thread: takes from the queue, looks on disk, asks MathJax.
class TypesetWorker : public QObject
{
    Q_OBJECT
public:
    TypesetWorker(FormulaQueue &queue, DiskCache disk, std::shared_ptr<const TextOutliner> words, int timeLimit);

    void work();
    /// From any thread: what is being set ends at once.
    void abort() { m_mathjax.abort(); }

Q_SIGNALS:
    void finished(const nunchi::typeset::FormulaKey &key, const nunchi::typeset::Formula &formula);

private:
    Formula formula(const FormulaKey &key);

    FormulaQueue &m_queue;
    DiskCache m_disk;
    MathJax m_mathjax;
    QTimer m_idle;
    bool m_tidied = false;
};

} // namespace nunchi::typeset
