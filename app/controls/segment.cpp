// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/segment.h"

#include <cmath>

#include <QKeyEvent>
#include <QPainterPath>

#include "controls/focus_ring.h"

namespace nunchi::controls {

using typeset::Token;

namespace {
constexpr qreal kRadius = 6;
constexpr qreal kHeight = 34;
constexpr qreal kPadding = 18;
} // namespace

Segment::Segment(const typeset::Appearance &look, QWidget *parent)
    : Control(look, parent)
{
    setCheckable(true);
    setAutoExclusive(true);
}

void Segment::setEnds(bool first, bool last)
{
    m_first = first;
    m_last = last;
    update();
}

QSize Segment::sizeHint() const
{
    // Wide enough for the bold form: choosing must not move the neighbours.
    typeset::LineStyle style;
    style.bold = true;
    const qreal width = typeset::lineWidth(label(), look(), style) + 2 * look().length(kPadding);
    return QSize(static_cast<int>(std::ceil(width)) + 2 * kFocusRoom, qRound(look().length(kHeight)) + 2 * kFocusRoom);
}

/// Enter on what is chosen already has nothing to do here: it is for the dialog around.
void Segment::keyPressEvent(QKeyEvent *event)
{
    if (isChecked() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        event->ignore();
    else
        Control::keyPressEvent(event);
}

void Segment::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = body();
    if (isChecked() || isHovered() || isDown()) {
        // Rounded only where the row ends.
        QPainterPath shape;
        shape.setFillRule(Qt::WindingFill);
        shape.addRoundedRect(box, kRadius, kRadius);
        if (!m_first)
            shape.addRect(box.adjusted(0, 0, -box.width() / 2, 0));
        if (!m_last)
            shape.addRect(box.adjusted(box.width() / 2, 0, 0, 0));
        painter.fillPath(shape.simplified(), isChecked() ? ink() : look().color(Token::Sunk));
    }
    typeset::LineStyle style;
    style.bold = isChecked();
    style.ink = isChecked() ? look().color(Token::Paper) : ink();
    typeset::drawLine(painter, box, Qt::AlignHCenter, label(), look(), style);
    drawRing(painter, box, kRadius);
}

} // namespace nunchi::controls
