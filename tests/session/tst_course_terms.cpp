// SPDX-License-Identifier: GPL-3.0-or-later
// The glossary on its way from the course to the exhibit that shows it.
#include <QSignalSpy>
#include <QTest>

#include "session/course_terms.h"
#include "session_fixture.h"

using namespace nunchi;

namespace {

constexpr char kGlossary[] = "terms:\n"
                             "  - id: query\n    role: q\n"
                             "    ko: {name: 질의, also: [쿼리], text: \"찾는 것. $q$\"}\n"
                             "    en: {name: query, text: What is sought.}\n"
                             "  - id: head\n"
                             "    ko: {name: 머리, text: 어텐션 하나.}\n"
                             "    en: {name: head, text: One of several.}\n";

const exhibits::Term *term(const exhibits::Terms &terms, const char *id)
{
    for (const exhibits::Term &each : terms.list)
        if (each.id == QLatin1String(id))
            return &each;
    return nullptr;
}

std::unique_ptr<course::Course> open(const fixture::CourseFolder &folder)
{
    course::Problems problems;
    return course::Course::open(folder.path(), session::exhibitRules(), &problems);
}

} // namespace

class TestCourseTerms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void theGlossaryIsTakenWhole();
    void typedWordsAreFoundAsTheCourseIsSearched_data();
    void typedWordsAreFoundAsTheCourseIsSearched();
    void theFirstPageThatUsesATermIsFound();
    void theExhibitGetsThem();
    void aNewGlossaryReachesTheExhibit();

private:
    void write(const char *name, const QByteArray &text) const;
    std::unique_ptr<fixture::CourseFolder> m_folder;
};

void TestCourseTerms::write(const char *name, const QByteArray &text) const
{
    QFile file(m_folder->path(QLatin1String(name)));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
}

void TestCourseTerms::init()
{
    m_folder = std::make_unique<fixture::CourseFolder>();
    write("glossary.yaml", kGlossary);
    m_folder->append(QStringLiteral("02-second.md"), "\nThe {term}`question <query>`.\n");
    m_folder->append(QStringLiteral("03-quiz.md"), "\nThe {term}`question <query>` of a {term}`part <head>`.\n");
    m_folder->append(QStringLiteral("01-first.md"), "\n```{exhibit} glossary\nid: words\n```\n");
}

void TestCourseTerms::cleanup()
{
    m_folder.reset();
}

void TestCourseTerms::theGlossaryIsTakenWhole()
{
    const exhibits::Terms terms = session::termsOf(*open(*m_folder));
    QCOMPARE(terms.list.size(), 2);
    const exhibits::Term *query = term(terms, "query");
    QVERIFY(query);
    QCOMPARE(query->role, QLatin1Char('q'));
    QCOMPARE(query->names.value(QStringLiteral("ko")), QStringList({QStringLiteral("질의"), QStringLiteral("쿼리")}));
    QCOMPARE(query->meaning.value(QStringLiteral("ko")), QStringLiteral("찾는 것. $q$"));
    QCOMPARE(query->name(QStringLiteral("en")), QStringLiteral("query"));
    QVERIFY(query->firstUse.isEmpty());
    QVERIFY(term(terms, "head")->role.isNull());
}

void TestCourseTerms::typedWordsAreFoundAsTheCourseIsSearched_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("found");
    const QString name = QStringLiteral("셀프 어텐션, Self-Attention");
    QTest::newRow("consonants") << name << QStringLiteral("ㅅㅍ") << true;
    QTest::newRow("unfinished syllable") << name << QStringLiteral("어테") << true;
    QTest::newRow("capitals") << name << QStringLiteral("self") << true;
    QTest::newRow("any order") << name << QStringLiteral("어텐션 셀프") << true;
    QTest::newRow("one is missing") << name << QStringLiteral("셀프 교차") << false;
    QTest::newRow("another consonant") << name << QStringLiteral("ㅁㅍ") << false;
}

void TestCourseTerms::typedWordsAreFoundAsTheCourseIsSearched()
{
    QFETCH(QString, text);
    QFETCH(QString, typed);
    const exhibits::Terms terms = session::termsOf(*open(*m_folder));
    QTEST(terms.finds(text, typed), "found");
}

void TestCourseTerms::theFirstPageThatUsesATermIsFound()
{
    const auto course = open(*m_folder);
    const exhibits::Terms terms = session::withFirstUses(session::termsOf(*course), *course);
    const exhibits::TermUse query = term(terms, "query")->firstUse.value(QStringLiteral("ko"));
    QCOMPARE(query.target, QStringLiteral("page:13-x/second"));
    QCOMPARE(query.title, QStringLiteral("ko 2")); // the short title
    QCOMPARE(term(terms, "head")->firstUse.value(QStringLiteral("en")).target, QStringLiteral("page:13-x/quiz"));
    const exhibits::Terms stopped = session::withFirstUses(session::termsOf(*course), *course, [] { return true; });
    QVERIFY(term(stopped, "query")->firstUse.isEmpty());
}

void TestCourseTerms::theExhibitGetsThem()
{
    const auto session = fixture::openSession(*m_folder);
    exhibits::ExhibitModel *model = fixture::model(*session, "words");
    QVERIFY(model);
    QVERIFY(model->textForm().contains(QStringLiteral("쿼리"))); // at once
    QTRY_VERIFY(model->textForm().contains(QStringLiteral("ko 2"))); // once the pages are read
    QVERIFY(!model->setSome({{QStringLiteral("filter"), QStringLiteral("ㅁㄹ")}}));
    QVERIFY(model->textForm().contains(QStringLiteral("머리")));
    QVERIFY(!model->textForm().contains(QStringLiteral("쿼리")));
}

void TestCourseTerms::aNewGlossaryReachesTheExhibit()
{
    const auto session = fixture::openSession(*m_folder);
    exhibits::ExhibitModel *model = fixture::model(*session, "words");
    QTRY_VERIFY(model->textForm().contains(QStringLiteral("ko 2")));
    write("glossary.yaml", QByteArray(kGlossary).replace("어텐션 하나", "여럿 가운데 하나"));
    QVERIFY(session->reload(open(*m_folder)));
    QVERIFY(model->textForm().contains(QStringLiteral("여럿 가운데 하나")));
    QTRY_VERIFY(model->textForm().contains(QStringLiteral("ko 2")));
}

QTEST_GUILESS_MAIN(TestCourseTerms)
#include "tst_course_terms.moc"
