// SPDX-License-Identifier: GPL-3.0-or-later
// The session goes on when its course's files change, and the watcher sees every way in which editors write.
#include "session/authoring.h"

#include <QSignalSpy>
#include <QTest>

#include "session_fixture.h"

using namespace fixture;

namespace {

const QString quizFile = QStringLiteral("13-x/ko/03-quiz.md");
const QString secondFile = QStringLiteral("13-x/ko/02-second.md");

QByteArray contents(const QString &file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

void put(const QString &file, const QByteArray &text)
{
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
        qFatal("cannot write %s", qPrintable(file));
}

/// As most editors do: another file, then over it.
void putByRename(const QString &file, const QByteArray &text)
{
    put(file + QStringLiteral(".new"), text);
    QFile::remove(file);
    QVERIFY(QFile::rename(file + QStringLiteral(".new"), file));
}

QString firstWords(session::Session &session)
{
    for (const course::Block *block : flattened(session.page()->blocks))
        if (const auto *paragraph = std::get_if<course::Paragraph>(&block->content))
            return course::plainText(paragraph->text);
    return {};
}

bool isShown(session::Session &session, const QString &exhibit)
{
    const QList<const course::Block *> blocks = flattened(session.page()->blocks);
    return std::any_of(blocks.begin(), blocks.end(), [&exhibit](const course::Block *block) {
        return block->id == exhibit && std::holds_alternative<course::ExhibitBlock>(block->content);
    });
}

course::Problems noCheck(const QString &, const course::Stop &)
{
    return {};
}

} // namespace

class TestReload : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingStays();
    void whatTheLessonSetsAnewIsSet();
    void anotherExhibitIsMadeAnew();
    void aPageThatIsGone();
    void aFileWithAMistake();
    void aFileThatCannotBeRead();
    void aCourseThatCannotBeRead();
    void savesAreSeen_data();
    void savesAreSeen();
    void newPagesAreSeen();
    void manySavesInARow();
    void problemsAreFoundAnew();

private:
    static void reload(session::Session &session)
    {
        course::Problems problems;
        QVERIFY(session.reload(session.course().copy()->reread(&problems)));
    }
};

void TestReload::everythingStays()
{
    const CourseFolder folder;
    const auto session = openSession(folder);
    session->goToPage(second);
    exhibits::ExhibitModel *demo = model(*session, "demo");
    setScaled(demo, false);
    session->goToPage(quiz);
    session->setScroll(0.4);
    answerQuestion(*session, "why", choice("a"));
    const QSignalSpy pages(session.get(), &session::Session::pageChanged);
    const QSignalSpy reloads(session.get(), &session::Session::reloaded);
    putByRename(folder.path(quizFile), contents(folder.path(quizFile)).replace("Words.", "Other words."));
    reload(*session);
    QCOMPARE(firstWords(*session), QStringLiteral("Other words."));
    QCOMPARE(session->pageId(), quiz);
    QCOMPARE(session->scroll(), 0.4);
    QCOMPARE(session->questionState(question(*session, "why")).attempts, 1);
    QCOMPARE(pages.size(), 0);
    QCOMPARE(reloads.size(), 1);
    session->goToPage(second);
    QCOMPARE(model(*session, "demo"), demo);
    QVERIFY(!isScaled(demo));
}

void TestReload::whatTheLessonSetsAnewIsSet()
{
    const CourseFolder folder;
    const auto session = openSession(folder);
    session->goToPage(second);
    exhibits::ExhibitModel *demo = model(*session, "demo");
    setScaled(demo, false);
    const QByteArray text = contents(folder.path(secondFile));
    QByteArray changed = text;
    changed.replace("id: demo\n```", "id: demo\nset: {scaled: true}\n```");
    QVERIFY(changed != text);
    put(folder.path(secondFile), changed);
    reload(*session);
    QCOMPARE(model(*session, "demo"), demo); // views go on with it
    QVERIFY(isScaled(demo));
    setScaled(demo, false);
    put(folder.path(secondFile), changed.replace("Words.", "More words."));
    reload(*session);
    QVERIFY(!isScaled(demo)); // the lesson says nothing new about it
}

void TestReload::anotherExhibitIsMadeAnew()
{
    const CourseFolder folder;
    const auto session = openSession(folder);
    session->goToPage(second);
    exhibits::ExhibitModel *follower = model(*session, "early-matrix");
    exhibits::ExhibitModel *demo = model(*session, "demo");
    const QByteArray before = contents(folder.path(secondFile));
    put(folder.path(secondFile),
        QByteArray(before).replace("{exhibit} attention-steps\nid: demo", "{exhibit} matrix\nid: demo"));
    reload(*session);
    QCOMPARE(demo->exhibitId(), QStringLiteral("attention-steps")); // its view may still be there
    QCOMPARE(model(*session, "demo")->exhibitId(), QStringLiteral("matrix"));
    // It followed the old one, and cannot follow the new one: it is not shown until it is mended.
    QVERIFY(!isShown(*session, QStringLiteral("early-matrix")));
    put(folder.path(secondFile), before);
    reload(*session);
    QVERIFY(isShown(*session, QStringLiteral("early-matrix")));
    QVERIFY(model(*session, "early-matrix") != follower);
}

void TestReload::aPageThatIsGone()
{
    const CourseFolder folder;
    const auto session = openSession(folder);
    session->goToPage(second);
    QVERIFY(session->page());
    QSignalSpy vanished(session.get(), &session::Session::pageVanished);
    for (const char *language : {"ko", "en"})
        QVERIFY(QFile::remove(folder.path(QStringLiteral("13-x/%1/02-second.md").arg(QLatin1String(language)))));
    reload(*session);
    QCOMPARE(session->pageId(), quiz); // the one that stands there now
    QCOMPARE(vanished.size(), 1);
    QCOMPARE(vanished.first().first().toString(), QStringLiteral("ko second"));
    for (const char *language : {"ko", "en"})
        QVERIFY(QFile::remove(folder.path(QStringLiteral("13-x/%1/03-quiz.md").arg(QLatin1String(language)))));
    reload(*session);
    QCOMPARE(session->pageId(), first);
}

void TestReload::aFileWithAMistake()
{
    const CourseFolder folder;
    const auto session = openSession(folder);
    session->goToPage(second);
    QVERIFY(session->page());
    put(folder.path(secondFile), "---\ntitle: T\nminutes: 1\n---\n\nStill words.\n\n```{exhibit} nonsense\n```\n");
    reload(*session);
    QCOMPARE(firstWords(*session), QStringLiteral("Still words."));
    course::Problems problems;
    session->course().page(session->lessonId(), second, QStringLiteral("ko"), &problems);
    QVERIFY(course::hasErrors(problems));
}

void TestReload::aFileThatCannotBeRead()
{
    const CourseFolder folder;
    const auto session = openSession(folder);
    session->goToPage(second);
    QVERIFY(session->page());
    put(folder.path(secondFile), QByteArray());
    reload(*session);
    QCOMPARE(firstWords(*session), QStringLiteral("Words.")); // the last that could be read
    course::Problems problems;
    session->course().page(session->lessonId(), second, QStringLiteral("ko"), &problems);
    QVERIFY(course::hasErrors(problems));
    put(folder.path(secondFile), "---\ntitle: T\nminutes: 1\n---\n\nBack again.\n");
    reload(*session);
    QCOMPARE(firstWords(*session), QStringLiteral("Back again."));
}

void TestReload::aCourseThatCannotBeRead()
{
    const CourseFolder folder;
    const auto session = openSession(folder);
    session::Authoring authoring(*session, noCheck);
    QSignalSpy failed(&authoring, &session::Authoring::reloadFailed);
    put(folder.path(QStringLiteral("course.yaml")), "title: {ko: [\n");
    authoring.reload();
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(failed.first().first().toString().contains(QStringLiteral("course.yaml")));
    QVERIFY(session->page());
}

void TestReload::savesAreSeen_data()
{
    QTest::addColumn<bool>("byRename");
    QTest::newRow("cut to nothing and written") << false;
    QTest::newRow("another file renamed over it") << true;
}

void TestReload::savesAreSeen()
{
    QFETCH(bool, byRename);
    const CourseFolder folder;
    const auto session = openSession(folder);
    QCOMPARE(firstWords(*session), QStringLiteral("Words."));
    session::Authoring authoring(*session, noCheck);
    QSignalSpy reloads(session.get(), &session::Session::reloaded);
    authoring.watch();
    QTRY_VERIFY(!reloads.isEmpty());
    const QString file = folder.path(QStringLiteral("13-x/ko/01-first.md"));
    const QByteArray text = contents(file);
    // More than once: a file that was replaced has to be watched again.
    for (const char *words : {"Once.", "Twice.", "Thrice."}) {
        const QByteArray now = QByteArray(text).replace("Words.", words);
        byRename ? putByRename(file, now) : put(file, now);
        QTRY_COMPARE(firstWords(*session), QString::fromLatin1(words));
    }
}

void TestReload::newPagesAreSeen()
{
    const CourseFolder folder;
    const auto session = openSession(folder);
    session::Authoring authoring(*session, noCheck);
    QSignalSpy reloads(session.get(), &session::Session::reloaded);
    authoring.watch();
    QTRY_VERIFY(!reloads.isEmpty());
    const QString file = folder.path(QStringLiteral("13-x/ko/04-new.md"));
    put(file, "---\ntitle: N\nminutes: 1\n---\n\nNew.\n");
    QTRY_COMPARE(session->pageIds().size(), 4);
    session->goToPage(QStringLiteral("new"));
    QCOMPARE(firstWords(*session), QStringLiteral("New."));
    put(file, "---\ntitle: N\nminutes: 1\n---\n\nNewer.\n"); // it is watched, too
    QTRY_COMPARE(firstWords(*session), QStringLiteral("Newer."));
    QVERIFY(QFile::rename(file, folder.path(QStringLiteral("13-x/ko/05-newest.md"))));
    QTRY_COMPARE(session->pageIds().last(), QStringLiteral("newest"));
    put(folder.path(QStringLiteral("13-x/lesson.yaml")), "title: {ko: Named, en: E}\nlevel: graduate\n");
    QTRY_COMPARE(session->course().lesson(QStringLiteral("13-x"))->title.value(QStringLiteral("ko")),
        QStringLiteral("Named"));
}

void TestReload::manySavesInARow()
{
    const CourseFolder folder;
    const auto session = openSession(folder);
    session::Authoring authoring(*session, noCheck);
    QSignalSpy reloads(session.get(), &session::Session::reloaded);
    authoring.watch();
    QTRY_VERIFY(!reloads.isEmpty());
    const QString file = folder.path(QStringLiteral("13-x/ko/01-first.md"));
    const QByteArray text = contents(file);
    for (int i = 0; i <= 100; ++i)
        put(file, QByteArray(text).replace("Words.", "Number " + QByteArray::number(i) + "."));
    QTRY_COMPARE(firstWords(*session), QStringLiteral("Number 100."));
    QVERIFY2(reloads.size() < 20, qPrintable(QString::number(reloads.size())));
}

void TestReload::problemsAreFoundAnew()
{
    const CourseFolder folder;
    const auto session = openSession(folder);
    session::Authoring authoring(*session, [](const QString &path, const course::Stop &stop) {
        return course::checkCourse(path, session::exhibitRules(), {}, stop);
    });
    QSignalSpy checked(&authoring, &session::Authoring::problemsChanged);
    authoring.check();
    QTRY_VERIFY(!checked.isEmpty());
    const auto nonsense = [&authoring] {
        return std::count_if(authoring.problems().begin(), authoring.problems().end(),
            [](const course::Problem &each) { return each.message.contains(QStringLiteral("nonsense")); });
    };
    QCOMPARE(nonsense(), 0);
    folder.append(QStringLiteral("01-first.md"), "\n```{nonsense}\n```\n");
    authoring.reload();
    QTRY_VERIFY(nonsense() > 0);
}

QTEST_GUILESS_MAIN(TestReload)
#include "tst_reload.moc"
