// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPainter>

#include "exhibits/library/model.h"
#include "exhibits/library/view_table_geometry.h"
#include "exhibits/shared/view_part.h"

namespace nunchi::exhibits::library {

/// Draws the table of the library once. Holds nothing beyond that.
class TablePainter
{
public:
    struct Frame
    {
        const Model &model;
        const ViewPart &part;
        const TableGeometry &geometry;
    };
    TablePainter(QPainter &painter, const Frame &frame);

    void paint();

private:
    using Token = typeset::Token;

    void drawHeads();
    void drawAxis();
    void drawQuery();
    void drawBook(int book);
    void drawAnswer();
    void drawMixture();
    void drawLabel(int row, const QString &first, const QString &second, Token ink);
    void drawCell(const QRectF &box, double number, double full, Token ground, Token fill);
    void drawRule(qreal y);
    void text(const QRectF &box, Qt::Alignment alignment, const QString &words, const QFont &font, Token ink);
    void math(const QRectF &box, Qt::Alignment alignment, const QString &textWithDollars, int ofScale, Token ink);
    QFont font(int ofScale, bool bold) const;
    QColor color(Token token) const { return m_part.look().color(token); }
    QColor weightColor(double weight) const;
    qreal unit(qreal designPixels) const { return m_part.length(designPixels); }

    QPainter &m_painter;
    const Model &m_model;
    const ViewPart &m_part;
    const TableGeometry &m_at;
    // Making a font takes longer than drawing a number with it.
    QFont m_tiny;
    QFont m_small;
    QFont m_bold;
};

} // namespace nunchi::exhibits::library
