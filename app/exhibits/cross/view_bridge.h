// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/cross/model.h"
#include "exhibits/shared/sentence_geometry.h"
#include "exhibits/shared/sentence_part.h"

namespace nunchi::exhibits::cross {

/// The sentence that asks above the one that answers, and lines from the query to every key: as thick and dark as the
/// weight, which also stands below the key. Thin lines tell where each other word looks most. Arrows or a click choose
/// the query, with Shift or in the lower sentence the key.
class BridgePart : public SentencePart
{
    Q_OBJECT
public:
    BridgePart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent);

    void refresh() override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

    QRectF queryBox(int word) const;
    QRectF keyBox(int word) const; ///< without the number below it

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
        SentenceGeometry asking;
        SentenceGeometry answering;
        QPointF askingAt;
        QPointF answeringAt;
        qreal height;
    };
    bool isBeside(int width) const; ///< names stand left of the sentences, not above and below
    qreal nameHeight() const;
    qreal numberHeight() const;
    int typeStep(qreal width) const; ///< the largest at which both sentences stand on one line
    QList<QSizeF> sizes(const QList<Word> &words, int typeStep, bool withNumber) const;
    Layout layoutFor(int width) const;
    QString nameOf(bool asking) const;
    QString givesOf(bool asking) const;
    QString readOut(int key) const;

    QPainterPath line(int query, int key) const;
    void drawLines(QPainter &painter) const;
    void drawName(QPainter &painter, bool asking) const;
    void drawQuery(QPainter &painter, int word) const;
    void drawKey(QPainter &painter, int word) const;

    Model &m_model;
    Layout m_layout;
};

} // namespace nunchi::exhibits::cross
