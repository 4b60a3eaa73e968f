// SPDX-License-Identifier: GPL-3.0-or-later
// Boxes, exact versions, columns, figures and programs, each made by hand.
#include <functional>

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QImage>
#include <QScrollBar>
#include <QTest>

#include "controls/button.h"
#include "stage.h"
#include "ui/block_stack.h"
#include "ui/box_view.h"
#include "ui/columns_view.h"
#include "ui/disclosure_row.h"
#include "ui/exact_view.h"
#include "ui/figure_view.h"
#include "ui/level_badge.h"
#include "ui/note_panel.h"
#include "ui/prose_view.h"
#include "ui/python_tokens.h"
#include "ui/python_view.h"
#include "ui/side_scroller.h"
#include "ui/words.h"

using namespace nunchi;
using course::Block;
using course::Blocks;
using course::Box;

namespace {

constexpr int kRoom = ui::kRingRoom;

Block paragraph(const QString &text)
{
    return {QStringLiteral("p1"), {}, course::Paragraph{ui::words(text)}};
}

Box boxOf(Box::Kind kind, const QString &text, const QString &level = {})
{
    return {kind, QStringLiteral("Title"), {paragraph(text)}, level};
}

QImage greyOf(QWidget &widget)
{
    return widget.grab().toImage().convertToFormat(QImage::Format_Grayscale8);
}

constexpr auto kSvg = "<svg xmlns='http://www.w3.org/2000/svg' width='200' height='100'>"
                      "<rect width='200' height='100' fill='#000'/></svg>";

} // namespace

class TestBlockViews : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void boxesDifferInForm();
    void anExactVersionUnfolds_data();
    void anExactVersionUnfolds();
    void anExactVersionStaysOpenInAnotherLanguage();
    void assistiveTechnologyKnowsWhetherItIsOpen();
    void levelsDifferInForm();
    void columnsStandSideBySideWhereThereIsRoom();
    void firstLinesOfColumnsAreOnOneLine();
    void leftEdgesAreOneLine();
    void figuresKeepTheirShape();
    void figuresLieOnLightPaperInTheDark();
    void aFigureThatCannotBeShownSaysSo_data();
    void aFigureThatCannotBeShownSaysSo();
    void largeFiguresAreReadElsewhere();
    void programsAreCopied();
    void longLinesScroll();
    void programsAreColoured();

private:
    QString writeFile(const QString &name, const QByteArray &bytes) const;
    void show(QWidget &widget, int width) const;

    std::unique_ptr<stage::CourseFolder> m_folder;
    std::unique_ptr<session::Session> m_session;
    std::unique_ptr<stage::Stage> m_stage;
};

void TestBlockViews::init()
{
    m_folder = std::make_unique<stage::CourseFolder>();
    m_folder->addPage(QStringLiteral("01-first"), "---\ntitle: A\nminutes: 1\n---\n\nA.\n", {});
    m_session = stage::openSession(m_folder->path());
    m_stage = std::make_unique<stage::Stage>(*m_session);
}

void TestBlockViews::cleanup()
{
    m_stage.reset();
    m_session.reset();
    m_folder.reset();
}

QString TestBlockViews::writeFile(const QString &name, const QByteArray &bytes) const
{
    QFile file(m_folder->path() + QLatin1Char('/') + name);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write");
    return file.fileName();
}

void TestBlockViews::show(QWidget &widget, int width) const
{
    widget.resize(width, std::max(1, widget.heightForWidth(width)));
    widget.show();
    QVERIFY(QTest::qWaitForWindowActive(&widget));
    widget.resize(width, widget.heightForWidth(width));
}

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

void TestBlockViews::figuresKeepTheirShape()
{
    ui::FigureView view(m_stage->context);
    view.resize(400 + 2 * kRoom, 10);
    view.setFigure({writeFile(QStringLiteral("a.svg"), kSvg), QStringLiteral("A black box"), {}, 50, {}});
    show(view, 400 + 2 * kRoom);
    QCOMPARE(view.pictureRect().size(), QSizeF(200, 100));
    QCOMPARE(view.accessibleDescription(), QStringLiteral("A black box"));
    const QImage picture = greyOf(view);
    QVERIFY(qGray(picture.pixel(kRoom + 100, 50)) < 10);
    QVERIFY(qGray(picture.pixel(kRoom + 199, 99)) < 10);
    QVERIFY(qGray(picture.pixel(kRoom + 203, 50)) > 200);
}

void TestBlockViews::figuresLieOnLightPaperInTheDark()
{
    m_stage->look.setTheme(typeset::ThemeName::Dark);
    ui::FigureView view(m_stage->context);
    view.resize(400, 10);
    view.setFigure({writeFile(QStringLiteral("a.svg"), kSvg), QStringLiteral("A black box"), {}, 100, {}});
    show(view, 400);
    const QRectF rect = view.pictureRect();
    const QImage picture = greyOf(view);
    QVERIFY(qGray(picture.pixel(qRound(rect.left()) - 5, qRound(rect.center().y()))) > 230);
}

void TestBlockViews::aFigureThatCannotBeShownSaysSo_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    const auto add = [](const char *test, const char *name, const QByteArray &bytes) {
        QTest::newRow(test) << QString::fromLatin1(name) << bytes;
    };
    const QByteArray head = "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
                            "width='10' height='10'>";
    add("missing", "a.svg", {});
    add("cut off", "a.svg", head + "<rect");
    add("no picture", "a.png", "hello");
    add("from outside", "a.svg", head + "<image xlink:href='file:///etc/passwd'/></svg>");
    add("from the web", "a.svg", head + "<rect fill='url(http://example.org/a)'/></svg>");
    add("a style from the web", "a.svg", head + "<style>@import url(http://example.org/a.css);</style></svg>");
    add("a program", "a.svg", head + "<script>1</script></svg>");
    add("entities", "a.svg",
        "<!DOCTYPE svg [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]>" + head + "<text>&b;</text></svg>");
}

void TestBlockViews::aFigureThatCannotBeShownSaysSo()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    const QString file = bytes.isEmpty() ? m_folder->path() + QLatin1Char('/') + name : writeFile(name, bytes);
    ui::FigureView view(m_stage->context);
    view.resize(400, 10);
    view.setFigure({file, QStringLiteral("A cat"), {}, 100, {}});
    show(view, 400);
    const auto notes = view.findChildren<ui::ProseView *>();
    const bool said = std::any_of(notes.begin(), notes.end(), [&name](const ui::ProseView *each) {
        return each->isVisible() && each->toPlainText().contains(name)
            && each->toPlainText().contains(QStringLiteral("A cat"));
    });
    QVERIFY(said);
}

void TestBlockViews::largeFiguresAreReadElsewhere()
{
    QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 100'>";
    for (int i = 0; i < 2000; ++i)
        svg += "<rect x='0' y='0' width='200' height='100' fill='#000'/>";
    svg += "</svg>";
    ui::FigureView view(m_stage->context);
    view.resize(400 + 2 * kRoom, 10);
    view.setFigure({writeFile(QStringLiteral("a.svg"), svg), QStringLiteral("A box"), {}, 100, {}});
    QVERIFY(view.isLoading());
    QCOMPARE(view.heightForWidth(400 + 2 * kRoom), 200); // its size is known at once: nothing will jump
    show(view, 400 + 2 * kRoom);
    QTRY_VERIFY(!view.isLoading() && qGray(greyOf(view).pixel(kRoom + 200, 100)) < 10);
    QCOMPARE(view.heightForWidth(400 + 2 * kRoom), 200);
}

void TestBlockViews::programsAreCopied()
{
    const QString code = QStringLiteral("def f(q):\n    return q  # hm\n");
    ui::PythonView view(m_stage->context);
    view.resize(500, 10);
    view.setPython({QStringLiteral("Attention"), code});
    show(view, 500);
    view.copyButton()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(view.copyButton(), Qt::Key_Return);
    QCOMPARE(QApplication::clipboard()->text(), code);
    QCOMPARE(view.copyButton()->accessibleName(), QStringLiteral("Copied"));
    QApplication::clipboard()->clear();
    view.text()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(view.text(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(view.text(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), code.trimmed());
}

void TestBlockViews::longLinesScroll()
{
    ui::PythonView view(m_stage->context);
    view.resize(400, 10);
    view.setPython({{}, QStringLiteral("x = 1\ny = ") + QString(200, QLatin1Char('1'))});
    show(view, 400);
    QVERIFY(view.frame()->overflows());
    QCOMPARE(view.text()->document()->begin().layout()->lineCount(), 2);
    view.text()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(view.text(), Qt::Key_Right);
    QVERIFY(view.frame()->horizontalScrollBar()->value() > 0);
}

void TestBlockViews::programsAreColoured()
{
    const QString code = QStringLiteral("def attend(Q, K):  # Q is the query\n    s = \"Q\" if Q else 'it\\'s'\n"
                                        "    return sorted(K, key=len)[0] @ W_V + 1e-3 * weights");
    const auto tokenAt = [&code](const QString &text, qsizetype from = 0) {
        const qsizetype at = code.indexOf(text, from);
        for (const ui::PythonRun &run : ui::pythonRuns(code))
            if (at >= run.start && at < run.start + run.length)
                return run.token;
        return ui::PythonToken::Plain;
    };
    using Token = ui::PythonToken;
    QCOMPARE(tokenAt(QStringLiteral("def")), Token::Keyword);
    QCOMPARE(tokenAt(QStringLiteral("attend")), Token::Name);
    QCOMPARE(tokenAt(QStringLiteral("Q, K")), Token::Query);
    QCOMPARE(tokenAt(QStringLiteral("K)")), Token::Key);
    QCOMPARE(tokenAt(QStringLiteral("Q is")), Token::Comment);
    QCOMPARE(tokenAt(QStringLiteral("\"Q\"")), Token::String);
    QCOMPARE(tokenAt(QStringLiteral("it\\'s")), Token::String);
    QCOMPARE(tokenAt(QStringLiteral("key=len")), Token::Plain);
    QCOMPARE(tokenAt(QStringLiteral("W_V")), Token::Value);
    QCOMPARE(tokenAt(QStringLiteral("1e-3")), Token::Number);
    QCOMPARE(tokenAt(QStringLiteral("weights")), Token::Weight);
    // Every sign is in one run, whatever the text.
    for (const QString &odd : {code, QStringLiteral("\"\"\"open"), QStringLiteral("'"), QStringLiteral("f\\"),
             QStringLiteral("\xEA\xB0\x80 = 1")}) {
        qsizetype at = 0;
        for (const ui::PythonRun &run : ui::pythonRuns(odd)) {
            QCOMPARE(run.start, at);
            QVERIFY(run.length > 0);
            at += run.length;
        }
        QCOMPARE(at, odd.size());
    }
}

QTEST_MAIN(TestBlockViews)
#include "tst_block_views.moc"
