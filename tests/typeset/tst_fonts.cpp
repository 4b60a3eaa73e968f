// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/appearance.h"

#include <cmath>

#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QSignalSpy>
#include <QTest>

using namespace nunchi::typeset;

class TestFonts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFaceIsAFontThatIsThere()
    {
        const Fonts fonts = Fonts::onThisComputer();
        for (const Face face : {Face::Prose, Face::Label, Face::Code, Face::Math}) {
            QVERIFY(!fonts.family(face).isEmpty());
            const QFont font(fonts.family(face));
            QVERIFY2(QFontDatabase::hasFamily(fonts.family(face)) || !QFontInfo(font).family().isEmpty(),
                qPrintable(fonts.family(face)));
        }
    }

    void hangulIsFoundWhereItIs()
    {
        const Fonts fonts = Fonts::onThisComputer();
        QCOMPARE(fonts.hasHangul(), !QFontDatabase::families(QFontDatabase::Korean).isEmpty());
        QVERIFY2(fonts.hasHangul(), "the tests need a font for Hangul: packages.txt names one");
        const char32_t syllable = 0xB208; // 눈
        for (const Face face : {Face::Prose, Face::Label})
            QVERIFY(QFontMetricsF(QFont(fonts.family(face))).inFontUcs4(syllable));
    }

    void missingHangulNamesThePackage()
    {
        const QString message = Fonts::missingHangulMessage();
        QVERIFY(message.contains(QLatin1String("Korean")));
#ifdef Q_OS_LINUX
        QVERIFY(message.contains(QLatin1String("fonts-noto-cjk")));
#endif
    }

    void mathematicsHasRealItalicsAndGreek()
    {
        const Fonts fonts = Fonts::onThisComputer();
        QFont italic(fonts.family(Face::Math));
        italic.setItalic(true);
        QVERIFY(QFontInfo(italic).italic());
        const QFontMetricsF symbols{QFont(fonts.symbolFamily())};
        QVERIFY(symbols.inFontUcs4(fonts.symbolsHaveItalicGreek() ? 0x1D6FC : 0x03B1));
        QVERIFY(symbols.inFontUcs4(0x2211));
    }

    void digitsOfLabelsStandUnderEachOther()
    {
        const Appearance look(Fonts::onThisComputer());
        const QFontMetricsF metrics(look.font(Face::Label, -1));
        for (char16_t digit = u'1'; digit <= u'9'; ++digit)
            QCOMPARE(metrics.horizontalAdvance(digit), metrics.horizontalAdvance(u'0'));
    }

    void stepsAreTheScaleTimesTheReadersSize()
    {
        Appearance look(Fonts::onThisComputer());
        const int design[] = {12, 14, 17, 20, 24, 29, 35, 42};
        for (int step = -2; step <= 5; ++step)
            QCOMPARE(look.pixelSize(step), qreal(design[step + 2]));
        look.setTextScale(1.5);
        QCOMPARE(look.pixelSize(0), 25.5);
        QCOMPARE(look.length(34), 51.0);
        QCOMPARE(look.font(Face::Label, -1).pixelSize(), 21);
        QVERIFY(look.font(Face::Prose, 0, true).weight() == QFont::Bold);
        QVERIFY(look.pixelSize(-9) > 0);
        QVERIFY(std::isfinite(look.pixelSize(99)));
    }

    void sizeIsKeptWithinReason()
    {
        Appearance look(Fonts::onThisComputer());
        look.setTextScale(0.1);
        QCOMPARE(look.textScale(), 0.8);
        look.setTextScale(9);
        QCOMPARE(look.textScale(), 3.0);
        look.setTextScale(std::nan(""));
        QVERIFY(!std::isnan(look.textScale()));
    }

    void tellsEveryChangeOnce()
    {
        Appearance look(Fonts::onThisComputer());
        QSignalSpy changed(&look, &Appearance::changed);
        look.setTheme(ThemeName::Dark);
        look.setTheme(ThemeName::Dark);
        QCOMPARE(changed.count(), 1);
        look.setTextScale(2);
        look.setTextScale(2);
        QCOMPARE(changed.count(), 2);
        look.setLanguage(QStringLiteral("en"));
        look.setLanguage(QStringLiteral("en"));
        QCOMPARE(changed.count(), 3);
        look.setReducedMotion(true);
        look.setReducedMotion(true);
        QCOMPARE(changed.count(), 4);
        QCOMPARE(look.locale().language(), QLocale::English);
        QCOMPARE(look.theme().name(), ThemeName::Dark);
    }
};

QTEST_MAIN(TestFonts)
#include "tst_fonts.moc"
