// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTest>

#include "exhibits/grading/model_text.h"
#include "grading_machine.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using engine::Subject;
using grading::Model;

namespace {
constexpr Subject kAttention = Subject::TiledAttention;
constexpr Subject kRnn = Subject::Recurrent;

void finish(Model &model)
{
    model.measure();
    QTRY_VERIFY(!model.isMeasuring());
}

QString said(const Model &model)
{
    return grading::text::cautions(model).join(u' ');
}
} // namespace

class TestGradingModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLessonsFigures();
    void whatGoesInOrderHoldsEverythingUp();
    void timeShowsThePapers();
    void anotherNumberOfMarkersBeginsAnew();
    void everyCoreCountIsMeasuredInRounds();
    void manyCoresAreNotAllMeasured();
    void theShareOfAKnownMachineIsFound();
    void attentionIsDividedAndTheRnnIsNot();
    void anUnevenMachineIsCalledNoisy();
    void roundsThatDifferAreCalledNoisy();
    void aSingleCoreHasNothingToDivide();
    void stoppedRunsKeepWhatWasFinished();
    void undoBringsTheOldResultsBack();
    void theRecordGoesThroughJson();
    void recordsThatCannotBeAreRefused();
    void theTextSaysTheNumbers();
    void theEngineMeasuresForReal();
};

void TestGradingModel::theLessonsFigures()
{
    GradingMachine machine;
    Model model(machine.machine());
    model.setMarkers(1);
    QCOMPARE(model.work().time(), 100.0);
    model.setMarkers(100);
    QCOMPARE(model.work().time(), 1.0);
    model.setMarkers(99); // one paper is left over
    QCOMPARE(model.work().time(), 2.0);
    QCOMPARE(model.amdahl(99), 99.0);
}

void TestGradingModel::whatGoesInOrderHoldsEverythingUp()
{
    GradingMachine machine;
    Model model(machine.machine());
    model.setShare(1);
    model.setMarkers(100);
    QVERIFY(std::abs(model.amdahl(100) - 100 / 1.99) < 1e-9); // about 50, says the lesson
    QVERIFY(std::abs(model.work().time() - 1.99) < 1e-9);
    model.setShare(50);
    QVERIFY(model.amdahl(100) < 2);
    model.setLanguage(QStringLiteral("en"));
    QVERIFY(model.textForm().contains(QStringLiteral("never more than 2 times")));
}

void TestGradingModel::timeShowsThePapers()
{
    GradingMachine machine;
    Model model(machine.machine());
    QCOMPARE(model.progress().finished, 0);
    QVERIFY(!model.isDone());
    model.setTime(3.5);
    QCOMPARE(model.progress().finished, 30);
    QCOMPARE(model.progress().inWork, 10);
    QVERIFY(!model.canUndo()); // time goes on by itself
    model.setTime(1000);
    QVERIFY(model.isDone());
    QCOMPARE(model.time(), 10.0);
}

void TestGradingModel::anotherNumberOfMarkersBeginsAnew()
{
    GradingMachine machine;
    Model model(machine.machine());
    model.setTime(5);
    model.setMarkers(20, QStringLiteral("drag"));
    model.setMarkers(40, QStringLiteral("drag"));
    QCOMPARE(model.time(), 0.0);
    model.undo();
    QCOMPARE(model.markers(), 10);
    QCOMPARE(model.time(), 5.0);
}

void TestGradingModel::everyCoreCountIsMeasuredInRounds()
{
    GradingMachine machine;
    Model model(machine.machine());
    finish(model);
    for (const Subject subject : {kAttention, kRnn}) {
        QCOMPARE(model.points(subject).size(), size_t(12));
        for (int i = 0; i < 12; ++i)
            QCOMPARE(model.points(subject)[size_t(i)].n, engine::Index(i % 4 + 1));
    }
}

void TestGradingModel::manyCoresAreNotAllMeasured()
{
    GradingMachine machine;
    machine.cores = 64;
    const Model model(machine.machine());
    const QList<int> counts = model.coreCounts();
    QCOMPARE(counts.first(), 1);
    QCOMPARE(counts.last(), 64);
    QVERIFY(counts.size() < 14);
    QVERIFY(std::is_sorted(counts.begin(), counts.end()));
}

void TestGradingModel::theShareOfAKnownMachineIsFound()
{
    GradingMachine machine;
    machine.inOrder = 0.08;
    Model model(machine.machine());
    QVERIFY(!model.explainingShare());
    finish(model);
    QVERIFY(std::abs(model.speedup(kAttention, 4).value() - 1 / (0.08 + 0.92 / 4)) < 1e-9);
    QVERIFY(std::abs(model.explainingShare().value() - 0.08) < 1e-9);
    QVERIFY(grading::text::findings(model).join(u' ').contains(QStringLiteral("8%")));
}

void TestGradingModel::attentionIsDividedAndTheRnnIsNot()
{
    GradingMachine machine;
    machine.inOrder = 0;
    Model model(machine.machine());
    finish(model);
    QVERIFY(std::abs(lawThrough(model.points(kAttention))->exponent() + 1) < 1e-9);
    QVERIFY(std::abs(lawThrough(model.points(kRnn))->exponent()) < 1e-9);
    QVERIFY(slopeError(model.points(kAttention)).value() < 1e-6);
    QVERIFY(!model.isNoisy());
    QVERIFY(said(model).isEmpty());
}

void TestGradingModel::anUnevenMachineIsCalledNoisy()
{
    GradingMachine machine;
    machine.spread = 0.34;
    Model model(machine.machine());
    finish(model);
    QVERIFY(model.isNoisy());
    QVERIFY(said(model).contains(QStringLiteral("34%")));
}

void TestGradingModel::roundsThatDifferAreCalledNoisy()
{
    GradingMachine machine;
    Model model(machine.machine());
    finish(model);
    QJsonObject record = model.record().toJson();
    QJsonArray points = record[QLatin1String("recurrent")].toArray();
    points[0] = QJsonArray{1, 7, 0.045, 0.0003}; // another program ran at that time
    record[QLatin1String("recurrent")] = points;
    QVERIFY(!model.setSome({{QStringLiteral("measured"), record}}));
    QVERIFY(std::abs(model.largestSpread() - 0.5) < 1e-9);
    QVERIFY(model.isNoisy());
}

void TestGradingModel::aSingleCoreHasNothingToDivide()
{
    GradingMachine machine;
    machine.cores = 1;
    Model model(machine.machine());
    finish(model);
    QVERIFY(!model.explainingShare());
    QVERIFY(grading::text::findings(model).isEmpty());
    QVERIFY(said(model).contains(QStringLiteral("single core")));
}

void TestGradingModel::stoppedRunsKeepWhatWasFinished()
{
    GradingMachine machine;
    machine.gated = true;
    Model model(machine.machine());
    model.measure();
    machine.gate.release(3);
    QTRY_COMPARE(model.points(kAttention).size(), size_t(2));
    QVERIFY(grading::text::progress(model).startsWith(QStringLiteral("RNN, 2")));
    model.stopMeasuring();
    QVERIFY(!model.isMeasuring());
    machine.gate.release(9);
    QCOMPARE(model.points(kAttention).size(), size_t(2));
    QCOMPARE(model.points(kRnn).size(), size_t(1));
    QVERIFY(grading::text::findings(model).isEmpty()); // nothing to compare the RNN with
    QVERIFY(said(model).contains(QStringLiteral("Stopped")));
}

void TestGradingModel::undoBringsTheOldResultsBack()
{
    GradingMachine machine;
    Model model(machine.machine());
    finish(model);
    const QJsonObject measured = model.state();
    model.reset();
    QVERIFY(model.record().isEmpty());
    model.undo();
    QCOMPARE(model.state(), measured);
}

void TestGradingModel::theRecordGoesThroughJson()
{
    GradingMachine machine;
    Model model(machine.machine());
    finish(model);
    const auto saved = QJsonDocument(model.state()).toJson();
    GradingMachine other;
    other.cores = 16;
    auto elsewhere = other.machine();
    elsewhere.name = QStringLiteral("another");
    Model copy(elsewhere);
    QVERIFY(!copy.setState(QJsonDocument::fromJson(saved).object()));
    QCOMPARE(copy.state(), model.state());
    QCOMPARE(copy.cores(), 4);
    QVERIFY(copy.isOfAnotherMachine());
    QVERIFY(said(copy).contains(QStringLiteral("test machine")));
}

void TestGradingModel::recordsThatCannotBeAreRefused()
{
    GradingMachine machine;
    Model model(machine.machine());
    finish(model);
    const QJsonObject good = model.record().toJson();
    const QList<QPair<const char *, QByteArray>> faults{{"attention", "[[2, 5, -1, 0]]"}, {"attention", "[7]"},
        {"attention", "[[5, 5, 0.1, 0]]"}, {"recurrent", "[[0, 5, 0.1, 0]]"}, {"cores", "[4]"},
        {"ending", "[\"never\"]"}, {"machine", "[]"}, {"more", "[1]"}};
    for (const auto &[key, value] : faults) {
        QJsonObject bad = good;
        bad[QLatin1String(key)] = QJsonDocument::fromJson(value).array();
        const auto reason = model.setSome({{QStringLiteral("measured"), bad}});
        QVERIFY2(reason && reason->contains(QStringLiteral("measured")), value.constData());
        QCOMPARE(model.record().toJson(), good);
    }
}

void TestGradingModel::theTextSaysTheNumbers()
{
    GradingMachine machine;
    Model model(machine.machine());
    model.setLanguage(QStringLiteral("en"));
    QVERIFY(model.textForm().contains(QStringLiteral("Nothing has been measured yet.")));
    QVERIFY(model.textForm().contains(QStringLiteral("after 10 units of time instead of 100: 10 times as fast")));
    finish(model);
    QVERIFY(model.textForm().contains(QStringLiteral("attention is 3.08 times as fast"))); // 1/(0.1 + 0.9/4)
    QVERIFY(model.textForm().contains(QStringLiteral("the RNN 1.00 times")));
    const QList<QStringList> rows = model.table();
    QCOMPARE(rows.size(), 1 + 200 + 24);
    QCOMPARE(rows.at(199).mid(0, 3), QStringList({QStringLiteral("papers"), QStringLiteral("100"), QStringLiteral("100")}));
}

void TestGradingModel::theEngineMeasuresForReal()
{
    Model model;
    model.measure();
    QTRY_VERIFY_WITH_TIMEOUT(model.points(kRnn).size() >= 1, 60'000);
    model.stopMeasuring();
    QVERIFY(model.points(kAttention)[0].median > 0 && model.points(kRnn)[0].runs >= 5);
}

QTEST_GUILESS_MAIN(TestGradingModel)
#include "tst_grading_model.moc"
