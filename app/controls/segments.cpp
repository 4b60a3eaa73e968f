// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/segments.h"

#include <QPainter>

#include "controls/focus_ring.h"
#include "controls/segment.h"

namespace nunchi::controls {

Segments::Segments(const typeset::Appearance &look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&look, &typeset::Appearance::changed, this, [this] {
        placeParts();
        updateGeometry();
        update();
    });
}

void Segments::setLabels(const QStringList &textsWithDollars)
{
    while (m_parts.size() > textsWithDollars.size())
        delete m_parts.takeLast();
    while (m_parts.size() < textsWithDollars.size()) {
        auto *part = new Segment(m_look, this);
        const int index = static_cast<int>(m_parts.size());
        connect(part, &Segment::clicked, this, [this, index] {
            if (index == m_current)
                return;
            m_current = index;
            update();
            Q_EMIT chosen(index);
        });
        m_parts.append(part);
        part->show();
    }
    for (qsizetype i = 0; i < m_parts.size(); ++i) {
        m_parts[i]->setLabel(textsWithDollars[i]);
        m_parts[i]->setEnds(i == 0, i + 1 == m_parts.size());
    }
    setCurrent(m_current);
    placeParts();
    updateGeometry();
}

void Segments::setCurrent(int index)
{
    if (index < 0 || index >= count())
        return;
    m_current = index;
    m_parts[index]->setChecked(true);
    // Qt lets Tab stop at the chosen one alone, but only after one of them had the keyboard.
    for (qsizetype i = 0; i < m_parts.size(); ++i)
        m_parts[i]->setFocusPolicy(i == index ? Qt::StrongFocus : Qt::ClickFocus);
    update();
}

QSize Segments::sizeHint() const
{
    int width = 2 * kFocusRoom;
    int height = 2 * kFocusRoom;
    for (const Segment *part : m_parts) {
        width += part->sizeHint().width() - 2 * kFocusRoom;
        height = part->sizeHint().height();
    }
    return QSize(width, height);
}

void Segments::placeParts()
{
    int x = 0;
    for (Segment *part : m_parts) {
        const QSize size = part->sizeHint();
        part->setGeometry(QRect(QPoint(x, 0), size));
        x += size.width() - 2 * kFocusRoom;
    }
}

void Segments::resizeEvent(QResizeEvent *)
{
    placeParts();
}

void Segments::paintEvent(QPaintEvent *)
{
    const typeset::Theme &theme = m_look.theme();
    constexpr qreal kRadius = 6;
    const QSize size = sizeHint();
    const QRectF box = QRectF(QPointF(0, 0), size).adjusted(kFocusRoom, kFocusRoom, -kFocusRoom, -kFocusRoom);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.controlOutline(), theme.outline()));
    painter.setBrush(theme.color(typeset::Token::Surface));
    painter.drawRoundedRect(box, kRadius, kRadius);
    painter.setPen(QPen(theme.controlOutline(), theme.hairline()));
    for (qsizetype i = 1; i < m_parts.size(); ++i) {
        const qreal x = m_parts[i]->x() + kFocusRoom;
        painter.drawLine(QLineF(x, box.top(), x, box.bottom()));
    }
}

} // namespace nunchi::controls
