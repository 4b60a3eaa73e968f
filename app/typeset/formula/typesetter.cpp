// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula/typesetter.h"

#include <utility>

#include <QStandardPaths>

#include "typeset/formula/typeset_worker.h"

namespace nunchi::typeset {

namespace {
constexpr int kMemoryBytes = 12 * 1024 * 1024;
/// Reading files may take so long of every so long: beyond that the worker reads them.
constexpr qint64 kDiskBudget = 4'000'000;   // ns
constexpr qint64 kBudgetPeriod = 100;       // ms
constexpr int kFrame = 16;                  // ms
constexpr uint kStackSize = 16 * 1024 * 1024; // scripts nest deeply before their engine says stop
} // namespace

Typesetter::Typesetter(TypesetterOptions options, QObject *parent)
    : QObject(parent), m_options(std::move(options)),
      m_disk(m_options.cacheFolder, MathJax::fingerprint() + m_options.fonts.signature()), m_memory(kMemoryBytes)
{
    m_budgetAge.start();
    m_frame.setSingleShot(true);
    m_frame.setInterval(kFrame);
    connect(&m_frame, &QTimer::timeout, this, &Typesetter::deliver);
}

Typesetter::~Typesetter()
{
    m_queue.close();
    if (m_worker)
        m_worker->abort();
    m_thread.quit();
    m_thread.wait();
}

QString Typesetter::defaultCacheFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/typeset");
}

bool Typesetter::addPack(const QString &path)
{
    FormulaPack pack;
    if (!pack.open(path))
        return false;
    m_packs.push_back(std::move(pack));
    return true;
}

std::optional<Formula> Typesetter::find(const FormulaKey &key)
{
    if (const Formula *known = m_memory.object(key))
        return *known;
    std::optional<Formula> stored = findStored(key);
    if (stored)
        remember(key, *stored);
    return stored;
}

std::optional<Formula> Typesetter::findStored(const FormulaKey &key)
{
    for (const FormulaPack &pack : m_packs)
        if (const auto formula = pack.find(key))
            return formula;
    if (m_budgetAge.elapsed() > kBudgetPeriod) {
        m_budgetAge.start();
        m_diskTime = 0;
    }
    if (m_diskTime > kDiskBudget)
        return std::nullopt;
    QElapsedTimer timer;
    timer.start();
    const auto formula = m_disk.find(key);
    m_diskTime += timer.nsecsElapsed();
    return formula;
}

void Typesetter::request(const FormulaKey &key, QObject *wisher)
{
    if (!m_wishers.contains(wisher)) {
        m_wishers.insert(wisher);
        connect(wisher, &QObject::destroyed, this, &Typesetter::forget);
    }
    const bool isNew = !m_waiting.contains(key);
    m_waiting[key].insert(wisher);
    if (!isNew)
        return;
    if (const auto known = find(key)) {
        QMetaObject::invokeMethod(this, [this, key, formula = *known] { accept(key, formula); }, Qt::QueuedConnection);
        return;
    }
    start();
    if (m_queue.push(key))
        QMetaObject::invokeMethod(m_worker, &TypesetWorker::work, Qt::QueuedConnection);
}

void Typesetter::start()
{
    if (m_worker)
        return;
    m_worker = new TypesetWorker(m_queue, m_disk, std::make_shared<TextOutliner>(m_options.fonts),
                                 m_options.timeLimit);
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_worker, &TypesetWorker::finished, this, &Typesetter::accept);
    m_thread.setObjectName(QStringLiteral("typesetter"));
    m_thread.setStackSize(kStackSize);
    m_thread.start(QThread::LowPriority);
}

void Typesetter::forget(QObject *wisher)
{
    m_wishers.remove(wisher);
    for (auto it = m_waiting.begin(); it != m_waiting.end();) {
        if (it->remove(wisher) && it->isEmpty()) {
            m_queue.remove(it.key());
            it = m_waiting.erase(it);
        } else {
            ++it;
        }
    }
}

void Typesetter::accept(const FormulaKey &key, const Formula &formula)
{
    remember(key, formula);
    if (!m_waiting.remove(key))
        return;
    Q_EMIT finished(key, formula);
    m_batch.insert(key);
    if (m_waiting.isEmpty()) {
        deliver();
        Q_EMIT settled();
    } else if (!m_frame.isActive()) {
        m_frame.start();
    }
}

void Typesetter::deliver()
{
    m_frame.stop();
    if (!m_batch.isEmpty())
        Q_EMIT arrived(std::exchange(m_batch, {}));
}

void Typesetter::forgetFaults()
{
    for (const FormulaKey &key : m_memory.keys())
        if (m_memory.object(key)->isError())
            m_memory.remove(key);
}

void Typesetter::remember(const FormulaKey &key, const Formula &formula)
{
    m_memory.insert(key, new Formula(formula), formula.bytes());
}

} // namespace nunchi::typeset
