// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <memory>

#include <QSet>
#include <QTest>

#include "controls/slider_row.h"
#include "controls/switch.h"
#include "exhibits/shared/chart_view.h"
#include "exhibits/variance/view.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using variance::Ladder;
using variance::Model;
using variance::View;

class TestVariance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void scattersLikeTheRootOfTheWidth_data();
    void scattersLikeTheRootOfTheWidth();
    void theLadderDoesToo();
    void drawsAreNumPys();
    void firstPictureIsThereAtOnce();
    void theSameSeedDrawsTheSame();
    void settlingMakesAllDraws();
    void histogramCountsEveryDraw();
    void expectedSharesAddUpToOne();
    void aNewWidthDropsTheOldDraws();
    void sliderMovesTheHistogram();
    void switchAndLettersWork();
    void draggingTheChartIsOneUndo();
    void tellsItsNumbers();

private:
    void complete() { QTRY_VERIFY_WITH_TIMEOUT(m_model->isComplete(), 60'000); }

    std::unique_ptr<typeset::Appearance> m_look;
    std::unique_ptr<Model> m_model;
    std::unique_ptr<View> m_view;
};

void TestVariance::init()
{
    m_look = std::make_unique<typeset::Appearance>(typeset::Fonts::onThisComputer());
    m_model = std::make_unique<Model>();
    m_view = std::make_unique<View>(*m_model, *m_look, Role::Student);
    m_view->resize(1028, m_view->heightForWidth(1028));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
}

void TestVariance::cleanup()
{
    m_view.reset();
    m_model.reset();
    m_look.reset();
}

void TestVariance::scattersLikeTheRootOfTheWidth_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {1, 2, 5, 16, 64, 300, 1024})
        QTest::addRow("%d", width) << width;
}

void TestVariance::scattersLikeTheRootOfTheWidth()
{
    QFETCH(int, width);
    QVERIFY(!m_model->setSome({{QStringLiteral("width"), width}}));
    complete();
    QCOMPARE(m_model->products().size(), size_t(20'000));
    const double root = std::sqrt(static_cast<double>(width));
    QVERIFY2(std::abs(m_model->measured() / root - 1) < 0.02, qPrintable(QString::number(m_model->measured())));
    m_model->setScaled(true);
    QVERIFY(std::abs(m_model->measured() - 1) < 0.02);
}

void TestVariance::theLadderDoesToo()
{
    complete();
    for (int rung = 0; rung < Ladder::kRungs; ++rung) {
        const double root = std::sqrt(std::exp2(rung));
        QVERIFY2(std::abs(m_model->rungMeasured(rung) / root - 1) < 0.02, qPrintable(QString::number(rung)));
    }
}

void TestVariance::drawsAreNumPys()
{
    QVERIFY(!m_model->setSome({{QStringLiteral("width"), 3}, {QStringLiteral("seed"), 141}}));
    engine::NumpyRng rng(141);
    for (const int draw : {0, 1}) {
        const engine::Vector query = rng.normal(0, 1, 3);
        const engine::Vector key = rng.normal(0, 1, 3);
        QVERIFY(std::abs(m_model->products()[static_cast<size_t>(draw)] - query.dot(key)) < 1e-12);
    }
}

void TestVariance::firstPictureIsThereAtOnce()
{
    for (const int width : {1, 64, 1024}) {
        m_model->setWidth(width, width);
        QVERIFY(m_model->products().size() >= 97); // before any event was handled
        QVERIFY(std::abs(m_model->measured() / std::sqrt(static_cast<double>(width)) - 1) < 0.25);
    }
}

void TestVariance::theSameSeedDrawsTheSame()
{
    complete();
    Model other;
    QTRY_VERIFY_WITH_TIMEOUT(other.isComplete(), 60'000);
    QCOMPARE(other.products(), m_model->products());
    QCOMPARE(other.textForm(), m_model->textForm());
}

void TestVariance::settlingMakesAllDraws()
{
    Model other;
    QVERIFY(!other.isSettled());
    other.settle(); // no event was handled
    QVERIFY(other.isSettled());
    QCOMPARE(other.products().size(), size_t(20'000));
    QCOMPARE(other.ladder().count(), 20'000);
    complete();
    QCOMPARE(other.products(), m_model->products());
    // Nothing of the draws that were given up comes along.
    QVERIFY(!other.setSome({{QStringLiteral("width"), 100}}));
    QVERIFY(!other.setSome({{QStringLiteral("width"), 64}}));
    other.settle();
    QCOMPARE(other.products(), m_model->products());
}

void TestVariance::histogramCountsEveryDraw()
{
    complete();
    for (const bool scaled : {false, true}) {
        m_model->setScaled(scaled);
        double sum = 0;
        for (const double share : m_model->histogram())
            sum += share;
        QVERIFY(std::abs(sum - 1) < 0.001); // beyond ±5 lies hardly anything
        // The bin around 0 holds about what the normal distribution says.
        const std::vector<double> shares = m_model->histogram();
        QVERIFY(std::abs(shares[shares.size() / 2] / m_model->expectedShare(0) - 1) < 0.15);
    }
}

void TestVariance::expectedSharesAddUpToOne()
{
    for (const int width : {4, 64, 900}) {
        m_model->setWidth(width, width);
        double sum = 0;
        for (double x = -200; x <= 200; x += m_model->binWidth())
            sum += m_model->expectedShare(x);
        QVERIFY(std::abs(sum - 1) < 1e-3);
    }
}

void TestVariance::aNewWidthDropsTheOldDraws()
{
    m_model->setWidth(1024, 1);
    QCoreApplication::processEvents(); // the rest is on its way
    m_model->setWidth(4, 2);
    complete();
    QCOMPARE(m_model->products().size(), size_t(20'000));
    QVERIFY(std::abs(m_model->measured() / 2 - 1) < 0.02);
}

void TestVariance::sliderMovesTheHistogram()
{
    auto *row = m_view->findChild<controls::SliderRow *>();
    const auto widest = [this] {
        double far = 0;
        for (const QPointF &point : m_view->histogram()->series().first().points)
            if (point.y() > 0.001)
                far = std::max(far, std::abs(point.x()));
        return far;
    };
    row->slider()->setFocus(Qt::TabFocusReason);
    const double before = widest();
    QTest::keyClick(row->slider(), Qt::Key_End);
    QCOMPARE(m_model->width(), 1024);
    QVERIFY(widest() > 2 * before);
    QTest::keyClick(row->slider(), Qt::Key_Home);
    QCOMPARE(m_model->width(), 1);
    QVERIFY(widest() < before / 2);
    m_model->undo(); // one stay of the keyboard
    QCOMPARE(m_model->width(), 64);
}

void TestVariance::switchAndLettersWork()
{
    auto *scaled = m_view->findChild<controls::Switch *>();
    QTest::mouseClick(scaled, Qt::LeftButton);
    QVERIFY(m_model->isScaled());
    QCOMPARE(m_view->histogram()->xAxis().to, 5.0);
    QTest::keyClick(scaled, Qt::Key_S);
    QVERIFY(!m_model->isScaled() && !scaled->isChecked());
    QTest::keyClick(scaled, Qt::Key_D);
    QCOMPARE(m_model->seed(), 142);
    QTest::keyClick(scaled, Qt::Key_R);
    QCOMPARE(m_model->seed(), 141);
    QTest::keyClick(scaled, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_model->seed(), 142);
}

void TestVariance::draggingTheChartIsOneUndo()
{
    ChartView *chart = m_view->spread();
    QTest::mousePress(chart->viewport(), Qt::LeftButton, {}, chart->place({256, 4}).toPoint());
    QVERIFY(std::abs(m_model->width() / 256.0 - 1) < 0.05);
    for (const double x : {200.0, 64.0, 17.0})
        QTest::mouseMove(chart->viewport(), chart->place({x, 4}).toPoint());
    QTest::mouseRelease(chart->viewport(), Qt::LeftButton);
    QVERIFY(std::abs(m_model->width() / 17.0 - 1) < 0.08);
    m_model->undo();
    QCOMPARE(m_model->width(), 64);
}

void TestVariance::tellsItsNumbers()
{
    complete();
    const QString measured = QString::number(m_model->measured(), 'f', 2);
    QVERIFY2(m_model->textForm().contains(measured), qPrintable(m_model->textForm()));
    QVERIFY(m_model->textForm().contains(QStringLiteral("8.00")));
    const QList<QStringList> table = m_model->table();
    QCOMPARE(table.size(), 2 + Ladder::kRungs);
    QCOMPARE(table[1][2].toDouble(), m_model->measured());
    QCOMPARE(table.last()[3].toDouble(), 32.0);
}

QTEST_MAIN(TestVariance)
#include "tst_variance.moc"
