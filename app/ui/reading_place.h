// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QPointer>

class QWidget;

namespace nunchi::ui {

class PageView;
class ProseView;

/// The line of the page at the upper edge of the window. It is found again when type size, width or theme make the
/// page another height.
class ReadingPlace
{
public:
    ReadingPlace() = default; ///< the page's beginning
    ReadingPlace(const PageView &page, int y);

    /// Where it is now, from the page's top; empty: it is the beginning, or no longer there.
    std::optional<int> top(const PageView &page) const;

private:
    QPointer<QWidget> m_part;
    QPointer<ProseView> m_text;
    int m_position = 0; ///< in the text
    double m_depth = 0; ///< how much of the line, or of the part, is above: a share of its height
};

} // namespace nunchi::ui
