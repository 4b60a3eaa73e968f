// SPDX-License-Identifier: GPL-3.0-or-later
// The window in every theme and size of type: nothing is cut off, and nothing keeps another theme's colours.
#include "desk.h"

#include <QAction>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextEdit>
#include <QTimer>
#include <QToolTip>

#include "ui/keys_sheet.h"
#include "ui/message_bar.h"
#include "ui/page_rail.h"
#include "ui/top_bar.h"
#include "ui/window_icon.h"

using namespace nunchi;
using stage::Desk;

class TestStudentWindowFit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void themeAndSize();
    void pinchingChangesTheSize();
    void theWindowHasItsOwnPicture();
    void tipsAreOfTheTheme();
    void barAndSheetFitLargeType_data();
    void barAndSheetFitLargeType();
    void largeTypeLeavesAWayBack();
    void nothingIsWiderThanThePage_data();
    void nothingIsWiderThanThePage();
};

void TestStudentWindowFit::themeAndSize()
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

void TestStudentWindowFit::pinchingChangesTheSize()
{
    const Desk desk;
    QWidget *viewport = desk.window->area()->viewport();
    const auto pinch = [&](double by) {
        const QPointF middle = viewport->rect().center();
        QNativeGestureEvent event(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(), 2, middle, middle,
            viewport->mapToGlobal(middle), by, {});
        QCoreApplication::sendEvent(viewport, &event);
        desk.settle();
    };
    pinch(0.02);
    QCOMPARE(desk.window->look().textScale(), 1.0); // not at every tremble
    for (int i = 0; i < 4; ++i)
        pinch(0.1);
    const qreal large = desk.window->look().textScale();
    QVERIFY2(large > 1.3 && large < 1.6, qPrintable(QString::number(large)));
    for (int i = 0; i < 4; ++i)
        pinch(-0.1);
    QVERIFY(desk.window->look().textScale() < 1.05);
}

void TestStudentWindowFit::theWindowHasItsOwnPicture()
{
    const QIcon icon = ui::windowIcon();
    for (const int size : {16, 48, 256}) {
        const QImage picture = icon.pixmap(size, size).toImage();
        QCOMPARE(picture.width(), size);
        QVERIFY(picture.pixelColor(0, 0).alpha() < 32); // round corners
        const QColor ground = picture.pixelColor(size / 2, size - 2);
        const QColor token = picture.pixelColor(qRound(53 * size / 64.0), qRound(46 * size / 64.0));
        QVERIFY(typeset::contrast(ground, token) > 3);
    }
}

void TestStudentWindowFit::tipsAreOfTheTheme()
{
    const Desk desk;
    for (int i = 0; i < 3; ++i) {
        desk.key(Qt::Key_T, Qt::ControlModifier);
        QWidget *button = desk.named(QStringLiteral("Larger text"));
        QVERIFY(!button->toolTip().isEmpty());
        QHelpEvent help(QEvent::ToolTip, button->rect().center(), button->mapToGlobal(button->rect().center()));
        QCoreApplication::sendEvent(button, &help);
        const QWidgetList windows = QApplication::topLevelWidgets();
        const auto tip = std::find_if(windows.begin(), windows.end(),
            [](const QWidget *each) { return each->inherits("QTipLabel") && each->isVisible(); });
        QVERIFY(tip != windows.end());
        QCOMPARE((*tip)->grab().toImage().pixelColor(2, 2), desk.window->look().color(typeset::Token::Surface));
        QToolTip::hideText();
    }
}

void TestStudentWindowFit::barAndSheetFitLargeType_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    QTest::newRow("1024x600, 100 %") << QSize(1024, 600) << 1.0;
    QTest::newRow("1366x768, 200 %") << QSize(1366, 768) << 2.0;
    QTest::newRow("1024x600, 300 %") << QSize(1024, 600) << 3.0;
    QTest::newRow("480x360, 300 %") << QSize(480, 360) << 3.0;
}

void TestStudentWindowFit::barAndSheetFitLargeType()
{
    QFETCH(QSize, size);
    QFETCH(double, scale);
    const Desk desk({}, size);
    session::Settings &settings = const_cast<session::Settings &>(desk.settings);
    settings.setValue(session::Setting::TextScale, scale);
    desk.settle();
    const auto *bar = desk.window->findChild<ui::TopBar *>();
    QRegion taken;
    for (const auto *button : bar->findChildren<QAbstractButton *>()) {
        if (!button->isVisible())
            continue;
        QVERIFY2(!taken.intersects(button->geometry()), qPrintable(button->accessibleName()));
        QVERIFY2(bar->rect().contains(button->geometry()), qPrintable(button->accessibleName()));
        taken += button->geometry();
    }
    desk.key(Qt::Key_F1);
    const auto *sheet = desk.window->findChild<ui::KeysSheet *>();
    QVERIFY(sheet && sheet->isVisible());
    const auto *area = sheet->findChild<QScrollArea *>();
    QVERIFY2(area->widget()->width() <= area->viewport()->width(),
        qPrintable(QStringLiteral("%1 in %2").arg(area->widget()->width()).arg(area->viewport()->width())));
    for (const auto *label : area->findChildren<QLabel *>())
        QVERIFY2(label->wordWrap() || label->height() < 2 * label->fontMetrics().height(), qPrintable(label->text()));
}

void TestStudentWindowFit::largeTypeLeavesAWayBack()
{
    const Desk desk({}, {700, 600});
    for (int i = 0; i < 20; ++i)
        desk.key(Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(desk.window->look().textScale(), 3.0);
    QVERIFY(!desk.named(QStringLiteral("Smaller text")));
    auto *more = desk.named(QStringLiteral("More"));
    QVERIFY(more);
    QTimer::singleShot(0, desk.window.get(), [] {
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        for (QAction *action : menu->actions())
            if (action->text().startsWith(QStringLiteral("Smaller text")))
                action->trigger();
        menu->close();
    });
    QTest::mouseClick(more, Qt::LeftButton);
    QCOMPARE(desk.window->look().textScale(), 2.5);
}

void TestStudentWindowFit::nothingIsWiderThanThePage_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    QTest::newRow("1024x600") << QSize(1024, 600) << 1.0;
    QTest::newRow("1366x768") << QSize(1366, 768) << 1.0;
    QTest::newRow("3840x2160") << QSize(3840, 2160) << 1.0;
    QTest::newRow("1024x600, large type") << QSize(1024, 600) << 2.0;
    QTest::newRow("480x800") << QSize(480, 800) << 1.0;
}

void TestStudentWindowFit::nothingIsWiderThanThePage()
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

QTEST_MAIN(TestStudentWindowFit)
#include "tst_student_window_fit.moc"
