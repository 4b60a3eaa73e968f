// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <memory>

#include <QTest>

#include "controls/slider_row.h"
#include "controls/switch.h"
#include "exhibits/saturation/view.h"
#include "exhibits/shared/chart_view.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using saturation::Averages;
using saturation::Model;
using saturation::Sharpness;
using saturation::View;

class TestSaturation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void meansAreThePapers_data();
    void meansAreThePapers();
    void numbersOfKnownWeights();
    void weightsAreTheSoftmaxOfTheDraw();
    void theDivisionKeepsTheOrder();
    void widthMovesTheBars();
    void switchAndLettersWork();
    void keysAreAsManyAsAsked();
    void settlingMakesAllDraws();
    void draggingAnyChartSetsTheWidth();
    void tellsItsNumbers();

private:
    void complete() { QTRY_VERIFY_WITH_TIMEOUT(m_model->averages().count() == saturation::kDraws, 60'000); }

    std::unique_ptr<typeset::Appearance> m_look;
    std::unique_ptr<Model> m_model;
    std::unique_ptr<View> m_view;
};

void TestSaturation::init()
{
    m_look = std::make_unique<typeset::Appearance>(typeset::Fonts::onThisComputer());
    m_model = std::make_unique<Model>();
    m_view = std::make_unique<View>(*m_model, *m_look, Role::Student);
    m_view->resize(1028, m_view->heightForWidth(1028));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
}

void TestSaturation::cleanup()
{
    m_view.reset();
    m_model.reset();
    m_look.reset();
}

// Means over thousands of draws with 10 keys, computed elsewhere: largest weight, entropy, trace of the Jacobian.
void TestSaturation::meansAreThePapers_data()
{
    QTest::addColumn<int>("rung");
    QTest::addColumn<double>("largest");
    QTest::addColumn<double>("entropy");
    QTest::addColumn<double>("trace");
    QTest::newRow("4") << 2 << 0.49 << 1.44 << 0.64;
    QTest::newRow("16") << 4 << 0.73 << 0.74 << 0.37;
    QTest::newRow("64") << 6 << 0.87 << 0.34 << 0.19;
    QTest::newRow("256") << 8 << 0.94 << 0.16 << 0.09;
    QTest::newRow("1024") << 10 << 0.97 << 0.08 << 0.05;
}

void TestSaturation::meansAreThePapers()
{
    QFETCH(int, rung);
    QFETCH(double, largest);
    QFETCH(double, entropy);
    QFETCH(double, trace);
    complete();
    constexpr double kTolerance = 0.02;
    const Sharpness plain = m_model->averages().mean(rung, false);
    QVERIFY2(std::abs(plain.largest - largest) < kTolerance, qPrintable(QString::number(plain.largest)));
    QVERIFY2(std::abs(plain.entropy - entropy) < kTolerance, qPrintable(QString::number(plain.entropy)));
    QVERIFY2(std::abs(plain.trace - trace) < kTolerance, qPrintable(QString::number(plain.trace)));
    const Sharpness divided = m_model->averages().mean(rung, true);
    QVERIFY2(divided.largest > 0.31 - kTolerance && divided.largest < 0.33 + kTolerance,
        qPrintable(QString::number(divided.largest)));
    QVERIFY2(std::abs(divided.entropy - 1.92) < 2 * kTolerance, qPrintable(QString::number(divided.entropy)));
    QVERIFY2(std::abs(divided.trace - 0.80) < kTolerance, qPrintable(QString::number(divided.trace)));
}

void TestSaturation::numbersOfKnownWeights()
{
    const Sharpness even = Sharpness::of(engine::Vector::Constant(2, 0.5));
    QVERIFY(std::abs(even.largest - 0.5) < 1e-15);
    QVERIFY(std::abs(even.entropy - std::log(2.0)) < 1e-15);
    QVERIFY(std::abs(even.norm - 0.5) < 1e-15);
    QVERIFY(std::abs(even.trace - 0.5) < 1e-15);
    const Sharpness one = Sharpness::of(engine::Vector::Unit(4, 2));
    QVERIFY(one.largest == 1 && one.entropy == 0 && one.norm == 0 && one.trace == 0);
}

void TestSaturation::weightsAreTheSoftmaxOfTheDraw()
{
    engine::NumpyRng rng(141);
    const engine::Vector query = rng.normal(0, 1, 1024);
    const engine::Matrix keys = rng.normal(0, 1, 10, 1024);
    for (const bool scaled : {false, true}) {
        std::vector<double> powers;
        double sum = 0;
        for (int j = 0; j < 10; ++j) {
            double score = 0;
            for (int c = 0; c < 64; ++c)
                score += query(c) * keys(j, c);
            powers.push_back(std::exp(scaled ? score / 8 : score));
            sum += powers.back();
        }
        const engine::Vector weights = m_model->weights(scaled);
        for (int j = 0; j < 10; ++j)
            QVERIFY(std::abs(weights(j) - powers[static_cast<size_t>(j)] / sum) < 1e-12);
    }
}

void TestSaturation::theDivisionKeepsTheOrder()
{
    for (const int width : {2, 64, 1024}) {
        m_model->setWidth(width, width);
        engine::Index plain = -1;
        engine::Index divided = -2;
        m_model->weights(false).maxCoeff(&plain);
        m_model->weights(true).maxCoeff(&divided);
        QCOMPARE(plain, divided);
        QVERIFY(m_model->sharpness(false).largest >= m_model->sharpness(true).largest);
    }
}

void TestSaturation::widthMovesTheBars()
{
    auto *row = m_view->findChild<controls::SliderRow *>();
    const auto highest = [this] {
        double high = 0;
        for (const QPointF &point : m_view->bars()->series().first().points)
            high = std::max(high, point.y());
        return high;
    };
    row->slider()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(row->slider(), Qt::Key_Home);
    const double narrow = highest();
    QTest::keyClick(row->slider(), Qt::Key_End);
    QCOMPARE(m_model->width(), 1024);
    QVERIFY(highest() > narrow);
    QCOMPARE(highest(), m_model->sharpness(false).largest);
    m_model->undo();
    QCOMPARE(m_model->width(), 64);
}

void TestSaturation::switchAndLettersWork()
{
    auto *scaled = m_view->findChild<controls::Switch *>();
    QTest::mouseClick(scaled, Qt::LeftButton);
    QVERIFY(m_model->isScaled());
    QTest::keyClick(scaled, Qt::Key_S);
    QVERIFY(!m_model->isScaled());
    QTest::keyClick(scaled, Qt::Key_D);
    QCOMPARE(m_model->seed(), 142);
    QTest::keyClick(scaled, Qt::Key_R);
    QCOMPARE(m_model->seed(), 141);
}

void TestSaturation::keysAreAsManyAsAsked()
{
    for (const int keys : {2, 16}) {
        QVERIFY(!m_model->setSome({{QStringLiteral("keys"), keys}}));
        QCOMPARE(m_model->weights(false).size(), engine::Index(keys));
        QVERIFY(std::abs(m_model->weights(false).sum() - 1) < 1e-12);
        QVERIFY(m_view->entropy()->yAxis().holds(std::log(static_cast<double>(keys))));
        QVERIFY(m_view->entropy()->yAxis().to < 1.1 * std::log(static_cast<double>(keys)));
    }
}

void TestSaturation::settlingMakesAllDraws()
{
    Model other;
    QVERIFY(!other.isSettled());
    other.settle(); // no event was handled
    QVERIFY(other.isSettled());
    QCOMPARE(other.averages().count(), saturation::kDraws);
    complete();
    QCOMPARE(other.textForm(), m_model->textForm());
}

void TestSaturation::draggingAnyChartSetsTheWidth()
{
    for (ChartView *chart : {m_view->largest(), m_view->entropy(), m_view->norm()}) {
        m_model->reset();
        QTest::mouseClick(chart->viewport(), Qt::LeftButton, {}, chart->place({256, 0.2}).toPoint());
        QVERIFY(std::abs(m_model->width() / 256.0 - 1) < 0.05);
    }
}

void TestSaturation::tellsItsNumbers()
{
    complete();
    const QString largest = QString::number(m_model->sharpness(false).largest, 'f', 2);
    QVERIFY(m_model->textForm().contains(largest));
    const QList<QStringList> table = m_model->table();
    QCOMPARE(table.size(), 1 + 2 * Averages::kRungs);
    QCOMPARE(table[1][3].toDouble(), m_model->averages().mean(0, false).largest);
}

QTEST_MAIN(TestSaturation)
#include "tst_saturation.moc"
