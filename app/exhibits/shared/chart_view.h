// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChartView>

#include "exhibits/exhibit_view.h"
#include "exhibits/shared/chart_axis.h"
#include "exhibits/shared/chart_series.h"
#include "typeset/math_runs.h"


namespace nunchi::exhibits {

/// A chart in Nunchi's look: hairlines at the figures only, one base line, no frame, no legend, no animation. Names
/// stand at the curves, the title of the upright axis lies level above it. What nobody set has no colour of its own.
class ChartView : public QChartView
{
    Q_OBJECT
public:
    ChartView(const typeset::Appearance &look, Role role, QWidget *parent = nullptr);
    ~ChartView() override;

    void setTitle(const QString &textWithDollars); ///< bold, above all; empty: none
    void setAxes(const ChartAxis &x, const ChartAxis &y);
    /// As many and of the same kinds as before: only the points and the look are changed.
    void setSeries(const QList<ChartSeries> &series);
    void setMarks(const QList<ChartMark> &marks);
    void setDraggable(bool draggable); ///< the pointer over the plot says so

    const ChartAxis &xAxis() const { return m_x; }
    const ChartAxis &yAxis() const { return m_y; }
    const QList<ChartSeries> &series() const { return m_series; }
    QRectF plot() const { return m_plot; }
    QPointF place(QPointF numbers) const; ///< where numbers stand, in pixels of the view
    QPointF numbersAt(QPointF place) const;
    /// The point nearest to a place, with every digit; empty: there is none near.
    QString readOut(QPointF place) const;
    /// What is drawn at this place of the chart's numbers, by Qt Charts itself; for tests.
    QPointF drawnAt(QPointF numbers) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The left button on the plot, and moving with it held; numbers within the axes. One drag has one gesture number.
    void dragged(QPointF numbers, int gesture);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void drawBackground(QPainter *painter, const QRectF &rect) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    bool viewportEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void rebuild();
    void fill(qsizetype index);
    void layOut();
    void drawTicks(QPainter &painter) const;
    void drawTitles(QPainter &painter) const;
    void drawMark(QPainter &painter, const ChartMark &mark) const;
    void drawLabel(QPainter &painter, const ChartLabel &label, typeset::Token color) const;
    QList<Tick> ticksWithRoom() const; ///< of the x axis
    qreal length(qreal designPixels) const;
    typeset::LineStyle style(int step, typeset::Token ink, bool bold = false) const;
    qreal lineHeight(int step) const;
    void drag(QPointF place);

    const typeset::Appearance &m_look;
    Role m_role;
    typeset::MathRuns m_title;
    ChartAxis m_x;
    ChartAxis m_y;
    QList<ChartSeries> m_series;
    QList<ChartMark> m_marks;
    QList<QAbstractSeries *> m_drawn;
    QAbstractAxis *m_drawnX = nullptr;
    QAbstractAxis *m_drawnY = nullptr;
    QRectF m_plot;
    bool m_draggable = false;
    bool m_dragging = false;
    int m_gesture = 0;
};

} // namespace nunchi::exhibits
