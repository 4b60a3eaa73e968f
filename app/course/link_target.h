// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

namespace nunchi::course {

/// Where a Span::link leads.
struct LinkTarget
{
    enum class Kind : quint8 { Page, Block, Web };
    Kind kind = Kind::Page;
    QString lesson; ///< empty: the one the link stands in
    QString id; ///< of the page or block; the address
};

/// Reads page:ID, page:LESSON/ID, block:ID, block:LESSON/ID, https://… and http://…; empty: none of these.
std::optional<LinkTarget> linkTarget(const QString &link);

} // namespace nunchi::course
