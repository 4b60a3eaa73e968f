// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheet_composer.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include "print/sheet_painter.h"

using namespace nunchi::print;

namespace {

Strip strip(qreal height, qreal above = 0)
{
    Strip strip;
    strip.height = height;
    strip.above = above;
    return strip;
}

Strips lines(int count, qreal height)
{
    return Strips(static_cast<size_t>(count), strip(height));
}

/// Which strips stand on which sheet, such as "0 1|2 3".
QString shape(const std::vector<Sheet> &sheets, const Strips &strips)
{
    QStringList all;
    for (const Sheet &sheet : sheets) {
        QStringList here;
        for (const Placed &placed : sheet.body) {
            const bool own = placed.strip >= strips.data() && placed.strip < strips.data() + strips.size();
            here << (own ? QString::number(placed.strip - strips.data()) : QStringLiteral("head"));
        }
        all << here.join(QLatin1Char(' '));
    }
    return all.join(QLatin1Char('|'));
}

} // namespace

class TestSheetComposer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asManyAsGoAndNoneIsCut()
    {
        const Strips strips = lines(7, 30);
        const auto sheets = SheetComposer(100, 0).compose(strips);
        QCOMPARE(shape(sheets, strips), QStringLiteral("0 1 2|3 4 5|6"));
        for (const Sheet &sheet : sheets)
            for (const Placed &placed : sheet.body)
                QVERIFY(placed.top >= 0 && placed.top + placed.height() <= 100.01);
    }

    void framesShrinkWithTheirStrips()
    {
        Strips strips = lines(2, 30);
        auto frame = std::make_shared<Frame>();
        frame->left = 10;
        frame->right = 400;
        for (Strip &strip : strips)
            strip.frames << frame;
        const Strips half = scaled(strips, 0.5);
        QCOMPARE(half[0].height, 15.0);
        QCOMPARE(half[0].frames.first()->left, 5.0);
        QCOMPARE(half[0].frames.first()->right, 200.0);
        QCOMPARE(half[0].frames.first(), half[1].frames.first()); // still one frame around both
        QCOMPARE(frame->right, 400.0);
    }

    void spaceBeforeIsDroppedAtTheTop()
    {
        const Strips strips{strip(50, 20), strip(40, 10), strip(60, 30)};
        const auto sheets = SheetComposer(100, 0).compose(strips);
        QCOMPARE(shape(sheets, strips), QStringLiteral("0 1|2"));
        QCOMPARE(sheets[0].body[0].top, 0.0);
        QCOMPARE(sheets[0].body[1].top, 60.0);
        QCOMPARE(sheets[1].body[0].top, 0.0);
    }

    void headingsStayWithWhatFollows()
    {
        Strips strips = lines(5, 30);
        strips[2].keepWithNext = true;
        const auto sheets = SheetComposer(100, 0).compose(strips);
        QCOMPARE(shape(sheets, strips), QStringLiteral("0 1|2 3 4"));
    }

    void moreThanASheetTogetherIsTakenApart()
    {
        Strips strips = lines(6, 30);
        for (Strip &each : strips)
            each.keepWithNext = true;
        const auto sheets = SheetComposer(100, 0).compose(strips);
        QCOMPARE(shape(sheets, strips), QStringLiteral("0 1 2|3 4 5"));
    }

    void aTablesHeadIsRepeated()
    {
        Strips strips = lines(6, 30);
        const auto head = std::make_shared<Strip>(strips[0]);
        for (size_t i = 2; i < strips.size(); ++i)
            strips[i].repeated = head;
        const auto sheets = SheetComposer(100, 0).compose(strips);
        QCOMPARE(shape(sheets, strips), QStringLiteral("0 1 2|head 3 4|head 5"));
    }

    void notesStandAtTheFootOfTheirSheet()
    {
        Strips strips = lines(4, 30);
        strips[2].notes << std::make_shared<Strip>(strip(20));
        const auto sheets = SheetComposer(100, 10).compose(strips);
        // 90 would be full already: the mark goes to the next sheet together with its note.
        QCOMPARE(shape(sheets, strips), QStringLiteral("0 1|2 3"));
        QCOMPARE(sheets[0].notes.size(), size_t(0));
        QCOMPARE(sheets[1].notes.size(), size_t(1));
        QCOMPARE(sheets[1].notes[0].top, 80.0);
    }

    void anExhibitShrinksALittleToStay()
    {
        Strips strips{strip(40), strip(70)};
        strips[1].least = 0.8;
        auto sheets = SheetComposer(100, 0).compose(strips);
        QCOMPARE(shape(sheets, strips), QStringLiteral("0 1"));
        QVERIFY(std::abs(sheets[0].body[1].height() - 60) < 0.1);
        strips[1].least = 0.9;
        sheets = SheetComposer(100, 0).compose(strips);
        QCOMPARE(shape(sheets, strips), QStringLiteral("0|1"));
        QCOMPARE(sheets[1].body[0].scale, 1.0);
    }

    void whatIsTallerThanASheetIsMadeToFit()
    {
        const Strips strips{strip(40), strip(250), strip(40)};
        const auto sheets = SheetComposer(100, 0).compose(strips);
        QCOMPARE(shape(sheets, strips), QStringLiteral("0|1|2"));
        QVERIFY(sheets[1].body[0].height() <= 100.01);
    }

    void newSheetsBeginWhereTheyAreAskedFor()
    {
        Strips strips = lines(3, 10);
        strips[0].newSheetAfter = strips[2].newSheetAfter = 0;
        strips[2].running = QStringLiteral("two");
        const auto sheets = SheetComposer(100, 0).compose(strips);
        QCOMPARE(shape(sheets, strips), QStringLiteral("0 1|2"));
        QCOMPARE(sheets[1].running, QStringLiteral("two"));
        strips[2].newSheetAfter = 0.5; // 20 of 100 are taken: there is room
        QCOMPARE(shape(SheetComposer(100, 0).compose(strips), strips), QStringLiteral("0 1 2"));
        strips[2].newSheetAfter = 0.1;
        QCOMPARE(shape(SheetComposer(100, 0).compose(strips), strips), QStringLiteral("0 1|2"));
    }

    void framesReachFromTheirFirstToTheirLastStrip()
    {
        Strips strips = lines(5, 30);
        QStringList seen;
        auto frame = std::make_shared<Frame>();
        frame->right = 50;
        frame->paint = [&seen](QPainter &, const QRectF &rect, bool begins, bool ends) {
            seen << QStringLiteral("%1-%2 %3%4").arg(rect.top()).arg(rect.bottom()).arg(begins).arg(ends);
        };
        for (size_t i = 1; i < 5; ++i)
            strips[i].frames << frame;
        const auto sheets = SheetComposer(100, 0).compose(strips);
        QImage image(100, 100, QImage::Format_RGB32);
        QPainter painter(&image);
        for (const Sheet &sheet : sheets)
            SheetPainter(strips).paintBody(painter, sheet);
        QCOMPARE(seen, QStringList({QStringLiteral("30-90 10"), QStringLiteral("0-60 01")}));
    }
};

QTEST_GUILESS_MAIN(TestSheetComposer)
#include "tst_sheet_composer.moc"
