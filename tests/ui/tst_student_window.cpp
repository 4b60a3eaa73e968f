// SPDX-License-Identifier: GPL-3.0-or-later
#include "desk.h"

#include <QListView>
#include <QScrollBar>
#include <QTextEdit>

#include "ui/keys_sheet.h"
#include "ui/message_bar.h"
#include "ui/page_rail.h"

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
    void themeAndSize();
    void keysSheetOpensAndCloses();
    void resumesWhereItWasLeft();
    void storeFaultsAreSaid();
    void nothingIsWiderThanThePage_data();
    void nothingIsWiderThanThePage();
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

void TestStudentWindow::themeAndSize()
{
    const Desk desk;
    const QColor light = desk.window->look().color(typeset::Token::Paper);
    desk.key(Qt::Key_T, Qt::ControlModifier); // light → dark
    QCOMPARE(desk.settings.value(session::Setting::Theme).toString(), QStringLiteral("dark"));
    QVERIFY(desk.window->look().color(typeset::Token::Paper).lightness() < light.lightness());
    QCOMPARE(desk.window->palette().color(QPalette::Base), desk.window->look().color(typeset::Token::Paper));
    const int height = desk.window->area()->page()->height();
    desk.key(Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(desk.window->look().textScale(), 1.1);
    QVERIFY(desk.window->area()->page()->height() > height);
    desk.click(desk.named(QStringLiteral("Larger text")));
    QCOMPARE(desk.window->look().textScale(), 1.25);
    desk.key(Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(desk.window->look().textScale(), 1.0);
    QCOMPARE(desk.window->area()->page()->height(), height);
    for (int i = 0; i < 20; ++i)
        desk.key(Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(desk.window->look().textScale(), 0.8);
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

void TestStudentWindow::storeFaultsAreSaid()
{
    const QTemporaryDir folder;
    const QString store = folder.filePath(QStringLiteral("learner.sqlite"));
    QFile broken(store);
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write(QByteArray(4096, 'x'));
    broken.close();
    const Desk desk(store);
    QTRY_VERIFY(desk.window->messages()->isVisible());
    QVERIFY(!desk.window->messages()->message().isEmpty());
    desk.click(desk.named(QStringLiteral("Close")));
    QVERIFY(!desk.window->messages()->isVisible());
}

void TestStudentWindow::nothingIsWiderThanThePage_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    QTest::newRow("1024x600") << QSize(1024, 600) << 1.0;
    QTest::newRow("1366x768") << QSize(1366, 768) << 1.0;
    QTest::newRow("3840x2160") << QSize(3840, 2160) << 1.0;
    QTest::newRow("1024x600, large type") << QSize(1024, 600) << 2.0;
    QTest::newRow("480x800") << QSize(480, 800) << 1.0;
}

void TestStudentWindow::nothingIsWiderThanThePage()
{
    QFETCH(QSize, size);
    QFETCH(double, scale);
    const Desk desk({}, size);
    session::Settings &settings = const_cast<session::Settings &>(desk.settings);
    settings.setValue(session::Setting::TextScale, scale);
    for (const QString &page : desk.session->pageIds()) {
        desk.session->goToPage(page);
        desk.settle();
        ui::PageView *view = desk.window->area()->page();
        QCOMPARE(view->width(), desk.window->area()->viewport()->width());
        for (QWidget *part : view->parts()) {
            const QRect there(part->mapTo(view, QPoint()), part->size());
            QVERIFY(there.left() >= 0 && there.right() <= view->width());
            if (auto *text = qobject_cast<QTextEdit *>(part))
                QVERIFY(text->document()->size().width() <= part->width() + 1);
        }
    }
}

QTEST_MAIN(TestStudentWindow)
#include "tst_student_window.moc"
