// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens, arcs, and the numbers at the strongest of them.
#include "steps_fixture.h"

#include <algorithm>
#include <cmath>

#include <QMap>
#include <QTest>

#include "exhibits/attention-steps/view_arc_labels.h"
#include "exhibits/attention-steps/view_sentence.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using namespace nunchi::exhibits::attention_steps;

class TestAttentionStepsArcs : public StepsFixture
{
    Q_OBJECT

private:
    SentencePart *sentence() { return only<SentencePart>(); }
    int query() const { return m_model->values().queryIndex(); }
    double weight(int token) const { return m_model->values().trace().weights(query(), token); }
    void widen(int width) { m_view->resize(width, m_view->heightForWidth(width)); }
    void verifyLabels();

private Q_SLOTS:
    void numbersStandAtTheirOwnArcs_data();
    void numbersStandAtTheirOwnArcs();
    void numbersStandOverTheCrown_data();
    void numbersStandOverTheCrown();
    void betweenRowsNumbersStandBesideTheArc();
    void equalWeightsHaveNoNumbers();
    void paddingKeepsOneRow();
    void rowsAreAboutAsLong();
};

/// Nothing lies on its own arc, a token or another number; and none seems to belong to another arc, but for hairlines
/// behind the number of a much thicker one.
void TestAttentionStepsArcs::verifyLabels()
{
    constexpr qreal halo = 2.5;
    const SentenceGeometry geometry = sentence()->geometryNow();
    const ArcLabels arcs = sentence()->arcLabels(geometry);
    const auto labels = sentence()->labels(geometry);
    // Where all weights are nearly the same a number may have no place that tells whose it is.
    constexpr double telling = 0.25;
    for (const int key : m_model->strongest())
        QVERIFY2(weight(key) < telling
                || std::any_of(labels.begin(), labels.end(), [key](const auto &label) { return label.key == key; }),
            qPrintable(QStringLiteral("%1 has no number").arg(weight(key))));
    const auto &tokens = m_model->values().tokens();
    for (const SentencePart::Label &label : labels) {
        QVERIFY(QRectF(sentence()->rect()).contains(label.box));
        for (const SentencePart::Label &other : labels)
            QVERIFY(other.key == label.key || !label.box.adjusted(-2, -2, 2, 2).intersects(other.box));
        for (const QRectF &token : geometry.tokens())
            QVERIFY(!token.intersects(label.box));
        const qreal own = arcs.distance(label.key, label.box);
        QVERIFY2(own > halo, qPrintable(QStringLiteral("%1 bites into its arc: %2").arg(label.text).arg(own)));
        for (int other = 0; other < tokens.size(); ++other)
            if (other != label.key && weight(other) > weight(label.key) / 2)
                QVERIFY2(arcs.distance(other, label.box) > std::max(1.0, own - 0.5),
                    qPrintable(QStringLiteral("from %1: %2 stands %4 from the arc of %3, %5 from its own")
                                   .arg(tokens[query()].text, label.text, tokens[other].text)
                                   .arg(arcs.distance(other, label.box))
                                   .arg(own)));
    }
}

void TestAttentionStepsArcs::numbersStandAtTheirOwnArcs_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("sentence");
    for (const char *language : {"ko", "en"})
        for (const char *sentence : {"tired", "wide", "bit"})
            QTest::addRow("%s %s", language, sentence) << QString::fromLatin1(language) << QString::fromLatin1(sentence);
}

void TestAttentionStepsArcs::numbersStandAtTheirOwnArcs()
{
    QFETCH(QString, language);
    QFETCH(QString, sentence);
    m_model->setLanguage(language);
    m_model->setSentence(sentence);
    m_model->setStep(Step::Mixing);
    const QList<exhibits::Token> tokens = m_model->values().tokens(); // another query makes them anew
    for (const int width : {730, 1020})
        for (const bool scaled : {true, false})
            for (const exhibits::Token &query : tokens) {
                widen(width);
                m_model->setScaled(scaled);
                m_model->setQuery(query.key);
                verifyLabels();
            }
}

void TestAttentionStepsArcs::numbersStandOverTheCrown_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("scaled");
    for (const char *language : {"ko", "en"})
        for (const bool scaled : {true, false})
            QTest::addRow("%s %d", language, int(scaled)) << QString::fromLatin1(language) << scaled;
}

void TestAttentionStepsArcs::numbersStandOverTheCrown()
{
    QFETCH(QString, language);
    QFETCH(bool, scaled);
    m_model->setLanguage(language);
    m_model->setScaled(scaled);
    m_model->setStep(Step::Mixing);
    const SentenceGeometry geometry = sentence()->geometryNow();
    for (const SentencePart::Label &label : sentence()->labels(geometry)) {
        const QRectF arc = geometry.arc(query(), label.key).boundingRect();
        QVERIFY(label.box.bottom() < arc.top());
        QVERIFY(std::abs(label.box.center().x() - arc.center().x()) < arc.width() / 4);
    }
}

void TestAttentionStepsArcs::betweenRowsNumbersStandBesideTheArc()
{
    m_model->setLanguage(QStringLiteral("en"));
    m_model->setCausal(true);
    m_model->setStep(Step::Softmax);
    m_look->setTextScale(2);
    for (const int width : {700, 900, 1000}) {
        widen(width);
        QVERIFY(!sentence()->geometryNow().onOneLine());
        verifyLabels();
    }
}

void TestAttentionStepsArcs::equalWeightsHaveNoNumbers()
{
    QVERIFY(!m_model->setText(QStringLiteral("one two three four five six seven")));
    m_model->setStep(Step::Softmax);
    QVERIFY(sentence()->labels(sentence()->geometryNow()).isEmpty());
}

void TestAttentionStepsArcs::paddingKeepsOneRow()
{
    m_model->setLanguage(QStringLiteral("en"));
    m_model->setPadding(Padding::Hidden);
    m_model->setStep(Step::Mixing);
    widen(734); // of a page 1024 wide
    QVERIFY(sentence()->geometryNow().onOneLine());
    verifyLabels();
    // High enough to tell the arcs apart.
    const SentenceGeometry geometry = sentence()->geometryNow();
    QVERIFY(geometry.arc(query(), 0).boundingRect().height() > 70);
}

void TestAttentionStepsArcs::rowsAreAboutAsLong()
{
    m_look->setTextScale(2);
    for (const char *words : {"a b c d e f g h i j k l m n o p", "street street street street street street street it"}) {
        QVERIFY(!m_model->setText(QString::fromLatin1(words)));
        for (const int width : {480, 560, 620, 700}) {
            widen(width);
            const SentenceGeometry geometry = sentence()->geometryNow();
            QMap<qreal, qreal> rights;
            for (const QRectF &token : geometry.tokens())
                rights[token.top()] = std::max(rights[token.top()], token.right());
            if (rights.size() < 2)
                continue;
            const auto [least, most] = std::minmax_element(rights.begin(), rights.end());
            QVERIFY2(*least > *most * 0.4, qPrintable(QStringLiteral("%1 %2 of %3").arg(width).arg(*least).arg(*most)));
        }
    }
}

QTEST_MAIN(TestAttentionStepsArcs)
#include "tst_attention_steps_arcs.moc"
