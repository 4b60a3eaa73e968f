// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/page_frame.h"

namespace nunchi::ui {

/// An ink frame around what was found where the words themselves cannot be marked: the title of an exhibit, a choice of
/// a question, a block in another language than the words.
class MatchFrame : public PageFrame
{
public:
    MatchFrame(const typeset::Appearance &look, QWidget *page);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace nunchi::ui
