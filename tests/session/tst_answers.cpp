// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/answer_book.h"

#include <QTest>

using namespace nunchi;
using session::AnswerBook;
using session::AnswerRow;
using session::QuestionState;

namespace {

course::Inlines words(const QString &text)
{
    course::Span span;
    span.text = text;
    return {span};
}

/// a is wrong, b right; the words say which language they are in.
course::Question single(const QString &language = QStringLiteral("ko"))
{
    course::Question question;
    question.id = QStringLiteral("one");
    question.concept_ = QStringLiteral("cost");
    question.choices = {{QStringLiteral("a"), {}, false, words(QStringLiteral("wrong in ") + language)},
        {QStringLiteral("b"), {}, true, words(QStringLiteral("right in ") + language)}};
    return question;
}

/// a and b are right, c is not.
course::Question multiple()
{
    course::Question question;
    question.id = QStringLiteral("several");
    question.kind = course::Question::Kind::Multiple;
    question.choices = {{QStringLiteral("a"), {}, true, words(QStringLiteral("a"))},
        {QStringLiteral("b"), {}, true, words(QStringLiteral("b"))},
        {QStringLiteral("c"), {}, false, words(QStringLiteral("c"))}};
    return question;
}

course::Question numeric()
{
    course::Question question;
    question.id = QStringLiteral("number");
    question.kind = course::Question::Kind::Numeric;
    question.numeric.value = 2.5;
    return question;
}

course::Response chosen(const QStringList &ids)
{
    return {ids, {}};
}

course::Response typed(const QString &text)
{
    return {{}, text};
}

const QString lesson = QStringLiteral("13-attention");
const QString korean = QStringLiteral("ko");

QStringList noteIds(const QuestionState &state)
{
    QStringList ids;
    for (const course::Verdict::Note &note : state.verdict->notes)
        ids << note.choice;
    return ids;
}

} // namespace

class TestAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rightAtOnceIsFinished();
    void wrongOnceGivesHintAndRetry();
    void wrongTwiceIsFinished();
    void enteringSomethingElseIsARetry();
    void sameAnswerAgainUsesNoAttempt();
    void submittingTwiceCountsOnce();
    void notUnderstoodUsesNoAttempt();
    void missedChoicesAreToldOnlyAtTheEnd();
    void feedbackSpeaksTheLanguageOfTheQuestion();
    void numberStaysJudgedAsItWasRead();
    void lessonsDoNotMix();
    void hintIsShownOnRequest();
    void restoredAnswersGoOn();
    void restoredAnswerToAChangedQuestion();
};

void TestAnswers::rightAtOnceIsFinished()
{
    AnswerBook book;
    QVERIFY(book.enter(lesson, single(), chosen({QStringLiteral("b")})));
    QVERIFY(!book.state(lesson, single()).verdict);
    const auto submission = book.submit(lesson, single(), korean);
    QVERIFY(submission.changed && submission.attempt);
    QCOMPARE(submission.attempt->lesson, lesson);
    QCOMPARE(submission.attempt->question, QStringLiteral("one"));
    QCOMPARE(submission.attempt->concept_, QStringLiteral("cost"));
    QCOMPARE(submission.attempt->attempt, 1);
    QVERIFY(submission.attempt->right && submission.attempt->finished);
    const QuestionState state = book.state(lesson, single());
    QVERIFY(state.right && state.finished && !state.hintShown);
    QVERIFY(state.verdict && state.verdict->right);
    QVERIFY(book.isFinished(lesson, QStringLiteral("one")));
    QVERIFY(!book.enter(lesson, single(), chosen({QStringLiteral("a")}))); // it stays
    QVERIFY(!book.retry(lesson, single()));
    QCOMPARE(book.state(lesson, single()).response, chosen({QStringLiteral("b")}));
}

void TestAnswers::wrongOnceGivesHintAndRetry()
{
    AnswerBook book;
    book.enter(lesson, single(), chosen({QStringLiteral("a")}));
    const auto submission = book.submit(lesson, single(), korean);
    QVERIFY(!submission.attempt->right && !submission.attempt->finished && !submission.attempt->hintShown);
    QuestionState state = book.state(lesson, single());
    QCOMPARE(state.attempts, 1);
    QVERIFY(state.hintShown && !state.finished && !state.right);
    QCOMPARE(noteIds(state), QStringList{QStringLiteral("a")});
    QVERIFY(book.retry(lesson, single()));
    state = book.state(lesson, single());
    QVERIFY(!state.verdict && state.hintShown);
    QCOMPARE(state.response, chosen({QStringLiteral("a")})); // kept while it is being edited
    book.enter(lesson, single(), chosen({QStringLiteral("b")}));
    const auto second = book.submit(lesson, single(), korean);
    QCOMPARE(second.attempt->attempt, 2);
    QVERIFY(second.attempt->right && second.attempt->finished && second.attempt->hintShown);
}

void TestAnswers::wrongTwiceIsFinished()
{
    AnswerBook book;
    book.enter(lesson, numeric(), typed(QStringLiteral("1")));
    book.submit(lesson, numeric(), korean);
    book.retry(lesson, numeric());
    book.enter(lesson, numeric(), typed(QStringLiteral("2")));
    QVERIFY(book.submit(lesson, numeric(), korean).attempt->finished);
    const QuestionState state = book.state(lesson, numeric());
    QCOMPARE(state.attempts, 2);
    QVERIFY(state.finished && !state.right);
    QVERIFY(!book.submit(lesson, numeric(), korean).changed);
}

void TestAnswers::enteringSomethingElseIsARetry()
{
    AnswerBook book;
    book.enter(lesson, single(), chosen({QStringLiteral("a")}));
    book.submit(lesson, single(), korean);
    QVERIFY(book.enter(lesson, single(), chosen({QStringLiteral("b")})));
    QVERIFY(!book.state(lesson, single()).verdict);
    QVERIFY(book.submit(lesson, single(), korean).attempt->right);
}

void TestAnswers::sameAnswerAgainUsesNoAttempt()
{
    AnswerBook book;
    book.enter(lesson, single(), chosen({QStringLiteral("a")}));
    book.submit(lesson, single(), korean);
    book.retry(lesson, single());
    const auto again = book.submit(lesson, single(), korean);
    QVERIFY(again.changed && !again.attempt);
    const QuestionState state = book.state(lesson, single());
    QCOMPARE(state.attempts, 1);
    QVERIFY(state.verdict && !state.finished); // its feedback is back
}

void TestAnswers::submittingTwiceCountsOnce()
{
    AnswerBook book;
    book.enter(lesson, numeric(), typed(QStringLiteral("1")));
    QVERIFY(book.submit(lesson, numeric(), korean).attempt);
    QVERIFY(!book.submit(lesson, numeric(), korean).changed);
    QCOMPARE(book.state(lesson, numeric()).attempts, 1);
}

void TestAnswers::notUnderstoodUsesNoAttempt()
{
    AnswerBook book;
    for (const QString &text : {QString(), QStringLiteral("many"), QStringLiteral("2,5")}) {
        book.enter(lesson, numeric(), typed(text));
        const auto submission = book.submit(lesson, numeric(), korean);
        QVERIFY(submission.changed && !submission.attempt);
        const QuestionState state = book.state(lesson, numeric());
        QCOMPARE(state.attempts, 0);
        QVERIFY(state.verdict && !state.verdict->understood && !state.hintShown && !state.finished);
    }
    book.enter(lesson, numeric(), typed(QStringLiteral("2.5")));
    QVERIFY(!book.state(lesson, numeric()).verdict);
    QVERIFY(book.submit(lesson, numeric(), korean).attempt->right);
}

void TestAnswers::missedChoicesAreToldOnlyAtTheEnd()
{
    AnswerBook book;
    book.enter(lesson, multiple(), chosen({QStringLiteral("a"), QStringLiteral("c")}));
    book.submit(lesson, multiple(), korean);
    QCOMPARE(noteIds(book.state(lesson, multiple())), (QStringList{QStringLiteral("a"), QStringLiteral("c")}));
    book.enter(lesson, multiple(), chosen({QStringLiteral("a")}));
    QCOMPARE(book.submit(lesson, multiple(), korean).attempt->credit, 0.5);
    QCOMPARE(noteIds(book.state(lesson, multiple())), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
}

void TestAnswers::feedbackSpeaksTheLanguageOfTheQuestion()
{
    AnswerBook book;
    book.enter(lesson, single(), chosen({QStringLiteral("a")}));
    book.submit(lesson, single(), korean);
    const QuestionState english = book.state(lesson, single(QStringLiteral("en")));
    QCOMPARE(course::plainText(english.verdict->notes.first().why), QStringLiteral("wrong in en"));
    QCOMPARE(english.response, chosen({QStringLiteral("a")}));
}

void TestAnswers::numberStaysJudgedAsItWasRead()
{
    AnswerBook book;
    book.enter(lesson, numeric(), typed(QStringLiteral("2,5")));
    QVERIFY(book.submit(lesson, numeric(), QStringLiteral("de")).attempt->right);
    // The words of a question in another language do not change what the comma meant.
    const QuestionState state = book.state(lesson, numeric());
    QVERIFY(state.verdict->understood && state.verdict->right && state.right);
}

void TestAnswers::lessonsDoNotMix()
{
    AnswerBook book;
    book.enter(lesson, single(), chosen({QStringLiteral("b")}));
    book.submit(lesson, single(), korean);
    QCOMPARE(book.state(QStringLiteral("other"), single()).attempts, 0);
    QVERIFY(!book.isFinished(QStringLiteral("other"), QStringLiteral("one")));
}

void TestAnswers::hintIsShownOnRequest()
{
    AnswerBook book;
    QVERIFY(book.showHint(lesson, single()));
    QVERIFY(!book.showHint(lesson, single()));
    QVERIFY(book.state(lesson, single()).hintShown);
    book.enter(lesson, single(), chosen({QStringLiteral("b")}));
    QVERIFY(book.submit(lesson, single(), korean).attempt->hintShown);
}

void TestAnswers::restoredAnswersGoOn()
{
    AnswerBook before;
    before.enter(lesson, multiple(), chosen({QStringLiteral("a")}));
    const AnswerRow row = *before.submit(lesson, multiple(), korean).attempt;

    AnswerBook book;
    book.restore(row);
    const QuestionState state = book.state(lesson, multiple());
    QCOMPARE(state.attempts, 1);
    QVERIFY(state.hintShown && !state.finished && state.verdict);
    QCOMPARE(state.verdict->credit, 0.5);
    QCOMPARE(state.response, chosen({QStringLiteral("a")}));
    QVERIFY(book.retry(lesson, multiple()));
    book.enter(lesson, multiple(), chosen({QStringLiteral("b"), QStringLiteral("a")}));
    const AnswerRow second = *book.submit(lesson, multiple(), korean).attempt;
    QCOMPARE(second.attempt, 2);
    QVERIFY(second.right);
    book.restore(second);
    QVERIFY(book.isFinished(lesson, QStringLiteral("several")));
}

void TestAnswers::restoredAnswerToAChangedQuestion()
{
    AnswerBook before;
    before.enter(lesson, single(), chosen({QStringLiteral("b")}));
    AnswerBook book;
    book.restore(*before.submit(lesson, single(), korean).attempt);
    course::Question changed = single();
    changed.choices.removeLast(); // the author took the choice out
    const QuestionState state = book.state(lesson, changed);
    QVERIFY(state.finished && state.right);
    QVERIFY(state.verdict && state.verdict->understood && state.verdict->notes.isEmpty());
}

QTEST_APPLESS_MAIN(TestAnswers)
#include "tst_answers.moc"
