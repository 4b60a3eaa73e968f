// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "exhibits/reach/model.h"
#include "exhibits/reach/view_bands_geometry.h"
#include "exhibits/shared/view_part.h"

namespace nunchi::exhibits::reach {

/// The three ways from one position to the other, below each other. The two positions are dragged, or moved with the
/// arrows (with Shift: the earlier one).
class BandsPart : public ViewPart
{
    Q_OBJECT
public:
    BandsPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent);

    void refresh() override;
    QList<QWidget *> stops() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    BandsGeometry geometryNow() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    enum class Handle : quint8 { First, Second };
    Handle handleOf(bool later) const { return (m_model.second() > m_model.first()) == later ? Handle::Second : Handle::First; }
    int at(Handle handle) const { return handle == Handle::First ? m_model.first() : m_model.second(); }
    void move(Handle handle, int position, const QString &gesture);
    QString nameOf(Mechanism mechanism) const;
    QString countOf(Mechanism mechanism) const;
    qreal nameWidth() const;

    void drawName(QPainter &painter, const BandsGeometry &at, Mechanism mechanism) const;
    void drawPositions(QPainter &painter, const BandsGeometry &at, qreal y, typeset::Token ink) const;
    void drawRecurrent(QPainter &painter, const BandsGeometry &at) const;
    void drawConvolution(QPainter &painter, const BandsGeometry &at) const;
    void drawCone(QPainter &painter, const BandsGeometry &at, int layers) const;
    void drawAttention(QPainter &painter, const BandsGeometry &at) const;
    void drawEnds(QPainter &painter, const BandsGeometry &at, qreal earlierY, qreal laterY) const;
    void drawAxis(QPainter &painter, const BandsGeometry &at) const;
    QPen pen(typeset::Token token, qreal width) const;

    Model &m_model;
    std::optional<Handle> m_dragged;
    int m_gestures = 0;
    bool m_byKeyboard = false;
};

} // namespace nunchi::exhibits::reach
