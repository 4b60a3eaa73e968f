// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

class QFont;
class QPainter;
class QString;

namespace nunchi::print {

/// In a PDF, what is drawn as lines can be searched and copied by the words that lie on it unseen: from the painter's
/// origin, a base line, so far to the right. Elsewhere nothing happens.
void drawHiddenText(QPainter &painter, const QString &text, qreal width, const QFont &font);

} // namespace nunchi::print
