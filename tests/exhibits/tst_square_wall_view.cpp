// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <memory>

#include <QTest>

#include "controls/button.h"
#include "controls/slider_row.h"
#include "exhibits/shared/chart_view.h"
#include "exhibits/shared/measure_control.h"
#include "exhibits/square-wall/view.h"
#include "exhibits/square-wall/view_board.h"
#include "exhibits/square-wall/view_table.h"
#include "wall_machine.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using engine::Subject;
using square_wall::Model;
using square_wall::View;

class TestSquareWallView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void arrowsMoveTheLength();
    void aTypedLengthIsOneStepBack();
    void theChartIsDragged();
    void theTableShowsTheLesson();
    void theButtonMeasuresAndStops();
    void theLetterMeasuresAndStops();
    void measuredPointsAreDrawnWhereTheyAre();
    void anAudienceFollowsWithoutControls();

private:
    void show(Role role = Role::Student, int width = 1028);
    void finish();
    QString cell(int row, int column) const { return m_view->board()->table()->cell(row, column); }

    std::unique_ptr<WallMachine> m_machine;
    std::unique_ptr<typeset::Appearance> m_look;
    std::unique_ptr<Model> m_model;
    std::unique_ptr<View> m_view;
};

void TestSquareWallView::init()
{
    m_machine = std::make_unique<WallMachine>();
    m_look = std::make_unique<typeset::Appearance>(typeset::Fonts::onThisComputer());
    m_look->setLanguage(QStringLiteral("en"));
    m_model = std::make_unique<Model>(m_machine->machine());
    m_model->setLanguage(QStringLiteral("en"));
    show();
}

void TestSquareWallView::cleanup()
{
    m_machine->gate.release(100);
    m_view.reset();
    m_model.reset();
}

void TestSquareWallView::show(Role role, int width)
{
    m_view = std::make_unique<View>(*m_model, *m_look, role);
    m_view->resize(width, m_view->heightForWidth(width));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
}

void TestSquareWallView::finish()
{
    m_model->measure();
    QTRY_VERIFY(!m_model->isMeasuring());
}

void TestSquareWallView::arrowsMoveTheLength()
{
    QWidget *slider = m_view->slider()->slider();
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Right);
    QVERIFY(m_model->n() > 512);
    QCOMPARE(m_view->slider()->number(), double(m_model->n()));
    QTest::keyClick(slider, Qt::Key_End);
    QCOMPARE(m_model->n(), Model::kMostN);
    QTest::keyClick(slider, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_model->n(), 512);
}

void TestSquareWallView::aTypedLengthIsOneStepBack()
{
    controls::ValueField *field = m_view->slider()->field();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("10000"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(m_model->n(), 10'000);
    QCOMPARE(cell(0, 1), QStringLiteral("100 million"));
    m_model->undo();
    QCOMPARE(m_model->n(), 512);
}

void TestSquareWallView::theChartIsDragged()
{
    ChartView *chart = m_view->board()->memory();
    const auto at = [chart](double n) { return chart->place({n, chart->yAxis().from}).toPoint() - QPoint(0, 20); };
    QTest::mousePress(chart->viewport(), Qt::LeftButton, {}, at(2'000));
    QTest::mouseMove(chart->viewport(), at(50'000));
    QTest::mouseRelease(chart->viewport(), Qt::LeftButton, {}, at(50'000));
    QVERIFY(m_model->n() > 40'000 && m_model->n() < 60'000);
    m_model->undo();
    QCOMPARE(m_model->n(), 512);
}

void TestSquareWallView::theTableShowsTheLesson()
{
    QCOMPARE(cell(0, 0), QStringLiteral("512"));
    QCOMPARE(cell(0, 1), QStringLiteral("260 thousand"));
    QCOMPARE(cell(2, 0), QStringLiteral("1,000,000"));
    QCOMPARE(cell(2, 1), QStringLiteral("1 trillion"));
    QCOMPARE(cell(2, 2), QStringLiteral("\u2013"));
    finish();
    QCOMPARE(cell(1, 2), QStringLiteral("0.1 s"));
    QCOMPARE(cell(2, 2), QStringLiteral("17 min"));
    QCOMPARE(cell(2, 4), QStringLiteral("4 TB"));
}

void TestSquareWallView::theButtonMeasuresAndStops()
{
    m_machine->gated = true;
    MeasureControl *control = m_view->measureControl();
    QTest::mouseClick(control->button(), Qt::LeftButton);
    QVERIFY(m_model->isMeasuring());
    QCOMPARE(control->button()->accessibleName(), QStringLiteral("Stop"));
    m_machine->gate.release(3);
    QTRY_COMPARE(control->share(), 3.0 / 12);
    control->button()->setFocus();
    QTest::keyClick(control->button(), Qt::Key_Return);
    QVERIFY(!m_model->isMeasuring());
    QCOMPARE(control->button()->accessibleName(), QStringLiteral("Measure on this computer"));
    QVERIFY(m_view->board()->table()->cautions().join(u' ').contains(QStringLiteral("Stopped")));
}

void TestSquareWallView::theLetterMeasuresAndStops()
{
    m_machine->gated = true;
    QWidget *slider = m_view->slider()->slider();
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_M);
    QVERIFY(m_model->isMeasuring());
    QTest::keyClick(slider, Qt::Key_M);
    QVERIFY(!m_model->isMeasuring());
}

void TestSquareWallView::measuredPointsAreDrawnWhereTheyAre()
{
    finish();
    const ChartView *chart = m_view->board()->time();
    int found = 0;
    for (const ChartSeries &series : chart->series()) {
        if (series.kind != ChartSeries::Kind::Points || series.points.size() != 6)
            continue;
        QVERIFY(!series.hollow);
        for (const QPointF &point : series.points) {
            const double seconds = 1e-9 * point.x() * point.x() / (found == 0 ? 1 : 2);
            QVERIFY(std::abs(point.y() / seconds - 1) < 1e-9);
        }
        ++found;
    }
    QCOMPARE(found, 2);
    const QPointF place(4096, 1e-9 * 4096 * 4096);
    QVERIFY((chart->drawnAt(place) - chart->place(place)).manhattanLength() < 2);
}

void TestSquareWallView::anAudienceFollowsWithoutControls()
{
    show(Role::Audience);
    QVERIFY(!m_view->slider());
    const QPoint middle = m_view->board()->pairs()->plot().center().toPoint();
    QTest::mouseClick(m_view->board()->pairs()->viewport(), Qt::LeftButton, {}, middle);
    QCOMPARE(m_model->n(), 512);
    m_model->setN(10'000);
    QCOMPARE(cell(0, 1), QStringLiteral("100 million"));
}

QTEST_MAIN(TestSquareWallView)
#include "tst_square_wall_view.moc"
