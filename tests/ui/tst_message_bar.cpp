// SPDX-License-Identifier: GPL-3.0-or-later
// What the window tells above the page: troubles stay, successes go with the page they came on.
#include "desk.h"

#include <QClipboard>
#include <QGuiApplication>

#include "ui/message_bar.h"

using namespace nunchi;
using session::Notice;
using stage::Desk;

namespace {

Notice notice(const char *words)
{
    const QString text = QString::fromUtf8(words);
    return Notice([text] { return text; });
}

} // namespace

class TestMessageBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void successGoesWithThePage();
    void closingGivesTheKeysBack();
    void successLooksUnlikeTrouble();
    void copiesTheWordsOfThePage();
};

void TestMessageBar::successGoesWithThePage()
{
    const Desk desk;
    auto *bar = desk.window->findChild<ui::MessageBar *>();
    QVERIFY(bar);
    bar->showDone(notice("Saved"));
    bar->show(notice("The disk is full"));
    QVERIFY(bar->isVisible());
    QCOMPARE(bar->message(), QStringLiteral("Saved"));
    desk.session->nextPage();
    QCOMPARE(bar->message(), QStringLiteral("The disk is full"));
    desk.session->nextPage();
    QVERIFY(bar->isVisible());
}

void TestMessageBar::closingGivesTheKeysBack()
{
    const Desk desk;
    auto *bar = desk.window->findChild<ui::MessageBar *>();
    bar->showDone(notice("Saved"));
    desk.settle();
    auto *close = bar->findChild<QAbstractButton *>();
    close->setFocus(Qt::TabFocusReason);
    QTest::keyClick(close, Qt::Key_Return);
    QVERIFY(bar->isHidden());
    const QString before = desk.session->pageId();
    desk.key(Qt::Key_Right);
    QVERIFY(desk.session->pageId() != before);
}

void TestMessageBar::successLooksUnlikeTrouble()
{
    const Desk desk;
    auto *bar = desk.window->findChild<ui::MessageBar *>();
    bar->show(notice("Same words"));
    desk.settle();
    const QImage trouble = bar->grab().toImage();
    bar->findChild<QAbstractButton *>()->click();
    bar->showDone(notice("Same words"));
    desk.settle();
    QVERIFY(bar->grab().toImage() != trouble);
}

void TestMessageBar::copiesTheWordsOfThePage()
{
    const Desk desk;
    desk.session->goToPage(QStringLiteral("three-vectors"));
    desk.settle();
    desk.key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY(text.startsWith(desk.session->page()->front.title));
    QVERIFY(text.contains(QStringLiteral("\tSymbol\t"))); // a table's columns
    QVERIFY(text.contains(QStringLiteral("$\\Q{q}$"))); // a formula's source
    QVERIFY(!text.contains(QStringLiteral("One person, three jobs"))); // the speaker's notes
    QVERIFY(!desk.window->findChild<ui::MessageBar *>()->isHidden());
}

QTEST_MAIN(TestMessageBar)
#include "tst_message_bar.moc"
