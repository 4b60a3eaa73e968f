// SPDX-License-Identifier: GPL-3.0-or-later
// A page says which text it was made from; what its source changes afterwards is named, block by block.
#include "course/translation_record.h"
#include "course_fixture.h"

using namespace fixture;

namespace {

const QByteArray source = "하나, 둘.\n\n## 셋\n\n- 넷\n- 다섯[^a]\n\n---\n\n```{key}\n여섯\n```\n\n$$x = 1$$\n\n```{quiz} q\n"
                          "type: single\nask: 묻기\nhint: 귀띔\nchoices:\n  - text: 일곱\n    right: true\n  - text: 여덟\n"
                          "    why: 까닭\n```\n\n| 아홉 |\n|---|\n| 10 |\n\n열하나\n\n[^a]: 열둘\n";
const QByteArray translation = "One, two.\n\n## Three\n\n- Four\n- Five[^a]\n\n---\n\n```{key}\nSix\n```\n\n$$x = 1$$\n\n"
                               "```{quiz} q\ntype: single\nask: Ask\nhint: Hint\nchoices:\n  - text: Seven\n    right: true\n"
                               "  - text: Eight\n    why: Why\n```\n\n| Nine |\n|---|\n| 10 |\n\nEleven\n\n[^a]: Twelve\n";

class Translated : public CourseFiles
{
public:
    Translated()
    {
        page(QStringLiteral("ko/01-idea"), source);
        page(QStringLiteral("en/01-idea"), translation);
        record();
    }
    QString record() const
    {
        Problems problems;
        const auto course = Course::open(path(), {}, &problems);
        const auto page = course->page(QStringLiteral("13-x"), QStringLiteral("idea"), QStringLiteral("ko"));
        return recordTranslation(*page, english());
    }
    void changeSource(const QByteArray &from, const QByteArray &to) const
    {
        change(QStringLiteral("13-x/ko/01-idea.md"), from, to);
    }
    void change(const QString &name, const QByteArray &from, const QByteArray &to) const
    {
        QByteArray text = read(name);
        if (!text.contains(from))
            qFatal("%s is not there", from.constData());
        write(name, text.replace(from, to));
    }
    QByteArray read(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString english() const { return path(QStringLiteral("13-x/en/01-idea.md")); }
    int line(const QByteArray &words) const
    {
        const QByteArray text = read(QStringLiteral("13-x/en/01-idea.md"));
        return int(text.first(text.indexOf(words)).count('\n')) + 1;
    }
};

} // namespace

class TestStaleTranslations : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aFreshRecordIsClean();
    void whatIsWrittenDifferentlyIsNotStale_data();
    void whatIsWrittenDifferentlyIsNotStale();
    void exactlyTheChangedBlockIsNamed_data();
    void exactlyTheChangedBlockIsNamed();
    void newBlocksAreNamedWhereTheyBelong();
    void removedBlocksAreNamedWhereTheyStand();
    void movedBlocksAreNamed();
    void translatingWithoutRecordingLeavesTheWarning();
    void pagesWithoutRecordAreNamedWhereOthersHaveOne();
    void otherLanguagesMayBeTheSource();
    void damagedRecordsAreNamed_data();
    void damagedRecordsAreNamed();
};

void TestStaleTranslations::aFreshRecordIsClean()
{
    const Translated course;
    QCOMPARE(course.check(), QStringList());
    QCOMPARE(course.record(), QString());
}

void TestStaleTranslations::whatIsWrittenDifferentlyIsNotStale_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    const auto row = [](const char *name, const char *from, const char *to) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to);
    };
    row("lines above", "하나, 둘.", "\n\n하나, 둘.");
    row("space at the line's end", "하나, 둘.", "하나, 둘. ");
    row("a longer fence", "```{key}\n여섯\n```", "````{key}\n여섯\n````");
    row("carriage returns", "\n", "\r\n");
    row("another slide break", "---\n\n```{key}", "-----\n\n```{key}");
    row("the time budget of both", "minutes: 3", "minutes: 3  # as measured");
    row("the note elsewhere", "\n열하나\n\n[^a]: 열둘\n", "\n[^a]: 열둘\n\n열하나\n");
}

void TestStaleTranslations::whatIsWrittenDifferentlyIsNotStale()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    const Translated course;
    course.changeSource(from, to);
    QCOMPARE(course.check().filter(QStringLiteral("out of date")), QStringList());
}

void TestStaleTranslations::exactlyTheChangedBlockIsNamed_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("block"); ///< first words of the translation's block
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *name, const char *from, const char *to, const char *block, const char *kind, int line) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(block) << QString::fromUtf8(kind)
                            << QStringLiteral("ko/01-idea.md:%1 ").arg(line);
    };
    row("title", "title: T", "title: U", "title:", "title", 2);
    row("word", "하나, 둘.", "하나, 셋.", "One,", "paragraph \"p1\"", 6);
    row("heading", "## 셋", "## 넷", "## Three", "heading \"h1\"", 8);
    row("list", "다섯", "다섯이", "- Four", "list \"list1\"", 10);
    row("kind of list", "- 넷\n- 다섯", "* 넷\n* 다섯", "- Four", "list \"list1\"", 10);
    row("box", "여섯", "육", "```{key}", "key sentence \"key1\"", 15);
    row("option of a box", "```{key}\n", "```{key}\n:id: six\n", "```{key}", "key sentence \"key1\"", 15);
    row("formula", "x = 1", "x = 2", "$$x = 1", "formula \"math1\"", 19);
    row("question", "ask: 묻기", "ask: 물음", "```{quiz}", "question \"q\"", 21);
    row("choice", "여덟", "팔", "```{quiz}", "question \"q\"", 21);
    row("cell", "아홉", "구", "| Nine", "table \"table1\"", 32);
    row("number", "| 10 |", "| 11 |", "| Nine", "table \"table1\"", 32);
    row("paragraph before a note", "열하나", "열 하나", "Eleven", "paragraph", 36);
    row("note", "열둘", "십이", "[^a]:", "note \"a\"", 38);
}

void TestStaleTranslations::exactlyTheChangedBlockIsNamed()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, block);
    QFETCH(QString, name);
    QFETCH(QString, place);
    const Translated course;
    course.changeSource(from, to);
    const QStringList stale = course.check().filter(QStringLiteral("out of date"));
    QVERIFY2(stale.size() == 1, qPrintable(course.check().join(u'\n')));
    const QString start = QStringLiteral("13-x/en/01-idea.md:%1:").arg(course.line(block));
    QVERIFY2(stale[0].startsWith(start), qPrintable(stale[0] + QStringLiteral(" instead of ") + start));
    QVERIFY2(stale[0].contains(QStringLiteral(": warning: %1").arg(name)), qPrintable(stale[0]));
    QVERIFY2(stale[0].contains(place), qPrintable(stale[0]));
    QVERIFY2(stale[0].contains(QStringLiteral("\"nunchi translated 13-x/idea --lang en\"")), qPrintable(stale[0]));
    course.record();
    QCOMPARE(course.check().filter(QStringLiteral("out of date")), QStringList());
}

void TestStaleTranslations::newBlocksAreNamedWhereTheyBelong()
{
    const Translated course;
    course.changeSource("## 셋", "새 글\n\n## 셋");
    const QStringList fresh = course.check().filter(QStringLiteral("is new"));
    QCOMPARE(fresh.size(), 1);
    QVERIFY2(fresh[0].startsWith(QStringLiteral("13-x/en/01-idea.md:%1:").arg(course.line("## Three"))), qPrintable(fresh[0]));
    QVERIFY2(fresh[0].contains(QStringLiteral("paragraph \"p2\" (ko/01-idea.md:8)")), qPrintable(fresh[0]));
    QCOMPARE(course.check().filter(QStringLiteral("out of date")), QStringList());
    course.change(QStringLiteral("13-x/en/01-idea.md"), "## Three", "New text\n\n## Three");
    const QStringList after = course.check();
    QVERIFY2(after.size() == 1 && after[0].startsWith(QStringLiteral("13-x/en/01-idea.md:%1:").arg(course.line("New text"))),
        qPrintable(after.join(u'\n')));
}

void TestStaleTranslations::removedBlocksAreNamedWhereTheyStand()
{
    const Translated course;
    course.changeSource("```{key}\n여섯\n```\n\n", "");
    const QStringList removed = course.check().filter(QStringLiteral("removed"));
    QCOMPARE(removed.size(), 1);
    QVERIFY2(removed[0].startsWith(QStringLiteral("13-x/en/01-idea.md:%1:").arg(course.line("```{key}"))), qPrintable(removed[0]));
    QVERIFY2(removed[0].contains(QStringLiteral("ko/01-idea.md")), qPrintable(removed[0]));
}

void TestStaleTranslations::movedBlocksAreNamed()
{
    const Translated course;
    course.changeSource("하나, 둘.\n\n", "");
    course.changeSource("열하나\n", "하나, 둘.\n\n열하나\n");
    const QStringList moved = course.check().filter(QStringLiteral("stands elsewhere"));
    QCOMPARE(moved.size(), 1);
    QVERIFY2(moved[0].startsWith(QStringLiteral("13-x/en/01-idea.md:%1:").arg(course.line("One,"))), qPrintable(moved[0]));
    QVERIFY2(moved[0].contains(QStringLiteral("at ko/01-idea.md:34;")), qPrintable(moved[0]));
}

void TestStaleTranslations::translatingWithoutRecordingLeavesTheWarning()
{
    const Translated course;
    course.changeSource("하나, 둘.", "하나, 셋.");
    course.change(QStringLiteral("13-x/en/01-idea.md"), "One, two.", "One, three.");
    QCOMPARE(course.check().size(), 1);
    course.record();
    QCOMPARE(course.check(), QStringList());
}

void TestStaleTranslations::pagesWithoutRecordAreNamedWhereOthersHaveOne()
{
    const Translated course;
    course.page(QStringLiteral("ko/02-more"), "글\n");
    course.page(QStringLiteral("en/02-more"), "Text\n");
    const QStringList lines = course.check();
    QVERIFY2(lines.size() == 1, qPrintable(lines.join(u'\n')));
    QVERIFY2(lines[0].startsWith(QStringLiteral("13-x/en/02-more.md:1:1: warning: ")), qPrintable(lines[0]));
    QVERIFY2(lines[0].contains(QStringLiteral("\"nunchi translated 13-x/more --lang en\"")), qPrintable(lines[0]));
    course.page(QStringLiteral("en/01-idea"), translation);
    QCOMPARE(course.check(), QStringList()); // no page has one: this course does without
}

void TestStaleTranslations::otherLanguagesMayBeTheSource()
{
    const Translated course;
    course.write(QStringLiteral("course.yaml"), "title: {en: A, ko: 가}\nlanguages: [en, ko]\nlessons: [13-x]\n");
    QCOMPARE(course.check(), QStringList());
    course.changeSource("하나, 둘.", "하나, 셋.");
    QCOMPARE(course.check().filter(QStringLiteral("out of date")).size(), 1);
    course.write(QStringLiteral("course.yaml"), "title: {en: A}\nlanguages: [en]\nlessons: [13-x]\n");
    const QStringList alone = course.check().filter(QStringLiteral("\"ko\", which the course does not have"));
    QVERIFY2(alone.size() == 1 && alone[0].startsWith(QStringLiteral("13-x/en/01-idea.md:4:1: warning: ")),
        qPrintable(course.check().join(u'\n')));
}

void TestStaleTranslations::damagedRecordsAreNamed_data()
{
    QTest::addColumn<QByteArray>("record");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("word");
    const auto row = [](const char *name, const char *record, const char *place, const char *word) {
        QTest::newRow(name) << QByteArray(record) << QString::fromLatin1(place) << QString::fromUtf8(word);
    };
    row("digest", "made-from:\n  ko: [1a2b3c4d,\n    1a2b3c4]\n", "4:5", "\"1a2b3c4\"");
    row("digest in capitals", "made-from:\n  ko: [1A2B3C4D]\n", "3:8", "\"1A2B3C4D\"");
    row("list in a list", "made-from:\n  ko: [[1a2b3c4d]]\n", "3:8", "damaged");
    row("no list", "made-from:\n  ko: 1a2b3c4d\n", "2:1", "made-from");
    row("no language", "made-from: [1a2b3c4d]\n", "2:1", "made-from");
    row("two languages", "made-from:\n  ko: [1a2b3c4d]\n  fr: [1a2b3c4d]\n", "2:1", "one language");
    row("nothing", "made-from:\n", "2:1", "made-from");
    row("its own language", "made-from:\n  en: [1a2b3c4d]\n", "3:3", "\"en\"");
    row("bracket open", "made-from:\n  ko: [1a2b3c4d\n", "4:6", "bracket");
}

void TestStaleTranslations::damagedRecordsAreNamed()
{
    QFETCH(QByteArray, record);
    QFETCH(QString, place);
    QFETCH(QString, word);
    const Translated course;
    course.write(QStringLiteral("13-x/en/01-idea.md"), "---\n" + record + "title: T\nminutes: 3\n---\n\n" + translation);
    const QStringList lines = course.check();
    QVERIFY2(lines.size() == 1, qPrintable(lines.join(u'\n')));
    QVERIFY2(lines[0].startsWith(QStringLiteral("13-x/en/01-idea.md:%1: error: ").arg(place)), qPrintable(lines[0]));
    QVERIFY2(lines[0].contains(word), qPrintable(lines[0]));
}

QTEST_GUILESS_MAIN(TestStaleTranslations)
#include "tst_stale_translations.moc"
