// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/reach/view_bands.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "controls/focus_ring.h"

namespace nunchi::exhibits::reach {

using typeset::Token;

BandsPart::BandsPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : ViewPart(look, role, parent)
    , m_model(model)
{
    setFocusPolicy(isAudience() ? Qt::NoFocus : Qt::StrongFocus);
    if (!isAudience())
        setCursor(Qt::SplitHCursor);
}

QList<QWidget *> BandsPart::stops() const
{
    return isAudience() ? QList<QWidget *>() : QList<QWidget *>{const_cast<BandsPart *>(this)};
}

void BandsPart::refresh()
{
    //: Name of the figure in which two positions are moved.
    setAccessibleName(tr("positions %1 and %2 of %3").arg(m_model.earlier()).arg(m_model.later()).arg(m_model.length()));
    setAccessibleDescription(m_model.textForm());
    update();
}

QString BandsPart::nameOf(Mechanism mechanism) const
{
    switch (mechanism) {
    case Mechanism::Recurrent:
        return tr("RNN");
    case Mechanism::Convolution:
        //: A convolution whose kernel leaves gaps; two words at most.
        return m_model.isDilated() ? tr("dilated CNN") : tr("CNN");
    case Mechanism::Attention:
        break;
    }
    return tr("attention");
}

QString BandsPart::countOf(Mechanism mechanism) const
{
    const int all = m_model.steps(mechanism);
    const QString whole = mechanism == Mechanism::Convolution ? tr("%n layer(s)", nullptr, all)
                                                              : tr("%n step(s)", nullptr, all);
    if (m_model.hasArrived(mechanism))
        return whole;
    //: On the way: %1 steps done, %2 is "18 steps".
    return tr("%1 of %2").arg(m_model.walked(mechanism)).arg(whole);
}

/// For the longest there can be, so that nothing moves while the numbers change.
qreal BandsPart::nameWidth() const
{
    const QFontMetricsF bold(font(0, true));
    const QFontMetricsF plain(font(-1));
    const QString whole = tr("%n step(s)", nullptr, maxLength);
    qreal width = plain.horizontalAdvance(tr("%1 of %2").arg(maxLength).arg(whole));
    for (const QString &name : {tr("RNN"), tr("dilated CNN"), tr("attention")})
        width = std::max(width, bold.horizontalAdvance(name));
    return std::ceil(width);
}

BandsGeometry BandsPart::geometryNow() const
{
    return BandsGeometry(width(), nameWidth(), length(1), m_model.length());
}

int BandsPart::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(BandsGeometry(width, nameWidth(), length(1), m_model.length()).height()));
}

void BandsPart::move(Handle handle, int position, const QString &gesture)
{
    if (handle == Handle::First)
        m_model.setFirst(position, gesture);
    else
        m_model.setSecond(position, gesture);
}

void BandsPart::keyPressEvent(QKeyEvent *event)
{
    const Handle handle = handleOf(!(event->modifiers() & Qt::ShiftModifier));
    int to = at(handle);
    switch (event->key()) {
    case Qt::Key_Left:
        --to;
        break;
    case Qt::Key_Right:
        ++to;
        break;
    case Qt::Key_Home:
        to = 1;
        break;
    case Qt::Key_End:
        to = m_model.length();
        break;
    default:
        return QWidget::keyPressEvent(event);
    }
    m_byKeyboard = true;
    move(handle, to, QStringLiteral("key"));
    update();
}

void BandsPart::mousePressEvent(QMouseEvent *event)
{
    if (isAudience() || event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_byKeyboard = false;
    ++m_gestures;
    const BandsGeometry geometry = geometryNow();
    const auto away = [&](Handle handle) { return std::abs(geometry.x(at(handle)) - event->position().x()); };
    m_dragged = away(Handle::First) < away(Handle::Second) ? Handle::First : Handle::Second;
    mouseMoveEvent(event);
}

void BandsPart::mouseMoveEvent(QMouseEvent *event)
{
    if (m_dragged)
        move(*m_dragged, geometryNow().positionAt(event->position().x()), QStringLiteral("drag %1").arg(m_gestures));
}

void BandsPart::mouseReleaseEvent(QMouseEvent *)
{
    m_dragged.reset();
}

void BandsPart::focusInEvent(QFocusEvent *event)
{
    m_byKeyboard = event->reason() != Qt::MouseFocusReason && event->reason() != Qt::ActiveWindowFocusReason;
    update();
}

void BandsPart::focusOutEvent(QFocusEvent *)
{
    update();
}

void BandsPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const BandsGeometry at = geometryNow();
    for (const Mechanism mechanism : allMechanisms)
        drawName(painter, at, mechanism);
    drawRecurrent(painter, at);
    drawConvolution(painter, at);
    drawAttention(painter, at);
    drawAxis(painter, at);
    if (hasFocus() && m_byKeyboard)
        controls::drawFocusRing(painter, QRectF(rect()).adjusted(4, 4, -4, -4), 6, look());
}

} // namespace nunchi::exhibits::reach
