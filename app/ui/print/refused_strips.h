// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"
#include "ui/print/print_context.h"

namespace nunchi::ui {

/// On paper, in place of a block that cannot be shown.
class RefusedStrips
{
public:
    explicit RefusedStrips(const PrintContext &context);

    print::Strips strips(const course::Refused &refused, qreal width) const;

private:
    const PrintContext &m_context;
};

} // namespace nunchi::ui
