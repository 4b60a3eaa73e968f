// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table_text.h"

#include <algorithm>
#include <cmath>

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTextBlock>
#include <QTextFrame>
#include <QTextTable>

#include "ui/flow.h"

namespace nunchi::ui {

using typeset::Token;

TableText::TableText(const PageContext &context, QWidget *parent)
    : ProseView(context, parent)
    , m_look(context.look)
{
    viewport()->setMouseTracking(true);
    connect(this, &QTextEdit::cursorPositionChanged, viewport(), qOverload<>(&QWidget::update));
}

void TableText::setTable(const course::Table &table)
{
    m_hovered = -1;
    setBlocks({course::Block{{}, {}, table}});
}

int TableText::leastWidth()
{
    return static_cast<int>(std::ceil(prose().leastTableWidth()));
}

int TableText::naturalWidth()
{
    return static_cast<int>(std::ceil(prose().naturalTableWidth()));
}

QTextTable *TableText::table() const
{
    for (QTextFrame *frame : document()->rootFrame()->childFrames())
        if (auto *table = qobject_cast<QTextTable *>(frame))
            return table;
    return nullptr;
}

QRectF TableText::rowRect(int row) const
{
    const QTextTable *table = this->table();
    if (!table || row < 0 || row >= table->rows())
        return {};
    const auto *layout = document()->documentLayout();
    qreal top = layout->frameBoundingRect(const_cast<QTextTable *>(table)).bottom();
    qreal bottom = 0;
    for (int column = 0; column < table->columns(); ++column) {
        const QTextTableCell cell = table->cellAt(row, column);
        const QTextTableCellFormat format = cell.format().toTableCellFormat();
        const QRectF first = layout->blockBoundingRect(cell.firstCursorPosition().block());
        const QRectF last = layout->blockBoundingRect(cell.lastCursorPosition().block());
        top = std::min(top, first.top() - format.topPadding());
        bottom = std::max(bottom, last.bottom() + format.bottomPadding());
    }
    return {0, top, qreal(width()), bottom - top};
}

int TableText::rowAt(qreal y) const
{
    const QTextTable *table = this->table();
    for (int row = 1; table && row < table->rows(); ++row) {
        const QRectF rect = rowRect(row);
        if (y >= rect.top() && y < rect.bottom())
            return row;
    }
    return -1;
}

int TableText::caretRow() const
{
    const QTextTable *table = this->table();
    const QTextTableCell cell = table ? table->cellAt(textCursor()) : QTextTableCell();
    return cell.isValid() ? cell.row() : -1;
}

int TableText::highlightedRow() const
{
    return hasKeyboardFocus() && caretRow() >= 0 ? caretRow() : m_hovered;
}

bool TableText::moveCaret(int rows)
{
    const QTextTable *table = this->table();
    if (!table)
        return false;
    const int row = std::max(0, caretRow()) + rows;
    if (row < 1 || row >= table->rows())
        return false;
    const QTextTableCell now = table->cellAt(textCursor());
    setTextCursor(table->cellAt(row, now.isValid() ? now.column() : 0).firstCursorPosition());
    return true;
}

void TableText::hover(int row)
{
    if (row == m_hovered)
        return;
    m_hovered = row;
    viewport()->update();
}

void TableText::keyPressEvent(QKeyEvent *event)
{
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool moved =
        plain && ((event->key() == Qt::Key_Down && moveCaret(1)) || (event->key() == Qt::Key_Up && moveCaret(-1)));
    if (moved)
        event->accept();
    else
        ProseView::keyPressEvent(event);
}

void TableText::focusInEvent(QFocusEvent *event)
{
    ProseView::focusInEvent(event);
    if (hasKeyboardFocus() && caretRow() < 1)
        moveCaret(1);
    viewport()->update();
}

bool TableText::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::MouseMove)
        hover(rowAt(static_cast<QMouseEvent *>(event)->position().y()));
    else if (event->type() == QEvent::Leave)
        hover(-1);
    return ProseView::viewportEvent(event);
}

void TableText::paintEvent(QPaintEvent *event)
{
    const QRectF row = rowRect(highlightedRow());
    if (row.isValid())
        QPainter(viewport()).fillRect(row, m_look.color(shadeOn(groundUnder(this))));
    ProseView::paintEvent(event);
    if (!row.isValid())
        return;
    QPainter painter(viewport());
    painter.setPen(QPen(m_look.color(Token::Ink3), m_look.theme().hairline()));
    for (const qreal y : {row.top(), row.bottom()})
        painter.drawLine(QPointF(row.left(), std::round(y) + 0.5), QPointF(row.right(), std::round(y) + 0.5));
}

} // namespace nunchi::ui
