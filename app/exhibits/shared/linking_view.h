// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QString>

namespace nunchi::exhibits {

/// A view with links into the course. Where they lead is known by whoever shows the view.
class LinkingView
{
public:
    virtual ~LinkingView() = default;
    /// Called with a target such as "page:LESSON/ID".
    void setLinkFollower(std::function<void(const QString &)> follow) { m_follow = std::move(follow); }

protected:
    LinkingView() = default;
    LinkingView(const LinkingView &) = default;
    LinkingView &operator=(const LinkingView &) = default;

    void followLink(const QString &target) const
    {
        if (m_follow)
            m_follow(target);
    }

private:
    std::function<void(const QString &)> m_follow;
};

} // namespace nunchi::exhibits
