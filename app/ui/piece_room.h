// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace nunchi::ui {

/// Where text and wider things stand within a width.
struct Measure
{
    int left = 0;
    int column = 0; ///< text
    int wide = 0; ///< exhibits
};

/// What the widgets of a page keep on both sides, outside their column, for the focus rings of what stands at its
/// edges. The page's layout gives it back, so that all left edges are one line.
inline constexpr int kRingRoom = 8;

/// For blocks within a block: all of the width but the room for the rings.
inline Measure innerMeasure(int width)
{
    const int column = width - 2 * kRingRoom;
    return {kRingRoom, column, column};
}

} // namespace nunchi::ui
