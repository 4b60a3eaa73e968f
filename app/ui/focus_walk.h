// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QWidget;

namespace nunchi::ui {

/// What Tab stops at: through the regions in the order given, within each in Qt's own order. Qt appends widgets made
/// later to the end of the window's chain; a page turned would otherwise come after the bar below it.
QList<QWidget *> stopsOf(const QList<QWidget *> &regions);

/// Where Tab goes from there. From nowhere: to the first or the last.
QWidget *nextStop(const QList<QWidget *> &regions, QWidget *from, bool forwards);

/// What stands in a region and takes the keyboard, in the order it is read: for the Tab key and for screen readers.
void orderAsRead(QWidget *region, const QList<QWidget *> &stops);

} // namespace nunchi::ui
