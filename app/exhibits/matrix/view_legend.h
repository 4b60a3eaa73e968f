// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/matrix/view_part.h"

namespace nunchi::controls {
class Switch;
}

namespace nunchi::exhibits::matrix {

/// The colour scale that the cells are really drawn with, and the switch that gives each row its own.
class LegendPart : public Part
{
    Q_OBJECT
public:
    LegendPart(const PartContext &context, QWidget *parent);

    void refresh() override;
    QList<QWidget *> stops() const override;
    int idealWidth() const;
    int heightForWidth(int width) const override;

    /// The values at the ends of the bar.
    double low() const;
    double high() const;
    QRectF bar() const;
    /// Marks with their numbers, round ones, from low to high.
    QList<double> ticks() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    double tickStep() const;
    QString tickText(double tick) const;
    qreal markTop() const;
    qreal at(double value) const;
    void drawBar(QPainter &painter) const;
    void drawTicks(QPainter &painter) const;
    void drawMarks(QPainter &painter) const;
    qreal notesTop() const;
    qreal notesHeight(int width) const;
    static int column(int width); ///< without the room for the focus ring of the switch, at both sides

    FlowText m_name;
    FlowText m_range;
    controls::Switch *m_perRow = nullptr;
};

} // namespace nunchi::exhibits::matrix
