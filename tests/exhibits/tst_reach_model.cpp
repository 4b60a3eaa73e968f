// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "exhibits/reach/model.h"

using namespace nunchi::exhibits;
using reach::Mechanism;
using reach::Model;

class TestReachModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stepsAreThoseOfTheClosedForms();
    void theRecurrentOneIsTheOnlyOneThatSuffers();
    void thePathClimbsWithinTheKernel();
    void positionsStayApartAndInside();
    void aShorterRowTakesBothAlong();
    void distanceMovesTheEarlierOne();
    void walkersStopWhereTheyArrive();
    void oneDragIsOneStepBack();
    void whatDoesNotFitTogetherIsRefused();
    void textFormAndTable_data();
    void textFormAndTable();
};

namespace {

int climbing(int distance, int kernel)
{
    return (distance + kernel - 2) / (kernel - 1); // ⌈distance/(k − 1)⌉
}

int climbingDilated(int distance, int kernel)
{
    int layers = 0;
    for (long long seen = 1; seen <= distance; seen *= kernel)
        ++layers;
    return layers;
}

} // namespace

void TestReachModel::stepsAreThoseOfTheClosedForms()
{
    Model model;
    for (int kernel = reach::minKernel; kernel <= reach::maxKernel; ++kernel) {
        model.setKernel(kernel, {});
        for (const int distance : {1, 2, 3, 8, 9, 26, 27, 80, 81, 256, 499}) {
            model.setDilated(false);
            QCOMPARE(model.steps(Mechanism::Convolution, distance), climbing(distance, kernel));
            model.setDilated(true);
            QCOMPARE(model.steps(Mechanism::Convolution, distance), climbingDilated(distance, kernel));
            QCOMPARE(model.steps(Mechanism::Recurrent, distance), distance);
            QCOMPARE(model.steps(Mechanism::Attention, distance), 1);
        }
    }
}

void TestReachModel::theRecurrentOneIsTheOnlyOneThatSuffers()
{
    Model model;
    QVERIFY(!model.setState({{QStringLiteral("n"), 500}, {QStringLiteral("first"), 1}, {QStringLiteral("second"), 500},
        {QStringLiteral("dilated"), true}}));
    QCOMPARE(model.steps(Mechanism::Recurrent), 499);
    QCOMPARE(model.steps(Mechanism::Convolution), 6); // 3⁵ = 243 < 500 ≤ 3⁶
    QCOMPARE(model.steps(Mechanism::Attention), 1);
}

void TestReachModel::thePathClimbsWithinTheKernel()
{
    Model model;
    for (const bool dilated : {false, true}) {
        model.setDilated(dilated);
        const std::vector<int> path = model.convolutionPath();
        QCOMPARE(int(path.size()) - 1, model.steps(Mechanism::Convolution));
        QCOMPARE(path.front(), model.earlier());
        QCOMPARE(path.back(), model.later());
        int apart = 1;
        for (size_t layer = 1; layer < path.size(); ++layer) {
            const int hop = path[layer] - path[layer - 1];
            QVERIFY(hop >= 0 && hop <= (model.kernel() - 1) * apart && hop % apart == 0);
            apart *= dilated ? model.kernel() : 1;
        }
    }
    QCOMPARE(model.receptiveField(0), 1);
    QCOMPARE(model.receptiveField(2), 9);
}

void TestReachModel::positionsStayApartAndInside()
{
    Model model;
    model.setFirst(20, QStringLiteral("a"));
    model.setFirst(21, QStringLiteral("a")); // where the other is: over it
    QCOMPARE(model.first(), 22);
    QCOMPARE(model.earlier(), 21);
    model.setFirst(1000, QStringLiteral("a"));
    QCOMPARE(model.first(), 24);
    model.setSecond(23, QStringLiteral("b"));
    model.setSecond(24, QStringLiteral("b")); // no room behind it
    QCOMPARE(model.second(), 23);
    model.setSecond(-5, QStringLiteral("b"));
    QCOMPARE(model.second(), 1);
}

void TestReachModel::aShorterRowTakesBothAlong()
{
    Model model;
    model.setLength(10, {});
    QCOMPARE(model.later(), 10);
    QCOMPARE(model.earlier(), 3);
    model.setLength(2, {});
    QCOMPARE(model.length(), 2);
    QCOMPARE(model.distance(), 1);
    model.setLength(1, {});
    QCOMPARE(model.length(), 2);
}

void TestReachModel::distanceMovesTheEarlierOne()
{
    Model model;
    model.setDistance(4, {});
    QCOMPARE(model.later(), 21);
    QCOMPARE(model.earlier(), 17);
    model.setDistance(23, {});
    QCOMPARE(model.earlier(), 1);
    QCOMPARE(model.later(), 24);
    model.setDistance(0, {});
    QCOMPARE(model.distance(), 1);
}

void TestReachModel::walkersStopWhereTheyArrive()
{
    Model model;
    QSignalSpy changes(&model, &Model::changed);
    model.setWalked(0);
    QVERIFY(!model.hasArrived(Mechanism::Attention));
    model.setWalked(1);
    QVERIFY(model.hasArrived(Mechanism::Attention));
    QCOMPARE(model.walked(Mechanism::Attention), 1);
    QVERIFY(!model.hasArrived(Mechanism::Convolution));
    model.setWalked(9);
    QVERIFY(model.hasArrived(Mechanism::Convolution));
    QCOMPARE(model.walked(Mechanism::Recurrent), 9);
    QVERIFY(model.textForm().contains(u'9'));
    QCOMPARE(changes.count(), 3);
    QVERIFY(!model.canUndo());
    model.setDistance(5, {}); // moved: there at once
    QVERIFY(model.hasArrived(Mechanism::Recurrent));
}

void TestReachModel::oneDragIsOneStepBack()
{
    Model model;
    const QJsonObject start = model.state();
    for (int position = 20; position > 10; --position)
        model.setSecond(position, QStringLiteral("drag 1"));
    model.setSecond(15, QStringLiteral("drag 2"));
    model.undo();
    QCOMPARE(model.second(), 11);
    model.undo();
    QCOMPARE(model.state(), start);
    model.redo();
    QCOMPARE(model.second(), 11);
    model.reset();
    QCOMPARE(model.state(), start);
}

void TestReachModel::whatDoesNotFitTogetherIsRefused()
{
    Model model;
    const QJsonObject start = model.state();
    const auto beyond = model.setSome({{QStringLiteral("first"), 25}});
    QVERIFY(beyond && beyond->contains(QLatin1String("24")));
    QVERIFY(model.setSome({{QStringLiteral("n"), 20}}).has_value());
    QVERIFY(model.setSome({{QStringLiteral("first"), 21}}).has_value());
    QCOMPARE(model.state(), start);
    QVERIFY(!model.setSome({{QStringLiteral("n"), 40}, {QStringLiteral("first"), 40}}));
    QCOMPARE(model.distance(), 19);
}

void TestReachModel::textFormAndTable_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("ko") << QStringLiteral("ko");
    QTest::newRow("en") << QStringLiteral("en");
}

void TestReachModel::textFormAndTable()
{
    QFETCH(QString, language);
    Model model;
    model.setLanguage(language);
    const QString text = model.textForm();
    for (const char *number : {"24", "21", "18", "9", "12"}) // n, position, steps, layers, longest path of the CNN
        QVERIFY2(text.contains(QLatin1String(number)), qPrintable(text));
    const QList<QStringList> table = model.table();
    QCOMPARE(table.size(), 24);
    QCOMPARE(table[18], (QStringList{QStringLiteral("18"), QStringLiteral("18"), QStringLiteral("9"), QStringLiteral("1")}));
}

QTEST_GUILESS_MAIN(TestReachModel)
#include "tst_reach_model.moc"
