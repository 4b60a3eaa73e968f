// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/measure_control.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QPainter>

#include "controls/button.h"
#include "controls/focus_ring.h"
#include "exhibits/shared/measure_worker.h"

namespace nunchi::exhibits {

using controls::Button;
using controls::kFocusRoom;
using typeset::Token;

namespace {
constexpr qreal kRoom = 170; ///< for the bar and the words above it
constexpr qreal kGap = 14;
} // namespace

MeasureControl::MeasureControl(const typeset::Appearance &look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_button(new Button(look, Button::Kind::Outlined, this))
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(m_button, &Button::clicked, this, &MeasureControl::pressed);
}

void MeasureControl::show(const MeasureWorker &worker, const QString &what)
{
    m_running = worker.isRunning();
    m_what = what;
    m_share = worker.total() > 0 ? static_cast<double>(worker.done()) / worker.total() : 0;
    //: A button.
    m_button->setLabel(m_running ? tr("Stop") : tr("Measure on this computer"));
    //: How far a measurement is, for screen readers: %1 of %2 parts, %3 what is measured now.
    m_button->setAccessibleDescription(
        m_running ? tr("%1 of %2 done, now %3").arg(worker.done()).arg(worker.total()).arg(what) : QString());
    resizeEvent(nullptr);
    update();
}

QSize MeasureControl::sizeHint() const
{
    const QSize button = m_button->sizeHint();
    // The room for the bar is there only while something runs.
    const int bar = m_running ? qRound(m_look.length(kGap + kRoom)) : 0;
    return {button.width() + bar, button.height()};
}

void MeasureControl::resizeEvent(QResizeEvent *)
{
    m_button->setGeometry(QRect(QPoint(), m_button->sizeHint()));
}

void MeasureControl::paintEvent(QPaintEvent *)
{
    if (!m_running)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal left = m_button->width() - kFocusRoom + m_look.length(kGap);
    const qreal wide = width() - kFocusRoom - left;
    const qreal thick = m_look.theme().dataLine();
    const qreal y = height() - kFocusRoom - m_look.length(7);
    painter.fillRect(QRectF(left, y, wide, thick), m_look.color(Token::Hair));
    painter.fillRect(QRectF(left, y, wide * m_share, thick), m_look.color(Token::Ink));
    painter.setFont(m_look.font(typeset::Face::Label, -2));
    painter.setPen(m_look.color(Token::Ink2));
    const QFontMetricsF metrics(painter.font());
    painter.drawText(QPointF(left, y - m_look.length(6)), metrics.elidedText(m_what, Qt::ElideRight, wide));
}

} // namespace nunchi::exhibits
