// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window_icon.h"

#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace nunchi::ui {

QIcon windowIcon()
{
    // Drawn here: Qt's own reader of such icons is a plugin that need not be installed.
    QSvgRenderer drawing(QStringLiteral(":/icons/nunchi.svg"));
    QIcon icon;
    for (const int size : {16, 24, 32, 48, 64, 128, 256}) {
        QPixmap picture(size, size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        drawing.render(&painter);
        painter.end();
        icon.addPixmap(picture);
    }
    return icon;
}

} // namespace nunchi::ui
