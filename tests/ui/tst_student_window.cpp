// SPDX-License-Identifier: GPL-3.0-or-later
#include "desk.h"

#include <algorithm>

#include <QHelpEvent>
#include <QLabel>
#include <QListView>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextEdit>
#include <QToolTip>

#include "ui/keys_sheet.h"
#include "ui/message_bar.h"
#include "ui/page_rail.h"
#include "ui/prose_view.h"
#include "ui/top_bar.h"

using namespace nunchi;
using stage::Desk;

class TestStudentWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pagesByKeys();
    void spaceReadsOnAndTurns();
    void backThroughTheEnd();
    void railByKeysAndMouse();
    void railFoldsAway();
    void keysInAnExhibitBringItsNumbersIntoSight();
    void keysSheetOpensAndCloses();
    void turnsThePageFromAnyStop_data();
    void turnsThePageFromAnyStop();
    void escapeKeepsTheWay();
    void tabGoesOnFromWhatIsSeen();
    void textThatHasTheKeyboardIsRinged();
    void resumesWhereItWasLeft();
    void resumesAtTheSizeItHad();
    void storeFaultsAreSaid();
    void storeFaultsFollowTheLanguage();
};

void TestStudentWindow::pagesByKeys()
{
    const Desk desk;
    const QStringList pages = desk.session->pageIds();
    QCOMPARE(desk.session->pageId(), pages.first());
    desk.key(Qt::Key_Right);
    QCOMPARE(desk.session->pageId(), pages.at(1));
    desk.key(Qt::Key_Left);
    QCOMPARE(desk.session->pageId(), pages.at(0));
    desk.key(Qt::Key_Left);
    QCOMPARE(desk.session->pageId(), pages.at(0)); // nothing before the first
    desk.key(Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(desk.session->pageId(), pages.at(1));
    desk.key(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(desk.session->pageId(), pages.at(2));
    desk.key(Qt::Key_PageUp, Qt::ControlModifier);
    desk.key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(desk.session->pageId(), pages.at(0));
}

void TestStudentWindow::spaceReadsOnAndTurns()
{
    const Desk desk;
    const QString first = desk.session->pageId();
    QScrollBar *bar = desk.window->area()->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    int screens = 0;
    while (desk.session->pageId() == first && screens < 50) {
        const int before = bar->value();
        desk.key(Qt::Key_Space);
        ++screens;
        if (desk.session->pageId() == first) {
            QVERIFY(bar->value() > before);
            QVERIFY(bar->value() - before < desk.window->area()->viewport()->height()); // no line is skipped
        }
    }
    QVERIFY(screens > 1);
    QCOMPARE(desk.session->pageNumber(), 2);
    QCOMPARE(bar->value(), 0);
    QVERIFY(desk.session->progress(first) != session::PageProgress::New);
}

void TestStudentWindow::backThroughTheEnd()
{
    const Desk desk;
    desk.key(Qt::Key_Right);
    desk.key(Qt::Key_Space, Qt::ShiftModifier);
    QCOMPARE(desk.session->pageNumber(), 1);
    const QScrollBar *bar = desk.window->area()->verticalScrollBar();
    QCOMPARE(bar->value(), bar->maximum());
    desk.key(Qt::Key_Home);
    QVERIFY(desk.window->area()->atStart());
    desk.key(Qt::Key_Down);
    QVERIFY(!desk.window->area()->atStart());
    desk.key(Qt::Key_End);
    QVERIFY(desk.window->area()->atEnd());
}

void TestStudentWindow::railByKeysAndMouse()
{
    const Desk desk;
    QListView *list = desk.window->rail()->list();
    list->setFocus(Qt::TabFocusReason);
    desk.key(Qt::Key_Down);
    desk.key(Qt::Key_Down);
    QCOMPARE(desk.session->pageNumber(), 1); // chosen, not opened
    desk.key(Qt::Key_Return);
    QCOMPARE(desk.session->pageNumber(), 3);
    // The room of the bar at its side is the list's, not the page's.
    const QImage bar = list->verticalScrollBar()->grab().toImage();
    QCOMPARE(bar.pixelColor(1, 1), desk.window->look().color(typeset::Token::Rail));
    const QRect row = list->visualRect(list->model()->index(1, 0));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, row.center());
    QCOMPARE(desk.session->pageNumber(), 2);
    const QString spoken = list->model()->index(1, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.contains(QStringLiteral("this page")), qPrintable(spoken));
}

void TestStudentWindow::railFoldsAway()
{
    const Desk desk;
    QVERIFY(desk.window->rail()->isVisible());
    const int narrow = desk.window->area()->width();
    desk.key(Qt::Key_F9);
    QVERIFY(!desk.window->rail()->isVisible());
    QVERIFY(desk.window->area()->width() > narrow);
    QCOMPARE(desk.settings.value(session::Setting::RailVisible).toBool(), false);
    desk.click(desk.named(QStringLiteral("Page list")));
    QVERIFY(desk.window->rail()->isVisible());
    // A window with no room for both shows the page; the list on request.
    desk.window->resize(640, 600);
    desk.settle();
    QVERIFY(!desk.window->rail()->isVisible());
    desk.key(Qt::Key_F9);
    QVERIFY(desk.window->rail()->isVisible());
}

/// The step bar may be the last line on the screen; what it changes comes up, and it stays.
void TestStudentWindow::keysInAnExhibitBringItsNumbersIntoSight()
{
    const Desk desk;
    desk.key(Qt::Key_Right);
    auto *steps = desk.tabTo<QAbstractButton>(
        [](QAbstractButton *each) { return each->accessibleName().startsWith(QStringLiteral("Step 1")); });
    QVERIFY(steps);
    const QWidget *view = desk.window->area()->viewport();
    QScrollBar *bar = desk.window->area()->verticalScrollBar();
    bar->setValue(bar->value() + steps->mapTo(view, QPoint(0, steps->height())).y() - view->height());
    desk.key(Qt::Key_Right);
    auto *table = desk.named<QWidget>(QStringLiteral("Numbers: query"));
    QVERIFY(table);
    QVERIFY(steps->mapTo(view, QPoint()).y() >= 0);
    QVERIFY(table->mapTo(view, QPoint(0, table->height())).y() <= view->height());
}

void TestStudentWindow::keysSheetOpensAndCloses()
{
    const Desk desk;
    for (const auto key : {Qt::Key_F1, Qt::Key_Question}) {
        desk.key(key);
        auto *sheet = desk.window->findChild<ui::KeysSheet *>();
        QVERIFY(sheet && sheet->isVisible());
        QTest::keyClick(sheet, Qt::Key_Escape);
        QTRY_VERIFY(!desk.window->findChild<ui::KeysSheet *>());
        desk.window->activateWindow(); // not every platform hands the keyboard back by itself
        QTRY_VERIFY(desk.window->isActiveWindow());
    }
}

void TestStudentWindow::tabGoesOnFromWhatIsSeen()
{
    const Desk desk;
    ui::PageArea *area = desk.window->area();
    area->setFocus(Qt::MouseFocusReason);
    desk.key(Qt::Key_Space);
    desk.key(Qt::Key_Space);
    const int top = area->topEdge();
    QVERIFY(top > 0);
    desk.key(Qt::Key_Tab);
    const QWidget *stop = QApplication::focusWidget();
    QVERIFY(area->isAncestorOf(stop) && stop != area);
    QVERIFY(stop->mapTo(area->page(), QPoint()).y() >= top);
    area->setFocus(Qt::OtherFocusReason);
    desk.key(Qt::Key_Backtab);
    QVERIFY(QApplication::focusWidget()->mapTo(area->page(), QPoint()).y() < area->topEdge() + area->height());
    QVERIFY(QApplication::focusWidget() != stop);
}

void TestStudentWindow::textThatHasTheKeyboardIsRinged()
{
    const Desk desk;
    const QColor ring = desk.window->look().color(typeset::Token::Ink);
    auto *text = desk.tabTo<ui::ProseView>(
        [](ui::ProseView *each) { return dynamic_cast<ui::FlowWidget *>(each->parentWidget()) != nullptr; });
    QVERIFY(text);
    const QImage picture = desk.window->area()->page()->grab().toImage();
    const QRect at(text->mapTo(desk.window->area()->page(), QPoint()), text->size());
    const auto ringed = [&](QPoint from, QPoint step) {
        for (int i = 1; i < 9; ++i) // outside the text
            if (std::abs(picture.pixelColor(from + i * step).lightness() - ring.lightness()) < 12)
                return true;
        return false;
    };
    QVERIFY(ringed({at.center().x(), at.top()}, {0, -1}));
    QVERIFY(ringed({at.center().x(), at.bottom()}, {0, 1}));
    QVERIFY(ringed({at.left(), at.center().y()}, {-1, 0}));
    QVERIFY(ringed({at.right(), at.center().y()}, {1, 0}));
    desk.window->area()->setFocus();
    QVERIFY(desk.window->area()->page()->grab().toImage() != picture);
}

void TestStudentWindow::resumesWhereItWasLeft()
{
    const QTemporaryDir folder;
    const QString store = folder.filePath(QStringLiteral("learner.sqlite"));
    int scrolled = 0;
    {
        const Desk desk(store);
        desk.key(Qt::Key_Right);
        desk.key(Qt::Key_PageDown);
        desk.key(Qt::Key_PageDown);
        QVERIFY(!desk.exhibit(QStringLiteral("demo"))->setSome({{QStringLiteral("scaled"), false}}));
        ui::QuizView *quiz = desk.quizzes().first();
        quiz->findChildren<ui::ChoiceRow *>().first()->click();
        QTest::keyClick(quiz, Qt::Key_Return);
        desk.settle();
        scrolled = desk.window->area()->verticalScrollBar()->value();
        QVERIFY(scrolled > 0);
    }
    const Desk desk(store);
    QCOMPARE(desk.session->pageId(), QStringLiteral("three-vectors"));
    const int now = desk.window->area()->verticalScrollBar()->value();
    QVERIFY2(std::abs(now - scrolled) < 40, qPrintable(QStringLiteral("%1, was %2").arg(now).arg(scrolled)));
    QCOMPARE(desk.exhibit(QStringLiteral("demo"))->state().value(QStringLiteral("scaled")).toBool(), false);
    QCOMPARE(desk.stateOf(desk.quizzes().first()).attempts, 1);
}

void TestStudentWindow::resumesAtTheSizeItHad()
{
    const QTemporaryDir folder;
    const QString store = folder.filePath(QStringLiteral("learner.sqlite"));
    double left = 0;
    QByteArray geometry;
    {
        const Desk desk(store);
        desk.session->goToPage(QStringLiteral("three-vectors"));
        desk.settle();
        for (int i = 0; i < 3; ++i)
            desk.key(Qt::Key_PageDown);
        // Kept while the window is open: a program may be ended from outside.
        const auto kept = [&desk] { return desk.settings.value(session::Setting::WindowGeometry).toByteArray(); };
        desk.window->resize(1100, 700);
        QTRY_COMPARE(kept(), desk.window->saveGeometry());
        geometry = kept();
        left = desk.window->area()->fraction();
        QVERIFY(left > 0.1);
    }
    const auto session = stage::openSession(stage::lessons(), store);
    session::Settings settings{QString()};
    settings.setValue(session::Setting::WindowGeometry, geometry);
    const auto formulas = ui::makeTypesetter(typeset::Fonts::onThisComputer(), {});
    ui::StudentWindow window(*session, settings, *formulas);
    window.show(); // with its size already, as when a desktop has nothing to change about it
    QTRY_VERIFY(window.area()->wasPainted());
    QCoreApplication::processEvents();
    QCOMPARE(window.size(), QSize(1100, 700));
    QVERIFY2(std::abs(window.area()->fraction() - left) < 0.05,
        qPrintable(
            QStringLiteral("%1, was %2, kept %3").arg(window.area()->fraction()).arg(left).arg(session->scroll())));
    QVERIFY(std::abs(session->scroll() - left) < 0.05);
}

void TestStudentWindow::turnsThePageFromAnyStop_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<int>("tabs");
    QTest::addColumn<int>("key");
    QTest::addColumn<QString>("then");
    const QString idea = QStringLiteral("idea");
    const QString vectors = QStringLiteral("three-vectors");
    const QString library = QStringLiteral("library");
    QTest::newRow("second text of the first page") << idea << 2 << int(Qt::Key_Right) << vectors;
    QTest::newRow("an exhibit") << vectors << 7 << int(Qt::Key_Right) << library;
    QTest::newRow("a question") << QStringLiteral("check") << 5 << int(Qt::Key_Left) << QStringLiteral("heads");
}

void TestStudentWindow::turnsThePageFromAnyStop()
{
    QFETCH(QString, page);
    QFETCH(int, tabs);
    QFETCH(int, key);
    QFETCH(QString, then);
    const Desk desk;
    desk.session->goToPage(page);
    desk.settle();
    for (int i = 0; i < tabs; ++i)
        desk.key(Qt::Key_Tab);
    QVERIFY(desk.window->area()->isAncestorOf(QApplication::focusWidget()));
    // Without a pause: the rest of the new page is still to be made.
    QTest::keyClick(QApplication::focusWidget(), Qt::Key(key), Qt::AltModifier);
    QCOMPARE(desk.session->pageId(), then);
    QVERIFY(desk.window->area()->hasFocus());
    desk.settle();
    desk.key(Qt::Key_Tab);
    QVERIFY(desk.window->area()->isAncestorOf(QApplication::focusWidget()));
}

void TestStudentWindow::escapeKeepsTheWay()
{
    const Desk desk;
    desk.session->goToPage(QStringLiteral("three-vectors"));
    desk.settle();
    QWidget *stop = desk.tabTo<QWidget>([](QWidget *each) { return each->inherits("nunchi::controls::Chip"); });
    QVERIFY(stop);
    desk.key(Qt::Key_Tab);
    const QWidget *expected = QApplication::focusWidget();
    desk.key(Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(QApplication::focusWidget(), stop);
    desk.key(Qt::Key_Escape);
    QVERIFY(desk.window->area()->hasFocus());
    desk.key(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), expected);
}

namespace {

/// A store that no program can read.
QString brokenStore(const QTemporaryDir &folder)
{
    const QString store = folder.filePath(QStringLiteral("learner.sqlite"));
    QFile broken(store);
    if (!broken.open(QIODevice::WriteOnly) || broken.write(QByteArray(4096, 'x')) < 0)
        qFatal("cannot write %s", qPrintable(store));
    return store;
}

} // namespace

void TestStudentWindow::storeFaultsFollowTheLanguage()
{
    const QTemporaryDir folder;
    const Desk desk(brokenStore(folder));
    QTRY_VERIFY(desk.window->messages()->isVisible());
    const QString english = desk.window->messages()->message();
    QVERIFY(english.contains(QStringLiteral("progress")));
    desk.key(Qt::Key_L, Qt::ControlModifier);
    const QString korean = desk.window->messages()->message();
    QVERIFY(!korean.contains(QStringLiteral("progress could")));
    QVERIFY(std::any_of(korean.begin(), korean.end(), [](QChar c) { return c.script() == QChar::Script_Hangul; }));
    QCOMPARE(desk.window->messages()->accessibleName(), korean);
    desk.key(Qt::Key_L, Qt::ControlModifier);
    QCOMPARE(desk.window->messages()->message(), english);
}

void TestStudentWindow::storeFaultsAreSaid()
{
    const QTemporaryDir folder;
    const Desk desk(brokenStore(folder));
    QTRY_VERIFY(desk.window->messages()->isVisible());
    QVERIFY(!desk.window->messages()->message().isEmpty());
    desk.click(desk.named(QStringLiteral("Close")));
    QVERIFY(!desk.window->messages()->isVisible());
}

QTEST_MAIN(TestStudentWindow)
#include "tst_student_window.moc"
