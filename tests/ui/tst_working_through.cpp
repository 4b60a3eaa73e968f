// SPDX-License-Identifier: GPL-3.0-or-later
// The lessons worked through in the student's window: by keyboard alone, by mouse alone, in two languages.
#include "desk.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QTextEdit>

using namespace nunchi;
using stage::Desk;

namespace {

/// Largest weight of the exhibit's query row, from its words for screen readers.
bool looksAtAnimal(const exhibits::ExhibitModel &model)
{
    return model.textForm().contains(QStringLiteral("animal"));
}

QList<int> rightChoices(const course::Question &question)
{
    QList<int> right;
    for (qsizetype i = 0; i < question.choices.size(); ++i)
        if (question.choices.at(i).right)
            right << static_cast<int>(i);
    return right;
}

} // namespace

class TestWorkingThrough : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wholeLessonByKeyboardAlone();
    void wholeLessonByMouseAlone();
    void anotherLanguageLosesNothing();
    void hangulLayoutSwitchesToo();
    void tabGoesDownThePageAndBack();
    void focusIsBroughtIntoView();
    void escapeGivesTheKeysBack();
    void noControlWithoutAName();

private:
    void answer(const Desk &desk, bool byMouse);
};

void TestWorkingThrough::answer(const Desk &desk, bool byMouse)
{
    for (ui::QuizView *quiz : desk.quizzes()) {
        const course::Question &question = quiz->question();
        const auto rows = quiz->findChildren<ui::ChoiceRow *>();
        auto *field = quiz->findChild<QLineEdit *>();
        if (byMouse) {
            // A mouse alone cannot type: numbers are pasted by the context menu in life, set by keys here.
            for (const int index : rightChoices(question))
                desk.click(rows.at(index), QPoint(40, 20));
            if (field) {
                desk.click(field);
                QTest::keyClicks(field, QString::number(question.numeric.value, 'g', 15));
            }
            for (auto *button : quiz->findChildren<QAbstractButton *>())
                if (button->isVisible() && button->accessibleName() == QLatin1String("Check"))
                    desk.click(button);
        } else {
            const auto inQuiz = [&](QWidget *each) {
                return each == field || rows.contains(qobject_cast<ui::ChoiceRow *>(each));
            };
            QVERIFY(desk.tabTo<QWidget>(inQuiz));
            if (field)
                QTest::keyClicks(field, QString::number(question.numeric.value, 'g', 15));
            for (const int index : rightChoices(question))
                desk.key(static_cast<Qt::Key>(Qt::Key_1 + index));
            desk.key(Qt::Key_Return);
        }
        QVERIFY2(desk.stateOf(quiz).right, qPrintable(question.id));
    }
}

void TestWorkingThrough::wholeLessonByKeyboardAlone()
{
    const Desk desk;
    desk.key(Qt::Key_End);
    desk.key(Qt::Key_Right); // three-vectors
    exhibits::ExhibitModel *steps = desk.exhibit(QStringLiteral("demo"));
    exhibits::ExhibitModel *matrix = desk.exhibit(QStringLiteral("demo-matrix"));
    QVERIFY(steps && matrix);

    QVERIFY(desk.tabTo<QWidget>([](QWidget *each) { return each->accessibleName() == QLatin1String("it"); }));
    desk.key(Qt::Key_Space);
    const QString query = steps->state().value(QStringLiteral("query")).toString();
    QVERIFY(steps->textForm().contains(QStringLiteral("it")));
    QVERIFY(desk.tabToName(QStringLiteral("Step 4")));
    desk.key(Qt::Key_Return);
    QCOMPARE(steps->state().value(QStringLiteral("step")).toInt(), 4);
    QVERIFY(looksAtAnimal(*steps));
    QVERIFY(desk.tabTo<QAbstractButton>([](QAbstractButton *each) {
        return each->isCheckable() && each->accessibleName().contains(QChar(0x221A)); // √d_k
    }));
    desk.key(Qt::Key_Space);
    QCOMPARE(steps->state().value(QStringLiteral("scaled")).toBool(), false);
    QCOMPARE(matrix->state().value(QStringLiteral("scaled")).toBool(), false); // the same values
    QVERIFY(!query.isNull());

    desk.key(Qt::Key_Escape);
    desk.key(Qt::Key_Escape);
    desk.key(Qt::Key_Right); // the next page
    QCOMPARE(desk.session->pageId(), QStringLiteral("library"));
    for (int page = 4; page <= 13; ++page)
        desk.key(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(desk.session->pageId(), QStringLiteral("check"));
    answer(desk, false);
    QCOMPARE(desk.session->progress(QStringLiteral("check")), session::PageProgress::Done);
}

void TestWorkingThrough::wholeLessonByMouseAlone()
{
    const Desk desk;
    desk.click(desk.named(QStringLiteral("Next page")));
    exhibits::ExhibitModel *steps = desk.exhibit(QStringLiteral("demo"));
    exhibits::ExhibitModel *matrix = desk.exhibit(QStringLiteral("demo-matrix"));
    for (auto *chip : desk.window->area()->findChildren<QAbstractButton *>())
        if (chip->isVisible() && chip->accessibleName() == QLatin1String("it")) {
            desk.click(chip);
            break;
        }
    desk.click(desk.named(QStringLiteral("Step 4")));
    QCOMPARE(steps->state().value(QStringLiteral("step")).toInt(), 4);
    for (auto *each : desk.window->area()->findChildren<QAbstractButton *>())
        if (each->isVisible() && each->isCheckable() && each->accessibleName().contains(QChar(0x221A))) {
            desk.click(each);
            break;
        }
    QCOMPARE(steps->state().value(QStringLiteral("scaled")).toBool(), false);
    QCOMPARE(matrix->state().value(QStringLiteral("scaled")).toBool(), false);
    for (int page = 3; page <= 13; ++page)
        desk.click(desk.named(QStringLiteral("Next page")));
    QCOMPARE(desk.session->pageId(), QStringLiteral("check"));
    answer(desk, true);
    QCOMPARE(desk.session->progress(QStringLiteral("check")), session::PageProgress::Done);
}

void TestWorkingThrough::anotherLanguageLosesNothing()
{
    const Desk desk;
    QVERIFY(desk.session->goToPage(QStringLiteral("three-vectors")));
    desk.settle();
    exhibits::ExhibitModel *steps = desk.exhibit(QStringLiteral("demo"));
    QVERIFY(!steps->setSome({{QStringLiteral("step"), 3}, {QStringLiteral("scaled"), false}}));
    ui::QuizView *quiz = desk.quizzes().first();
    auto *row = quiz->findChildren<ui::ChoiceRow *>().first();
    row->setFocus(Qt::TabFocusReason);
    desk.key(Qt::Key_1);
    desk.key(Qt::Key_Return);
    const auto before = desk.stateOf(quiz);
    QCOMPARE(before.attempts, 1);
    const int top = row->mapTo(desk.window.get(), QPoint()).y();
    const QString english = row->accessibleName();

    desk.key(Qt::Key_L, Qt::ControlModifier);
    QCOMPARE(desk.session->language(), QStringLiteral("ko"));
    QCOMPARE(desk.session->pageId(), QStringLiteral("three-vectors"));
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(row));
    QVERIFY(row->accessibleName() != english);
    QVERIFY(row->isChecked());
    QCOMPARE(desk.stateOf(quiz).response, before.response);
    QCOMPARE(desk.stateOf(quiz).attempts, 1);
    QCOMPARE(desk.exhibit(QStringLiteral("demo")), steps);
    QCOMPARE(steps->state().value(QStringLiteral("step")).toInt(), 3);
    QCOMPARE(steps->state().value(QStringLiteral("scaled")).toBool(), false);
    QCOMPARE(steps->language(), QStringLiteral("ko"));
    // What was read stays in view, though everything above has another height.
    QVERIFY(std::abs(row->mapTo(desk.window.get(), QPoint()).y() - top) < desk.window->height() / 2);
    QCOMPARE(QLocale().language(), QLocale::Korean);

    desk.click(desk.named(QStringLiteral("English")));
    QCOMPARE(desk.session->language(), QStringLiteral("en"));
    QCOMPARE(row->accessibleName(), english);
}

void TestWorkingThrough::hangulLayoutSwitchesToo()
{
    const Desk desk;
    // Ctrl and the key of L, as a layout that knows only Hangul reports it.
    QKeyEvent event(QEvent::KeyPress, 0x3163, Qt::ControlModifier, QStringLiteral("\u3163"));
    QApplication::sendEvent(QApplication::focusWidget(), &event);
    QCOMPARE(desk.session->language(), QStringLiteral("ko"));
}

void TestWorkingThrough::tabGoesDownThePageAndBack()
{
    const Desk desk;
    QVERIFY(desk.session->goToPage(QStringLiteral("three-vectors")));
    desk.settle();
    desk.window->area()->setFocus();
    QList<QWidget *> seen;
    QWidget *page = desk.window->area()->page();
    const auto partOf = [&](QWidget *widget) {
        const auto parts = desk.window->area()->page()->parts();
        for (qsizetype i = 0; i < parts.size(); ++i)
            if (parts.at(i) == widget || parts.at(i)->isAncestorOf(widget))
                return static_cast<int>(i);
        return -1;
    };
    int last = -1;
    for (int i = 0; i < 300; ++i) {
        desk.key(Qt::Key_Tab);
        QWidget *now = QApplication::focusWidget();
        if (!page->isAncestorOf(now))
            break;
        seen << now;
        QVERIFY2(partOf(now) >= last, qPrintable(now->accessibleName()));
        last = partOf(now);
    }
    QVERIFY(seen.size() > 20);
    QCOMPARE(last, static_cast<int>(desk.window->area()->page()->parts().size()) - 1);
    QVERIFY(QApplication::focusWidget()->accessibleName().contains(QStringLiteral("page"))); // the bar below
    desk.key(Qt::Key_Tab, Qt::ShiftModifier);
    QVERIFY(page->isAncestorOf(QApplication::focusWidget()));
    QCOMPARE(partOf(QApplication::focusWidget()), last);
}

void TestWorkingThrough::focusIsBroughtIntoView()
{
    const Desk desk({}, {1024, 600});
    QVERIFY(desk.session->goToPage(QStringLiteral("check")));
    desk.settle();
    desk.window->area()->setFocus();
    const QRect view = desk.window->area()->viewport()->rect();
    for (int i = 0; i < 60; ++i) {
        desk.key(Qt::Key_Tab);
        QWidget *now = QApplication::focusWidget();
        if (!desk.window->area()->page()->isAncestorOf(now))
            break;
        if (now->height() > view.height() || qobject_cast<QTextEdit *>(now))
            continue;
        const QRect there(now->mapTo(desk.window->area()->viewport(), QPoint()), now->size());
        QVERIFY2(view.contains(there), qPrintable(now->accessibleName()));
    }
}

void TestWorkingThrough::escapeGivesTheKeysBack()
{
    const Desk desk;
    QVERIFY(desk.session->goToPage(QStringLiteral("three-vectors")));
    desk.settle();
    QVERIFY(desk.tabTo<QWidget>([](QWidget *each) { return each->accessibleName() == QLatin1String("it"); }));
    for (int i = 0; i < 4 && QApplication::focusWidget() != desk.window->area(); ++i)
        desk.key(Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(desk.window->area()));
    desk.key(Qt::Key_Right);
    QCOMPARE(desk.session->pageId(), QStringLiteral("library"));
}

void TestWorkingThrough::noControlWithoutAName()
{
    const Desk desk;
    for (const QString &page : desk.session->pageIds()) {
        desk.session->goToPage(page);
        desk.settle();
        for (QWidget *each : desk.window->findChildren<QWidget *>()) {
            const bool control = each->isVisible() && each->focusPolicy() != Qt::NoFocus
                && !qobject_cast<QTextEdit *>(each) && !qobject_cast<QScrollBar *>(each);
            QVERIFY2(!control || !each->accessibleName().isEmpty(), each->metaObject()->className());
        }
    }
}

QTEST_MAIN(TestWorkingThrough)
#include "tst_working_through.moc"
