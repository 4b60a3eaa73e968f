// SPDX-License-Identifier: GPL-3.0-or-later
// Pages cut off, with bytes changed, or made to be expensive: always read, never a crash.
#include <ctime>

#include <QRandomGenerator>

#include "lesson_fixture.h"

using namespace fixture;

// Not a measurement of speed: a bound that only work growing with the square of the page exceeds.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(__OPTIMIZE__)
constexpr double longestSeconds = 100;
#else
constexpr double longestSeconds = 10;
#endif

class TestRobustness : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void pagesMayBeCutOff();
    void bytesMayBeChanged();
    void linesMayBeLost();
    void expensivePagesEnd_data();
    void expensivePagesEnd();
    void manyFormulasAreOneProblem();

private:
    void readOne(const QByteArray &bytes);

    Lesson m_lesson;
    QList<QByteArray> m_pages;
};

void TestRobustness::initTestCase()
{
    const QDir folder(QStringLiteral(NUNCHI_SOURCE_DIR "/lessons/13-attention/ko"));
    for (const QString &name : folder.entryList({QStringLiteral("*.md")}, QDir::Files)) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_pages << file.readAll();
    }
    m_pages << "---\ntitle: T\n---\n\n````{analogy} 제목\n글 **QK(점수)**는 $a|b$ {q}`질의`\n\n```{key}\n> 1. "
               "x\n```\n````\n\n"
               "| a | b |\n|---|:-:|\n| $x_1$ | `c` |\n\n$$\nx\n$$\n\n---\n\n[a](page:b) ![c](../../d) &amp; <b>\n\n"
               "```{exhibit} matrix\nid: m\nset: {a: [1, {b: \"c\"}], d: |\n    e\n  }\n```\n";
}

/// The reading must be consistent, whatever it makes of the bytes.
void TestRobustness::readOne(const QByteArray &bytes)
{
    const PageReading reading = m_lesson.readRaw(bytes);
    const auto lines = bytes.count('\n') + 1;
    for (const Block *block : flattened(reading.page.blocks)) {
        QVERIFY(!block->id.isEmpty());
        QVERIFY(block->place.line >= 1 && block->place.line <= lines);
    }
    for (const Problem &problem : reading.problems) {
        QVERIFY(problem.place.line >= 1 && problem.place.line <= lines && problem.place.column >= 1);
        QVERIFY(!problem.message.isEmpty());
    }
}

void TestRobustness::pagesMayBeCutOff()
{
    for (const QByteArray &page : std::as_const(m_pages))
        for (qsizetype size = 0; size < page.size(); size += 1 + page.size() / 150)
            readOne(page.first(size));
}

void TestRobustness::bytesMayBeChanged()
{
    QRandomGenerator random(13);
    const QByteArray signs("`{}[]()*_$|\\-:>#~&<!\"'\n \t,%@?1a\xEA");
    for (const QByteArray &page : std::as_const(m_pages))
        for (int i = 0; i < 200; ++i) {
            QByteArray changed = page;
            for (int change = random.bounded(1, 4); change > 0; --change)
                changed[random.bounded(int(page.size()))] = signs[random.bounded(int(signs.size()))];
            readOne(changed);
        }
}

void TestRobustness::linesMayBeLost()
{
    for (const QByteArray &page : std::as_const(m_pages)) {
        const QList<QByteArray> lines = page.split('\n');
        for (qsizetype i = 0; i < lines.size(); ++i) {
            QList<QByteArray> fewer = lines;
            fewer.removeAt(i);
            readOne(fewer.join('\n'));
        }
    }
}

namespace {

/// The text over and over, to a page as large as may be.
void row(const char *name, const QByteArray &text)
{
    const QByteArray unit = text.endsWith('\n') ? text : text + '\n';
    const auto times = std::max<qsizetype>(1, (SourceText::largest - 100) / unit.size());
    QTest::newRow(name) << unit.repeated(times);
}

void signRows()
{
    row("dollars", QByteArray("$ ").repeated(100'000));
    row("dollars without spaces", QByteArray("$a").repeated(100'000));
    row("backslashes", QByteArray(200'000, '\\'));
    row("stars", QByteArray("*a ").repeated(70'000));
    row("stars and Hangul", QByteArray("(**가)**나").repeated(15'000));
    QByteArray ticks;
    for (int i = 1; i < 600; ++i)
        ticks += QByteArray(i, '`') + 'a';
    row("backticks", ticks);
    row("lines of backticks", QByteArray("a ` b\n").repeated(30'000));
    row("brackets", QByteArray(10'000, '['));
    row("quotes", QByteArray(100'000, '>') + "x");
    row("nested lists", QByteArray("- ").repeated(50'000) + "x");
    row("empty lines", QByteArray(200'000, '\n'));
    row("fences", QByteArray("```{key}\n").repeated(20'000));
    row("slides", QByteArray("---\n").repeated(40'000));
    row("cells", "|" + QByteArray("a|").repeated(40'000) + "\n|" + QByteArray("-|").repeated(40'000) + "\n|a|\n");
    row("roles", QByteArray("{q}`a` ").repeated(25'000));
    row("formulas", QByteArray("$x$ ").repeated(50'000));
    row("angle brackets", QByteArray("<").repeated(50'000));
    row("YAML brackets", "```{exhibit} x\nset: " + QByteArray(90'000, '[') + "\n```\n");
}

void noteRows()
{
    row("notes", QByteArray("[^a] ").repeated(200'000));
    row("notes and colons", QByteArray("[^a]:").repeated(200'000));
    row("notes with spaces before", QByteArray("   [^a]:").repeated(100'000));
    row("one note after another", "[^a]: b\n[^b]: c\n");
    row("paragraphs", "a\n\n");
    row("items", "- a\n");
    row("quotes by the thousand", "> a\n\n> b\n\n");
    row("rows", "| a | b |\n|---|---|\n" + QByteArray("| 1 | 2 |\n").repeated(100'000));
    row("short rows of a wide table",
        QByteArray("|a").repeated(32) + "|\n" + QByteArray("|---").repeated(32) + "|\n"
            + QByteArray("|b\n").repeated(600'000));
}

void markupRows()
{
    row("quotes in a word", QByteArray("a\"'").repeated(300'000));
    row("emphasis", QByteArray("*a* ").repeated(500'000));
    row("unclosed emphasis", QByteArray("*a **b ").repeated(250'000));
    row("stars left over", QByteArray("** ").repeated(600'000));
    row("formulas on one line", QByteArray("$$x$$ ").repeated(300'000));
    row("terms", QByteArray("{term}`a` ").repeated(180'000));
    row("links", QByteArray("[a](page:b) ").repeated(150'000));
    row("unclosed links", QByteArray("[a](").repeated(400'000));
    row("references", QByteArray("[a][b] ").repeated(200'000) + "\n\n[b]: page:x\n");
    row("definitions", "[a]: page:x\n");
    row("entities", QByteArray("&amp;").repeated(400'000));
}

void directiveRows()
{
    row("options", "```{key}\n" + QByteArray(":a: b\n").repeated(300'000) + "```\n");
    row("columns", "```{columns}\n" + QByteArray("a\n+++\n").repeated(250'000) + "```\n");
    row("programs", "```{python}\n" + QByteArray("\"\"\"\n").repeated(500'000) + "```\n");
    QByteArray keys = "```{exhibit} x\nid: a\nset:\n";
    for (int i = 0; i < 100'000; ++i)
        keys += "  k" + QByteArray::number(i) + ": 1\n";
    row("YAML keys", keys + "```\n");
    row("YAML text", "```{quiz} q\nask: \"" + QByteArray("a ").repeated(900'000) + "\"\n```\n");
    QByteArray fences;
    for (int i = 3; i < 1500; ++i)
        fences += QByteArray(i, '`') + "{key}\n";
    row("ever longer fences", fences);
    row("YAML aliases", "```{exhibit} x\nset:\n  a: &a [x]\n  b: &b [*a,*a]\n  c: [*b,*b]\n```\n");
}

} // namespace

void TestRobustness::expensivePagesEnd_data()
{
    QTest::addColumn<QByteArray>("text");
    signRows();
    noteRows();
    markupRows();
    directiveRows();
}

void TestRobustness::expensivePagesEnd()
{
    QFETCH(QByteArray, text);
    QVERIFY(text.size() <= SourceText::largest);
    // What this process computes: other programs may keep the machine busy.
    const std::clock_t start = std::clock();
    readOne("---\ntitle: T\n---\n\n" + text);
    const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
    qInfo("%.2f s", seconds);
    QVERIFY2(seconds < longestSeconds, qPrintable(QString::number(seconds)));
}

/// A check takes milliseconds for each formula and has to answer within two seconds.
void TestRobustness::manyFormulasAreOneProblem()
{
    QByteArray text("---\ntitle: T\n---\n\n");
    for (int i = 0; i < 2500; ++i)
        text += "$x_{" + QByteArray::number(i) + "}$\n\n";
    const PageReading reading = m_lesson.readRaw(text);
    QVERIFY(reading.formulas.size() <= 400);
    QCOMPARE(reading.problems.size(), 1);
    QCOMPARE(reading.problems.first().place.line, 5 + 2 * int(reading.formulas.size()));
    QVERIFY(reading.problems.first().message.contains(QStringLiteral("formula")));
}

QTEST_APPLESS_MAIN(TestRobustness)
#include "tst_robustness.moc"
