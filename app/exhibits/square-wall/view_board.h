// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/shared/view_part.h"
#include "exhibits/square-wall/model.h"

namespace nunchi::exhibits {
class ChartView;
}

namespace nunchi::exhibits::square_wall {

class FigureTable;

/// Pairs, time and memory against the length, and below them what the length looked at, 10,000 and 1,000,000 take.
class Board : public ViewPart
{
    Q_OBJECT
public:
    Board(Model &model, const typeset::Appearance &look, Role role, QWidget *parent);

    void refresh() override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

    ChartView *pairs() const { return m_pairs; }
    ChartView *time() const { return m_time; }
    ChartView *memory() const { return m_memory; }
    FigureTable *table() const { return m_table; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Places
    {
        QRect pairs;
        QRect time;
        QRect memory;
        QRect table;
        int height = 0;
    };
    Places places(int width) const;

    Model &m_model;
    ChartView *m_pairs;
    ChartView *m_time;
    ChartView *m_memory;
    FigureTable *m_table;
};

} // namespace nunchi::exhibits::square_wall
