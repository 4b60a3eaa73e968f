// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <memory>

#include <QTest>

#include "controls/button.h"
#include "controls/slider_row.h"
#include "exhibits/grading/view.h"
#include "exhibits/grading/view_papers.h"
#include "exhibits/shared/chart_view.h"
#include "exhibits/shared/measure_control.h"
#include "grading_machine.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using grading::Model;
using grading::View;

class TestGradingView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void arrowsBringMarkers();
    void theRowOfPeopleIsDragged();
    void theChartIsDragged();
    void markersMarkUntilAllIsDone();
    void stoppingLeavesThemWhereTheyAre();
    void reducedMotionShowsTheEnd();
    void papersAreDrawnAsTheyAre();
    void theButtonMeasuresAndStops();
    void theLetterMeasuresAndStops();
    void measuredPointsAreDrawnWhereTheyAre();
    void coresAreCountedInWholes();
    void theLawsNameHasRoom();
    void anAudienceFollowsWithoutControls();

private:
    void show(Role role = Role::Student, int width = 1028);

    std::unique_ptr<GradingMachine> m_machine;
    std::unique_ptr<typeset::Appearance> m_look;
    std::unique_ptr<Model> m_model;
    std::unique_ptr<View> m_view;
};

void TestGradingView::init()
{
    m_machine = std::make_unique<GradingMachine>();
    m_look = std::make_unique<typeset::Appearance>(typeset::Fonts::onThisComputer());
    m_look->setLanguage(QStringLiteral("en"));
    m_model = std::make_unique<Model>(m_machine->machine());
    m_model->setLanguage(QStringLiteral("en"));
    show();
}

void TestGradingView::cleanup()
{
    m_machine->gate.release(100);
    m_view.reset();
    m_model.reset();
}

void TestGradingView::show(Role role, int width)
{
    m_view = std::make_unique<View>(*m_model, *m_look, role);
    m_view->resize(width, m_view->heightForWidth(width));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
}

void TestGradingView::arrowsBringMarkers()
{
    QWidget *slider = m_view->markers()->slider();
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Right);
    QCOMPARE(m_model->markers(), 11);
    QTest::keyClick(slider, Qt::Key_End);
    QCOMPARE(m_model->markers(), 100);
    QTest::keyClick(slider, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_model->markers(), 10);
    m_view->share()->slider()->setFocus();
    QTest::keyClick(m_view->share()->slider(), Qt::Key_Right);
    QCOMPARE(m_model->share(), 1);
    QTest::keyClick(m_view->share()->slider(), Qt::Key_R);
    QCOMPARE(m_model->share(), 0);
}

void TestGradingView::theRowOfPeopleIsDragged()
{
    grading::PapersPart *papers = m_view->papers();
    QTest::mousePress(papers, Qt::LeftButton, {}, papers->markerPlace(30).toPoint());
    QCOMPARE(m_model->markers(), 30);
    QTest::mouseMove(papers, papers->markerPlace(75).toPoint());
    QTest::mouseRelease(papers, Qt::LeftButton, {}, papers->markerPlace(75).toPoint());
    QCOMPARE(m_model->markers(), 75);
    m_model->undo();
    QCOMPARE(m_model->markers(), 10);
    // Papers are no handles.
    QTest::mouseClick(papers, Qt::LeftButton, {}, papers->paperBox(3).center().toPoint());
    QCOMPARE(m_model->markers(), 10);
}

void TestGradingView::theChartIsDragged()
{
    ChartView *chart = m_view->law();
    const QPoint at = chart->place({50, 20}).toPoint();
    QTest::mouseClick(chart->viewport(), Qt::LeftButton, {}, at);
    QVERIFY(std::abs(m_model->markers() - 50) <= 1);
}

void TestGradingView::markersMarkUntilAllIsDone()
{
    QTest::mouseClick(m_view->start(), Qt::LeftButton);
    QVERIFY(m_view->isMarking());
    QCOMPARE(m_view->start()->accessibleName(), QStringLiteral("Stop"));
    QTRY_VERIFY(m_model->progress().finished > 0);
    QTRY_VERIFY(m_model->isDone());
    QVERIFY(!m_view->isMarking());
    QCOMPARE(m_view->start()->accessibleName(), QStringLiteral("Start marking"));
    m_view->start()->setFocus();
    QTest::keyClick(m_view->start(), Qt::Key_Return); // once more
    QVERIFY(m_view->isMarking() && !m_model->isDone());
}

void TestGradingView::stoppingLeavesThemWhereTheyAre()
{
    m_model->setMarkers(1);
    QWidget *slider = m_view->markers()->slider();
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_G);
    QTRY_VERIFY(m_model->time() > 0);
    QTest::keyClick(slider, Qt::Key_G);
    QVERIFY(!m_view->isMarking());
    const double stopped = m_model->time();
    // Another clock of the same kind has gone on meanwhile: time did pass.
    Model other(m_machine->machine());
    View beside(other, *m_look, Role::Student);
    beside.show();
    QTest::mouseClick(beside.start(), Qt::LeftButton);
    QTRY_VERIFY(other.time() > 0);
    const double begun = other.time();
    QTRY_VERIFY(other.time() > begun);
    QCOMPARE(m_model->time(), stopped);
}

void TestGradingView::reducedMotionShowsTheEnd()
{
    m_look->setReducedMotion(true);
    QTest::mouseClick(m_view->start(), Qt::LeftButton);
    QVERIFY(!m_view->isMarking());
    QVERIFY(m_model->isDone());
}

/// A marked paper has a tick on it: more ink than a blank one.
void TestGradingView::papersAreDrawnAsTheyAre()
{
    const auto ink = [this](int paper) {
        grading::PapersPart *papers = m_view->papers();
        const QImage image = papers->grab(papers->paperBox(paper).toAlignedRect()).toImage();
        int dark = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                dark += qGray(image.pixel(x, y)) < 90 ? 1 : 0;
        return dark;
    };
    const int blank = ink(0);
    m_model->setTime(4); // 40 papers
    QVERIFY(ink(0) > blank + 20);
    QVERIFY(ink(39) > blank + 20);
    QVERIFY(ink(99) <= blank + 2);
}

void TestGradingView::theButtonMeasuresAndStops()
{
    m_machine->gated = true;
    MeasureControl *control = m_view->measureControl();
    QTest::mouseClick(control->button(), Qt::LeftButton);
    QVERIFY(m_model->isMeasuring());
    QCOMPARE(control->button()->accessibleName(), QStringLiteral("Stop"));
    m_machine->gate.release(6);
    QTRY_COMPARE(control->share(), 6.0 / 24);
    control->button()->setFocus();
    QTest::keyClick(control->button(), Qt::Key_Return);
    QVERIFY(!m_model->isMeasuring());
}

void TestGradingView::theLetterMeasuresAndStops()
{
    m_machine->gated = true;
    QWidget *slider = m_view->markers()->slider();
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_M);
    QVERIFY(m_model->isMeasuring());
    QTest::keyClick(slider, Qt::Key_M);
    QVERIFY(!m_model->isMeasuring());
}

void TestGradingView::measuredPointsAreDrawnWhereTheyAre()
{
    m_model->measure();
    QTRY_VERIFY(!m_model->isMeasuring());
    int found = 0;
    for (const ChartSeries &series : m_view->cores()->series()) {
        if (series.kind != ChartSeries::Kind::Points)
            continue;
        QCOMPARE(series.points.size(), qsizetype(12));
        for (const QPointF &point : series.points) {
            const double expected = found == 0 ? 1 / (0.1 + 0.9 / point.x()) : 1;
            QVERIFY(std::abs(point.y() / expected - 1) < 1e-9);
        }
        ++found;
    }
    QCOMPARE(found, 2);
}

void TestGradingView::coresAreCountedInWholes()
{
    for (const int cores : {1, 2, 3, 4, 8, 24}) {
        m_view.reset();
        m_machine->cores = cores;
        m_model = std::make_unique<Model>(m_machine->machine());
        show();
        const QList<Tick> ticks = m_view->cores()->xAxis().ticks;
        QCOMPARE(ticks.first().value, 1.0);
        for (const Tick &tick : ticks)
            QCOMPARE(tick.text, QString::number(qRound(tick.value)));
    }
}

/// A share in order makes the curve flat where its name stands.
void TestGradingView::theLawsNameHasRoom()
{
    for (const int share : {0, 10, 50, Model::kMostShare}) {
        m_model->setShare(share, {});
        const ChartView *law = m_view->law();
        int names = 0;
        for (const ChartSeries &series : law->series()) {
            if (!series.label || series.label->text != QStringLiteral("Amdahl's law"))
                continue;
            ++names;
            QVERIFY(law->place(series.label->at).y() - law->plot().top() > 1.5 * m_look->pixelSize(-1));
        }
        QCOMPARE(names, 1);
    }
}

void TestGradingView::anAudienceFollowsWithoutControls()
{
    show(Role::Audience);
    QVERIFY(!m_view->start());
    grading::PapersPart *papers = m_view->papers();
    QTest::mouseClick(papers, Qt::LeftButton, {}, papers->markerPlace(80).toPoint());
    QCOMPARE(m_model->markers(), 10);
    m_model->setMarkers(100);
    QVERIFY(m_view->accessibleDescription().contains(QStringLiteral("100 times as fast")));
}

QTEST_MAIN(TestGradingView)
#include "tst_grading_view.moc"
