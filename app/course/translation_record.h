// SPDX-License-Identifier: GPL-3.0-or-later
// Writing down which text a translation was made from.
#pragma once

#include <variant>

#include <QByteArray>

#include "course/page_parts.h"

namespace nunchi::course {

/// The file's new bytes, or in words why there are none.
using NewText = std::variant<QByteArray, QString>;

/// A page's file with this in its front matter as `made-from`, and all else as it was, byte for byte.
NewText withMadeFrom(const QByteArray &page, const MadeFrom &record);

/// Writes into a translation's file that it was made from this page as it is now. Empty: done; else why not.
QString recordTranslation(const Page &source, const QString &file);

} // namespace nunchi::course
