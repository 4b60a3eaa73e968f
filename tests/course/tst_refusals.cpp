// SPDX-License-Identifier: GPL-3.0-or-later
// What cannot be shown leaves a mark where it stands.
#include "lesson_fixture.h"

#include "course/page_copy.h"

using namespace fixture;

class TestRefusals : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatCannotBeShownIsSaidInItsPlace_data();
    void whatCannotBeShownIsSaidInItsPlace();
    void inBoxesAndColumnsToo();
    void anExhibitWithBadParametersIsNotShownWithOthers();
    void htmlInALineKeepsTheLine();
    void aReasonIsGivenOnceInALine();
    void picturesInALineAreNamed();
    void questionsTellOfHtmlInTheirWords();
    void soundBlocksKeepTheirIds();
    void copiesTellOfIt();
    void problemsGoDownThePage();
};

namespace {

using Kind = Refused::Kind;

const Refused *refusedIn(const PageReading &reading)
{
    for (const Block *block : flattened(reading.page.blocks))
        if (const auto *refused = std::get_if<Refused>(&block->content))
            return refused;
    return nullptr;
}

QList<ExhibitProblem> onlySteps(const QString &exhibit, const QJsonObject &state, const QString &)
{
    if (exhibit != u"steps")
        return {{{}, QStringLiteral("no such exhibit")}};
    return state.contains(u"bad") ? QList<ExhibitProblem>{{QStringLiteral("bad"), QStringLiteral("no such parameter")}}
                                  : QList<ExhibitProblem>();
}

} // namespace

void TestRefusals::whatCannotBeShownIsSaidInItsPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("word"); // of the reason
    const auto row = [](const char *name, const QByteArray &text, Kind kind, const char *word) {
        QTest::newRow(name) << text << int(kind) << QString::fromUtf8(word);
    };
    row("no file", "```{figure} figures/none.svg\n:alt: a\n```\n", Kind::Picture, "none.svg");
    row("bad picture", "```{figure} bad.svg\n:alt: a\n```\n", Kind::Picture, "XML");
    row("picture from outside", "```{figure} out.svg\n:alt: a\n```\n", Kind::Picture, "points outside");
    row("bad YAML", "```{quiz} q\nask: [\n```\n", Kind::Question, "YAML");
    row("question without choices", "```{quiz} q\ntype: single\nask: a\nhint: h\n```\n", Kind::Question, "choices");
    row("question without an answer", "```{quiz} q\ntype: numeric\nask: a\nhint: h\nexplain: e\n```\n", Kind::Question,
        "answer");
    row("question without a right choice",
        "```{quiz} q\ntype: single\nask: a\nhint: h\nchoices:\n  - {text: x, why: b}\n  - {text: y, why: c}\n```\n",
        Kind::Question, "no choice is right");
    row("unknown exhibit", "```{exhibit} none\nid: a\n```\n", Kind::Exhibit, "no such exhibit");
    row("bad parameter", "```{exhibit} steps\nid: a\nset: {bad: 1}\n```\n", Kind::Exhibit, "no such parameter");
    row("exhibit without a name", "```{exhibit}\nid: a\n```\n", Kind::Exhibit, "name the exhibit");
    row("block of HTML", "<div>\n  <p>Text\n</div>\n", Kind::Html, "raw HTML");
    row("unknown directive", "```{video} x\n```\n", Kind::Other, "{video}");
    row("directive without its end", "```{key\nText\n```\n", Kind::Other, "after {");
    row("no table", "```{table}\nText\n```\n", Kind::Other, "{table}");
    row("directive in a list", "- a\n\n  ```{key}\n  b\n  ```\n", Kind::Other, "left margin");
    row("columns in columns", "`````{columns}\n````{columns}\na\n+++\nb\n````\n+++\nc\n`````\n", Kind::Other,
        "columns cannot stand in columns");
}

void TestRefusals::whatCannotBeShownIsSaidInItsPlace()
{
    QFETCH(QByteArray, text);
    QFETCH(int, kind);
    QFETCH(QString, word);
    const Lesson lesson;
    lesson.write(QStringLiteral("13-x/bad.svg"), "<svg viewBox=\"0 0 1 1\"><g></svg>");
    lesson.write(QStringLiteral("13-x/out.svg"), "<svg viewBox=\"0 0 1 1\"><image href=\"https://x.org/a.png\"/></svg>");
    const PageReading reading = lesson.read("before\n\n" + text + "\nafter\n", onlySteps);
    const Blocks &blocks = reading.page.blocks;
    QCOMPARE(blocks.size(), 3);
    QVERIFY(std::holds_alternative<Paragraph>(blocks.first().content));
    QVERIFY(std::holds_alternative<Paragraph>(blocks.last().content));
    const Refused *refused = refusedIn(reading);
    QVERIFY(refused);
    QCOMPARE(int(refused->kind), kind);
    QVERIFY(!refused->problems.isEmpty());
    QVERIFY2(refused->problems.first().message.contains(word), qPrintable(refused->problems.first().message));
    // The list of problems has the same, so that a window can tell what is said already.
    for (const Problem &problem : refused->problems)
        QVERIFY(reading.problems.contains(problem));
    // No other language is blamed for what this one lacks.
    QVERIFY(!reading.page.isWhole);
}

void TestRefusals::inBoxesAndColumnsToo()
{
    const Lesson lesson;
    const PageReading reading = lesson.read("`````{key}\n````{columns}\na\n\n+++\n\n```{exhibit} none\nid: a\n```\n````\n`````\n", onlySteps);
    const auto &box = std::get<Box>(reading.page.blocks.at(0).content);
    const auto &columns = std::get<Columns>(box.blocks.at(0).content);
    const Block &block = columns.columns.at(1).at(0);
    QCOMPARE(std::get<Refused>(block.content).kind, Kind::Exhibit);
    QCOMPARE(block.id, QStringLiteral("a")); // links to it lead there
    QCOMPARE(block.place.line, linesBefore + 7);
}

void TestRefusals::anExhibitWithBadParametersIsNotShownWithOthers()
{
    const Lesson lesson;
    const PageReading reading = lesson.read("```{exhibit} steps\nid: good\n```\n\n"
                                            "```{exhibit} steps\nid: bad\nset: {bad: 1}\n```\n",
        onlySteps);
    QVERIFY(std::holds_alternative<ExhibitBlock>(reading.page.blocks.at(0).content));
    QVERIFY(std::holds_alternative<Refused>(reading.page.blocks.at(1).content));
}

void TestRefusals::htmlInALineKeepsTheLine()
{
    const Lesson lesson;
    const PageReading reading = lesson.read("one <b>two</b> three\n");
    const auto &text = std::get<Paragraph>(reading.page.blocks.at(0).content).text;
    QString kept;
    QStringList marked;
    for (const Span &span : text) {
        if (!span.marks.testFlag(Mark::Refused))
            kept += span.text;
        else if (span.marks.testFlag(Mark::Code))
            marked << span.text;
    }
    QCOMPARE(kept, QStringLiteral("one two three"));
    QCOMPARE(marked, QStringList({QStringLiteral("<b>"), QStringLiteral("</b>")}));
}

void TestRefusals::aReasonIsGivenOnceInALine()
{
    const Lesson lesson;
    const PageReading reading = lesson.read("one <b>two</b> three\n\nfour <i>five</i>\n");
    QCOMPARE(reading.problems.size(), 4);
    for (const Block &block : reading.page.blocks) {
        const QString words = plainText(std::get<Paragraph>(block.content).text);
        QCOMPARE(words.count(QStringLiteral("raw HTML")), 1);
        QVERIFY2(words.contains(QStringLiteral("(01-page.md:%1)").arg(block.place.line)), qPrintable(words));
    }
}

void TestRefusals::picturesInALineAreNamed()
{
    const Lesson lesson;
    const PageReading reading = lesson.read("see ![the words](figures/x.svg) here\n");
    const QString words = plainText(std::get<Paragraph>(reading.page.blocks.at(0).content).text);
    QVERIFY(words.startsWith(QStringLiteral("see the words")));
    QVERIFY2(words.contains(QStringLiteral("{figure}")), qPrintable(words));
    QVERIFY(words.endsWith(QStringLiteral("here")));
}

void TestRefusals::questionsTellOfHtmlInTheirWords()
{
    const Lesson lesson;
    const PageReading reading = lesson.read(
        "```{quiz} q\ntype: single\nask: \"<div>a</div>\"\nhint: h\nchoices:\n  - text: x\n    right: true\n  - text: y\n    why: z\n```\n");
    const auto &question = std::get<QuizBlock>(reading.page.blocks.at(0).content).question;
    QVERIFY2(plainText(question.ask).contains(QStringLiteral("raw HTML")), qPrintable(plainText(question.ask)));
}

void TestRefusals::soundBlocksKeepTheirIds()
{
    const Lesson lesson;
    const PageReading reading = lesson.read("a\n\n<div></div>\n\nb\n\n```{video}\n```\n\nc\n");
    QCOMPARE(outline(reading.page.blocks),
        QStringList({QStringLiteral("p1@6:1"), QStringLiteral("refused1@8:1"), QStringLiteral("p2@10:1"),
            QStringLiteral("refused2@12:1"), QStringLiteral("p3@15:1")}));
}

void TestRefusals::copiesTellOfIt()
{
    const Lesson lesson;
    const PageReading reading = lesson.read("a\n\n```{video}\n```\n\nc\n");
    const QString copied = pageForCopying(reading.page);
    QVERIFY2(copied.contains(QStringLiteral("\u26A0")) && copied.contains(QStringLiteral("{video}")), qPrintable(copied));
}

void TestRefusals::problemsGoDownThePage()
{
    const Lesson lesson;
    // Fences are looked at before what stands between them, and rules of exhibits last.
    const PageReading reading = lesson.read(
        "a <b>\n\n```{exhibit} none\nid: a\n```\n\nb <b> c <i>\n\n```{key\n```\n\nd <b>\n", onlySteps);
    QStringList places;
    for (const Problem &problem : reading.problems)
        places << QStringLiteral("%1:%2").arg(problem.place.line).arg(problem.place.column);
    QCOMPARE(places,
        QStringList({QStringLiteral("6:3"), QStringLiteral("8:1"), QStringLiteral("12:3"), QStringLiteral("12:9"),
            QStringLiteral("14:1"), QStringLiteral("17:3")}));
}

QTEST_APPLESS_MAIN(TestRefusals)
#include "tst_refusals.moc"
