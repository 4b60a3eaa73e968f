// SPDX-License-Identifier: GPL-3.0-or-later
#include "matrix_fixture.h"

#include <cmath>

#include <QFontMetricsF>
#include <QSet>

#include "controls/button.h"
#include "controls/focus_ring.h"
#include "controls/segments.h"
#include "exhibits/matrix/view_words.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using matrix::Show;
using typeset::ThemeName;

namespace {
/// What the eye sees in the middle of a cell, away from its number and its outlines.
QColor seen(const QImage &image, const QRectF &cell)
{
    const QPointF spot(cell.left() + cell.width() * 0.5, cell.bottom() - 5);
    return image.pixelColor(spot.toPoint());
}
} // namespace

class TestMatrixView : public MatrixFixture
{
    Q_OBJECT

private Q_SLOTS:
    void cellsHaveTheColourOfTheirWeight();
    void scoresAreCentredOnZero();
    void legendIsTheScaleThatIsUsed();
    void maskedCellsAreHatchedAndSaySo();
    void bothDirectionsAreShownWithoutAMask();
    void aQueryThatSeesNothingSaysSo();
    void everyWidthAndSizeFitsItsHeight();
    void framesOfTheLastRowStayWhole();
    void edgesAgree_data();
    void edgesAgree();
    void cardStandsBesideOrBelow();
    void lessonsWordsAreShown();
    void theCaptionIsTrueOfWhatIsShown();
    void ticksAreRound();
    void headsLieLevelWhereTheCardCanGiveRoom();
    void turnedHeadsKeepOffTheSums();
    void paperHasNoControls();
};

void TestMatrixView::cellsHaveTheColourOfTheirWeight()
{
    for (const ThemeName theme : {ThemeName::Light, ThemeName::Dark, ThemeName::Projector}) {
        m_look->setTheme(theme);
        const QImage image = picture(grid());
        for (const Cell cell : {Cell{0, 0}, Cell{1, 1}, Cell{5, 5}, Cell{7, 1}, Cell{7, 10}, Cell{10, 4}}) {
            const double weight = m_model->values().trace().weights(cell.row, cell.column);
            QCOMPARE(
                seen(image, grid()->geometryNow().cell(cell)), typeset::Theme::named(theme).weightMap().at(weight));
        }
    }
}

void TestMatrixView::scoresAreCentredOnZero()
{
    QTest::keyClick(grid(), Qt::Key_V);
    QCOMPARE(m_model->show(), Show::Scores);
    double largest = 0;
    for (int i = 0; i < m_model->count(); ++i)
        for (int j = 0; j < m_model->count(); ++j)
            largest = std::max(largest, std::abs(m_model->values().trace().scaled(i, j)));
    QCOMPARE(legend()->low(), -largest);
    QCOMPARE(legend()->high(), largest);
    const QImage image = picture(grid());
    for (const Cell cell : {Cell{1, 1}, Cell{7, 10}, Cell{2, 2}})
        QCOMPARE(seen(image, grid()->geometryNow().cell(cell)),
            m_look->theme().scoreMap().at(m_model->values().trace().scaled(cell.row, cell.column) / largest));
}

void TestMatrixView::legendIsTheScaleThatIsUsed()
{
    QCOMPARE(legend()->low(), 0.0);
    QCOMPARE(legend()->high(), 1.0);
    QCOMPARE(legend()->ticks().size(), 6);
    const auto colorAt = [this](double share) {
        const QRectF bar = legend()->bar();
        const QPointF spot(bar.left() + share * (bar.width() - 1), bar.center().y());
        return picture(legend()).pixelColor(spot.toPoint());
    };
    const auto near = [](const QColor &a, const QColor &b) {
        return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue()) <= 8;
    };
    for (const double share : {0.0, 0.25, 0.5, 1.0})
        QVERIFY(near(colorAt(share), m_look->theme().weightMap().at(share)));

    QTest::mouseClick(toggle("a scale for each row"), Qt::LeftButton);
    QVERIFY(m_model->perRow());
    const double largest = m_model->values().trace().weights.row(m_model->row()).maxCoeff();
    QCOMPARE(legend()->high(), largest);
    // The largest of a row now has the colour of the end of the bar.
    QCOMPARE(grid()->cellColor({m_model->row(), m_model->column()}), m_look->theme().weightMap().at(1));
    QVERIFY(legend()->accessibleDescription().contains(QString::number(largest, 'f', 2)));
}

void TestMatrixView::maskedCellsAreHatchedAndSaySo()
{
    m_model->setCausal(true);
    m_model->setCursor(3, 8);
    const QImage image = picture(grid());
    const QRectF hidden = grid()->geometryNow().cell({2, 6});
    QSet<QRgb> colors;
    for (int x = 2; x < hidden.width() - 2; ++x)
        colors.insert(image.pixel((hidden.topLeft() + QPointF(x, hidden.height() / 2)).toPoint()));
    QVERIFY2(colors.size() > 1, "a pattern, not one flat colour");
    QVERIFY(grid()->accessibleDescription().contains(QLatin1String("comes later")));
    QVERIFY(card()->accessibleDescription().contains(QLatin1String("masked")));
    QVERIFY(matrix::words::exactly(*m_model, {3, 8}).contains(QLatin1String("weight 0")));
}

void TestMatrixView::bothDirectionsAreShownWithoutAMask()
{
    const QImage image = picture(grid());
    for (int i = 0; i < m_model->count(); ++i)
        for (int j = i + 1; j < m_model->count(); ++j)
            QVERIFY(seen(image, grid()->geometryNow().cell({i, j})) != m_look->color(typeset::Token::Sunk));
}

void TestMatrixView::aQueryThatSeesNothingSaysSo()
{
    QVERIFY(!m_model->setState({{QStringLiteral("text"), QStringLiteral("<pad> animal it")},
        {QStringLiteral("causal"), true}, {QStringLiteral("padding"), QStringLiteral("hidden")}}));
    m_model->setCursor(0, 0);
    QVERIFY(grid()->accessibleDescription().contains(QLatin1String("may look at nothing")));
    picture(m_view);
}

void TestMatrixView::everyWidthAndSizeFitsItsHeight()
{
    for (const char *sentence : {"", "Supercalifragilistic a b c d e f g h i j k l m n o p q r s t u it animal"}) {
        QVERIFY(!m_model->setState({{QStringLiteral("text"), QString::fromLatin1(sentence)}}));
        for (const qreal scale : {0.8, 1.0, 2.0, 3.0}) {
            m_look->setTextScale(scale);
            for (const int width : {560, 800, 1060, 1400}) {
                m_view->resize(width, m_view->heightForWidth(width));
                for (const QWidget *part : m_view->findChildren<QWidget *>(Qt::FindDirectChildrenOnly))
                    QVERIFY2(m_view->rect().contains(part->geometry()), part->metaObject()->className());
                const auto at = grid()->geometryNow();
                QVERIFY(at.sum(0).right() <= grid()->width() + 1);
                QVERIFY(at.grid().bottom() <= grid()->height());
                const QList<QWidget *> parts = m_view->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
                for (qsizetype a = 0; a < parts.size(); ++a)
                    for (qsizetype b = a + 1; b < parts.size(); ++b)
                        QVERIFY(!parts[a]->geometry().intersects(parts[b]->geometry()));
            }
        }
    }
}

void TestMatrixView::framesOfTheLastRowStayWhole()
{
    for (const ThemeName theme : {ThemeName::Light, ThemeName::Projector}) {
        m_look->setTheme(theme);
        for (const int row : {0, m_model->count() - 1}) {
            m_model->setCursor(row, 3);
            grid()->setFocus(Qt::TabFocusReason);
            m_view->resize(1028, m_view->heightForWidth(1028));
            const auto frames = [&](const QImage &image) {
                // Straight down (up) from the middle of a cell: the colours met outside it.
                QList<int> found;
                for (const int column : {3, 5}) {
                    const QRectF cell = grid()->geometryNow().cell({row, column});
                    const QColor ink = m_look->color(column == 3 ? typeset::Token::Ink : typeset::Token::QText);
                    int lines = 0;
                    for (int y = 0; y < 6; ++y) {
                        const int at = row == 0 ? int(cell.top()) - y : int(cell.bottom()) + y - 1;
                        lines += image.pixelColor(int(cell.center().x()), at) == ink;
                    }
                    found << lines;
                }
                return found;
            };
            const QImage focused = picture(grid());
            m_view->findChild<controls::Button *>()->setFocus();
            QCOMPARE(frames(focused), frames(picture(grid())));
            QVERIFY(frames(focused)[0] > 0 && frames(focused)[1] > 0);
        }
    }
}

void TestMatrixView::edgesAgree_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<QString>("text");
    for (const int width : {560, 700, 934, 1028, 1400})
        for (const char *text : {"", "a b c"})
            QTest::addRow("%d %s", width, text) << width << QString::fromLatin1(text);
}

void TestMatrixView::edgesAgree()
{
    QFETCH(int, width);
    QFETCH(QString, text);
    QVERIFY(!m_model->setState({{QStringLiteral("text"), text}}));
    show(width);
    const auto *parts = m_view;
    const auto inView = [parts](const QWidget *of, const QRectF &rect) {
        return rect.translated(of->mapTo(parts, QPoint()));
    };
    constexpr int room = controls::kFocusRoom;
    // The card, its scale and the switch below it, the grid, and the first control keep to one column.
    const QRectF scale = inView(legend(), legend()->bar());
    QCOMPARE(scale.right(), qreal(width - room));
    QVERIFY(card()->geometry().right() + 1 == width - room || card()->geometry().right() + 1 < scale.left());
    const auto *rows = toggle("a scale for each row");
    QCOMPARE(inView(rows, rows->rect()).left() + room, scale.left());
    QCOMPARE(grid()->x(), room);
    const auto *first = m_view->findChild<controls::Segments *>();
    const qreal left = inView(first, first->rect()).left();
    if (left < width / 4)
        QCOMPARE(left, 0.0); // drawn from its ring on
}

void TestMatrixView::cardStandsBesideOrBelow()
{
    show(1060);
    QVERIFY(card()->x() > grid()->geometry().right());
    show(560);
    QVERIFY(card()->y() > grid()->geometry().bottom());
}

void TestMatrixView::lessonsWordsAreShown()
{
    m_view->setWords(QStringLiteral("My $n$ title"), QStringLiteral("Try this"));
    QCOMPARE(m_view->accessibleName(), QStringLiteral("My n title"));
    m_view->setWords({}, {});
    QCOMPARE(m_view->accessibleName(), matrix::words::title());
}

void TestMatrixView::theCaptionIsTrueOfWhatIsShown()
{
    QVERIFY(matrix::words::caption(*m_model).contains(QLatin1String("always adds up to 1")));
    m_model->setShow(Show::Scores);
    QVERIFY(!matrix::words::caption(*m_model).contains(QLatin1String("adds up")));
    QVERIFY(!m_model->setState({{QStringLiteral("text"), QStringLiteral("<pad> it")}, {QStringLiteral("causal"), true},
        {QStringLiteral("padding"), QStringLiteral("hidden")}}));
    QVERIFY(matrix::words::caption(*m_model).contains(QLatin1String("or to 0")));
}

void TestMatrixView::ticksAreRound()
{
    const auto verify = [this] {
        const QList<double> ticks = legend()->ticks();
        QVERIFY(ticks.size() >= 3 && ticks.size() <= 6);
        QVERIFY(ticks.first() >= legend()->low() - 1e-9 && ticks.last() <= legend()->high() + 1e-9);
        const double step = ticks[1] - ticks[0];
        const double digits = step / std::pow(10, std::floor(std::log10(step) + 1e-9));
        QVERIFY2(std::abs(digits - std::round(digits)) < 1e-6, qPrintable(QString::number(step)));
        for (const double tick : ticks)
            QVERIFY(std::abs(tick / step - std::round(tick / step)) < 1e-6);
    };
    for (const bool perRow : {false, true})
        for (const Show show : {Show::Weights, Show::Scores})
            for (const bool scaled : {true, false}) {
                m_model->setPerRow(perRow);
                m_model->setShow(show);
                m_model->setScaled(scaled);
                for (int row = 0; row < m_model->count(); ++row) {
                    m_model->setCursor(row, 0);
                    verify();
                }
            }
}

void TestMatrixView::headsLieLevelWhereTheCardCanGiveRoom()
{
    // A page 1366 wide has this much, and the words of the sums need some of it.
    show(942);
    QVERIFY(card()->x() > grid()->geometry().right());
    QCOMPARE(grid()->geometryNow().columnLabels(), ColumnLabels::Flat);
    QVERIFY(card()->width() >= card()->leastWidth());
}

void TestMatrixView::turnedHeadsKeepOffTheSums()
{
    for (const char *language : {"ko", "en"}) {
        m_model->setLanguage(QString::fromLatin1(language));
        m_look->setLanguage(QString::fromLatin1(language));
        m_model->setPadding(Padding::Shown);
        for (const int width : {500, 560, 640, 734}) {
            show(width);
            const auto at = grid()->geometryNow();
            if (at.columnLabels() != ColumnLabels::Slanted)
                continue;
            const QFontMetricsF metrics(m_look->font(typeset::Face::Label, -2));
            const qreal head = at.sumHead().right() - metrics.horizontalAdvance(QStringLiteral("row sum"));
            // The foot of the last label, and how far it has moved to the right at the height of those words.
            const qreal foot = at.columnLabel(at.count() - 1).center().x();
            QVERIFY2(foot + metrics.ascent() + metrics.height() * 0.7 / 2 < head, qPrintable(QString::number(width)));
        }
    }
}

void TestMatrixView::paperHasNoControls()
{
    m_look->setTheme(ThemeName::Paper);
    for (const auto *control : m_view->findChildren<QAbstractButton *>())
        QVERIFY2(!control->isVisible(), qPrintable(control->accessibleName()));
    m_look->setTheme(ThemeName::Light);
    QVERIFY(toggle("causal mask")->isVisible() && toggle("a scale for each row")->isVisible());
    QVERIFY(!toggle("hide padding")->isVisible());
}

QTEST_MAIN(TestMatrixView)
#include "tst_matrix_view.moc"
