// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/disclosure_row.h"

#include <algorithm>

#include <QAccessibleWidget>
#include <QFontMetricsF>
#include <QPainter>

#include "controls/focus_ring.h"
#include "controls/icon.h"

namespace nunchi::ui {

using controls::drawIcon;
using controls::Icon;
using typeset::Face;
using typeset::Token;

namespace {

constexpr qreal kArrow = 18;
constexpr qreal kSide = 12;
constexpr qreal kAbove = 9;
constexpr qreal kRadius = 3;

/// A button that says whether what belongs to it is folded or not.
class AccessibleRow : public QAccessibleWidget
{
public:
    explicit AccessibleRow(DisclosureRow *row)
        : QAccessibleWidget(row, QAccessible::Button)
    {
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        const bool open = static_cast<const DisclosureRow *>(widget())->isOpen();
        state.expandable = true;
        state.expanded = open;
        state.collapsed = !open;
        return state;
    }

    QStringList actionNames() const override { return QStringList{pressAction()} + QAccessibleWidget::actionNames(); }

    void doAction(const QString &action) override
    {
        if (action == pressAction())
            static_cast<DisclosureRow *>(widget())->click();
        else
            QAccessibleWidget::doAction(action);
    }
};

QAccessibleInterface *interfaceOf(const QString &, QObject *object)
{
    auto *row = qobject_cast<DisclosureRow *>(object);
    return row ? new AccessibleRow(row) : nullptr;
}

} // namespace

DisclosureRow::DisclosureRow(const typeset::Appearance &look, QWidget *parent)
    : Control(look, parent)
{
    // Qt keeps a factory once, however often it is installed.
    QAccessible::installFactory(interfaceOf);
    setCheckable(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::toggled, this, &DisclosureRow::tellState);
}

void DisclosureRow::setWords(const QString &label, const QString &titleWithDollars)
{
    m_title = titleWithDollars;
    setLabel(label);
    if (!m_title.isEmpty())
        setAccessibleName(text() + QStringLiteral(": ") + typeset::plainLine(m_title));
}

void DisclosureRow::setRightRoom(int pixels)
{
    m_rightRoom = pixels;
    update();
}

void DisclosureRow::tellState()
{
    QAccessible::State changed;
    changed.expanded = true;
    changed.collapsed = true;
    QAccessibleStateChangeEvent event(this, changed);
    QAccessible::updateAccessibility(&event);
}

qreal DisclosureRow::baseline() const
{
    return body().top() + look().length(kAbove) + QFontMetricsF(look().font(Face::Label, -1, true)).ascent();
}

QSize DisclosureRow::sizeHint() const
{
    const qreal height = QFontMetricsF(look().font(Face::Label, -1, true)).height() + look().length(2 * kAbove);
    return {std::max(1, width()), qRound(height) + 2 * controls::kFocusRoom};
}

void DisclosureRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isHovered() || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(look().color(Token::Sunk));
        painter.drawRoundedRect(body(), kRadius, kRadius);
    }
    const qreal size = look().length(kArrow);
    const QPointF middle(body().left() + look().length(kSide) + size / 2, body().center().y());
    painter.save();
    painter.translate(middle);
    painter.rotate(isOpen() ? 90 : 0);
    drawIcon(painter, QRectF(-size / 2, -size / 2, size, size), Icon::Next, ink(), look().theme().dataLine());
    painter.restore();
    qreal x = middle.x() + size / 2 + look().length(8);
    painter.setClipRect(body().adjusted(0, 0, -m_rightRoom, 0));
    x += typeset::drawLine(painter, QPointF(x, baseline()), label(), look(), {-1, Face::Label, true, ink()});
    if (!m_title.isEmpty())
        typeset::drawLine(painter, QPointF(x + look().length(10), baseline()), typeset::lineRuns(m_title), look(),
            {-1, Face::Label, false, ink(Token::Ink2)});
    painter.setClipping(false);
    drawRing(painter, body(), kRadius);
}

} // namespace nunchi::ui
