// SPDX-License-Identifier: GPL-3.0-or-later
#include "session_fixture.h"

using namespace fixture;
using session::PageProgress;
using session::QuestionState;
using session::Session;

class TestSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void startsAtTheFirstPage();
    void goesWhereThereIsAPage();
    void pageTitlesFollowTheLanguage();
    void languageChangesNothingElse();
    void missingTranslationFallsBack();
    void leaderMayStandLaterOnThePage();
    void leaderMayStandOnAnotherPage();
    void ringOfSharesEnds();
    void blocksWithoutAnExhibitHaveNoModel();
    void answeringAllFinishesThePage();
    void readingToTheEndFinishesAPageWithoutQuestions();

private:
    std::unique_ptr<CourseFolder> m_course;
};

void TestSession::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("QSql|QObject|QThread")));
    m_course = std::make_unique<CourseFolder>();
}

void TestSession::startsAtTheFirstPage()
{
    const auto session = openSession(*m_course);
    QCOMPARE(session->lessonId(), QStringLiteral("13-x"));
    QCOMPARE(session->pageIds(), (QStringList{first, second, quiz}));
    QCOMPARE(session->pageId(), first);
    QCOMPARE(session->pageNumber(), 1);
    QCOMPARE(session->language(), QStringLiteral("ko"));
    QVERIFY(session->page());
    QCOMPARE(session->progress(first), PageProgress::Seen);
    QCOMPARE(session->progress(second), PageProgress::New);
}

void TestSession::goesWhereThereIsAPage()
{
    const auto session = openSession(*m_course);
    QSignalSpy changed(session.get(), &Session::pageChanged);
    QVERIFY(!session->previousPage());
    QVERIFY(!session->goToPage(QStringLiteral("nowhere")));
    QVERIFY(!session->goTo(QStringLiteral("14-y"), first));
    QVERIFY(session->goToPage(first)); // already there
    QCOMPARE(changed.count(), 0);
    session->setScroll(0.5);
    QVERIFY(session->nextPage());
    QCOMPARE(session->pageId(), second);
    QCOMPARE(session->scroll(), 0.0);
    QCOMPARE(session->progress(second), PageProgress::Seen);
    QVERIFY(session->nextPage());
    QVERIFY(!session->nextPage());
    QCOMPARE(session->pageNumber(), 3);
    QVERIFY(session->previousPage());
    QVERIFY(session->goTo(QStringLiteral("13-x"), first));
    QCOMPARE(changed.count(), 4);
}

void TestSession::pageTitlesFollowTheLanguage()
{
    const auto session = openSession(*m_course);
    QCOMPARE(session->pageTitle(second, false), QStringLiteral("ko second"));
    QCOMPARE(session->pageTitle(second, true), QStringLiteral("ko 2"));
    QCOMPARE(session->pageTitle(first, true), QStringLiteral("ko first")); // has no short one
    session->setLanguage(QStringLiteral("en"));
    QCOMPARE(session->pageTitle(second, true), QStringLiteral("en 2"));
}

void TestSession::languageChangesNothingElse()
{
    const auto session = openSession(*m_course);
    session->goToPage(quiz);
    answerQuestion(*session, "why", choice("a"));
    session->enterResponse(question(*session, "pairs"), {{}, QStringLiteral("262")});
    session->goToPage(second);
    setScaled(model(*session, "demo"), false);
    const exhibits::ExhibitModel *before = model(*session, "demo");
    session->setScroll(0.25);

    QSignalSpy languageChanged(session.get(), &Session::languageChanged);
    QSignalSpy pageChanged(session.get(), &Session::pageChanged);
    session->setLanguage(QStringLiteral("xx"));
    session->setLanguage(QStringLiteral("ko"));
    QCOMPARE(languageChanged.count(), 0);
    session->setLanguage(QStringLiteral("en"));
    QCOMPARE(languageChanged.count(), 1);
    QCOMPARE(pageChanged.count(), 0);
    QCOMPARE(session->pageId(), second);
    QCOMPARE(session->scroll(), 0.25);
    QCOMPARE(session->page()->language, QStringLiteral("en"));
    QCOMPARE(model(*session, "demo"), before);
    QCOMPARE(before->language(), QStringLiteral("en"));
    QVERIFY(!isScaled(before));
    QCOMPARE(model(*session, "early-matrix")->language(), QStringLiteral("en")); // made later

    session->goToPage(quiz);
    const QuestionState why = session->questionState(question(*session, "why"));
    QCOMPARE(why.attempts, 1);
    QVERIFY(why.verdict);
    QCOMPARE(course::plainText(why.verdict->notes.first().why), QStringLiteral("en: not that"));
    QCOMPARE(session->questionState(question(*session, "pairs")).response.text, QStringLiteral("262"));
}

void TestSession::missingTranslationFallsBack()
{
    QVERIFY(QFile::remove(m_course->path(QStringLiteral("13-x/en/02-second.md"))));
    const auto session = openSession(*m_course);
    session->setLanguage(QStringLiteral("en"));
    QVERIFY(session->goToPage(second));
    QVERIFY(session->page());
    QCOMPARE(session->page()->language, QStringLiteral("ko"));
}

void TestSession::leaderMayStandLaterOnThePage()
{
    const auto session = openSession(*m_course);
    session->goToPage(second);
    exhibits::ExhibitModel *matrix = model(*session, "early-matrix"); // asked for before its leader
    exhibits::ExhibitModel *demo = model(*session, "demo");
    QVERIFY(matrix && demo && matrix != demo);
    QVERIFY(isScaled(matrix));
    QSignalSpy changed(matrix, &exhibits::ExhibitModel::changed);
    setScaled(demo, false);
    QVERIFY(!isScaled(matrix));
    QVERIFY(!changed.isEmpty());
    setScaled(matrix, true); // and back
    QVERIFY(isScaled(demo));
}

void TestSession::leaderMayStandOnAnotherPage()
{
    const auto session = openSession(*m_course);
    exhibits::ExhibitModel *matrix = model(*session, "far-matrix");
    QVERIFY(matrix);
    session->goToPage(second);
    setScaled(model(*session, "demo"), false);
    QVERIFY(!isScaled(matrix));
}

void TestSession::ringOfSharesEnds()
{
    m_course->append(QStringLiteral("03-quiz.md"),
        "\n```{exhibit} matrix\nid: ring-a\nshare: ring-b\n```\n"
        "\n```{exhibit} matrix\nid: ring-b\nshare: ring-a\n```\n"
        "\n```{exhibit} matrix\nid: ring-c\nshare: ring-c\n```\n");
    // Without the rules, which let no exhibit into a ring.
    course::Problems problems;
    const auto session = std::make_unique<Session>(course::Course::open(m_course->path(), {}, &problems), nullptr);
    session->goToPage(quiz);
    exhibits::ExhibitModel *a = model(*session, "ring-a");
    exhibits::ExhibitModel *b = model(*session, "ring-b");
    QVERIFY(a && b && a != b);
    QCOMPARE(model(*session, "ring-a"), a);
    QVERIFY(model(*session, "ring-c"));
}

void TestSession::blocksWithoutAnExhibitHaveNoModel()
{
    m_course->append(QStringLiteral("03-quiz.md"), "\n```{exhibit} perpetual-motion\nid: odd\n```\n");
    const auto session = openSession(*m_course);
    session->goToPage(quiz);
    QVERIFY(!session->model(session->page()->blocks.first()));
    course::Block odd;
    odd.id = QStringLiteral("odd");
    course::ExhibitBlock exhibit;
    exhibit.exhibit = QStringLiteral("perpetual-motion");
    odd.content = exhibit;
    QVERIFY(!session->model(odd));
}

void TestSession::answeringAllFinishesThePage()
{
    const auto session = openSession(*m_course);
    session->goToPage(quiz);
    QSignalSpy progress(session.get(), &Session::progressChanged);
    QSignalSpy changed(session.get(), &Session::questionChanged);
    session->setScroll(1); // reading is not answering
    answerQuestion(*session, "pairs", {{}, QStringLiteral("lots")});
    answerQuestion(*session, "pairs", rightPairs);
    QVERIFY(session->questionState(question(*session, "pairs")).right);
    QCOMPARE(session->progress(quiz), PageProgress::Seen);
    answerQuestion(*session, "why", choice("a"));
    QVERIFY(session->questionState(question(*session, "why")).hintShown);
    QCOMPARE(session->progress(quiz), PageProgress::Seen); // one retry is left
    QCOMPARE(progress.count(), 0);
    session->retry(question(*session, "why"));
    answerQuestion(*session, "why", choice("c"));
    const QuestionState why = session->questionState(question(*session, "why"));
    QVERIFY(why.finished && !why.right);
    QCOMPARE(session->progress(quiz), PageProgress::Done);
    QCOMPARE(progress.count(), 1);
    QVERIFY(changed.contains(QVariantList{QStringLiteral("why")}));
}

void TestSession::readingToTheEndFinishesAPageWithoutQuestions()
{
    const auto session = openSession(*m_course);
    QSignalSpy progress(session.get(), &Session::progressChanged);
    session->setScroll(0.97);
    QCOMPARE(session->progress(first), PageProgress::Seen);
    session->setScroll(2); // clamped
    QCOMPARE(session->scroll(), 1.0);
    QCOMPARE(session->progress(first), PageProgress::Done);
    session->setScroll(0);
    QCOMPARE(session->progress(first), PageProgress::Done);
    QCOMPARE(progress.count(), 1);
}

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
