// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <memory>

#include <QTest>

#include "controls/segments.h"
#include "controls/slider_row.h"
#include "exhibits/cost/view.h"
#include "exhibits/cost/view_list.h"
#include "exhibits/shared/chart_view.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using cost::Model;
using cost::Show;
using cost::View;
using engine::Mechanism;

class TestCost : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void countsAreThePapers_data();
    void countsAreThePapers();
    void stepsAndPathsAreThePapers();
    void crossesWhereTheLengthIsTheWidth();
    void curvesPassThroughTheNumbers();
    void attentionIsCheaperBeforeTheCrossing();
    void draggingSetsTheLengthAndIsOneUndo();
    void keysMoveTheSliders();
    void whatIsCountedCanBeChosen();
    void aKernelOfOneNeverArrives();
    void everySizeFitsTheChart();
    void tellsItsNumbers();

private:
    void set(const QJsonObject &state) { QVERIFY(!m_model->setSome(state)); }

    std::unique_ptr<typeset::Appearance> m_look;
    std::unique_ptr<Model> m_model;
    std::unique_ptr<View> m_view;
};

void TestCost::init()
{
    m_look = std::make_unique<typeset::Appearance>(typeset::Fonts::onThisComputer());
    m_look->setLanguage(QStringLiteral("en"));
    m_model = std::make_unique<Model>();
    m_model->setLanguage(QStringLiteral("en"));
    m_view = std::make_unique<View>(*m_model, *m_look, Role::Student);
    m_view->resize(1028, m_view->heightForWidth(1028));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
}

void TestCost::cleanup()
{
    m_view.reset();
    m_model.reset();
    m_look.reset();
}

void TestCost::countsAreThePapers_data()
{
    QTest::addColumn<double>("n");
    QTest::addColumn<double>("d");
    QTest::addColumn<double>("k");
    QTest::newRow("short") << 10.0 << 512.0 << 3.0;
    QTest::newRow("even") << 512.0 << 512.0 << 5.0;
    QTest::newRow("long") << 1e6 << 64.0 << 9.0;
}

// Vaswani et al. 2017, table 1, with the factor 2 of two products where there are two.
void TestCost::countsAreThePapers()
{
    QFETCH(double, n);
    QFETCH(double, d);
    QFETCH(double, k);
    set({{QStringLiteral("n"), n}, {QStringLiteral("d"), d}, {QStringLiteral("k"), k}});
    const auto counted = [this, n](Mechanism mechanism) {
        return static_cast<double>(*m_model->shown(mechanism, static_cast<Model::Count>(n)));
    };
    QCOMPARE(counted(Mechanism::Recurrent), 2 * n * d * d);
    QCOMPARE(counted(Mechanism::Convolution), k * n * d * d);
    QCOMPARE(counted(Mechanism::Attention), 2 * n * n * d);
    // Windows stick out at both ends: a little less than r·n.
    const double full = 2 * 64 * n * d;
    QVERIFY(counted(Mechanism::RestrictedAttention) <= std::min(full, 2 * n * n * d));
    if (n > 1e5)
        QVERIFY(counted(Mechanism::RestrictedAttention) > 0.99 * full);
}

void TestCost::stepsAndPathsAreThePapers()
{
    m_model->setShow(Show::Steps);
    QCOMPARE(*m_model->shown(Mechanism::Recurrent, 512), Model::Count(512));
    for (const Mechanism mechanism : {Mechanism::Convolution, Mechanism::Attention, Mechanism::RestrictedAttention})
        QCOMPARE(*m_model->shown(mechanism, 512), Model::Count(1));
    m_model->setShow(Show::Path);
    QCOMPARE(*m_model->shown(Mechanism::Recurrent, 512), Model::Count(512));
    QCOMPARE(*m_model->shown(Mechanism::Attention, 512), Model::Count(1));
    QVERIFY(*m_model->shown(Mechanism::Convolution, 512) >= 512 / 3);
}

void TestCost::crossesWhereTheLengthIsTheWidth()
{
    for (const int d : {1, 64, 512, 4096}) {
        set({{QStringLiteral("d"), d}});
        const auto crossing = m_model->crossing();
        QVERIFY(crossing && crossing->meets);
        QCOMPARE(crossing->from, Model::Count(d + 1));
        QCOMPARE(*m_model->shown(Mechanism::Attention, d), *m_model->shown(Mechanism::Recurrent, d));
    }
}

void TestCost::curvesPassThroughTheNumbers()
{
    const QList<ChartSeries> series = m_view->chart()->series();
    QCOMPARE(series.size(), 8);
    for (int i = 0; i < 4; ++i) {
        const Mechanism mechanism = Model::kMechanisms[static_cast<size_t>(i)];
        for (const QPointF &point : series[2 * i].points)
            QCOMPARE(point.y(),
                static_cast<double>(*m_model->shown(mechanism, static_cast<Model::Count>(std::llround(point.x())))));
        QCOMPARE(series[2 * i + 1].points.first().x(), 512.0);
    }
}

void TestCost::attentionIsCheaperBeforeTheCrossing()
{
    set({{QStringLiteral("r"), 4096}}); // a window as wide as the sentence restricts nothing
    set({{QStringLiteral("n"), 100}});
    QCOMPARE(m_model->least(), Mechanism::Attention);
    set({{QStringLiteral("n"), 5000}});
    QCOMPARE(m_model->least(), Mechanism::Recurrent);
}

void TestCost::draggingSetsTheLengthAndIsOneUndo()
{
    ChartView *chart = m_view->chart();
    QTest::mousePress(chart->viewport(), Qt::LeftButton, {}, chart->place({1000, 1e8}).toPoint());
    QVERIFY(std::abs(static_cast<double>(m_model->sizes().n) / 1000 - 1) < 0.05);
    for (const double n : {2e3, 1e4, 1e5})
        QTest::mouseMove(chart->viewport(), chart->place({n, 1e8}).toPoint());
    QTest::mouseRelease(chart->viewport(), Qt::LeftButton);
    QVERIFY(std::abs(static_cast<double>(m_model->sizes().n) / 1e5 - 1) < 0.05);
    m_model->undo();
    QCOMPARE(m_model->sizes().n, Model::Count(512));
}

void TestCost::keysMoveTheSliders()
{
    const auto rows = m_view->findChildren<controls::SliderRow *>();
    QCOMPARE(rows.size(), 4);
    for (controls::SliderRow *row : rows) {
        row->slider()->setFocus(Qt::TabFocusReason);
        QTest::keyClick(row->slider(), Qt::Key_End);
    }
    QCOMPARE(m_model->sizes().n, Model::Count(1'000'000));
    QCOMPARE(m_model->sizes().d, Model::Count(4096));
    QCOMPARE(m_model->sizes().k, Model::Count(101));
    QCOMPARE(m_model->sizes().r, Model::Count(4096));
    QTest::keyClick(rows.first()->slider(), Qt::Key_R);
    QCOMPARE(m_model->sizes().n, Model::Count(512));
}

void TestCost::whatIsCountedCanBeChosen()
{
    auto *row = m_view->findChild<controls::SliderRow *>();
    row->slider()->setFocus();
    QTest::keyClick(row->slider(), Qt::Key_V);
    QCOMPARE(m_model->show(), Show::Steps);
    QCOMPARE(m_view->findChild<controls::Segments *>()->current(), 1);
    QCOMPARE(m_view->list()->value(Mechanism::Recurrent), QStringLiteral("512"));
    QTest::keyClick(row->slider(), Qt::Key_V);
    QTest::keyClick(row->slider(), Qt::Key_V);
    QCOMPARE(m_view->list()->value(Mechanism::Attention), QStringLiteral("268 million"));
}

void TestCost::aKernelOfOneNeverArrives()
{
    set({{QStringLiteral("k"), 1}, {QStringLiteral("show"), QStringLiteral("path")}});
    QVERIFY(!m_model->shown(Mechanism::Convolution, 512));
    for (const QPointF &point : m_view->chart()->series()[2].points)
        QCOMPARE(point.x(), 1.0); // a single token has nowhere to get to
    QVERIFY(m_model->textForm().contains(m_view->list()->value(Mechanism::Convolution)));
}

void TestCost::everySizeFitsTheChart()
{
    for (const int d : {1, 4096})
        for (const QString &show : {QStringLiteral("operations"), QStringLiteral("steps"), QStringLiteral("path")}) {
            set({{QStringLiteral("d"), d}, {QStringLiteral("show"), show}});
            for (const ChartSeries &series : m_view->chart()->series())
                for (const QPointF &point : series.points)
                    QVERIFY(m_view->chart()->yAxis().holds(point.y()) && m_view->chart()->xAxis().holds(point.x()));
        }
}

void TestCost::tellsItsNumbers()
{
    QVERIFY(m_model->textForm().contains(QStringLiteral("268,435,456")));
    QVERIFY(m_model->textForm().contains(QStringLiteral("513")));
    const QList<QStringList> table = m_model->table();
    QCOMPARE(table.size(), 1 + 4 * 8);
    QCOMPARE(table[3], QStringList({QStringLiteral("512"), Model::name(Mechanism::Attention),
                           QStringLiteral("268435456"), QStringLiteral("1"), QStringLiteral("1")}));
}

QTEST_MAIN(TestCost)
#include "tst_cost_exhibit.moc"
