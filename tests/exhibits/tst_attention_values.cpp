// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <vector>

#include <QSignalSpy>
#include <QTest>

#include "edit_values.h"
#include "exhibits/shared/attention_values.h"
#include "exhibits/shared/number_text.h"

using namespace nunchi::exhibits;
namespace engine = nunchi::engine;

namespace {

/// The weights of one row by plain loops, from what the values say x, W_Q and the mask are.
std::vector<double> weightsByHand(const AttentionValues &values, int row, bool scaled)
{
    const int n = values.count();
    const int d = values.width();
    std::vector<double> weights(n, 0.0);
    double sum = 0;
    for (int j = 0; j < n; ++j) {
        double score = 0;
        for (int c = 0; c < d; ++c) {
            double q = 0;
            for (int r = 0; r < d; ++r)
                q += values.x()(row, r) * values.wQ()(r, c);
            score += q * values.x()(j, c);
        }
        if (!values.maySee(row, j))
            continue;
        weights[j] = std::exp(scaled ? score / std::sqrt(double(d)) : score);
        sum += weights[j];
    }
    for (double &weight : weights)
        weight = sum > 0 ? weight / sum : 0;
    return weights;
}

double weight(const AttentionValues &values, const char *key)
{
    return values.trace().weights(values.queryIndex(), values.indexOf(QString::fromUtf8(key)));
}

double otherWeight(const AttentionValues &values, const char *key)
{
    return values.otherTrace().weights(values.queryIndex(), values.indexOf(QString::fromUtf8(key)));
}

} // namespace

class TestAttentionValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTiredAnimalInKorean();
    void theTiredAnimalInEnglish();
    void oneWordFlipsWhereItLooks();
    void theVerbLooksForWhoWhatWhere();
    void everyRowAgreesWithPlainLoops_data();
    void everyRowAgreesWithPlainLoops();
    void causalMaskHidesWhatComesLater();
    void paddingHidesKeysNotQueries();
    void aBlindQueryHasNoWeightAndNoOutput();
    void anEditChangesQAndKOfThatTokenOnly();
    void languageKeepsQueryAndEdits();
    void tellsOnceAChange();
    void refusesWithTheName_data();
    void refusesWithTheName();
};

void TestAttentionValues::theTiredAnimalInKorean()
{
    const AttentionValues values;
    QCOMPARE(values.tokens()[values.queryIndex()].key, QStringLiteral("it"));
    QCOMPARE(values.count(), 9);
    const auto q = values.q().row(values.queryIndex());
    QVERIFY(std::abs(q[0] - 3.1) < 1e-12 && std::abs(q[1] - 1.0) < 1e-12 && q[2] == 0 && std::abs(q[3] - 1.0) < 1e-12);
    QCOMPARE(fixedNumber(weight(values, "animal"), 3), QStringLiteral("0.505"));
    QCOMPARE(fixedNumber(weight(values, "tired"), 3), QStringLiteral("0.266"));
    QCOMPARE(fixedNumber(otherWeight(values, "animal"), 3), QStringLiteral("0.762"));
    QCOMPARE(fixedNumber(otherWeight(values, "tired"), 3), QStringLiteral("0.212"));
    const auto z = values.trace().output.row(values.queryIndex());
    QCOMPARE(fixedNumber(z[0], 2), QStringLiteral("1.35"));
    QCOMPARE(fixedNumber(z[3], 2), QStringLiteral("0.61"));
}

void TestAttentionValues::theTiredAnimalInEnglish()
{
    AttentionValues values;
    values.setLanguage(QStringLiteral("en"));
    QCOMPARE(values.count(), 11);
    QCOMPARE(fixedNumber(weight(values, "animal"), 3), QStringLiteral("0.485"));
    QCOMPARE(values.dimensions().first().name, QStringLiteral("living"));
}

void TestAttentionValues::oneWordFlipsWhereItLooks()
{
    for (const char *language : {"ko", "en"}) {
        AttentionValues values;
        values.setLanguage(QString::fromLatin1(language));
        QVERIFY(weight(values, "animal") > 2 * weight(values, "street"));
        const engine::Matrix before = values.wQ();
        set(values, [](auto &s) { s.sentence = QStringLiteral("wide"); });
        QVERIFY(weight(values, "street") > 2 * weight(values, "animal"));
        QVERIFY(weight(values, "street") > 0.4);
        // The same network: only the words, and what "it" has taken in from them, differ.
        QVERIFY((values.wQ().topLeftCorner(4, 4) - before).norm() == 0);
    }
}

void TestAttentionValues::theVerbLooksForWhoWhatWhere()
{
    AttentionValues values;
    set(values, [](auto &s) { s.sentence = QStringLiteral("bit"); });
    QCOMPARE(values.tokens()[values.queryIndex()].key, QStringLiteral("bit"));
    QVERIFY(weight(values, "puppy") > weight(values, "ball"));
    QVERIFY(weight(values, "ball") > weight(values, "yard"));
}

void TestAttentionValues::everyRowAgreesWithPlainLoops_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("scaled");
    QTest::addColumn<bool>("causal");
    QTest::addColumn<int>("padding");
    for (const Sentence &sentence : SentenceBook::builtIn().sentences())
        for (const bool scaled : {true, false})
            for (const bool causal : {true, false})
                for (int padding = 0; padding < 3; ++padding)
                    QTest::addRow("%s %d %d %d", qPrintable(sentence.id), scaled, causal, padding)
                        << sentence.id << QString() << scaled << causal << padding;
    QTest::newRow("typed") << QStringLiteral("wide") << QStringLiteral("street tired it ball") << true << false << 0;
}

void TestAttentionValues::everyRowAgreesWithPlainLoops()
{
    QFETCH(QString, sentence);
    QFETCH(QString, text);
    QFETCH(bool, scaled);
    QFETCH(bool, causal);
    QFETCH(int, padding);
    AttentionValues values;
    set(values, [&](auto &s) {
        s.sentence = sentence;
        s.text = text;
        s.scaled = scaled;
        s.causal = causal;
        s.padding = Padding(padding);
    });
    for (int i = 0; i < values.count(); ++i) {
        const std::vector<double> now = weightsByHand(values, i, scaled);
        const std::vector<double> other = weightsByHand(values, i, !scaled);
        for (int j = 0; j < values.count(); ++j) {
            QVERIFY(std::abs(values.trace().weights(i, j) - now[size_t(j)]) < 1e-12);
            QVERIFY(std::abs(values.otherTrace().weights(i, j) - other[size_t(j)]) < 1e-12);
        }
        for (int c = 0; c < values.width(); ++c) {
            double z = 0;
            for (int j = 0; j < values.count(); ++j)
                z += now[size_t(j)] * values.v()(j, c);
            QVERIFY(std::abs(values.trace().output(i, c) - z) < 1e-12);
        }
    }
}

void TestAttentionValues::causalMaskHidesWhatComesLater()
{
    AttentionValues values;
    set(values, [](auto &s) { s.causal = true; });
    QCOMPARE(weight(values, "tired"), 0.0);
    QVERIFY(!values.maySee(values.queryIndex(), values.indexOf(QStringLiteral("tired"))));
    QVERIFY(values.maySee(values.queryIndex(), values.queryIndex()));
    QCOMPARE(values.trace().weights(0, 0), 1.0);
}

void TestAttentionValues::paddingHidesKeysNotQueries()
{
    AttentionValues values;
    set(values, [](auto &s) { s.padding = Padding::Shown; });
    QCOMPARE(values.count(), 11);
    QVERIFY(values.tokens().last().padding);
    QVERIFY(values.trace().weights(values.queryIndex(), 10) > 0);
    set(values, [](auto &s) { s.padding = Padding::Hidden; });
    QCOMPARE(values.trace().weights.rightCols(2).norm(), 0.0);
    QVERIFY(std::abs(values.trace().weights.row(10).sum() - 1.0) < 1e-12);
    QCOMPARE(fixedNumber(weight(values, "animal"), 3), QStringLiteral("0.505"));
}

void TestAttentionValues::aBlindQueryHasNoWeightAndNoOutput()
{
    AttentionValues values;
    set(values, [](auto &s) {
        s.text = QStringLiteral("<pad> [PAD] animal tired");
        s.causal = true;
        s.padding = Padding::Hidden;
    });
    QVERIFY(values.isBlind(0));
    QVERIFY(values.isBlind(1));
    QVERIFY(!values.isBlind(2));
    QCOMPARE(values.trace().weights.row(0).norm(), 0.0);
    QCOMPARE(values.trace().output.row(1).norm(), 0.0);
}

void TestAttentionValues::anEditChangesQAndKOfThatTokenOnly()
{
    AttentionValues values;
    const engine::Matrix xBefore = values.x();
    const engine::Matrix qBefore = values.q();
    set(values, [](auto &s) { s.edits[QStringLiteral("it.pointing")] = -1.0; });
    const int it = values.indexOf(QStringLiteral("it"));
    QCOMPARE(values.x()(it, 2), -1.0);
    QVERIFY(values.isEdited(it, 2));
    QCOMPARE(values.original(it, 2), 1.5);
    QVERIFY(std::abs(values.q()(it, 0) - (0.1 - 2.0)) < 1e-12);
    for (int i = 0; i < values.count(); ++i)
        if (i != it)
            QVERIFY(values.x().row(i) == xBefore.row(i) && values.q().row(i) == qBefore.row(i));
}

void TestAttentionValues::languageKeepsQueryAndEdits()
{
    AttentionValues values;
    set(values, [](auto &s) {
        s.query = QStringLiteral("animal");
        s.edits[QStringLiteral("street.place")] = 4.5;
    });
    values.setLanguage(QStringLiteral("en"));
    QCOMPARE(values.tokens()[values.queryIndex()].text, QStringLiteral("animal"));
    QCOMPARE(values.x()(values.indexOf(QStringLiteral("street")), 1), 4.5);
    // "because" is not in the Korean sentence: the query falls back, and comes back with the language.
    set(values, [](auto &s) { s.query = QStringLiteral("because"); });
    values.setLanguage(QStringLiteral("ko"));
    QCOMPARE(values.tokens()[values.queryIndex()].key, QStringLiteral("it"));
    values.setLanguage(QStringLiteral("en"));
    QCOMPARE(values.tokens()[values.queryIndex()].key, QStringLiteral("because"));
}

void TestAttentionValues::tellsOnceAChange()
{
    AttentionValues values;
    QSignalSpy spy(&values, &AttentionValues::changed);
    set(values, [](auto &s) {
        s.scaled = false;
        s.causal = true;
    });
    QCOMPARE(spy.count(), 1);
    set(values, [](auto &) {});
    QCOMPARE(spy.count(), 1);
}

void TestAttentionValues::refusesWithTheName_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("edit");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("named");
    const QString no;
    QTest::newRow("query") << no << QStringLiteral("nobody") << no << 0.0 << QStringLiteral("nobody");
    QTest::newRow("token") << no << no << QStringLiteral("nobody.living") << 0.0 << QStringLiteral("nobody.living");
    QTest::newRow("dimension") << no << no << QStringLiteral("it.length") << 0.0 << QStringLiteral("it.length");
    QTest::newRow("no dot") << no << no << QStringLiteral("it") << 0.0 << QStringLiteral("it");
    QTest::newRow("too large") << no << no << QStringLiteral("it.living") << 10.0 << QStringLiteral("9.9");
    QTest::newRow("not a number") << no << no << QStringLiteral("it.living") << std::nan("")
                                  << QStringLiteral("it.living");
    QTest::newRow("too many") << QStringLiteral("a ").repeated(25) << no << no << 0.0 << QStringLiteral("24");
    QTest::newRow("too long") << QString(21, u'x') << no << no << 0.0 << QStringLiteral("xxxx");
    QTest::newRow("only spaces") << QStringLiteral("  ") << no << no << 0.0 << QStringLiteral("text");
}

void TestAttentionValues::refusesWithTheName()
{
    QFETCH(QString, text);
    QFETCH(QString, query);
    QFETCH(QString, edit);
    QFETCH(double, value);
    QFETCH(QString, named);
    const AttentionValues values;
    AttentionSettings settings = values.settings();
    settings.text = text;
    settings.query = query;
    if (!edit.isEmpty())
        settings.edits[edit] = value;
    const auto reason = values.refusal(settings);
    QVERIFY(reason);
    QVERIFY2(reason->contains(named), qPrintable(*reason));
}

QTEST_APPLESS_MAIN(TestAttentionValues)
#include "tst_attention_values.moc"
