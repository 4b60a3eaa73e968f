// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>
#include <vector>

#include <QSet>
#include <QTest>
#include <QWidget>

#include "controls/focus_ring.h"
#include "exhibits/shared/control_flow.h"

using nunchi::controls::kFocusRoom;
using nunchi::exhibits::ControlFlow;

namespace {

constexpr int kGap = 20;
constexpr int kMost = 200;

/// Something that asks for so much room.
class Thing : public QWidget
{
public:
    Thing(int width, bool grows)
        : m_width(width)
    {
        setSizePolicy(grows ? QSizePolicy::Expanding : QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override { return {m_width + 2 * kFocusRoom, 40}; }

private:
    int m_width;
};

} // namespace

class TestControlFlow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_things.clear(); }
    void slidersStandInColumns_data();
    void slidersStandInColumns();
    void whatFollowsGoesOnInTheirLine();
    void aSingleSliderTakesTheRest();
    void aNarrowColumnMakesThemNarrower();
    void buttonsGoOnInTheNextLine();

private:
    void add(int width, bool grows) { m_things.push_back(std::make_unique<Thing>(width, grows)); }
    QList<QRect> placed(int width, int *bottom = nullptr);

    std::vector<std::unique_ptr<Thing>> m_things;
};

QList<QRect> TestControlFlow::placed(int width, int *bottom)
{
    QList<QWidget *> all;
    for (const auto &thing : m_things)
        all << thing.get();
    ControlFlow flow(width, 10, kGap, kMost);
    flow.place(all);
    if (bottom)
        *bottom = flow.bottom();
    return flow.places();
}

void TestControlFlow::slidersStandInColumns_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("columns");
    QTest::newRow("all four") << 1000 << 4;
    QTest::newRow("three would fit: two and two") << 750 << 2;
    QTest::newRow("two") << 500 << 2;
    QTest::newRow("one") << 300 << 1;
}

void TestControlFlow::slidersStandInColumns()
{
    QFETCH(int, width);
    QFETCH(int, columns);
    for (const int asked : {200, 230, 210, 180})
        add(asked, true);
    int bottom = 0;
    const QList<QRect> at = placed(width, &bottom);
    QSet<int> lefts;
    for (const QRect &place : at) {
        QCOMPARE(place.width(), at.first().width());
        QVERIFY(place.right() + 1 - 2 * kFocusRoom <= width);
        lefts << place.left();
    }
    QCOMPARE(lefts.size(), columns);
    QCOMPARE(bottom, 10 + 40 * (4 / columns));
}

void TestControlFlow::whatFollowsGoesOnInTheirLine()
{
    for (int i = 0; i < 3; ++i)
        add(200, true);
    add(100, false);
    const QList<QRect> at = placed(600); // two, one
    QCOMPARE(at[2].top(), at[3].top());
    QCOMPARE(at[3].left(), at[1].left());
    QCOMPARE(at[2].width(), at[0].width());
}

void TestControlFlow::aSingleSliderTakesTheRest()
{
    add(100, false);
    add(150, true);
    add(80, false);
    const QList<QRect> at = placed(400);
    QCOMPARE(at[2].right() + 1 - 2 * kFocusRoom, 400);
    QCOMPARE(at[1].width(), 400 - 100 - 80 - 2 * kGap + 2 * kFocusRoom);
    QCOMPARE(placed(2000)[1].width(), 150 + kMost + 2 * kFocusRoom); // not longer than is of use
}

void TestControlFlow::aNarrowColumnMakesThemNarrower()
{
    add(200, true);
    add(200, true);
    for (const QRect &place : placed(150))
        QCOMPARE(place.width(), 150 + 2 * kFocusRoom);
}

void TestControlFlow::buttonsGoOnInTheNextLine()
{
    for (int i = 0; i < 4; ++i)
        add(100, false);
    const QList<QRect> at = placed(350);
    QCOMPARE(at[2].top(), at[0].top());
    QCOMPARE(at[3].left(), 0);
    QCOMPARE(at[3].top(), at[0].top() + 40);
}

QTEST_MAIN(TestControlFlow)
#include "tst_control_flow.moc"
