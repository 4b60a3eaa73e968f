// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/chart_view.h"

#include <algorithm>
#include <cmath>

#include <QAbstractAxis>
#include <QAbstractSeries>
#include <QAreaSeries>
#include <QChart>
#include <QHelpEvent>
#include <QLineSeries>
#include <QLogValueAxis>
#include <QMouseEvent>
#include <QScatterSeries>
#include <QToolTip>
#include <QValueAxis>

#include "exhibits/shared/chart_pens.h"
#include "exhibits/shared/number_text.h"

namespace nunchi::exhibits {

using typeset::Token;

namespace {

constexpr qreal kNear = 24; ///< pixels from the pointer to a point it means

QAbstractAxis *makeAxis(const ChartAxis &axis)
{
    if (axis.logarithmic) {
        auto *drawn = new QLogValueAxis;
        drawn->setBase(10);
        drawn->setRange(axis.from, axis.to);
        return drawn;
    }
    auto *drawn = new QValueAxis;
    drawn->setRange(axis.from, axis.to);
    return drawn;
}

QAbstractSeries *makeSeries(const ChartSeries &series)
{
    switch (series.kind) {
    case ChartSeries::Kind::Points:
        return new QScatterSeries;
    case ChartSeries::Kind::Area: {
        auto *area = new QAreaSeries;
        area->setUpperSeries(new QLineSeries(area));
        return area;
    }
    case ChartSeries::Kind::Line:
        break;
    }
    return new QLineSeries;
}

} // namespace

ChartView::ChartView(const typeset::Appearance &look, Role role, QWidget *parent)
    : QChartView(parent)
    , m_look(look)
    , m_role(role)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setFocusPolicy(Qt::NoFocus);
    setRenderHint(QPainter::Antialiasing);
    setViewportUpdateMode(FullViewportUpdate);
    setCacheMode(CacheNone);
    setMinimumSize(0, 0);
    QChart *drawn = chart();
    drawn->setAnimationOptions(QChart::NoAnimation);
    drawn->setBackgroundVisible(false);
    drawn->setPlotAreaBackgroundVisible(false);
    drawn->setDropShadowEnabled(false);
    drawn->legend()->hide();
    drawn->setMargins({});
}

ChartView::~ChartView() = default;

qreal ChartView::length(qreal designPixels) const
{
    return m_look.length(designPixels) * (m_role == Role::Audience ? 1.2 : 1.0);
}

typeset::LineStyle ChartView::style(int step, Token ink, bool bold) const
{
    return {step + (m_role == Role::Audience ? 1 : 0), typeset::Face::Label, bold, m_look.color(ink)};
}

qreal ChartView::lineHeight(int step) const
{
    return std::ceil(m_look.pixelSize(style(step, Token::Ink).step) * 1.45);
}

void ChartView::setTitle(const QString &textWithDollars)
{
    m_title = typeset::lineRuns(textWithDollars);
    layOut();
}

void ChartView::setAxes(const ChartAxis &x, const ChartAxis &y)
{
    const bool same = m_drawnX && x.from == m_x.from && x.to == m_x.to && y.from == m_y.from && y.to == m_y.to
        && x.logarithmic == m_x.logarithmic && y.logarithmic == m_y.logarithmic;
    m_x = x;
    m_y = y;
    if (!same)
        rebuild();
    layOut();
}

void ChartView::setSeries(const QList<ChartSeries> &series)
{
    const bool same = std::equal(series.begin(), series.end(), m_series.begin(), m_series.end(),
        [](const ChartSeries &a, const ChartSeries &b) { return a.kind == b.kind; });
    m_series = series;
    if (same && m_drawnX) {
        for (qsizetype i = 0; i < m_series.size(); ++i)
            fill(i);
    } else {
        rebuild();
    }
    viewport()->update();
}

void ChartView::setMarks(const QList<ChartMark> &marks)
{
    m_marks = marks;
    viewport()->update();
}

void ChartView::rebuild()
{
    chart()->removeAllSeries();
    m_drawn.clear();
    for (QAbstractAxis *axis : {std::exchange(m_drawnX, makeAxis(m_x)), std::exchange(m_drawnY, makeAxis(m_y))}) {
        if (!axis)
            continue;
        chart()->removeAxis(axis);
        delete axis;
    }
    chart()->addAxis(m_drawnX, Qt::AlignBottom);
    chart()->addAxis(m_drawnY, Qt::AlignLeft);
    // Figures, grid and titles are drawn by this view: mathematics, number words and hairlines are not theirs to set.
    m_drawnX->setVisible(false);
    m_drawnY->setVisible(false);
    for (qsizetype i = 0; i < m_series.size(); ++i) {
        m_drawn.append(makeSeries(m_series[i]));
        fill(i);
        chart()->addSeries(m_drawn.last());
        m_drawn.last()->attachAxis(m_drawnX);
        m_drawn.last()->attachAxis(m_drawnY);
        fill(i); // adding gives it the colours of Qt's own theme
    }
}

void ChartView::fill(qsizetype index)
{
    const ChartSeries &series = m_series[index];
    QAbstractSeries *drawn = m_drawn[index];
    if (auto *area = qobject_cast<QAreaSeries *>(drawn)) {
        area->upperSeries()->replace(series.points);
        dress(*area, series, m_look);
    } else if (auto *points = qobject_cast<QScatterSeries *>(drawn)) {
        points->replace(series.points);
        dress(*points, series, m_look, length(series.strong ? 13 : 8));
    } else if (auto *line = qobject_cast<QLineSeries *>(drawn)) {
        line->replace(series.points);
        line->setPen(linePen(series, m_look));
    }
}

void ChartView::layOut()
{
    qreal widest = 0;
    for (const Tick &tick : std::as_const(m_y.ticks))
        widest = std::max(widest, typeset::lineWidth(typeset::lineRuns(tick.text), m_look, style(-2, Token::Ink3)));
    const qreal small = lineHeight(-2);
    // Half of the figure at the top stands above the plot, below the titles.
    const qreal top = (m_title.isEmpty() ? 0 : lineHeight(-1) + length(2)) + (m_y.title.isEmpty() ? 0 : small)
        + small / 2 + length(2);
    const qreal bottom = length(5) + small + (m_x.title.isEmpty() ? 0 : small);
    const qreal left = std::ceil(widest + length(8));
    m_plot = QRectF(left, top, std::max(1.0, width() - left - length(14)), std::max(1.0, height() - top - bottom));
    chart()->setPlotArea(m_plot);
    viewport()->update();
}

void ChartView::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    layOut();
}

QSize ChartView::sizeHint() const
{
    return {qRound(length(420)), qRound(length(280))};
}

QSize ChartView::minimumSizeHint() const
{
    return {qRound(length(160)), qRound(length(120))};
}

QPointF ChartView::place(QPointF numbers) const
{
    return {m_plot.left() + m_x.share(numbers.x()) * m_plot.width(),
        m_plot.bottom() - m_y.share(numbers.y()) * m_plot.height()};
}

QPointF ChartView::numbersAt(QPointF place) const
{
    return {m_x.at((place.x() - m_plot.left()) / m_plot.width()),
        m_y.at((m_plot.bottom() - place.y()) / m_plot.height())};
}

QPointF ChartView::drawnAt(QPointF numbers) const
{
    return chart()->mapToPosition(numbers, m_drawn.value(0));
}

QString ChartView::readOut(QPointF place) const
{
    qreal nearest = kNear;
    QString text;
    for (const ChartSeries &series : m_series) {
        for (const QPointF &point : series.points) {
            const QPointF gap = this->place(point) - place;
            const qreal distance = std::hypot(gap.x(), gap.y());
            if (!(distance < nearest))
                continue;
            nearest = distance;
            text = series.name + u'\n' + typeset::plainLine(m_x.title) + QStringLiteral(": ") + exactNumber(point.x())
                + u'\n' + typeset::plainLine(m_y.title) + QStringLiteral(": ") + exactNumber(point.y());
        }
    }
    return text;
}

bool ChartView::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QChartView::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(), readOut(help->pos()), this);
    return true;
}

void ChartView::setDraggable(bool draggable)
{
    m_draggable = draggable;
    viewport()->setCursor(draggable ? Qt::SizeHorCursor : Qt::ArrowCursor);
}

void ChartView::drag(QPointF place)
{
    const QPointF within(std::clamp(place.x(), m_plot.left(), m_plot.right()),
        std::clamp(place.y(), m_plot.top(), m_plot.bottom()));
    Q_EMIT dragged(numbersAt(within), m_gesture);
}

void ChartView::mousePressEvent(QMouseEvent *event)
{
    m_dragging = m_draggable && event->button() == Qt::LeftButton;
    if (!m_dragging)
        return event->ignore();
    ++m_gesture;
    drag(event->position());
}

void ChartView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_dragging)
        drag(event->position());
    else
        event->ignore();
}

void ChartView::mouseReleaseEvent(QMouseEvent *event)
{
    m_dragging = false;
    event->ignore();
}

void ChartView::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // the page scrolls
}

void ChartView::contextMenuEvent(QContextMenuEvent *event)
{
    event->ignore(); // the exhibit has one
}

} // namespace nunchi::exhibits
