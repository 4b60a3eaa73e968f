// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table_view.h"

#include <QApplication>
#include <QClipboard>
#include <QImage>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextTable>

#include "ink.h"
#include "stage.h"
#include "ui/box_view.h"
#include "ui/palette.h"
#include "ui/side_scroller.h"
#include "ui/table_columns.h"
#include "ui/table_text.h"
#include "ui/words.h"

using namespace nunchi;
using course::Align;
using course::Table;

namespace {

/// Rows between line ends, cells between bars.
Table tableOf(const QString &text)
{
    Table table;
    for (const QString &line : text.split(QLatin1Char('\n'))) {
        QList<course::Inlines> cells;
        for (const QString &cell : line.split(QLatin1Char('|')))
            cells << ui::wordsWithMath(cell);
        if (table.head.isEmpty())
            table.head = cells;
        else
            table.rows << cells;
    }
    table.columns = QList<Align>(table.head.size(), Align::Default);
    return table;
}

Table tableOf(const char *text)
{
    return tableOf(QString::fromUtf8(text));
}

Table wideTable()
{
    QStringList head;
    QStringList cells;
    for (int i = 0; i < 12; ++i) {
        head << QStringLiteral("head%1").arg(i);
        cells << QStringLiteral("unbreakable%1").arg(i);
    }
    const QString row = cells.join(QLatin1Char('|'));
    return tableOf(QStringList{head.join(QLatin1Char('|')), row, row}.join(QLatin1Char('\n')));
}

QImage greyOf(QWidget &widget)
{
    return widget.grab().toImage().convertToFormat(QImage::Format_Grayscale8);
}

/// How dark a part of a picture is on average, 0 (white) … 1.
double darkness(const QImage &grey, const QRectF &where)
{
    double sum = 0;
    const QRect rect = where.toRect() & grey.rect();
    for (int y = rect.top(); y <= rect.bottom(); ++y)
        for (int x = rect.left(); x <= rect.right(); ++x)
            sum += 255 - qGray(grey.pixel(x, y));
    return sum / 255 / (rect.width() * rect.height());
}

} // namespace

class TestTableView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void numbersAreFound_data();
    void numbersAreFound();
    void decimalPointsMeet();
    void pointsOfOtherSizesDoNotMeet();
    void theAuthorsAlignmentWins();
    void theHeadShowsInARecap();
    void wholeWordsAtEveryWidth();
    void markedRowsShowInGrey();
    void markedColumnsShowInGrey();
    void aWideTableBreaksNoWordHoweverLittleRoomItHas();
    void aWideTableScrollsInItsFrame();
    void aNarrowTableLeavesTheArrowsToThePage();
    void theRowUnderThePointerStandsOut();
    void upAndDownWalkTheRows();
    void copyIsTabSeparated();
    void captionsNameTheTable();

private:
    void show(const Table &table, int width);
    ui::TableText *text() const { return m_view->text(); }
    QTextTable *cells() const;
    qreal xOf(int row, int column, const QString &sign) const;

    std::unique_ptr<stage::CourseFolder> m_folder;
    std::unique_ptr<session::Session> m_session;
    std::unique_ptr<stage::Stage> m_stage;
    std::unique_ptr<ui::TableView> m_view;
};

void TestTableView::init()
{
    m_folder = std::make_unique<stage::CourseFolder>();
    m_folder->addPage(QStringLiteral("01-first"), "---\ntitle: A\nminutes: 1\n---\n\nA.\n", {});
    m_session = stage::openSession(m_folder->path());
    m_stage = std::make_unique<stage::Stage>(*m_session);
    m_view = std::make_unique<ui::TableView>(m_stage->context);
    m_view->setPalette(ui::paletteFor(m_stage->look.theme()));
    m_view->setFocusPolicy(Qt::StrongFocus); // so that the text does not have the keyboard from the start
    m_view->setFocus();
}

void TestTableView::cleanup()
{
    m_view.reset();
    m_stage.reset();
    m_session.reset();
    m_folder.reset();
}

void TestTableView::show(const Table &table, int width)
{
    m_view->resize(width, 10);
    m_view->setTable(table);
    m_view->resize(width, m_view->heightForWidth(width));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
}

QTextTable *TestTableView::cells() const
{
    for (QTextFrame *frame : text()->document()->rootFrame()->childFrames())
        if (auto *table = qobject_cast<QTextTable *>(frame))
            return table;
    return nullptr;
}

/// Where a sign of a cell stands.
qreal TestTableView::xOf(int row, int column, const QString &sign) const
{
    const QTextTableCell cell = cells()->cellAt(row, column);
    QTextCursor at = text()->document()->find(sign, cell.firstCursorPosition());
    at.setPosition(at.selectionStart());
    return at.position() <= cell.lastPosition() ? text()->cursorRect(at).left() : -1;
}

void TestTableView::numbersAreFound_data()
{
    QTest::addColumn<QByteArray>("cells");
    QTest::addColumn<bool>("numeric");
    const auto add = [](const char *name, const char *cells, bool numeric) {
        QTest::newRow(name) << QByteArray(cells) << numeric;
    };
    add("integers", "512\n4,096\n65536", true);
    add("fractions", "0.5\n12.25\n-3", true);
    add("minus", "−0.25 %\n1 %", true);
    add("units", "0.5 ms\n17 min\n3.5일", true);
    add("Korean numerals", "26만 2144\n1억\n42억 9496만 7296개", true);
    add("about", "약 26만 쌍\n~3", true);
    add("words of size", "about 4.3 billion\n12.75 million\n800", true);
    add("powers", "2.6×10⁵\n$2.6\\times10^{5}$", true);
    add("a gap", "1\n\n—\n2", true);
    add("only gaps", "\n-", false);
    add("words", "1\nmany", false);
    add("sentences", "2 heads are better than one\n3", false);
    add("letters", "$n^2$\n$O(n)$", false);
    add("ranges", "1–5\n6-7", false);
}

void TestTableView::numbersAreFound()
{
    QFETCH(QByteArray, cells);
    QFETCH(bool, numeric);
    const ui::TableColumns columns(tableOf(QString::fromUtf8("head\n" + cells)), QLocale(QStringLiteral("ko")));
    QCOMPARE(columns.isNumeric(0), numeric);
    QCOMPARE(columns.align(0), numeric ? Align::Right : Align::Default);
}

void TestTableView::decimalPointsMeet()
{
    show(tableOf("a|time\nx|0.5 ms\ny|12.25 ms\nz|100.125 s"), 500);
    const qreal first = xOf(1, 1, QStringLiteral("."));
    QVERIFY(first > 0);
    QVERIFY(std::abs(xOf(2, 1, QStringLiteral(".")) - first) < 1.5);
    QVERIFY(std::abs(xOf(3, 1, QStringLiteral(".")) - first) < 1.5);
}

void TestTableView::pointsOfOtherSizesDoNotMeet()
{
    const Table table = tableOf("head\nabout 4.3 billion\n12.75 million\n800");
    const ui::TableColumns columns(table, QLocale(QStringLiteral("en")));
    for (const auto &row : table.rows)
        QVERIFY(columns.tail(0, row.first()).isEmpty());
}

void TestTableView::theHeadShowsInARecap()
{
    course::Box box;
    box.kind = course::Box::Kind::Recap;
    box.blocks = {course::Block{QStringLiteral("t"), {}, tableOf("model|size\nsmall|12")}};
    ui::BoxView view(m_stage->context);
    view.resize(500, 300);
    view.setBox(box);
    view.resize(500, view.heightForWidth(500));
    view.show();
    const QImage image = view.grab().toImage();
    QVERIFY(stage::hasColor(image, m_stage->look.color(typeset::Token::Sunk)));
    QVERIFY(stage::hasColor(image, m_stage->look.color(typeset::Token::Surface)));
}

void TestTableView::theAuthorsAlignmentWins()
{
    Table table = tableOf("n\n1\n1,000");
    table.columns = {Align::Left};
    show(table, 400);
    QVERIFY(std::abs(xOf(1, 0, QStringLiteral("1")) - xOf(2, 0, QStringLiteral("1"))) < 1);
    table.columns = {Align::Default};
    show(table, 400);
    QVERIFY(xOf(1, 0, QStringLiteral("1")) > xOf(2, 0, QStringLiteral("1")) + 10);
}

void TestTableView::wholeWordsAtEveryWidth()
{
    const Table table = tableOf("이름|뜻\n질의(query)|나는 지금 무엇을 찾고 있나?\n열쇠(key)|나에게는 무엇이 있나?");
    for (const int width : {140, 240, 320, 480, 620}) {
        show(table, width);
        for (QTextBlock block = text()->document()->begin(); block.isValid(); block = block.next()) {
            const QTextLayout *layout = block.layout();
            for (int i = 0; i + 1 < layout->lineCount(); ++i) {
                const QTextLine line = layout->lineAt(i);
                const QChar last = block.text().at(line.textStart() + line.textLength() - 1);
                QVERIFY2(last.isSpace(), qPrintable(block.text()));
            }
        }
        QVERIFY(text()->document()->size().width() <= text()->width() + 1);
    }
}

void TestTableView::markedRowsShowInGrey()
{
    Table table = tableOf("a|b\none|two\none|two\none|two");
    table.markedRows = {1};
    show(table, 400);
    const QImage grey = greyOf(*text());
    const double plain = darkness(grey, text()->rowRect(1));
    const double marked = darkness(grey, text()->rowRect(2));
    QVERIFY2(marked > plain * 1.4, qPrintable(QStringLiteral("%1 %2").arg(plain).arg(marked)));
    // And by form: a bar at its left edge, the row's height long.
    const QRectF row = text()->rowRect(2);
    QVERIFY(darkness(grey, {0, row.top() + 3, 3, row.height() - 6}) > 0.8);
    QVERIFY(darkness(grey, {0, text()->rowRect(1).top() + 3, 3, row.height() - 6}) < 0.1);
}

void TestTableView::markedColumnsShowInGrey()
{
    Table table = tableOf("a|b|c\none|one|one\none|one|one");
    table.markedColumns = {1};
    show(table, 420);
    const QImage grey = greyOf(*text());
    const QRectF row = text()->rowRect(1);
    const qreal third = row.width() / 3;
    const auto at = [&](int column) {
        return darkness(grey, {column * third + 6, row.top() + 2, third - 12, row.height() - 4});
    };
    QVERIFY2(at(1) > at(0) * 1.3 && at(1) > at(2) * 1.3,
        qPrintable(QStringLiteral("%1 %2 %3").arg(at(0)).arg(at(1)).arg(at(2))));
}

void TestTableView::aWideTableBreaksNoWordHoweverLittleRoomItHas()
{
    for (const int width : {120, 200, 400, 700}) {
        show(wideTable(), width);
        QVERIFY(text()->width() >= text()->leastWidth());
        QVERIFY(text()->width() >= m_view->frame()->viewport()->width());
    }
}

void TestTableView::aWideTableScrollsInItsFrame()
{
    show(wideTable(), 400);
    QVERIFY(m_view->frame()->overflows());
    QScrollBar *bar = m_view->frame()->horizontalScrollBar();
    QVERIFY(bar->isVisible());
    QCOMPARE(bar->maximum() + m_view->frame()->viewport()->width(), text()->width());
    text()->setFocus(Qt::TabFocusReason);
    bar->setValue(0);
    QTest::keyClick(text(), Qt::Key_Right);
    QVERIFY(bar->value() > 0);
    QTest::keyClick(text(), Qt::Key_Left);
    QCOMPARE(bar->value(), 0);
    // One press too many must not turn the page.
    QKeyEvent more(QEvent::KeyPress, Qt::Key_Left, Qt::NoModifier);
    QApplication::sendEvent(text(), &more);
    QVERIFY(more.isAccepted());
    // The last column can be reached.
    for (int i = 0; i < 60; ++i)
        QTest::keyClick(text(), Qt::Key_Right);
    QCOMPARE(bar->value(), bar->maximum());
}

void TestTableView::aNarrowTableLeavesTheArrowsToThePage()
{
    show(tableOf("a|b\n1|2"), 400);
    QVERIFY(!m_view->frame()->overflows());
    text()->setFocus(Qt::TabFocusReason);
    QKeyEvent right(QEvent::KeyPress, Qt::Key_Right, Qt::NoModifier);
    QApplication::sendEvent(text(), &right);
    QVERIFY(!right.isAccepted());
}

void TestTableView::theRowUnderThePointerStandsOut()
{
    show(tableOf("a|b\none|two\none|two"), 400);
    const QImage before = greyOf(*text());
    const QRectF row = text()->rowRect(2);
    QTest::mouseMove(text()->viewport(), row.center().toPoint());
    QTRY_COMPARE(text()->highlightedRow(), 2);
    const QImage after = greyOf(*text());
    QVERIFY(darkness(after, row) > darkness(before, row) + 0.01);
    QCOMPARE(darkness(after, text()->rowRect(1).adjusted(0, 2, 0, -2)),
        darkness(before, text()->rowRect(1).adjusted(0, 2, 0, -2)));
}

void TestTableView::upAndDownWalkTheRows()
{
    show(tableOf("a|b\n1|x\n2|y"), 400);
    text()->setFocus(Qt::TabFocusReason);
    QCOMPARE(text()->highlightedRow(), 1);
    QTest::keyClick(text(), Qt::Key_Down);
    QCOMPARE(text()->highlightedRow(), 2);
    QKeyEvent beyond(QEvent::KeyPress, Qt::Key_Down, Qt::NoModifier);
    QApplication::sendEvent(text(), &beyond);
    QVERIFY(!beyond.isAccepted()); // the page scrolls on
    QTest::keyClick(text(), Qt::Key_Up);
    QCOMPARE(text()->highlightedRow(), 1);
}

void TestTableView::copyIsTabSeparated()
{
    show(tableOf("a|b\n1|$x_i$\n2|y"), 400);
    text()->setFocus();
    QTest::keyClick(text(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(text(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text().trimmed(), QStringLiteral("a\tb\n1\t$x_i$\n2\ty"));
}

void TestTableView::captionsNameTheTable()
{
    Table table = tableOf("a\n1\n2");
    table.caption = QStringLiteral("Pairs by length");
    show(table, 400);
    QVERIFY(text()->accessibleName().startsWith(QStringLiteral("Pairs by length")));
    const auto texts = m_view->findChildren<ui::ProseView *>();
    QVERIFY(std::any_of(texts.begin(), texts.end(),
        [](const ui::ProseView *each) { return each->toPlainText() == QStringLiteral("Pairs by length"); }));
}

QTEST_MAIN(TestTableView)
#include "tst_table_view.moc"
