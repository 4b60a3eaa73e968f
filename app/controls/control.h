// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include "typeset/appearance.h"
#include "typeset/math_runs.h"

namespace nunchi::controls {

/// What all buttons share: they follow the appearance, take Space and Enter, leave the arrows to whoever is around
/// them, show hover, and show the focus ring only when the focus came by the keyboard.
class Control : public QAbstractButton
{
    Q_OBJECT
public:
    Control(const typeset::Appearance &look, QWidget *parent);

    /// Words with mathematics between dollars; the plain form becomes text() and with it the accessible name.
    void setLabel(const QString &textWithDollars);
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    const typeset::Appearance &look() const { return m_look; }
    const typeset::MathRuns &label() const { return m_label; }
    bool isHovered() const { return isEnabled() && underMouse(); }
    bool showsRing() const { return hasFocus() && m_byKeyboard; }
    /// The widget without the room for the focus ring.
    QRectF body() const;
    QColor ink(typeset::Token token = typeset::Token::Ink) const; ///< fainter while disabled
    void drawRing(QPainter &painter, const QRectF &around, qreal radius) const;

    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    bool event(QEvent *event) override;

private:
    const typeset::Appearance &m_look;
    typeset::MathRuns m_label;
    bool m_byKeyboard = false;
};

} // namespace nunchi::controls
