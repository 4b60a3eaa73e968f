// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/square-wall/view_board.h"

#include "exhibits/shared/chart_view.h"
#include "exhibits/square-wall/view_charts.h"
#include "exhibits/square-wall/view_table.h"

namespace nunchi::exhibits::square_wall {

namespace {
constexpr qreal kChartHeight = 300;
constexpr qreal kLowChart = 210; ///< where charts stand above each other, and in the console
constexpr qreal kGap = 28;
constexpr qreal kReadable = 235; ///< the narrowest chart beside others
constexpr qreal kTimeShare = 1.35; ///< the width of the time against each of the others
} // namespace

Board::Board(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : ViewPart(look, role, parent)
    , m_model(model)
    , m_pairs(new ChartView(look, role, this))
    , m_time(new ChartView(look, role, this))
    , m_memory(new ChartView(look, role, this))
    , m_table(new FigureTable(model, look, role, this))
{
    for (ChartView *chart : {m_pairs, m_time, m_memory}) {
        if (role == Role::Audience)
            continue;
        chart->setDraggable(true);
        connect(chart, &ChartView::dragged, this, [this](QPointF numbers, int gesture) {
            m_model.setN(qRound(numbers.x()), QStringLiteral("chart %1").arg(gesture));
        });
    }
}

void Board::refresh()
{
    charts::showPairs(*m_pairs, m_model);
    charts::showTime(*m_time, m_model);
    charts::showMemory(*m_memory, m_model);
    m_table->refresh();
    resizeEvent(nullptr);
}

/// All beside each other; the time above the other two; or one above the other.
Board::Places Board::places(int width) const
{
    Places at;
    const int gap = qRound(length(kGap));
    const bool low = isConsole();
    const int high = qRound(length(low ? kLowChart : kChartHeight));
    int bottom = high;
    if (const qreal unit = (width - 2 * gap) / (2 + kTimeShare); unit >= length(kReadable)) {
        const int side = static_cast<int>(unit);
        const int middle = width - 2 * gap - 2 * side;
        at.pairs = QRect(0, 0, side, high);
        at.time = QRect(side + gap, 0, middle, high);
        at.memory = QRect(width - side, 0, side, high);
    } else if (const int half = (width - gap) / 2; half >= length(kReadable)) {
        const int less = qRound(length(kLowChart));
        at.time = QRect(0, less + gap, width, high);
        at.pairs = QRect(0, 0, half, less);
        at.memory = QRect(width - half, 0, half, less);
        bottom = less + gap + high;
    } else {
        const int less = qRound(length(kLowChart));
        at.pairs = QRect(0, 0, width, less);
        at.time = QRect(0, less + gap, width, high);
        at.memory = QRect(0, less + high + 2 * gap, width, less);
        bottom = 2 * less + high + 2 * gap;
    }
    at.table = QRect(0, bottom + qRound(length(20)), width, m_table->heightForWidth(width));
    at.height = at.table.bottom() + 1;
    return at;
}

int Board::heightForWidth(int width) const
{
    return places(width).height;
}

void Board::resizeEvent(QResizeEvent *)
{
    const Places at = places(width());
    m_pairs->setGeometry(at.pairs);
    m_time->setGeometry(at.time);
    m_memory->setGeometry(at.memory);
    m_table->setGeometry(at.table);
}

} // namespace nunchi::exhibits::square_wall
