// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"
#include "ui/note_panel.h"

namespace nunchi::ui {

/// In place of a block that cannot be shown: that it is missing, why, where, and how to mend it.
class RefusedView : public NotePanel
{
public:
    explicit RefusedView(const PageContext &context, QWidget *parent = nullptr);

    void setRefused(const course::Refused &refused);

private:
    const PageContext &m_context;
};

} // namespace nunchi::ui
