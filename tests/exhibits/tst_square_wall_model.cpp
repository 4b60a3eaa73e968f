// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTest>

#include "exhibits/shared/measured_points.h"
#include "exhibits/square-wall/model_text.h"
#include "wall_machine.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using engine::Subject;
using square_wall::Model;

namespace {
constexpr Subject kPlain = Subject::PlainAttention;
constexpr Subject kTiled = Subject::TiledAttention;

void finish(Model &model)
{
    model.measure();
    QTRY_VERIFY(!model.isMeasuring());
}
} // namespace

class TestSquareWallModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pairsAreThoseOfTheLesson();
    void memoryIsTheMatrixAndItsInputs();
    void theWallStandsWhereTheMatrixFillsTheMemory();
    void theSlopeOfAKnownMachineIsFound();
    void forecastsGoOnAlongTheLaw();
    void anUnevenMachineIsCalledNoisy();
    void whatDoesNotFitIsLeftOutAndSaid();
    void stoppedRunsKeepWhatWasFinished();
    void anotherWidthDropsTheResults();
    void resultsOfAnOldRunAreDropped();
    void undoBringsTheOldResultsBack();
    void theRecordGoesThroughJson();
    void recordsThatCannotBeAreRefused();
    void theTextSaysTheNumbers();
    void theEngineMeasuresForReal();
};

void TestSquareWallModel::pairsAreThoseOfTheLesson()
{
    QCOMPARE(Model::pairs(512), 262'144.0);
    QCOMPARE(Model::pairs(10'000), 1e8);
    QCOMPARE(Model::pairs(1'000'000), 1e12);
}

void TestSquareWallModel::memoryIsTheMatrixAndItsInputs()
{
    WallMachine machine;
    const Model model(machine.machine());
    // Q, K, V and the result of 4 bytes a number, and for plain attention the n×n matrix: 4 MiB at 1,024.
    const double inputs = 4.0 * 4 * 1024 * 64;
    QCOMPARE(model.memory(kTiled, 1024), inputs);
    QCOMPARE(model.memory(kPlain, 1024), inputs + 4.0 * 1024 * 1024);
}

void TestSquareWallModel::theWallStandsWhereTheMatrixFillsTheMemory()
{
    WallMachine machine;
    const Model model(machine.machine());
    // 4n² + 16·64·n = 16e9
    const double expected = (-1024 + std::sqrt(1024.0 * 1024 + 4 * 4 * 16e9)) / 8;
    QVERIFY(std::abs(model.fullAt(kPlain).value() / expected - 1) < 1e-6);
    QVERIFY(std::abs(model.fullAt(kTiled).value() / (16e9 / 1024) - 1) < 1e-6);
}

void TestSquareWallModel::theSlopeOfAKnownMachineIsFound()
{
    WallMachine machine;
    machine.exponent = 1.97;
    Model model(machine.machine());
    QVERIFY(!model.law(kPlain));
    finish(model);
    QCOMPARE(model.points(kPlain).size(), size_t(6));
    QCOMPARE(model.points(kTiled).size(), size_t(6));
    QVERIFY(std::abs(model.law(kPlain)->exponent() - 1.97) < 1e-9);
    QVERIFY(std::abs(model.law(kTiled)->exponent() - 1.97) < 1e-9);
    QVERIFY(slopeError(model.points(kPlain)).value() < 1e-6);
    QVERIFY(!model.isNoisy());
    QVERIFY(square_wall::text::slopes(model).contains(QStringLiteral("1.97 ± 0.00")));
}

void TestSquareWallModel::forecastsGoOnAlongTheLaw()
{
    WallMachine machine;
    Model model(machine.machine());
    finish(model);
    QVERIFY(std::abs(model.forecast(kPlain, 10'000)->seconds - 0.1) < 1e-9);
    QVERIFY(std::abs(model.forecast(kPlain, 1e6)->seconds - 1000) < 1e-5);
    QVERIFY(std::abs(model.forecast(kTiled, 1e6)->seconds - 500) < 1e-5);
    QVERIFY(std::abs(model.forecast(kPlain, 1e6)->reach - 1e6 / 8192) < 1e-6);
    const auto row = square_wall::text::row(model, 1e6);
    QCOMPARE(row.plainTime, QStringLiteral("17 min"));
    QCOMPARE(row.plainMemory, QStringLiteral("4 TB"));
    QCOMPARE(row.tiledMemory, QStringLiteral("1 GB"));
    QVERIFY(!row.plainFits);
    QVERIFY(row.tiledFits);
}

void TestSquareWallModel::anUnevenMachineIsCalledNoisy()
{
    WallMachine machine;
    machine.spread = 0.34;
    Model model(machine.machine());
    finish(model);
    QVERIFY(model.isNoisy());
    QVERIFY(square_wall::text::cautions(model).join(u' ').contains(QStringLiteral("34%")));
}

void TestSquareWallModel::whatDoesNotFitIsLeftOutAndSaid()
{
    WallMachine machine;
    machine.available = 100e6; // the matrix of 8,192 alone takes 268 MB
    Model model(machine.machine());
    finish(model);
    QCOMPARE(model.points(kPlain).back().n, engine::Index(4096));
    QCOMPARE(model.points(kTiled).back().n, engine::Index(8192));
    QCOMPARE(model.record().leftOut, engine::Index(8192));
    QVERIFY(square_wall::text::cautions(model).join(u' ').contains(QStringLiteral("n = 8,192")));
}

void TestSquareWallModel::stoppedRunsKeepWhatWasFinished()
{
    WallMachine machine;
    machine.gated = true;
    Model model(machine.machine());
    model.measure();
    machine.gate.release(3);
    QTRY_COMPARE(model.points(kPlain).size(), size_t(2));
    model.stopMeasuring();
    QVERIFY(!model.isMeasuring());
    QCOMPARE(model.points(kPlain).size(), size_t(2));
    QCOMPARE(model.points(kTiled).size(), size_t(1));
    QVERIFY(model.law(kPlain));
    QVERIFY(!slopeError(model.points(kPlain))); // a line through two points says nothing about its error
    QVERIFY(square_wall::text::cautions(model).join(u' ').contains(QStringLiteral("Stopped")));
    machine.gate.release(9);
}

void TestSquareWallModel::anotherWidthDropsTheResults()
{
    WallMachine machine;
    Model model(machine.machine());
    finish(model);
    QVERIFY(!model.setSome({{QStringLiteral("n"), 2048}}));
    QCOMPARE(model.points(kPlain).size(), size_t(6));
    QVERIFY(!model.setSome({{QStringLiteral("d"), 128}}));
    QVERIFY(model.record().isEmpty());
}

void TestSquareWallModel::resultsOfAnOldRunAreDropped()
{
    WallMachine machine;
    machine.gated = true;
    Model model(machine.machine());
    model.measure();
    machine.gate.release(1);
    QTRY_COMPARE(model.points(kPlain).size(), size_t(1));
    QVERIFY(!model.setSome({{QStringLiteral("d"), 32}}));
    QVERIFY(!model.isMeasuring());
    machine.gate.release(20);
    model.measure();
    QTRY_VERIFY(!model.isMeasuring());
    QCOMPARE(model.record().width, 32);
    QCOMPARE(model.points(kPlain).size(), size_t(6));
    QCOMPARE(model.points(kTiled).size(), size_t(6));
}

void TestSquareWallModel::undoBringsTheOldResultsBack()
{
    WallMachine machine;
    Model model(machine.machine());
    finish(model);
    const QJsonObject measured = model.state();
    model.reset();
    QVERIFY(model.record().isEmpty());
    model.undo();
    QCOMPARE(model.state(), measured);
    model.setN(600, QStringLiteral("drag"));
    model.setN(700, QStringLiteral("drag"));
    QCOMPARE(model.points(kPlain).size(), size_t(6));
    model.undo();
    QCOMPARE(model.n(), 512);
    QCOMPARE(model.state(), measured);
}

void TestSquareWallModel::theRecordGoesThroughJson()
{
    WallMachine machine;
    Model model(machine.machine());
    finish(model);
    const auto saved = QJsonDocument(model.state()).toJson();
    WallMachine other;
    auto elsewhere = other.machine();
    elsewhere.name = QStringLiteral("another");
    Model copy(elsewhere);
    QVERIFY(!copy.setState(QJsonDocument::fromJson(saved).object()));
    QCOMPARE(copy.state(), model.state());
    QVERIFY(!model.isOfAnotherMachine());
    QVERIFY(copy.isOfAnotherMachine());
    QVERIFY(square_wall::text::cautions(copy).join(u' ').contains(QStringLiteral("test machine")));
}

void TestSquareWallModel::recordsThatCannotBeAreRefused()
{
    WallMachine machine;
    Model model(machine.machine());
    finish(model);
    const QJsonObject good = model.record().toJson();
    const auto refused = [&model](const QJsonObject &record) {
        const auto reason = model.setSome({{QStringLiteral("measured"), record}});
        return reason && reason->contains(QStringLiteral("measured"));
    };
    const QList<QPair<const char *, QByteArray>> faults{{"plain", "[[512, 5, -1, 0]]"}, {"plain", "[[512, 5, 0.1]]"},
        {"plain", "[7]"}, {"tiled", "[[512, 5, 0.1, 0], [512, 5, 0.1, 0]]"}, {"tiled", "[[0, 5, 0.1, 0]]"},
        {"ending", "[\"never\"]"}, {"machine", "[]"}, {"leftOut", "[-3]"}, {"more", "[1]"}};
    for (const auto &[key, value] : faults) {
        QJsonObject bad = good;
        bad[QLatin1String(key)] = QJsonDocument::fromJson(value).array();
        QVERIFY2(refused(bad), value.constData());
        QCOMPARE(model.record().toJson(), good);
    }
}

void TestSquareWallModel::theTextSaysTheNumbers()
{
    WallMachine machine;
    Model model(machine.machine());
    model.setLanguage(QStringLiteral("en"));
    QVERIFY(model.textForm().contains(QStringLiteral("Nothing has been measured yet.")));
    QVERIFY(model.textForm().contains(QStringLiteral("1 trillion pairs")));
    QVERIFY(square_wall::text::statement(model).contains(QStringLiteral("512 tokens make 262,144 pairs")));
    model.setLanguage(QStringLiteral("ko"));
    QVERIFY(model.textForm().contains(QString::fromUtf8("26만")));
    QVERIFY(model.textForm().contains(QString::fromUtf8("1조")));
    finish(model);
    QVERIFY(model.textForm().contains(QStringLiteral("n = 8,192: 67 ms")));
    QCOMPARE(model.table().size(), 1 + 6 + 1 + 6 + 1);
    QCOMPARE(model.table().at(1).at(1), QStringLiteral("256"));
}

void TestSquareWallModel::theEngineMeasuresForReal()
{
    Model model;
    QSignalSpy changed(&model, &ExhibitModel::changed);
    model.measure();
    QTRY_VERIFY_WITH_TIMEOUT(model.points(kTiled).size() >= 2, 60'000);
    model.stopMeasuring();
    QVERIFY(changed.count() >= 4);
    // That the time grows at all; how steeply is for a quiet machine to say.
    QVERIFY(model.points(kTiled)[1].median > model.points(kTiled)[0].median);
}

QTEST_GUILESS_MAIN(TestSquareWallModel)
#include "tst_square_wall_model.moc"
