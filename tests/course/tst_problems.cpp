// SPDX-License-Identifier: GPL-3.0-or-later
// Each thing an author can get wrong in a page: named at its place, with words that help, and never a crash.
#include "lesson_fixture.h"

using namespace fixture;

class TestProblems : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void isNamed_data();
    void isNamed();
    void frontMatterIsNamed_data();
    void frontMatterIsNamed();
    void oneSlipIsOneProblem_data();
    void oneSlipIsOneProblem();
    void placesInLongLinesAreCounted();
    void tablesThatAreSoundAreNotNamed_data();
    void tablesThatAreSoundAreNotNamed();
};

namespace {

void row(const char *name, const QByteArray &source, const char *place, const char *word)
{
    QTest::newRow(name) << source << QString::fromUtf8(place) << QString::fromUtf8(word);
}

void directiveRows()
{
    row("unknown directive", "글\n\n```{video} x\n```\n", "3:1 error", "{video}");
    row("directive in a list", "- 글\n\n  ```{key}\n  x\n  ```\n", "3:3 error", "left margin");
    row("directive without a brace", "```{key\nx\n```\n", "1:1 error", "}");
    row("unclosed fence", "글\n\n```{key}\n문장\n", "3:1 error", "not closed");
    row("unclosed code", "```python\nx\n", "1:1 error", "not closed");
    row("inner fence as long as the outer", "```{key}\n```{key}\nx\n```\n", "2:1 error", "not closed");
    row("empty box", "```{key}\n```\n", "1:1 warning", "nothing");
    row("box in box in box",
        "````````{key}\n```````{key}\n``````{key}\n`````{key}\n````{key}\nx\n````\n`````\n``````\n```````\n````````\n",
        "5:1 error", "nested");
    row("slide break in a box", "```{key}\na\n\n---\n\nb\n```\n", "4:1 error", "slide");
    row("slide break with stars", "a\n\n***\n\nb\n", "3:1 warning", "---");
    row("slide break at the end", "a\n\n---\n", "3:1 warning", "after");
    row("slide break in a list", "- a\n\n  ***\n\n  b\n", "3:3 error", "left margin");
    row("two slide breaks", "a\n\n---\n\n---\n\nb\n", "5:1 warning", "before");
}

void markupRows()
{
    row("underlined heading", "제목\n===\n", "1:1 warning", "##");
    row("first level heading", "# 제목\n", "1:3 warning", "title");
    row("HTML block", "글\n\n<div>\nx\n</div>\n", "3:1 error", "HTML");
    row("HTML comment", "<!-- x -->\n", "1:1 error", "HTML");
    row("HTML in the line", "글 <b>굵게</b>\n", "1:3 error", "HTML");
    row("HTML in a cell", "| a |\n|---|\n| x <br> y |\n", "3:5 error", "HTML");
    row("HTML in a question", quiz("type: numeric\nanswer: 1\nexplain: 긴 <i>글</i>\n"), "6:12 error", "HTML");
    row("picture from the web", "글 ![그림](https://x.org/a.png)\n", "1:3 error", "network");
    row("picture outside", "![a](../../x.png)\n", "1:1 error", "{figure}");
    row("picture file", "![a](x.png)\n", "1:1 error", "{figure} x.png");
    row("link to the web without a name", "[a](https:/x)\n", "1:1 error", "https://name/path");
    row("link to the web behind a user", "[a](https://bank.org@x.org/)\n", "1:1 error", "@");
    row("link by another scheme", "<mailto:a@x.org>\n", "1:1 error", "mailto");
    row("link to a file on the disk", "[a](file:///etc/passwd)\n", "1:1 error", "file:");
    row("link without scheme to the web", "[a](//x.org/y)\n", "1:1 error", "https:");
    row("link to a script", "[a](javascript:alert)\n", "1:1 error", "javascript");
    row("link outside", "글 [a](../../../x.md)\n", "1:3 error", "page:");
    row("link to a file", "[a](02-x.md)\n", "1:1 error", "page:");
    row("unknown role", "글 {z}`단어`\n", "1:3 error", "{z}");
    row("unknown entity", "a &hellip; b\n", "1:3 warning", "&hellip;");
    row("stars left over", "글 ** 굵게**\n", "1:3 warning", "**");
    row("unclosed display formula", "글\n\n$$\nx\n\n글\n", "3:1 error", "$$");
    row("empty formula", "$$ $$\n", "1:1 error", "nothing");
    row("spaces inside the dollars", "글 $ \\sqrt{d} $ 글\n", "1:3 warning", "space");
    row("Hangul as a formula", "글 $점수$ 글\n", "1:3 warning", "\\text");
    row("display formula in a cell", "| $$x$$ |\n|---|\n", "1:3 warning", "table");
    row("deep quotes", QByteArray(100, '>') + " x\n", "1:1 error", "nested");
    row("wide table", QByteArray("|a").repeated(40) + "|\n" + QByteArray("|---").repeated(40) + "|\n", "1:1 error",
        "column");
}

void exhibitRows()
{
    row("exhibit without a name", "```{exhibit}\nid: a\n```\n", "1:1 error", "{exhibit} attention-steps");
    row("exhibit without an id", "```{exhibit} x\n```\n", "1:1 warning", "id");
    row("exhibit with an unknown key", "```{exhibit} x\nid: a\ncolour: red\n```\n", "3:1 error", "colour");
    row("exhibit set wrongly", "```{exhibit} x\nid: a\nset: [1]\n```\n", "3:1 error", "set");
    row("exhibit that is a list", "```{exhibit} x\n- a\n```\n", "2:1 error", "key: value");
    row("exhibit in speaker's notes", "````{speaker}\n```{exhibit} x\nid: a\n```\n글\n````\n", "2:1 error", "speaker");
    row("id with a space", "```{exhibit} x\nid: a b\n```\n", "2:1 error", "a b");
    row("id like a counted one", "```{exhibit} x\nid: table3\n```\n", "2:1 error", "table3");
    row("two blocks with one id", "```{exhibit} x\nid: a\n```\n\n```{exhibit} x\nid: a\n```\n", "5:1 error", "\"a\"");
}

void yamlRows()
{
    row("broken YAML", "```{exhibit} x\nid: a\ntitle: \"open\nset:\n```\n", "3:8 error", "quote");
    row("unclosed bracket", "```{exhibit} x\nid: a\nset: {b: 1\n```\n", "3:10 error", "closed");
    row("YAML that begins with a backtick", "```{exhibit} x\nid: a\ntry: `x`는\n```\n", "3:6 error", "quotes");
    row("YAML that goes on after its end", "```{exhibit} x\n- a\nb: c\n```\n", "3:1 error", "belong");
    row("YAML with a colon", "```{exhibit} x\nid: a\ntry: so: this\n```\n", "3:8 error", "quotes");
    row("YAML with a backslash", "```{exhibit} x\nid: a\ntry: \"$\\sqrt x$\"\n```\n", "3:10 error", "backslash");
    row("YAML with a tab", "```{exhibit} x\nid: a\nset:\n\ta: 1\n```\n", "4:3 error", "tab");
    row("YAML alias", "```{exhibit} x\nid: a\nset: {a: &b [1], c: *b}\n```\n", "3:10 error", "anchor");
    row("YAML circle", "```{exhibit} x\nid: a\nset: &b [*b]\n```\n", "3:6 error", "anchor");
    row("YAML anchor before text", "```{exhibit} x\nid: a\ntry: &x words\n```\n", "3:6 error", "anchor");
    row("YAML undefined alias", "```{exhibit} x\nid: a\ntry: *x\n```\n", "3:6 error", "alias");
    row("YAML text that begins with stars", "```{exhibit} x\nid: a\ntry: **bold**\n```\n", "3:6 error", "quotes");
    row("YAML comment that may be text", "```{exhibit} x\nid: a\ntry: b # rest\n```\n", "3:8 warning", "two spaces");
    row("YAML control character", "```{exhibit} x\nid: a\ntry: \"\\x1b[31m\"\n```\n", "3:6 error", "U+001B");
    row("YAML key of two lines", "```{exhibit} x\n\"a\\nb\": 1\n```\n", "2:1 error", "one line");
    row("YAML key twice", "```{exhibit} x\nid: a\nid: b\n```\n", "3:1 error", "twice");
    row("YAML tag", "```{exhibit} x\nid: !!binary aaa\n```\n", "2:5 error", "tags");
    row("YAML nested", "```{exhibit} x\nset:\n  a: " + QByteArray(60, '[') + QByteArray(60, ']') + "\n```\n",
        "3:36 error", "nested");
    row("YAML nested past the parser's limit",
        "```{exhibit} x\nset:\n  a: " + QByteArray(5000, '[') + QByteArray(5000, ']') + "\n```\n", "3:36 error",
        "nested");
    row("YAML too long", "```{exhibit} x\nset:\n  a: [" + QByteArray("1,").repeated(20'000) + "1]\n```\n",
        "3:19997 error", "value");
    row("two YAML documents", "```{exhibit} x\nid: a\n---\nid: b\n```\n", "4:1 error", "---");
}

void questionRows()
{
    row("question without a name", "```{quiz}\nask: a\n```\n", "1:1 error", "{quiz} why-n2");
    row("empty question", "```{quiz} q\n```\n", "1:1 error", "nothing");
    row("question without type", quiz("answer: 1\n"), "2:1 error", "type");
    row("question of unknown type", quiz("type: essay\n"), "4:1 error", "essay");
    row("question with an unknown key", quiz("type: numeric\nanswer: 1\nexplain: e\npoints: 3\n"), "7:1 error",
        "points");
    row("question without words", "```{quiz} q\ntype: numeric\nhint: h\nanswer: 1\nexplain: e\n```\n", "2:1 error",
        "ask");
    row("question without a hint", "```{quiz} q\nask: a\ntype: numeric\nanswer: 1\nexplain: e\n```\n", "1:1 warning",
        "hint");
    row("numeric without answer", quiz("type: numeric\nexplain: e\n"), "2:1 error", "answer");
    row("numeric with words", quiz("type: numeric\nanswer: many\nexplain: e\n"), "5:1 error", "number");
    row("numeric not a number", quiz("type: numeric\nanswer: nan\nexplain: e\n"), "5:1 error", "number");
    row("numeric without explain", quiz("type: numeric\nanswer: 1\n"), "2:1 error", "explain");
    row("negative tolerance", quiz("type: numeric\nanswer: 1\ntolerance: -1\nexplain: e\n"), "6:1 error", "tolerance");
    row("mistake that is right", quiz("type: numeric\nanswer: 1\nexplain: e\nmistakes:\n  - {value: 1, why: w}\n"),
        "8:6 error", "right");
    row("two mistakes with one value",
        quiz("type: numeric\nanswer: 1\nexplain: e\nmistakes:\n  - {value: 2, why: w}\n  - {value: 2.0, why: v}\n"),
        "9:6 error", "two mistakes");
    row("mistake without why", quiz("type: numeric\nanswer: 1\nexplain: e\nmistakes:\n  - value: 2\n"), "8:5 error",
        "why");
    row("numeric with choices", quiz("type: numeric\nanswer: 1\nexplain: e\nchoices: []\n"), "7:1 error", "choices");
}

void choiceRows()
{
    row("no choices", quiz("type: single\n"), "2:1 error", "choices");
    row("one choice", quiz("type: single\nchoices:\n  - {text: x, right: true}\n"), "5:1 error", "two");
    row("no right choice", quiz("type: single\nchoices:\n  - {text: x, why: w}\n  - {text: y, why: w}\n"), "5:1 error",
        "right");
    row("two right choices", quiz("type: single\nchoices:\n  - {text: x, right: true}\n  - {text: y, right: true}\n"),
        "5:1 error", "multiple");
    row("wrong choice without why", quiz("type: single\nchoices:\n  - {text: x, right: true}\n  - {text: y}\n"),
        "7:5 error", "why");
    row("choice without text", quiz("type: single\nchoices:\n  - {right: true}\n  - {text: y, why: w}\n"), "6:5 error",
        "text");
    row("choice that is a word",
        quiz("type: multiple\nchoices:\n  - x\n  - {text: y, right: true}\n  - {text: z, why: w}\n"), "6:5 error",
        "key: value");
    row("choice with an unknown key",
        quiz("type: single\nchoices:\n  - {text: x, right: true, wy: w}\n  - {text: y, why: w}\n"), "6:28 error", "wy");
    row("right that is no truth",
        quiz("type: single\nchoices:\n  - {text: x, right: yes}\n  - {text: y, why: w, right: true}\n"), "6:15 error",
        "true or false");
    row("two choices with one id",
        quiz("type: single\nchoices:\n  - {id: x, text: x, right: true}\n  - {id: x, text: y, why: w}\n"), "7:5 error",
        "\"x\"");
    row("list in an answer", quiz("type: numeric\nanswer: 1\nexplain: |\n  a\n\n  - b\n"), "6:10 error",
        "running text");
}

void characterRows()
{
    row("page without text", "\n", "0:1 error", "empty");
    row("private character", "글 \xF3\xB0\x80\x80\n", "1:3 error", "private");
    row("escape character", "글 \x1b[31m\n", "1:3 error", "U+001B");
    row("bell", "글\a\n", "1:2 error", "U+0007");
    row("end of transmission", "```{exhibit} x\nid: a\ntitle: b\x04\n```\n", "3:9 error", "U+0004");
    row("vertical tab", "a\vb\n", "1:2 error", "U+000B");
    row("turned direction of writing", "글 \u202E\n", "1:3 error", "U+202E");
    row("isolated direction of writing", "\u2066글\n", "1:1 error", "U+2066");
}

void tableRows()
{
    row("row with more cells", "| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 | 5 | 6 |\n", "4:10 error", "more cells");
    row("row with more cells after empty ones", "|a|b|\n|---|---|\n| | |x|\n", "3:6 error", "more cells");
    row("row with more cells in a quote", "> |a|b|\n> |---|---|\n> |1|2|3|\n", "3:8 error", "more cells");
    row("row with fewer cells", "| a | b |\n|---|---|\n| 1 |\n", "3:2 warning", "fewer cells");
    row("text right under a table", "| a | b |\n|---|---|\n| 1 | 2 |\n글\n", "4:1 warning", "empty line");
    row("head with more cells", "| a | b |\n|---|\n| 1 |\n", "1:6 error", "more cells");
    row("table right under text", "글\n| a | b |\n|---|---|\n| 1 | 2 |\n", "2:1 error", "empty line");
}

void plainTextRows()
{
    row("too many blocks", QByteArray("a\n\n").repeated(30'000), "39997:1 error", "20000");
    row("reference definition that nothing uses", "글\n\n[중요]: 이것\n", "3:1 warning", "not shown");
    row("address in the text", "글 http://x.org 글\n", "1:3 warning", "[words]");
    row("address without a scheme", "글 www.x.org 글\n", "1:3 warning", "[words]");
    row("task", "- [ ] 할 일\n", "1:3 warning", "[ ]");
    row("task that is done", "1. [x] 한 일\n", "1:4 warning", "[x]");
    row("struck out", "글 ~~아님~~\n", "1:3 warning", "strike");
    row("control character as an entity", "글 &#27;\n", "1:3 warning", "&#27;");
    row("HTML in a box's title", "```{key} <b>T</b>\n글\n```\n", "1:10 warning", "<b>");
    row("link in a box's title", "```{key} [a](page:b)\n글\n```\n", "1:10 warning", "[a](page:b)");
    row("bold in an exhibit's title", "```{exhibit} x\nid: a\ntitle: a **b**\n```\n", "3:10 warning", "**");
    row("role in an exhibit's try", "```{exhibit} x\nid: a\ntry: a {q}`b`\n```\n", "3:8 warning", "{q}`b`");
    row("dollar in an exhibit's try", "```{exhibit} x\nid: a\ntry: a $x\n```\n", "3:8 warning", "partner");
    row("zero byte", QByteArray("a\0b\n", 4), "1:2 error", "zero");
}

} // namespace

void TestProblems::isNamed_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("place"); // lines counted from the page's text
    QTest::addColumn<QString>("word"); // the message must hold it
    directiveRows();
    markupRows();
    exhibitRows();
    yamlRows();
    questionRows();
    choiceRows();
    characterRows();
    tableRows();
    plainTextRows();
}

void TestProblems::isNamed()
{
    QFETCH(QByteArray, source);
    QFETCH(QString, place);
    QFETCH(QString, word);
    const Lesson lesson;
    PageReading reading = lesson.read(source);
    bool found = false;
    for (Problem problem : reading.problems) {
        problem.place.line -= linesBefore;
        const QString line = listed({problem}).first();
        found = found || (line.startsWith(place + QLatin1Char(' ')) && problem.message.contains(word));
    }
    QVERIFY2(found, joined(reading.problems).constData());
}

void TestProblems::frontMatterIsNamed_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("word");
    const auto row = [](const char *name, const char *source, const char *place, const char *word) {
        QTest::newRow(name) << QByteArray(source) << QString::fromUtf8(place) << QString::fromUtf8(word);
    };
    row("none", "글\n", "1:1 error", "front matter");
    row("no file at all", "", "1:1 error", "front matter");
    row("unclosed", "---\ntitle: T\n글\n", "1:1 error", "not closed");
    row("empty", "---\n---\n글\n", "1:1 error", "empty");
    row("no title", "---\nminutes: 3\n---\n글\n", "2:1 error", "title");
    row("unknown key", "---\ntitle: T\nauthor: x\n---\n글\n", "3:1 error", "author");
    row("minutes as words", "---\ntitle: T\nminutes: four\n---\n글\n", "3:1 error", "number");
    row("minutes out of range", "---\ntitle: T\nminutes: 1000\n---\n글\n", "3:1 error", "600");
    row("unknown level", "---\ntitle: T\nlevel: kindergarten\n---\n글\n", "3:1 error", "kindergarten");
    row("title that is a list", "---\ntitle: [T]\n---\n글\n", "2:1 error", "text");
    row("colon in the title", "---\ntitle: 어텐션: 시작\n---\n글\n", "2:11 error", "quotes");
}

void TestProblems::frontMatterIsNamed()
{
    QFETCH(QByteArray, source);
    QFETCH(QString, place);
    QFETCH(QString, word);
    const Lesson lesson;
    const PageReading reading = lesson.readRaw(source);
    const QStringList lines = listed(reading.problems);
    const bool found = std::any_of(lines.begin(), lines.end(),
        [&](const QString &line) { return line.startsWith(place + QLatin1Char(' ')) && line.contains(word); });
    QVERIFY2(found, joined(reading.problems).constData());
}

void TestProblems::oneSlipIsOneProblem_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::newRow("right that is no truth")
        << quiz("type: single\nchoices:\n  - {text: x, right: yes}\n  - {text: y, why: w}\n");
    QTest::newRow("directive without a brace") << QByteArray("글\n\n```{quiz qq\ntype: single\n```\n");
    QTest::newRow("words that only look like markup") << QByteArray(
        "[a]: https://x.org/~~b\n\n<https://x.org> [www.x.org](https://x.org) [a] 1~~2 `http://x.org` $~~x~~$"
        "\n\n- [a]\n- [x](page:b)\n\n```{key} $x_1 * y$ 2 * 3 * 4, $5 `x`\n글\n```\n");
    QTest::newRow("comments after two spaces") << QByteArray("```{exhibit} x\nid: a  # b\ncolour: red  # c\n```\n");
}

void TestProblems::oneSlipIsOneProblem()
{
    QFETCH(QByteArray, source);
    const Lesson lesson;
    const PageReading reading = lesson.read(source);
    QVERIFY2(reading.problems.size() == 1, joined(reading.problems).constData());
}

void TestProblems::placesInLongLinesAreCounted()
{
    const Lesson lesson;
    const PageReading reading = lesson.read(QByteArray("글 ").repeated(3000) + "<b>\n\n글 <i>\n");
    QCOMPARE(reading.problems.size(), 2);
    QCOMPARE(reading.problems[0].place.column, 6001);
    QCOMPARE(reading.problems[1].place.line, linesBefore + 3);
    QCOMPARE(reading.problems[1].place.column, 3);
}

void TestProblems::tablesThatAreSoundAreNotNamed_data()
{
    QTest::addColumn<QByteArray>("source");
    const auto row = [](const char *name, const QByteArray &source) { QTest::newRow(name) << source; };
    row("plain", "| a | b |\n|---|---|\n| 1 | 2 |\n");
    row("one dash", "|a|b|\n|-|-|\n|1|2|\n");
    row("two dashes with colons", "|a|b|\n|:-|--:|\n|1|2|\n");
    row("without outer bars", "a|b\n-|-\n1|2\n");
    row("one dash in a quote", "> |a|b|\n> |-|-|\n> |1|2|\n");
    row("one dash in an item", "- |a|b|\n  |-|-|\n  |1|2|\n");
    row("bar in code", "| a | b |\n|---|---|\n| `x|y` | 2 |\n");
    row("bar in a formula", "| a | b |\n|---|---|\n| $|x|$ | 2 |\n");
    row("bar after a backslash", "| a | b |\n|---|---|\n| x \\| y | 2 |\n");
    row("empty cells", "| a | b |\n|---|---|\n| | |\n||x|\n");
    row("two tables", "| a |\n|---|\n| 1 |\n\n| a | b |\n|-|-|\n| 1 | 2 |\n");
    row("under a heading", "## 제목\n| a | b |\n|---|---|\n| 1 | 2 |\n");
}

void TestProblems::tablesThatAreSoundAreNotNamed()
{
    QFETCH(QByteArray, source);
    const Lesson lesson;
    const PageReading reading = lesson.read(source);
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    int cells = 0;
    for (const Block *block : flattened(reading.page.blocks))
        if (const auto *table = std::get_if<Table>(&block->content))
            cells += int(table->rows.size() * table->head.size());
    QVERIFY(cells > 0);
}

QTEST_APPLESS_MAIN(TestProblems)
#include "tst_problems.moc"
