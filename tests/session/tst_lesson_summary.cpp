// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/lesson_summary.h"

#include "session_fixture.h"

#include <QTest>

using namespace nunchi;
using namespace fixture;
using session::LessonSummary;

namespace {

LessonSummary wholeOf(session::Session &session)
{
    LessonSummary summary(session, QStringLiteral("13-x"));
    while (summary.takeNext()) { }
    return summary;
}

LessonSummary::Question questionOf(const LessonSummary &summary, const char *id)
{
    for (const LessonSummary::Question &question : summary.questions())
        if (question.id == QLatin1String(id))
            return question;
    qFatal("no question %s", id);
    return {};
}

} // namespace

class TestLessonSummary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void takesOnePageAtATime();
    void keepsTheSentencesToRemember();
    void speaksTheSessionsLanguage();
    void tellsHowEachQuestionWent();
    void sendsBackToTheFirstPageAboutIt();
    void leavesItsOwnPageOut();
    void unknownLessonHasNothing();

private:
    std::unique_ptr<CourseFolder> m_folder;
    std::unique_ptr<session::Session> m_session;
};

void TestLessonSummary::init()
{
    m_session.reset();
    m_folder = std::make_unique<CourseFolder>();
    m_folder->append(QStringLiteral("01-first.md"),
        "\n```{key}\nLook **everywhere**.\n\n$$O(n^2)$$\n```\n\n```{analogy}\nNot this.\n```\n\n"
        "```{quiz} early\ntype: numeric\nconcept: cost\nask: How many?\nanswer: 4\ntolerance: 0\nhint: H.\n"
        "explain: E.\n```\n");
    m_folder->append(QStringLiteral("03-quiz.md"),
        "\n```{quiz} late\ntype: numeric\nconcept: cost\nask: And twice?\nanswer: 16\ntolerance: 0\nhint: H.\n"
        "explain: E.\n```\n");
    m_session = openSession(*m_folder);
}

void TestLessonSummary::takesOnePageAtATime()
{
    LessonSummary summary(*m_session, QStringLiteral("13-x"));
    QVERIFY(!summary.isNextRead());
    m_session->page();
    QVERIFY(summary.isNextRead()); // what is in view was read for it
    for (int taken = 1; taken <= 3; ++taken) {
        QVERIFY(!summary.isComplete());
        QVERIFY(summary.takeNext());
        QCOMPARE(summary.pages().size(), taken);
        QCOMPARE(summary.pages().last().number, taken);
    }
    QVERIFY(summary.isComplete());
    QVERIFY(!summary.takeNext());
    QVERIFY(!summary.isNextRead());
}

void TestLessonSummary::keepsTheSentencesToRemember()
{
    const LessonSummary summary = wholeOf(*m_session);
    const LessonSummary::Page &page = summary.pages().first();
    QCOMPARE(page.id, first);
    QCOMPARE(page.keys.size(), 2);
    QCOMPARE(course::plainText(page.keys.at(0)), QStringLiteral("Look everywhere."));
    QVERIFY(page.keys.at(0).at(1).marks.testFlag(course::Mark::Strong));
    QCOMPARE(page.keys.at(1).at(0).kind, course::Span::Kind::Math);
    QCOMPARE(page.keys.at(1).at(0).text.trimmed(), QStringLiteral("O(n^2)"));
    QVERIFY(summary.pages().at(1).keys.isEmpty());
}

void TestLessonSummary::speaksTheSessionsLanguage()
{
    QCOMPARE(wholeOf(*m_session).pages().at(1).title, QStringLiteral("ko 2"));
    m_session->setLanguage(QStringLiteral("en"));
    const LessonSummary english = wholeOf(*m_session);
    QCOMPARE(english.pages().at(1).title, QStringLiteral("en 2"));
    QCOMPARE(english.pages().at(0).title, QStringLiteral("en first")); // it has no short form
}

void TestLessonSummary::tellsHowEachQuestionWent()
{
    using Outcome = LessonSummary::Outcome;
    const LessonSummary summary = wholeOf(*m_session);
    QCOMPARE(summary.questions().size(), 4);
    QVERIFY(m_session->goToPage(quiz));
    for (const LessonSummary::Question &question : summary.questions())
        QCOMPARE(question.outcome, Outcome::Open);
    m_session->enterResponse(question(*m_session, "why"), choice("a"));
    QCOMPARE(questionOf(summary, "why").outcome, Outcome::Open); // chosen, not submitted
    answerQuestion(*m_session, "why", choice("a"));
    QCOMPARE(questionOf(summary, "why").outcome, Outcome::Retry);
    answerQuestion(*m_session, "why", choice("c"));
    QCOMPARE(questionOf(summary, "why").outcome, Outcome::Wrong);
    answerQuestion(*m_session, "pairs", {{}, QStringLiteral("3")});
    answerQuestion(*m_session, "pairs", rightPairs);
    QCOMPARE(questionOf(summary, "pairs").outcome, Outcome::Right); // at the second try
    QCOMPARE(questionOf(summary, "late").outcome, Outcome::Open);
}

void TestLessonSummary::sendsBackToTheFirstPageAboutIt()
{
    const LessonSummary summary = wholeOf(*m_session);
    const LessonSummary::Question late = questionOf(summary, "late");
    QCOMPARE(late.page, quiz);
    QCOMPARE(late.readAgain, first);
    QCOMPARE(questionOf(summary, "early").readAgain, first);
    QCOMPARE(questionOf(summary, "why").readAgain, quiz); // it does not say what it asks about
    QCOMPARE(summary.page(late.readAgain)->number, 1);
    QVERIFY(!summary.page(QStringLiteral("nowhere")));
}

void TestLessonSummary::leavesItsOwnPageOut()
{
    m_folder->append(QStringLiteral("02-second.md"), "\n```{key}\nHere.\n```\n\n```{summary}\n```\n");
    m_session = openSession(*m_folder);
    const LessonSummary summary = wholeOf(*m_session);
    QCOMPARE(summary.pages().size(), 3);
    QVERIFY(summary.pages().at(1).keys.isEmpty());
    QCOMPARE(summary.pages().at(0).keys.size(), 2);
}

void TestLessonSummary::unknownLessonHasNothing()
{
    LessonSummary summary(*m_session, QStringLiteral("nowhere"));
    QVERIFY(summary.isComplete());
    QVERIFY(!summary.takeNext());
    QVERIFY(summary.pages().isEmpty());
    QVERIFY(summary.questions().isEmpty());
}

QTEST_GUILESS_MAIN(TestLessonSummary)
#include "tst_lesson_summary.moc"
