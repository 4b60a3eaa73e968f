// SPDX-License-Identifier: GPL-3.0-or-later
#include "quiz_fixture.h"

#include <QAccessible>
#include <QInputMethodEvent>
#include <QSignalSpy>

#include "ui/prose_view.h"

using namespace nunchi;
using stage::Quiz;

class TestQuizView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tabGoesDownThePage_data();
    void tabGoesDownThePage();
    void feedbackIsBroughtIntoView();
    void wrongThenHintThenRight();
    void twiceWrongEndsWithTheExplanation();
    void arrowsDigitsAndEnter();
    void arrowsAtTheEndStay();
    void leftAndRightAreThePages();
    void wholeRowIsTheTarget();
    void feedbackOpensUnderItsChoice();
    void severalMayBeChosen();
    void hintOnRequest();
    void anotherLanguageKeepsEverything();
    void whatIsNoNumberCostsNoAttempt();
    void knownMistakeHasItsOwnWords();
    void enterCommitsAHalfComposedSyllableAndSubmitsOnce();
    void finishedTakesNoMore();
    void screenReaderKnowsTheParts();
    void screenReaderReadsTheOrderOfTab();
    void growsAndShrinksWithItsWords();
};

void TestQuizView::wrongThenHintThenRight()
{
    Quiz quiz(QStringLiteral("why"));
    QVERIFY(!quiz.button(QStringLiteral("Check"))->isEnabled());
    QTest::mouseClick(quiz.rows().at(0), Qt::LeftButton);
    QTest::mouseClick(quiz.button(QStringLiteral("Check")), Qt::LeftButton);
    QCOMPARE(quiz.state().attempts, 1);
    const auto panels = quiz.panels();
    QVERIFY(panels.values().contains(QStringLiteral("Softmax touches each score once.")));
    QCOMPARE(panels.value(QStringLiteral("Hint")), QStringLiteral("Count the pairs."));
    QVERIFY(!panels.contains(QStringLiteral("Explanation")));

    QTest::mouseClick(quiz.button(QStringLiteral("Try again")), Qt::LeftButton);
    QTest::mouseClick(quiz.rows().at(1), Qt::LeftButton);
    QTest::mouseClick(quiz.button(QStringLiteral("Check")), Qt::LeftButton);
    QVERIFY(quiz.state().finished);
    QVERIFY(quiz.state().right);
    QVERIFY(quiz.panels().values().contains(QStringLiteral("Yes, that many pairs.")));
    QCOMPARE(quiz.panels().value(QStringLiteral("Explanation")), QStringLiteral("n times n."));
    QVERIFY(!quiz.button(QStringLiteral("Check")));
    QVERIFY(!quiz.button(QStringLiteral("Try again")));
}

void TestQuizView::twiceWrongEndsWithTheExplanation()
{
    Quiz quiz(QStringLiteral("why"));
    for (const int row : {0, 2}) {
        QTest::mouseClick(quiz.rows().at(row), Qt::LeftButton);
        QTest::mouseClick(quiz.button(QStringLiteral("Check")), Qt::LeftButton);
    }
    QVERIFY(quiz.state().finished);
    QVERIFY(!quiz.state().right);
    QCOMPARE(quiz.panels().value(QStringLiteral("Explanation")), QStringLiteral("n times n."));
    // Which one is right is said in words, not in colour alone.
    QCOMPARE(quiz.rows().at(1)->accessibleDescription(), QStringLiteral("right"));
    QCOMPARE(quiz.rows().at(2)->accessibleDescription(), QStringLiteral("not this one"));
    QVERIFY(quiz.rows().at(0)->accessibleDescription().isEmpty());
}

void TestQuizView::arrowsDigitsAndEnter()
{
    Quiz quiz(QStringLiteral("why"));
    quiz.rows().at(0)->setFocus(Qt::TabFocusReason);
    QTest::keyClick(quiz.rows().at(0), Qt::Key_Space);
    QCOMPARE(quiz.state().response.chosen, QStringList{quiz.rows().at(0)->choiceId()});
    QTest::keyClick(quiz.rows().at(0), Qt::Key_Down);
    QVERIFY(quiz.rows().at(1)->hasFocus());
    QCOMPARE(quiz.state().response.chosen, QStringList{quiz.rows().at(1)->choiceId()});
    QTest::keyClick(quiz.rows().at(1), Qt::Key_3);
    QVERIFY(quiz.rows().at(2)->hasFocus());
    QCOMPARE(quiz.state().response.chosen, QStringList{quiz.rows().at(2)->choiceId()});
    QCOMPARE(quiz.state().attempts, 0);
    QTest::keyClick(quiz.rows().at(2), Qt::Key_Return);
    QCOMPARE(quiz.state().attempts, 1);
    QTest::keyClick(quiz.rows().at(2), Qt::Key_Return);
    QCOMPARE(quiz.state().attempts, 1); // the same answer is not graded again
}

void TestQuizView::arrowsAtTheEndStay()
{
    Quiz quiz(QStringLiteral("why"));
    quiz.rows().at(0)->setFocus(Qt::TabFocusReason);
    QTest::keyClick(quiz.rows().at(0), Qt::Key_Up);
    QVERIFY(quiz.rows().at(0)->hasFocus());
    QVERIFY(quiz.state().response.isEmpty());
}

void TestQuizView::leftAndRightAreThePages()
{
    Quiz quiz(QStringLiteral("why"));
    quiz.rows().at(0)->setFocus(Qt::TabFocusReason);
    for (const auto key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_PageDown, Qt::Key_PageUp, Qt::Key_Home}) {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        QApplication::sendEvent(quiz.rows().at(0), &event);
        QVERIFY2(!event.isAccepted(), qPrintable(QString::number(key, 16)));
    }
    QVERIFY(quiz.state().response.isEmpty());
}

void TestQuizView::wholeRowIsTheTarget()
{
    Quiz quiz(QStringLiteral("why"));
    ui::ChoiceRow *row = quiz.rows().at(2);
    QTest::mouseClick(row, Qt::LeftButton, {}, QPoint(row->width() - 4, row->height() - 3));
    QVERIFY(row->isChecked());
    QTest::mouseClick(quiz.rows().at(0), Qt::LeftButton, {}, QPoint(3, 3));
    QVERIFY(!row->isChecked());
    QVERIFY(quiz.rows().at(0)->isChecked());
}

void TestQuizView::feedbackOpensUnderItsChoice()
{
    Quiz quiz(QStringLiteral("why"));
    const int before = quiz.rows().at(2)->y();
    QTest::keyClick(quiz.view.get(), Qt::Key_2);
    QTest::keyClick(quiz.view.get(), Qt::Key_1);
    QTest::keyClick(quiz.view.get(), Qt::Key_Enter);
    ui::NotePanel *open = nullptr;
    for (QWidget *each : quiz.view->findChildren<QWidget *>())
        if (auto *panel = dynamic_cast<ui::NotePanel *>(each);
            panel && panel->isVisible() && panel->accessibleDescription().startsWith(QLatin1String("Softmax")))
            open = panel;
    QVERIFY(open);
    QVERIFY(open->y() >= quiz.rows().at(0)->geometry().bottom());
    QVERIFY(open->geometry().bottom() < quiz.rows().at(1)->y());
    QVERIFY(quiz.rows().at(2)->y() > before);
}

void TestQuizView::severalMayBeChosen()
{
    Quiz quiz(QStringLiteral("which"));
    for (const auto key : {Qt::Key_1, Qt::Key_2, Qt::Key_2, Qt::Key_3})
        QTest::keyClick(quiz.view.get(), key);
    QCOMPARE(quiz.state().response.chosen.size(), 2);
    QTest::keyClick(quiz.view.get(), Qt::Key_Return);
    QVERIFY(quiz.state().right);
    // Moving between check boxes chooses nothing.
    Quiz other(QStringLiteral("which"));
    other.rows().at(0)->setFocus(Qt::TabFocusReason);
    QTest::keyClick(other.rows().at(0), Qt::Key_Down);
    QVERIFY(other.rows().at(1)->hasFocus());
    QVERIFY(other.state().response.isEmpty());
}

void TestQuizView::hintOnRequest()
{
    Quiz quiz(QStringLiteral("pairs"));
    QVERIFY(!quiz.panels().contains(QStringLiteral("Hint")));
    QTest::mouseClick(quiz.button(QStringLiteral("Hint")), Qt::LeftButton);
    QCOMPARE(quiz.panels().value(QStringLiteral("Hint")), QStringLiteral("Square it."));
    QCOMPARE(quiz.state().attempts, 0);
}

void TestQuizView::anotherLanguageKeepsEverything()
{
    Quiz quiz(QStringLiteral("why"));
    QTest::mouseClick(quiz.rows().at(0), Qt::LeftButton);
    QTest::keyClick(quiz.rows().at(0), Qt::Key_Return);
    ui::ChoiceRow *row = quiz.rows().at(0);
    row->setFocus(Qt::TabFocusReason);
    const QString english = row->accessibleName();

    quiz.session->setLanguage(QStringLiteral("ko"));
    quiz.on->look.setLanguage(QStringLiteral("ko"));
    quiz.view->setQuestion(quiz.question(QStringLiteral("why")));
    QCOMPARE(quiz.rows().at(0), row); // the same widget
    QVERIFY(row->hasFocus());
    QVERIFY(row->isChecked());
    QVERIFY(row->accessibleName() != english);
    QCOMPARE(quiz.state().attempts, 1);
    QVERIFY(quiz.panels().values().contains(QStringLiteral("Softmax touches each score once.")));
}

void TestQuizView::whatIsNoNumberCostsNoAttempt()
{
    Quiz quiz(QStringLiteral("pairs"));
    QTest::keyClicks(quiz.field(), QStringLiteral("many"));
    QTest::keyClick(quiz.field(), Qt::Key_Return);
    QCOMPARE(quiz.state().attempts, 0);
    QVERIFY(quiz.panels().contains(QStringLiteral("This could not be read as a number")));
    quiz.field()->selectAll();
    QTest::keyClicks(quiz.field(), QStringLiteral("262,144"));
    QVERIFY(quiz.panels().isEmpty());
    QTest::keyClick(quiz.field(), Qt::Key_Return);
    QCOMPARE(quiz.state().attempts, 1);
    QVERIFY(quiz.state().right);
}

void TestQuizView::knownMistakeHasItsOwnWords()
{
    Quiz quiz(QStringLiteral("pairs"));
    QTest::keyClicks(quiz.field(), QStringLiteral("1024"));
    QTest::mouseClick(quiz.button(QStringLiteral("Check")), Qt::LeftButton);
    QVERIFY(quiz.panels().values().contains(QStringLiteral("That is the sum.")));
    QCOMPARE(quiz.field()->text(), QStringLiteral("1024"));
    QTest::mouseClick(quiz.button(QStringLiteral("Try again")), Qt::LeftButton);
    QVERIFY(quiz.field()->hasFocus());
    QCOMPARE(quiz.field()->selectedText(), QStringLiteral("1024"));
}

void TestQuizView::enterCommitsAHalfComposedSyllableAndSubmitsOnce()
{
    Quiz quiz(QStringLiteral("pairs"));
    quiz.field()->setFocus();
    QTest::keyClicks(quiz.field(), QStringLiteral("26"));
    int attempts = 0;
    connect(quiz.session.get(), &session::Session::questionChanged, this,
        [&] { attempts = std::max(attempts, quiz.state().attempts); });
    QInputMethodEvent composing(QStringLiteral("\ub9cc"), {});
    QApplication::sendEvent(quiz.field(), &composing);
    QCOMPARE(quiz.field()->text(), QStringLiteral("26"));
    QTest::keyClick(quiz.field(), Qt::Key_Return);
    QCOMPARE(quiz.field()->text(), QStringLiteral("26\ub9cc"));
    QCOMPARE(quiz.state().response.text, QStringLiteral("26\ub9cc"));
    QCOMPARE(quiz.state().attempts, 1);
    // An input method that hands Enter on once more must not use up the retry.
    QTest::keyClick(quiz.field(), Qt::Key_Return);
    QCOMPARE(quiz.state().attempts, 1);
    QCOMPARE(quiz.field()->text(), QStringLiteral("26\ub9cc"));
}

void TestQuizView::finishedTakesNoMore()
{
    Quiz quiz(QStringLiteral("why"));
    QTest::keyClick(quiz.view.get(), Qt::Key_2);
    QTest::keyClick(quiz.view.get(), Qt::Key_Return);
    QVERIFY(quiz.state().finished);
    QTest::mouseClick(quiz.rows().at(0), Qt::LeftButton);
    QTest::keyClick(quiz.view.get(), Qt::Key_3);
    QVERIFY(quiz.rows().at(1)->isChecked());
    QVERIFY(!quiz.rows().at(0)->isChecked());
    QCOMPARE(quiz.state().response.chosen, QStringList{quiz.rows().at(1)->choiceId()});
}

void TestQuizView::screenReaderKnowsTheParts()
{
    Quiz single(QStringLiteral("why"));
    QCOMPARE(QAccessible::queryAccessibleInterface(single.rows().at(0))->role(), QAccessible::RadioButton);
    QCOMPARE(single.rows().at(0)->accessibleName(), QStringLiteral("Because of softmax."));
    QVERIFY(single.view->accessibleName().startsWith(QStringLiteral("Why is it O n squared")));
    Quiz several(QStringLiteral("which"));
    QCOMPARE(QAccessible::queryAccessibleInterface(several.rows().at(0))->role(), QAccessible::CheckBox);
    Quiz number(QStringLiteral("pairs"));
    QCOMPARE(number.field()->accessibleName(), QStringLiteral("Your answer to: How many pairs?"));
}

void TestQuizView::screenReaderReadsTheOrderOfTab()
{
    Quiz quiz(QStringLiteral("why"));
    QTest::keyClick(quiz.view.get(), Qt::Key_1);
    QTest::keyClick(quiz.view.get(), Qt::Key_Return); // feedback opens, too
    const QAccessibleInterface *view = QAccessible::queryAccessibleInterface(quiz.view.get());
    QList<int> tops;
    for (int i = 0; i < view->childCount(); ++i)
        if (const auto *part = qobject_cast<QWidget *>(view->child(i)->object()); part && part->isVisible())
            tops << part->y();
    QVERIFY(tops.size() >= 6);
    QVERIFY(std::is_sorted(tops.begin(), tops.end()));
}

void TestQuizView::growsAndShrinksWithItsWords()
{
    Quiz quiz(QStringLiteral("why"));
    const int small = quiz.view->heightForWidth(636);
    QVERIFY(quiz.view->heightForWidth(320) > small);
    QTest::keyClick(quiz.view.get(), Qt::Key_1);
    QTest::keyClick(quiz.view.get(), Qt::Key_Return);
    QVERIFY(quiz.view->heightForWidth(636) > small + 60);
    quiz.on->look.setTextScale(2);
    QVERIFY(quiz.view->heightForWidth(636) > 2 * small);
}

void TestQuizView::tabGoesDownThePage_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("misses");
    for (const char *id : {"why", "pairs", "which"})
        for (int misses = 0; misses <= 2; ++misses)
            QTest::addRow("%s, %d misses", id, misses) << QString::fromLatin1(id) << misses;
}

void TestQuizView::tabGoesDownThePage()
{
    QFETCH(QString, id);
    QFETCH(int, misses);
    const Quiz quiz(id);
    for (int i = 0; i < misses; ++i) {
        quiz.session->retry(quiz.view->question());
        const bool number = id == QStringLiteral("pairs");
        const QString wrong = number ? QString::number(1024 + i) : i == 0 ? QStringLiteral("b") : QStringLiteral("c");
        const QString choice =
            id == QStringLiteral("why") ? (i == 0 ? QStringLiteral("a") : QStringLiteral("c")) : wrong;
        quiz.session->enterResponse(
            quiz.view->question(), number ? course::Response{{}, wrong} : course::Response{{choice}, {}});
        quiz.session->submit(quiz.view->question());
    }
    QCOMPARE(quiz.state().attempts, misses);
    quiz.view->resize(636, quiz.view->heightForWidth(636));
    QCoreApplication::processEvents();
    quiz.view->findChild<ui::ProseView *>()->setFocus();
    int last = -1;
    int stops = 0;
    for (QWidget *first = QApplication::focusWidget(), *now = first; stops == 0 || now != first; ++stops) {
        const int y = now->mapTo(quiz.view.get(), QPoint()).y();
        QVERIFY2(y >= last, qPrintable(now->accessibleName()));
        last = y;
        QTest::keyClick(now, Qt::Key_Tab);
        now = QApplication::focusWidget();
        QVERIFY(now && stops < 30);
    }
    QVERIFY(stops > 2);
}

void TestQuizView::feedbackIsBroughtIntoView()
{
    const Quiz quiz(QStringLiteral("pairs"));
    QRect revealed;
    quiz.on->context.reveal = [&](QWidget *part, const QRect &rect) {
        if (part == quiz.view.get())
            revealed = rect;
    };
    quiz.field()->setFocus();
    QTest::keyClicks(quiz.field(), QStringLiteral("1024"));
    QTest::keyClick(quiz.field(), Qt::Key_Return);
    QCoreApplication::processEvents();
    int open = 0;
    for (QWidget *child : quiz.view->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
        if (!dynamic_cast<ui::NotePanel *>(child) || child->isHidden())
            continue;
        QVERIFY(revealed.contains(child->geometry()));
        ++open;
    }
    QCOMPARE(open, 2); // what is wrong, and the hint
    QVERIFY(revealed.contains(quiz.field()->geometry()));
}

QTEST_MAIN(TestQuizView)
#include "tst_quiz_view.moc"
