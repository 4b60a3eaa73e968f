// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QSignalSpy>
#include <QTest>

#include "exhibits/library/model.h"
#include "exhibits/shared/number_text.h"

using namespace nunchi::exhibits;
using library::Model;
using library::Shelf;

class TestLibraryModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scoresAreDotProductsByHand();
    void sharesAndAnswerByPlainSums();
    void coldReadsTheBestAndHotReadsAll();
    void typedWordsAreFoundWhateverTheirEndings();
    void unknownWordsAskForNothing();
    void noTopicIsAskedForMoreThanABarShows();
    void wishesReplaceTheQuestionsNumbers();
    void oneGestureIsOneStepBack();
    void whatCannotBeWishedIsRefused();
    void textFormTellsEverything_data();
    void textFormTellsEverything();
    void theTableHoldsEveryDigit();
    void filesThatAreWrongSayWhy();
};

namespace {

constexpr double kTiny = 1e-12;

int topicOf(const char *id)
{
    for (int c = 0; c < Model::topicCount(); ++c)
        if (Model::shelf().topics()[c].id == QLatin1String(id))
            return c;
    return -1;
}

} // namespace

void TestLibraryModel::scoresAreDotProductsByHand()
{
    const Model model;
    // 0.8 × plants + 0.8 × light + 0.5 × energy.
    const QList<double> expected{3.48, 2.24, 2.12, 1.68, 1.44, 0.8, 0.1};
    QCOMPARE(Model::bookCount(), int(expected.size()));
    for (int i = 0; i < Model::bookCount(); ++i)
        QVERIFY2(std::abs(model.score(i) - expected[i]) < kTiny, qPrintable(model.title(i)));
    QCOMPARE(model.byShare(), (QList<int>{0, 1, 2, 3, 4, 5, 6}));
}

void TestLibraryModel::sharesAndAnswerByPlainSums()
{
    Model model;
    model.setTemperature(2.5, {});
    double sum = 0;
    for (int i = 0; i < Model::bookCount(); ++i)
        sum += std::exp(model.score(i) / 2.5);
    double answer = 0;
    for (int i = 0; i < Model::bookCount(); ++i) {
        QVERIFY(std::abs(model.share(i) - std::exp(model.score(i) / 2.5) / sum) < kTiny);
        answer += model.share(i) * Model::shelf().v()(i, topicOf("sea"));
    }
    // One book alone spends pages on the sea: six of ten.
    QVERIFY(std::abs(model.answer(topicOf("sea")) - 6 * model.share(4)) < kTiny);
    QVERIFY(std::abs(answer - model.answer(topicOf("sea"))) < kTiny);
    double pages = 0;
    for (int c = 0; c < Model::topicCount(); ++c)
        pages += model.answer(c);
    QVERIFY(std::abs(pages - Shelf::pagesOfABook) < kTiny);
}

void TestLibraryModel::coldReadsTheBestAndHotReadsAll()
{
    Model model;
    model.setTemperature(0, {});
    QCOMPARE(model.temperature(), library::minTemperature);
    QVERIFY(model.share(0) > 0.999999);
    model.setTemperature(1e9, {});
    QCOMPARE(model.temperature(), library::maxTemperature);
    for (int i = 0; i < Model::bookCount(); ++i)
        QVERIFY(std::abs(model.share(i) - 1.0 / Model::bookCount()) < 0.01);
}

void TestLibraryModel::typedWordsAreFoundWhateverTheirEndings()
{
    Model model;
    model.setText(QStringLiteral("  햇빛은 바다에서도?  "));
    QCOMPARE(model.q()(0, topicOf("light")), 1.2);
    QCOMPARE(model.q()(0, topicOf("sea")), 1.2);
    QCOMPARE(model.q().sum(), 2.4);
    QVERIFY(model.unknownWords().isEmpty());
    model.setText(QStringLiteral("햇빛").normalized(QString::NormalizationForm_D));
    QCOMPARE(model.q()(0, topicOf("light")), 1.2);
    model.setText(QStringLiteral("SUN, seaweed!"));
    QCOMPARE(model.q()(0, topicOf("light")), 1.0);
    QCOMPARE(model.q()(0, topicOf("sea")), 1.0);
    model.setText(QString());
    QCOMPARE(model.q()(0, topicOf("plants")), 0.8);
}

void TestLibraryModel::unknownWordsAskForNothing()
{
    Model model;
    model.setText(QStringLiteral("하늘을 xyz"));
    QCOMPARE(model.unknownWords(), (QStringList{QStringLiteral("하늘을"), QStringLiteral("xyz")}));
    QVERIFY(model.asksForNothing());
    for (int i = 0; i < Model::bookCount(); ++i)
        QVERIFY(std::abs(model.share(i) - 1.0 / 7) < kTiny);
    QVERIFY(model.textForm().contains(QLatin1String("xyz")));
}

void TestLibraryModel::noTopicIsAskedForMoreThanABarShows()
{
    Model model;
    model.setText(QStringLiteral("sea sea sea sea sea"));
    QCOMPARE(model.q()(0, topicOf("sea")), library::maxWish);
}

void TestLibraryModel::wishesReplaceTheQuestionsNumbers()
{
    Model model;
    model.setWish(topicOf("past"), 2.04, QStringLiteral("a"));
    QCOMPARE(model.q()(0, topicOf("past")), 2.0);
    QVERIFY(model.isWished(topicOf("past")));
    QCOMPARE(model.q()(0, topicOf("plants")), 0.8);
    QCOMPARE(model.byShare().first(), 6);
    model.setQuestion(1);
    QVERIFY(!model.isWished(topicOf("past")));
    QCOMPARE(model.q()(0, topicOf("past")), 0.0);
}

void TestLibraryModel::oneGestureIsOneStepBack()
{
    Model model;
    const QJsonObject start = model.state();
    QSignalSpy changes(&model, &Model::changed);
    for (const double wish : {0.5, 1.0, 1.5})
        model.setWish(topicOf("sea"), wish, QStringLiteral("drag 1"));
    model.setWish(topicOf("sea"), 1.52, QStringLiteral("drag 1")); // rounds to what it is
    QCOMPARE(changes.count(), 3);
    model.setWish(topicOf("sea"), 2.5, QStringLiteral("drag 2"));
    model.undo();
    QCOMPARE(model.q()(0, topicOf("sea")), 1.5);
    model.undo();
    QCOMPARE(model.state(), start);
    model.redo();
    QCOMPARE(model.q()(0, topicOf("sea")), 1.5);
    model.reset();
    QCOMPARE(model.state(), start);
}

void TestLibraryModel::whatCannotBeWishedIsRefused()
{
    Model model;
    const QJsonObject start = model.state();
    const auto wish = [](const char *topic, const QJsonValue &number) {
        return QJsonObject{{QStringLiteral("wish"), QJsonObject{{QString::fromLatin1(topic), number}}}};
    };
    const auto topic = model.setSome(wish("weather", 1));
    QVERIFY(topic && topic->contains(QLatin1String("weather")) && topic->contains(QLatin1String("plants")));
    for (const QJsonValue &number : {QJsonValue(3.1), QJsonValue(-0.1), QJsonValue(QStringLiteral("1"))})
        QVERIFY(model.setSome(wish("sea", number)).has_value());
    QCOMPARE(model.state(), start);
    QVERIFY(!model.setSome(wish("sea", 3)));
    QCOMPARE(model.q()(0, topicOf("sea")), 3.0);
}

void TestLibraryModel::textFormTellsEverything_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("ko") << QStringLiteral("ko");
    QTest::newRow("en") << QStringLiteral("en");
}

void TestLibraryModel::textFormTellsEverything()
{
    QFETCH(QString, language);
    Model model;
    model.setLanguage(language);
    const QString text = model.textForm();
    for (int i = 0; i < Model::bookCount(); ++i) {
        QVERIFY(!model.title(i).isEmpty() && !model.keywords(i).isEmpty() && !model.says(i).isEmpty());
        QVERIFY2(text.contains(model.title(i)), qPrintable(text));
        QVERIFY2(text.contains(percentNumber(model.share(i))), qPrintable(text));
    }
    for (int c = 0; c < Model::topicCount(); ++c)
        QVERIFY(!model.topic(c).isEmpty());
    QVERIFY(text.contains(model.asked()));
    QVERIFY2(text.contains(QStringLiteral("0.8\u00D72.0 + 0.8\u00D71.6 + 0.5\u00D71.2 = 3.48")), qPrintable(text));
    model.setShow(library::Show::Values);
    QVERIFY(model.textForm().contains(model.says(6)));
}

void TestLibraryModel::theTableHoldsEveryDigit()
{
    const Model model;
    const QList<QStringList> table = model.table();
    QCOMPARE(table.size(), 3 + 2 * Model::bookCount());
    QCOMPARE(table.first().size(), 3 + Model::topicCount());
    QCOMPARE(table[2].last().toDouble(), model.share(0));
    QCOMPARE(table.last()[1].toDouble(), model.answer(0));
}

void TestLibraryModel::filesThatAreWrongSayWhy()
{
    const auto reasonFor = [](const QByteArray &json) {
        QString reason;
        return Shelf::read(json, &reason) ? QString() : reason;
    };
    QVERIFY(reasonFor("{").contains(QLatin1String("byte")));
    QVERIFY(reasonFor("{}").contains(QLatin1String("topic")));
    const QByteArray topic = R"("topics": [{"id": "a", "name": {}}],)";
    QVERIFY(reasonFor('{' + topic + R"("books": [{"id": "x", "k": {"b": 1}, "v": {"a": 10}}]})").contains(u'x'));
    QVERIFY(reasonFor('{' + topic + R"("books": [{"id": "x", "k": {"a": 1}, "v": {"a": 9}}]})").contains(u'x'));
    const QByteArray books = R"("books": [{"id": "x", "k": {"a": 1}, "v": {"a": 10}}])";
    QVERIFY(reasonFor('{' + topic + books + '}').contains(QLatin1String("question")));
    const QByteArray questions = R"(, "questions": [{"id": "q", "q": {"a": 1}}])";
    QVERIFY(reasonFor('{' + topic + books + questions + R"(, "words": [{"forms": ["w"], "q": {"b": 1}}]})").contains(u'w'));
    QVERIFY(reasonFor('{' + topic + books + questions + '}').isEmpty());
}

QTEST_GUILESS_MAIN(TestLibraryModel)
#include "tst_library_model.moc"
