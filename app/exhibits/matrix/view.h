// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "exhibits/matrix/view_part.h"

class QAction;

namespace nunchi::exhibits {
class TryBand;
}

namespace nunchi::exhibits::matrix {

class CardPart;
class GridPart;
class HeaderPart;
class LegendPart;
class MapPart;
class ReadoutPart;
class SourcePart;

/// The matrix of weights or scores: header, where it comes from, grid, the account of one cell, the colour scale, what
/// to try. The account stands beside the grid, or below it where there is no room. A large matrix has a picture to zoom
/// in place of the grid. Files are opened by button, key, menu, and by dropping them here.
class View : public ExhibitView
{
    Q_OBJECT
public:
    View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent = nullptr);

    /// Asks for files to open; empty: nothing is opened.
    using AskFiles = std::function<QStringList()>;
    void setAskFiles(AskFiles askFiles) { m_askFiles = std::move(askFiles); }
    QAction *openAction() const { return m_openAction; } ///< in the menu; none for an audience

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void wordsChanged() override;
    void refresh() override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    QRect answer() const override;

private:
    struct Places
    {
        QRect header;
        QRect source;
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
    void makeOpening();
    void nameActions();
    void open();
    void showMap(); ///< in place of the grid, or the grid again
    void refreshLarge();
    void placeMap(Places &places, int width, int top) const;
    bool largeKey(QChar letter);
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
    SourcePart *m_source = nullptr; ///< none for an audience
    MapPart *m_map = nullptr; ///< only where a large matrix is shown
    ReadoutPart *m_readout = nullptr;
    QAction *m_openAction = nullptr;
    QAction *m_tooMany = nullptr; ///< says why there is no data to copy
    AskFiles m_askFiles;
    int m_height = -1; ///< that the layout around knows
    std::optional<Cell> m_hovered;
};

} // namespace nunchi::exhibits::matrix
