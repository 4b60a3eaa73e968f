// SPDX-License-Identifier: GPL-3.0-or-later
// The pyramid over a large matrix, against looking at every cell.
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <random>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "exhibits/matrix/model_field.h"
#include "tests/engine/npy_bytes.h"

using namespace nunchi::exhibits::matrix;

namespace {
constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Filled by a rule and summarised band after band.
template <class Number> std::unique_ptr<LargeMatrix> filled(int rows, int columns, bool wide, Number number)
{
    auto matrix = std::make_unique<LargeMatrix>(rows, columns, wide);
    for (int i = 0; i < rows; ++i)
        for (int j = 0; j < columns; ++j)
            if (wide)
                matrix->doubleRow(i)[j] = number(i, j);
            else
                matrix->floatRow(i)[j] = static_cast<float>(number(i, j));
    Spot spot;
    for (int first = 0; first < rows; first += LargeMatrix::kBandRows)
        if (!matrix->summarise(first, [columns](int) { return columns; }, spot))
            return nullptr;
    matrix->finish();
    return matrix;
}

double largestByEye(const LargeMatrix &matrix, int level, int row, int column)
{
    double largest = -kInfinity;
    for (int i = row << level; i < std::min((row + 1) << level, matrix.rows()); ++i)
        for (int j = column << level; j < std::min((column + 1) << level, matrix.columns()); ++j)
            largest = std::max(largest, matrix.at(i, j));
    return largest;
}
} // namespace

class TestMatrixPyramid : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachBlockHasTheLargestOfItsCells_data();
    void eachBlockHasTheLargestOfItsCells();
    void blocksNameTheCellOfTheirLargest();
    void doublesThatLookAlikeAsFloatAreToldApart();
    void theFiveLargestOfAll();
    void sumsAndEnds();
    void outliersDoNotDecideTheScale();
    void wideMatricesHaveALowPicture();
    void whatIsNotFiniteIsNamed();
    void itTakesAThirdMore();
    void placesStayInside();
    void zoomingKeepsThePointUnderTheHand();
};

void TestMatrixPyramid::eachBlockHasTheLargestOfItsCells_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<bool>("wide");
    for (const auto &[rows, columns] : {std::pair{1, 1}, {1, 300}, {300, 1}, {64, 64}, {65, 63}, {129, 200}, {200, 517}})
        for (const bool wide : {false, true})
            QTest::addRow("%d x %d %s", rows, columns, wide ? "double" : "float") << rows << columns << wide;
}

void TestMatrixPyramid::eachBlockHasTheLargestOfItsCells()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(bool, wide);
    std::mt19937 random(7);
    std::normal_distribution<double> normal;
    const auto matrix = filled(rows, columns, wide, [&](int, int) { return normal(random); });
    QVERIFY(matrix);
    QCOMPARE(matrix->rows(matrix->levels() - 1), 1);
    QCOMPARE(matrix->columns(matrix->levels() - 1), 1);
    for (int level = 0; level < matrix->levels(); ++level) {
        std::vector<int> all(static_cast<size_t>(matrix->columns(level)));
        std::iota(all.begin(), all.end(), 0);
        std::vector<float> gathered(all.size());
        for (int row = 0; row < matrix->rows(level); ++row) {
            matrix->gather(level, row, all, gathered.data());
            for (int column = 0; column < matrix->columns(level); ++column) {
                const double expected = largestByEye(*matrix, level, row, column);
                const float found = matrix->largestOf(level, row, column);
                QVERIFY(std::abs(found - expected) <= 1e-6 * std::abs(expected));
                QVERIFY(level == 0 || found >= expected);
                QCOMPARE(gathered[static_cast<size_t>(column)], found);
                const Spot spot = matrix->spotOf(level, row, column);
                QCOMPARE(spot.value, expected);
                QCOMPARE(matrix->at(spot.row, spot.column), expected);
                QCOMPARE(spot.row >> level, row);
                QCOMPARE(spot.column >> level, column);
            }
        }
    }
}

void TestMatrixPyramid::blocksNameTheCellOfTheirLargest()
{
    const auto matrix = filled(100, 100, false, [](int i, int j) { return i == 70 && j == 33 ? 9.0 : (i + j) % 7; });
    for (int level = 0; level < matrix->levels(); ++level) {
        const Spot spot = matrix->spotOf(level, 70 >> level, 33 >> level);
        QCOMPARE(spot.row, 70);
        QCOMPARE(spot.column, 33);
    }
    // Of equals the upper left one.
    const auto even = filled(64, 64, false, [](int, int) { return 1.0; });
    QCOMPARE(even->spotOf(6, 0, 0).row, 0);
    QCOMPARE(even->spotOf(6, 0, 0).column, 0);
}

void TestMatrixPyramid::doublesThatLookAlikeAsFloatAreToldApart()
{
    for (const double around : {0.1, -0.1, 1e-300, -1e-300}) {
        const auto number = [around](int i, int j) {
            return i == 90 && j == 5 ? std::nextafter(around, kInfinity) : around;
        };
        const auto matrix = filled(128, 128, true, number);
        QCOMPARE(matrix->spotOf(7, 0, 0).row, 90);
        QCOMPARE(matrix->spotOf(7, 0, 0).column, 5);
        QVERIFY(matrix->largest() == std::nextafter(around, kInfinity));
    }
}

void TestMatrixPyramid::theFiveLargestOfAll()
{
    std::mt19937 random(3);
    std::uniform_real_distribution<double> uniform;
    const auto matrix = filled(150, 90, true, [&](int, int) { return uniform(random); });
    std::vector<double> all;
    for (int i = 0; i < 150; ++i)
        for (int j = 0; j < 90; ++j)
            all.push_back(matrix->at(i, j));
    std::sort(all.begin(), all.end(), std::greater<>());
    QCOMPARE(matrix->strongest().size(), size_t(5));
    for (size_t i = 0; i < 5; ++i)
        QCOMPARE(matrix->strongest()[i].value, all[i]);
    QCOMPARE(filled(1, 2, false, [](int, int j) { return j; })->strongest().size(), size_t(2));
}

void TestMatrixPyramid::sumsAndEnds()
{
    const auto matrix = filled(70, 3, false, [](int i, int j) { return i - 10 * j; });
    QCOMPARE(matrix->rowSum(5), 5.0 - 5 - 15);
    QCOMPARE(matrix->rowLargest(5), 5.0);
    QCOMPARE(matrix->smallest(), -20.0);
    QCOMPARE(matrix->largest(), 69.0);
    QCOMPARE(matrix->leastSum(), -30.0);
    QCOMPARE(matrix->largestSum(), 3 * 69.0 - 30);
}

void TestMatrixPyramid::outliersDoNotDecideTheScale()
{
    // A first row of ones, and little elsewhere, as under a causal mask.
    const auto causal = filled(1000, 1000, false, [](int i, int j) { return i == 0 ? 1.0 : 0.001 + 1e-6 * ((i + j) % 50); });
    QVERIFY(causal->usualLargest() >= 0.001 && causal->usualLargest() < 0.0011);
    QCOMPARE(causal->largest(), 1.0);
    // Where every cell can be seen nothing is clipped.
    const auto small = filled(100, 100, false, [](int i, int) { return i == 0 ? 1.0 : 0.001; });
    QCOMPARE(small->usualLargest(), small->largest());
}

void TestMatrixPyramid::wideMatricesHaveALowPicture()
{
    Field field;
    LargeOrder order;
    order.source = Source::Computed;
    order.size = 100;
    field.set(order, false);
    field.finish();
    QCOMPARE(field.aspect(), 1.0);
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("wide.npy")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const std::string bytes = nunchi::tests::npyMatrix(10, 100, std::vector<double>(1000, 1.0));
    file.write(bytes.data(), qint64(bytes.size()));
    file.close();
    order.source = Source::File;
    order.file = file.fileName();
    field.set(order, false);
    field.finish();
    QVERIFY(field.isShown());
    QCOMPARE(field.aspect(), 0.25); // no lower: there is room for the numbers at its side
    QCOMPARE(field.whole(), (Place{5, 50, 100}));
    // Twenty rows fit into the height of 80 columns: all ten stay in the middle.
    QCOMPARE(field.within({0, 0, 80}), (Place{5, 40, 80}));
    QCOMPARE(field.within({0, 0, 20}), (Place{2.5, 10, 20}));
}

void TestMatrixPyramid::whatIsNotFiniteIsNamed()
{
    for (const double bad : {std::nan(""), kInfinity, -kInfinity}) {
        for (const bool wide : {false, true}) {
            LargeMatrix matrix(64, 64, wide);
            for (int i = 0; i < 64; ++i)
                for (int j = 0; j < 64; ++j)
                    if (wide)
                        matrix.doubleRow(i)[j] = i == 9 && j == 50 ? bad : 1;
                    else
                        matrix.floatRow(i)[j] = static_cast<float>(i == 9 && j == 50 ? bad : 1);
            Spot spot;
            QVERIFY(!matrix.summarise(0, [](int) { return 64; }, spot));
            QCOMPARE(spot.row, 9);
            QCOMPARE(spot.column, 50);
            // Where nobody looks it does no harm.
            QVERIFY(matrix.summarise(0, [](int row) { return row == 9 ? 50 : 64; }, spot));
        }
    }
    // A sum may overflow where no number does.
    QVERIFY(filled(1, 4, true, [](int, int) { return 1.7e308; }));
}

void TestMatrixPyramid::itTakesAThirdMore()
{
    const LargeMatrix matrix(8192, 8192, false); // never touched: the system has given nothing yet
    const double cells = 8192.0 * 8192 * sizeof(float);
    QVERIFY(double(matrix.bytes()) < cells * 4 / 3 + 1);
    QVERIFY(double(matrix.bytes()) > cells * 1.333);
    QVERIFY(LargeMatrix::bytesNeeded(8192, 8192, false) > cells * 1.33);
}

void TestMatrixPyramid::placesStayInside()
{
    Field field;
    LargeOrder order;
    order.source = Source::Computed;
    order.size = 100;
    field.set(order, false);
    field.finish();
    QVERIFY(field.isShown());
    QCOMPARE(field.place(), (Place{50, 50, 100}));
    QCOMPARE(field.within({0, 1000, 20}), (Place{10, 90, 20}));
    QCOMPARE(field.within({0, 0, 1}), (Place{4, 4, Field::kLeastSpan}));
    QCOMPARE(field.within({3, 3, 1e9}), (Place{50, 50, 100}));
}

void TestMatrixPyramid::zoomingKeepsThePointUnderTheHand()
{
    const Place before{100, 200, 64};
    const Place after = Field::closer(before, 4, 110, 180);
    QCOMPARE(after.span, 16.0);
    // How far from the middle, as a share of the picture.
    QCOMPARE((110 - after.row) / after.span, (110 - before.row) / before.span);
    QCOMPARE((180 - after.column) / after.span, (180 - before.column) / before.span);
}

QTEST_GUILESS_MAIN(TestMatrixPyramid)
#include "tst_matrix_pyramid.moc"
