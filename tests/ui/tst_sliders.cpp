// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

#include "controls/slider_row.h"

using namespace nunchi;
using controls::SliderRow;
using controls::SliderScale;

class TestSliders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void logarithmicStepsMeetPowersOfTwo();
    void everyStepChangesTheValue();
    void linearStepsAndDecimals();
    void keysMoveIt();
    void pageKeysStayThePages();
    void draggingMovesItAndIsOneGesture();
    void typingSetsItWithinTheRange();
    void escBringsTheValueBack();
    void whatIsNoNumberIsNotTaken();
    void screenReadersReadTheValue();

private:
    QPoint at(double value) const;
    void type(const QString &text);

    typeset::Appearance *m_look = nullptr;
    SliderRow *m_row = nullptr;
};

void TestSliders::init()
{
    m_look = new typeset::Appearance(typeset::Fonts::onThisComputer());
    m_row = new SliderRow(*m_look);
    m_row->setLabel(QStringLiteral("width $d_k$"));
    m_row->setScale({1, 1024, 0, true});
    m_row->setNumber(64);
    m_row->resize(m_row->sizeHint() + QSize(100, 0));
    m_row->show();
    QVERIFY(QTest::qWaitForWindowActive(m_row));
}

void TestSliders::cleanup()
{
    delete m_row;
    delete m_look;
}

QPoint TestSliders::at(double value) const
{
    const double before = m_row->number();
    m_row->setNumber(value);
    const QPoint place = m_row->slider()->handle().toPoint();
    m_row->setNumber(before);
    return place;
}

void TestSliders::type(const QString &text)
{
    m_row->field()->setFocus();
    m_row->field()->selectAll();
    QTest::keyClicks(m_row->field(), text);
    QTest::keyClick(m_row->field(), Qt::Key_Return);
}

void TestSliders::logarithmicStepsMeetPowersOfTwo()
{
    const SliderScale scale{1, 1024, 0, true};
    QCOMPARE(scale.stepped(64, 4), 128.0);
    QCOMPARE(scale.stepped(1024, -40 + 8), 4.0);
    QCOMPARE(scale.stepped(1000, 1), 1024.0);
    QCOMPARE(scale.stepped(1024, 1), 1024.0);
    QCOMPARE(scale.stepped(1, -1), 1.0);
    QCOMPARE(scale.at(0.5), 32.0);
}

void TestSliders::everyStepChangesTheValue()
{
    const SliderScale scale{1, 1024, 0, true};
    int steps = 0;
    for (double value = 1; value < 1024; ++steps) {
        const double next = scale.stepped(value, 1);
        QVERIFY2(next > value, qPrintable(QString::number(value)));
        QVERIFY(scale.stepped(next, -1) < next);
        value = next;
    }
    QVERIFY(steps < 41);
}

void TestSliders::linearStepsAndDecimals()
{
    const SliderScale scale{0, 1, 2, false};
    QCOMPARE(scale.stepped(0.5, 1), 0.51);
    QCOMPARE(scale.rounded(0.123), 0.12);
    QCOMPARE(scale.rounded(7), 1.0);
    const SliderScale whole{2, 16, 0, false};
    QCOMPARE(whole.stepped(10, 1), 11.0);
}

void TestSliders::keysMoveIt()
{
    QSignalSpy spy(m_row, &SliderRow::moved);
    m_row->slider()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(m_row->slider(), Qt::Key_Right);
    QCOMPARE(m_row->number(), 76.0);
    QTest::keyClick(m_row->slider(), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(m_row->number(), 152.0);
    QTest::keyClick(m_row->slider(), Qt::Key_End);
    QCOMPARE(m_row->number(), 1024.0);
    QCOMPARE(m_row->field()->text(), QStringLiteral("1,024"));
    QTest::keyClick(m_row->slider(), Qt::Key_Home);
    QCOMPARE(m_row->number(), 1.0);
    QCOMPARE(spy.count(), 4);
    QCOMPARE(spy.first().last(), spy.last().last());
}

void TestSliders::pageKeysStayThePages()
{
    m_row->slider()->setFocus();
    for (QWidget *stop : m_row->stops()) {
        QKeyEvent press(QEvent::KeyPress, Qt::Key_PageDown, Qt::NoModifier);
        press.ignore();
        QCoreApplication::sendEvent(stop, &press);
        QVERIFY(!press.isAccepted());
    }
    QCOMPARE(m_row->number(), 64.0);
}

void TestSliders::draggingMovesItAndIsOneGesture()
{
    QSignalSpy spy(m_row, &SliderRow::moved);
    QTest::mousePress(m_row->slider(), Qt::LeftButton, {}, at(16));
    QVERIFY(std::abs(m_row->number() - 16) <= 1);
    QTest::mouseMove(m_row->slider(), at(300));
    QTest::mouseMove(m_row->slider(), QPoint(5'000, 0));
    QTest::mouseRelease(m_row->slider(), Qt::LeftButton);
    QCOMPARE(m_row->number(), 1024.0);
    QVERIFY(spy.count() >= 3);
    QCOMPARE(spy.first().last(), spy.last().last());
    QTest::mouseClick(m_row->slider(), Qt::LeftButton, {}, at(16));
    QVERIFY(spy.first().last() != spy.last().last());
}

void TestSliders::typingSetsItWithinTheRange()
{
    QSignalSpy spy(m_row, &SliderRow::moved);
    type(QStringLiteral("512"));
    QCOMPARE(m_row->number(), 512.0);
    type(QStringLiteral("1,000"));
    QCOMPARE(m_row->number(), 1000.0);
    type(QStringLiteral("99999"));
    QCOMPARE(m_row->number(), 1024.0);
    QCOMPARE(m_row->field()->text(), QStringLiteral("1,024"));
    QCOMPARE(spy.count(), 3);
}

void TestSliders::escBringsTheValueBack()
{
    m_row->field()->setFocus();
    m_row->field()->selectAll();
    QTest::keyClicks(m_row->field(), QStringLiteral("5"));
    QTest::keyClick(m_row->field(), Qt::Key_Escape);
    QCOMPARE(m_row->field()->text(), QStringLiteral("64"));
    QCOMPARE(m_row->number(), 64.0);
}

void TestSliders::whatIsNoNumberIsNotTaken()
{
    QSignalSpy spy(m_row, &SliderRow::moved);
    type(QStringLiteral("many"));
    QCOMPARE(spy.count(), 0);
    QCOMPARE(m_row->field()->text(), QStringLiteral("64"));
}

void TestSliders::screenReadersReadTheValue()
{
    QAccessibleInterface *slider = QAccessible::queryAccessibleInterface(m_row->slider());
    QVERIFY(slider && slider->valueInterface());
    QCOMPARE(slider->role(), QAccessible::Slider);
    QCOMPARE(slider->text(QAccessible::Name), QStringLiteral("width d\u2096"));
    QCOMPARE(slider->valueInterface()->currentValue().toInt(), 64);
    QCOMPARE(slider->valueInterface()->maximumValue().toInt(), 1024);
    QSignalSpy spy(m_row, &SliderRow::moved);
    slider->valueInterface()->setCurrentValue(128);
    QCOMPARE(spy.count(), 1);
    QVERIFY(!m_row->field()->accessibleName().isEmpty());
}

QTEST_MAIN(TestSliders)
#include "tst_sliders.moc"
