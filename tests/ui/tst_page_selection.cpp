// SPDX-License-Identifier: GPL-3.0-or-later
// One selection over the blocks of a page, by mouse and by keys.
#include "ui/page_selection.h"

#include <QClipboard>
#include <QScrollBar>
#include <QTextCursor>

#include "desk.h"
#include "exhibits/exhibit_view.h"
#include "ui/prose_view.h"
#include "ui/table_text.h"

using namespace nunchi;

namespace {

const QByteArray kText = "---\ntitle: The title\nminutes: 1\n---\n\n"
                         "First words with $x^2$ in them.\n\n"
                         "```{table} Its caption\n| a | b |\n|---|---|\n| 1 | $y$ |\n```\n\n"
                         "Second words here.\n\n"
                         "```{key}\nThe key sentence.\n```\n\n"
                         "```{exhibit} square-wall\nid: wall\ntitle: The wall\ntry: Try it.\n```\n\n"
                         "Third words at the end[^n].\n\n[^n]: A note.\n";

} // namespace

class TestPageSelection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<stage::CourseFolder>();
        m_folder->addPage(QStringLiteral("01-first"), kText, kText);
        QByteArray longer = "---\ntitle: Long\nminutes: 1\n---\n\n";
        for (int i = 0; i < 30; ++i)
            longer += "Paragraph " + QByteArray::number(i) + " of many.\n\n```{key}\nSentence " + QByteArray::number(i) + ".\n```\n\n";
        m_folder->addPage(QStringLiteral("02-long"), longer, longer);
        // Tall enough for all of the first page.
        m_desk = std::make_unique<stage::Desk>(QString(), QSize(1024, 2400), m_folder->path());
        QGuiApplication::clipboard()->clear();
    }
    void cleanup()
    {
        m_desk.reset();
        m_folder.reset();
    }

    void draggingTakesWhatIsBetween();
    void draggingUpwardsTakesTheSame();
    void draggingBackGivesItUp();
    void withinOneTextItIsThatTexts();
    void blocksTakenWholeAreVeiled();
    void intoABoxAPartOfItIsTaken();
    void shiftAndAClickExtend();
    void shiftAndArrowsGoOnInTheNextBlock();
    void homeAndEndStayOnTheirLine();
    void ctrlShiftEndGoesToTheEndOfThePage();
    void allOfThePageIsCopied();
    void escapeAndClicksLetGo();
    void anotherPageHasNoSelection();
    void itIsPaintedInOneColour();
    void atTheEdgeThePageScrolls();
    void tabLetsGo();

private:
    ui::PageView &page() const { return *m_desk->window->area()->page(); }
    ui::PageSelection &selection() const { return *page().selection(); }
    ui::ProseView *text(const QString &words) const
    {
        for (auto *each : page().findChildren<ui::ProseView *>())
            if (each->isVisible() && each->toPlainText().contains(words))
                return each;
        qFatal("no text with %s", qPrintable(words));
    }
    /// Where a word begins, in its text's viewport.
    static QPoint at(ui::ProseView *text, const QString &word)
    {
        const QTextCursor cursor = text->document()->find(word);
        QTextCursor start(text->document());
        start.setPosition(cursor.selectionStart());
        const QRect rect = text->cursorRect(start);
        return {rect.left(), rect.center().y()};
    }
    void press(ui::ProseView *text, const QString &word, Qt::KeyboardModifiers modifiers = {}) const
    {
        m_down = text;
        QTest::mousePress(text->viewport(), Qt::LeftButton, modifiers, at(text, word));
    }
    /// The mouse stays with the text it went down in, wherever it goes.
    void moveTo(ui::ProseView *text, const QString &word) const
    {
        moveTo(text->viewport()->mapToGlobal(at(text, word)));
    }
    void moveTo(const QPoint &global) const
    {
        const QPointF local = m_down->viewport()->mapFromGlobal(QPointF(global));
        QMouseEvent event(QEvent::MouseMove, local, QPointF(global), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(m_down->viewport(), &event);
    }
    void release() const { QTest::mouseRelease(m_down->viewport(), Qt::LeftButton); }
    void drag(const QString &from, const QString &to) const
    {
        press(text(from), from);
        moveTo(text(to), to);
        release();
    }
    QString copied() const
    {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_C, Qt::ControlModifier);
        return QGuiApplication::clipboard()->text();
    }

    std::unique_ptr<stage::CourseFolder> m_folder;
    std::unique_ptr<stage::Desk> m_desk;
    mutable ui::ProseView *m_down = nullptr;
};

void TestPageSelection::draggingTakesWhatIsBetween()
{
    drag(QStringLiteral("with"), QStringLiteral("words here"));
    QVERIFY(selection().isAcross());
    QCOMPARE(copied(),
        QStringLiteral("with $x^2$ in them.\n\nIts caption\na\tb\n1\t$y$\n\nSecond "));
}

void TestPageSelection::draggingUpwardsTakesTheSame()
{
    drag(QStringLiteral("words here"), QStringLiteral("with"));
    QCOMPARE(copied(),
        QStringLiteral("with $x^2$ in them.\n\nIts caption\na\tb\n1\t$y$\n\nSecond "));
}

void TestPageSelection::draggingBackGivesItUp()
{
    ui::ProseView *first = text(QStringLiteral("First"));
    press(first, QStringLiteral("with"));
    moveTo(text(QStringLiteral("Third")), QStringLiteral("end"));
    QVERIFY(selection().isAcross());
    moveTo(first, QStringLiteral("in them"));
    QVERIFY(!selection().isAcross());
    QVERIFY(selection().wholes().isEmpty());
    moveTo(first, QStringLiteral("them"));
    release();
    QVERIFY(!text(QStringLiteral("Third"))->textCursor().hasSelection());
    QCOMPARE(copied(), QStringLiteral("with $x^2$ in "));
}

void TestPageSelection::withinOneTextItIsThatTexts()
{
    drag(QStringLiteral("words at"), QStringLiteral("the end"));
    QVERIFY(!selection().isAcross());
    QCOMPARE(copied(), QStringLiteral("words at "));
}

void TestPageSelection::blocksTakenWholeAreVeiled()
{
    drag(QStringLiteral("Second"), QStringLiteral("words at"));
    const QList<QWidget *> wholes = selection().wholes();
    QCOMPARE(wholes.size(), 1); // the exhibit: the box is taken text by text
    QVERIFY(qobject_cast<exhibits::ExhibitView *>(wholes.first()));
    QVERIFY(text(QStringLiteral("key sentence"))->textCursor().hasSelection());
    const QString all = copied();
    QVERIFY2(all.contains(QStringLiteral("The key sentence.")), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("The wall\nTry it.")), qPrintable(all));
    QVERIFY2(all.endsWith(QStringLiteral("Third ")), qPrintable(all));
}

void TestPageSelection::intoABoxAPartOfItIsTaken()
{
    drag(QStringLiteral("here"), QStringLiteral("sentence"));
    QCOMPARE(copied(), QStringLiteral("here.\n\nThe key "));
}

void TestPageSelection::shiftAndAClickExtend()
{
    ui::ProseView *first = text(QStringLiteral("First"));
    QTest::mouseClick(first->viewport(), Qt::LeftButton, {}, at(first, QStringLiteral("them")));
    ui::ProseView *second = text(QStringLiteral("Second"));
    QTest::mouseClick(second->viewport(), Qt::LeftButton, Qt::ShiftModifier, at(second, QStringLiteral("words here")));
    QVERIFY(selection().isAcross());
    QVERIFY(copied().startsWith(QStringLiteral("them.\n\n")));
    QVERIFY(copied().endsWith(QStringLiteral("Second ")));
}

void TestPageSelection::shiftAndArrowsGoOnInTheNextBlock()
{
    ui::ProseView *second = text(QStringLiteral("Second"));
    QTest::mouseClick(second->viewport(), Qt::LeftButton, {}, at(second, QStringLiteral("here")));
    for (int i = 0; i < 5; ++i) // to the text's end
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(!selection().isAcross());
    for (int i = 0; i < 4; ++i) // and into the box
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(selection().isAcross());
    QCOMPARE(copied(), QStringLiteral("here.\n\nThe"));
    for (int i = 0; i < 5; ++i) // and out again
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left, Qt::ShiftModifier);
    QVERIFY(!selection().isAcross());
    QCOMPARE(copied(), QStringLiteral("here"));
    // Over a table to the text above, by lines.
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up, Qt::ShiftModifier);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up, Qt::ShiftModifier);
    QVERIFY2(copied().contains(QStringLiteral("1\t$y$\n\nSecond words ")), qPrintable(copied()));
}

void TestPageSelection::homeAndEndStayOnTheirLine()
{
    ui::ProseView *second = text(QStringLiteral("Second"));
    QTest::mouseClick(second->viewport(), Qt::LeftButton, {}, at(second, QStringLiteral("here")));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_End, Qt::ShiftModifier);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_End, Qt::ShiftModifier);
    QVERIFY(!selection().isAcross());
    QCOMPARE(copied(), QStringLiteral("here."));
}

void TestPageSelection::ctrlShiftEndGoesToTheEndOfThePage()
{
    ui::ProseView *second = text(QStringLiteral("Second"));
    QTest::mouseClick(second->viewport(), Qt::LeftButton, {}, at(second, QStringLiteral("here")));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_End, Qt::ShiftModifier | Qt::ControlModifier);
    QVERIFY(copied().startsWith(QStringLiteral("here.")));
    QVERIFY2(copied().trimmed().contains(QStringLiteral("Third words at the end")), qPrintable(copied()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home, Qt::ShiftModifier | Qt::ControlModifier);
    QVERIFY(copied().startsWith(QStringLiteral("The title\n\nFirst words")));
    QVERIFY(copied().endsWith(QStringLiteral("Second words ")));
}

void TestPageSelection::allOfThePageIsCopied()
{
    // From the page itself, and from one of its texts.
    for (const bool inText : {false, true}) {
        selection().clear();
        if (inText)
            text(QStringLiteral("Second"))->setFocus(Qt::TabFocusReason);
        else
            m_desk->window->area()->setFocus(Qt::OtherFocusReason);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
        QVERIFY(selection().isAcross());
        const QString all = copied();
        for (const char *part : {"The title", "First words with $x^2$", "1\t$y$", "The key sentence.", "The wall\nTry it.",
                 "Third words", "1. A note."})
            QVERIFY2(all.contains(QLatin1String(part)), qPrintable(all));
    }
}

void TestPageSelection::escapeAndClicksLetGo()
{
    const auto nothing = [this] {
        for (const auto *each : page().findChildren<ui::ProseView *>())
            if (each->textCursor().hasSelection())
                return false;
        return !selection().isAcross() && selection().wholes().isEmpty();
    };
    drag(QStringLiteral("First"), QStringLiteral("Third"));
    QVERIFY(!nothing());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(nothing());
    drag(QStringLiteral("First"), QStringLiteral("Third"));
    ui::ProseView *second = text(QStringLiteral("Second"));
    QTest::mouseClick(second->viewport(), Qt::LeftButton, {}, at(second, QStringLiteral("words")));
    QVERIFY(nothing());
    drag(QStringLiteral("First"), QStringLiteral("Third"));
    QTest::mouseClick(&page(), Qt::LeftButton, {}, QPoint(3, page().height() - 3)); // beside everything
    QVERIFY(nothing());
    m_desk->window->area()->setFocus(Qt::OtherFocusReason);
    m_desk->key(Qt::Key_A, Qt::ControlModifier);
    m_desk->key(Qt::Key_Escape);
    QVERIFY(nothing());
}

void TestPageSelection::anotherPageHasNoSelection()
{
    m_desk->key(Qt::Key_A, Qt::ControlModifier);
    QVERIFY(selection().isAcross());
    m_desk->session->nextPage();
    m_desk->settle();
    QVERIFY(!selection().isAcross());
}

void TestPageSelection::itIsPaintedInOneColour()
{
    drag(QStringLiteral("with"), QStringLiteral("here"));
    const QColor chosen = m_desk->window->palette().color(QPalette::Active, QPalette::Highlight);
    // Above the first word of each, where the ground of the line shows.
    for (const char *words : {"First", "Second"}) {
        ui::ProseView *each = text(QLatin1String(words));
        QTextCursor cursor(each->document());
        cursor.setPosition(each->textCursor().selectionStart() + 1);
        const QRect rect = each->cursorRect(cursor);
        const QImage image = each->viewport()->grab().toImage();
        int inked = 0;
        for (int x = rect.left(); x < rect.left() + 20; ++x)
            inked += image.pixelColor(x, rect.top() + 2) == chosen;
        QVERIFY2(inked > 5, words);
    }
}

void TestPageSelection::atTheEdgeThePageScrolls()
{
    m_desk->window->resize(1024, 600);
    m_desk->session->goToPage(QStringLiteral("long"));
    m_desk->settle();
    ui::PageArea *area = m_desk->window->area();
    QCOMPARE(area->topEdge(), 0);
    press(text(QStringLiteral("Paragraph 0")), QStringLiteral("of many"));
    moveTo(area->viewport()->mapToGlobal(QPoint(300, area->viewport()->height() + 40)));
    QTRY_VERIFY(area->topEdge() > 400);
    QVERIFY(text(QStringLiteral("Paragraph 3"))->textCursor().hasSelection());
    // Back within what is seen it stands still.
    moveTo(area->viewport()->mapToGlobal(QPoint(300, area->viewport()->height() / 2)));
    const int top = area->topEdge();
    QTest::qWait(200);
    QCOMPARE(area->topEdge(), top);
    moveTo(area->viewport()->mapToGlobal(QPoint(300, -40)));
    QTRY_COMPARE(area->topEdge(), 0);
    release();
}

void TestPageSelection::tabLetsGo()
{
    drag(QStringLiteral("First"), QStringLiteral("Third"));
    m_desk->key(Qt::Key_Tab);
    QVERIFY(!selection().isAcross());
}

QTEST_MAIN(TestPageSelection)
#include "tst_page_selection.moc"
