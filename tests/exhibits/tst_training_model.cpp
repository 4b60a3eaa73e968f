// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "engine/trainer/trainer.h"
#include "exhibits/training/model.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using engine::HeldOut;
using engine::NetworkPreset;
using training::Model;

namespace {

/// The same run, made by the engine alone.
engine::Trainer reference(const engine::TrainerOptions &options, int steps)
{
    engine::Trainer trainer(options);
    for (int i = 0; i < steps; ++i)
        trainer.learn();
    return trainer;
}

bool sameWeights(const engine::NetworkWeights &one, const engine::NetworkWeights &two)
{
    const auto a = one.matrices();
    const auto b = two.matrices();
    for (std::size_t i = 0; i < a.size(); ++i)
        if (*a[i] != *b[i])
            return false;
    return a.size() == b.size();
}

void set(Model &model, const QJsonObject &some)
{
    const auto reason = model.setSome(some);
    QVERIFY2(!reason, qPrintable(reason.value_or(QString())));
    model.settle();
}

const QString steps = QStringLiteral("steps");
const QString seed = QStringLiteral("seed");

} // namespace

class TestTrainingModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stateAloneSaysWhichNetwork_data();
    void stateAloneSaysWhichNetwork();
    void speedChangesNothing();
    void anOldRunIsNeverSeen();
    void attentionComesToPointAndFlips_data();
    void attentionComesToPointAndFlips();
    void heldOutSentencesAreAnswered();
    void anotherNetworkAnswersWithoutPointing();
    void stepsOnePlaysAndPauses();
    void theEndStartsAgain();
    void whatIsKnownIsShownAtOnce();
    void anotherSeedOrRateStartsAnew();
    void undoGoesBackToBefore();
    void settingStepsDoesNotWait();
    void textTellsOnlyWhatIsKnown();
};

void TestTrainingModel::stateAloneSaysWhichNetwork_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("preset");
    for (const QString &language : {QStringLiteral("ko"), QStringLiteral("en")})
        for (int preset = 0; preset < 5; ++preset)
            QTest::addRow("%s %d", qPrintable(language), preset) << language << preset;
}

void TestTrainingModel::stateAloneSaysWhichNetwork()
{
    QFETCH(QString, language);
    QFETCH(int, preset);
    Model model;
    model.setLanguage(language);
    model.setPreset(NetworkPreset(preset));
    set(model, {{seed, 141}, {steps, 12}});
    QCOMPARE(model.network().shown(), 12);
    const auto spoken = language == QLatin1String("ko") ? engine::Language::Korean : engine::Language::English;
    const engine::Trainer trainer = reference(trainerOptions(NetworkPreset(preset), spoken, 141), 12);
    QVERIFY(sameWeights(model.network().now().weights, trainer.state().weights));
    // One step at a time it comes to the same.
    Model slow;
    slow.setLanguage(language);
    QVERIFY(!slow.setState(model.state()));
    set(slow, {{steps, 0}});
    for (int i = 0; i < 12; ++i)
        slow.step();
    slow.settle();
    QVERIFY(sameWeights(slow.network().now().weights, trainer.state().weights));
    QCOMPARE(slow.textForm(), model.textForm());
}

void TestTrainingModel::speedChangesNothing()
{
    const engine::Trainer trainer
        = reference(trainerOptions(NetworkPreset::Standard, engine::Language::Korean, 2), 10);
    for (const int speed : {30, 60}) {
        Model model;
        model.setSpeed(speed, {});
        model.start();
        QTRY_VERIFY(model.network().shown() >= 10);
        model.pause();
        QVERIFY(sameWeights(model.network().moment(10).weights, trainer.state().weights));
    }
}

void TestTrainingModel::anOldRunIsNeverSeen()
{
    Model model;
    set(model, {});
    QVERIFY(!model.setSome({{steps, Model::mostSteps}}));
    model.setSeed(8, {}); // while the run of seed 2 is under way
    QCOMPARE(model.steps(), 0);
    QCOMPARE(model.network().computed(), 0);
    set(model, {{steps, 3}});
    const engine::Trainer trainer = reference(trainerOptions(NetworkPreset::Standard, engine::Language::Korean, 8), 3);
    QVERIFY(sameWeights(model.network().now().weights, trainer.state().weights));
}

void TestTrainingModel::attentionComesToPointAndFlips_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("start");
    for (const QString &language : {QStringLiteral("ko"), QStringLiteral("en")})
        for (const int start : {2, 5, 6})
            QTest::addRow("%s seed %d", qPrintable(language), start) << language << start;
}

void TestTrainingModel::attentionComesToPointAndFlips()
{
    QFETCH(QString, language);
    QFETCH(int, start);
    Model model;
    model.setLanguage(language);
    set(model, {{seed, start}});
    for (const int which : {0, 1})
        QVERIFY(model.reading(which).onRight() < 0.5);
    set(model, {{steps, model.enough()}});
    for (const int which : {0, 1}) {
        const PronounReading reading = model.reading(which);
        QVERIFY2(reading.onRight() > 0.5, qPrintable(QString::number(reading.onRight())));
        QVERIFY(reading.isRight());
        QVERIFY(std::abs(reading.weights.sum() - 1.0) < 1e-12);
    }
    QVERIFY(model.network().now().pairs.succeeds()); // on average over 0.8, and each pair flips
    QVERIFY(rightPosition(model.reading(0).sentence) != rightPosition(model.reading(1).sentence));
}

void TestTrainingModel::heldOutSentencesAreAnswered()
{
    Model model;
    set(model, {{steps, model.enough()}});
    QVERIFY(model.network().now().pairs.succeeds());
    QVERIFY(model.network().score(HeldOut::Adjective).accuracy >= 0.9);
    // A noun it never read it cannot name; it points at it all the same.
    QVERIFY(model.network().score(HeldOut::Noun).flips >= 0.9);
    QVERIFY(model.network().score(HeldOut::Noun).accuracy < 0.9);
    for (const HeldOut kind : {HeldOut::Pair, HeldOut::Noun, HeldOut::Adjective}) {
        model.setExample(kind);
        QCOMPARE(heldOut(model.reading(0).sentence), std::optional(kind));
    }
}

void TestTrainingModel::anotherNetworkAnswersWithoutPointing()
{
    for (const QString &language : {QStringLiteral("ko"), QStringLiteral("en")}) {
        Model model;
        model.setLanguage(language);
        model.setMisleading(true);
        set(model, {{steps, model.enough()}});
        QVERIFY(model.network().now().pairs.accuracy >= 0.99);
        for (const int which : {0, 1}) {
            QVERIFY(model.reading(which).isRight());
            QVERIFY(model.reading(which).onRight() < 0.3);
        }
        model.setMisleading(false);
        QCOMPARE(model.preset(), NetworkPreset::Standard);
        QCOMPARE(model.steps(), 0);
    }
}

void TestTrainingModel::stepsOnePlaysAndPauses()
{
    Model model;
    QSignalSpy spy(&model, &Model::changed);
    model.step();
    QCOMPARE(model.steps(), 1);
    QTRY_COMPARE(model.network().shown(), 1);
    QVERIFY(spy.count() >= 2); // told what is wanted, then what was found
    model.setSpeed(60, {});
    model.start();
    QVERIFY(model.isPlaying());
    QTRY_VERIFY(model.steps() > 4);
    model.pause();
    QVERIFY(!model.isPlaying());
    const int stopped = model.steps();
    // Long enough for steps to come, as one that plays on beside it shows.
    Model other;
    other.setSpeed(60, {});
    other.start();
    QTRY_VERIFY(other.steps() > 4);
    QCOMPARE(model.steps(), stopped);
    model.step();
    QCOMPARE(model.steps(), stopped + 1);
}

void TestTrainingModel::theEndStartsAgain()
{
    Model model;
    set(model, {{steps, Model::mostSteps}});
    model.step();
    QCOMPARE(model.steps(), Model::mostSteps);
    model.start();
    QVERIFY(model.isPlaying());
    QVERIFY(model.steps() < 5);
    model.undo();
    QVERIFY(!model.isPlaying());
    QCOMPARE(model.network().shown(), Model::mostSteps);
}

void TestTrainingModel::whatIsKnownIsShownAtOnce()
{
    Model model;
    set(model, {{steps, 30}});
    const PronounReading late = model.reading(0);
    model.showStep(5, QStringLiteral("drag"));
    QCOMPARE(model.network().shown(), 5);
    QVERIFY(model.reading(0).weights != late.weights);
    model.showStep(99, QStringLiteral("drag"));
    QCOMPARE(model.network().shown(), 30);
    QVERIFY(model.reading(0).weights == late.weights);
    model.undo();
    QCOMPARE(model.network().shown(), 30);
    QVERIFY(!model.canUndo()); // the drag was one gesture
}

void TestTrainingModel::anotherSeedOrRateStartsAnew()
{
    Model model;
    set(model, {{steps, 10}});
    model.setSeed(8, {});
    QCOMPARE(model.steps(), 0);
    model.start();
    model.setRate(0.01, {});
    QVERIFY(model.isPlaying()); // goes on, from the start
    QCOMPARE(model.network().options().learningRate, 0.01);
    QCOMPARE(model.seed(), 8);
    model.pause();
    set(model, {{steps, 3}});
    engine::TrainerOptions options = trainerOptions(NetworkPreset::Standard, engine::Language::Korean, 8);
    options.learningRate = 0.01;
    QVERIFY(sameWeights(model.network().now().weights, reference(options, 3).state().weights));
}

void TestTrainingModel::undoGoesBackToBefore()
{
    Model model;
    const QJsonObject first = model.state();
    set(model, {{steps, 10}});
    const QJsonObject trained = model.state();
    model.setMisleading(true);
    model.setExample(HeldOut::Noun);
    model.undo();
    model.undo();
    QCOMPARE(model.state(), trained);
    model.settle();
    QCOMPARE(model.network().shown(), 10);
    model.redo();
    QVERIFY(model.isMisleading());
    model.reset();
    QCOMPARE(model.state(), first);
}

void TestTrainingModel::settingStepsDoesNotWait()
{
    Model model;
    QVERIFY(!model.setSome({{steps, Model::mostSteps}}));
    QVERIFY(model.network().isBusy());
    QVERIFY(model.network().shown() < Model::mostSteps);
    QCOMPARE(model.state()[steps].toInt(), Model::mostSteps);
    QTRY_COMPARE_WITH_TIMEOUT(model.network().shown(), Model::mostSteps, 120000);
}

void TestTrainingModel::textTellsOnlyWhatIsKnown()
{
    Model model;
    model.setLanguage(QStringLiteral("en"));
    QVERIFY(model.textForm().contains(QStringLiteral("Nothing is learned yet")));
    QVERIFY(!model.setSome({{steps, 150}}));
    QVERIFY(model.textForm().contains(QStringLiteral("on its way to step 150")));
    model.settle();
    const QString text = model.textForm();
    QVERIFY(text.contains(QStringLiteral("because it is too big.")));
    QVERIFY(text.contains(QStringLiteral("because it is too small.")));
    QVERIFY(text.contains(QStringLiteral("answer: ball, right")));
    QVERIFY(text.contains(QStringLiteral("answer: box, right")));
    model.setLanguage(QStringLiteral("ko"));
    model.settle();
    QVERIFY(model.textForm().contains(QString::fromUtf8("공이 상자에 들어가지 못해요.")));
}

QTEST_GUILESS_MAIN(TestTrainingModel)
#include "tst_training_model.moc"
