// SPDX-License-Identifier: GPL-3.0-or-later
// {summary} in the student's window: what it lists, that it follows the answers, and where its links lead.
#include "desk.h"

#include <QClipboard>
#include <QTextBlock>

#include "ui/prose_view.h"
#include "ui/summary_view.h"
#include "ui/table_text.h"

using namespace nunchi;
using stage::Desk;

namespace {

constexpr auto kFirst = "---\ntitle: First page\nshort: First\nminutes: 1\n---\n\nWords.\n\n"
                        "```{key}\nLook everywhere: $O(n^2)$.\n```\n\n"
                        "```{quiz} pairs\ntype: numeric\nconcept: cost\nask: How many pairs?\nanswer: 9\n"
                        "tolerance: 0\nhint: Square.\nexplain: So.\n```\n";
constexpr auto kSecond = "---\ntitle: Second page\nshort: Second\nminutes: 1\n---\n\nWords.\n\n"
                         "```{quiz} again\ntype: single\nconcept: cost\nask: Why so many?\nhint: Think.\nchoices:\n"
                         "  - text: A\n    why: No.\n  - text: B\n    right: true\n    why: Yes.\n"
                         "  - text: C\n    why: No.\nexplain: So.\n```\n";
constexpr auto kLast = "---\ntitle: The end\nshort: End\nminutes: 1\n---\n\n```{summary}\n```\n";

/// A lesson of two pages and a summary, in the window.
struct Lesson
{
    Lesson()
    {
        for (const auto &[name, text] : {std::pair{"01-first", kFirst}, {"02-second", kSecond}, {"03-end", kLast}})
            folder.addPage(QString::fromLatin1(name), QByteArray(text).replace("Look everywhere", "어디나 봐요"), text);
        desk = std::make_unique<Desk>(QString(), QSize(1366, 768), folder.path());
    }

    /// Opens the last page, and waits until all others are read.
    void openSummary() const
    {
        desk->session->goToPage(QStringLiteral("end"));
        desk->settle();
        QTRY_VERIFY(!tables().isEmpty());
        desk->settle();
    }

    ui::SummaryView *view() const
    {
        for (QWidget *each : desk->window->findChildren<QWidget *>())
            if (auto *summary = dynamic_cast<ui::SummaryView *>(each); summary && summary->isVisible())
                return summary;
        return nullptr;
    }
    QList<ui::TableText *> tables() const
    {
        QList<ui::TableText *> shown;
        for (auto *each : view()->findChildren<ui::TableText *>())
            if (each->isVisible())
                shown << each;
        return shown;
    }
    /// All that is to be read in it.
    QString words() const
    {
        QString all;
        for (auto *each : view()->findChildren<ui::ProseView *>())
            if (each->isVisible())
                all += each->document()->toPlainText() + QLatin1Char('\n');
        return all;
    }
    void answer(const char *page, const course::Response &response) const
    {
        desk->session->goToPage(QString::fromLatin1(page));
        for (const course::Block *block : flattened(desk->session->page()->blocks))
            if (const auto *quiz = std::get_if<course::QuizBlock>(&block->content)) {
                desk->session->enterResponse(quiz->question, response);
                desk->session->submit(quiz->question);
            }
        desk->settle();
    }
    /// A click on those words.
    void click(ui::ProseView *text, const QString &words) const
    {
        const QTextCursor found = text->document()->find(words);
        QVERIFY2(!found.isNull(), qPrintable(words));
        QTextCursor inside(text->document());
        inside.setPosition(found.selectionStart() + 1);
        desk->click(text->viewport(), text->cursorRect(inside).center());
    }

    stage::CourseFolder folder;
    std::unique_ptr<Desk> desk;
};

const course::Response kWrongPairs{{}, QStringLiteral("3")};
const course::Response kRightPairs{{}, QStringLiteral("9")};

} // namespace

class TestSummaryView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsWhatToRemember();
    void followsTheAnswers();
    void linksLeadToPagesAndQuestions();
    void speaksKoreanToo();
    void isCopiedWithThePage();
};

void TestSummaryView::isCopiedWithThePage()
{
    const Lesson lesson;
    lesson.openSummary();
    lesson.desk->key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY2(text.contains(QStringLiteral("Look everywhere: $O(n^2)$.")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("First\tLook")), qPrintable(text));
}

void TestSummaryView::listsWhatToRemember()
{
    const Lesson lesson;
    lesson.openSummary();
    QCOMPARE(lesson.tables().size(), 1); // nothing went wrong yet
    QTextTable *table = lesson.tables().first()->table();
    QCOMPARE(table->rows(), 2); // the head, and the one page that has a sentence to keep
    QVERIFY(table->cellAt(1, 1).firstCursorPosition().block().text().contains(QStringLiteral("Look everywhere")));
    QVERIFY(lesson.words().contains(QStringLiteral("none of 2 questions")));
    QVERIFY(!lesson.view()->accessibleName().isEmpty());
}

void TestSummaryView::followsTheAnswers()
{
    const Lesson lesson;
    lesson.answer("first", kWrongPairs);
    lesson.openSummary();
    QVERIFY(lesson.words().contains(QStringLiteral("wrong, one more try")));
    QVERIFY(lesson.words().contains(QStringLiteral("Not answered yet: 2 Second (1)")));

    lesson.answer("first", kRightPairs);
    lesson.answer("second", {{QStringLiteral("b")}, {}});
    lesson.openSummary();
    QCOMPARE(lesson.tables().size(), 1);
    QVERIFY(lesson.words().contains(QStringLiteral("all of 2 questions")));
}

void TestSummaryView::linksLeadToPagesAndQuestions()
{
    const Lesson lesson;
    lesson.answer("second", {{QStringLiteral("a")}, {}});
    lesson.answer("second", {{QStringLiteral("c")}, {}});
    lesson.openSummary();
    QCOMPARE(lesson.tables().size(), 2);
    lesson.click(lesson.tables().at(1), QStringLiteral("First")); // where the same thing was asked first
    QCOMPARE(lesson.desk->session->pageId(), QStringLiteral("first"));
    lesson.openSummary();
    lesson.click(lesson.tables().at(1), QStringLiteral("Why so many"));
    QCOMPARE(lesson.desk->session->pageId(), QStringLiteral("second"));
}

void TestSummaryView::speaksKoreanToo()
{
    const Lesson lesson;
    lesson.openSummary();
    const QString english = lesson.words();
    lesson.desk->session->setLanguage(QStringLiteral("ko"));
    lesson.desk->settle();
    QTRY_VERIFY(lesson.words() != english);
    QVERIFY(lesson.words().contains(QStringLiteral("어디나 봐요")));
    QCOMPARE(lesson.tables().size(), 1);
}

QTEST_MAIN(TestSummaryView)
#include "tst_summary_view.moc"
