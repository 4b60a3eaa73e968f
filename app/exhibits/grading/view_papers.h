// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/grading/model.h"
#include "exhibits/shared/view_part.h"

namespace nunchi::exhibits::grading {

/// 100 papers, the people who mark them, and how much of the time one marker would take is needed. The row of people
/// is dragged to have more or fewer of them.
class PapersPart : public ViewPart
{
    Q_OBJECT
public:
    PapersPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent);

    void refresh() override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QPointF markerPlace(int marker) const; ///< of 1 … 100
    QRectF paperBox(int paper) const; ///< of 0 … 99

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    enum class Paper : quint8 { Waiting, InWork, Marked };
    struct Places
    {
        int columns = 25;
        QSizeF pitch; ///< from one paper to the next
        qreal papers = 0; ///< tops
        qreal names = 0;
        qreal markers = 0;
        qreal bar = 0;
        qreal height = 0;
    };
    Places places(int width) const;
    void drawPaper(QPainter &painter, const QRectF &box, Paper paper, qreal done) const;
    void drawMarkers(QPainter &painter) const;
    void drawBar(QPainter &painter) const;
    void drawBarFigures(QPainter &painter, qreal top) const;
    int markersAt(qreal x) const;
    void drag(QPointF place);
    QString markersLine() const;
    qreal textHeight() const;

    Model &m_model;
    bool m_dragging = false;
    int m_gesture = 0;
};

} // namespace nunchi::exhibits::grading
