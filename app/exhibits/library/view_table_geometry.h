// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QRectF>

namespace nunchi::exhibits::library {

/// Where the table's rows and columns are: a label, a cell for each topic, the score, a bar and the share. Rows: the
/// heads, the query, the books, the answer. What there is no room for goes: first the bars, then labels get shorter.
class TableGeometry
{
public:
    struct Needs
    {
        int topics = 1;
        int books = 1;
        qreal unit = 1; ///< one design pixel
        qreal label = 0; ///< the widest title
        qreal number = 0; ///< the widest number in a cell
        qreal score = 0;
        qreal share = 0;
        qreal margin = 0; ///< at both sides
        bool compact = false; ///< one line a row
    };
    enum : int { QueryRow = -1 }; ///< books are 0 … m − 1, the answer is m

    TableGeometry() = default;
    TableGeometry(const Needs &needs, qreal width);

    qreal height() const;
    bool hasBars() const { return m_bar > 0; }
    bool hasNumbers() const; ///< cells are wide enough for them
    QRectF row(int row) const; ///< from edge to edge
    QRectF label(int row) const;
    QRectF cell(int row, int topic) const;
    QRectF score(int row) const;
    QRectF bar(int row) const; ///< the whole of its column
    QRectF share(int row) const;
    QRectF head(const QRectF &column) const; ///< above that column
    qreal ruleUnderQuery() const;
    qreal ruleOverAnswer() const;

    std::optional<int> rowAt(QPointF point) const;
    std::optional<int> topicAt(QPointF point) const;
    double wishAt(qreal x, int topic, double full) const; ///< what a bar that ends there says

private:
    qreal unit(qreal designPixels) const { return designPixels * m_needs.unit; }
    qreal rowHeight() const { return unit(m_needs.compact ? 32 : 44); }
    qreal cellsLeft() const { return m_needs.margin + m_label + unit(12); }
    qreal scoreLeft() const { return cellsLeft() + m_needs.topics * m_cell; }

    Needs m_needs;
    qreal m_width = 0;
    qreal m_label = 0;
    qreal m_cell = 0;
    qreal m_bar = 0;
};

} // namespace nunchi::exhibits::library
