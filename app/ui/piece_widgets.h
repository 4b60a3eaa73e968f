// SPDX-License-Identifier: GPL-3.0-or-later
// The widget of each kind of piece: made, filled (again in another language), and where it stands.
#pragma once

#include "ui/page_context.h"
#include "ui/page_plan.h"
#include "ui/piece_room.h"

class QWidget;

namespace nunchi::ui {

QWidget *makePieceWidget(const Piece &piece, const PageContext &context, QWidget *parent);
/// The same widget may be filled with a piece that matches the one it was made for.
void fillPieceWidget(QWidget *widget, const Piece &piece);

struct PieceSpan
{
    int left = 0;
    int width = 0;
};
/// The room for focus rings included.
PieceSpan spanOf(const QWidget *widget, const Piece &piece, const Measure &measure);

} // namespace nunchi::ui
