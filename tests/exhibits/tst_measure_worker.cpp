// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <new>
#include <semaphore>

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include "exhibits/shared/measure_worker.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using Ending = MeasureWorker::Ending;

namespace {

QList<MeasureTask> lengths(const QList<engine::Index> &all)
{
    QList<MeasureTask> tasks;
    for (const engine::Index n : all)
        tasks.append({{}, n});
    return tasks;
}

engine::MeasuredPoint pointAt(engine::Index n)
{
    engine::MeasuredPoint point;
    point.n = n;
    point.runs = 5;
    point.median = static_cast<double>(n);
    return point;
}

/// A measurement that waits until the test lets it go.
struct Gate
{
    std::counting_semaphore<> open{0};
    std::atomic<int> begun = 0;
    std::atomic<int> stopped = 0;

    MeasureFunction function()
    {
        return [this](const MeasureTask &task, const std::stop_token &stop) -> std::optional<engine::MeasuredPoint> {
            ++begun;
            open.acquire();
            if (stop.stop_requested()) {
                ++stopped;
                return std::nullopt;
            }
            return pointAt(task.n);
        };
    }
};

} // namespace

class TestMeasureWorker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsInOrderInTheUsersThread();
    void stopTellsAtOnceAndNothingComesAfter();
    void aNewRunDropsTheOld();
    void memoryThatRunsOutEndsTheRun();
    void goesAwayWhileMeasuring();
    void theEngineMeasuresForReal();
};

void TestMeasureWorker::tellsInOrderInTheUsersThread()
{
    QThread *measuredIn = nullptr;
    MeasureWorker worker([&](const MeasureTask &task, const std::stop_token &) {
        measuredIn = QThread::currentThread();
        return std::optional(pointAt(task.n));
    });
    QList<engine::Index> seen;
    connect(&worker, &MeasureWorker::measured, this, [&](int task, const engine::MeasuredPoint &point) {
        QCOMPARE(QThread::currentThread(), qApp->thread());
        QCOMPARE(worker.task(task).n, point.n);
        QCOMPARE(worker.done(), task + 1);
        seen << point.n;
    });
    QSignalSpy ended(&worker, &MeasureWorker::ended);
    worker.start(lengths({4, 8, 16}));
    QVERIFY(worker.isRunning());
    QVERIFY(ended.wait());
    QCOMPARE(seen, (QList<engine::Index>{4, 8, 16}));
    QCOMPARE(ended.first().first().value<Ending>(), Ending::Done);
    QVERIFY(!worker.isRunning());
    QVERIFY(measuredIn != qApp->thread());
}

void TestMeasureWorker::stopTellsAtOnceAndNothingComesAfter()
{
    Gate gate;
    MeasureWorker worker(gate.function());
    QSignalSpy measured(&worker, &MeasureWorker::measured);
    QSignalSpy ended(&worker, &MeasureWorker::ended);
    worker.start(lengths({4, 8, 16}));
    gate.open.release();
    QVERIFY(measured.wait());
    QTRY_COMPARE(gate.begun.load(), 2);
    worker.stop();
    QCOMPARE(ended.count(), 1);
    QCOMPARE(ended.first().first().value<Ending>(), Ending::Stopped);
    QVERIFY(!worker.isRunning());
    gate.open.release(3);
    QTRY_COMPARE(gate.stopped.load(), 1);
    QCoreApplication::processEvents();
    QCOMPARE(measured.count(), 1);
    worker.stop();
    QCOMPARE(ended.count(), 1);
}

void TestMeasureWorker::aNewRunDropsTheOld()
{
    Gate gate;
    MeasureWorker worker(gate.function());
    QSignalSpy measured(&worker, &MeasureWorker::measured);
    QSignalSpy ended(&worker, &MeasureWorker::ended);
    worker.start(lengths({4}));
    QTRY_COMPARE(gate.begun.load(), 1);
    worker.start(lengths({100}));
    gate.open.release(2);
    QVERIFY(ended.wait());
    QCOMPARE(measured.count(), 1);
    QCOMPARE(measured.first().at(1).value<engine::MeasuredPoint>().n, engine::Index(100));
    QCOMPARE(ended.count(), 1);
}

void TestMeasureWorker::memoryThatRunsOutEndsTheRun()
{
    MeasureWorker worker([](const MeasureTask &task, const std::stop_token &) -> std::optional<engine::MeasuredPoint> {
        if (task.n > 4)
            throw std::bad_alloc();
        return pointAt(task.n);
    });
    QSignalSpy measured(&worker, &MeasureWorker::measured);
    QSignalSpy ended(&worker, &MeasureWorker::ended);
    worker.start(lengths({4, 8, 16}));
    QVERIFY(ended.wait());
    QCOMPARE(ended.first().first().value<Ending>(), Ending::OutOfMemory);
    QCOMPARE(measured.count(), 1);
}

void TestMeasureWorker::goesAwayWhileMeasuring()
{
    Gate gate;
    {
        MeasureWorker worker(gate.function());
        worker.start(lengths({4, 8}));
        QTRY_COMPARE(gate.begun.load(), 1);
        gate.open.release(2);
    }
    // The thread is gone with the worker: nobody waits at the gate any more.
    QVERIFY(gate.begun.load() <= 2);
}

void TestMeasureWorker::theEngineMeasuresForReal()
{
    MeasureWorker worker(measureOnThisComputer());
    QSignalSpy measured(&worker, &MeasureWorker::measured);
    QSignalSpy ended(&worker, &MeasureWorker::ended);
    worker.start(lengths({64}));
    QVERIFY(ended.wait(20'000));
    QCOMPARE(measured.count(), 1);
    const auto point = measured.first().at(1).value<engine::MeasuredPoint>();
    QCOMPARE(point.n, engine::Index(64));
    QVERIFY(point.median > 0 && point.runs >= 5);
    QCOMPARE(point.operations, 4.0 * 64 * 64 * 64);
}

QTEST_GUILESS_MAIN(TestMeasureWorker)
#include "tst_measure_worker.moc"
