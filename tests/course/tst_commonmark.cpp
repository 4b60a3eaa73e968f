// SPDX-License-Identifier: GPL-3.0-or-later
// CommonMark with tables as a whole, in the form the reader gives it. What lessons leave out (raw HTML, pictures,
// indented code) is a problem or plain text: tst_problems.cpp.
#include "lesson_fixture.h"

using namespace fixture;

namespace {

QString form(const Blocks &blocks);

QString form(const BlockList &list)
{
    QString out = list.ordered ? QStringLiteral("ol%1[").arg(list.start) : QStringLiteral("ul[");
    for (const Blocks &item : list.items)
        out += QLatin1Char('(') + form(item) + QLatin1Char(')');
    return out + QLatin1Char(']');
}

QString form(const Table &table)
{
    QString out = QStringLiteral("table");
    for (const Align align : table.columns)
        out += QLatin1Char("-<^>"[int(align)]);
    const auto row = [&](const QList<Inlines> &cells) {
        out += QLatin1Char('(');
        for (const Inlines &cell : cells)
            out += shown(cell) + QLatin1Char('|');
        out += QLatin1Char(')');
    };
    row(table.head);
    for (const QList<Inlines> &cells : table.rows)
        row(cells);
    return out;
}

/// "p{words} h2{words} ul[(p{x})(p{y})] code:lang{text} quote[p{x}] table-<(head|)(cell|) slide"
QString form(const Block &block)
{
    if (const auto *paragraph = std::get_if<Paragraph>(&block.content))
        return QStringLiteral("p{%1}").arg(shown(paragraph->text));
    if (const auto *heading = std::get_if<Heading>(&block.content))
        return QStringLiteral("h%1{%2}").arg(heading->level).arg(shown(heading->text));
    if (const auto *code = std::get_if<CodeBlock>(&block.content))
        return QStringLiteral("code:%1{%2}").arg(code->language, code->text);
    if (const auto *list = std::get_if<BlockList>(&block.content))
        return form(*list);
    if (const auto *quote = std::get_if<BlockQuote>(&block.content))
        return QStringLiteral("quote[%1]").arg(form(quote->blocks));
    if (const auto *table = std::get_if<Table>(&block.content))
        return form(*table);
    if (const auto *math = std::get_if<MathBlock>(&block.content))
        return QStringLiteral("math{%1}").arg(math->tex);
    return std::holds_alternative<SlideBreak>(block.content) ? QStringLiteral("slide") : QStringLiteral("?");
}

QString form(const Blocks &blocks)
{
    QStringList forms;
    for (const Block &block : blocks)
        forms << form(block);
    return forms.join(QLatin1Char(' '));
}

} // namespace

class TestCommonmark : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void reads_data();
    void reads();
};

namespace {

void row(const char *name, const QByteArray &source, const char *expected)
{
    QTest::newRow(name) << source << QString::fromUtf8(expected);
}

void paragraphRows()
{
    row("soft break", "가\n나", "p{가/나}");
    row("hard break by spaces", "가  \n나", "p{가//나}");
    row("hard break by a backslash", "가\\\n나", "p{가//나}");
    row("no hard break at the end", "가  \n\n나\\", "p{가} p{나\\}");
    row("indented lines", "   가\n      나", "p{가/나}");
    row("empty lines", "\n\n가\n\n\n\n나\n\n", "p{가} p{나}");
    row("tabs", "가\t나", "p{가\t나}");
    row("headings", "## 가\n### 나 ###\n#### 다 #\n##### 라\n###### 마", "h2{가} h3{나} h4{다} h5{라} h6{마}");
    row("underlined headings", "가\n===\n\n나 *둘*\n===", "h1{가} h1{나 [i:둘]}");
    row("no heading", "#가\n\n####### 나\n\n\\## 다", "p{#가} p{####### 나} p{## 다}");
    row("heading right after text", "가\n## 나\n다", "p{가} h2{나} p{다}");
    row("empty heading", "##\n\n가", "h2{} p{가}");
    row("slide breaks", "가\n\n---\n\n나\n\n-----\n\n다", "p{가} slide p{나} slide p{다}");
    row("slide break by other signs", "가\n\n* * *\n\n나\n\n___\n\n다", "p{가} slide p{나} slide p{다}");
    row("no slide break", "가\n\n--\n\n-- - x", "p{가} p{--} p{-- - x}");
}

void listRows()
{
    row("tight list", "- 가\n- 나", "ul[(p{가})(p{나})]");
    row("loose list", "- 가\n\n- 나", "ul[(p{가})(p{나})]");
    row("other markers", "* 가\n* 나\n\n+ 다", "ul[(p{가})(p{나})] ul[(p{다})]");
    row("numbered list", "7. 가\n8. 나", "ol7[(p{가})(p{나})]");
    row("numbered with brackets", "1) 가\n2) 나", "ol1[(p{가})(p{나})]");
    row("numbers do not count on", "1. 가\n1. 나\n5. 다", "ol1[(p{가})(p{나})(p{다})]");
    row("two numberings", "1. 가\n2) 나", "ol1[(p{가})] ol2[(p{나})]");
    row("nested lists", "- 가\n  - 나\n    1. 다\n- 라", "ul[(p{가} ul[(p{나} ol1[(p{다})])])(p{라})]");
    row("paragraphs in an item", "- 가\n\n  나\n- 다", "ul[(p{가} p{나})(p{다})]");
    row("lazy lines", "- 가\n나\n- 다", "ul[(p{가/나})(p{다})]");
    row("code in an item", "- 가\n\n  ```c\n  x\n   y\n  ```", "ul[(p{가} code:c{x\n y})]");
    row("formula in an item", "1. 가\n   $$\n   x\n   $$\n2. 나", "ol1[(p{가} math{x})(p{나})]");
    row("quote in an item", "- > 가\n  > 나", "ul[(quote[p{가/나}])]");
    row("empty items", "- 가\n-\n- 나", "ul[(p{가})()(p{나})]");
    row("list right after text", "가\n- 나", "p{가} ul[(p{나})]");
    row("only 1 begins a list in text", "가\n2. 나\n1. 다", "p{가/2. 나} ol1[(p{다})]");
    row("no list", "-가\n\n1.나\n\n\\- 다\n\n1\\. 라", "p{-가} p{1.나} p{- 다} p{1. 라}");
    row("year at the start of a line", "2017. 6. 12. 발표", "ol2017[(ol6[(ol12[(p{발표})])])]");
}

void quoteRows()
{
    row("quote", "> 가\n> 나\n\n다", "quote[p{가/나}] p{다}");
    row("lazy quote", "> 가\n나", "quote[p{가/나}]");
    row("quote in a quote", "> 가\n> > 나\n>\n> 다", "quote[p{가} quote[p{나}] p{다}]");
    row("quote of many things", "> ## 가\n> - 나\n>\n> ```\n> x\n> ```", "quote[h2{가} ul[(p{나})] code:{x}]");
}

void codeRows()
{
    row("fences", "```c\na\n```\n\n~~~\n```\n~~~", "code:c{a} code:{```}");
    row("longer fence", "````\n```\n````", "code:{```}");
    row("indented fence", "  ```\n  a\n b\n  ```", "code:{a\nb}");
    row("empty fence", "```\n```\n가", "code:{} p{가}");
    row("info string of several words", "```python title=x\na\n```", "code:python{a}");
    row("code keeps its signs", "```\n*a* `b` &amp; \\$ $x$ \"c\" [^d]\n```", "code:{*a* `b` &amp; \\$ $x$ \"c\" [^d]}");
    row("four spaces are no code", "가\n\n    나", "p{가} p{나}");
    row("code spans", "`` a`b `` ` c ` `  ` `\\`", "p{[c:a`b] [c:c] [c:  ] [c:\\]}");
    row("code span over lines", "`a\nb`", "p{[c:a b]}");
    row("a longer run in a code span", "`가 ``나`", "p{[c:가 ``나]}");
    row("unclosed code span", "`가 ``나", "p{`가 ``나}");
    row("code before emphasis", "*a `b* c`", "p{*a [c:b* c]}");
}

void inlineRows()
{
    row("emphasis", "*a* _b_ **c** __d__", "p{[i:a] [i:b] [b:c] [b:d]}");
    row("nested emphasis", "***a** b* **c *d***", "p{[bi:a][i: b] [b:c ][bi:d]}");
    row("underscores in words", "a_b_c와 d__e__f", "p{a_b_c와 d__e__f}");
    row("stars in words", "a*b*c", "p{a[i:b]c}");
    row("stars beside spaces", "a * b * c", "p{a * b * c}");
    row("emphasis over lines", "*a\nb*", "p{[i:a]/[i:b]}");
    row("emphasis does not cross paragraphs", "*a\n\nb*", "p{*a} p{b*}");
    row("link", "[a *b*](page:x)", "p{[>page:x:a ][i>page:x:b]}");
    row("link with a title", "[a](page:x \"b\") [c](<page:y> 'd')", "p{[>page:x:a] [>page:y:c]}");
    row("web link", "[a](https://x.org/?q=1&amp;r#s) <http://x.org>", "p{[>https://x.org/?q=1&r#s:a] "
                                                                      "[>http://x.org:http://x.org]}");
    row("reference links", "[a][r], [r][] and [r]\n\n[r]: page:x 'title'", "p{[>page:x:a], [>page:x:r] and [>page:x:r]}");
    row("references do not mind capitals", "[A b]\n\n[a  B]: https://x.org", "p{[>https://x.org:A b]}");
    row("unknown reference", "[a] [b][c]", "p{[a] [b][c]}");
    row("brackets", "[a]b (c) \\[d](e)", "p{[a]b (c) [d](e)}");
    row("bare address", "https://x.org", "p{https://x.org}");
    row("escapes", "\\*a\\* \\`b\\` \\# \\_ \\[ \\] \\! \\~ \\| \\\\ \\a", "p{*a* `b` # _ [ ] ! ~ | \\ \\a}");
    row("entities", "&amp; &lt;b&gt; &#8594; &#x2192; &nbsp;. &copy", "p{& <b> → → \u00a0. &copy}");
    row("entities in code", "`&amp;`", "p{[c:&amp;]}");
    row("entities are no syntax", "&#42;a&#42;", "p{*a*}");
    row("a bad number", "&#0; &#xD800;", "p{\uFFFD \uFFFD}");
    row("angle brackets", "a < b, c > d, 1<2", "p{a < b, c > d, 1<2}");
}

void tableRows()
{
    row("table", "| a | b | c | d |\n|---|:--|:-:|--:|\n| 1 | 2 | 3 | 4 |", "table-<^>(a|b|c|d|)(1|2|3|4|)");
    row("table without outer bars", "a | b\n---|---\n1 | 2", "table--(a|b|)(1|2|)");
    row("short row", "| a | b |\n|---|---|\n| 1 |", "table--(a|b|)(1||)");
    row("marks in cells", "| **a** | `b` |\n|---|---|\n| [c](page:x) | {q}`d` |", "table--([b:a]|[c:b]|)([>page:x:c]|[q:d]|)");
    row("bars in cells", "| a \\| b | `c \\| d` |\n|---|---|\n| $x | y$ | $\\|x\\|$ |",
        "table--(a | b|[c:c | d]|)([m:x | y]|[m:\\|x\\|]|)");
    row("table ends", "| a |\n|---|\n| 1 |\n\n가", "table-(a|)(1|) p{가}");
    row("table without rows", "| a |\n|---|", "table-(a|)");
    row("no table", "| a |\n\n|---|", "p{| a |} p{|---|}");
}

} // namespace

void TestCommonmark::reads_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("expected");
    paragraphRows();
    listRows();
    quoteRows();
    codeRows();
    inlineRows();
    tableRows();
}

void TestCommonmark::reads()
{
    QFETCH(QByteArray, source);
    const Lesson lesson;
    const PageReading reading = lesson.read(source + '\n');
    QTEST(form(reading.page.blocks), "expected");
    QVERIFY2(!hasErrors(reading.problems), joined(reading.problems).constData());
}

QTEST_APPLESS_MAIN(TestCommonmark)
#include "tst_commonmark.moc"
