// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/focus_walk.h"

#include <QWidget>

namespace nunchi::ui {

namespace {

bool isStop(const QWidget *widget)
{
    return (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget->isEnabled() && widget->isVisible()
        && !widget->focusProxy();
}

QList<QWidget *> stopsIn(QWidget *region)
{
    QList<QWidget *> stops;
    QWidget *widget = region;
    do {
        if ((widget == region || region->isAncestorOf(widget)) && isStop(widget))
            stops << widget;
        widget = widget->nextInFocusChain();
    } while (widget && widget != region);
    return stops;
}

} // namespace

QList<QWidget *> stopsOf(const QList<QWidget *> &regions)
{
    // A widget belongs to the last region that holds it: the page's parts are regions within the page's.
    QList<QWidget *> order;
    for (qsizetype i = 0; i < regions.size(); ++i)
        for (QWidget *stop : stopsIn(regions.at(i))) {
            order.removeAll(stop);
            order << stop;
        }
    return order;
}

QWidget *nextStop(const QList<QWidget *> &regions, QWidget *from, bool forwards)
{
    const QList<QWidget *> order = stopsOf(regions);
    if (order.isEmpty())
        return nullptr;
    const qsizetype at = order.indexOf(from);
    if (at < 0)
        return forwards ? order.first() : order.last();
    const qsizetype count = order.size();
    return order.at((at + (forwards ? 1 : count - 1)) % count);
}

void orderAsRead(QWidget *region, const QList<QWidget *> &stops)
{
    for (qsizetype i = 1; i < stops.size(); ++i)
        QWidget::setTabOrder(stops.at(i - 1), stops.at(i));
    for (QWidget *stop : stops) {
        QWidget *child = stop;
        while (child->parentWidget() != region)
            child = child->parentWidget();
        child->raise(); // a screen reader goes by the order of the children, the uppermost last
    }
}

} // namespace nunchi::ui
