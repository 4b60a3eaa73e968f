// SPDX-License-Identifier: GPL-3.0-or-later
// The real program, as an author starts it: without a display.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

class TestCheckCommand : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void theBundledLessonsAreSound();
    void theFolderMayComeFromTheEnvironment();
    void problemsGoToStandardOutput();
    void warningsAloneDoNotFail();
    void unknownExhibitsAndParametersAreNamed();
    void faultyFormulasAreNamed();
    void faultyFormulasInTitlesAreNamed();
    void theSameSlipOnManyPagesIsCutShort();
    void aLessonsFolderPointsToItsCourse();
    void oneIsNotMany();
    void aMissingFolderIsWrongUse();
    void wrongUseIsNamed_data();
    void wrongUseIsNamed();
    void helpIsPrinted();
    void outputThatCannotBeWrittenIsNamed();
    void namesDoNotForgeLines();

private:
    struct Run
    {
        int code = -1;
        QString out;
        QString err;
    };
    Run check(const QStringList &arguments, const QString &folder = {}) const;
    void write(const QString &name, const QByteArray &bytes) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

const QByteArray head = "---\ntitle: T\n---\n\n";

} // namespace

void TestCheckCommand::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write(QStringLiteral("c/course.yaml"), "title: {en: A}\nlanguages: [en]\nlessons: [l]\n");
    write(QStringLiteral("c/l/lesson.yaml"), "title: {en: A}\n");
    write(QStringLiteral("c/l/en/01-idea.md"), head + "Text\n");
}

void TestCheckCommand::write(const QString &name, const QByteArray &bytes) const
{
    const QString path = m_folder->filePath(name);
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

TestCheckCommand::Run TestCheckCommand::check(const QStringList &arguments, const QString &folder) const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &name :
        {QStringLiteral("DISPLAY"), QStringLiteral("WAYLAND_DISPLAY"), QStringLiteral("QT_QPA_PLATFORM")})
        environment.remove(name);
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    if (folder.isEmpty())
        environment.remove(QStringLiteral("NUNCHI_LESSONS"));
    else
        environment.insert(QStringLiteral("NUNCHI_LESSONS"), folder);
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder->path());
    process.start(QStringLiteral(NUNCHI_PROGRAM), QStringList{QStringLiteral("check")} + arguments);
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
        QString::fromUtf8(process.readAllStandardError())};
}

void TestCheckCommand::theBundledLessonsAreSound()
{
    const Run run = check({});
    QVERIFY2(run.code == 0, qPrintable(run.out + run.err));
    QVERIFY(!run.out.contains(QStringLiteral("error:")));
}

void TestCheckCommand::theFolderMayComeFromTheEnvironment()
{
    const Run run = check({}, QStringLiteral("c"));
    QCOMPARE(run.code, 0);
    QCOMPARE(run.out, QStringLiteral("No problems in c\n"));
    QCOMPARE(run.err, QString());
}

void TestCheckCommand::problemsGoToStandardOutput()
{
    write(QStringLiteral("c/l/en/01-idea.md"), head + "a <b>\n\n```{video}\n```\n");
    const Run run = check({QStringLiteral("c")});
    QCOMPARE(run.code, 1);
    const QStringList lines = run.out.trimmed().split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 3);
    QVERIFY2(lines[0].startsWith(QStringLiteral("c/l/en/01-idea.md:5:3: error: ")), qPrintable(lines[0]));
    QVERIFY2(lines[1].startsWith(QStringLiteral("c/l/en/01-idea.md:7:1: error: ")), qPrintable(lines[1]));
    QVERIFY2(lines[2].startsWith(QStringLiteral("2 error")), qPrintable(lines[2]));
    QCOMPARE(run.err, QString());
}

void TestCheckCommand::warningsAloneDoNotFail()
{
    write(QStringLiteral("c/l/en/01-idea.md"), head + "# A\n");
    const Run run = check({QStringLiteral("c")});
    QCOMPARE(run.code, 0);
    QVERIFY(run.out.contains(QStringLiteral("c/l/en/01-idea.md:5:3: warning: ")));
}

void TestCheckCommand::faultyFormulasAreNamed()
{
    write(QStringLiteral("c/l/en/01-idea.md"),
        head
            + "Right: $\\frac{1}{2}$ and $\\text{\xED\x95\x9C\xEA\xB8\x80}$. Wrong: $\\frac{1}{2$ here.\n\n$$\n\\nosuch\n$$\n\n"
              "| a |\n|---|\n| $\\left( x$ |\n\n```{quiz} q\ntype: single\nask: Which?\nhint: \"None $x^1^2$\"\nchoices:\n"
              "  - text: A\n    right: true\n  - text: B\n    why: >-\n      Because\n      $\\sqrt{$ it is.\n```\n");
    const Run run = check({QStringLiteral("c")});
    QCOMPARE(run.code, 1);
    const QStringList lines = run.out.trimmed().split(QLatin1Char('\n'));
    QVERIFY2(lines.size() == 6, qPrintable(run.out));
    const QStringList places{QStringLiteral("5:46"), QStringLiteral("7:1"), QStringLiteral("13:3"),
        QStringLiteral("18:13"), QStringLiteral("25:7")};
    for (qsizetype i = 0; i < places.size(); ++i)
        QVERIFY2(lines[i].startsWith(QStringLiteral("c/l/en/01-idea.md:%1").arg(places[i]))
                && lines[i].contains(QStringLiteral(": error: this formula cannot be set: ")),
            qPrintable(run.out));
    QVERIFY2(lines[1].contains(QStringLiteral("nosuch")), qPrintable(lines[1]));
}

void TestCheckCommand::faultyFormulasInTitlesAreNamed()
{
    write(QStringLiteral("c/course.yaml"), "title: {en: A $\\foo$}\nlanguages: [en]\nlessons: [l]\n");
    write(QStringLiteral("c/l/lesson.yaml"), "title: {en: A}\nlabel: {en: B $\\foo$}\n");
    write(QStringLiteral("c/glossary.yaml"),
        "terms:\n  - id: a\n    en:\n      name: a $\\foo$\n      text: >-\n        b\n        $\\foo$\n");
    write(QStringLiteral("c/l/en/01-idea.md"),
        "---\ntitle: T $\\foo$\nshort: $\\foo$\n---\n\n```{key} $\\foo$\nText\n```\n\n```{table} $\\foo$\n| $\\foo$ "
        "|\n|---|\n```\n\n```{python} $\\foo$\nx\n```\n\n"
        "```{exhibit} attention-steps\nid: b\ntitle: $\\foo$\ntry: $\\foo$\n```\n");
    const Run run = check({QStringLiteral("c")});
    QCOMPARE(run.code, 1);
    for (const char *place : {"c/course.yaml:1:15", "c/l/lesson.yaml:2:15", "c/glossary.yaml:4:15", "c/glossary.yaml:7:9",
             "c/l/en/01-idea.md:2:10", "c/l/en/01-idea.md:3:8", "c/l/en/01-idea.md:6:10", "c/l/en/01-idea.md:10:12",
             "c/l/en/01-idea.md:11:3", "c/l/en/01-idea.md:15:13", "c/l/en/01-idea.md:21:8", "c/l/en/01-idea.md:22:6"})
        QVERIFY2(run.out.contains(QLatin1String(place) + QStringLiteral(": error: this formula cannot be set: ")),
            qPrintable(QLatin1String(place) + QLatin1Char('\n') + run.out));
    QCOMPARE(run.out.count(QLatin1Char('\n')), 13);
}

void TestCheckCommand::theSameSlipOnManyPagesIsCutShort()
{
    QByteArray text = head;
    for (int i = 0; i < 90; ++i)
        text += "a <b>\n\n";
    for (int i = 1; i < 10; ++i)
        write(QStringLiteral("c/l/en/0%1-page-%1.md").arg(i), text);
    QFile::remove(m_folder->filePath(QStringLiteral("c/l/en/01-idea.md")));
    const Run run = check({QStringLiteral("c")});
    QCOMPARE(run.code, 1);
    const QStringList lines = run.out.trimmed().split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 202);
    QVERIFY2(lines[200].contains(QStringLiteral(" 610 ")), qPrintable(lines[200]));
    QVERIFY2(lines[201].startsWith(QStringLiteral("810 errors")), qPrintable(lines[201]));
}

void TestCheckCommand::aLessonsFolderPointsToItsCourse()
{
    const Run run = check({QStringLiteral("c/l")});
    QCOMPARE(run.code, 1);
    QVERIFY2(run.out.contains(QFileInfo(m_folder->filePath(QStringLiteral("c"))).absoluteFilePath()), qPrintable(run.out));
}

void TestCheckCommand::oneIsNotMany()
{
    write(QStringLiteral("c/l/en/01-idea.md"), head + "a <b>\n");
    QVERIFY(check({QStringLiteral("c")}).out.endsWith(QStringLiteral("1 error, 0 warnings\n")));
}

void TestCheckCommand::unknownExhibitsAndParametersAreNamed()
{
    write(QStringLiteral("c/l/en/01-idea.md"),
        head
            + "```{exhibit} reech\nid: a\n```\n\n```{exhibit} attention-steps\nid: b\n"
              "set:\n  scaled: true\n  colour: red\n```\n");
    const Run run = check({QStringLiteral("c")});
    QCOMPARE(run.code, 1);
    QVERIFY2(run.out.contains(QStringLiteral("c/l/en/01-idea.md:5:1: error: ")), qPrintable(run.out));
    QVERIFY2(run.out.contains(QStringLiteral("c/l/en/01-idea.md:13:3: error: ")), qPrintable(run.out));
}

void TestCheckCommand::aMissingFolderIsWrongUse()
{
    const Run run = check({QStringLiteral("nowhere")});
    QCOMPARE(run.code, 2);
    QCOMPARE(run.out, QString());
    QVERIFY(run.err.contains(QStringLiteral("nowhere")));
    QCOMPARE(check({QStringLiteral("c/course.yaml")}).code, 2);
    // A folder that holds no course is there, but wrong.
    const Run empty = check({QStringLiteral("c/l")});
    QCOMPARE(empty.code, 1);
    QVERIFY2(empty.out.startsWith(QStringLiteral("c/l/course.yaml:1:1: error: ")), qPrintable(empty.out));
}

void TestCheckCommand::wrongUseIsNamed_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("unknown option") << QStringList{QStringLiteral("--colour")};
    QTest::newRow("two folders") << QStringList{QStringLiteral("c"), QStringLiteral("c")};
}

void TestCheckCommand::wrongUseIsNamed()
{
    QFETCH(QStringList, arguments);
    const Run run = check(arguments);
    QCOMPARE(run.code, 2);
    QCOMPARE(run.out, QString());
    QCOMPARE(run.err.count(QLatin1Char('\n')), 1);
}

void TestCheckCommand::helpIsPrinted()
{
    const Run run = check({QStringLiteral("--help")});
    QCOMPARE(run.code, 0);
    QVERIFY(run.out.contains(QStringLiteral("nunchi check")));
    QVERIFY(run.out.contains(QStringLiteral("course.yaml")));
}

void TestCheckCommand::outputThatCannotBeWrittenIsNamed()
{
    QVERIFY2(QFile::exists(QStringLiteral("/dev/full")), "this test needs the device that is always full");
    for (const QStringList &arguments : {QStringList{QStringLiteral("check"), QStringLiteral("c")},
             QStringList{QStringLiteral("check"), QStringLiteral("--help")}, QStringList{QStringLiteral("--help")},
             QStringList{QStringLiteral("--version")}}) {
        QProcess process;
        process.setWorkingDirectory(m_folder->path());
        process.setStandardOutputFile(QStringLiteral("/dev/full"));
        process.start(QStringLiteral(NUNCHI_PROGRAM), arguments);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 2);
        QCOMPARE(process.readAllStandardError().count('\n'), 1);
    }
}

void TestCheckCommand::namesDoNotForgeLines()
{
    write(QStringLiteral("c/l/en/02-a\nb:1:1: error: \x1b[31mforged.md"), head + "Text\n");
    const Run run = check({QStringLiteral("c")});
    QCOMPARE(run.code, 1);
    QCOMPARE(run.out.count(QLatin1Char('\n')), 2);
    QVERIFY(!run.out.contains(QLatin1Char('\x1b')));
    QVERIFY2(run.out.startsWith(QStringLiteral("c/l/en/02-a\\nb:1:1: error: \\x1b[31mforged.md:1:1: ")),
        qPrintable(run.out));
}

QTEST_GUILESS_MAIN(TestCheckCommand)
#include "tst_check_command.moc"
