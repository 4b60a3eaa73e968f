// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/link_target.h"

namespace nunchi::course {

namespace {

LinkTarget inside(LinkTarget::Kind kind, const QString &path)
{
    const qsizetype slash = path.indexOf(QLatin1Char('/'));
    return {kind, slash < 0 ? QString() : path.first(slash), path.sliced(slash + 1)};
}

} // namespace

std::optional<LinkTarget> linkTarget(const QString &link)
{
    const QString scheme = link.section(QLatin1Char(':'), 0, 0).toLower();
    const QString rest = link.mid(scheme.size() + 1);
    if (scheme == u"page")
        return inside(LinkTarget::Kind::Page, rest);
    if (scheme == u"block")
        return inside(LinkTarget::Kind::Block, rest);
    if ((scheme == u"https" || scheme == u"http") && link.size() > scheme.size())
        return LinkTarget{LinkTarget::Kind::Web, {}, link};
    return {};
}

} // namespace nunchi::course
