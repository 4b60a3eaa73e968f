// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "exhibits/glossary/model.h"
#include "exhibits/shared/view_part.h"

namespace nunchi::exhibits::glossary {

/// A row a term: its name in both languages, its meaning, the page that uses it first as a link. The chosen one also
/// tells its other names and its meaning in the other language. Arrows or a click choose; Enter or a click on the page's
/// title goes there.
class ListPart : public ViewPart
{
    Q_OBJECT
public:
    ListPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent);

    void refresh() override;
    QList<QWidget *> stops() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

    QRectF rowBox(int row) const;
    QRectF linkBox(int row) const; ///< empty: the row has none

Q_SIGNALS:
    void followed(const QString &target);
    void movedTo(const QRect &rect); ///< the keyboard chose this row

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

private:
    /// Words and where they stand in a row.
    struct Piece
    {
        FlowText text;
        QRectF box;
    };
    struct Row
    {
        QRectF box;
        QList<Piece> pieces;
        QString link;
        QRectF linkBox;
    };
    /// Where the columns begin; on narrow pages the meaning stands below the names.
    struct Columns
    {
        qreal other = 0;
        qreal meaning = 0;
        qreal link = 0;
        qreal right = 0;
        bool beside = false;
    };
    Columns columnsFor(int width) const;
    const QList<Row> &rowsFor(int width) const;
    Row layRow(int row, const Columns &at, qreal top) const;
    void layDetails(Row &to, int row, const Columns &at, qreal &bottom) const;
    bool isOpen(int row) const; ///< tells all it knows
    std::optional<int> rowAt(QPointF point) const;
    void follow(int row);
    void drawRow(QPainter &painter, int row) const;

    Model &m_model;
    mutable QList<Row> m_rows; ///< as laid out for m_width
    mutable int m_width = -1;
    bool m_byKeyboard = false;
};

} // namespace nunchi::exhibits::glossary
