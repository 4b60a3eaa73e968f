// SPDX-License-Identifier: GPL-3.0-or-later
#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>

#include "fixed_words.h"
#include "typeset/formula/formula_painter.h"
#include "typeset/formula/mathjax.h"

using namespace nunchi::typeset;

namespace {
constexpr int kBaseline = 200;

QColor color(FormulaRole role)
{
    return role == FormulaRole::Ink ? QColor(Qt::black) : role == FormulaRole::Query ? QColor(Qt::blue) : QColor(Qt::red);
}

QImage paint(const Formula &formula, qreal size, qreal ratio = 1, qreal baseline = kBaseline)
{
    QImage image(QSize(400, 400) * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::white);
    QPainter painter(&image);
    FormulaPainter(formula, size).draw(painter, {10, baseline}, color);
    return image;
}

int darkness(const QImage &image, int y)
{
    int sum = 0;
    for (int x = 0; x < image.width(); ++x)
        sum += 255 - qGray(image.pixel(x, y));
    return sum;
}

/// First and last row with ink.
std::pair<int, int> rows(const QImage &image)
{
    std::pair<int, int> found{-1, -1};
    for (int y = 0; y < image.height(); ++y) {
        if (darkness(image, y) > 0)
            found = {found.first < 0 ? y : found.first, y};
    }
    return found;
}
} // namespace

class TestFormulaPainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lettersStandOnTheBaseline_data();
    void lettersStandOnTheBaseline();
    void barsAreSharp_data();
    void barsAreSharp();
    void barsLieOnTheAxis();
    void stretchedDelimitersHaveNoKnots();
    void inkStaysWithinTheMeasures();
    void rolesTakeTheirColours();
    void sizesFollowTheText();
    void paperGetsOutlines();
    void errorsDrawNothing();

private:
    Formula typeset(const char *tex) { return m_mathjax.typeset(FormulaKey::of(QString::fromLatin1(tex), true)); }

    MathJax m_mathjax{std::make_shared<FixedWords>(), 20000};
};

void TestFormulaPainter::lettersStandOnTheBaseline_data()
{
    QTest::addColumn<qreal>("size");
    QTest::addColumn<qreal>("ratio");
    for (const qreal size : {12.0, 18.0, 19.4, 36.0, 100.0})
        for (const qreal ratio : {1.0, 1.5, 2.0})
            QTest::addRow("%g at %g", size, ratio) << size << ratio;
}

void TestFormulaPainter::lettersStandOnTheBaseline()
{
    QFETCH(qreal, size);
    QFETCH(qreal, ratio);
    // The foot of an upright H is flat, on the baseline to the pixel: ink in the row above it, none below.
    const QImage image = paint(typeset("\\mathrm{H}"), size, ratio, kBaseline + 0.3);
    const int baseline = qRound((kBaseline + 0.3) * ratio);
    QCOMPARE(rows(image).second, baseline - 1);
    QVERIFY(darkness(image, baseline - 1) > darkness(image, baseline - 1 - qRound(0.3 * size * ratio)));
    // Its top is 0.683 em higher.
    QVERIFY(qAbs(baseline - rows(image).first - 0.683 * size * ratio) <= 1);
}

void TestFormulaPainter::barsAreSharp_data() { lettersStandOnTheBaseline_data(); }

void TestFormulaPainter::barsAreSharp()
{
    QFETCH(qreal, size);
    QFETCH(qreal, ratio);
    // Nothing but the bar of a fraction: whole rows, black, as thick as 0.06 em, at least one.
    const QImage image = paint(typeset("\\frac{\\phantom{x}}{\\phantom{x}}"), size, ratio);
    const auto [first, last] = rows(image);
    QCOMPARE(last - first + 1, qMax(1, qRound(0.06 * size * ratio)));
    const int middle = qRound((10 + 0.5 * typeset("\\frac{\\phantom{x}}{\\phantom{x}}").width() * size) * ratio);
    for (int y = first; y <= last; ++y)
        QCOMPARE(QColor(image.pixel(middle, y)), QColor(Qt::black));
}

void TestFormulaPainter::barsLieOnTheAxis()
{
    // The axis of the mathematics is 0.25 em above the baseline (TeX's axis_height of these letters).
    for (const qreal size : {20.0, 33.0, 80.0}) {
        const auto [first, last] = rows(paint(typeset("\\frac{\\phantom{x}}{\\phantom{x}}"), size));
        QVERIFY(qAbs((first + last + 1) / 2.0 - (kBaseline - 0.25 * size)) <= 0.75);
    }
}

void TestFormulaPainter::stretchedDelimitersHaveNoKnots()
{
    // Along the straight part of a tall bracket every row is like the next, seams included, whatever the grey.
    const Formula formula = typeset("\\left[\\begin{matrix}1\\\\2\\\\3\\\\4\\\\5\\\\6\\\\7\\\\8\\end{matrix}\\right.");
    const Formula numbers = typeset("\\begin{matrix}1\\\\2\\\\3\\\\4\\\\5\\\\6\\\\7\\\\8\\end{matrix}");
    for (const qreal size : {17.0, 18.3, 23.7}) {
        const QImage image = paint(formula, size);
        const int columns = 10 + int((formula.width() - numbers.width()) * size * 0.8);
        const auto [first, last] = rows(image);
        for (int x = 10; x < columns; ++x)
            for (int y = first + 4; y < last - 4; ++y)
                QCOMPARE(qGray(image.pixel(x, y)), qGray(image.pixel(x, first + 4)));
    }
}

void TestFormulaPainter::inkStaysWithinTheMeasures()
{
    const Formula formula = typeset("\\operatorname{softmax}\\left(\\frac{QK^\\top}{\\sqrt{d_k}}\\right)V");
    const FormulaPainter painter(formula, 30);
    const auto [first, last] = rows(paint(formula, 30));
    QVERIFY(first >= kBaseline - painter.ascent() - 1);
    QVERIFY(last <= kBaseline + painter.descent() + 1);
    QVERIFY(first <= kBaseline - painter.ascent() + 6);
    QVERIFY(last >= kBaseline + painter.descent() - 6);
}

void TestFormulaPainter::rolesTakeTheirColours()
{
    const QImage image = paint(typeset("\\Q{\\rule{1em}{1em}}\\K{\\rule{1em}{1em}}\\rule{1em}{1em}"), 40);
    const int y = kBaseline - 20;
    QCOMPARE(QColor(image.pixel(30, y)), QColor(Qt::blue));
    QCOMPARE(QColor(image.pixel(70, y)), QColor(Qt::red));
    QCOMPARE(QColor(image.pixel(110, y)), QColor(Qt::black));
}

void TestFormulaPainter::sizesFollowTheText()
{
    QCOMPARE(FormulaPainter::sizeBeside(17, 0), 17 * 1.06);
    QCOMPARE(FormulaPainter::sizeBeside(100, 43.1), 100.0);
    QCOMPARE(FormulaPainter::sizeBeside(100, 46.0), 46.0 / 0.431);
    QCOMPARE(FormulaPainter::sizeBeside(100, 60), 112.0);
    QCOMPARE(FormulaPainter::sizeBeside(100, 20), 100.0);
    QFont font;
    font.setPixelSize(40);
    const qreal size = FormulaPainter::sizeBeside(font);
    QVERIFY(size >= 40 && size <= 40 * 1.12);
}

void TestFormulaPainter::paperGetsOutlines()
{
    QBuffer pdf;
    QVERIFY(pdf.open(QIODevice::WriteOnly));
    {
        QPdfWriter writer(&pdf);
        QPainter painter(&writer);
        FormulaPainter(typeset("\\frac{a}{\\sqrt{b}}"), 300).draw(painter, {100, 1000}, color);
    }
    QVERIFY(pdf.data().startsWith("%PDF"));
    QVERIFY(!pdf.data().contains("/Subtype /Image"));
}

void TestFormulaPainter::errorsDrawNothing()
{
    QCOMPARE(rows(paint(Formula::failed(QStringLiteral("no")), 30)).first, -1);
    QCOMPARE(rows(paint(Formula(), 30)).first, -1);
}

QTEST_MAIN(TestFormulaPainter)
#include "tst_formula_painter.moc"
