// SPDX-License-Identifier: GPL-3.0-or-later
// `made-from` is written into a page's file, and every other byte of it stays.
#include "course/translation_record.h"
#include "lesson_fixture.h"

using namespace fixture;

class TestTranslationRecord : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyOtherByteStays_data();
    void everyOtherByteStays();
    void longRecordsAreWrapped();
    void refusalsHaveAReason_data();
    void refusalsHaveAReason();
    void filesThatCannotBeWrittenStay();
};

namespace {

const MadeFrom record{QStringLiteral("ko"), {QStringLiteral("11111111"), QStringLiteral("2222222e")}};
const QByteArray field = "made-from:\n  ko: [11111111, 2222222e]\n";

} // namespace

void TestTranslationRecord::everyOtherByteStays_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char *name, const QByteArray &before, const QByteArray &after) {
        QTest::newRow(name) << before << after;
    };
    const QByteArray body = "---\n\nText  \n\n---\nmade-from: no\n\xEC\xA0";
    row("none yet", "---\n# note\ntitle: T  # the title\nminutes: 3\n" + body,
        "---\n# note\ntitle: T  # the title\nminutes: 3\n" + field + body);
    row("in its place", "---\nmade-from:\n  en: [aaaaaaaa,\n    bbbbbbbb]\n\n# note\ntitle: T\n" + body,
        "---\n" + field + "\n# note\ntitle: T\n" + body);
    row("as lines", "---\ntitle: T\nmade-from:\n  ko:\n    - aaaaaaaa\nlevel: graduate\n" + body,
        "---\ntitle: T\n" + field + "level: graduate\n" + body);
    row("on one line", "---\ntitle: T\nmade-from: {ko: [aaaaaaaa]}\nminutes: 2\n" + body,
        "---\ntitle: T\n" + field + "minutes: 2\n" + body);
    row("damaged", "---\ntitle: T\nmade-from: {ko: [aaaa\nminutes: 2\n" + body,
        "---\ntitle: T\n" + field + "minutes: 2\n" + body);
    row("up to date", "---\n" + field + "title: T\n---\n", "---\n" + field + "title: T\n---\n");
    const auto withReturns = [](QByteArray text) { return text.replace("\n", "\r\n"); };
    row("carriage returns", withReturns("---\ntitle: T\n---\n\nText\n"),
        withReturns("---\ntitle: T\n" + field + "---\n\nText\n"));
    row("old carriage returns", withReturns("---\nmade-from:\n  ko: [aaaaaaaa]\ntitle: T\n---\n"),
        withReturns("---\n" + field + "title: T\n---\n"));
    row("carriage returns alone", QByteArray("---\ntitle: T\n---\nText").replace('\n', '\r'),
        QByteArray("---\ntitle: T\n" + field + "---\nText").replace('\n', '\r'));
    row("byte order mark", "\xEF\xBB\xBF---\ntitle: T\n---\nText", "\xEF\xBB\xBF---\ntitle: T\n" + field + "---\nText");
    row("fence with spaces, no end of the last line", "---  \ntitle: T\n--- ", "---  \ntitle: T\n" + field + "--- ");
    row("words of that name", "---\ntitle: >-\n  made-from: x\nshort: made-from\n---\n",
        "---\ntitle: >-\n  made-from: x\nshort: made-from\n" + field + "---\n");
}

void TestTranslationRecord::everyOtherByteStays()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    const NewText text = withMadeFrom(before, record);
    QVERIFY2(std::holds_alternative<QByteArray>(text), qPrintable(std::holds_alternative<QString>(text) ? std::get<QString>(text) : QString()));
    QCOMPARE(std::get<QByteArray>(text), after);
    QCOMPARE(std::get<QByteArray>(withMadeFrom(after, record)), after);
}

void TestTranslationRecord::longRecordsAreWrapped()
{
    MadeFrom many{QStringLiteral("ko"), {}};
    for (int i = 0; i < 100; ++i)
        many.digests << QStringLiteral("%1").arg(i, 8, 10, QLatin1Char('0'));
    const QByteArray text = std::get<QByteArray>(withMadeFrom("---\ntitle: T\n---\n\nText\n", many));
    for (const QByteArray &line : text.split('\n'))
        QVERIFY(line.size() <= 90);
    const Lesson lesson;
    const PageReading reading = lesson.readRaw(QByteArray(text).replace("  ko:", "  en:"));
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    QCOMPARE(partsOf(reading.page).madeFrom->digests, many.digests);
    QCOMPARE(partsOf(reading.page).madeFrom->language, QStringLiteral("en"));
}

void TestTranslationRecord::refusalsHaveAReason_data()
{
    QTest::addColumn<QByteArray>("page");
    QTest::addColumn<QString>("word");
    const auto row = [](const char *name, const char *page, const char *word) {
        QTest::newRow(name) << QByteArray(page) << QString::fromLatin1(word);
    };
    row("empty", "", "front matter");
    row("no front matter", "Text\n", "front matter");
    row("not closed", "---\ntitle: T\n", "front matter");
    row("fields in brackets", "---\n{title: T}\n---\n", "key: value");
    row("a list", "---\n- T\n---\n", "key: value");
    row("no YAML", "---\ntitle: [T\n---\n", "key: value");
    row("quoted key", "---\n\"made-from\": {ko: [aaaaaaaa]}\ntitle: T\n---\n", "key: value");
    row("comment within", "---\ntitle: T\nmade-from:  # by Kim\n  ko: [aaaaaaaa]\n---\n", "comment");
    row("comment after", "---\ntitle: T\nmade-from:\n  ko: [aaaaaaaa]\n  # by Kim\n---\n", "comment");
}

void TestTranslationRecord::refusalsHaveAReason()
{
    QFETCH(QByteArray, page);
    QFETCH(QString, word);
    const NewText text = withMadeFrom(page, record);
    QVERIFY(std::holds_alternative<QString>(text));
    QVERIFY2(std::get<QString>(text).contains(word), qPrintable(std::get<QString>(text)));
}

void TestTranslationRecord::filesThatCannotBeWrittenStay()
{
    const Lesson lesson;
    const PageReading source = lesson.read("글\n");
    const QString absent = lesson.path(QStringLiteral("13-x/en/01-page.md"));
    QVERIFY(recordTranslation(source.page, absent).contains(QDir::toNativeSeparators(absent)));
    QVERIFY(!QFile::exists(absent));
    const QString broken = lesson.write(QStringLiteral("13-x/en/01-page.md"), "Text\n");
    QVERIFY(recordTranslation(source.page, broken).contains(QDir::toNativeSeparators(broken)));
    QFile file(broken);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("Text\n"));
    QCOMPARE(QDir(lesson.path(QStringLiteral("13-x/en"))).entryList(QDir::Files).size(), 1);
}

QTEST_GUILESS_MAIN(TestTranslationRecord)
#include "tst_translation_record.moc"
