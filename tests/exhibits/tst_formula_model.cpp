// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QTest>

#include "exhibits/formula/model.h"
#include "exhibits/shared/number_text.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using formula::Model;
using formula::Part;
using formula::Stage;

class TestFormulaModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shapesAreThoseOfThePaper();
    void eachStageFollowsFromTheOneBefore();
    void theLessonsRowHasItsNumbers();
    void partsGoOnAndBack();
    void rowsAreKeptByTheirWord();
    void aLessonMaySetItAll();
    void textFormAndTable_data();
    void textFormAndTable();
};

void TestFormulaModel::shapesAreThoseOfThePaper()
{
    Model model;
    const auto shape = [&](Stage stage) { return formula::shapeOf(model.matrix(stage)); };
    QCOMPARE(shape(Stage::Q), QStringLiteral("9\u00D74"));
    QCOMPARE(shape(Stage::KTransposed), QStringLiteral("4\u00D79"));
    for (const Stage stage : {Stage::Scores, Stage::Scaled, Stage::Weights})
        QCOMPARE(shape(stage), QStringLiteral("9\u00D79"));
    QCOMPARE(shape(Stage::Output), QStringLiteral("9\u00D74"));
    model.setLanguage(QStringLiteral("en"));
    QCOMPARE(shape(Stage::KTransposed), QStringLiteral("4\u00D711"));
}

/// By plain loops, not by the engine's own.
void TestFormulaModel::eachStageFollowsFromTheOneBefore()
{
    const Model model;
    const int n = model.count();
    const int d = model.width();
    for (int i = 0; i < n; ++i) {
        double sum = 0;
        for (int j = 0; j < n; ++j) {
            double score = 0;
            for (int c = 0; c < d; ++c)
                score += model.matrix(Stage::Q)(i, c) * model.matrix(Stage::KTransposed)(c, j);
            QVERIFY(std::abs(score - model.matrix(Stage::Scores)(i, j)) < 1e-12);
            QVERIFY(std::abs(score / std::sqrt(double(d)) - model.matrix(Stage::Scaled)(i, j)) < 1e-12);
            sum += std::exp(score / std::sqrt(double(d)));
        }
        for (int c = 0; c < d; ++c) {
            double mixed = 0;
            for (int j = 0; j < n; ++j)
                mixed += std::exp(model.matrix(Stage::Scaled)(i, j)) / sum * model.matrix(Stage::V)(j, c);
            QVERIFY(std::abs(mixed - model.matrix(Stage::Output)(i, c)) < 1e-12);
        }
    }
}

/// The figures of the lesson's pictures: 6.50, 3.25, 0.505.
void TestFormulaModel::theLessonsRowHasItsNumbers()
{
    const Model model;
    QCOMPARE(model.row(), 5);
    QCOMPARE(fixedNumber(model.matrix(Stage::Scores)(5, 1), 2), QStringLiteral("6.50"));
    QCOMPARE(fixedNumber(model.matrix(Stage::Scaled)(5, 1), 2), QStringLiteral("3.25"));
    QCOMPARE(fixedNumber(model.matrix(Stage::Weights)(5, 1), 3), QStringLiteral("0.505"));
}

void TestFormulaModel::partsGoOnAndBack()
{
    Model model;
    QCOMPARE(model.part(), Part::Whole);
    model.next(-1);
    QCOMPARE(model.part(), Part::Whole);
    model.next(1);
    QCOMPARE(model.part(), Part::Scores);
    QVERIFY(Model::belongs(Stage::KTransposed, model.part()));
    QVERIFY(!Model::belongs(Stage::Weights, model.part()));
    model.next(10);
    QCOMPARE(model.part(), Part::Mixing);
    QVERIFY(Model::belongs(Stage::Output, model.part()) && !Model::belongs(Stage::Q, model.part()));
    model.undo();
    QCOMPARE(model.part(), Part::Whole);
}

void TestFormulaModel::rowsAreKeptByTheirWord()
{
    Model model;
    model.setRow(1);
    QCOMPARE(model.state()[QStringLiteral("query")].toString(), QStringLiteral("animal"));
    model.setLanguage(QStringLiteral("en"));
    QCOMPARE(model.values().tokens()[model.row()].text, QStringLiteral("animal"));
    model.setRow(99);
    QCOMPARE(model.row(), 10);
    model.reset();
    QCOMPARE(model.values().tokens()[model.row()].text, QStringLiteral("it"));
}

void TestFormulaModel::aLessonMaySetItAll()
{
    Model model;
    QVERIFY(model.setLessonState({{QStringLiteral("query"), QStringLiteral("xyz")}}).has_value());
    QVERIFY(!model.setLessonState({{QStringLiteral("step"), 3}, {QStringLiteral("query"), QStringLiteral("animal")}}));
    QCOMPARE(model.part(), Part::Softmax);
    model.setPart(Part::Whole);
    model.reset();
    QCOMPARE(model.part(), Part::Softmax);
}

void TestFormulaModel::textFormAndTable_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("ko") << QStringLiteral("ko");
    QTest::newRow("en") << QStringLiteral("en");
}

void TestFormulaModel::textFormAndTable()
{
    QFETCH(QString, language);
    Model model;
    model.setLanguage(language);
    const QString text = model.textForm();
    for (const Token &token : model.values().tokens())
        QVERIFY2(text.contains(token.text), qPrintable(text));
    for (const char *number : {"6.50", "3.25", "2.00"}) // score, divided, the root of d_k
        QVERIFY2(text.contains(QLatin1String(number)), qPrintable(text));
    QCOMPARE(model.table().size(), 1 + model.count() * model.count());
    QCOMPARE(model.table()[2].last().toDouble(), model.matrix(Stage::Weights)(0, 1));
}

QTEST_GUILESS_MAIN(TestFormulaModel)
#include "tst_formula_model.moc"
