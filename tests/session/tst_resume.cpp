// SPDX-License-Identifier: GPL-3.0-or-later
// What a session finds again when the learner comes back.
#include "session_fixture.h"

using namespace fixture;
using session::PageProgress;
using session::QuestionState;
using session::Session;

class TestResume : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void resumesWhereTheLearnerLeft();
    void whatIsTypedButNotSubmittedComesBack();
    void aRetryComesBackHalfDone();
    void exhibitIsKeptAMomentAfterItsLastChange();
    void exhibitBackToTheLessonsStateIsForgotten();
    void followerDoesNotOvertakeItsLeader();
    void keptStateThatNoLongerFitsIsDropped();
    void positionOnAPageThatIsGone();
    void passesOnWhatTheStoreSays();

private:
    std::unique_ptr<CourseFolder> m_course;
    std::unique_ptr<Folder> m_kept;
};

void TestResume::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("QSql|QObject|QThread")));
    m_course = std::make_unique<CourseFolder>();
    m_kept = std::make_unique<Folder>();
}

void TestResume::resumesWhereTheLearnerLeft()
{
    QJsonObject demo;
    {
        const auto session = openSession(*m_course, m_kept->file());
        session->setScroll(1);
        session->goToPage(second);
        setScaled(model(*session, "demo"), false);
        demo = model(*session, "demo")->state();
        session->goToPage(quiz);
        answerQuestion(*session, "pairs", rightPairs);
        answerQuestion(*session, "why", choice("a"));
        session->setScroll(0.6);
    }
    const auto session = openSession(*m_course, m_kept->file());
    QCOMPARE(session->pageId(), quiz);
    QCOMPARE(session->scroll(), 0.6);
    QCOMPARE(session->progress(first), PageProgress::Done);
    QCOMPARE(session->progress(second), PageProgress::Seen);
    const QuestionState pairs = session->questionState(question(*session, "pairs"));
    QVERIFY(pairs.finished && pairs.right);
    QCOMPARE(pairs.response, rightPairs);
    const QuestionState why = session->questionState(question(*session, "why"));
    QCOMPARE(why.attempts, 1);
    QVERIFY(why.hintShown && !why.finished);
    session->retry(question(*session, "why"));
    answerQuestion(*session, "why", choice("b"));
    QCOMPARE(session->progress(quiz), PageProgress::Done);
    session->goToPage(second);
    QCOMPARE(model(*session, "demo")->state(), demo);
    QVERIFY(!model(*session, "demo")->canUndo()); // resuming is no change by the learner
}

void TestResume::whatIsTypedButNotSubmittedComesBack()
{
    const course::Response typed{{}, QStringLiteral("26")};
    {
        const auto session = openSession(*m_course, m_kept->file());
        session->goToPage(quiz);
        session->enterResponse(question(*session, "pairs"), typed);
        session->showHint(question(*session, "why"));
    }
    {
        const auto session = openSession(*m_course, m_kept->file());
        const QuestionState pairs = session->questionState(question(*session, "pairs"));
        QCOMPARE(pairs.response, typed);
        QCOMPARE(pairs.attempts, 0);
        QVERIFY(!pairs.verdict);
        QVERIFY(session->questionState(question(*session, "why")).hintShown);
        answerQuestion(*session, "pairs", rightPairs);
    }
    const session::Store store(m_kept->file());
    QCOMPARE(store.snapshot().drafts.size(), 1); // the hint alone
    QCOMPARE(store.snapshot().drafts.first().question, QStringLiteral("why"));
}

void TestResume::aRetryComesBackHalfDone()
{
    {
        const auto session = openSession(*m_course, m_kept->file());
        session->goToPage(quiz);
        answerQuestion(*session, "why", choice("a"));
        session->retry(question(*session, "why"));
        session->enterResponse(question(*session, "why"), choice("b"));
    }
    const auto session = openSession(*m_course, m_kept->file());
    const QuestionState why = session->questionState(question(*session, "why"));
    QCOMPARE(why.response, choice("b"));
    QCOMPARE(why.attempts, 1);
    QVERIFY(!why.verdict && !why.finished);
}

void TestResume::exhibitIsKeptAMomentAfterItsLastChange()
{
    const auto session = openSession(*m_course, m_kept->file());
    session->goToPage(second);
    QTRY_VERIFY(!query(m_kept->file(), QStringLiteral("SELECT name FROM sqlite_master")).isEmpty());
    setScaled(model(*session, "demo"), false);
    // Read by another program while this one is open: as after a crash.
    const auto kept = [this] { return query(m_kept->file(), QStringLiteral("SELECT block FROM exhibit")); };
    QCOMPARE(kept(), QVariantList());
    QTRY_COMPARE(kept(), QVariantList{QStringLiteral("demo")});
}

void TestResume::exhibitBackToTheLessonsStateIsForgotten()
{
    for (const bool scaled : {false, true}) {
        const auto session = openSession(*m_course, m_kept->file());
        session->goToPage(second);
        setScaled(model(*session, "demo"), scaled);
    }
    QVERIFY(session::Store(m_kept->file()).snapshot().exhibits.isEmpty());
}

void TestResume::followerDoesNotOvertakeItsLeader()
{
    {
        const auto session = openSession(*m_course, m_kept->file());
        session->goToPage(second);
        QCOMPARE(model(*session, "early-matrix")->setSome({{QStringLiteral("show"), QStringLiteral("scores")}}),
            std::optional<QString>());
        setScaled(model(*session, "demo"), false);
    }
    {
        const auto session = openSession(*m_course, m_kept->file());
        session->goToPage(second);
        setScaled(model(*session, "demo"), true); // the matrix is not looked at this time
    }
    const auto session = openSession(*m_course, m_kept->file());
    session->goToPage(second);
    QVERIFY(isScaled(model(*session, "early-matrix")));
    QVERIFY(isScaled(model(*session, "demo")));
    QCOMPARE(model(*session, "early-matrix")->state().value(QStringLiteral("show")).toString(),
        QStringLiteral("scores")); // its own is kept
}

void TestResume::keptStateThatNoLongerFitsIsDropped()
{
    m_kept->keep({session::ExhibitRow{QStringLiteral("13-x"), QStringLiteral("demo"), QStringLiteral("attention-steps"),
        {{QStringLiteral("scaled"), QStringLiteral("perhaps")}}}});
    const auto session = openSession(*m_course, m_kept->file());
    session->goToPage(second);
    QVERIFY(isScaled(model(*session, "demo")));
}

void TestResume::positionOnAPageThatIsGone()
{
    m_kept->keep({session::PositionRow{QStringLiteral("13-x"), QStringLiteral("removed"), 0.5}});
    const auto session = openSession(*m_course, m_kept->file());
    QCOMPARE(session->pageId(), first);
    QCOMPARE(session->scroll(), 0.0);
}

void TestResume::passesOnWhatTheStoreSays()
{
    writeBytes(m_kept->file(), "no database");
    const auto session = openSession(*m_course, m_kept->file());
    QSignalSpy failed(session.get(), &Session::storeFailed);
    QTRY_COMPARE(failed.count(), 1);
}

QTEST_GUILESS_MAIN(TestResume)
#include "tst_resume.moc"
