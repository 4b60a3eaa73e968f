// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/page_frame.h"

namespace nunchi::ui {

/// The focus ring around a text of the page that has the keyboard. The text reaches to the edges of its widget, and
/// what holds it would cut a ring of its own.
class TextRing : public PageFrame
{
public:
    TextRing(const typeset::Appearance &look, QWidget *page);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void follow(QWidget *focus);
};

} // namespace nunchi::ui
