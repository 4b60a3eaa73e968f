// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

#include "engine/attention.h"
#include "exhibits/heads/model.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using namespace nunchi::exhibits::heads;

namespace {
constexpr double kClose = 1e-12;

/// A head's score of a key by its components alone, without any matrix.
double score(const Model &model, const Head &head, int query, int key)
{
    double sum = 0;
    for (const Component &part : head.components)
        sum += model.x()(query, part.from) * part.times * model.x()(key, part.to);
    return sum / std::sqrt(double(head.components.size()));
}

/// Each head's weights and output by an attention of its own, over its own columns.
void compareWithSingleHeads(const Model &model)
{
    for (int h = 0; h < Model::headCount(); ++h) {
        const Head &head = Model::book().heads()[h];
        const auto d = engine::Index(head.components.size());
        engine::Matrix q(model.count(), d);
        engine::Matrix k(model.count(), d);
        engine::Matrix v(model.count(), engine::Index(head.values.size()));
        for (int c = 0; c < int(d); ++c) {
            q.col(c) = model.x().col(head.components[c].from) * head.components[c].times;
            k.col(c) = model.x().col(head.components[c].to);
        }
        for (int c = 0; c < int(head.values.size()); ++c)
            v.col(c) = model.x().col(head.values[c]);
        const engine::AttentionTrace alone = engine::attention(q, k, v);
        const engine::AttentionTrace &here = model.trace().heads[size_t(h)];
        QVERIFY((alone.weights - here.weights).cwiseAbs().maxCoeff() < kClose);
        QVERIFY((alone.output - here.output).cwiseAbs().maxCoeff() < kClose);
    }
}
} // namespace

class TestHeadsModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachHeadIsOneAttention_data();
    void eachHeadIsOneAttention();
    void weightsFollowTheComponents();
    void eachHeadLooksWhereItSays_data();
    void eachHeadLooksWhereItSays();
    void aQueryWithoutInterestIsEven();
    void theOutputIsConcatTimesWo();
    void aHeadThatIsOffHandsOverNothing();
    void theQueryStaysAcrossLanguages();
    void unknownQueriesAreRefused();
    void changesAreUndone();
    void aNewSentenceAsksItsOwnQuestion();
    void textFormTellsEveryHead();
    void theTableHoldsEveryWeight();
    void brokenFilesAreRefused();
};

void TestHeadsModel::eachHeadIsOneAttention_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("language");
    for (const Sentence &sentence : Model::book().sentences())
        for (const QString &language : {QStringLiteral("ko"), QStringLiteral("en")})
            QTest::addRow("%s %s", qPrintable(sentence.id), qPrintable(language)) << sentence.id << language;
}

void TestHeadsModel::eachHeadIsOneAttention()
{
    QFETCH(QString, sentence);
    QFETCH(QString, language);
    Model model;
    model.setLanguage(language);
    model.setSentence(sentence);
    compareWithSingleHeads(model);
}

void TestHeadsModel::weightsFollowTheComponents()
{
    const Model model;
    for (int h = 0; h < Model::headCount(); ++h) {
        for (int query = 0; query < model.count(); ++query) {
            double sum = 0;
            for (int key = 0; key < model.count(); ++key)
                sum += std::exp(score(model, Model::book().heads()[h], query, key));
            for (int key = 0; key < model.count(); ++key) {
                const double expected = std::exp(score(model, Model::book().heads()[h], query, key)) / sum;
                QVERIFY(std::abs(model.weight(h, query, key) - expected) < kClose);
            }
        }
    }
}

void TestHeadsModel::eachHeadLooksWhereItSays_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("query");
    QTest::addColumn<int>("head");
    QTest::addColumn<QString>("key"); // empty: all alike
    const auto row = [](const char *sentence, const char *query, int head, const char *key) {
        QTest::addRow("%s %s %d", sentence, query, head)
            << QString::fromLatin1(sentence) << QString::fromLatin1(query) << head << QString::fromLatin1(key);
    };
    row("puppy", "it", 0, "thirsty");
    row("puppy", "it", 1, "puppy");
    row("puppy", "it", 2, "");
    row("puppy", "drank", 0, "puppy");
    row("puppy", "drank", 1, "");
    row("puppy", "drank", 2, "water");
    row("puppy", "thirsty", 0, "it");
    row("teacher", "she", 0, "loved");
    row("teacher", "she", 1, "teacher");
    row("teacher", "stories", 2, "book");
}

void TestHeadsModel::eachHeadLooksWhereItSays()
{
    QFETCH(QString, sentence);
    QFETCH(QString, query);
    QFETCH(int, head);
    QFETCH(QString, key);
    for (const QString &language : {QStringLiteral("ko"), QStringLiteral("en")}) {
        Model model;
        model.setLanguage(language);
        QVERIFY(!model.setState({{QStringLiteral("sentence"), sentence}, {QStringLiteral("query"), query}}));
        QCOMPARE(model.tokens()[model.query()].key, query);
        const int most = model.strongest(head, model.query());
        QCOMPARE(most < 0 ? QString() : model.tokens()[most].key, key);
    }
}

void TestHeadsModel::aQueryWithoutInterestIsEven()
{
    Model model;
    QVERIFY(!model.setState({{QStringLiteral("query"), QStringLiteral("drank")}}));
    for (int key = 0; key < model.count(); ++key)
        QVERIFY(std::abs(model.weight(1, model.query(), key) - 1.0 / model.count()) < kClose);
}

void TestHeadsModel::theOutputIsConcatTimesWo()
{
    const Model model;
    const engine::MultiHeadTrace &trace = model.trace();
    const engine::Matrix &wO = Model::book().weights().wO;
    QCOMPARE(trace.concat.cols(), engine::Index(Model::headCount() * Model::book().dV()));
    for (int row = 0; row < model.count(); ++row) {
        for (int column = 0; column < Model::width(); ++column) {
            double sum = 0;
            for (int i = 0; i < int(wO.rows()); ++i)
                sum += trace.concat(row, i) * wO(i, column);
            QVERIFY(std::abs(trace.output(row, column) - sum) < kClose);
        }
        for (int i = 0; i < int(trace.concat.cols()); ++i) {
            const int head = i / Model::book().dV();
            double mixed = 0;
            for (int key = 0; key < model.count(); ++key)
                mixed += model.weight(head, row, key) * model.x()(key, Model::valueDimension(i));
            QVERIFY(std::abs(trace.concat(row, i) - mixed) < kClose);
        }
    }
}

void TestHeadsModel::aHeadThatIsOffHandsOverNothing()
{
    Model model;
    const engine::MultiHeadTrace before = model.trace();
    model.setOn(1, false);
    const int dV = Model::book().dV();
    QCOMPARE(model.trace().concat.middleCols(dV, dV).cwiseAbs().maxCoeff(), 0.0);
    QVERIFY((model.trace().concat.leftCols(dV) - before.concat.leftCols(dV)).cwiseAbs().maxCoeff() < kClose);
    // What it alone brought is gone; what it shared with another head is less.
    const engine::Matrix lost = before.output - model.trace().output;
    const engine::Matrix own = before.concat.middleCols(dV, dV) * Model::book().weights().wO.middleRows(dV, dV);
    QVERIFY((lost - own).cwiseAbs().maxCoeff() < kClose);
    QVERIFY(own.cwiseAbs().maxCoeff() > 0.5);
    // It still looks where it looked.
    QVERIFY((model.trace().heads[1].weights - before.heads[1].weights).cwiseAbs().maxCoeff() < kClose);
}

void TestHeadsModel::theQueryStaysAcrossLanguages()
{
    Model model;
    QVERIFY(!model.setState({{QStringLiteral("query"), QStringLiteral("water")}}));
    model.setLanguage(QStringLiteral("en"));
    QCOMPARE(model.tokens()[model.query()].text, QStringLiteral("water"));
    QVERIFY(!model.setState({{QStringLiteral("query"), QStringLiteral("because")}}));
    model.setLanguage(QStringLiteral("ko")); // which has no such word
    QCOMPARE(model.tokens()[model.query()].key, model.sentence().query);
}

void TestHeadsModel::unknownQueriesAreRefused()
{
    Model model;
    const QJsonObject before = model.state();
    const auto reason = model.setSome({{QStringLiteral("query"), QStringLiteral("zebra")}});
    QVERIFY(reason && reason->contains(QStringLiteral("zebra")));
    QCOMPARE(model.state(), before);
}

void TestHeadsModel::changesAreUndone()
{
    Model model;
    QSignalSpy changed(&model, &Model::changed);
    const QJsonObject before = model.state();
    model.setQuery(0, QStringLiteral("query"));
    model.setQuery(1, QStringLiteral("query"));
    model.setOn(0, false);
    model.setShow(Show::Output);
    QCOMPARE(changed.count(), 4);
    const QJsonObject after = model.state();
    for (int i = 0; i < 3; ++i) // the walk of the query counts as one
        model.undo();
    QCOMPARE(model.state(), before);
    QVERIFY(!model.canUndo());
    for (int i = 0; i < 3; ++i)
        model.redo();
    QCOMPARE(model.state(), after);
    model.reset();
    QCOMPARE(model.state(), before);
}

void TestHeadsModel::aNewSentenceAsksItsOwnQuestion()
{
    Model model;
    model.setQuery(0);
    model.setSentence(QStringLiteral("teacher"));
    QCOMPARE(model.tokens()[model.query()].key, QStringLiteral("she"));
    model.undo();
    QCOMPARE(model.query(), 0);
}

void TestHeadsModel::textFormTellsEveryHead()
{
    Model model;
    model.setLanguage(QStringLiteral("en"));
    const QString text = model.textForm();
    for (int head = 0; head < Model::headCount(); ++head)
        QVERIFY(text.contains(model.headName(head)));
    QVERIFY(text.contains(QStringLiteral("“puppy”, 0.81")));
    QVERIFY(text.contains(QStringLiteral("all alike, 0.10")));
    model.setOn(2, false);
    QVERIFY(model.textForm().contains(QStringLiteral("switched off")));
}

void TestHeadsModel::theTableHoldsEveryWeight()
{
    const Model model;
    const QList<QStringList> table = model.table();
    QCOMPARE(table.size(), 1 + Model::headCount() * model.count() * model.count());
    double sum = 0;
    for (int key = 1; key <= model.count(); ++key)
        sum += table[key].last().toDouble();
    QVERIFY(std::abs(sum - 1) < kClose);
}

void TestHeadsModel::brokenFilesAreRefused()
{
    QString reason;
    QVERIFY(!HeadBook::read("{", &reason) && !reason.isEmpty());
    reason.clear();
    QVERIFY(!HeadBook::read("{}", &reason) && !reason.isEmpty());
    reason.clear();
    QVERIFY(!HeadBook::read(R"({"dimensions": [{"id": "a"}], "words": [{"id": "w", "x": {"b": 1}}]})", &reason));
    QVERIFY(reason.contains(QStringLiteral("“b”")));
}

QTEST_MAIN(TestHeadsModel)
#include "tst_heads_model.moc"
