// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "typeset/formula/svg_values.h"

using namespace nunchi::typeset;

class TestSvgValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEveryCommand_data();
    void readsEveryCommand();
    void refusesWhatIsNoPath_data();
    void refusesWhatIsNoPath();
    void appliesTransformsFromTheRight();
    void refusesOtherTransforms();
};

void TestSvgValues::readsEveryCommand_data()
{
    QTest::addColumn<QString>("data");
    QTest::addColumn<QPainterPath>("expected");
    QPainterPath lines(QPointF(10, 20));
    lines.lineTo(30, 20);
    lines.lineTo(30, -5);
    lines.lineTo(1, 2.5);
    lines.closeSubpath();
    QTest::newRow("lines") << QStringLiteral("M10 20H30V-5L1 2.5Z") << lines;
    QTest::newRow("relative") << QStringLiteral("m10,20h20v-25l-29,7.5z") << lines;
    QTest::newRow("more points") << QStringLiteral("M10 20 30 20 30-5 1 2.5Z") << lines;
    QTest::newRow("exponents") << QStringLiteral("M1e1 2E+1 30 20 30-50e-1 1 +2.5Z") << lines;

    QPainterPath curves(QPointF(0, 0));
    curves.quadTo(1, 2, 3, 4);
    curves.quadTo(5, 6, 7, 0); // the control point mirrored: 2·(3,4) − (1,2)
    curves.quadTo(9, -6, 10, 10);
    QTest::newRow("quadratic") << QStringLiteral("M0 0Q1 2 3 4T7 0T10 10") << curves;
    QTest::newRow("quadratic relative") << QStringLiteral("M0 0q1 2 3 4t4-4 3 10") << curves;

    QPainterPath cubic(QPointF(0, 0));
    cubic.cubicTo(1, 1, 2, 1, 3, 0);
    cubic.cubicTo(4, -1, 5, 5, 6, 6);
    QTest::newRow("cubic") << QStringLiteral("M0 0C1 1 2 1 3 0S5 5 6 6") << cubic;

    QPainterPath afterLine(QPointF(0, 0));
    afterLine.lineTo(2, 0);
    afterLine.quadTo(2, 0, 4, 4); // nothing to mirror
    QTest::newRow("T after L") << QStringLiteral("M0 0L2 0T4 4") << afterLine;

    QPainterPath two(QPointF(1, 1));
    two.lineTo(2, 1);
    two.closeSubpath();
    two.lineTo(1, 5); // goes on from where the first began
    QTest::newRow("after Z") << QStringLiteral("M1 1l1 0zl0 4") << two;
    QTest::newRow("empty") << QString() << QPainterPath();
}

void TestSvgValues::readsEveryCommand()
{
    QFETCH(QString, data);
    QFETCH(QPainterPath, expected);
    const auto path = pathFromData(data);
    QVERIFY(path);
    QCOMPARE(path->elementCount(), expected.elementCount());
    for (int i = 0; i < expected.elementCount(); ++i) {
        QCOMPARE(path->elementAt(i).type, expected.elementAt(i).type);
        QCOMPARE(QPointF(path->elementAt(i)), QPointF(expected.elementAt(i)));
    }
}

void TestSvgValues::refusesWhatIsNoPath_data()
{
    QTest::addColumn<QString>("data");
    QTest::newRow("arc") << QStringLiteral("M0 0A1 1 0 0 0 2 2");
    QTest::newRow("word") << QStringLiteral("none");
    QTest::newRow("missing number") << QStringLiteral("M0 0L1");
    QTest::newRow("two points") << QStringLiteral("M0 0L1.2.3.4x");
    QTest::newRow("not a number") << QStringLiteral("M0 0L- 3");
    QTest::newRow("infinite") << QStringLiteral("M0 1e999");
}

void TestSvgValues::refusesWhatIsNoPath()
{
    QFETCH(QString, data);
    QVERIFY(!pathFromData(data));
}

void TestSvgValues::appliesTransformsFromTheRight()
{
    const auto transform = transformFrom(u"translate(10,20) scale(2) matrix(1 0 0 -1 0 0)");
    QVERIFY(transform);
    QCOMPARE(transform->map(QPointF(1, 3)), QPointF(12, 14));
    QCOMPARE(transformFrom(u"")->map(QPointF(1, 3)), QPointF(1, 3));
    QCOMPARE(transformFrom(u"translate(5)")->map(QPointF(1, 3)), QPointF(6, 3));
    QCOMPARE(transformFrom(u"scale(1,-1)")->map(QPointF(1, 3)), QPointF(1, -3));
}

void TestSvgValues::refusesOtherTransforms()
{
    QVERIFY(!transformFrom(u"rotate(30)"));
    QVERIFY(!transformFrom(u"translate(1,2"));
    QVERIFY(!transformFrom(u"translate()"));
    QVERIFY(!transformFrom(u"scale(1 2 3)"));
    QVERIFY(!transformFrom(u")translate(1"));
}

QTEST_MAIN(TestSvgValues)
#include "tst_svg_values.moc"
