// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/library/model.h"
#include "exhibits/library/view_table_geometry.h"
#include "exhibits/shared/view_part.h"

namespace nunchi::exhibits::library {

/// The query, the books and the answer over the same columns, so that a score can be read straight down. The bars of
/// the query are dragged, or changed with Shift and the arrows; arrows and clicks choose the book that is worked out.
class TablePart : public ViewPart
{
    Q_OBJECT
public:
    TablePart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent);

    void refresh() override;
    QList<QWidget *> stops() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    TableGeometry geometryNow() const { return TableGeometry(m_needs, width()); }

    int row() const { return m_row; } ///< of the cursor
    int topic() const { return m_topic; }
    QString readOut() const; ///< the cursor's number, for the screen reader
    QString toolTipAt(QPointF point) const;

Q_SIGNALS:
    void movedTo(const QRect &rect); ///< the keyboard moved the cursor

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

private:
    void measure();
    void moveTo(int row, int topic);
    void wishMore(int tenths);
    void dragTo(qreal x);
    double number(int row, int topic) const;
    QString nameOf(int row) const;

    Model &m_model;
    TableGeometry::Needs m_needs;
    int m_row = TableGeometry::QueryRow;
    int m_topic = 0;
    std::optional<int> m_dragged; ///< topic
    int m_gestures = 0;
    bool m_byKeyboard = false;
};

} // namespace nunchi::exhibits::library
