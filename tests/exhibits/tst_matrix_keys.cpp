// SPDX-License-Identifier: GPL-3.0-or-later
// The matrix by keys and by mouse, and what it tells of a cell.
#include "matrix_fixture.h"

#include <QApplication>
#include <QHelpEvent>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QToolTip>

#include "controls/segments.h"
#include "exhibits/matrix/view_words.h"

using namespace nunchi;
using namespace nunchi::exhibits;

class TestMatrixKeys : public MatrixFixture
{
    Q_OBJECT

private Q_SLOTS:
    void arrowsMoveTheCell();
    void clicksMoveItToo();
    void hoveringReadsAnotherCellOut();
    void lettersSwitch();
    void switchesByMouse();
    void tipsAreExact();
    void keysAskToSeeTheGrid();
    void theAudienceHasNoControls();
    void everythingHasANameAndTabReachesIt();
    void escapeLeaves();
};

void TestMatrixKeys::arrowsMoveTheCell()
{
    m_model->setCursor(7, 1);
    grid()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(grid(), Qt::Key_Right);
    QCOMPARE(m_model->column(), 2);
    QTest::keyClick(grid(), Qt::Key_Up);
    QCOMPARE(m_model->row(), 6);
    QTest::keyClick(grid(), Qt::Key_End);
    QCOMPARE(m_model->column(), m_model->count() - 1);
    QTest::keyClick(grid(), Qt::Key_Right);
    QCOMPARE(m_model->column(), m_model->count() - 1);
    QTest::keyClick(grid(), Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(m_model->row(), 0);
    QCOMPARE(m_model->column(), 0);
    QTest::keyClick(grid(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_model->row(), 7);
    QTest::keyClick(grid(), Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(m_model->row(), 0);
    QCOMPARE(card()->cell(), (Cell{0, 0}));
}

void TestMatrixKeys::clicksMoveItToo()
{
    QTest::mouseClick(grid(), Qt::LeftButton, {}, middle({3, 4}));
    QCOMPARE(m_model->row(), 3);
    QCOMPARE(m_model->column(), 4);
    QTest::mouseClick(grid(), Qt::LeftButton, {}, grid()->geometryNow().rowLabel(5).center().toPoint());
    QCOMPARE(m_model->row(), 5);
    QCOMPARE(m_model->column(), 4);
    QTest::mouseClick(grid(), Qt::LeftButton, {}, grid()->geometryNow().columnLabel(9).center().toPoint());
    QCOMPARE(m_model->row(), 5);
    QCOMPARE(m_model->column(), 9);
}

void TestMatrixKeys::hoveringReadsAnotherCellOut()
{
    m_model->setCursor(7, 1);
    QTest::mouseMove(grid(), middle({2, 6}));
    QTRY_COMPARE(card()->cell(), (Cell{2, 6}));
    QCOMPARE(m_model->row(), 7);
    QTest::mouseMove(grid(), QPoint(1, grid()->height() - 1));
    QTRY_COMPARE(card()->cell(), (Cell{7, 1}));
}

void TestMatrixKeys::lettersSwitch()
{
    grid()->setFocus();
    QTest::keyClick(grid(), Qt::Key_S);
    QVERIFY(!m_model->values().settings().scaled);
    QVERIFY(!toggle("divide by \u221Ad\u2096")->isChecked());
    QTest::keyClick(grid(), Qt::Key_M);
    QVERIFY(m_model->values().settings().causal);
    QTest::keyClick(grid(), Qt::Key_P);
    QCOMPARE(m_model->values().settings().padding, Padding::Shown);
    QTest::keyClick(grid(), Qt::Key_P);
    QCOMPARE(m_model->values().settings().padding, Padding::Hidden);
    QVERIFY(toggle("hide padding")->isChecked());
    QTest::keyClick(grid(), Qt::Key_P);
    QCOMPARE(m_model->values().settings().padding, Padding::None);
    QTest::keyClick(grid(), Qt::Key_R);
    QVERIFY(m_model->values().settings().scaled);
    QVERIFY(!m_model->values().settings().causal);
    // A Korean layout makes a Jamo of the same key.
    QKeyEvent jamo(QEvent::KeyPress, 0, Qt::NoModifier, QString(QChar(0x3134)));
    QApplication::sendEvent(grid(), &jamo);
    QVERIFY(!m_model->values().settings().scaled);
    QTest::keyClick(grid(), Qt::Key_R);
    // From a switch that has the focus, too.
    toggle("causal mask")->setFocus();
    QTest::keyClick(toggle("causal mask"), Qt::Key_S);
    QVERIFY(!m_model->values().settings().scaled);
}

void TestMatrixKeys::switchesByMouse()
{
    QTest::mouseClick(toggle("divide by \u221Ad\u2096"), Qt::LeftButton);
    QVERIFY(!m_model->values().settings().scaled);
    QTest::mouseClick(toggle("padding"), Qt::LeftButton);
    QCOMPARE(m_model->values().settings().padding, Padding::Shown);
    QCOMPARE(m_model->count(), 13);
    QTest::mouseClick(toggle("hide padding"), Qt::LeftButton);
    QCOMPARE(m_model->values().settings().padding, Padding::Hidden);
    QTest::mouseClick(toggle("padding"), Qt::LeftButton);
    QCOMPARE(m_model->count(), 11);
    QVERIFY(toggle("hide padding")->isHidden());
}

void TestMatrixKeys::tipsAreExact()
{
    const double weight = m_model->values().trace().weights(7, 1);
    const QString tip = matrix::words::exactly(*m_model, {7, 1});
    bool found = false;
    for (const QString &word : tip.split(QRegularExpression(QStringLiteral("[ \n]"))))
        found = found || word.toDouble() == weight;
    QVERIFY2(found, qPrintable(tip));
    QHelpEvent help(QEvent::ToolTip, middle({7, 1}), grid()->mapToGlobal(middle({7, 1})));
    QApplication::sendEvent(grid(), &help);
    QCOMPARE(QToolTip::text(), tip);
}

void TestMatrixKeys::keysAskToSeeTheGrid()
{
    QSignalSpy wanted(m_view, &ExhibitView::revealWanted);
    toggle("causal mask")->setFocus(Qt::TabFocusReason);
    QTest::keyClick(toggle("causal mask"), Qt::Key_Space);
    QCOMPARE(wanted.count(), 1);
    QVERIFY(wanted.takeFirst().first().toRect().contains(grid()->geometry()));
    QTest::mouseClick(toggle("causal mask"), Qt::LeftButton);
    QCOMPARE(wanted.count(), 0);
    grid()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(grid(), Qt::Key_End);
    QCOMPARE(wanted.count(), 1);
    QVERIFY(wanted.first().first().toRect().height() < grid()->height() / 2);
}

void TestMatrixKeys::theAudienceHasNoControls()
{
    show(1028, Role::Audience);
    QVERIFY(m_view->findChildren<QAbstractButton *>().isEmpty());
    QCOMPARE(grid()->focusPolicy(), Qt::NoFocus);
    const int row = m_model->row();
    QTest::mouseClick(grid(), Qt::LeftButton, {}, middle({row > 0 ? 0 : 1, 0}));
    QCOMPARE(m_model->row(), row);
    show(420, Role::Console);
    QVERIFY(!m_view->findChildren<controls::Switch *>().isEmpty());
    picture(m_view);
}

void TestMatrixKeys::everythingHasANameAndTabReachesIt()
{
    QSet<QWidget *> wanted;
    for (QWidget *widget : m_view->findChildren<QWidget *>()) {
        if (widget->focusPolicy() == Qt::NoFocus || widget->isHidden())
            continue;
        QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
        if (!widget->inherits("nunchi::controls::Segment"))
            wanted << widget;
    }
    QVERIFY(wanted.size() >= 6);
    m_view->findChild<controls::Segments *>()->findChildren<QAbstractButton *>().first()->setFocus();
    for (int i = 0; i < 12; ++i) {
        wanted.remove(QApplication::focusWidget());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    QVERIFY(wanted.isEmpty());
    QVERIFY(!m_view->accessibleName().isEmpty());
    QVERIFY(m_view->accessibleDescription().contains(QLatin1String("animal")));
}

void TestMatrixKeys::escapeLeaves()
{
    QSignalSpy left(m_view, &ExhibitView::left);
    grid()->setFocus();
    QTest::keyClick(grid(), Qt::Key_Escape);
    QCOMPARE(left.count(), 1);
}

QTEST_MAIN(TestMatrixKeys)
#include "tst_matrix_keys.moc"
