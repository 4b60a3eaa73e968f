// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include "exhibits/exhibit_model.h"
#include "exhibits/shared/measure_worker.h"

namespace nunchi::exhibits {

/// What exhibits that measure this computer have in common: the worker, and the record of what a run brought, which is
/// kept with the state under "measured" (a lesson leaves it alone). A Record has a machine, an ending, isEmpty(),
/// toJson() and read().
template <class Record> class MeasuringModel : public ExhibitModel
{
public:
    void stopMeasuring() { m_worker.stop(); }
    bool isMeasuring() const { return m_worker.isRunning(); }
    const MeasureWorker &worker() const { return m_worker; }
    const Record &record() const { return m_record; }
    bool isOfAnotherMachine() const { return !m_record.isEmpty() && m_record.machine != m_machineName; }

protected:
    MeasuringModel(const MeasureFunction &measure, QString machineName, QObject *parent)
        : ExhibitModel(parent)
        , m_machineName(std::move(machineName))
        , m_worker(measure)
    {
        connect(&m_worker, &MeasureWorker::progressed, this, &ExhibitModel::changed);
        connect(&m_worker, &MeasureWorker::measured, this, [this](int task, const engine::MeasuredPoint &point) {
            take(m_worker.task(task), point, m_record);
            Q_EMIT changed();
        });
        connect(&m_worker, &MeasureWorker::ended, this, [this](MeasureWorker::Ending ending) {
            m_record.ending = ending;
            Q_EMIT changed();
        });
    }

    /// Puts a point where it belongs.
    virtual void take(const MeasureTask &task, const engine::MeasuredPoint &point, Record &record) = 0;

    static Parameter measuredParameter() { return {measuredName(), Parameter::Kind::Json, QJsonObject(), 0, 0, {}}; }
    static QString measuredName() { return QStringLiteral("measured"); }
    /// Why it cannot be read; empty: record holds it.
    static std::optional<QString> readRecord(const QJsonObject &complete, Record &record)
    {
        return Record::read(complete[measuredName()].toObject(), record);
    }
    /// From a state. Another one than there is ends the run that is going on.
    void setRecord(const Record &record)
    {
        if (record.toJson() == m_record.toJson())
            return;
        m_worker.drop();
        m_record = record;
    }
    /// By the user: what was measured before goes (undo brings it back).
    void begin(Record empty, const QList<MeasureTask> &tasks)
    {
        remember();
        m_record = std::move(empty);
        m_record.machine = m_machineName;
        m_worker.start(tasks);
        Q_EMIT changed();
    }

private:
    QString m_machineName;
    Record m_record;
    MeasureWorker m_worker;
};

} // namespace nunchi::exhibits
