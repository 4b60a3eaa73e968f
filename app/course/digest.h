// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>

namespace nunchi::course {

/// Eight signs that stand for a text in a page's `made-from`: other words have others, and white space does not count,
/// so that a paragraph may be wrapped anew. Kept in files: it must never change.
QString textDigest(QByteArrayView text);

bool isTextDigest(QStringView text);

} // namespace nunchi::course
