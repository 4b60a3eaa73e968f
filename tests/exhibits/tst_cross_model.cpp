// SPDX-License-Identifier: GPL-3.0-or-later
// The weights of the translation demo against sums done here by hand, and what the model promises.
#include <cmath>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

#include "exhibits/cross/model.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using namespace nunchi::exhibits::cross;

namespace {

constexpr double kClose = 1e-12;

/// q·k/√d of two words, from the numbers of the file alone.
double score(const QJsonObject &root, const QString &attention, const QJsonValue &asks, const QJsonValue &answers)
{
    double sum = 0;
    const QJsonObject wQ = root[QLatin1String("wQ")][attention].toObject();
    const QJsonObject x = asks[QLatin1String("x")].toObject();
    for (auto from = wQ.begin(); from != wQ.end(); ++from) {
        const QJsonObject row = from.value().toObject();
        for (auto to = row.begin(); to != row.end(); ++to)
            sum += x[from.key()].toDouble() * to.value().toDouble()
                * answers[QLatin1String("x")][to.key()].toDouble();
    }
    return sum / std::sqrt(double(root[QLatin1String("features")].toArray().size()));
}

QJsonObject file()
{
    QFile file(QStringLiteral(":/exhibits/cross/cross.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

int indexOf(const QList<Word> &words, const QString &id)
{
    for (qsizetype i = 0; i < words.size(); ++i)
        if (words[i].id == id)
            return int(i);
    return -1;
}

QString query(const Model &model)
{
    return model.asking()[model.query()].id;
}

QString key(const Model &model)
{
    return model.answering()[model.key()].id;
}

} // namespace

class TestCrossModel : public QObject
{
    Q_OBJECT

private:
    void everySetting();

private Q_SLOTS:
    void weightsAreTheSoftmaxOfTheScores_data() { everySetting(); }
    void weightsAreTheSoftmaxOfTheScores();
    void whatIsFetchedIsTheWeightedSum_data() { everySetting(); }
    void whatIsFetchedIsTheWeightedSum();
    void wordsFindTheirPartners_data();
    void wordsFindTheirPartners();
    void articlesFindNone();
    void theLinesCross();
    void queriesAndKeysComeFromWhereTheyShould();
    void theOtherDirectionAsksBack();
    void theKeyIsTheOneLookedAtMostUnlessChosen();
    void unknownWordsAreRefused();
    void changesAreUndone();
    void textFormTellsEverything();
    void theTableHoldsEveryWeight();
    void brokenFilesAreRefused();
};

void TestCrossModel::everySetting()
{
    QTest::addColumn<QString>("pair");
    QTest::addColumn<QString>("direction");
    QTest::addColumn<QString>("attention");
    for (const Pair &pair : Model::book().pairs())
        for (const char *direction : {"en-ko", "ko-en"})
            for (const char *attention : {"cross", "self"})
                QTest::addRow("%s %s %s", qPrintable(pair.id), direction, attention)
                    << pair.id << QString::fromLatin1(direction) << QString::fromLatin1(attention);
}

namespace {
void set(Model &model)
{
    QFETCH(QString, pair);
    QFETCH(QString, direction);
    QFETCH(QString, attention);
    QVERIFY(!model.setState({{QStringLiteral("pair"), pair}, {QStringLiteral("direction"), direction},
        {QStringLiteral("attention"), attention}}));
}
} // namespace

void TestCrossModel::weightsAreTheSoftmaxOfTheScores()
{
    QFETCH(QString, pair);
    QFETCH(QString, attention);
    Model model;
    set(model);
    const QJsonObject root = file();
    QJsonObject sentences;
    for (const QJsonValue &value : root[QLatin1String("pairs")].toArray())
        if (value[QLatin1String("id")].toString() == pair)
            sentences = value.toObject();
    const QJsonArray asking = sentences[model.askingLanguage()].toArray();
    const QJsonArray answering = sentences[model.answeringLanguage()].toArray();
    QCOMPARE(model.queryCount(), int(asking.size()));
    QCOMPARE(model.keyCount(), int(answering.size()));
    for (int q = 0; q < model.queryCount(); ++q) {
        double sum = 0;
        for (const QJsonValue &word : answering)
            sum += std::exp(score(root, attention, asking[q], word));
        for (int k = 0; k < model.keyCount(); ++k) {
            const double expected = score(root, attention, asking[q], answering[k]);
            QVERIFY(std::abs(model.trace().scaled(q, k) - expected) < kClose);
            QVERIFY(std::abs(model.weight(q, k) - std::exp(expected) / sum) < kClose);
        }
    }
}

void TestCrossModel::whatIsFetchedIsTheWeightedSum()
{
    Model model;
    set(model);
    for (int q = 0; q < model.queryCount(); ++q) {
        for (int f = 0; f < Model::width(); ++f) {
            double sum = 0;
            for (int k = 0; k < model.keyCount(); ++k)
                sum += model.weight(q, k) * model.answering()[k].x.value(Model::book().features()[f].id);
            QVERIFY(std::abs(model.trace().output(q, f) - sum) < kClose);
        }
        const QList<int> fetched = model.fetched(q);
        for (qsizetype i = 1; i < fetched.size(); ++i)
            QVERIFY(std::abs(model.trace().output(q, fetched[i - 1])) >= std::abs(model.trace().output(q, fetched[i])));
    }
}

void TestCrossModel::wordsFindTheirPartners_data()
{
    QTest::addColumn<QString>("pair");
    QTest::addColumn<QString>("direction");
    QTest::addColumn<QString>("attention");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QStringList>("partners");
    const auto row = [](const char *pair, const char *direction, const char *attention, const char *word,
                         const QStringList &partners) {
        QTest::addRow("%s %s %s", direction, attention, word)
            << QString::fromLatin1(pair) << QString::fromLatin1(direction) << QString::fromLatin1(attention)
            << QString::fromLatin1(word) << partners;
    };
    row("letter", "en-ko", "cross", "sseotda", {QStringLiteral("wrote")});
    row("letter", "en-ko", "cross", "eoje", {QStringLiteral("yesterday")});
    row("letter", "ko-en", "cross", "to", {QStringLiteral("chinguege")});
    row("letter", "ko-en", "cross", "friend", {QStringLiteral("chinguege")});
    row("letter", "ko-en", "cross", "wrote", {QStringLiteral("sseotda")});
    row("library", "en-ko", "cross", "anatda", {QStringLiteral("did"), QStringLiteral("not")});
    row("library", "ko-en", "cross", "did", {QStringLiteral("anatda")});
    row("library", "ko-en", "cross", "in", {QStringLiteral("doseogwaneseo")});
    row("letter", "ko-en", "self", "wrote", {QStringLiteral("i"), QStringLiteral("letter"), QStringLiteral("friend")});
    row("letter", "en-ko", "self", "gin", {QStringLiteral("pyeonjireul")});
    row("library", "en-ko", "self", "anatda", {QStringLiteral("ikji")});
}

void TestCrossModel::wordsFindTheirPartners()
{
    QFETCH(QString, word);
    QFETCH(QStringList, partners);
    Model model;
    set(model);
    QStringList found;
    for (const int key : model.strongest(indexOf(model.asking(), word)))
        found << model.answering()[key].id;
    QCOMPARE(found, partners);
}

void TestCrossModel::articlesFindNone()
{
    Model model;
    model.setDirection(Direction::KoreanToEnglish);
    const int article = indexOf(model.asking(), QStringLiteral("a"));
    QVERIFY(model.strongest(article).isEmpty());
    for (int key = 0; key < model.keyCount(); ++key)
        QVERIFY(std::abs(model.weight(article, key) - 1.0 / model.keyCount()) < kClose);
}

/// The order of the partners is not that of the words: what the exhibit is there to show.
void TestCrossModel::theLinesCross()
{
    for (const Pair &pair : Model::book().pairs()) {
        Model model;
        QVERIFY(!model.setState({{QStringLiteral("pair"), pair.id}}));
        int crossings = 0;
        for (int late = 1; late < model.queryCount(); ++late)
            for (int early = 0; early < late; ++early)
                crossings += model.strongest(late).value(0) < model.strongest(early).value(0);
        QVERIFY2(crossings >= 2, qPrintable(pair.id));
    }
}

void TestCrossModel::queriesAndKeysComeFromWhereTheyShould()
{
    Model model;
    QCOMPARE(model.askingLanguage(), QStringLiteral("ko"));
    QCOMPARE(model.answeringLanguage(), QStringLiteral("en"));
    QVERIFY(model.trace().weights.rows() != model.trace().weights.cols());
    model.setAttention(Attention::Self);
    QCOMPARE(model.answeringLanguage(), QStringLiteral("ko"));
    QCOMPARE(model.trace().weights.rows(), model.trace().weights.cols());
    model.setDirection(Direction::KoreanToEnglish);
    QCOMPARE(model.askingLanguage(), QStringLiteral("en"));
    QCOMPARE(model.answeringLanguage(), QStringLiteral("en"));
    model.setAttention(Attention::Cross);
    QCOMPARE(model.answeringLanguage(), QStringLiteral("ko"));
    QCOMPARE(model.trace().weights.rows(), engine::Index(9));
    QCOMPARE(model.trace().weights.cols(), engine::Index(6));
}

void TestCrossModel::theOtherDirectionAsksBack()
{
    Model model;
    model.setQuery(indexOf(model.asking(), QStringLiteral("eoje")));
    model.setDirection(Direction::KoreanToEnglish);
    QCOMPARE(query(model), QStringLiteral("yesterday"));
    model.setDirection(Direction::EnglishToKorean);
    QCOMPARE(query(model), QStringLiteral("eoje"));
    // Nobody to ask back: what the pair begins with.
    model.setDirection(Direction::KoreanToEnglish);
    model.setQuery(indexOf(model.asking(), QStringLiteral("a")));
    model.setDirection(Direction::EnglishToKorean);
    QCOMPARE(query(model), QStringLiteral("sseotda"));
}

void TestCrossModel::theKeyIsTheOneLookedAtMostUnlessChosen()
{
    Model model;
    QCOMPARE(key(model), QStringLiteral("wrote"));
    model.setKey(0);
    QCOMPARE(key(model), QStringLiteral("i"));
    QVERIFY(model.shared(model.query(), model.key()).isEmpty());
    model.setQuery(0);
    QCOMPARE(key(model), QStringLiteral("i"));
    QCOMPARE(model.shared(0, 0).size(), 2); // person and speaker
    model.setCell(1, 4);
    QCOMPARE(query(model), QStringLiteral("eoje"));
    QCOMPARE(key(model), QStringLiteral("letter"));
    model.undo();
    QCOMPARE(query(model), QStringLiteral("naneun"));
}

void TestCrossModel::unknownWordsAreRefused()
{
    Model model;
    const QJsonObject before = model.state();
    for (const QString &name : {QStringLiteral("query"), QStringLiteral("key")}) {
        const auto reason = model.setSome({{name, QStringLiteral("zebra")}});
        QVERIFY(reason && reason->contains(QStringLiteral("zebra")) && reason->contains(name));
        QCOMPARE(model.state(), before);
    }
    // A word of the sentence that answers is one, but cannot ask.
    QVERIFY(!model.setSome({{QStringLiteral("query"), QStringLiteral("letter")}}));
    QCOMPARE(query(model), QStringLiteral("sseotda"));
}

void TestCrossModel::changesAreUndone()
{
    Model model;
    QSignalSpy changed(&model, &Model::changed);
    const QJsonObject before = model.state();
    model.setQuery(0, QStringLiteral("query"));
    model.setQuery(1, QStringLiteral("query"));
    model.setKey(2, QStringLiteral("key"));
    model.setAttention(Attention::Self);
    model.setDirection(Direction::KoreanToEnglish);
    model.setPair(QStringLiteral("library"));
    QCOMPARE(changed.count(), 6);
    const QJsonObject after = model.state();
    for (int i = 0; i < 5; ++i) // the walk of the query counts as one
        model.undo();
    QCOMPARE(model.state(), before);
    QVERIFY(!model.canUndo());
    for (int i = 0; i < 5; ++i)
        model.redo();
    QCOMPARE(model.state(), after);
    model.reset();
    QCOMPARE(model.state(), before);
}

void TestCrossModel::textFormTellsEverything()
{
    Model model;
    model.setLanguage(QStringLiteral("en"));
    const QString text = model.textForm();
    for (const Word &word : model.asking() + model.answering())
        QVERIFY2(text.contains(word.text), qPrintable(word.text));
    for (const Word &word : model.asking() + model.answering())
        for (int feature = 0; feature < Model::width(); ++feature)
            if (word.x.contains(Model::book().features()[feature].id))
                QVERIFY2(text.contains(model.featureName(feature)), qPrintable(word.id));
    QVERIFY(text.contains(QStringLiteral("most at wrote, 0.90")));
    QVERIFY(text.contains(QStringLiteral("writing 5.0×0.5 + deed 10.0×1.0 + past 5.0×0.5 = 15.00")));
    QVERIFY(text.contains(QStringLiteral("√11 it is 4.52")));
    model.setPair(QStringLiteral("library"));
    QVERIFY(model.textForm().contains(QStringLiteral("most at did, not, 0.42 each")));
    model.setDirection(Direction::KoreanToEnglish);
    model.setQuery(0);
    QVERIFY(model.textForm().contains(QStringLiteral("all alike, 0.20 each")));
}

void TestCrossModel::theTableHoldsEveryWeight()
{
    const Model model;
    const QList<QStringList> table = model.table();
    QCOMPARE(table.size(), 1 + model.queryCount() * model.keyCount());
    double sum = 0;
    for (int key = 1; key <= model.keyCount(); ++key)
        sum += table[key].last().toDouble();
    QVERIFY(std::abs(sum - 1) < kClose);
}

void TestCrossModel::brokenFilesAreRefused()
{
    QString reason;
    QVERIFY(!CrossBook::read("{", &reason) && !reason.isEmpty());
    reason.clear();
    QVERIFY(!CrossBook::read("{}", &reason) && !reason.isEmpty());
    const QByteArray head = R"({"features": [{"id": "a"}], "wQ": {"cross": {"a": {"a": 1}}, "self": {"a": {"a": 1}}},)";
    const auto pair = [&](const char *ko, const char *en) {
        return head + R"("pairs": [{"id": "p", "query": {"ko": "k", "en": "e"}, "ko": [)" + ko + R"(], "en": [)" + en
            + "]}]}";
    };
    QVERIFY2(CrossBook::read(pair(R"({"id": "k"})", R"({"id": "e", "x": {"a": 1}})"), &reason), qPrintable(reason));
    QVERIFY(!CrossBook::read(pair(R"({"id": "k"})", R"({"id": "e", "x": {"b": 1}})"), &reason));
    QVERIFY(reason.contains(QStringLiteral("“b”")));
    QVERIFY(!CrossBook::read(pair(R"({"id": "k"})", R"({"id": "e"}, {"id": "k"})"), &reason));
    QVERIFY(reason.contains(QStringLiteral("two words “k”")));
    QVERIFY(!CrossBook::read(pair(R"({"id": "k"})", R"({"id": "f"})"), &reason));
    QVERIFY(reason.contains(QStringLiteral("“en”")));
}

QTEST_MAIN(TestCrossModel)
#include "tst_cross_model.moc"
