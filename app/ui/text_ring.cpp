// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text_ring.h"

#include <QApplication>
#include <QPainter>

#include "controls/focus_ring.h"
#include "ui/flow.h"
#include "ui/prose_view.h"

namespace nunchi::ui {

namespace {
constexpr int kBeside = 4; ///< between the text and its ring
constexpr qreal kRadius = 6;
} // namespace

TextRing::TextRing(const typeset::Appearance &look, QWidget *page)
    : PageFrame(look, kBeside + controls::kFocusRoom, page)
{
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { follow(now); });
}

void TextRing::follow(QWidget *focus)
{
    const auto *text = dynamic_cast<ProseView *>(focus);
    // Tables and programs scroll in a frame of their own, and ring it.
    const bool mine = text && text->hasKeyboardFocus() && parentWidget()->isAncestorOf(text)
        && dynamic_cast<FlowWidget *>(text->parentWidget());
    surround(mine ? focus : nullptr);
}

void TextRing::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr int room = controls::kFocusRoom;
    controls::drawFocusRing(painter, QRectF(rect()).adjusted(room, room, -room, -room), kRadius, look());
}

} // namespace nunchi::ui
