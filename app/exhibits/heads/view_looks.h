// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/heads/model.h"
#include "exhibits/shared/sentence_geometry.h"
#include "exhibits/shared/sentence_part.h"

namespace nunchi::exhibits::heads {

/// The sentence once for every head: arcs from the query, the shade and the number of each weight. Arrows or a click
/// choose the query.
class LooksPart : public SentencePart
{
    Q_OBJECT
public:
    LooksPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent);

    void refresh() override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

    /// Where the box of a token stands in a head's row; without the number below it.
    QRectF tokenBox(int head, int token) const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    bool event(QEvent *event) override;

private:
    /// Measured once for a width.
    struct Layout
    {
        int typeStep;
        SentenceGeometry geometry;
        qreal rowHeight;
    };
    struct Hit
    {
        int head = -1;
        int token = -1;
    };
    bool isBeside(int width) const; ///< the head's name stands left of its sentence, not above
    qreal nameHeight() const; ///< above the sentence
    qreal nameColumn(int width) const;
    int typeStep(qreal width) const; ///< the largest at which the tokens stand on one line
    QSizeF tokenSize(int token, int typeStep) const;
    Layout layoutFor(int width) const;
    QPointF sentenceAt(int head) const;
    Hit hitAt(QPointF point) const;
    qreal numberHeight() const;
    QRectF boxOf(const QRectF &token) const { return token.adjusted(0, 0, 0, -numberHeight()); }
    qreal strokeOf(double weight) const;

    void drawName(QPainter &painter, int head) const;
    void drawArcs(QPainter &painter, int head) const;
    void drawToken(QPainter &painter, const QRectF &rect, int head, int token) const;

    Model &m_model;
    Layout m_layout;
};

} // namespace nunchi::exhibits::heads
