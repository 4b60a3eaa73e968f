// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "exhibits/pronoun/model.h"
#include "exhibits/training/model.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using pronoun::Model;
using pronoun::Show;
using Training = training::Model;

namespace {
const QString show = QStringLiteral("show");
const QString after = QStringLiteral("after");
} // namespace

class TestPronounModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pointsAtWhatDoesNotFit_data();
    void pointsAtWhatDoesNotFit();
    void onlyTheAdjectiveDiffers();
    void particlesFollowTheNoun();
    void beforeTrainingItIsTheRandomNetwork();
    void trainsInPlaceAndStops();
    void wordsAreUndone();
    void followsTheTrainingExhibit();
    void trainsItsLeader();
    void tableHasEveryWeight();
    void adjectivesHaveNamesInBothLanguages();
};

void TestPronounModel::pointsAtWhatDoesNotFit_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("seed");
    for (const QString &language : {QStringLiteral("ko"), QStringLiteral("en")})
        for (const int seed : {2, 5, 19})
            QTest::addRow("%s %d", qPrintable(language), seed) << language << seed;
}

/// Over every choice of known nouns and the two commonest adjectives.
void TestPronounModel::pointsAtWhatDoesNotFit()
{
    QFETCH(QString, language);
    QFETCH(int, seed);
    Model model;
    model.setLanguage(language);
    QVERIFY(!model.setSome({{show, after}, {QStringLiteral("seed"), seed}}));
    model.settle();
    int right = 0;
    int all = 0;
    for (int object = 0; object < engine::pronounContainers - 1; ++object) {
        for (int container = 0; container < engine::pronounContainers - 1; ++container) {
            model.setObject(object);
            model.setContainer(engine::pronounContainers + container);
            const PronounReading large = model.reading(0);
            const PronounReading small = model.reading(1);
            QCOMPARE(rightNoun(large.sentence), object);
            QCOMPARE(rightNoun(small.sentence), engine::pronounContainers + container);
            right += large.points() && small.points() && large.isRight() && small.isRight();
            ++all;
        }
    }
    QVERIFY2(right >= all - 1, qPrintable(QString::number(right)));
}

void TestPronounModel::onlyTheAdjectiveDiffers()
{
    Model model;
    engine::PronounSentence large = model.sentence(0);
    const engine::PronounSentence small = model.sentence(1);
    QVERIFY(large.adjective != small.adjective);
    large.adjective = small.adjective;
    QVERIFY(large == small);
}

void TestPronounModel::particlesFollowTheNoun()
{
    Model model; // Korean
    const auto begin = [&model] { return QString::fromStdString(engine::text(model.sentence(0))).section(u' ', 0, 1); };
    QCOMPARE(begin(), QString::fromUtf8("공이 상자에"));
    QVERIFY(!model.setSome({{QStringLiteral("object"), QStringLiteral("hat")}}));
    QCOMPARE(begin(), QString::fromUtf8("모자가 상자에"));
    QVERIFY(!model.setSome({{QStringLiteral("container"), QStringLiteral("drawer")}}));
    QCOMPARE(begin(), QString::fromUtf8("모자가 서랍에"));
}

void TestPronounModel::beforeTrainingItIsTheRandomNetwork()
{
    Model model;
    QVERIFY(!model.isTrained());
    const engine::Vector random = model.reading(0).weights;
    QVERIFY(std::abs(random.sum() - 1.0) < 1e-12);
    QVERIFY(!model.setSome({{show, after}}));
    model.settle();
    QVERIFY(model.isTrained());
    QVERIFY(model.reading(0).weights != random);
    model.setShow(Show::Before);
    QVERIFY(model.reading(0).weights == random);
    model.setShow(Show::After);
    QCOMPARE(model.shownStep(), model.enough()); // at once: what was learned is kept
}

void TestPronounModel::trainsInPlaceAndStops()
{
    Model model;
    QSignalSpy spy(&model, &Model::changed);
    model.train();
    QVERIFY(model.isTraining());
    QTRY_VERIFY(model.shownStep() >= 5);
    QVERIFY(spy.count() > 5);
    model.stop();
    QVERIFY(!model.isTraining());
    const int stopped = model.shownStep();
    QVERIFY(stopped < model.enough());
    model.train(); // goes on from there
    QTRY_COMPARE_WITH_TIMEOUT(model.shownStep(), model.enough(), 30000);
    QVERIFY(!model.isTraining());
    QVERIFY(model.reading(0).points() && model.reading(1).points());
}

void TestPronounModel::wordsAreUndone()
{
    Model model;
    const QJsonObject start = model.state();
    model.setObject(3);
    model.setContainer(12);
    model.setAdjective(18);
    QCOMPARE(model.state()[QStringLiteral("object")].toString(), QStringLiteral("doll"));
    QCOMPARE(model.state()[QStringLiteral("container")].toString(), QStringLiteral("suitcase"));
    QCOMPARE(model.state()[QStringLiteral("adjective")].toString(), QStringLiteral("wide"));
    for (int i = 0; i < 3; ++i)
        model.undo();
    QCOMPARE(model.state(), start);
    model.redo();
    QCOMPARE(model.object(), 3);
    model.reset();
    QCOMPARE(model.state(), start);
}

void TestPronounModel::followsTheTrainingExhibit()
{
    Training leader;
    QVERIFY(!leader.setSome({{QStringLiteral("seed"), 5}, {QStringLiteral("steps"), 20}}));
    leader.settle();
    Model model;
    QVERIFY(model.canFollow(leader.exhibitId()));
    QVERIFY(model.follow(leader));
    QVERIFY(model.isTrained());
    model.setShow(Show::After);
    QCOMPARE(model.shownStep(), 20);
    QVERIFY(model.reading(0).weights == leader.network().read(model.sentence(0), 20).weights);
    QCOMPARE(model.state()[QStringLiteral("seed")].toInt(), 5);
    QSignalSpy spy(&model, &Model::changed);
    leader.showStep(10, {});
    QCOMPARE(spy.count(), 1);
    QCOMPARE(model.shownStep(), 10);
    QVERIFY(!model.setSome({{QStringLiteral("seed"), 6}}));
    QCOMPARE(leader.seed(), 6);
    Model other;
    QVERIFY(!model.canFollow(other.exhibitId()));
    QVERIFY(!model.follow(other));
}

void TestPronounModel::trainsItsLeader()
{
    Training leader;
    Model model;
    QVERIFY(model.follow(leader));
    QVERIFY(!model.isTrained());
    model.setShow(Show::After);
    QVERIFY(leader.isPlaying());
    QTRY_VERIFY(leader.steps() >= 3);
    QCOMPARE(model.shownStep(), leader.steps());
    model.stop();
    QVERIFY(!leader.isPlaying());
}

void TestPronounModel::tableHasEveryWeight()
{
    Model model;
    QVERIFY(!model.setSome({{show, after}}));
    model.settle();
    const QList<QStringList> table = model.table();
    QCOMPARE(table.size(), qsizetype(1 + 2 * engine::pronounLength));
    for (const int which : {0, 1}) {
        double sum = 0;
        for (std::size_t i = 0; i < engine::pronounLength; ++i)
            sum += table[1 + which * int(engine::pronounLength) + int(i)][3].toDouble();
        QVERIFY(std::abs(sum - 1.0) < 1e-12);
    }
}

void TestPronounModel::adjectivesHaveNamesInBothLanguages()
{
    using engine::Language;
    QCOMPARE(Model::adjectives(Language::English, 0), QStringLiteral("big / small"));
    QCOMPARE(Model::adjectives(Language::Korean, 2), QString::fromUtf8("넓다 / 좁다"));
    // The English ones are the task's own words.
    const auto &words = engine::pronounWords(Language::English).words;
    for (int pair = 0; pair < engine::pronounAdjectives / 2; ++pair) {
        const QStringList parts = Model::adjectives(Language::English, pair).split(QStringLiteral(" / "));
        const std::size_t large = std::size_t(engine::pronounNouns + pair);
        QCOMPARE(parts.value(0).toStdString(), std::string(words[large].text));
        QCOMPARE(parts.value(1).toStdString(), std::string(words[large + engine::pronounAdjectives / 2].text));
        QVERIFY(Model::adjectives(Language::Korean, pair).contains(QStringLiteral(" / ")));
    }
}

QTEST_GUILESS_MAIN(TestPronounModel)
#include "tst_pronoun_model.moc"
