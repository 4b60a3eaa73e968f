// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/prose_view.h"

class QTextTable;

namespace nunchi::ui {

/// The cells of a table as text. The row under the pointer stands out, as does that of the caret while the keyboard is
/// here: Up and Down move it, and leave the table at its ends.
class TableText : public ProseView
{
    Q_OBJECT
public:
    explicit TableText(const PageContext &context, QWidget *parent = nullptr);

    void setTable(const course::Table &table);
    int leastWidth();
    int naturalWidth(); ///< with no line broken
    int highlightedRow() const; ///< 0: the head; −1: none
    QRectF rowRect(int row) const;
    QTextTable *table() const; ///< null: there is nothing in it yet

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    int rowAt(qreal y) const;
    int caretRow() const;
    bool moveCaret(int rows);
    void hover(int row);

    const typeset::Appearance &m_look;
    int m_hovered = -1;
};

} // namespace nunchi::ui
