// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/page_copy.h"
#include "lesson_fixture.h"

using namespace fixture;

class TestPageCopy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copies_data();
    void copies();
};

void TestPageCopy::copies_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const QByteArray &source, const char *text) {
        QTest::newRow(name) << source << QString::fromUtf8(text);
    };
    row("paragraphs", "하나 **둘**.\n\n셋.\n", "하나 둘.\n\n셋.\n");
    row("formulas", "식 $q_i$와\n\n$$QK^T$$\n", "식 $q_i$와\n\n$QK^T$\n");
    row("table", "| 가 | 나 |\n|---|--:|\n| $n$ | 2 |\n", "가\t나\n$n$\t2\n");
    row("lists", "- 하나\n- 둘\n  - 셋\n\n글\n\n3. 셋\n4. 넷\n", "- 하나\n- 둘\n  - 셋\n\n글\n\n3. 셋\n4. 넷\n");
    row("boxes", "```{key}\n기억해요.\n```\n\n```{speaker}\n비밀\n```\n\n```{analogy} 귓속말\n놀이\n```\n",
        "기억해요.\n\n귓속말\n놀이\n");
    row("question",
        "```{quiz} why\ntype: single\nask: 왜?\nhint: H.\nchoices:\n  - text: 가\n    why: W.\n  - text: 나\n    right: true\n"
        "    why: W.\nexplain: E.\n```\n",
        "왜?\nA) 가\nB) 나\n");
    row("columns and code", "```{columns}\n왼쪽\n+++\n오른쪽\n```\n\n```python\nx = 1\n```\n", "왼쪽\n\n오른쪽\n\nx = 1\n");
    row("note", "글[^a].\n\n[^a]: 주\n", "글.\n\n1. 주\n");
}

void TestPageCopy::copies()
{
    QFETCH(QByteArray, source);
    QFETCH(QString, text);
    const Lesson lesson;
    const PageReading reading = lesson.read(source);
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    const QString copied = pageForCopying(reading.page);
    QVERIFY2(copied.startsWith(reading.page.front.title + QStringLiteral("\n\n")), qPrintable(copied));
    QCOMPARE(copied.mid(reading.page.front.title.size() + 2), text);
}

QTEST_GUILESS_MAIN(TestPageCopy)
#include "tst_page_copy.moc"
