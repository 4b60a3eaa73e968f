// SPDX-License-Identifier: GPL-3.0-or-later
// Links, terms of the glossary and notes, on the page that has every kind of block.
#include <QApplication>
#include <QClipboard>
#include <QMouseEvent>
#include <QTest>

#include "controls/button.h"
#include "stage.h"
#include "ui/link_card.h"
#include "ui/link_targets.h"
#include "ui/note_view.h"
#include "ui/page_view.h"
#include "ui/prose_view.h"

using namespace nunchi;

namespace {
constexpr int kWithMargin = 1110;
constexpr int kWithoutMargin = 700;
const QString kPaper = QStringLiteral("https://arxiv.org/abs/1706.03762");
} // namespace

class TestPageLinks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aTermIsExplainedUnderThePointer();
    void aTermIsExplainedByTabAndEscapeHidesIt();
    void aTermIsExplainedByClick();
    void aWebAddressIsShownByTab();
    void aWebAddressIsOpenedOnlyWhenAskedTo();
    void tabStaysInTheQuestion();
    void linksInsideTheCourseAreFollowed();
    void notesStandBesideTheirLines();
    void notesMakeWayForWhatIsWide();
    void notesStandAtTheEndWithoutAMargin();
    void aNoteLeadsThereAndBack();

private:
    void show(int width);
    ui::ProseView *first() const;
    ui::LinkCard *card() const;
    QString cardText() const;
    /// Tab until the caret is at that link.
    bool tabTo(const QString &target) const;
    void clickOn(const QString &target) const;
    void press(const QString &button) const;

    std::unique_ptr<session::Session> m_session;
    std::unique_ptr<stage::Stage> m_stage;
    std::unique_ptr<ui::PageView> m_page;
};

void TestPageLinks::init()
{
    m_session = stage::openSession(QStringLiteral(NUNCHI_SOURCE_DIR "/tests/ui/lessons-all-blocks"));
    m_session->setLanguage(QStringLiteral("en"));
    m_stage = std::make_unique<stage::Stage>(*m_session);
    m_page = std::make_unique<ui::PageView>(m_stage->context);
}

void TestPageLinks::cleanup()
{
    m_page.reset();
    m_stage.reset();
    m_session.reset();
}

void TestPageLinks::show(int width)
{
    m_page->resize(width, 10);
    m_page->showPage();
    m_page->buildAll(width);
    m_page->resize(width, m_page->heightForWidth(width));
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    QCoreApplication::processEvents();
}

ui::ProseView *TestPageLinks::first() const
{
    for (QWidget *part : m_page->parts().mid(1))
        if (auto *prose = qobject_cast<ui::ProseView *>(part))
            return prose;
    return nullptr;
}

ui::LinkCard *TestPageLinks::card() const
{
    for (auto *each : m_page->findChildren<ui::LinkCard *>())
        if (each->isVisible())
            return each;
    return nullptr;
}

QString TestPageLinks::cardText() const
{
    return card() ? card()->words() : QString();
}

bool TestPageLinks::tabTo(const QString &target) const
{
    first()->setFocus(Qt::TabFocusReason);
    for (int i = 0; i < 20; ++i) {
        QTest::keyClick(first(), Qt::Key_Tab);
        if (!first()->hasFocus())
            return false;
        if (first()->textCursor().charFormat().anchorHref() == target)
            return true;
    }
    return false;
}

void TestPageLinks::clickOn(const QString &target) const
{
    const QRect where = first()->anchorRect(target);
    QVERIFY(where.isValid());
    QTest::mouseClick(first()->viewport(), Qt::LeftButton, {}, where.center());
}

void TestPageLinks::press(const QString &button) const
{
    QVERIFY(card());
    for (auto *each : card()->findChildren<controls::Button *>())
        if (each->isVisible() && each->accessibleName() == button)
            return QTest::mouseClick(each, Qt::LeftButton);
    QFAIL("no such button");
}

void TestPageLinks::aTermIsExplainedUnderThePointer()
{
    show(kWithMargin);
    QTest::mouseMove(first()->viewport(), first()->anchorRect(ui::termTarget(QStringLiteral("attention"))).center());
    QTRY_VERIFY(cardText().contains(QStringLiteral("every position looks at every position")));
    QVERIFY(m_stage->followed.isEmpty());
    QTest::mouseMove(first()->viewport(), QPoint(first()->width() - 3, first()->height() - 3));
    QTRY_VERIFY(!card());
}

void TestPageLinks::aTermIsExplainedByTabAndEscapeHidesIt()
{
    show(kWithMargin);
    QVERIFY(tabTo(ui::termTarget(QStringLiteral("weight"))));
    QVERIFY(cardText().contains(QStringLiteral("how much to look")));
    // A screen reader hears it from the text that has the keyboard.
    QVERIFY(first()->accessibleDescription().contains(QStringLiteral("how much to look")));
    QTest::keyClick(first(), Qt::Key_Escape);
    QVERIFY(!card());
    QVERIFY(first()->hasFocus());
    QTest::keyClick(first(), Qt::Key_Return);
    QVERIFY(cardText().contains(QStringLiteral("how much to look")));
}

void TestPageLinks::aTermIsExplainedByClick()
{
    show(kWithMargin);
    clickOn(ui::termTarget(QStringLiteral("attention")));
    QVERIFY(cardText().contains(QStringLiteral("every position looks at every position")));
    QVERIFY(!card()->asks());
    QVERIFY(m_page->rect().contains(card()->geometry()));
}

void TestPageLinks::aWebAddressIsShownByTab()
{
    show(kWithMargin);
    QVERIFY(tabTo(kPaper));
    QVERIFY(cardText().contains(kPaper));
    QVERIFY(!card()->asks());
    QVERIFY(m_stage->followed.isEmpty());
}

void TestPageLinks::aWebAddressIsOpenedOnlyWhenAskedTo()
{
    show(kWithMargin);
    QVERIFY(tabTo(kPaper));
    QTest::keyClick(first(), Qt::Key_Return);
    QVERIFY(card() && card()->asks());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // twice Enter opens nothing
    QVERIFY(!card());
    QVERIFY(first()->hasFocus());
    QVERIFY(m_stage->followed.isEmpty());

    clickOn(kPaper);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!card());
    QVERIFY(m_stage->followed.isEmpty());

    clickOn(kPaper);
    press(QStringLiteral("Copy"));
    QCOMPARE(QApplication::clipboard()->text(), kPaper);
    QVERIFY(m_stage->followed.isEmpty());
    press(QStringLiteral("Open"));
    QVERIFY(!card());
    QCOMPARE(m_stage->followed, QStringList{kPaper});
}

void TestPageLinks::tabStaysInTheQuestion()
{
    show(kWithMargin);
    clickOn(kPaper);
    QStringList names;
    for (int i = 0; i < 4; ++i) {
        names << QApplication::focusWidget()->accessibleName();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(names,
        (QStringList{
            QStringLiteral("Cancel"), QStringLiteral("Open"), QStringLiteral("Copy"), QStringLiteral("Cancel")}));
}

void TestPageLinks::linksInsideTheCourseAreFollowed()
{
    show(kWithMargin);
    clickOn(QStringLiteral("block:pairs"));
    QCOMPARE(m_stage->followed, QStringList{QStringLiteral("block:pairs")});
    QVERIFY(!card());
    QVERIFY(m_page->topOf(QStringLiteral("pairs")) > 0);
}

void TestPageLinks::notesStandBesideTheirLines()
{
    show(kWithMargin);
    QVERIFY(m_page->hasNotesInMargin());
    const auto notes = m_page->findChildren<ui::NoteView *>();
    QCOMPARE(notes.size(), 2);
    const QRect mark = first()->anchorRect(ui::noteTarget(notes.first()->id()));
    const int line = first()->mapTo(m_page.get(), mark.topLeft()).y();
    // Beside it, or a line higher where something wide stands below.
    QVERIFY2(std::abs(notes.first()->y() - line) < 30, qPrintable(QString::number(notes.first()->y() - line)));
    QVERIFY(notes.first()->x() > first()->geometry().right());
    QVERIFY(notes.last()->y() > notes.first()->geometry().bottom());
    QVERIFY(notes.last()->geometry().right() <= m_page->width());
    // In the order of reading they come after the text that points to them.
    QCOMPARE(m_page->parts().indexOf(notes.first()), m_page->parts().indexOf(first()) + 1);
}

void TestPageLinks::notesMakeWayForWhatIsWide()
{
    for (const int width : {1000, kWithMargin, 1500}) {
        show(width);
        for (const auto *note : m_page->findChildren<ui::NoteView *>())
            for (QWidget *part : m_page->parts())
                if (!qobject_cast<ui::NoteView *>(part) && part != m_page->parts().first())
                    QVERIFY(!QRect(part->mapTo(m_page.get(), QPoint()), part->size()).intersects(note->geometry()));
    }
}

void TestPageLinks::notesStandAtTheEndWithoutAMargin()
{
    show(kWithoutMargin);
    QVERIFY(!m_page->hasNotesInMargin());
    int lowest = 0;
    for (QWidget *part : m_page->parts())
        if (!qobject_cast<ui::NoteView *>(part))
            lowest = std::max(lowest, part->mapTo(m_page.get(), part->rect().bottomLeft()).y());
    for (const auto *note : m_page->findChildren<ui::NoteView *>()) {
        QVERIFY(note->isVisible());
        QVERIFY(note->y() > lowest);
        QVERIFY(note->geometry().bottom() < m_page->height());
    }
    // Its mark says it, too.
    QVERIFY(tabTo(ui::noteTarget(QStringLiteral("bahdanau"))));
    QVERIFY(cardText().contains(QStringLiteral("Bahdanau")));
}

void TestPageLinks::aNoteLeadsThereAndBack()
{
    show(kWithoutMargin);
    const QString id = QStringLiteral("bahdanau");
    QVERIFY(tabTo(ui::noteTarget(id)));
    QTest::keyClick(first(), Qt::Key_Return);
    QCOMPARE(m_stage->followed, QStringList{ui::noteTarget(id)});
    QVERIFY(m_page->showNote(id)); // as the window does
    auto *text = qobject_cast<ui::ProseView *>(QApplication::focusWidget());
    QVERIFY(text && text->toPlainText().contains(QStringLiteral("Bahdanau")));
    QTest::keyClick(text, Qt::Key_Tab);
    QTest::keyClick(text, Qt::Key_Return);
    QCOMPARE(m_stage->followed.last(), ui::markTarget(id));
    QVERIFY(m_page->showMark(id));
    QVERIFY(first()->hasFocus());
    QCOMPARE(first()->textCursor().charFormat().anchorHref(), ui::noteTarget(id));
}

QTEST_MAIN(TestPageLinks)
#include "tst_page_links.moc"
