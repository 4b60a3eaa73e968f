// SPDX-License-Identifier: GPL-3.0-or-later
// The real program writes the lessons that come with it as PDF; poppler reads them.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "pdf_tools.h"
#include "tests/cli/program.h"

using namespace nunchi::tests;

namespace {

const QString lessonId = QStringLiteral("13-attention");
// Margins of the paper, in points: nothing stands outside them but the running title and the number.
constexpr qreal kSide = 20 * 72 / 25.4;
constexpr qreal kHead = 14 * 72 / 25.4;
constexpr qreal kFoot = 13 * 72 / 25.4;

ProgramRun render(const QStringList &arguments)
{
    return runProgram(QStringList{QStringLiteral("render")} + arguments);
}

/// The lesson in a language, as other options want it, written once.
QString handout(const QString &language, const QStringList &options = {}, const QString &place = lessonId)
{
    static QTemporaryDir folder;
    static QHash<QString, QString> written;
    const QString key = language + place + options.join(QString());
    if (!written.contains(key)) {
        const QString file = folder.filePath(QStringLiteral("%1.pdf").arg(written.size()));
        const ProgramRun result = render(
            QStringList{place, QStringLiteral("--lang"), language, QStringLiteral("--out"), file} + options);
        if (result.code != 0)
            qFatal("%s", qPrintable(result.errors));
        written.insert(key, file);
    }
    return written.value(key);
}

/// The visible words of a page's file in a row, for looking them up.
QString squeezed(QString text)
{
    static const QRegularExpression space(QStringLiteral("\\s+"));
    return text.remove(space);
}

} // namespace

class TestRenderPdf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void paperHasItsSize();
    void nothingStandsOutsideThePrintableArea_data();
    void nothingStandsOutsideThePrintableArea();
    void fontsAreEmbedded();
    void chartsAndFormulasAreVectors();
    void wordsComeInReadingOrder();
    void formulasAreFoundByTheirSource();
    void speakersNotesAreLeftOut();
    void contentsLeadToTheirPages();
    void bookmarksAreThePagesAndTheirHeadings();
    void linksWithinTheLessonLead();
    void exhibitsHaveTheirTextBeneath();
    void answersStandWhereTheyAreAskedFor();
    void setShowsInTheExhibit();
    void exhibitsAreDoneDrawing();
    void onePageHasNoContents();
    void theWholeCourse();
    void whatCannotBeShownIsSaidInTheLanguageOfThePage();
    void badRequestsAreRefused_data();
    void badRequestsAreRefused();
    void aFailedExportLeavesWhatWasThere();
};

void TestRenderPdf::paperHasItsSize()
{
    QVERIFY(pdf::info(handout(QStringLiteral("ko")), QStringLiteral("Page size")).contains(QStringLiteral("(A4)")));
    const QString letter = handout(QStringLiteral("en"), {QStringLiteral("--paper"), QStringLiteral("Letter")});
    QVERIFY(pdf::info(letter, QStringLiteral("Page size")).contains(QStringLiteral("letter")));
    QVERIFY(pdf::info(letter, QStringLiteral("Title")).contains(QStringLiteral("Attention")));
}

void TestRenderPdf::nothingStandsOutsideThePrintableArea_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QSizeF>("size");
    const QSizeF a4(595, 842);
    QTest::newRow("ko A4") << QStringLiteral("ko") << QStringList() << a4;
    QTest::newRow("en A4") << QStringLiteral("en") << QStringList() << a4;
    QTest::newRow("en letter") << QStringLiteral("en")
                               << QStringList{QStringLiteral("--paper"), QStringLiteral("Letter")}
                               << QSizeF(612, 792);
}

void TestRenderPdf::nothingStandsOutsideThePrintableArea()
{
    QFETCH(QString, language);
    QFETCH(QStringList, options);
    QFETCH(QSizeF, size);
    const QList<pdf::Word> words = pdf::words(handout(language, options));
    QVERIFY(words.size() > 500);
    const QRectF allowed(kSide - 1, kHead - 10, size.width() - 2 * kSide + 2, size.height() - kHead - kFoot + 16);
    for (const pdf::Word &word : words)
        QVERIFY2(allowed.contains(word.box),
            qPrintable(QStringLiteral("sheet %1: %2 at %3,%4").arg(word.sheet).arg(word.text).arg(word.box.left()).arg(
                word.box.top())));
}

void TestRenderPdf::fontsAreEmbedded()
{
    const QHash<QString, bool> fonts = pdf::fonts(handout(QStringLiteral("ko")));
    QVERIFY(!fonts.isEmpty());
    for (auto it = fonts.cbegin(); it != fonts.cend(); ++it)
        QVERIFY2(it.value(), qPrintable(it.key()));
}

void TestRenderPdf::chartsAndFormulasAreVectors()
{
    QCOMPARE(pdf::pixelImages(handout(QStringLiteral("ko"))), 0);
    QCOMPARE(pdf::pixelImages(handout(QStringLiteral("en"))), 0);
}

void TestRenderPdf::wordsComeInReadingOrder()
{
    const QString text = squeezed(pdf::text(handout(QStringLiteral("en"))));
    qsizetype at = 0;
    for (const char *piece : {"Contents", "Everypositionlooksateveryposition", "Onestep,allatonce",
             "Onetoken,threevectors", "Match,shareout,mix", "Allqueriesatonce", "Inyourownwords", "Answers"}) {
        const qsizetype found = text.indexOf(QLatin1String(piece), at);
        QVERIFY2(found >= 0, piece);
        at = found;
    }
}

void TestRenderPdf::formulasAreFoundByTheirSource()
{
    const QString text = squeezed(pdf::text(handout(QStringLiteral("en"))));
    QVERIFY(text.contains(QStringLiteral("$\\sqrt{d_k}$")));
    QVERIFY2(text.count(QLatin1Char('$')) % 2 == 0, qPrintable(text));
}

void TestRenderPdf::speakersNotesAreLeftOut()
{
    const QString text = pdf::text(handout(QStringLiteral("ko")));
    QVERIFY(!text.contains(QStringLiteral("할 말")));
    QVERIFY(text.contains(QStringLiteral("눈치껏"))); // of an analogy
}

void TestRenderPdf::contentsLeadToTheirPages()
{
    const QString file = handout(QStringLiteral("ko"));
    const QHash<QString, int> places = pdf::destinations(file);
    const QList<pdf::Link> links = pdf::links(file);
    QStringList pages;
    for (const QFileInfo &page : QDir(QStringLiteral(NUNCHI_SOURCE_DIR "/lessons/13-attention/ko")).entryInfoList({QStringLiteral("*.md")}))
        pages << page.completeBaseName().section(QLatin1Char('-'), 1);
    for (const QString &page : std::as_const(pages)) {
        const int sheet = places.value(lessonId + QStringLiteral("/page:") + page);
        QVERIFY2(sheet >= 1, qPrintable(page));
        const bool linked = std::any_of(links.begin(), links.end(),
            [sheet](const pdf::Link &link) { return link.sheet == 1 && link.target == sheet; });
        QVERIFY2(linked, qPrintable(page));
        // The number printed beside it is that sheet.
        QVERIFY(pdf::text(file, 1).contains(QString::number(sheet)));
    }
}

void TestRenderPdf::bookmarksAreThePagesAndTheirHeadings()
{
    const QStringList titles = pdf::bookmarks(handout(QStringLiteral("ko")));
    QCOMPARE(titles.value(0), QStringLiteral("모든 자리가 모든 자리를 본다"));
    QCOMPARE(titles.value(1), QStringLiteral("  한 걸음에, 한꺼번에"));
    QVERIFY(titles.contains(QStringLiteral("한 토큰, 세 벡터")));
    QVERIFY(!titles.last().startsWith(QLatin1Char(' '))); // the answers
}

void TestRenderPdf::linksWithinTheLessonLead()
{
    const QString file = handout(QStringLiteral("ko"));
    const int check = pdf::destinations(file).value(QStringLiteral("13-attention/page:check"));
    const QList<pdf::Link> links = pdf::links(file);
    const bool found = std::any_of(links.begin(), links.end(),
        [check](const pdf::Link &link) { return link.sheet > 1 && link.sheet < check && link.target == check; });
    QVERIFY(found);
    for (const pdf::Link &link : links)
        QVERIFY(link.target > 0 || !link.address.isEmpty());
}

void TestRenderPdf::exhibitsHaveTheirTextBeneath()
{
    const QString text = squeezed(pdf::text(handout(QStringLiteral("ko"))));
    QVERIFY(text.contains(QStringLiteral("0.505"))); // a weight, in words
}

void TestRenderPdf::answersStandWhereTheyAreAskedFor()
{
    const auto option = [](const char *where) {
        return QStringList{QStringLiteral("--answers"), QString::fromLatin1(where)};
    };
    const QString none = pdf::text(handout(QStringLiteral("en"), option("none")));
    const QString key = handout(QStringLiteral("en"));
    const QString beneath = pdf::text(handout(QStringLiteral("en"), option("inline")));
    QVERIFY(none.contains(QStringLiteral("Question 3")));
    QVERIFY(!none.contains(QStringLiteral("Answer: ")));
    QVERIFY(beneath.contains(QStringLiteral("Answer: 262,144")));
    const int first = pdf::destinations(key).value(QStringLiteral("answers"));
    QVERIFY(first > 1);
    for (int sheet = 1; sheet <= pdf::sheets(key); ++sheet)
        QCOMPARE(pdf::text(key, sheet).contains(QStringLiteral("Answer: ")), sheet >= first);
}

void TestRenderPdf::setShowsInTheExhibit()
{
    const QString place = QStringLiteral("13-attention/three-vectors");
    const QString plain = pdf::text(handout(QStringLiteral("ko"), {}, place));
    const QString changed = pdf::text(
        handout(QStringLiteral("ko"), {QStringLiteral("--set"), QStringLiteral("demo.scaled=false")}, place));
    QVERIFY(plain.contains(QStringLiteral("0.505")));
    QVERIFY(changed.contains(QStringLiteral("0.762")));
}

void TestRenderPdf::exhibitsAreDoneDrawing()
{
    const QString text = squeezed(
        pdf::text(handout(QStringLiteral("en"), {}, QStringLiteral("paper-review/why-sqrt"))));
    QVERIFY(text.contains(QStringLiteral("over20,000draws")));
    QVERIFY(text.contains(QStringLiteral("Meansover3,000draws")));
    const QString learned = squeezed(pdf::text(handout(QStringLiteral("en"),
        {QStringLiteral("--set"), QStringLiteral("learn.steps=200")}, QStringLiteral("13-attention/learned"))));
    QVERIFY(learned.contains(QStringLiteral("After200steps.")));
}

void TestRenderPdf::onePageHasNoContents()
{
    const QString file = handout(QStringLiteral("en"), {}, QStringLiteral("13-attention/idea"));
    QVERIFY(!pdf::text(file).contains(QStringLiteral("Contents")));
    QCOMPARE(pdf::destinations(file).value(QStringLiteral("13-attention/page:idea")), 1);
    // Its link leads to a page that is not in this file.
    const QList<pdf::Link> links = pdf::links(file);
    for (const pdf::Link &link : links)
        QVERIFY(link.target > 0);
}

void TestRenderPdf::theWholeCourse()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("course.pdf"));
    QCOMPARE(render({QStringLiteral("--lang"), QStringLiteral("ko"), QStringLiteral("--out"), file}).code, 0);
    QVERIFY(pdf::sheets(file) >= pdf::sheets(handout(QStringLiteral("ko"))));
}

void TestRenderPdf::badRequestsAreRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("hint");
    const QString lesson = lessonId;
    const QString out = QStringLiteral("--out");
    const QString file = QDir::temp().filePath(QStringLiteral("never.pdf"));
    QTest::newRow("no folder") << QStringList{lesson, out, QStringLiteral("/no/such/folder/x.pdf")} << QStringLiteral("folder");
    QTest::newRow("paper") << QStringList{lesson, out, file, QStringLiteral("--paper"), QStringLiteral("A0")}
                           << QStringLiteral("letter");
    QTest::newRow("answers") << QStringList{lesson, out, file, QStringLiteral("--answers"), QStringLiteral("yes")}
                             << QStringLiteral("inline");
    QTest::newRow("a picture's option") << QStringList{lesson, out, file, QStringLiteral("--theme"), QStringLiteral("dark")}
                                        << QStringLiteral("--theme");
    QTest::newRow("a handout's option") << QStringList{lesson + QStringLiteral("/idea"), out, QStringLiteral("x.png"), QStringLiteral("--paper"), QStringLiteral("a4")}
                                        << QStringLiteral("FILE.pdf");
    QTest::newRow("no lesson") << QStringList{QStringLiteral("99"), out, file} << lesson;
}

void TestRenderPdf::badRequestsAreRefused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, hint);
    const ProgramRun result = render(arguments);
    QCOMPARE(result.code, 2);
    QVERIFY2(result.errors.contains(hint), qPrintable(result.errors));
    QVERIFY(!QFile::exists(QDir::temp().filePath(QStringLiteral("never.pdf"))));
}

void TestRenderPdf::whatCannotBeShownIsSaidInTheLanguageOfThePage()
{
    QTemporaryDir folder;
    const auto write = [&folder](const QString &name, const QByteArray &text) {
        QDir().mkpath(QFileInfo(folder.filePath(name)).path());
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    };
    write(QStringLiteral("course.yaml"), "title: {ko: K, en: E}\nlanguages: [ko, en]\nlessons: [l]\n");
    write(QStringLiteral("l/lesson.yaml"), "title: {ko: K, en: E}\n");
    for (const char *language : {"ko", "en"})
        write(QStringLiteral("l/%1/01-a.md").arg(QLatin1String(language)),
            "---\ntitle: T\n---\n\nBefore.\n\n```{figure} none.svg\n:alt: a\n```\n\nAfter <b>bold</b>.\n");
    const auto textOf = [&folder](const QString &language) {
        const QString file = folder.filePath(language + QStringLiteral(".pdf"));
        const ProgramRun run = render({QStringLiteral("l/a"), QStringLiteral("--folder"), folder.path(),
            QStringLiteral("--lang"), language, QStringLiteral("--out"), file});
        if (run.code != 0)
            qFatal("%s", qPrintable(run.errors));
        return squeezed(pdf::text(file));
    };
    const QString korean = textOf(QStringLiteral("ko")); // the command speaks English
    QVERIFY2(korean.contains(squeezed(QStringLiteral("이런 그림이 없어요"))), qPrintable(korean));
    QVERIFY(korean.contains(QStringLiteral("l/ko/01-a.md:7:1")));
    QVERIFY(korean.contains(squeezed(QStringLiteral("강의에서는 HTML을 그대로 쓸 수 없어요"))));
    const QString english = textOf(QStringLiteral("en"));
    QVERIFY2(english.contains(squeezed(QStringLiteral("There is no picture"))), qPrintable(english));
    // Between what stands around it.
    QVERIFY(english.indexOf(QStringLiteral("Before.")) < english.indexOf(QStringLiteral("01-a.md:7:1")));
    QVERIFY(english.indexOf(QStringLiteral("01-a.md:7:1")) < english.indexOf(QStringLiteral("After")));
}

void TestRenderPdf::aFailedExportLeavesWhatWasThere()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("x.pdf"));
    QFile old(file);
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    // As on a full disk: no file may grow beyond a few blocks, whoever writes it.
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("NUNCHI_LESSONS"), QStringLiteral(NUNCHI_SOURCE_DIR "/lessons"));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("XDG_CACHE_HOME"), folder.path());
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral("sh"),
        {QStringLiteral("-c"), QStringLiteral("ulimit -f 16; trap '' XFSZ; exec \"$0\" render 13-attention/idea --out \"$1\""),
            QStringLiteral(NUNCHI_PROGRAM), file});
    QVERIFY(process.waitForFinished(200'000));
    QCOMPARE(process.exitCode(), 2);
    QVERIFY(QString::fromUtf8(process.readAllStandardError()).contains(QStringLiteral("x.pdf")));
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), QByteArray("old"));
    QCOMPARE(QDir(folder.path()).entryList({QStringLiteral("x*")}, QDir::Files), QStringList{QStringLiteral("x.pdf")});
}

QTEST_GUILESS_MAIN(TestRenderPdf)
#include "tst_render_pdf.moc"
