// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/shared/view_part.h"
#include "exhibits/square-wall/model_text.h"

namespace nunchi::exhibits::square_wall {

/// What lengths take, in figures; below it what has to be said about them.
class FigureTable : public ViewPart
{
    Q_OBJECT
public:
    FigureTable(const Model &model, const typeset::Appearance &look, Role role, QWidget *parent);

    void refresh() override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QStringList cautions() const { return m_cautionWords; }
    QString cell(int row, int column) const { return m_rows.at(row).cells.at(column); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Line
    {
        QStringList cells;
        QList<bool> loud; ///< does not fit
        bool bold = false;
    };
    static QStringList heads();
    qreal headHeight(int width) const;
    static qreal columnWidth(int width);
    Line lineOf(const text::Row &row, bool bold) const;
    void drawLine(QPainter &painter, const Line &line, qreal top) const;
    QRectF column(int index, qreal top) const;
    qreal rowHeight() const;

    const Model &m_model;
    QList<FlowText> m_heads;
    QList<Line> m_rows;
    QStringList m_cautionWords;
    QList<FlowText> m_cautions;
};

} // namespace nunchi::exhibits::square_wall
