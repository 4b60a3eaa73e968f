// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/theme.h"

#include <cmath>

#include <QTest>

using namespace nunchi::typeset;

namespace {
const ThemeName themes[] = {ThemeName::Light, ThemeName::Dark, ThemeName::Projector, ThemeName::Paper};
const Token grounds[] = {Token::Paper, Token::Rail, Token::Surface, Token::Sunk};
const Token tints[] = {Token::QTint, Token::KTint, Token::VTint, Token::WTint, Token::NoteTint};
const Token inks[] = {Token::Ink, Token::Ink2, Token::Ink3};
const Token words[] = {Token::QText, Token::KText, Token::VText, Token::WText, Token::NoteText};
const Token fills[] = {Token::Q, Token::K, Token::V, Token::W};

QByteArray pair(ThemeName theme, Token a, Token b, double ratio)
{
    return QByteArray::number(int(theme)) + ": token " + QByteArray::number(int(a)) + " on "
        + QByteArray::number(int(b)) + " has " + QByteArray::number(ratio);
}
} // namespace

class TestTheme : public QObject
{
    Q_OBJECT

private:
    static void verifyReadable(const Theme &theme, Token text, Token ground, double least)
    {
        const double ratio = contrast(theme.color(text), theme.color(ground));
        QVERIFY2(ratio >= least, pair(theme.name(), text, ground, ratio).constData());
    }

private Q_SLOTS:
    void contrastIsWcags()
    {
        // Worked out with the formula of WCAG 2.2, by hand and with the W3C's own examples.
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::white, Qt::black), 21.0);
        QVERIFY(std::abs(contrast(QColor(0x76, 0x76, 0x76), Qt::white) - 4.54) < 0.005);
        QVERIFY(std::abs(contrast(QColor(0xFF, 0, 0), Qt::white) - 4.00) < 0.005);
    }

    void coloursAreTheDesigns()
    {
        const Theme light = Theme::named(ThemeName::Light);
        QCOMPARE(light.color(Token::Q), QColor(0x00, 0x72, 0xB2));
        QCOMPARE(light.color(Token::K), QColor(0xD5, 0x5E, 0x00));
        QCOMPARE(light.color(Token::V), QColor(0x00, 0x9E, 0x73));
        QCOMPARE(light.color(Token::NoteTint), QColor(0xFA, 0xF2, 0xDE));
        QCOMPARE(Theme::named(ThemeName::Dark).color(Token::Paper), QColor(0x17, 0x18, 0x1A));
        QCOMPARE(Theme::named(ThemeName::Projector).color(Token::WText), QColor(0x7C, 0x23, 0x60));
        for (const ThemeName name : themes)
            for (int i = 0; i < int(Token::Count); ++i)
                QVERIFY(Theme::named(name).color(Token(i)).isValid());
    }

    void wordsAreReadableInEveryTheme()
    {
        for (const ThemeName name : themes) {
            const Theme theme = Theme::named(name);
            for (const Token ground : grounds) {
                for (const Token ink : inks)
                    verifyReadable(theme, ink, ground, 4.5);
                for (const Token word : words)
                    verifyReadable(theme, word, ground, 4.5);
            }
            for (const Token tint : tints) {
                verifyReadable(theme, Token::Ink, tint, 4.5);
                verifyReadable(theme, Token::Ink3, tint, 4.5);
            }
            verifyReadable(theme, Token::NoteText, Token::NoteTint, 4.5);
            verifyReadable(theme, Token::OnQ, Token::Q, 4.5);
            verifyReadable(theme, Token::Paper, Token::Ink, 4.5);
        }
    }

    void fillsStandOutFromThePaper()
    {
        for (const ThemeName name : themes)
            for (const Token fill : fills)
                verifyReadable(Theme::named(name), fill, Token::Paper, 3.0);
        const Theme projector = Theme::named(ThemeName::Projector);
        QVERIFY(contrast(projector.controlOutline(), projector.color(Token::Paper)) >= 3.0);
    }

    void wordsOnMapCellsAreReadable()
    {
        for (const ThemeName name : themes) {
            const Theme theme = Theme::named(name);
            for (int i = 0; i <= 200; ++i) {
                for (const QColor &cell : {theme.weightMap().at(i / 200.0), theme.scoreMap().at(i / 100.0 - 1)}) {
                    const double ratio = contrast(theme.textOn(cell), cell);
                    QVERIFY2(ratio >= 4.5, (cell.name() + QString::number(ratio)).toUtf8().constData());
                    // Never the worse of the two ways.
                    const QColor other = theme.textOn(cell).lightnessF() < 0.5 ? QColor(Qt::white) : QColor(Qt::black);
                    QVERIFY(ratio + 2.5 > contrast(other, cell));
                }
            }
        }
    }

    void weightMapGoesEvenlyOneWay()
    {
        for (const ThemeName name : themes) {
            const ColorMap map = Theme::named(name).weightMap();
            QCOMPARE(map.low(), 0.0);
            QCOMPARE(map.high(), 1.0);
            const double from = oklabLightness(map.at(0));
            const double to = oklabLightness(map.at(1));
            QCOMPARE(to > from, name == ThemeName::Dark);
            double last = from;
            for (int i = 1; i <= 100; ++i) {
                const double now = oklabLightness(map.at(i / 100.0));
                QVERIFY((now - last) * (to - from) > 0);
                // Even steps: none more than twice the average, so that no edge is drawn where there is none.
                QVERIFY(std::abs(now - last) < 2 * std::abs(to - from) / 100);
                last = now;
            }
        }
    }

    void scoreMapHasItsMiddleAtZero()
    {
        for (const ThemeName name : themes) {
            const ColorMap map = Theme::named(name).scoreMap();
            QCOMPARE(map.low(), -1.0);
            const double sign = name == ThemeName::Dark ? 1 : -1;
            for (int i = 0; i < 50; ++i) {
                const auto lightness = [&](double at) { return sign * oklabLightness(map.at(at)); };
                QVERIFY(lightness((i + 1) / 50.0) > lightness(i / 50.0));
                QVERIFY(lightness(-(i + 1) / 50.0) > lightness(-i / 50.0));
            }
        }
    }

    void stopsAreMetExactlyAndOutsideIsClamped()
    {
        const ColorMap map = Theme::named(ThemeName::Light).weightMap();
        QCOMPARE(map.at(0), QColor(0xF8, 0xF3, 0xF5));
        QCOMPARE(map.at(0.3), QColor(0xE2, 0x9E, 0xC5));
        QCOMPARE(map.at(1), QColor(0x49, 0x26, 0x4A));
        QCOMPARE(map.at(-5), map.at(0));
        QCOMPARE(map.at(7), map.at(1));
        QCOMPARE(Theme::named(ThemeName::Dark).scoreMap().at(0), QColor(0x27, 0x24, 0x26));
        QCOMPARE(map.at(std::nan("")).alpha(), 0);
    }

    void betweenStopsIsOklab()
    {
        // Half way between blue and yellow in OKLab is a light blue (#6CABC7 by an independent implementation);
        // in RGB it would be #808080.
        const ColorMap map(0, 1, {qRgb(0, 0, 255), qRgb(255, 255, 0)});
        const QColor middle = map.at(0.5);
        QVERIFY(std::abs(middle.red() - 0x6C) <= 1);
        QVERIFY(std::abs(middle.green() - 0xAB) <= 1);
        QVERIFY(std::abs(middle.blue() - 0xC7) <= 1);
    }
};

QTEST_GUILESS_MAIN(TestTheme)
#include "tst_theme.moc"
