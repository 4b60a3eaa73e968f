// SPDX-License-Identifier: GPL-3.0-or-later
// The three ways by keys and mouse.
#include <algorithm>
#include <memory>

#include <QSignalSpy>
#include <QTest>

#include "controls/button.h"
#include "controls/slider_row.h"
#include "controls/switch.h"
#include "exhibits/reach/view.h"
#include "exhibits/reach/view_bands.h"
#include "exhibits/shared/chart_view.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using reach::BandsPart;
using reach::Mechanism;

class TestReachView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void positionsAreDragged();
    void arrowsMoveThem();
    void lettersAndControls();
    void walkingEndsWhereTheSlowestArrives();
    void reducedMotionDoesNotWalk();
    void theChartFollowsAndIsDragged();
    void theAttentionHopIsDrawnInItsColour();
    void anAudienceMovesNothing();

private:
    void show(Role role = Role::Student);
    BandsPart *bands() const { return m_view->findChild<BandsPart *>(); }
    ChartView *chart() const { return m_view->findChild<ChartView *>(); }
    QPoint at(int position) const
    {
        const auto geometry = bands()->geometryNow();
        return QPointF(geometry.x(position), geometry.base(0)).toPoint();
    }
    controls::Button *button(const QString &name) const;

    std::unique_ptr<typeset::Appearance> m_look;
    std::unique_ptr<reach::Model> m_model;
    std::unique_ptr<reach::View> m_view;
};

void TestReachView::init()
{
    m_look = std::make_unique<typeset::Appearance>(typeset::Fonts::onThisComputer());
    m_look->setLanguage(QStringLiteral("en"));
    m_model = std::make_unique<reach::Model>();
    m_model->setLanguage(QStringLiteral("en"));
    show();
}

void TestReachView::cleanup()
{
    m_view.reset();
}

void TestReachView::show(Role role)
{
    m_view = std::make_unique<reach::View>(*m_model, *m_look, role);
    m_view->resize(1028, m_view->heightForWidth(1028));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
}

controls::Button *TestReachView::button(const QString &name) const
{
    for (auto *candidate : m_view->findChildren<controls::Button *>())
        if (candidate->accessibleName() == name)
            return candidate;
    return nullptr;
}

void TestReachView::positionsAreDragged()
{
    QTest::mousePress(bands(), Qt::LeftButton, {}, at(21));
    QTest::mouseMove(bands(), at(15));
    QTest::mouseMove(bands(), at(10));
    QTest::mouseRelease(bands(), Qt::LeftButton, {}, at(10));
    QCOMPARE(m_model->second(), 10);
    QCOMPARE(m_model->first(), 3);
    // The nearest of the two comes along.
    QTest::mouseClick(bands(), Qt::LeftButton, {}, at(1));
    QCOMPARE(m_model->first(), 1);
    QTest::keyClick(bands(), Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(bands(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_model->second(), 21);
}

void TestReachView::arrowsMoveThem()
{
    bands()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(bands(), Qt::Key_Right);
    QCOMPARE(m_model->second(), 22);
    QTest::keyClick(bands(), Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(m_model->first(), 2);
    QTest::keyClick(bands(), Qt::Key_End);
    QCOMPARE(m_model->second(), 24);
    QTest::keyClick(bands(), Qt::Key_Home, Qt::ShiftModifier);
    QCOMPARE(m_model->first(), 1);
    QVERIFY(bands()->accessibleName().contains(QLatin1String("24")));
    QSignalSpy left(m_view.get(), &ExhibitView::left);
    QTest::keyClick(bands(), Qt::Key_Escape);
    QCOMPARE(left.count(), 1);
}

void TestReachView::lettersAndControls()
{
    bands()->setFocus();
    QTest::keyClick(bands(), Qt::Key_D);
    QVERIFY(m_model->isDilated());
    auto *dilated = m_view->findChild<controls::Switch *>();
    QVERIFY(dilated->isChecked());
    QTest::mouseClick(dilated, Qt::LeftButton);
    QVERIFY(!m_model->isDilated());
    const auto rows = m_view->findChildren<controls::SliderRow *>();
    QCOMPARE(rows.size(), 2);
    rows[0]->slider()->setFocus();
    QTest::keyClick(rows[0]->slider(), Qt::Key_End);
    QCOMPARE(m_model->length(), 500);
    rows[1]->slider()->setFocus();
    QTest::keyClick(rows[1]->slider(), Qt::Key_Right);
    QCOMPARE(m_model->kernel(), 4);
    QTest::keyClick(bands(), Qt::Key_R);
    QCOMPARE(m_model->length(), 24);
    QCOMPARE(rows[0]->number(), 24.0);
}

void TestReachView::walkingEndsWhereTheSlowestArrives()
{
    m_model->setDistance(3, {});
    QTest::mouseClick(button(QStringLiteral("Set out")), Qt::LeftButton);
    QVERIFY(m_view->isWalking());
    QCOMPARE(m_model->walked(Mechanism::Recurrent), 0);
    QTRY_VERIFY_WITH_TIMEOUT(!m_view->isWalking(), 10000);
    QVERIFY(m_model->hasArrived(Mechanism::Recurrent));
    QTest::mouseClick(button(QStringLiteral("One step")), Qt::LeftButton);
    QCOMPARE(m_model->walked(Mechanism::Recurrent), 0);
    QTest::keyClick(bands(), Qt::Key_T);
    QCOMPARE(m_model->walked(Mechanism::Recurrent), 1);
    QTest::keyClick(bands(), Qt::Key_P);
    QVERIFY(m_view->isWalking());
    QTest::keyClick(bands(), Qt::Key_P);
    QVERIFY(!m_view->isWalking());
}

void TestReachView::reducedMotionDoesNotWalk()
{
    m_look->setReducedMotion(true);
    m_model->setWalked(0);
    QTest::keyClick(bands(), Qt::Key_P);
    QVERIFY(!m_view->isWalking());
    QVERIFY(m_model->hasArrived(Mechanism::Recurrent));
}

void TestReachView::theChartFollowsAndIsDragged()
{
    const QList<ChartSeries> series = chart()->series();
    QCOMPARE(series.size(), 4);
    QCOMPARE(series[0].points.last(), QPointF(23, 23));
    QCOMPARE(series[1].points[17], QPointF(18, 9));
    QCOMPARE(series[2].points.last(), QPointF(23, 1));
    QCOMPARE(series[3].points, (QList<QPointF>{{18, 18}, {18, 9}, {18, 1}}));
    const QPoint five = chart()->place({5, 5}).toPoint();
    QTest::mouseClick(chart()->viewport(), Qt::LeftButton, {}, five);
    QCOMPARE(m_model->distance(), 5);
    QCOMPARE(chart()->series()[3].points.first(), QPointF(5, 5));
}

/// Where the hop is highest there is its colour; before it set out, there is not.
void TestReachView::theAttentionHopIsDrawnInItsColour()
{
    const auto colored = [this] {
        const QImage picture = bands()->grab().toImage();
        const auto geometry = bands()->geometryNow();
        const QColor wanted = m_look->color(typeset::Token::W);
        const int x = qRound((geometry.x(m_model->earlier()) + geometry.x(m_model->later())) / 2);
        for (int y = qRound(geometry.band(2).top()); y < qRound(geometry.base(2)); ++y)
            if (picture.pixelColor(x, y) == wanted)
                return true;
        return false;
    };
    QVERIFY(colored());
    m_model->setWalked(0);
    QVERIFY(!colored());
}

void TestReachView::anAudienceMovesNothing()
{
    show(Role::Audience);
    QVERIFY(m_view->findChildren<controls::Button *>().isEmpty());
    const QJsonObject before = m_model->state();
    QTest::mouseClick(bands(), Qt::LeftButton, {}, at(10));
    QCOMPARE(m_model->state(), before);
}

QTEST_MAIN(TestReachView)
#include "tst_reach_view.moc"
