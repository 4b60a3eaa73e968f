// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/matrix/view_part.h"

namespace nunchi::exhibits {
class TryBand;
}

namespace nunchi::exhibits::matrix {

class CardPart;
class GridPart;
class HeaderPart;
class LegendPart;

/// The matrix of weights or scores: header, grid, the account of one cell, the colour scale, what to try. The account
/// stands beside the grid, or below it where there is no room.
class View : public ExhibitView
{
    Q_OBJECT
public:
    View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void wordsChanged() override;
    void refresh() override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    QRect answer() const override;

private:
    struct Places
    {
        QRect header;
        QRect grid;
        QRect card;
        QRect legend;
        QRect footer;
        int height = 0;
    };
    Places places(int width) const;
    void placeBeside(Places &places, int width, int top) const;
    static QRect withRingRoom(const QRect &rect);
    int leastSide() const; ///< of the card and the legend beside the grid
    int gridWidthBeside(int width, int gap) const;
    void placeBelow(Places &places, int width, int top) const;
    void arrange();
    void setTabOrderOfParts();
    void showCell(Cell cell);
    void showTry();
    int space(qreal designPixels) const { return qRound(look().length(designPixels)); }

    Model &m_model;
    HeaderPart *m_header;
    GridPart *m_grid;
    CardPart *m_card;
    LegendPart *m_legend;
    TryBand *m_try;
    std::optional<Cell> m_hovered;
};

} // namespace nunchi::exhibits::matrix
