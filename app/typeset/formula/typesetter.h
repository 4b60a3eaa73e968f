// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QCache>
#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QSet>
#include <QThread>
#include <QTimer>

#include "typeset/formula/disk_cache.h"
#include "typeset/formula/formula.h"
#include "typeset/formula/formula_pack.h"
#include "typeset/formula/formula_queue.h"
#include "typeset/formula/mathjax.h"
#include "typeset/formula/text_outliner.h"

namespace nunchi::typeset {

class TypesetWorker;

struct TypesetterOptions
{
    FormulaFonts fonts;
    QString cacheFolder; ///< empty: nothing is kept on disk
    int timeLimit = MathJax::kTimeLimit;
};

/// Sets formulas without ever keeping the caller waiting. Ask find() first: what it knows is there at once, and of the
/// right size. For the rest, request() and wait for finished(). Thread and MathJax start with the first real request.
class Typesetter : public QObject
{
    Q_OBJECT
public:
    explicit Typesetter(TypesetterOptions options, QObject *parent = nullptr);
    ~Typesetter() override;

    /// Where a program keeps its formulas: in the user's cache folder.
    static QString defaultCacheFolder();

    /// A pack set at build time. False: not usable, its formulas are set when they are needed.
    bool addPack(const QString &path);

    /// From memory, the packs, or the disk as far as that takes no time anyone could notice.
    std::optional<Formula> find(const FormulaKey &key);
    /// The answer comes as finished(), known formulas included. What only `wisher` wanted is dropped with it.
    void request(const FormulaKey &key, QObject *wisher);
    /// Those that cannot be set are asked anew: in another language, the reasons are in other words.
    void forgetFaults();
    bool isSettled() const { return m_waiting.isEmpty(); }

Q_SIGNALS:
    void finished(const nunchi::typeset::FormulaKey &key, const nunchi::typeset::Formula &formula);
    /// The same in batches, at most one a frame: for those who lay a page out anew.
    void arrived(const QSet<nunchi::typeset::FormulaKey> &keys);
    /// Nothing is left to wait for, and all has arrived.
    void settled();

private:
    void start();
    void forget(QObject *wisher);
    void accept(const FormulaKey &key, const Formula &formula);
    void deliver();
    void remember(const FormulaKey &key, const Formula &formula);
    std::optional<Formula> findStored(const FormulaKey &key);

    TypesetterOptions m_options;
    DiskCache m_disk;
    std::vector<FormulaPack> m_packs;
    QCache<FormulaKey, Formula> m_memory;
    QHash<FormulaKey, QSet<QObject *>> m_waiting;
    QSet<QObject *> m_wishers;
    QSet<FormulaKey> m_batch; ///< came since the last arrived()
    QTimer m_frame;
    FormulaQueue m_queue;
    QElapsedTimer m_budgetAge;
    qint64 m_diskTime = 0; ///< spent on reading files since the budget was renewed, ns
    QThread m_thread;
    TypesetWorker *m_worker = nullptr; ///< lives on m_thread and is deleted with it
};

} // namespace nunchi::typeset
