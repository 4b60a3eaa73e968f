// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_fixture.h"

using namespace fixture;

class TestPageReader : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsTheFrontMatter();
    void everyBlockHasItsIdAndPlace();
    void boxesHoldBlocks();
    void listsAndQuotesNest();
    void displayMathematicsStandsAlone();
    void codeKeepsItsText();
    void slidesBreak();
    void aBreakRightUnderTextIsNamed();
    void linksBecomeReferences();
    void lineEndsAndByteOrderMarkDoNotMatter();
    void aLastLineWithoutEndIsRead();
};

void TestPageReader::readsTheFrontMatter()
{
    const Lesson lesson;
    const Page page = lesson
                          .readRaw("---\n# a comment\ntitle: \"한 토큰: 세 벡터\"\nshort: 질의·열쇠·값\nminutes: 4\n"
                                   "level: graduate\n---\n글\n")
                          .page;
    QCOMPARE(page.id, QStringLiteral("page"));
    QCOMPARE(page.language, QStringLiteral("ko"));
    QCOMPARE(page.front.title, QStringLiteral("한 토큰: 세 벡터"));
    QCOMPARE(page.front.shortTitle, QStringLiteral("질의·열쇠·값"));
    QCOMPARE(page.front.minutes, 4);
    QCOMPARE(page.front.level, QStringLiteral("graduate"));
    QCOMPARE(lesson.read("글").page.front.shortTitle, QStringLiteral("T"));
}

void TestPageReader::everyBlockHasItsIdAndPlace()
{
    const Lesson lesson;
    const PageReading reading =
        lesson.read("글 하나\n이어짐\n\n## 제목\n\n  **둘**\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n"
                    "```{exhibit} matrix\nid: demo\n```\n\n- 하나\n- 둘\n\n```python\nx = 1\n```\n"
                    "\n```{quiz} why\ntype: numeric\nask: $n$?\nanswer: 1\nexplain: e\nhint: h\n```\n");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    QCOMPARE(outline(reading.page.blocks),
        QStringList({QStringLiteral("p1@6:1"), QStringLiteral("h1@9:1"), QStringLiteral("p2@11:3"),
            QStringLiteral("table1@13:1"), QStringLiteral("demo@17:1"), QStringLiteral("list1@21:1"),
            QStringLiteral("p3@21:3"), QStringLiteral("p4@22:3"), QStringLiteral("code1@24:1"),
            QStringLiteral("why@28:1")}));
    QVERIFY(reading.page.blocks.first().place.file.endsWith(QStringLiteral("13-x/ko/01-page.md")));
}

void TestPageReader::boxesHoldBlocks()
{
    const Lesson lesson;
    const PageReading reading =
        lesson.read("````{analogy} 도서관에서 자료 찾기\n글 하나\n\n```{key}\n안의 문장\n```\n\n"
                    "| a |\n|---|\n| 1 |\n````\n\n```{speaker}\n말\n```\n\n~~~{recap} 12강\n글\n~~~\n");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    QCOMPARE(outline(reading.page.blocks),
        QStringList({QStringLiteral("analogy1@6:1"), QStringLiteral("p1@7:1"), QStringLiteral("key1@9:1"),
            QStringLiteral("p2@10:1"), QStringLiteral("table1@13:1"), QStringLiteral("speaker1@18:1"),
            QStringLiteral("p3@19:1"), QStringLiteral("recap1@22:1"), QStringLiteral("p4@23:1")}));
    const auto analogy = std::get<Box>(reading.page.blocks[0].content);
    QCOMPARE(analogy.kind, Box::Kind::Analogy);
    QCOMPARE(analogy.title, QStringLiteral("도서관에서 자료 찾기"));
    QCOMPARE(std::get<Box>(reading.page.blocks[2].content).kind, Box::Kind::Recap);
    QCOMPARE(std::get<Box>(reading.page.blocks[2].content).title, QStringLiteral("12강"));
    QVERIFY(std::get<Box>(reading.page.blocks[1].content).title.isEmpty());
}

void TestPageReader::listsAndQuotesNest()
{
    const Lesson lesson;
    const PageReading reading = lesson.read("3. 셋 **(a)**는\n4. 넷\n   - 안 $x$\n\n> 인용\n>\n> $$\n> a\n> b\n> $$\n");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    QCOMPARE(reading.page.blocks.size(), 2);
    const auto list = std::get<BlockList>(reading.page.blocks[0].content);
    QVERIFY(list.ordered);
    QCOMPARE(list.start, 3);
    QCOMPARE(list.items.size(), 2);
    QCOMPARE(shown(std::get<Paragraph>(list.items[0][0].content).text), QStringLiteral("셋 [b:(a)]는"));
    const auto inner = std::get<BlockList>(list.items[1][1].content);
    QVERIFY(!inner.ordered);
    QCOMPARE(shown(std::get<Paragraph>(inner.items[0][0].content).text), QStringLiteral("안 [m:x]"));
    const auto quote = std::get<BlockQuote>(reading.page.blocks[1].content);
    QCOMPARE(std::get<MathBlock>(quote.blocks[1].content).tex, QStringLiteral("a\nb"));
}

void TestPageReader::displayMathematicsStandsAlone()
{
    const Lesson lesson;
    const PageReading reading =
        lesson.read("앞 글\n$$\n\\begin{aligned}\na &= b \\\\\n+ c | d\n\\end{aligned}\n$$\n뒤 글\n\n"
                    "$$x$$\n\n한 줄의 $$y$$ 가운데\n");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    QCOMPARE(outline(reading.page.blocks),
        QStringList({QStringLiteral("p1@6:1"), QStringLiteral("math1@7:1"), QStringLiteral("p2@13:1"),
            QStringLiteral("math2@15:1"), QStringLiteral("p3@17:1"), QStringLiteral("math3@17:6"),
            QStringLiteral("p4@17:12")}));
    QCOMPARE(std::get<MathBlock>(reading.page.blocks[1].content).tex,
        QStringLiteral("\\begin{aligned}\na &= b \\\\\n+ c | d\n\\end{aligned}"));
    QCOMPARE(shown(std::get<Paragraph>(reading.page.blocks[2].content).text), QStringLiteral("뒤 글"));
}

void TestPageReader::codeKeepsItsText()
{
    const Lesson lesson;
    const PageReading reading =
        lesson.read("```python\nx = \"$a$\"  # **(b)**는\n\n---\n```\n\n````\n```{key}\n````\n");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    QCOMPARE(reading.page.blocks.size(), 2);
    const auto code = std::get<CodeBlock>(reading.page.blocks[0].content);
    QCOMPARE(code.language, QStringLiteral("python"));
    QCOMPARE(code.text, QStringLiteral("x = \"$a$\"  # **(b)**는\n\n---"));
    QCOMPARE(std::get<CodeBlock>(reading.page.blocks[1].content).text, QStringLiteral("```{key}"));
}

void TestPageReader::slidesBreak()
{
    const Lesson lesson;
    const PageReading reading = lesson.read("하나\n\n---\n\n둘\n\n-----\n\n셋\n");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    QCOMPARE(outline(reading.page.blocks),
        QStringList({QStringLiteral("p1@6:1"), QStringLiteral("slide1@8:1"), QStringLiteral("p2@10:1"),
            QStringLiteral("slide2@12:1"), QStringLiteral("p3@14:1")}));
}

void TestPageReader::aBreakRightUnderTextIsNamed()
{
    const Lesson lesson;
    const PageReading reading = lesson.read("하나\n---\n둘\n");
    QCOMPARE(outline(reading.page.blocks),
        QStringList({QStringLiteral("p1@6:1"), QStringLiteral("slide1@7:1"), QStringLiteral("p2@8:1")}));
    QCOMPARE(reading.problems.size(), 1);
    QCOMPARE(reading.problems.first().severity, Severity::Warning);
    QCOMPARE(reading.problems.first().place.line, 7);
}

void TestPageReader::linksBecomeReferences()
{
    const Lesson lesson;
    const PageReading reading = lesson.read("앞 글의\n[세 **벡터**](page:three-vectors)와 [시연](block:demo)을 보라\n");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    QCOMPARE(paragraph(reading),
        QStringLiteral("앞 글의/[>page:three-vectors:세 ][b>page:three-vectors:벡터]와 "
                       "[>block:demo:시연]을 보라"));
    QCOMPARE(reading.references.size(), 2);
    QCOMPARE(reading.references[0].target, QStringLiteral("three-vectors"));
    QCOMPARE(reading.references[0].place.line, 7);
    QCOMPARE(reading.references[0].place.column, 1);
    QCOMPARE(reading.references[1].kind, Reference::Kind::Block);
    QCOMPARE(reading.references[1].place.column, 33);
}

void TestPageReader::lineEndsAndByteOrderMarkDoNotMatter()
{
    const Lesson lesson;
    const PageReading reading =
        lesson.readRaw("\xEF\xBB\xBF---\r\ntitle: T\r\n---\r\n\r\n하나\r\n둘\r\n\r\n```{key}\r\n셋\r\n```\r\n");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    QCOMPARE(outline(reading.page.blocks),
        QStringList({QStringLiteral("p1@5:1"), QStringLiteral("key1@8:1"), QStringLiteral("p2@9:1")}));
    QCOMPARE(shown(std::get<Paragraph>(reading.page.blocks[0].content).text), QStringLiteral("하나/둘"));
}

void TestPageReader::aLastLineWithoutEndIsRead()
{
    const Lesson lesson;
    const PageReading reading = lesson.read("하나\n\n```{key}\n둘\n```");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    QCOMPARE(reading.page.blocks.size(), 2);
}

QTEST_APPLESS_MAIN(TestPageReader)
#include "tst_page_reader.moc"
