// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader knows of a page's texts beside their words.
#include <QAccessible>
#include <QTest>

#include "stage.h"
#include "ui/page_view.h"
#include "ui/table_text.h"
#include "ui/words.h"

using namespace nunchi;

namespace {

/// Rows of cells, the first the head.
course::Table tableOf(const QList<QList<const char *>> &rows)
{
    course::Table table;
    for (const QList<const char *> &row : rows) {
        QList<course::Inlines> cells;
        for (const char *cell : row)
            cells << ui::wordsWithMath(QString::fromUtf8(cell));
        if (table.head.isEmpty())
            table.head = cells;
        else
            table.rows << cells;
    }
    table.columns = QList<course::Align>(table.head.size(), course::Align::Default);
    return table;
}

} // namespace

class TestScreenReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void knowsHeadings();
    void knowsRowsAndCells();

private:
    std::unique_ptr<stage::CourseFolder> m_folder;
    std::unique_ptr<session::Session> m_session;
    std::unique_ptr<stage::Stage> m_stage;
};

void TestScreenReader::init()
{
    m_folder = std::make_unique<stage::CourseFolder>();
    m_folder->addPage(QStringLiteral("01-first"), "---\ntitle: 한 토큰\nminutes: 1\n---\n\n글.\n", {});
    m_session = stage::openSession(m_folder->path());
    m_session->setLanguage(QStringLiteral("ko"));
    m_stage = std::make_unique<stage::Stage>(*m_session);
}

void TestScreenReader::cleanup()
{
    m_stage.reset();
    m_session.reset();
    m_folder.reset();
}

void TestScreenReader::knowsHeadings()
{
    ui::PageView page(m_stage->context);
    page.resize(900, 700);
    page.showPage();
    QAccessibleInterface *title = QAccessible::queryAccessibleInterface(page.findChild<ui::ProseView *>());
    QCOMPARE(title->role(), QAccessible::Heading);
    QCOMPARE(title->text(QAccessible::Name), QStringLiteral("한 토큰"));
    QCOMPARE(title->text(QAccessible::Description), QStringLiteral("heading level 1"));

    ui::ProseView text(m_stage->context);
    text.resize(500, 400);
    text.setBlocks({{{}, {}, course::Paragraph{ui::words(QStringLiteral("Before."))}},
        {{}, {}, course::Heading{2, ui::words(QStringLiteral("One"))}},
        {{}, {}, course::Paragraph{ui::words(QStringLiteral("Between."))}},
        {{}, {}, course::Heading{3, ui::words(QStringLiteral("Two"))}}});
    text.show();
    QAccessibleInterface *face = QAccessible::queryAccessibleInterface(&text);
    QCOMPARE(face->role(), QAccessible::StaticText);
    QCOMPARE(face->childCount(), 2);
    QAccessibleInterface *second = face->child(1);
    QCOMPARE(second->role(), QAccessible::Heading);
    QCOMPARE(second->text(QAccessible::Name), QStringLiteral("Two"));
    QCOMPARE(second->text(QAccessible::Description), QStringLiteral("heading level 3"));
    QVERIFY(second->rect().top() > face->child(0)->rect().bottom());
    QCOMPARE(face->childAt(second->rect().center().x(), second->rect().center().y()), second);
    const course::Block other{{}, {}, course::Paragraph{ui::words(QStringLiteral("No heading."))}};
    text.setBlocks({other});
    QVERIFY(!second->isValid());
    QCOMPARE(face->childCount(), 0);
}

void TestScreenReader::knowsRowsAndCells()
{
    ui::TableText text(m_stage->context);
    text.resize(500, 300);
    text.setTable(tableOf({{"model", "size"}, {"small", "12"}, {"large", "$2^{10}$"}}));
    text.show();
    QTRY_VERIFY_WITH_TIMEOUT(m_stage->formulas->isSettled(), 20'000);
    QAccessibleInterface *face = QAccessible::queryAccessibleInterface(&text);
    QCOMPARE(face->role(), QAccessible::Table);
    QAccessibleTableInterface *table = face->tableInterface();
    QVERIFY(table);
    QCOMPARE(table->rowCount(), 3);
    QCOMPARE(table->columnCount(), 2);
    QCOMPARE(table->columnDescription(1), QStringLiteral("size"));
    QAccessibleInterface *cell = table->cellAt(2, 1);
    QCOMPARE(cell->role(), QAccessible::Cell);
    QTRY_COMPARE(cell->text(QAccessible::Name), QStringLiteral("2 to the power 10"));
    QCOMPARE(cell->tableCellInterface()->rowIndex(), 2);
    QCOMPARE(cell->tableCellInterface()->columnIndex(), 1);
    const auto heads = cell->tableCellInterface()->columnHeaderCells();
    QCOMPARE(heads.size(), 1);
    QCOMPARE(heads.first(), table->cellAt(0, 1));
    QCOMPARE(heads.first()->role(), QAccessible::ColumnHeader);
    QCOMPARE(face->childCount(), 6);
    QCOMPARE(face->indexOfChild(cell), 5);
    QCOMPARE(cell->parent(), face);
    const QPoint middle = cell->rect().center();
    QCOMPARE(face->childAt(middle.x(), middle.y()), cell);
    QVERIFY(!table->cellAt(3, 0));
    text.setTable(tableOf({{"one"}, {"1"}})); // another table in the same place
    QVERIFY(!cell->isValid());
    QCOMPARE(face->childCount(), 2);
}

QTEST_MAIN(TestScreenReader)
#include "tst_screen_reader.moc"
