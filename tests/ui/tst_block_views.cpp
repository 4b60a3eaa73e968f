// SPDX-License-Identifier: GPL-3.0-or-later
// Boxes, exact versions and columns, each made by hand.
#include "block_fixture.h"

#include <QAccessible>
#include <QApplication>
#include <QTest>

#include "controls/button.h"
#include "ui/block_stack.h"
#include "ui/box_view.h"
#include "ui/columns_view.h"
#include "ui/disclosure_row.h"
#include "ui/exact_view.h"
#include "ui/level_badge.h"
#include "ui/prose_view.h"
#include "ui/words.h"

using namespace nunchi;
using course::Block;
using course::Blocks;
using course::Box;

class TestBlockViews : public BlockFixture
{
    Q_OBJECT

private Q_SLOTS:
    void boxesDifferInForm();
    void anExactVersionUnfolds_data();
    void anExactVersionUnfolds();
    void anExactVersionStaysOpenInAnotherLanguage();
    void assistiveTechnologyKnowsWhetherItIsOpen();
    void levelsDifferInForm();
    void columnsStandSideBySideWhereThereIsRoom();
    void firstLinesOfColumnsAreOnOneLine();
    void leftEdgesAreOneLine();
    void longRunsOfProseShowNoSeam();
};

void TestBlockViews::boxesDifferInForm()
{
    const auto pictureOf = [this](Box::Kind kind) {
        ui::BoxView view(m_stage->context);
        view.resize(500, 10);
        view.setBox(boxOf(kind, QStringLiteral("Words.")));
        view.resize(500, view.heightForWidth(500));
        return greyOf(view).copy(0, 0, 500, 8); // above all words
    };
    const QImage key = pictureOf(Box::Kind::Key);
    const QImage analogy = pictureOf(Box::Kind::Analogy);
    const QImage recap = pictureOf(Box::Kind::Recap);
    QVERIFY(key != analogy && analogy != recap && key != recap);
}

void TestBlockViews::anExactVersionUnfolds_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("Enter") << int(Qt::Key_Return);
    QTest::newRow("Space") << int(Qt::Key_Space);
    QTest::newRow("click") << 0;
}

void TestBlockViews::anExactVersionUnfolds()
{
    QFETCH(int, key);
    ui::ExactView view(m_stage->context);
    view.resize(500, 10);
    view.setBox(boxOf(Box::Kind::Exact, QStringLiteral("For all x.")));
    show(view, 500);
    const int folded = view.heightForWidth(500);
    const auto press = [&] {
        view.row()->setFocus(Qt::TabFocusReason);
        if (key != 0)
            QTest::keyClick(view.row(), static_cast<Qt::Key>(key));
        else
            QTest::mouseClick(view.row(), Qt::LeftButton);
    };
    QVERIFY(!view.isOpen());
    press();
    QVERIFY(view.isOpen());
    QVERIFY(view.heightForWidth(500) > folded + 20);
    const auto texts = view.findChildren<ui::ProseView *>();
    QVERIFY(!texts.isEmpty() && texts.first()->isVisibleTo(&view));
    press();
    QVERIFY(!view.isOpen());
    QCOMPARE(view.heightForWidth(500), folded);
}

void TestBlockViews::anExactVersionStaysOpenInAnotherLanguage()
{
    ui::BlockStack stack(m_stage->context, ui::innerMeasure);
    const auto blocks = [](const QString &text) {
        return Blocks{Block{QStringLiteral("exact1"), {}, boxOf(Box::Kind::Exact, text)}};
    };
    stack.setBlocks(blocks(QStringLiteral("One.")));
    stack.buildAll(500);
    auto *view = dynamic_cast<ui::ExactView *>(stack.widgets().front());
    QVERIFY(view);
    view->setOpen(true);
    stack.setBlocks(blocks(QStringLiteral("Two.")));
    QCOMPARE(stack.widgets().front(), view);
    QVERIFY(view->isOpen());
    const auto texts = view->findChildren<ui::ProseView *>();
    QVERIFY(std::any_of(texts.begin(), texts.end(),
        [](const ui::ProseView *each) { return each->toPlainText() == QStringLiteral("Two."); }));
}

void TestBlockViews::assistiveTechnologyKnowsWhetherItIsOpen()
{
    ui::ExactView view(m_stage->context);
    view.setBox(boxOf(Box::Kind::Exact, QStringLiteral("For all x.")));
    QAccessibleInterface *row = QAccessible::queryAccessibleInterface(view.row());
    QVERIFY(row);
    QCOMPARE(row->role(), QAccessible::Button);
    QVERIFY(row->text(QAccessible::Name).contains(QStringLiteral("Title")));
    QVERIFY(row->state().expandable && row->state().collapsed && !row->state().expanded);
    row->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(view.isOpen());
    QVERIFY(row->state().expanded && !row->state().collapsed);
}

void TestBlockViews::levelsDifferInForm()
{
    QList<QImage> bars;
    for (const char *level : {"high-school", "undergraduate", "graduate"}) {
        ui::LevelBadge badge(m_stage->look);
        badge.setLevel(QString::fromLatin1(level));
        QVERIFY(!badge.isHidden());
        badge.resize(badge.sizeHint());
        const QImage bar = greyOf(badge).copy(0, 0, 26, badge.height()); // without the word
        QVERIFY(!bars.contains(bar));
        bars << bar;
    }
    ui::LevelBadge none(m_stage->look);
    none.setLevel(QStringLiteral("kindergarten"));
    QVERIFY(none.isHidden());
}

void TestBlockViews::columnsStandSideBySideWhereThereIsRoom()
{
    ui::ColumnsView view(m_stage->context);
    view.resize(620, 10);
    view.setColumns({{paragraph(QStringLiteral("Left."))}, {paragraph(QStringLiteral("Right."))}});
    show(view, 620 + 2 * kRoom);
    const auto &stacks = view.stacks();
    QVERIFY(view.isSideBySide());
    QVERIFY(stacks[1]->x() > stacks[0]->x() + 260);
    QCOMPARE(stacks[1]->y(), stacks[0]->y());
    show(view, 420);
    QVERIFY(!view.isSideBySide());
    QCOMPARE(stacks[1]->x(), stacks[0]->x());
    QVERIFY(stacks[1]->y() >= stacks[0]->geometry().bottom());
    // Larger type needs more room.
    m_stage->look.setTextScale(2);
    show(view, 620 + 2 * kRoom);
    QVERIFY(!view.isSideBySide());
}

void TestBlockViews::firstLinesOfColumnsAreOnOneLine()
{
    ui::ColumnsView view(m_stage->context);
    view.resize(640, 10);
    const Block heading{QStringLiteral("h1"), {}, course::Heading{2, ui::words(QStringLiteral("Head"))}};
    view.setColumns({{heading}, {paragraph(QStringLiteral("Text."))}});
    show(view, 640);
    const auto baseline = [&view](size_t i) {
        const ui::BlockStack *stack = view.stacks()[i];
        return stack->y() + stack->firstBaseline(stack->width());
    };
    QVERIFY2(std::abs(baseline(0) - baseline(1)) <= 1,
        qPrintable(QStringLiteral("%1 %2").arg(baseline(0)).arg(baseline(1))));
    QVERIFY(view.stacks()[1]->y() > 0);
}

void TestBlockViews::leftEdgesAreOneLine()
{
    ui::BlockStack stack(m_stage->context, [](int) { return ui::Measure{100, 400, 500}; });
    course::Table table;
    table.head = {ui::words(QStringLiteral("a"))};
    const QString file = writeFile(QStringLiteral("a.svg"), kSvg);
    stack.setBlocks({Block{QStringLiteral("t"), {}, table},
        Block{QStringLiteral("b"), {}, boxOf(Box::Kind::Key, QStringLiteral("x"))},
        Block{QStringLiteral("e"), {}, boxOf(Box::Kind::Exact, QStringLiteral("x"))},
        Block{QStringLiteral("f"), {}, course::Figure{file, QStringLiteral("alt"), {}, 100, {}}},
        Block{QStringLiteral("c"), {}, course::Python{{}, QStringLiteral("x = 1")}}});
    stack.buildAll(600);
    stack.resize(600, stack.heightForWidth(600));
    const QImage picture = greyOf(stack);
    const auto firstInk = [&picture](const QRect &where) {
        const int paper = qGray(picture.pixel(2, 2));
        for (int x = where.left(); x <= where.right(); ++x)
            for (int y = where.top() + 6; y <= where.bottom() - 6; ++y)
                if (std::abs(qGray(picture.pixel(x, y)) - paper) > 3)
                    return x;
        return -1;
    };
    for (const QWidget *widget : stack.widgets())
        QVERIFY2(std::abs(firstInk(widget->geometry()) - 100) <= 1,
            qPrintable(QString::number(firstInk(widget->geometry()))));
}

void TestBlockViews::longRunsOfProseShowNoSeam()
{
    ui::BlockStack stack(m_stage->context, [](int width) { return ui::Measure{0, width, width}; });
    Blocks blocks;
    for (int i = 0; i < 40; ++i) {
        blocks << paragraph(QStringLiteral("HHHH"));
        blocks.last().id = QStringLiteral("p%1").arg(i);
    }
    stack.setBlocks(blocks);
    stack.buildAll(400);
    show(stack, 400);
    QVERIFY(stack.findChildren<ui::ProseView *>().size() > 1); // each is written at one go: none may be long
    if (QWidget *focused = QApplication::focusWidget())
        focused->clearFocus(); // no ring, no caret
    const QImage picture = greyOf(stack);
    QList<int> tops; // of the lines
    bool inked = false;
    for (int y = 0; y < picture.height(); ++y) {
        bool ink = false;
        for (int x = 0; x < picture.width(); ++x)
            ink = ink || qGray(picture.pixel(x, y)) < 100;
        if (ink && !inked)
            tops << y;
        inked = ink;
    }
    QCOMPARE(tops.size(), 40);
    const double mean = double(tops.last() - tops.first()) / 39;
    for (qsizetype i = 1; i < tops.size(); ++i)
        QVERIFY2(std::abs(tops[i] - tops[i - 1] - mean) < 1, qPrintable(QStringLiteral("line %1: %2, not %3").arg(i).arg(tops[i] - tops[i - 1]).arg(mean)));
}

QTEST_MAIN(TestBlockViews)
#include "tst_block_views.moc"
