// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/focus_ring.h"
#include "exhibits/attention-steps/model.h"
#include "exhibits/shared/view_part.h"

namespace nunchi::exhibits::attention_steps {

/// What every part of the view is made with.
struct PartContext
{
    Model &model;
    const typeset::Appearance &look;
    Role role;
};

/// One horizontal band of the view. Its height follows from its width.
class Part : public ViewPart
{
    Q_OBJECT
public:
    Part(const PartContext &context, QWidget *parent)
        : ViewPart(context.look, context.role, parent)
        , m_model(context.model)
    {
    }

    int heightForWidth(int width) const final { return heightOf(width - 2 * controls::kFocusRoom); }

protected:
    /// Everything stands in a column that leaves room for focus rings at both sides.
    virtual int heightOf(int column) const = 0;
    int column() const { return width() - 2 * controls::kFocusRoom; }
    static constexpr int left = controls::kFocusRoom;

    Model &model() const { return m_model; }
    const AttentionValues &values() const { return m_model.values(); }

private:
    Model &m_model;
};

} // namespace nunchi::exhibits::attention_steps
