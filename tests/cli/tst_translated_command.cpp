// SPDX-License-Identifier: GPL-3.0-or-later
// The real program, as a translator says that a page is up to date.
#include <QFile>
#include <QTemporaryDir>

#include "program.h"

using nunchi::tests::ProgramRun;
using nunchi::tests::runProgram;

class TestTranslatedCommand : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void aPageIsRecorded();
    void aLessonIsRecordedInEveryLanguage();
    void theSourceIsTheOneThePageNames();
    void wrongUseIsNamed_data();
    void wrongUseIsNamed();
    void sourcesWithErrorsAreNotRecorded();
    void nothingIsWrittenWhenOnePageCannotBe();
    void pagesThatCannotBeWrittenAreNamed();
    void helpIsPrinted();

private:
    ProgramRun run(const QString &arguments) const
    {
        return runProgram(
            QStringList{QStringLiteral("translated"), QStringLiteral("--course"), m_folder->path()} + words(arguments));
    }
    static QStringList words(const QString &text) { return text.split(QLatin1Char(' '), Qt::SkipEmptyParts); }
    ProgramRun check() const { return runProgram({QStringLiteral("check"), m_folder->path()}); }
    void write(const QString &name, const QByteArray &bytes) const;
    QByteArray read(const QString &name) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

// From printf '%s' … | sha256sum, with the white space made one space.
const QByteArray titleDigest = "e632b709";
const QByteArray textDigest = "e7ffba29";

QByteArray record(const QByteArray &language, const QByteArray &text = textDigest)
{
    return "made-from:\n  " + language + ": [" + titleDigest + ", " + text + "]\n";
}

} // namespace

void TestTranslatedCommand::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write(QStringLiteral("course.yaml"), "title: {ko: 가, en: A, fr: A}\nlanguages: [ko, en, fr]\nlessons: [one]\n");
    write(QStringLiteral("one/lesson.yaml"), "title: {ko: 하나, en: One, fr: Un}\n");
    for (const char *language : {"ko", "en", "fr"})
        for (const char *page : {"01-a", "02-b"})
            write(QStringLiteral("one/%1/%2.md").arg(QLatin1String(language), QLatin1String(page)),
                "---\r\n# mine\r\ntitle: T\r\n---\r\n\r\nText here\r\n");
}

void TestTranslatedCommand::write(const QString &name, const QByteArray &bytes) const
{
    const QString path = m_folder->filePath(name);
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray TestTranslatedCommand::read(const QString &name) const
{
    QFile file(m_folder->filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestTranslatedCommand::aPageIsRecorded()
{
    const QByteArray before = read(QStringLiteral("one/ko/01-a.md"));
    const ProgramRun first = run(QStringLiteral("one/a --lang en"));
    QVERIFY2(first.code == 0, qPrintable(first.errors));
    const QString file = m_folder->filePath(QStringLiteral("one/en/01-a.md"));
    QVERIFY2(first.output.startsWith(file + QStringLiteral(": recorded with 2 part")), qPrintable(first.output));
    const QByteArray written = "---\r\n# mine\r\ntitle: T\r\n" + record("ko").replace("\n", "\r\n") + "---\r\n\r\nText here\r\n";
    QCOMPARE(read(QStringLiteral("one/en/01-a.md")), written);
    for (const char *other : {"one/ko/01-a.md", "one/en/02-b.md", "one/fr/01-a.md"})
        QCOMPARE(read(QLatin1String(other)), before);
    const ProgramRun again = run(QStringLiteral("one/a --lang en"));
    QCOMPARE(again.output, file + QStringLiteral(": was up to date\n"));
    QCOMPARE(read(QStringLiteral("one/en/01-a.md")), written);
    write(QStringLiteral("one/ko/01-a.md"), QByteArray(before).replace("here", "there"));
    QVERIFY(check().output.contains(file + QStringLiteral(":8:1: warning: paragraph \"p1\" is out of date")));
    const ProgramRun later = run(QStringLiteral("one/a --lang en"));
    QVERIFY2(later.output.startsWith(file + QStringLiteral(": recorded, with 1 change")), qPrintable(later.output));
    QCOMPARE(read(QStringLiteral("one/en/01-a.md")),
        QByteArray(written).replace(textDigest, "7946cb89"));
    QVERIFY(!check().output.contains(QStringLiteral("out of date")));
}

void TestTranslatedCommand::aLessonIsRecordedInEveryLanguage()
{
    const ProgramRun all = run(QStringLiteral("one"));
    QVERIFY2(all.code == 0, qPrintable(all.errors));
    QCOMPARE(all.output.count(QLatin1Char('\n')), 4);
    for (const char *page : {"one/en/01-a.md", "one/en/02-b.md", "one/fr/01-a.md", "one/fr/02-b.md"})
        QVERIFY2(read(QLatin1String(page)).contains(record("ko").replace("\n", "\r\n")), page);
    QVERIFY(!read(QStringLiteral("one/ko/01-a.md")).contains("made-from"));
    const ProgramRun checked = check();
    QVERIFY2(checked.output.startsWith(QStringLiteral("No problems")), qPrintable(checked.output));
}

void TestTranslatedCommand::theSourceIsTheOneThePageNames()
{
    QCOMPARE(run(QStringLiteral("one/a --lang fr --from en")).code, 0);
    QVERIFY(read(QStringLiteral("one/fr/01-a.md")).contains(record("en").replace("\n", "\r\n")));
    write(QStringLiteral("one/en/01-a.md"), "---\ntitle: T\n---\n\nText  there\n");
    QCOMPARE(run(QStringLiteral("one/a --lang fr")).code, 0);
    QVERIFY(read(QStringLiteral("one/fr/01-a.md")).contains(record("en", "7946cb89").replace("\n", "\r\n")));
    QCOMPARE(run(QStringLiteral("one/a --lang fr --from ko")).code, 0);
    QVERIFY(read(QStringLiteral("one/fr/01-a.md")).contains(record("ko").replace("\n", "\r\n")));
}

void TestTranslatedCommand::wrongUseIsNamed_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("word");
    const auto row = [](const char *name, const char *arguments, const char *word) {
        QTest::newRow(name) << QString::fromLatin1(arguments) << QString::fromLatin1(word);
    };
    row("nothing", "", "13-attention/check");
    row("two", "one/a one/b", "13-attention/check");
    row("too deep", "one/a/b", "LESSON/PAGE");
    row("page missing", "one/", "LESSON/PAGE");
    row("no such lesson", "two", "one");
    row("no such page", "one/c", "a, b");
    row("no such language", "one/a --lang de", "ko, en, fr");
    row("no such source", "one/a --from de", "ko, en, fr");
    row("from itself", "one/a --lang en --from en", "\"en\"");
    row("the first language", "one/a --lang ko", "\"ko\"");
    row("unknown option", "one/a --all", "all");
    row("no folder", "one/a --course nowhere", "nowhere");
}

void TestTranslatedCommand::wrongUseIsNamed()
{
    QFETCH(QString, arguments);
    QFETCH(QString, word);
    const ProgramRun refused = run(arguments);
    QCOMPARE(refused.code, 2);
    QCOMPARE(refused.output, QString());
    QCOMPARE(refused.errors.count(QLatin1Char('\n')), 1);
    QVERIFY2(refused.errors.contains(word), qPrintable(refused.errors));
    for (const char *language : {"ko", "en", "fr"})
        QVERIFY(!read(QStringLiteral("one/%1/01-a.md").arg(QLatin1String(language))).contains("made-from"));
}

void TestTranslatedCommand::sourcesWithErrorsAreNotRecorded()
{
    write(QStringLiteral("one/ko/01-a.md"), "---\ntitle: T\n---\n\n```{nothing}\n```\n");
    const ProgramRun refused = run(QStringLiteral("one/a --lang en"));
    QCOMPARE(refused.code, 1);
    QVERIFY2(refused.errors.contains(QStringLiteral("one/ko/01-a.md:5:1: error")), qPrintable(refused.errors));
    QVERIFY(!read(QStringLiteral("one/en/01-a.md")).contains("made-from"));
    // A folder without a course.
    const ProgramRun none = runProgram({QStringLiteral("translated"), QStringLiteral("one"), QStringLiteral("--course"),
        m_folder->filePath(QStringLiteral("one/ko"))});
    QCOMPARE(none.code, 1);
    QVERIFY2(none.errors.contains(QStringLiteral("course.yaml")), qPrintable(none.errors));
}

void TestTranslatedCommand::nothingIsWrittenWhenOnePageCannotBe()
{
    QVERIFY(QFile::remove(m_folder->filePath(QStringLiteral("one/fr/02-b.md"))));
    const ProgramRun refused = run(QStringLiteral("one"));
    QCOMPARE(refused.code, 2);
    QVERIFY2(refused.errors.contains(QStringLiteral("one/b has no page in \"fr\"")), qPrintable(refused.errors));
    QVERIFY(!read(QStringLiteral("one/en/01-a.md")).contains("made-from"));
}

void TestTranslatedCommand::pagesThatCannotBeWrittenAreNamed()
{
    write(QStringLiteral("one/en/01-a.md"), "---\ntitle: T\nmade-from:  # by Kim\n  ko: [aaaaaaaa]\n---\n\nText\n");
    const QByteArray before = read(QStringLiteral("one/en/01-a.md"));
    const ProgramRun refused = run(QStringLiteral("one/a --lang en"));
    QCOMPARE(refused.code, 1);
    QVERIFY2(refused.errors.contains(QStringLiteral("one/en/01-a.md: a comment")), qPrintable(refused.errors));
    QCOMPARE(read(QStringLiteral("one/en/01-a.md")), before);
}

void TestTranslatedCommand::helpIsPrinted()
{
    const ProgramRun help = runProgram({QStringLiteral("translated"), QStringLiteral("--help")});
    QCOMPARE(help.code, 0);
    QVERIFY(help.output.contains(QStringLiteral("nunchi translated LESSON[/PAGE]")));
    QVERIFY(help.output.contains(QStringLiteral("--from")));
}

QTEST_GUILESS_MAIN(TestTranslatedCommand)
#include "tst_translated_command.moc"
