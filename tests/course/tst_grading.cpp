// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/grading.h"

#include <QTest>

using namespace nunchi::course;

namespace {

Inlines words(const char *text)
{
    Span span;
    span.text = QString::fromUtf8(text);
    return {span};
}

Choice choice(const char *id, bool right)
{
    return {
        QString::fromLatin1(id), words(id), right, words(qPrintable(QStringLiteral("why %1").arg(QLatin1String(id))))};
}

Question single()
{
    Question question;
    question.kind = Question::Kind::Single;
    question.choices = {choice("a", false), choice("b", true), choice("c", false)};
    return question;
}

/// a, b and c are right, d and e are not.
Question multiple()
{
    Question question;
    question.kind = Question::Kind::Multiple;
    question.choices = {
        choice("a", true), choice("b", true), choice("c", true), choice("d", false), choice("e", false)};
    return question;
}

Question numeric(double value, double tolerance)
{
    Question question;
    question.kind = Question::Kind::Numeric;
    question.ask = words("How many pairs?");
    question.numeric.value = value;
    question.numeric.tolerance = tolerance;
    return question;
}

Response chosen(const QStringList &ids)
{
    return {ids, {}};
}

Response typed(const char *text)
{
    return {{}, QString::fromUtf8(text)};
}

const QLocale korean(QStringLiteral("ko"));

} // namespace

class TestGrading : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void singleGivesTheFeedbackOfTheChosen();
    void multipleGivesCreditForParts_data();
    void multipleGivesCreditForParts();
    void multipleSaysWhatWasMissed();
    void notUnderstoodIsNotWrong_data();
    void notUnderstoodIsNotWrong();
    void numericKeepsToTheTolerance_data();
    void numericKeepsToTheTolerance();
    void numericKnowsMistakes();
    void numericReadsByTheLocale();
    void numericTakesTheUnitOfTheQuestion();
};

void TestGrading::singleGivesTheFeedbackOfTheChosen()
{
    const Verdict wrong = grade(single(), chosen({QStringLiteral("c")}), korean);
    QVERIFY(wrong.understood);
    QVERIFY(!wrong.right);
    QCOMPARE(wrong.credit, 0.0);
    QCOMPARE(wrong.notes.size(), 1);
    QCOMPARE(wrong.notes.first().choice, QStringLiteral("c"));
    QVERIFY(!wrong.notes.first().right);
    QCOMPARE(plainText(wrong.notes.first().why), QStringLiteral("why c"));

    const Verdict right = grade(single(), chosen({QStringLiteral("b")}), korean);
    QVERIFY(right.right);
    QCOMPARE(right.credit, 1.0);
    QVERIFY(right.notes.first().right);
}

void TestGrading::multipleGivesCreditForParts_data()
{
    QTest::addColumn<QString>("ids");
    QTest::addColumn<double>("credit");
    QTest::addColumn<bool>("right");
    QTest::newRow("all right ones") << "abc" << 1.0 << true;
    QTest::newRow("in another order, one twice") << "cabc" << 1.0 << true;
    QTest::newRow("one missing") << "ab" << 2.0 / 3 << false;
    QTest::newRow("one wrong too") << "abcd" << 2.0 / 3 << false;
    QTest::newRow("everything") << "abcde" << 1.0 / 3 << false;
    QTest::newRow("as many wrong as right") << "ad" << 0.0 << false;
    QTest::newRow("only wrong ones, not below 0") << "de" << 0.0 << false;
}

void TestGrading::multipleGivesCreditForParts()
{
    QFETCH(QString, ids);
    QFETCH(double, credit);
    QFETCH(bool, right);
    const Verdict verdict = grade(multiple(), chosen(ids.split(QString(), Qt::SkipEmptyParts)), korean);
    QVERIFY(verdict.understood);
    QCOMPARE(verdict.credit, credit);
    QCOMPARE(verdict.right, right);
}

void TestGrading::multipleSaysWhatWasMissed()
{
    const Verdict verdict = grade(multiple(), chosen({QStringLiteral("d"), QStringLiteral("a")}), korean);
    QStringList notes;
    for (const Verdict::Note &note : verdict.notes)
        notes << note.choice + (note.right ? u'+' : u'-') + plainText(note.why);
    QCOMPARE(notes,
        (QStringList{QStringLiteral("a+why a"), QStringLiteral("b-why b"), QStringLiteral("c-why c"),
            QStringLiteral("d-why d")}));
}

void TestGrading::notUnderstoodIsNotWrong_data()
{
    QTest::addColumn<Question>("question");
    QTest::addColumn<Response>("response");
    QTest::newRow("nothing chosen") << single() << Response();
    QTest::newRow("nothing chosen of several") << multiple() << Response();
    QTest::newRow("two of one") << single() << chosen({QStringLiteral("a"), QStringLiteral("b")});
    QTest::newRow("unknown choice") << single() << chosen({QStringLiteral("z")});
    QTest::newRow("unknown among known") << multiple() << chosen({QStringLiteral("a"), QStringLiteral("z")});
    QTest::newRow("text for a choice") << single() << typed("b");
    QTest::newRow("nothing typed") << numeric(5, 0) << Response();
    QTest::newRow("spaces") << numeric(5, 0) << typed("  ");
    QTest::newRow("words") << numeric(5, 0) << typed("many");
    QTest::newRow("choice for a number") << numeric(5, 0) << chosen({QStringLiteral("5")});
}

void TestGrading::notUnderstoodIsNotWrong()
{
    QFETCH(Question, question);
    QFETCH(Response, response);
    const Verdict verdict = grade(question, response, korean);
    QVERIFY(!verdict.understood);
    QVERIFY(!verdict.right);
    QVERIFY(verdict.notes.isEmpty());
}

void TestGrading::numericKeepsToTheTolerance_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("tolerance");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("right");
    QTest::newRow("exact") << 262144.0 << 0.0 << "26만 2144" << true;
    QTest::newRow("one off") << 262144.0 << 0.0 << "262145" << false;
    QTest::newRow("a fraction off") << 262144.0 << 0.0 << "262144.001" << false;
    QTest::newRow("inside") << 0.27 << 0.005 << "0.272" << true;
    QTest::newRow("lower edge") << 0.27 << 0.005 << "0.265" << true; // not so in doubles without care
    QTest::newRow("upper edge") << 0.27 << 0.005 << "0.275" << true;
    QTest::newRow("outside") << 0.27 << 0.005 << "0.2751" << false;
    QTest::newRow("negative") << -2.0 << 0.0 << "−2" << true;
    QTest::newRow("other sign") << -2.0 << 0.0 << "2" << false;
    QTest::newRow("zero") << 0.0 << 0.0 << "0" << true;
    QTest::newRow("nearly zero") << 0.0 << 0.0 << "0.0000001" << false;
}

void TestGrading::numericKeepsToTheTolerance()
{
    QFETCH(double, value);
    QFETCH(double, tolerance);
    QFETCH(QString, text);
    QFETCH(bool, right);
    const Verdict verdict = grade(numeric(value, tolerance), {{}, text}, korean);
    QVERIFY(verdict.understood);
    QCOMPARE(verdict.right, right);
    QCOMPARE(verdict.credit, right ? 1.0 : 0.0);
}

void TestGrading::numericKnowsMistakes()
{
    Question question = numeric(10, 1);
    question.numeric.mistakes = {{20, words("doubled")}, {21.5, words("doubled and more")}};
    const Verdict near = grade(question, typed("21"), korean); // within 1 of both: the nearer counts
    QVERIFY(!near.right);
    QCOMPARE(near.notes.size(), 1);
    QVERIFY(near.notes.first().choice.isEmpty());
    QCOMPARE(plainText(near.notes.first().why), QStringLiteral("doubled and more"));
    QVERIFY(grade(question, typed("40"), korean).notes.isEmpty());
    QVERIFY(grade(question, typed("10"), korean).notes.isEmpty());
}

void TestGrading::numericReadsByTheLocale()
{
    const Question question = numeric(2.5, 0);
    QVERIFY(!grade(question, typed("2,5"), korean).understood);
    QVERIFY(grade(question, typed("2,5"), QLocale(QStringLiteral("de"))).right);
}

void TestGrading::numericTakesTheUnitOfTheQuestion()
{
    QVERIFY(grade(numeric(262144, 0), typed("262,144 pairs"), korean).right);
    QVERIFY(!grade(numeric(262144, 0), typed("262,144 apples"), korean).understood);
}

QTEST_APPLESS_MAIN(TestGrading)
#include "tst_grading.moc"
