// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/view_part.h"

namespace nunchi::exhibits::attention_steps {

Part::Part(const PartContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
{
}

typeset::LineStyle Part::style(int ofScale, typeset::Token ink, bool bold, typeset::Face face) const
{
    return {step(ofScale), face, bold, color(ink)};
}

} // namespace nunchi::exhibits::attention_steps
