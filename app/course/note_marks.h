// SPDX-License-Identifier: GPL-3.0-or-later
// How a note is written: [^id] in the text, and [^id]: … at the left margin.
#pragma once

#include <QByteArrayView>

namespace nunchi::course {

/// How long the [^id] is that stands at this offset; 0: none does. An id is made of small letters, digits and hyphens.
qsizetype noteMarkLength(QByteArrayView text, qsizetype at);

/// The same for what would be one, were its id made of the right signs: [^Name], [^a.b].
qsizetype faultyMarkLength(QByteArrayView text, qsizetype at);

/// Where in a line that begins a note's text its colon stands; 0: it does not begin one.
qsizetype noteColon(QByteArrayView line);

} // namespace nunchi::course
