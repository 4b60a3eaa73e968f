// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include <QTest>

#include "controls/button.h"
#include "controls/slider_row.h"
#include "exhibits/fading/view.h"
#include "exhibits/shared/chart_view.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using fading::Model;
using fading::View;

class TestFadingView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void theCurvesAreTheModels();
    void slidersByKey();
    void theChartIsDragged();
    void buttonAndLetterDrawAnew();
    void whatCannotBeDrawnIsLeftOut();
    void anAudienceOnlyLooks();

private:
    void show(Role role = Role::Student);

    std::unique_ptr<typeset::Appearance> m_look;
    std::unique_ptr<Model> m_model;
    std::unique_ptr<View> m_view;
};

void TestFadingView::init()
{
    m_look = std::make_unique<typeset::Appearance>(typeset::Fonts::onThisComputer());
    m_look->setLanguage(QStringLiteral("en"));
    m_model = std::make_unique<Model>();
    m_model->setLanguage(QStringLiteral("en"));
    show();
}

void TestFadingView::cleanup()
{
    m_view.reset();
}

void TestFadingView::show(Role role)
{
    m_view = std::make_unique<View>(*m_model, *m_look, role);
    m_view->resize(1028, m_view->heightForWidth(1028));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
}

void TestFadingView::theCurvesAreTheModels()
{
    const ChartView *chart = m_view->influence();
    for (int i = 0; i < 60; ++i) {
        QCOMPARE(chart->series()[0].points[i], QPointF(i, m_model->recurrent()(i)));
        QCOMPARE(chart->series()[1].points[i], QPointF(i, m_model->attention()(i)));
    }
    const QPointF point(30, m_model->recurrent()(30));
    QVERIFY(chart->yAxis().holds(point.y()));
    QVERIFY((chart->drawnAt(point) - chart->place(point)).manhattanLength() < 2);
    QCOMPARE(m_view->held()->series()[2].points.first(), QPointF(60, 1920));
}

void TestFadingView::slidersByKey()
{
    QWidget *slider = m_view->lengthRow()->slider();
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_End);
    QCOMPARE(m_model->n(), Model::kMostN);
    slider = m_view->distanceRow()->slider();
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_End);
    QCOMPARE(m_model->distance(), Model::kMostN - 1);
    slider = m_view->strengthRow()->slider();
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Home);
    QCOMPARE(m_model->strength(), Model::kLeastStrength);
    QTest::keyClick(slider, Qt::Key_R);
    QCOMPARE(m_model->n(), 60);
    QTest::keyClick(slider, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_model->n(), Model::kMostN);
}

void TestFadingView::theChartIsDragged()
{
    ChartView *chart = m_view->influence();
    const auto at = [chart](int distance) {
        return QPoint(chart->place({double(distance), chart->yAxis().from}).toPoint().x(), chart->height() / 2);
    };
    QTest::mousePress(chart->viewport(), Qt::LeftButton, {}, at(10));
    QCOMPARE(m_model->distance(), 10);
    QTest::mouseMove(chart->viewport(), at(44));
    QTest::mouseRelease(chart->viewport(), Qt::LeftButton, {}, at(44));
    QCOMPARE(m_model->distance(), 44);
    m_model->undo();
    QCOMPARE(m_model->distance(), 30);
}

void TestFadingView::buttonAndLetterDrawAnew()
{
    QTest::mouseClick(m_view->anew(), Qt::LeftButton);
    QCOMPARE(m_model->seed(), 2);
    m_view->anew()->setFocus();
    QTest::keyClick(m_view->anew(), Qt::Key_D);
    QCOMPARE(m_model->seed(), 3);
}

void TestFadingView::whatCannotBeDrawnIsLeftOut()
{
    m_model->setN(Model::kMostN);
    m_model->setStrength(Model::kLeastStrength);
    const auto &points = m_view->influence()->series()[0].points;
    QVERIFY(!points.isEmpty() && points.size() < Model::kMostN);
    QVERIFY(points.last().y() >= m_view->influence()->yAxis().from);
    QCOMPARE(m_view->influence()->series()[1].points.size(), Model::kMostN);
}

void TestFadingView::anAudienceOnlyLooks()
{
    show(Role::Audience);
    QVERIFY(!m_view->lengthRow());
    ChartView *chart = m_view->influence();
    QTest::mouseClick(chart->viewport(), Qt::LeftButton, {}, chart->plot().center().toPoint() + QPoint(40, 0));
    QCOMPARE(m_model->distance(), 30);
}

QTEST_MAIN(TestFadingView)
#include "tst_fading_view.moc"
