// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QSignalSpy>
#include <QTest>

#include "exhibits/attention-steps/model.h"
#include "exhibits/matrix/model.h"
#include "exhibits/shared/number_text.h"

using namespace nunchi::exhibits;
using matrix::Model;
using matrix::Show;
using Steps = attention_steps::Model;

class TestMatrixModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aloneItHasItsOwnValuesAndHistory();
    void cursorGoesByKeyAndStaysInside();
    void columnStartsWhereTheRowLooksMost();
    void scoresAreThoseBeforeTheSoftmax();
    void colourScaleIsFixedUnlessAsked();
    void followsAndLeads();
    void followingItsCursorGoesBackWhole();
    void theLeadersHistoryUndoesBoth();
    void settingItsOwnPartLeavesTheLeader();
    void resetOfAFollowerResetsBoth();
    void followsOnlyWhatItCan();
    void oneSignalAChange();
    void paddingAndMaskInTheText();
    void scoresAreNotSpokenOfAsWeights();
    void theTableHoldsEveryCell();
};

void TestMatrixModel::aloneItHasItsOwnValuesAndHistory()
{
    Model model;
    QVERIFY(!model.isFollowing());
    QVERIFY(!model.canUndo());
    const QJsonObject start = model.state();
    model.setScaled(false);
    model.setPadding(Padding::Shown);
    QCOMPARE(model.count(), 11);
    model.undo();
    QCOMPARE(model.count(), 9);
    model.undo();
    QCOMPARE(model.state(), start);
    model.redo();
    QVERIFY(!model.values().settings().scaled);
    for (int i = 0; i < model.count(); ++i)
        QVERIFY(std::abs(model.rowSum(i) - 1.0) < 1e-12);
}

void TestMatrixModel::cursorGoesByKeyAndStaysInside()
{
    Model model;
    model.setCursor(1, 2);
    QCOMPARE(model.state()[QStringLiteral("row")].toString(), QStringLiteral("animal"));
    QCOMPARE(model.state()[QStringLiteral("column")].toString(), QStringLiteral("street"));
    model.setLanguage(QStringLiteral("en"));
    QCOMPARE(model.values().tokens()[model.row()].text, QStringLiteral("animal"));
    QCOMPARE(model.values().tokens()[model.column()].text, QStringLiteral("street"));
    model.setCursor(-5, 100);
    QCOMPARE(model.row(), 0);
    QCOMPARE(model.column(), 10);
    model.undo(); // moves of the cursor are one gesture
    QVERIFY(!model.canUndo());
}

void TestMatrixModel::columnStartsWhereTheRowLooksMost()
{
    Model model;
    QCOMPARE(model.values().tokens()[model.column()].key, QStringLiteral("animal"));
    QVERIFY(!model.setSome({{QStringLiteral("row"), QStringLiteral("street")}}));
    QCOMPARE(model.values().tokens()[model.column()].key, QStringLiteral("street"));
}

void TestMatrixModel::scoresAreThoseBeforeTheSoftmax()
{
    Model model;
    model.setShow(Show::Scores);
    QCOMPARE(fixedNumber(model.shown(5, 1), 2), QStringLiteral("3.25"));
    model.setScaled(false);
    QCOMPARE(fixedNumber(model.shown(5, 1), 2), QStringLiteral("6.50"));
    model.setCausal(true);
    QVERIFY(model.isMasked(5, 7));
    QVERIFY(std::isinf(model.shown(5, 7)));
    QCOMPARE(model.position(5, 7), 0.0);
}

void TestMatrixModel::colourScaleIsFixedUnlessAsked()
{
    Model model;
    QCOMPARE(model.scaleEnd(0), 1.0);
    QCOMPARE(model.position(5, 1), model.shown(5, 1));
    model.setPerRow(true);
    QCOMPARE(model.position(5, 1), 1.0);
    QVERIFY(model.scaleEnd(5) < 0.51);
    model.setPerRow(false);
    model.setShow(Show::Scores);
    QCOMPARE(model.scaleEnd(0), model.largestShown());
    QCOMPARE(model.position(5, 1), 1.0);
    // All scores 0: a scale still has an end.
    QVERIFY(!model.setState(
        {{QStringLiteral("text"), QStringLiteral("xx yy")}, {QStringLiteral("show"), QStringLiteral("scores")}}));
    QCOMPARE(model.scaleEnd(0), 1.0);
}

void TestMatrixModel::followingItsCursorGoesBackWhole()
{
    attention_steps::Model steps;
    Model model;
    QVERIFY(model.follow(steps));
    const auto cursor = [&model] { return std::pair{model.row(), model.column()}; };
    const auto start = cursor();
    model.setCursor(1, 3);
    model.setCausal(true); // ends the gesture
    model.setCursor(4, 2);
    const auto last = cursor();
    QCOMPARE(last, std::pair(4, 2));
    model.undo();
    QCOMPARE(cursor(), std::pair(1, 3));
    model.undo();
    QCOMPARE(cursor(), std::pair(1, 3));
    QVERIFY(!model.values().settings().causal);
    model.undo();
    QCOMPARE(cursor(), start);
    for (int i = 0; i < 3; ++i)
        model.redo();
    QCOMPARE(cursor(), last);
}

void TestMatrixModel::followsAndLeads()
{
    Steps steps;
    Model model;
    QVERIFY(model.follow(steps));
    QSignalSpy spy(&model, &Model::changed);
    steps.setScaled(false);
    QVERIFY(!model.values().settings().scaled);
    steps.setQuery(QStringLiteral("tired"));
    QCOMPARE(model.values().tokens()[model.row()].key, QStringLiteral("tired"));
    QCOMPARE(spy.count(), 2);
    model.setCursor(1, 0);
    QCOMPARE(steps.values().settings().query, QStringLiteral("animal"));
    model.setCausal(true);
    QVERIFY(steps.values().settings().causal);
    QVERIFY(!model.setSome({{QStringLiteral("scaled"), true}}));
    QVERIFY(steps.values().settings().scaled);
    QVERIFY(&model.values() == &steps.values());
}

void TestMatrixModel::theLeadersHistoryUndoesBoth()
{
    Steps steps;
    Model model;
    model.follow(steps);
    model.setScaled(false);
    QVERIFY(steps.canUndo());
    QVERIFY(model.canUndo());
    steps.undo();
    QVERIFY(model.values().settings().scaled);
    QVERIFY(model.canRedo());
    model.redo();
    QVERIFY(!steps.values().settings().scaled);
    model.undo();
    QVERIFY(steps.values().settings().scaled);
}

void TestMatrixModel::settingItsOwnPartLeavesTheLeader()
{
    Steps steps;
    QVERIFY(
        !steps.setLessonState({{QStringLiteral("scaled"), false}, {QStringLiteral("query"), QStringLiteral("tired")}}));
    Model model;
    QVERIFY(!model.setLessonState({}));
    model.follow(steps);
    QVERIFY(!model.setState({{QStringLiteral("show"), QStringLiteral("scores")}}));
    QCOMPARE(model.show(), Show::Scores);
    QVERIFY(!steps.values().settings().scaled);
    QCOMPARE(steps.values().settings().query, QStringLiteral("tired"));
    QVERIFY(!steps.canUndo());
    // What it saved it takes back, and the leader with it.
    const QJsonObject saved = model.state();
    QVERIFY(!model.setState(saved));
    QCOMPARE(model.state(), saved);
}

void TestMatrixModel::resetOfAFollowerResetsBoth()
{
    Steps steps;
    Model model;
    model.follow(steps);
    model.setShow(Show::Scores);
    model.setScaled(false);
    model.reset();
    QCOMPARE(model.show(), Show::Weights);
    QVERIFY(steps.values().settings().scaled);
    model.undo();
    QVERIFY(!steps.values().settings().scaled);
}

void TestMatrixModel::followsOnlyWhatItCan()
{
    Model model;
    Model other;
    QVERIFY(model.canFollow(QStringLiteral("attention-steps")));
    QVERIFY(!model.canFollow(QStringLiteral("matrix")));
    QVERIFY(!model.follow(other));
    QVERIFY(!model.isFollowing());
    Steps steps;
    QVERIFY(!steps.follow(model));
}

void TestMatrixModel::oneSignalAChange()
{
    Model model;
    QSignalSpy spy(&model, &Model::changed);
    model.setCursor(2, 3);
    QCOMPARE(spy.count(), 1);
    model.setCursor(2, 4);
    QCOMPARE(spy.count(), 2);
    model.setCursor(2, 4);
    QCOMPARE(spy.count(), 2);
    QVERIFY(!model.setSome({{QStringLiteral("scaled"), false}, {QStringLiteral("perRow"), true}}));
    QCOMPARE(spy.count(), 3);
    Steps steps;
    model.follow(steps);
    QCOMPARE(spy.count(), 4);
    QVERIFY(!model.setSome({{QStringLiteral("causal"), true}}));
    QCOMPARE(spy.count(), 5);
}

void TestMatrixModel::paddingAndMaskInTheText()
{
    Model model;
    model.setLanguage(QStringLiteral("en"));
    QVERIFY(model.textForm().contains(QStringLiteral("animal 0.48")));
    model.setCausal(true);
    QVERIFY(model.textForm().contains(QStringLiteral("tired masked")));
    QVERIFY(!model.setState({{QStringLiteral("text"), QStringLiteral("<pad> it")}, {QStringLiteral("causal"), true},
        {QStringLiteral("padding"), QStringLiteral("hidden")}}));
    QCOMPARE(model.rowSum(0), 0.0);
    QVERIFY(model.textForm().contains(QStringLiteral("may look at nothing")));
}

void TestMatrixModel::scoresAreNotSpokenOfAsWeights()
{
    Model model;
    model.setLanguage(QStringLiteral("en"));
    QVERIFY(model.textForm().contains(QLatin1String("add up to 1.00")));
    model.setShow(Show::Scores);
    QVERIFY(model.textForm().contains(QLatin1String("animal 3.25")));
    QVERIFY2(!model.textForm().contains(QLatin1String("add up")), qPrintable(model.textForm()));
    QVERIFY2(!model.textForm().contains(QLatin1String("weight"), Qt::CaseInsensitive), qPrintable(model.textForm()));
}

void TestMatrixModel::theTableHoldsEveryCell()
{
    Model model;
    model.setCausal(true);
    const QList<QStringList> rows = model.table();
    const int n = model.count();
    QCOMPARE(rows.size(), 1 + n * n);
    for (int i = 0; i < n; ++i) {
        double scores = 0; // softmax of the column of scores, worked out from what stands in the table
        double weights = 0;
        for (int j = 0; j < n; ++j) {
            const QStringList &row = rows[1 + i * n + j];
            QCOMPARE(row[0], model.values().tokens()[i].text);
            QCOMPARE(row[3] == QStringLiteral("-inf"), j > i);
            scores += std::exp(row[3].toDouble());
            weights += row[4].toDouble();
        }
        QVERIFY(std::abs(weights - 1) < 1e-12);
        for (int j = 0; j <= i; ++j) {
            const QStringList &row = rows[1 + i * n + j];
            QVERIFY(std::abs(std::exp(row[3].toDouble()) / scores - row[4].toDouble()) < 1e-12);
        }
    }
}

QTEST_APPLESS_MAIN(TestMatrixModel)
#include "tst_matrix_model.moc"
