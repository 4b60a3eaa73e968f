// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/heads/model.h"
#include "exhibits/shared/view_part.h"

namespace nunchi::exhibits::heads {

/// What the heads hand over, side by side, times W_O: three matrices with their shapes and their numbers.
class OutputPart : public ViewPart
{
    Q_OBJECT
public:
    OutputPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent);

    void refresh() override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Block
    {
        const engine::Matrix *matrix;
        QString name; ///< mathematics between dollars
        QStringList columns;
        QStringList rows; ///< empty: those of the block before
        bool isConcat;
        bool hasQuery; ///< one of its rows is the query's
    };
    QList<Block> blocks() const;
    QSizeF cell(int width) const;
    qreal headHeight() const;
    qreal columnLabelHeight() const;
    qreal rowLabelWidth(const Block &block) const;
    QSizeF sizeOf(const Block &block, int width) const;
    QList<QPointF> places(int width) const; ///< of the blocks: side by side, or below each other
    void drawBlock(QPainter &painter, const Block &block, QPointF at) const;
    void drawLabels(QPainter &painter, const Block &block, const QRectF &grid) const;
    void drawHeads(QPainter &painter, const QRectF &grid) const;
    QColor cellColor(double number) const;

    Model &m_model;
};

} // namespace nunchi::exhibits::heads
