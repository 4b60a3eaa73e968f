// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QJsonDocument>
#include <QSignalSpy>
#include <QTest>

#include "exhibits/attention-steps/model.h"
#include "exhibits/shared/number_text.h"

using namespace nunchi::exhibits;
using attention_steps::Model;
using attention_steps::Step;

class TestAttentionStepsModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stepsForwardsAndBackAndNoFurther();
    void termsAddUpToTheScore();
    void formerWeightsOnlyWhileWorthComparing();
    void strongestLeavesMaskedOnesOut();
    void ofEqualsNoneIsTheStrongest();
    void undoAndRedoWalkThroughChanges();
    void runsOfOneGestureCountAsOne();
    void anotherSentenceTakesAlongWhatFits();
    void typingAndGoingBack();
    void refusedChangesLeaveEverything();
    void editBackToTheOriginalIsNoEdit();
    void resetGoesToTheLessonsState();
    void stateThatDoesNotFitIsRefusedAsAWhole();
    void unsetParametersFallBackToTheLesson();
    void languageKeepsTheState();
    void oneSignalAChange();
    void textFormTellsTheStep();
    void theTableMixesWhatItSays();
};

void TestAttentionStepsModel::stepsForwardsAndBackAndNoFurther()
{
    Model model;
    QCOMPARE(model.step(), Step::Scores);
    model.previousStep();
    QCOMPARE(model.step(), Step::Scores);
    for (int i = 0; i < 6; ++i)
        model.nextStep();
    QCOMPARE(model.step(), Step::Mixing);
    model.previousStep();
    QCOMPARE(model.step(), Step::Softmax);
}

void TestAttentionStepsModel::termsAddUpToTheScore()
{
    const Model model;
    const int animal = model.values().indexOf(QStringLiteral("animal"));
    const auto terms = model.terms(animal);
    QCOMPARE(terms.size(), 4);
    QCOMPARE(fixedNumber(terms[0].product, 2), QStringLiteral("6.20"));
    QCOMPARE(fixedNumber(terms[3].product, 2), QStringLiteral("0.30"));
    double sum = 0;
    for (const auto &term : terms)
        sum += term.product;
    QVERIFY(std::abs(sum - 6.5) < 1e-12);
}

void TestAttentionStepsModel::formerWeightsOnlyWhileWorthComparing()
{
    Model model;
    QVERIFY(!model.formerWeights());
    model.setScaled(false);
    QVERIFY(model.formerWeights());
    QCOMPARE(fixedNumber((*model.formerWeights())[1], 3), QStringLiteral("0.505"));
    model.setScaled(true);
    QCOMPARE(fixedNumber((*model.formerWeights())[1], 3), QStringLiteral("0.762"));
    model.setNumber(QStringLiteral("it"), QStringLiteral("place"), 1.0);
    QVERIFY(!model.formerWeights());
}

void TestAttentionStepsModel::strongestLeavesMaskedOnesOut()
{
    Model model;
    const auto index = [&](const char *key) { return model.values().indexOf(QString::fromLatin1(key)); };
    QCOMPARE(model.strongest(), (QList<int>{index("animal"), index("tired")}));
    model.setCausal(true);
    QCOMPARE(model.strongest(), (QList<int>{index("animal"), index("street")}));
    model.setQuery(QStringLiteral("the"));
    QCOMPARE(model.strongest(), QList<int>{0});
}

void TestAttentionStepsModel::ofEqualsNoneIsTheStrongest()
{
    Model model;
    QVERIFY(!model.setText(QStringLiteral("a1 b2 c3 d4 e5")));
    QVERIFY(model.allAlike());
    QVERIFY(model.strongest().isEmpty());
    const auto give = [&](const char *token, double value) {
        QVERIFY(!model.setNumber(QString::fromLatin1(token), QStringLiteral("living"), value));
    };
    // The query asks for living things; two of them are alike, and larger than the rest.
    give("a1", 1);
    QCOMPARE(model.strongest(), QList<int>{0});
    give("b2", 1);
    QCOMPARE(model.strongest(), (QList<int>{0, 1}));
    QVERIFY(!model.allAlike());
    give("c3", 1);
    QVERIFY(model.strongest().isEmpty());
    give("d4", 2);
    QCOMPARE(model.strongest(), QList<int>{3});
}

void TestAttentionStepsModel::undoAndRedoWalkThroughChanges()
{
    Model model;
    QVERIFY(!model.canUndo());
    const QJsonObject start = model.state();
    model.setScaled(false);
    model.setQuery(QStringLiteral("tired"));
    const QJsonObject end = model.state();
    model.undo();
    QCOMPARE(model.values().settings().query, QString());
    QVERIFY(!model.values().settings().scaled);
    model.undo();
    QCOMPARE(model.state(), start);
    QVERIFY(!model.canUndo());
    model.redo();
    model.redo();
    QCOMPARE(model.state(), end);
    model.undo();
    model.setCausal(true);
    QVERIFY(!model.canRedo());
}

void TestAttentionStepsModel::runsOfOneGestureCountAsOne()
{
    Model model;
    for (int i = 1; i <= 5; ++i)
        model.setNumber(QStringLiteral("it"), QStringLiteral("place"), i, QStringLiteral("drag"));
    model.undo();
    QVERIFY(model.values().settings().edits.isEmpty());
    QVERIFY(!model.canUndo());
}

void TestAttentionStepsModel::anotherSentenceTakesAlongWhatFits()
{
    Model model;
    model.setQuery(QStringLiteral("street"));
    model.setNumber(QStringLiteral("street"), QStringLiteral("place"), 3.0);
    model.setNumber(QStringLiteral("tired"), QStringLiteral("place"), 2.0);
    model.setSentence(QStringLiteral("wide"));
    QCOMPARE(model.values().settings().edits.keys(), QStringList{QStringLiteral("street.place")});
    QCOMPARE(model.values().settings().query, QStringLiteral("street"));
    model.setSentence(QStringLiteral("bit"));
    QCOMPARE(model.values().settings().query, QString());
    QVERIFY(model.values().settings().edits.isEmpty());
    model.undo();
    QCOMPARE(model.values().settings().sentence, QStringLiteral("wide"));
    model.setSentence(QStringLiteral("nothing"));
    QCOMPARE(model.values().settings().sentence, QStringLiteral("wide"));
}

void TestAttentionStepsModel::typingAndGoingBack()
{
    Model model;
    model.setNumber(QStringLiteral("it"), QStringLiteral("place"), 3.0);
    QVERIFY(!model.setText(QStringLiteral("  길이   너무 넓다 ")));
    QCOMPARE(model.values().settings().text, QStringLiteral("길이 너무 넓다"));
    QCOMPARE(model.values().count(), 3);
    QCOMPARE(model.values().queryIndex(), 0);
    QVERIFY(!model.setNumber(QStringLiteral("너무"), QStringLiteral("living"), -9.9));
    QVERIFY(!model.setText(QString()));
    QCOMPARE(model.values().count(), 9);
    model.undo();
    QCOMPARE(model.values().x()(1, 0), -9.9);
}

void TestAttentionStepsModel::refusedChangesLeaveEverything()
{
    Model model;
    const QJsonObject before = model.state();
    QSignalSpy spy(&model, &Model::changed);
    QVERIFY(model.setNumber(QStringLiteral("it"), QStringLiteral("place"), 10.0));
    QVERIFY(model.setNumber(QStringLiteral("nobody"), QStringLiteral("place"), 1.0));
    QVERIFY(model.setText(QString(21, u'x')));
    model.setQuery(QStringLiteral("nobody"));
    QCOMPARE(model.state(), before);
    QCOMPARE(spy.count(), 0);
    QVERIFY(!model.canUndo());
}

void TestAttentionStepsModel::editBackToTheOriginalIsNoEdit()
{
    Model model;
    model.setNumber(QStringLiteral("animal"), QStringLiteral("living"), 1.0);
    QVERIFY(model.values().isEdited(1, 0));
    model.setNumber(QStringLiteral("animal"), QStringLiteral("living"), 2.0);
    QVERIFY(!model.values().isEdited(1, 0));
}

void TestAttentionStepsModel::resetGoesToTheLessonsState()
{
    Model model;
    QVERIFY(!model.setLessonState({{QStringLiteral("scaled"), false}, {QStringLiteral("step"), 3}}));
    QVERIFY(!model.canUndo());
    model.setScaled(true);
    model.setQuery(QStringLiteral("animal"));
    model.reset();
    QVERIFY(!model.values().settings().scaled);
    QCOMPARE(model.values().settings().query, QString());
    QCOMPARE(model.step(), Step::Softmax);
    model.undo();
    QVERIFY(model.values().settings().scaled);
    QCOMPARE(model.values().settings().query, QStringLiteral("animal"));
}

void TestAttentionStepsModel::stateThatDoesNotFitIsRefusedAsAWhole()
{
    Model model;
    const QJsonObject before = model.state();
    const auto refused = [&](const QJsonObject &state, const char *named) {
        const auto reason = model.setState(state);
        return reason && reason->contains(QString::fromLatin1(named)) && model.state() == before;
    };
    QVERIFY(refused({{QStringLiteral("step"), 2}, {QStringLiteral("colour"), 1}}, "colour"));
    QVERIFY(refused({{QStringLiteral("step"), 5}}, "step"));
    QVERIFY(refused({{QStringLiteral("step"), 1.5}}, "step"));
    QVERIFY(refused({{QStringLiteral("scaled"), 1}}, "scaled"));
    QVERIFY(refused({{QStringLiteral("sentence"), QStringLiteral("none")}}, "sentence"));
    QVERIFY(refused({{QStringLiteral("step"), 2}, {QStringLiteral("query"), QStringLiteral("nobody")}}, "nobody"));
    QVERIFY(refused(
        {{QStringLiteral("edits"), QJsonObject{{QStringLiteral("it.living"), QStringLiteral("x")}}}}, "it.living"));
    QVERIFY(refused({{QStringLiteral("edits"), 3}}, "edits"));
}

void TestAttentionStepsModel::unsetParametersFallBackToTheLesson()
{
    Model model;
    QVERIFY(!model.setLessonState({{QStringLiteral("step"), 3}}));
    model.setStep(Step::Mixing);
    QVERIFY(!model.setSome({{QStringLiteral("causal"), true}}));
    QCOMPARE(model.step(), Step::Mixing);
    QVERIFY(!model.setState({{QStringLiteral("scaled"), false}}));
    QCOMPARE(model.step(), Step::Softmax);
    QVERIFY(!model.values().settings().causal);
}

void TestAttentionStepsModel::languageKeepsTheState()
{
    Model model;
    model.setQuery(QStringLiteral("animal"));
    model.setStep(Step::Softmax);
    const QJsonObject before = model.state();
    QSignalSpy spy(&model, &Model::changed);
    model.setLanguage(QStringLiteral("en"));
    QCOMPARE(spy.count(), 1);
    QCOMPARE(model.state(), before);
    QVERIFY(model.textForm().contains(QStringLiteral("animal")));
}

void TestAttentionStepsModel::oneSignalAChange()
{
    Model model;
    QSignalSpy spy(&model, &Model::changed);
    model.setScaled(false);
    QCOMPARE(spy.count(), 1);
    QVERIFY(!model.setSome({{QStringLiteral("causal"), true}, {QStringLiteral("step"), 2}}));
    QCOMPARE(spy.count(), 2);
    model.setScaled(false);
    QCOMPARE(spy.count(), 2);
    model.reset();
    QCOMPARE(spy.count(), 3);
    model.undo();
    QCOMPARE(spy.count(), 4);
}

void TestAttentionStepsModel::textFormTellsTheStep()
{
    Model model;
    model.setLanguage(QStringLiteral("en"));
    QVERIFY(model.textForm().contains(QStringLiteral("3.1×2.0 + 1.0×0 + 0×0 + 1.0×0.3 = 6.50")));
    model.nextStep();
    QVERIFY(model.textForm().contains(QStringLiteral("6.50 becomes 3.25")));
    QVERIFY(model.textForm().contains(QStringLiteral("1.63 becomes 0.82")));
    model.nextStep();
    QVERIFY(model.textForm().contains(QStringLiteral("animal: 0.485")));
    QVERIFY(!model.textForm().contains(QStringLiteral("output z")));
    model.nextStep();
    QVERIFY(model.textForm().contains(QStringLiteral("output z: living 1.3")));
    model.setCausal(true);
    QVERIFY(model.textForm().contains(QStringLiteral("tired: masked, weight 0")));
    QVERIFY(!model.setState({{QStringLiteral("text"), QStringLiteral("<pad> it")}, {QStringLiteral("causal"), true},
        {QStringLiteral("padding"), QStringLiteral("hidden")}, {QStringLiteral("query"), QStringLiteral("⟨pad⟩")}}));
    QVERIFY(model.textForm().contains(QStringLiteral("may look at nothing")));
}

void TestAttentionStepsModel::theTableMixesWhatItSays()
{
    const Model model;
    const QList<QStringList> rows = model.table();
    const int n = model.values().count();
    QCOMPARE(rows.size(), 1 + n + 1);
    QVERIFY(rows[1 + model.values().indexOf(QStringLiteral("animal"))][3].startsWith(QStringLiteral("0.50")));
    for (int column = 4; column < rows.first().size(); ++column) {
        double mixed = 0;
        for (int key = 1; key <= n; ++key)
            mixed += rows[key][3].toDouble() * rows[key][column].toDouble();
        QVERIFY(std::abs(mixed - rows.last()[column].toDouble()) < 1e-12);
    }
}

QTEST_APPLESS_MAIN(TestAttentionStepsModel)
#include "tst_attention_steps_model.moc"
