// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/course.h"
#include "course/glossary_file.h"
#include "lesson_fixture.h"

using namespace fixture;

namespace {

const QByteArray sound = "terms:\n"
                         "  - id: attention\n"
                         "    ko: {name: 어텐션, also: [Attention, 주의], text: '어디를 볼지 \"정하는\" $x$ 계산.'}\n"
                         "    en: {name: attention, text: Where to look.}\n"
                         "  - id: query\n"
                         "    role: q\n"
                         "    ko: {name: 질의, text: 묻는 벡터.}\n"
                         "    en: {name: query, also: [queries], text: What asks.}\n";

} // namespace

class TestGlossary : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void termsAreRead();
    void namesAreFound();
    void pagesPointToTerms_data();
    void pagesPointToTerms();
    void unknownTermsAreNamed();
    void problemsAreNamed_data();
    void problemsAreNamed();
    void aCourseMayHaveNone();
    void linksLeadNoFurtherThanTheCourse();
    void theBundledGlossaryIsSound();

private:
    Glossary read(const QByteArray &text, Problems *problems) const
    {
        m_lesson.write(QStringLiteral("glossary.yaml"), text);
        return readGlossary(m_lesson.path({}), {QStringLiteral("ko"), QStringLiteral("en")}, problems);
    }

    Lesson m_lesson;
};

void TestGlossary::termsAreRead()
{
    Problems problems;
    const Glossary glossary = read(sound, &problems);
    QVERIFY2(problems.isEmpty(), joined(problems).constData());
    QCOMPARE(glossary.terms().size(), 2);
    const Term &attention = glossary.terms()[0];
    QCOMPARE(attention.id, QStringLiteral("attention"));
    QCOMPARE(attention.name(QStringLiteral("ko")), QStringLiteral("어텐션"));
    QCOMPARE(attention.names.value(QStringLiteral("ko")).size(), 3);
    QCOMPARE(shown(attention.text.value(QStringLiteral("ko"))), QStringLiteral("어디를 볼지 “정하는” [m:x] 계산."));
    QCOMPARE(attention.place.line, 2);
    QCOMPARE(glossary.term(QStringLiteral("query"))->meaning, Meaning::Query);
    QVERIFY(!glossary.term(QStringLiteral("nobody")));
}

void TestGlossary::namesAreFound()
{
    Problems problems;
    const Glossary glossary = read(sound, &problems);
    const auto idOf = [&](const QString &name, const char *language) {
        const Term *term = glossary.named(name, QLatin1String(language));
        return term ? term->id : QString();
    };
    QCOMPARE(idOf(QStringLiteral("어텐션"), "ko"), QStringLiteral("attention"));
    QCOMPARE(idOf(QStringLiteral("어텐션").normalized(QString::NormalizationForm_D), "ko"), QStringLiteral("attention"));
    QCOMPARE(idOf(QStringLiteral("ATTENTION"), "ko"), QStringLiteral("attention"));
    QCOMPARE(idOf(QStringLiteral(" Queries "), "en"), QStringLiteral("query"));
    QCOMPARE(idOf(QStringLiteral("어텐션"), "en"), QString());
    QCOMPARE(idOf(QStringLiteral("질"), "ko"), QString());
}

void TestGlossary::pagesPointToTerms_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *source, const char *expected) {
        QTest::newRow(source) << QByteArray(source) << QString::fromUtf8(expected);
    };
    row("{term}`어텐션`은 {term}`주의`를", "[@attention:어텐션]은 [@attention:주의]를");
    row("{term}`질의`와 {q}`질의`", "[q@query:질의]와 [q:질의]");
    row("{term}`묻는 것 <query>`이", "[q@query:묻는 것]이");
    row("{term}`물음<query>`이", "[q@query:물음]이");
    row("**{term}`어텐션`**은", "[b@attention:어텐션]은");
    row("[{term}`어텐션`](page:x)은", "[@attention>page:x:어텐션]은");
    row("{term}`어텐션`{term}`질의`", "[@attention:어텐션][q@query:질의]");
    row("\\{term} `어텐션`", "{term} [c:어텐션]");
}

void TestGlossary::pagesPointToTerms()
{
    QFETCH(QByteArray, source);
    QFETCH(QString, expected);
    Problems problems;
    const Glossary glossary = read(sound, &problems);
    const PageReading reading = m_lesson.readIn(QStringLiteral("ko"), source + '\n', &glossary);
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    QCOMPARE(paragraph(reading), expected);
}

void TestGlossary::unknownTermsAreNamed()
{
    Problems problems;
    const Glossary glossary = read(sound, &problems);
    const PageReading reading =
        m_lesson.readIn(QStringLiteral("ko"), "글 {term}`눈치`와\n{term}`글 <nunchi>`, {term}``  ``\n", &glossary);
    const QStringList lines = listed(reading.problems);
    QVERIFY2(lines.size() >= 2, joined(reading.problems).constData());
    QVERIFY(lines[0].startsWith(QStringLiteral("6:3 error")) && lines[0].contains(QStringLiteral("눈치")));
    QVERIFY(lines[1].startsWith(QStringLiteral("7:1 error")) && lines[1].contains(QStringLiteral("nunchi")));
    QVERIFY(shown(std::get<Paragraph>(reading.page.blocks[0].content).text).startsWith(QStringLiteral("글 눈치와/글")));
}

void TestGlossary::problemsAreNamed_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("problem");
    QTest::addColumn<QString>("word");
    const auto row = [](const char *name, const QByteArray &source, const char *problem, const char *word) {
        QTest::newRow(name) << source << QString::fromUtf8(problem) << QString::fromUtf8(word);
    };
    const auto term = [](const QByteArray &lines) { return "terms:\n  - id: a\n" + lines; };
    const QByteArray ko = "    ko: {name: 가, text: 나}\n";
    const QByteArray en = "    en: {name: a, text: b}\n";
    row("missing language", term(ko), "2:5 error", "\"en\"");
    row("unknown language", term(ko + en + "    fr: {name: a, text: b}\n"), "5:5 error", "fr");
    row("unknown key", term(ko + "    en: {name: a, text: b, sound: c}\n"), "4:28 error", "sound");
    row("no name", term(ko + "    en: {text: b}\n"), "4:9 error", "name");
    row("no text", term(ko + "    en: {name: b}\n"), "4:9 error", "text");
    row("no id", "terms:\n  - ko: {name: 가, text: 나}\n", "2:5 error", "id");
    row("bad id", "terms:\n  - id: A\n", "2:5 error", "\"A\"");
    row("id twice", term(ko + en) + "  - id: a\n    ko: {name: 다, text: 나}\n    en: {name: c, text: b}\n", "5:5 error",
        "line 2");
    row("name twice", term(ko + en) + "  - id: b\n    ko: {name: 다, text: 나}\n    en: {name: c, also: [A], text: b}\n",
        "7:26 error", "line 4");
    row("name twice in a term", term(ko + "    en: {name: a, also: [a], text: b}\n"), "4:26 error", "\"a\"");
    row("unknown role", term("    role: x\n" + ko + en), "3:5 error", "\"x\"");
    row("text with a list", term(ko + "    en:\n      name: a\n      text: |\n        b\n\n        - c\n"), "6:13 error",
        "running text");
    row("text with a link to a page", term(ko + "    en: {name: a, text: '[x](page:y)'}\n"), "4:26 error", "page");
    row("text with a term", term(ko + "    en: {name: a, text: '{term}`a`'}\n"), "4:26 error", "word itself");
    row("long text", term(ko + "    en: {name: a, text: " + QByteArray("b ").repeated(200) + "}\n"), "4:19 warning",
        "two lines");
    row("a list at the top", "- id: a\n", "1:1 error", "key: value");
    row("unknown key at the top", "words: []\n", "1:1 error", "words");
    row("a term that is a word", "terms:\n  - a\n", "2:5 error", "key: value");
    row("broken YAML", "terms: [\n", "1:8 error", "YAML");
    row("an alias bomb", "terms:\n  - &a [x]\n  - &b [*a, *a]\n", "2:5 error", "anchor");
}

void TestGlossary::problemsAreNamed()
{
    QFETCH(QByteArray, source);
    QFETCH(QString, problem);
    QFETCH(QString, word);
    Problems problems;
    read(source, &problems);
    const QStringList lines = listed(problems);
    const bool found = std::any_of(lines.begin(), lines.end(),
        [&](const QString &line) { return line.startsWith(problem + QLatin1Char(' ')) && line.contains(word); });
    QVERIFY2(found, joined(problems).constData());
}

void TestGlossary::aCourseMayHaveNone()
{
    Problems problems;
    QFile::remove(m_lesson.path(QStringLiteral("glossary.yaml")));
    QVERIFY(readGlossary(m_lesson.path({}), {QStringLiteral("ko")}, &problems).terms().isEmpty());
    QVERIFY(problems.isEmpty());
}

void TestGlossary::linksLeadNoFurtherThanTheCourse()
{
    const QString link = m_lesson.path(QStringLiteral("c/glossary.yaml"));
    const auto readLinked = [&](const QString &target) {
        QFile::remove(link);
        QDir().mkpath(QFileInfo(link).path());
        Problems problems;
        QVERIFY(QFile::link(target, link));
        readGlossary(QFileInfo(link).path(), {QStringLiteral("ko"), QStringLiteral("en")}, &problems);
        QCOMPARE(problems.size(), 1);
        QCOMPARE(problems[0].place.file, link);
        QCOMPARE(problems[0].severity, Severity::Error);
    };
    m_lesson.write(QStringLiteral("glossary.yaml"), sound);
    readLinked(m_lesson.path(QStringLiteral("glossary.yaml"))); // outside
    readLinked(QStringLiteral("nowhere.yaml"));
    readLinked(QStringLiteral("glossary.yaml")); // to itself
    m_lesson.write(QStringLiteral("c/words.yaml"), sound);
    QFile::remove(link);
    QVERIFY(QFile::link(QStringLiteral("words.yaml"), link));
    Problems problems;
    readGlossary(QFileInfo(link).path(), {QStringLiteral("ko"), QStringLiteral("en")}, &problems);
    QVERIFY2(problems.isEmpty(), joined(problems).constData());
}

/// Every term of the course's list, and no page that points to one in vain.
void TestGlossary::theBundledGlossaryIsSound()
{
    Problems problems;
    const QString folder = QStringLiteral(NUNCHI_SOURCE_DIR "/lessons");
    const auto course = nunchi::course::Course::open(folder, {}, &problems);
    QVERIFY(course);
    for (const char *name : {"attention", "query", "key", "value", "score", "weight", "weighted sum", "sequence",
             "position", "token", "width", "head", "multi-head", "self-attention", "cross-attention", "causal mask",
             "saturation", "RNN", "CNN", "parallel", "cost"})
        QVERIFY2(course->glossary().named(QLatin1String(name), QStringLiteral("en")), name);
    for (const Problem &problem : checkCourse(folder, {}))
        QVERIFY2(problem.severity == Severity::Warning, qPrintable(toString(problem)));
    const auto page = course->page(course->lessons()[0].id, QStringLiteral("three-vectors"), QStringLiteral("ko"));
    QVERIFY(page);
    int terms = 0;
    for (const Block *block : flattened(page->blocks))
        for (const Inlines &words : wordsOf(*block))
            for (const Span &span : words)
                terms += !span.term.isEmpty();
    QVERIFY(terms >= 10);
}

QTEST_APPLESS_MAIN(TestGlossary)
#include "tst_glossary.moc"
