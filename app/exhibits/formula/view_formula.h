// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "exhibits/formula/model.h"
#include "exhibits/shared/view_part.h"

namespace nunchi::exhibits::formula {

/// The formula, large, with the lit part on a tint and the others faint; below it what that part does. A click on a
/// part lights it, on anything else the whole. Arrows go from part to part.
class FormulaPart : public ViewPart
{
    Q_OBJECT
public:
    FormulaPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent);

    void refresh() override;
    QList<QWidget *> stops() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QRectF partRect(Part part) const; ///< where a part of the formula stands

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    struct Places
    {
        qreal zoom = 1; ///< of the largest type
        qreal base = 0; ///< base line of what stands on the middle
        qreal bar = 0;
        std::array<QRectF, partCount> parts; ///< [Whole]: what leads
        QRectF open;
        QRectF close;
        QRectF fraction;
        qreal height = 0; ///< of the formula alone
    };
    Places places(int width) const;
    qreal em(qreal zoom) const { return look().pixelSize(kStep) * zoom; }
    qreal pieceWidth(const QString &text, qreal zoom) const;
    void drawPiece(QPainter &painter, QPointF base, const QString &text, qreal zoom) const;
    void drawParenthesis(QPainter &painter, const QRectF &box, bool opening) const;
    qreal explanationHeight(int width) const; ///< of the longest, so that nothing jumps
    QString explanation(Part part) const;

    static constexpr int kStep = 5; ///< the largest of the type scale
    Model &m_model;
    bool m_byKeyboard = false;
};

} // namespace nunchi::exhibits::formula
