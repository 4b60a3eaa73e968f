// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/lenses/model.h"
#include "exhibits/shared/view_part.h"

namespace nunchi::exhibits::lenses {

/// The text as the lens lights it up: by shade, by the line under a word and by bold type; the weight below. Arrows or
/// the mouse choose a word, whose score and features are then told.
class TextPart : public ViewPart
{
    Q_OBJECT
public:
    TextPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent);

    void refresh() override;
    QList<QWidget *> stops() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

    QRectF wordBox(int word) const;
    int chosen() const { return m_chosen; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

private:
    QList<QRectF> boxesFor(int width) const; ///< of the words, without the numbers below
    int typeStep() const { return isConsole() ? 0 : step(1); }
    qreal numberHeight() const;
    qreal lineHeight() const;
    QString readOut(int word) const;
    int wordAt(QPointF point) const;
    void choose(int word);
    void drawWord(QPainter &painter, int word) const;
    void describe();

    Model &m_model;
    QList<QRectF> m_boxes;
    int m_chosen = 0;
    bool m_byKeyboard = false;
};

} // namespace nunchi::exhibits::lenses
