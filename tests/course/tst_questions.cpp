// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_fixture.h"

using namespace fixture;

class TestQuestions : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aSingleChoiceIsRead();
    void severalChoicesMayBeRight();
    void aNumericQuestionIsRead();
    void choicesTakeTheirOwnIds();
    void wordsMayLookLikeListsOrQuotedYaml();
    void linesOfABlockScalarStayApart();
};

namespace {

Question questionOf(const PageReading &reading)
{
    for (const Block *block : flattened(reading.page.blocks))
        if (const auto *quiz = std::get_if<QuizBlock>(&block->content))
            return quiz->question;
    return {};
}

} // namespace

void TestQuestions::aSingleChoiceIsRead()
{
    const Lesson lesson;
    const PageReading reading =
        lesson.read("```{quiz} why-n2\ntype: single\nconcept: cost\nask: 왜 $O(n^2)$인가요?\nhint: 쌍을 세세요.\n"
                    "choices:\n  - text: 질의 $n$개가 열쇠 $n$개를 만나서\n    right: true\n    why: 맞아요.\n"
                    "  - text: **소프트맥스(softmax)**는 느려서\n    why: 아니에요.\n"
                    "right: 좋아요.\nexplain: 설명 {q}`질의`\n```\n");
    // A value that begins with a star is an alias in YAML.
    QCOMPARE(listed(reading.problems).size(), 1);
    QVERIFY(hasErrors(reading.problems));

    const PageReading quoted =
        lesson.read("```{quiz} why-n2\ntype: single\nconcept: cost\nask: 왜 $O(n^2)$인가요?\nhint: 쌍을 세세요.\n"
                    "choices:\n  - text: 질의 $n$개가 열쇠 $n$개를 만나서\n    right: true\n    why: 맞아요.\n"
                    "  - text: \"**소프트맥스(softmax)**는 느려서\"\n    why: 아니에요.\n"
                    "right: 좋아요.\nexplain: 설명 {q}`질의`\n```\n");
    QVERIFY2(quoted.problems.isEmpty(), joined(quoted.problems).constData());
    const Question question = questionOf(quoted);
    QCOMPARE(question.id, QStringLiteral("why-n2"));
    QCOMPARE(question.kind, Question::Kind::Single);
    QCOMPARE(question.concept_, QStringLiteral("cost"));
    QCOMPARE(shown(question.ask), QStringLiteral("왜 [m:O(n^2)]인가요?"));
    QCOMPARE(question.choices.size(), 2);
    QCOMPARE(question.choices[0].id, QStringLiteral("a"));
    QVERIFY(question.choices[0].right);
    QCOMPARE(shown(question.choices[0].text), QStringLiteral("질의 [m:n]개가 열쇠 [m:n]개를 만나서"));
    QCOMPARE(question.choices[1].id, QStringLiteral("b"));
    QVERIFY(!question.choices[1].right);
    QCOMPARE(shown(question.choices[1].text), QStringLiteral("[b:소프트맥스(softmax)]는 느려서"));
    QCOMPARE(shown(question.choices[1].why), QStringLiteral("아니에요."));
    QCOMPARE(shown(question.hint), QStringLiteral("쌍을 세세요."));
    QCOMPARE(shown(question.right), QStringLiteral("좋아요."));
    QCOMPARE(shown(question.explain), QStringLiteral("설명 [q:질의]"));
}

void TestQuestions::severalChoicesMayBeRight()
{
    const Lesson lesson;
    const PageReading reading =
        lesson.read("```{quiz} many\ntype: multiple\nask: q\nhint: h\nchoices:\n  - {text: x, right: true}\n"
                    "  - {text: y, right: true}\n  - {text: z, why: w}\n```\n");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    const Question question = questionOf(reading);
    QCOMPARE(question.kind, Question::Kind::Multiple);
    QCOMPARE(question.choices.size(), 3);
    QVERIFY(question.choices[1].right);
}

void TestQuestions::aNumericQuestionIsRead()
{
    const Lesson lesson;
    const PageReading reading =
        lesson.read("```{quiz} pairs\ntype: numeric\nask: 몇 쌍?\nanswer: 262144\ntolerance: 0.5\nmistakes:\n"
                    "  - value: 1024\n    why: $n + n$이에요.\nhint: h\nexplain: e\n```\n");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    const NumericKey numeric = questionOf(reading).numeric;
    QCOMPARE(numeric.value, 262144.0);
    QCOMPARE(numeric.tolerance, 0.5);
    QCOMPARE(numeric.mistakes.size(), 1);
    QCOMPARE(numeric.mistakes[0].value, 1024.0);
    QCOMPARE(shown(numeric.mistakes[0].why), QStringLiteral("[m:n + n]이에요."));
}

void TestQuestions::choicesTakeTheirOwnIds()
{
    const Lesson lesson;
    const PageReading reading =
        lesson.read("```{quiz} own\ntype: single\nask: q\nhint: h\nchoices:\n  - {id: pairs, text: x, right: true}\n"
                    "  - {text: y, why: w}\n```\n");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    QCOMPARE(questionOf(reading).choices[0].id, QStringLiteral("pairs"));
    QCOMPARE(questionOf(reading).choices[1].id, QStringLiteral("b"));
}

void TestQuestions::wordsMayLookLikeListsOrQuotedYaml()
{
    const Lesson lesson;
    const PageReading reading =
        lesson.read("```{quiz} odd\ntype: single\nask: 'It''s $a \\\\ b$'\nhint: \"# 1\\tx\"\nchoices:\n"
                    "  - {text: 1. 하나, right: true}\n  - text: '- 5'\n    why: _아니_ 2\n"
                    "  - text: 2\n    why: '> x'\n```\n");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    const Question question = questionOf(reading);
    QCOMPARE(shown(question.ask), QStringLiteral("It’s [m:a \\\\ b]"));
    QCOMPARE(shown(question.choices[0].text), QStringLiteral("1. 하나"));
    QCOMPARE(shown(question.choices[1].text), QStringLiteral("- 5"));
    QCOMPARE(shown(question.choices[1].why), QStringLiteral("[i:아니] 2"));
    QCOMPARE(shown(question.choices[2].text), QStringLiteral("2"));
    QCOMPARE(shown(question.choices[2].why), QStringLiteral("> x"));
}

void TestQuestions::linesOfABlockScalarStayApart()
{
    const Lesson lesson;
    const PageReading reading = lesson.read(
        "```{quiz} long\ntype: numeric\nask: q\nanswer: 1\nhint: h\nexplain: |\n  하나\n\n  $$x$$\n\n  둘\n```\n");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    QCOMPARE(shown(questionOf(reading).explain), QStringLiteral("하나//[m:x]//둘"));
}

QTEST_APPLESS_MAIN(TestQuestions)
#include "tst_questions.moc"
