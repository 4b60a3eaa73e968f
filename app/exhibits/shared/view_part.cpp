// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/view_part.h"

namespace nunchi::exhibits {

ViewPart::ViewPart(const typeset::Appearance &look, Role role, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_role(role)
{
}

typeset::LineStyle ViewPart::style(int ofScale, typeset::Token ink, bool bold, typeset::Face face) const
{
    return {step(ofScale), face, bold, color(ink)};
}

} // namespace nunchi::exhibits
