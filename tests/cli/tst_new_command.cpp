// SPDX-License-Identifier: GPL-3.0-or-later
// The real program, as an author starts it to begin a lesson.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

namespace {

struct Run
{
    int code = -1;
    QString out;
    QString err;
};

} // namespace

class TestNewCommand : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void aLessonIsWrittenAndSound();
    void theListOfLessonsKeepsItsForm_data();
    void theListOfLessonsKeepsItsForm();
    void otherLanguagesGetTheEnglishWords();
    void nothingIsOverwritten();
    void namesThatDifferInCapitalsAreRefused();
    void whatCannotBeWrittenLeavesNothing_data();
    void whatCannotBeWrittenLeavesNothing();
    void namesDoNotForgeLines();
    void aCourseIsWrittenAndSound();
    void aCourseGoesIntoAnEmptyFolder();
    void aCourseThatCannotBeWrittenLeavesNothing();
    void wrongUseIsNamed_data();
    void wrongUseIsNamed();

private:
    Run run(const QStringList &arguments) const;
    void write(const QString &name, const QByteArray &bytes) const;
    QByteArray read(const QString &name) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestNewCommand::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write(QStringLiteral("course.yaml"),
        "# our course\ntitle: {ko: 강의, en: Course}\nlanguages: [ko, en]\nlessons: [one] # so far\n");
    write(QStringLiteral("one/lesson.yaml"), "title: {ko: 하나, en: One}\n");
    for (const char *language : {"ko", "en"})
        write(QStringLiteral("one/%1/01-a.md").arg(QLatin1String(language)), "---\ntitle: T\n---\n\nText\n");
}

void TestNewCommand::write(const QString &name, const QByteArray &bytes) const
{
    const QString path = m_folder->filePath(name);
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile::remove(path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray TestNewCommand::read(const QString &name) const
{
    QFile file(m_folder->filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Run TestNewCommand::run(const QStringList &arguments) const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &name :
        {QStringLiteral("DISPLAY"), QStringLiteral("WAYLAND_DISPLAY"), QStringLiteral("QT_QPA_PLATFORM")})
        environment.remove(name);
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder->path());
    process.start(QStringLiteral(NUNCHI_PROGRAM), arguments);
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
        QString::fromUtf8(process.readAllStandardError())};
}

void TestNewCommand::aLessonIsWrittenAndSound()
{
    const Run made = run({QStringLiteral("new"), QStringLiteral("lesson"), QStringLiteral("14-mean")});
    QVERIFY2(made.code == 0, qPrintable(made.err));
    for (const char *name : {"14-mean/lesson.yaml", "14-mean/ko/01-start.md", "14-mean/en/02-check.md"})
        QVERIFY2(made.out.contains(QLatin1String(name)), qPrintable(made.out));
    QCOMPARE(read(QStringLiteral("course.yaml")),
        QByteArray("# our course\ntitle: {ko: 강의, en: Course}\nlanguages: [ko, en]\nlessons: [one, 14-mean] # so far\n"));
    const Run checked = run({QStringLiteral("check"), QStringLiteral(".")});
    QVERIFY2(checked.code == 0 && checked.out.startsWith(QStringLiteral("No problems")), qPrintable(checked.out));
    const QByteArray page = read(QStringLiteral("14-mean/ko/01-start.md")) + read(QStringLiteral("14-mean/ko/02-check.md"));
    for (const char *block : {"{recap}", "{key}", "{analogy}", "{exact}", "{speaker}", "{figure}", "{table}", "{columns}",
             "{python}", "{exhibit}", "{quiz}", "[^name]", "](page:", "](https:", "$$", "\n---\n", "\n1. "})
        QVERIFY2(page.contains(block), block);
    QVERIFY(!page.contains("SPDX"));
    QVERIFY(!page.contains("made-from"));
    // The other languages say what they were made from, so that the first change of the source is named.
    QVERIFY(read(QStringLiteral("14-mean/en/02-check.md")).contains("\nmade-from:\n  ko: ["));
    write(QStringLiteral("14-mean/ko/02-check.md"), read(QStringLiteral("14-mean/ko/02-check.md")).replace("82.5", "82.50"));
    const Run changed = run({QStringLiteral("check"), QStringLiteral(".")});
    QVERIFY2(changed.out.contains(QStringLiteral("14-mean/en/02-check.md")) && changed.out.contains(QStringLiteral("out of date")),
        qPrintable(changed.out));
}

void TestNewCommand::theListOfLessonsKeepsItsForm_data()
{
    QTest::addColumn<QByteArray>("lessons");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const QByteArray &lessons, const QByteArray &expected) {
        QTest::newRow(name) << lessons << expected;
    };
    row("lines", "lessons:\n  - one # first\n# end\n", "lessons:\n  - one # first\n  - two\n# end\n");
    row("lines at the margin", "lessons:\n- one\nlanguages: [ko, en]\n", "lessons:\n- one\n- two\nlanguages: [ko, en]\n");
    row("no end of the last line", "lessons:\n  - one", "lessons:\n  - one\n  - two\n");
    row("quoted", "lessons: [ \"one\" ]\n", "lessons: [ \"one\", two ]\n");
    row("over lines", "lessons: [\n  one,\n]\n", "lessons: [\n  one, two,\n]\n");
    row("byte order mark, empty", "\xEF\xBB\xBFlessons: []\n", "\xEF\xBB\xBFlessons: [two]\n");
    row("byte order mark, lines", "\xEF\xBB\xBFlessons:\n  - one\n", "\xEF\xBB\xBFlessons:\n  - one\n  - two\n");
    row("nothing", "lessons:\n", "lessons: [two]\n");
    row("carriage returns", "lessons:\r\n  - one\r\n", "lessons:\r\n  - one\r\n  - two\r\n");
}

void TestNewCommand::theListOfLessonsKeepsItsForm()
{
    QFETCH(QByteArray, lessons);
    QFETCH(QByteArray, expected);
    const QByteArray languages = lessons.contains("languages") ? "" : "languages: [ko, en]\n";
    const QByteArray mark = lessons.startsWith('\xEF') ? lessons.first(3) : QByteArray();
    const QByteArray head = mark + "title: {ko: 강의, en: Course}\n" + languages;
    write(QStringLiteral("course.yaml"), head + lessons.sliced(mark.size()));
    const Run made = run({QStringLiteral("new"), QStringLiteral("lesson"), QStringLiteral("two")});
    QVERIFY2(made.code == 0, qPrintable(made.err));
    QCOMPARE(read(QStringLiteral("course.yaml")), head + expected.sliced(mark.size()));
}

void TestNewCommand::otherLanguagesGetTheEnglishWords()
{
    write(QStringLiteral("course.yaml"), "title: {fr: Cours}\nlanguages: [fr]\nlessons: []\n");
    const Run made = run({QStringLiteral("new"), QStringLiteral("lesson"), QStringLiteral("un")});
    QVERIFY2(made.code == 0, qPrintable(made.err));
    QVERIFY(read(QStringLiteral("un/lesson.yaml")).contains("  fr: The weighted mean"));
    QVERIFY(read(QStringLiteral("un/fr/01-start.md")).contains("weighted mean"));
    QVERIFY(!QFileInfo::exists(m_folder->filePath(QStringLiteral("un/ko"))));
    const Run checked = run({QStringLiteral("check"), QStringLiteral(".")});
    QVERIFY2(checked.code == 0, qPrintable(checked.out));
}

void TestNewCommand::nothingIsOverwritten()
{
    const QByteArray course = read(QStringLiteral("course.yaml"));
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("two")));
    for (const char *name : {"one", "two"}) {
        const Run made = run({QStringLiteral("new"), QStringLiteral("lesson"), QLatin1String(name)});
        QCOMPARE(made.code, 1);
        QVERIFY2(made.err.contains(QStringLiteral("exists")), qPrintable(made.err));
    }
    QCOMPARE(read(QStringLiteral("course.yaml")), course);
    QVERIFY(QDir(m_folder->filePath(QStringLiteral("two"))).isEmpty());
    QVERIFY(!QFileInfo::exists(m_folder->filePath(QStringLiteral("one/ko/01-start.md"))));
}

void TestNewCommand::namesThatDifferInCapitalsAreRefused()
{
    const Run made = run({QStringLiteral("new"), QStringLiteral("lesson"), QStringLiteral("One")});
    QCOMPARE(made.code, 1);
    QVERIFY2(made.err.contains(QStringLiteral("\"one\"")), qPrintable(made.err));
    QVERIFY(!QFileInfo::exists(m_folder->filePath(QStringLiteral("One/lesson.yaml"))));
}

void TestNewCommand::whatCannotBeWrittenLeavesNothing_data()
{
    QTest::addColumn<QByteArray>("lessons");
    QTest::newRow("anchor") << QByteArray("lessons: &all\n  [one]\nmore: [*all]\n");
    QTest::newRow("text") << QByteArray("lessons: x1\n");
    QTest::newRow("map") << QByteArray("lessons: {}\n");
    QTest::newRow("text in lines") << QByteArray("lessons: |\n  - one\n");
}

void TestNewCommand::whatCannotBeWrittenLeavesNothing()
{
    QFETCH(QByteArray, lessons);
    const QByteArray odd = "title: {ko: 가, en: A}\nlanguages: [ko, en]\n" + lessons;
    write(QStringLiteral("course.yaml"), odd);
    const Run made = run({QStringLiteral("new"), QStringLiteral("lesson"), QStringLiteral("two")});
    QCOMPARE(made.code, 1);
    QCOMPARE(made.err.count(QLatin1Char('\n')), 1);
    QVERIFY(!QFileInfo::exists(m_folder->filePath(QStringLiteral("two"))));
    QCOMPARE(read(QStringLiteral("course.yaml")), odd);
}

void TestNewCommand::namesDoNotForgeLines()
{
    const Run made = run({QStringLiteral("new"), QStringLiteral("lesson"), QStringLiteral("a\nb\x1b[31m")});
    QCOMPARE(made.code, 1);
    QVERIFY2(made.err.count(QLatin1Char('\n')) == 1 && !made.err.contains(QLatin1Char('\x1b')), qPrintable(made.err));
}

void TestNewCommand::aCourseIsWrittenAndSound()
{
    const Run made = run({QStringLiteral("new"), QStringLiteral("course"), QStringLiteral("my course")});
    QVERIFY2(made.code == 0, qPrintable(made.err));
    for (const char *name : {"course.yaml", "glossary.yaml", "lesson.yaml", "ko/01-start.md", "en/01-start.md"})
        QVERIFY2(made.out.count(QLatin1String(name)) == 1, qPrintable(made.out));
    const Run checked = run({QStringLiteral("check"), QStringLiteral("my course")});
    QVERIFY2(checked.code == 0 && checked.out.startsWith(QStringLiteral("No problems")), qPrintable(checked.out));
    QVERIFY(!read(QStringLiteral("my course/course.yaml")).contains("SPDX"));
    // It can be gone on with as any other.
    const Run more = run({QStringLiteral("new"), QStringLiteral("lesson"), QStringLiteral("02-next"), QStringLiteral("--course"),
        QStringLiteral("my course")});
    QVERIFY2(more.code == 0, qPrintable(more.err));
    QCOMPARE(run({QStringLiteral("check"), QStringLiteral("my course")}).code, 0);
    // A second time it would go over the first.
    const Run again = run({QStringLiteral("new"), QStringLiteral("course"), QStringLiteral("my course")});
    QCOMPARE(again.code, 1);
    QVERIFY2(again.err.contains(QStringLiteral("my course")), qPrintable(again.err));
}

void TestNewCommand::aCourseGoesIntoAnEmptyFolder()
{
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("empty")));
    QCOMPARE(run({QStringLiteral("new"), QStringLiteral("course"), QStringLiteral("empty/")}).code, 0);
    QCOMPARE(run({QStringLiteral("check"), QStringLiteral("empty")}).code, 0);
    // A hidden file is something, too.
    write(QStringLiteral("hidden/.git"), "x");
    QCOMPARE(run({QStringLiteral("new"), QStringLiteral("course"), QStringLiteral("hidden")}).code, 1);
    QVERIFY(!QFileInfo::exists(m_folder->filePath(QStringLiteral("hidden/course.yaml"))));
}

/// There is room for the path of glossary.yaml, but not for those of the lesson's pages.
void TestNewCommand::aCourseThatCannotBeWrittenLeavesNothing()
{
    constexpr int longest = 4096; // of a path, with the byte that ends it
    QString name = QStringLiteral("deep");
    const auto room = [&] { return longest - 24 - (m_folder->path().size() + 1 + name.size()); };
    while (room() > 200)
        name += QLatin1Char('/') + QString(150, QLatin1Char('x'));
    name += QLatin1Char('/') + QString(room() - 1, QLatin1Char('y'));
    const Run made = run({QStringLiteral("new"), QStringLiteral("course"), name});
    QCOMPARE(made.code, 1);
    QVERIFY2(made.err.contains(QStringLiteral("cannot be written")), qPrintable(made.err.right(300)));
    QVERIFY(!QFileInfo::exists(m_folder->filePath(QStringLiteral("deep"))));
    // Of an empty folder that was there the folder stays.
    QVERIFY(QDir(m_folder->path()).mkpath(name));
    QCOMPARE(run({QStringLiteral("new"), QStringLiteral("course"), name}).code, 1);
    QVERIFY(QDir(m_folder->filePath(name)).isEmpty());
    QVERIFY(QDir(m_folder->filePath(QStringLiteral("deep"))).removeRecursively());
}

void TestNewCommand::wrongUseIsNamed_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("word");
    const auto row = [](const char *name, const char *arguments, int code, const char *word) {
        QTest::newRow(name) << QString::fromUtf8(arguments).split(QLatin1Char(' ')) << code << QString::fromUtf8(word);
    };
    row("nothing to make", "new", 2, "new lesson NAME");
    row("another thing", "new chapter x", 2, "new course NAME");
    row("course without a name", "new course", 2, "new course NAME");
    row("course in a course", "new course x --course y", 2, "--course");
    row("course where a folder is", "new course one", 1, "one exists already and is not empty");
    row("course where a file is", "new course one/lesson.yaml", 1, "lesson.yaml exists already and is no folder");
    row("course below a file", "new course one/lesson.yaml/x", 1, "cannot be made");
    row("no name", "new lesson", 2, "new lesson NAME");
    row("two names", "new lesson a b", 2, "new lesson NAME");
    row("unknown option", "new lesson a --level x", 2, "level");
    row("name with a slash", "new lesson ../a", 1, "../a");
    row("name with a dot", "new lesson .a", 1, ".a");
    row("Hangul name", "new lesson 강의", 1, "강의");
    row("no course", "new lesson a --course one", 1, "course.yaml");
    row("no folder", "new lesson a --course nowhere", 1, "there is no folder");
}

void TestNewCommand::wrongUseIsNamed()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    QFETCH(QString, word);
    const Run made = run(arguments);
    QCOMPARE(made.code, code);
    QCOMPARE(made.out, QString());
    QVERIFY2(made.err.contains(word), qPrintable(made.err));
}

QTEST_GUILESS_MAIN(TestNewCommand)
#include "tst_new_command.moc"
