// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include "exhibits/shared/chart_view.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using typeset::Token;

namespace {

ChartAxis logAxis(double from, double to, int base)
{
    return {QStringLiteral("d"), from, to, true, powerTicks(from, to, base, 8, TickText::Figures, {})};
}

/// "0.0 0.2 0.4"
QString textsOf(const QList<Tick> &ticks)
{
    QStringList texts;
    for (const Tick &tick : ticks)
        texts << tick.text;
    return texts.join(u' ');
}

ChartSeries curve(const QList<QPointF> &points, Dash dash, Token color = Token::Ink)
{
    ChartSeries series;
    series.name = QStringLiteral("curve");
    series.points = points;
    series.dash = dash;
    series.color = color;
    return series;
}

} // namespace

class TestChartView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void ticksAreRound();
    void powersAreWrittenProperly();
    void curvesLieWhereTheFiguresSay_data();
    void curvesLieWhereTheFiguresSay();
    void figuresKeepOffTheTitleAbove();
    void aNewRangeMovesTheCurve();
    void seriesDifferWithoutColour();
    void themesAndSizesAreFollowed();
    void readsOutTheNearestPointExactly();
    void draggingGivesNumbersWithinTheAxes();
    void neverTakesTheKeyboardOrTheWheel();

private:
    QImage picture() const;
    bool isInked(QPointF place) const;

    typeset::Appearance *m_look = nullptr;
    ChartView *m_chart = nullptr;
};

void TestChartView::init()
{
    m_look = new typeset::Appearance(typeset::Fonts::onThisComputer());
    m_chart = new ChartView(*m_look, Role::Student);
    m_chart->resize(480, 320);
}

void TestChartView::cleanup()
{
    delete m_chart;
    delete m_look;
}

QImage TestChartView::picture() const
{
    QImage image(m_chart->size(), QImage::Format_RGB32);
    image.fill(m_look->color(Token::Paper));
    m_chart->QWidget::render(&image, {}, {}, QWidget::DrawChildren);
    return image;
}

/// Something dark lies within two pixels.
bool TestChartView::isInked(QPointF place) const
{
    const QImage image = picture();
    for (int dx = -2; dx <= 2; ++dx)
        for (int dy = -2; dy <= 2; ++dy)
            if (image.pixelColor(place.toPoint() + QPoint(dx, dy)).lightness() < 90)
                return true;
    return false;
}

void TestChartView::ticksAreRound()
{
    QCOMPARE(textsOf(linearTicks(0, 1, 6)), QStringLiteral("0.0 0.2 0.4 0.6 0.8 1.0"));
    QCOMPARE(textsOf(linearTicks(-128, 128, 6)), QStringLiteral("\u2212100 0 100"));
    QCOMPARE(textsOf(linearTicks(0, 2'000, 5)), QStringLiteral("0 500 1,000 1,500 2,000"));
    QVERIFY(linearTicks(1, 1, 5).isEmpty());
}

void TestChartView::powersAreWrittenProperly()
{
    QCOMPARE(textsOf(powerTicks(1, 1e4, 10, 3, TickText::Powers, {})), QStringLiteral("1 $10^{2}$ $10^{4}$"));
    QCOMPARE(textsOf(powerTicks(1, 1e12, 10, 4, TickText::Words, QStringLiteral("ko"))),
        QStringLiteral("1 1만 1억 1조"));
    QCOMPARE(textsOf(powerTicks(1, 1'024, 4, 8, TickText::Figures, {})),
        QStringLiteral("1 4 16 64 256 1,024"));
    QCOMPARE(textsOf(powerTicks(0.01, 1, 10, 8, TickText::Figures, {})), QStringLiteral("0.01 0.1 1"));
}

void TestChartView::curvesLieWhereTheFiguresSay_data()
{
    QTest::addColumn<bool>("logarithmic");
    QTest::newRow("linear") << false;
    QTest::newRow("logarithmic") << true;
}

void TestChartView::curvesLieWhereTheFiguresSay()
{
    QFETCH(bool, logarithmic);
    ChartAxis x = logAxis(1, 1'024, 4);
    x.logarithmic = logarithmic;
    m_chart->setAxes(x, {QStringLiteral("y"), 0, 10, false, linearTicks(0, 10, 6)});
    m_chart->setSeries({curve({{1, 5}, {100, 5}, {1'024, 5}}, Dash::Solid)});
    picture();
    for (const QPointF numbers : {QPointF(1, 0), QPointF(64, 5), QPointF(1'024, 10), QPointF(300, 2.5)}) {
        const QPointF ours = m_chart->place(numbers);
        const QPointF drawn = m_chart->drawnAt(numbers);
        QVERIFY2(std::hypot(ours.x() - drawn.x(), ours.y() - drawn.y()) < 0.5, "Qt Charts draws elsewhere");
        const QPointF back = m_chart->numbersAt(ours);
        QVERIFY(std::abs(back.x() - numbers.x()) < 1e-6 && std::abs(back.y() - numbers.y()) < 1e-6);
    }
    QVERIFY(isInked(m_chart->place({64, 5})));
    QVERIFY(!isInked(m_chart->place({64, 7})));
}

/// From the top down at the left: the title, and below it each figure for itself.
void TestChartView::figuresKeepOffTheTitleAbove()
{
    const QList<Tick> ticks{{1, QStringLiteral("gap")}, {2, QStringLiteral("gap")}, {3, QStringLiteral("gap")}};
    m_chart->setAxes({{}, 0, 1, false, {}}, {QStringLiteral("gap gap"), 0, 3, false, ticks});
    const QImage image = picture();
    int blocks = 0;
    bool wasInked = false;
    for (int y = 0; y < image.height(); ++y) {
        bool isInked = false;
        for (int x = 0; x < static_cast<int>(m_chart->plot().left()) - 1; ++x)
            isInked = isInked || image.pixelColor(x, y).lightness() < 200;
        blocks += isInked && !wasInked ? 1 : 0;
        wasInked = isInked;
    }
    QCOMPARE(blocks, 1 + ticks.size());
}

void TestChartView::aNewRangeMovesTheCurve()
{
    const ChartAxis x{QStringLiteral("x"), 0, 1, false, {}};
    m_chart->setSeries({curve({{0, 4}, {1, 4}}, Dash::Solid)});
    m_chart->setAxes(x, {QStringLiteral("y"), 0, 8, false, {}});
    QVERIFY(isInked(m_chart->place({0.5, 4})));
    const QPointF before = m_chart->place({0.5, 4});
    m_chart->setAxes(x, {QStringLiteral("y"), 0, 5, false, {}});
    QVERIFY(isInked(m_chart->place({0.5, 4})));
    QVERIFY(!isInked(before));
}

void TestChartView::seriesDifferWithoutColour()
{
    m_chart->setAxes({QStringLiteral("x"), 0, 1, false, {}}, {QStringLiteral("y"), 0, 10, false, {}});
    QList<ChartSeries> series;
    const QList<Dash> dashes{Dash::Solid, Dash::Dashed, Dash::Dotted, Dash::DashDot};
    for (int i = 0; i < 4; ++i)
        series << curve({{0, 2.0 * i + 1}, {1, 2.0 * i + 1}}, dashes[i]);
    m_chart->setSeries(series);
    const QImage image = picture();
    QSet<QString> patterns;
    for (int i = 0; i < 4; ++i) {
        QString pattern;
        const int y = static_cast<int>(m_chart->place({0, 2.0 * i + 1}).y());
        for (int x = 0; x < 120; ++x)
            pattern += image.pixelColor(m_chart->place({0.2, 0}).toPoint().x() + x, y).lightness() < 128 ? u'-' : u' ';
        patterns << pattern;
    }
    QCOMPARE(patterns.size(), 4);
}

void TestChartView::themesAndSizesAreFollowed()
{
    m_chart->setAxes({QStringLiteral("x"), 0, 1, false, {}}, {QStringLiteral("y"), 0, 10, false, linearTicks(0, 10, 6)});
    ChartSeries points = curve({{0.5, 5}}, Dash::Solid, Token::W);
    points.kind = ChartSeries::Kind::Points;
    points.strong = true;
    m_chart->setSeries({points});
    const qreal left = m_chart->plot().left();
    for (const auto theme : {typeset::ThemeName::Dark, typeset::ThemeName::Projector, typeset::ThemeName::Light}) {
        m_look->setTheme(theme);
        m_chart->setSeries({points});
        const QImage image = picture();
        QCOMPARE(image.pixelColor(m_chart->place({0.5, 5}).toPoint()), m_look->color(Token::W));
        QCOMPARE(image.pixelColor(1, 1), m_look->color(Token::Paper));
    }
    m_look->setTextScale(2);
    m_chart->setAxes(m_chart->xAxis(), m_chart->yAxis());
    QVERIFY(m_chart->plot().left() > left);
}

void TestChartView::readsOutTheNearestPointExactly()
{
    m_chart->setAxes({QStringLiteral("$d_k$"), 0, 1, false, {}}, {QStringLiteral("y"), 0, 10, false, {}});
    m_chart->setSeries({curve({{0.25, 1.0 / 3}, {0.75, 9}}, Dash::Solid)});
    const QString text = m_chart->readOut(m_chart->place({0.26, 0.4}));
    QVERIFY2(text.contains(QStringLiteral("0.3333333333333333")), qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("curve")));
    QVERIFY(m_chart->readOut(m_chart->place({0.5, 5})).isEmpty());
}

void TestChartView::draggingGivesNumbersWithinTheAxes()
{
    m_chart->setAxes(logAxis(1, 1'024, 4), {QStringLiteral("y"), 0, 10, false, {}});
    m_chart->setSeries({curve({{1, 1}, {1'024, 1}}, Dash::Solid)});
    m_chart->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_chart));
    QSignalSpy spy(m_chart, &ChartView::dragged);
    QTest::mouseClick(m_chart->viewport(), Qt::LeftButton, {}, m_chart->place({64, 5}).toPoint());
    QCOMPARE(spy.count(), 0); // not unless it may be dragged
    m_chart->setDraggable(true);
    QTest::mousePress(m_chart->viewport(), Qt::LeftButton, {}, m_chart->place({64, 5}).toPoint());
    QTest::mouseMove(m_chart->viewport(), QPoint(m_chart->width() - 1, 5));
    QTest::mouseRelease(m_chart->viewport(), Qt::LeftButton);
    QVERIFY(spy.count() >= 2);
    QVERIFY(std::abs(spy.first().first().toPointF().x() / 64 - 1) < 0.03);
    QVERIFY(std::abs(spy.last().first().toPointF().x() / 1'024 - 1) < 1e-6);
    QCOMPARE(spy.first().last(), spy.last().last());
}

void TestChartView::neverTakesTheKeyboardOrTheWheel()
{
    QCOMPARE(m_chart->focusPolicy(), Qt::NoFocus);
    for (const QWidget *child : m_chart->findChildren<QWidget *>())
        QVERIFY(!(child->focusPolicy() & Qt::TabFocus));
    QWheelEvent wheel({50, 50}, {50, 50}, {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_chart->viewport(), &wheel);
    QVERIFY(!wheel.isAccepted());
}

QTEST_MAIN(TestChartView)
#include "tst_chart_view.moc"
