// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <vector>

#include <QJsonObject>
#include <QTest>

#include "exhibits/lenses/model.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using namespace nunchi::exhibits::lenses;

namespace {
constexpr double kClose = 1e-12;

int wordOf(const Model &model, const char *word)
{
    return static_cast<int>(model.words().indexOf(QString::fromUtf8(word)));
}
} // namespace

class TestLensesModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void weightsAreTheSoftmaxOfTheScores_data();
    void weightsAreTheSoftmaxOfTheScores();
    void eachLensLightsUpOtherWords();
    void noQueryLooksAtAllAlike();
    void aNegativeComponentHidesItsWords();
    void movingAComponentMakesTheLensOnesOwn();
    void changesAreUndone();
    void theLessonMaySetAQuery();
    void textFormTellsEveryWord();
    void brokenFilesAreRefused();
};

void TestLensesModel::weightsAreTheSoftmaxOfTheScores_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("lens");
    for (const QString &language : {QStringLiteral("ko"), QStringLiteral("en")})
        for (int lens = 0; lens + 1 < Model::lensCount(); ++lens)
            QTest::addRow("%s %d", qPrintable(language), lens) << language << lens;
}

void TestLensesModel::weightsAreTheSoftmaxOfTheScores()
{
    QFETCH(QString, language);
    QFETCH(int, lens);
    Model model;
    model.setLanguage(language);
    model.setLens(lens);
    const int features = Model::book().width();
    std::vector<double> powers;
    double sum = 0;
    for (int word = 0; word < model.count(); ++word) {
        double score = 0;
        for (int i = 0; i < features; ++i)
            score += model.q()[i] * model.k()(word, i);
        powers.push_back(std::exp(score / std::sqrt(double(features))));
        sum += powers.back();
    }
    for (int word = 0; word < model.count(); ++word)
        QVERIFY(std::abs(model.weight(word) - powers[size_t(word)] / sum) < kClose);
}

void TestLensesModel::eachLensLightsUpOtherWords()
{
    Model model;
    model.setLanguage(QStringLiteral("en"));
    const auto strongest = [&model](int atMost) {
        QStringList words;
        for (const int word : model.strongest(atMost))
            words << model.words()[word];
        return words;
    };
    QCOMPARE(strongest(3), QStringList({QStringLiteral("fisherman"), QStringLiteral("wave"), QStringLiteral("He")}));
    model.setLens(1);
    QCOMPARE(strongest(2), QStringList({QStringLiteral("swamped"), QStringLiteral("came")}));
    model.setLens(2);
    QCOMPARE(strongest(3), QStringList({QStringLiteral("dark"), QStringLiteral("laughed"), QStringLiteral("happy.")}));
}

void TestLensesModel::noQueryLooksAtAllAlike()
{
    Model model;
    QVERIFY(!model.setState({{QStringLiteral("lens"), QStringLiteral("own")}}));
    for (int word = 0; word < model.count(); ++word)
        QVERIFY(std::abs(model.weight(word) - 1.0 / model.count()) < kClose);
    QVERIFY(model.strongest(3).isEmpty());
}

void TestLensesModel::aNegativeComponentHidesItsWords()
{
    Model model;
    model.setLanguage(QStringLiteral("en"));
    model.setLens(2);
    const double before = model.weight(wordOf(model, "dark"));
    model.setComponent(Model::book().width() - 1, -7);
    QVERIFY(before > 0.15);
    // Against a word without any feature: e to the score, which is −7 ÷ √6.
    const double share = model.weight(wordOf(model, "dark")) / model.weight(wordOf(model, "an"));
    QVERIFY(std::abs(share - std::exp(-7 / std::sqrt(6.0))) < kClose);
    QVERIFY(model.weight(wordOf(model, "happy.")) > 0.2);
}

void TestLensesModel::movingAComponentMakesTheLensOnesOwn()
{
    Model model;
    const engine::Vector grammar = model.q();
    model.setComponent(4, 3.5);
    QVERIFY(model.isOwn());
    QCOMPARE(model.q()[4], 3.5);
    QCOMPARE(model.q()[0], grammar[0]);
    model.setLens(0);
    QCOMPARE(model.q()[4], grammar[4]);
    model.setLens(Model::lensCount() - 1); // what was made is still there
    QCOMPARE(model.q()[4], 3.5);
    model.setComponent(4, 1000);
    QCOMPARE(model.q()[4], largestQuery);
}

void TestLensesModel::changesAreUndone()
{
    Model model;
    const QJsonObject before = model.state();
    model.setLens(2);
    model.setComponent(0, 1, QStringLiteral("drag"));
    model.setComponent(0, 2, QStringLiteral("drag"));
    const QJsonObject after = model.state();
    model.undo();
    QCOMPARE(model.lens(), 2);
    model.undo();
    QCOMPARE(model.state(), before);
    model.redo();
    model.redo();
    QCOMPARE(model.state(), after);
}

void TestLensesModel::theLessonMaySetAQuery()
{
    Model model;
    QVERIFY(!model.setLessonState(
        {{QStringLiteral("lens"), QStringLiteral("own")}, {QStringLiteral("happening"), 5.0}}));
    QVERIFY(model.isOwn());
    QCOMPARE(model.q()[2], 5.0);
    model.setLens(0);
    model.reset();
    QVERIFY(model.isOwn());
    QVERIFY(model.setSome({{QStringLiteral("happening"), 10.0}}));
}

void TestLensesModel::textFormTellsEveryWord()
{
    Model model;
    for (const QString &language : {QStringLiteral("ko"), QStringLiteral("en")}) {
        model.setLanguage(language);
        for (const QString &word : model.words())
            QVERIFY(model.textForm().contains(word));
        QCOMPARE(model.table().size(), model.count() + 1);
    }
    QVERIFY2(model.textForm().contains(QStringLiteral("fisherman 0.152 (subject 1.0)")), qPrintable(model.textForm()));
}

void TestLensesModel::brokenFilesAreRefused()
{
    QString reason;
    QVERIFY(!LensBook::read("[", &reason) && !reason.isEmpty());
    QVERIFY(!LensBook::read("{}", &reason) && !reason.isEmpty());
    QVERIFY(!LensBook::read(R"({"features": [], "lenses": [{"id": "a", "q": {"b": 1}}], "ko": [["x", {}]],
        "en": [["x", {}]]})",
        &reason));
    QVERIFY(reason.contains(QStringLiteral("“a”")));
}

QTEST_MAIN(TestLensesModel)
#include "tst_lenses_model.moc"
