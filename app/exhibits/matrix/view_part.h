// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/matrix/model.h"
#include "exhibits/shared/grid_geometry.h"
#include "exhibits/shared/view_part.h"

namespace nunchi::exhibits::matrix {

/// What every part of the view is made with.
struct PartContext
{
    Model &model;
    const typeset::Appearance &look;
    Role role;
};

/// One area of the view. Its height follows from its width.
class Part : public ViewPart
{
    Q_OBJECT
public:
    Part(const PartContext &context, QWidget *parent)
        : ViewPart(context.look, context.role, parent)
        , m_model(context.model)
    {
    }

protected:
    Model &model() const { return m_model; }
    const AttentionValues &values() const { return m_model.values(); }

private:
    Model &m_model;
};

} // namespace nunchi::exhibits::matrix
