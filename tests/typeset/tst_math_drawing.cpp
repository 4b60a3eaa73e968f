// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>
#include <QTest>

#include "typeset/math_runs.h"

using namespace nunchi::typeset;

namespace {
/// The box of everything that is not paper.
QRect inkBox(const QImage &image)
{
    QRect box;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qGray(image.pixel(x, y)) < 160)
                box |= QRect(x, y, 1, 1);
    return box;
}
} // namespace

class TestMathDrawing : public QObject
{
    Q_OBJECT

private:
    Appearance m_look{Fonts::onThisComputer()};

    QImage drawn(const QString &line, const LineStyle &style = {})
    {
        QImage image(600, 120, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        drawLine(painter, QPointF(20, 70), lineRuns(line), m_look, style);
        return image;
    }

private Q_SLOTS:
    void widthIsWhatIsDrawn()
    {
        for (const char *tex :
            {"$q \\cdot k_j$", "$\\sqrt{d_k}$", "$x_i^2$", "$\\alpha\\sum_{i=1}^{n} x$", "words $x$ words"}) {
            const QString line = QString::fromLatin1(tex);
            QImage image(600, 120, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            const qreal advance = drawLine(painter, QPointF(20, 70), lineRuns(line), m_look, {});
            painter.end();
            QCOMPARE(advance, lineWidth(lineRuns(line), m_look, {}));
            const QRect ink = inkBox(image);
            QVERIFY2(ink.left() >= 18 && ink.right() <= 22 + advance, tex);
        }
    }

    void scriptsOfOneLetterStandAboveEachOther()
    {
        const qreal both = lineWidth(lineRuns(QStringLiteral("$x_i^2$")), m_look, {});
        const qreal lower = lineWidth(lineRuns(QStringLiteral("$x_i$")), m_look, {});
        const qreal upper = lineWidth(lineRuns(QStringLiteral("$x^2$")), m_look, {});
        QCOMPARE(both, std::max(lower, upper));
    }

    void scriptsMoveOffTheLine()
    {
        LineStyle large;
        large.step = 5;
        const QRect plain = inkBox(drawn(QStringLiteral("$xx$"), large));
        QVERIFY(inkBox(drawn(QStringLiteral("$x^x$"), large)).top() < plain.top());
        QVERIFY(inkBox(drawn(QStringLiteral("$x_x$"), large)).bottom() > plain.bottom());
        QVERIFY(inkBox(drawn(QStringLiteral("$\\sqrt{x}$"), large)).top() < plain.top());
    }

    void mathematicsAndWordsDoNotTouch()
    {
        // Between the index and the word there is a column without ink at all.
        const auto gapBehind = [this](const QString &math, const QString &words, int step) {
            LineStyle style;
            style.step = step;
            const QImage both = drawn(math + words, style);
            const int from = inkBox(drawn(math, style)).right();
            int gap = 0;
            int x = from - 2;
            for (; x < from + 20; ++x) {
                int ink = 0;
                for (int y = 0; y < both.height(); ++y)
                    ink += qGray(both.pixel(x, y)) < 200;
                if (ink == 0)
                    ++gap;
                else if (gap > 0)
                    break;
            }
            return gap;
        };
        for (const int step : {-2, -1, 0, 1}) {
            QVERIFY(gapBehind(QStringLiteral("$\\sqrt{d_k}$"), QStringLiteral("로 나누기"), step) >= 1);
            QVERIFY(gapBehind(QStringLiteral("$W_Q$"), QStringLiteral(" says"), step) >= 2);
        }
    }

    void aRootIsNoHeavierThanItsLetter()
    {
        // At the size of labels the stroke down the root is at most one pixel and a half of ink wide.
        LineStyle style;
        style.step = -1;
        const QImage image = drawn(QStringLiteral("$\\sqrt{d_k}$"), style);
        const QRect box = inkBox(image);
        int heaviest = 0;
        for (int y = box.top() + 2; y < box.bottom(); ++y) {
            int ink = 0;
            for (int x = box.left() - 1; x < box.left() + 6; ++x)
                ink += 255 - qGray(image.pixel(x, y));
            heaviest = std::max(heaviest, ink);
        }
        QVERIFY2(heaviest < 2 * 255, qPrintable(QString::number(heaviest)));
    }

    void rectanglesAlign()
    {
        const QRectF rect(100, 20, 300, 60);
        const MathRuns runs = lineRuns(QStringLiteral("$n$"));
        const auto boxFor = [&](Qt::Alignment alignment) {
            QImage image(600, 120, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            drawLine(painter, rect, alignment, runs, m_look, {});
            painter.end();
            return inkBox(image);
        };
        QVERIFY(boxFor(Qt::AlignLeft).left() >= 100 && boxFor(Qt::AlignLeft).right() < 130);
        QVERIFY(boxFor(Qt::AlignRight).right() <= 401 && boxFor(Qt::AlignRight).left() > 370);
        QVERIFY(std::abs(boxFor(Qt::AlignHCenter).center().x() - 250) <= 3);
        QVERIFY(std::abs(boxFor(Qt::AlignHCenter).center().y() - 50) <= 6);
    }

    void inkAndMeaningColours()
    {
        LineStyle style;
        style.step = 5;
        style.ink = QColor(Qt::red);
        const QImage red = drawn(QStringLiteral("$|$"), style);
        bool found = false;
        for (int y = 0; y < red.height(); ++y)
            for (int x = 0; x < red.width(); ++x)
                found = found || (qRed(red.pixel(x, y)) > 200 && qGreen(red.pixel(x, y)) < 60);
        QVERIFY(found);
    }
};

QTEST_MAIN(TestMathDrawing)
#include "tst_math_drawing.moc"
