// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "controls/focus_ring.h"
#include "exhibits/attention-steps/model.h"
#include "exhibits/exhibit_view.h"
#include "exhibits/shared/flow_text.h"
#include "typeset/appearance.h"

namespace nunchi::exhibits::attention_steps {

/// What every part of the view is made with.
struct PartContext
{
    Model &model;
    const typeset::Appearance &look;
    Role role;
};

/// One horizontal band of the view. Its height follows from its width.
class Part : public QWidget
{
    Q_OBJECT
public:
    Part(const PartContext &context, QWidget *parent);

    /// The model or the appearance changed.
    virtual void refresh() = 0;
    int heightForWidth(int width) const final { return heightOf(width - 2 * controls::kFocusRoom); }
    /// What the keyboard stops at, in order.
    virtual QList<QWidget *> stops() const { return {}; }

protected:
    /// Everything stands in a column that leaves room for focus rings at both sides.
    virtual int heightOf(int column) const = 0;
    int column() const { return width() - 2 * controls::kFocusRoom; }
    static constexpr int left = controls::kFocusRoom;

    Model &model() const { return m_context.model; }
    const AttentionValues &values() const { return m_context.model.values(); }
    const typeset::Appearance &look() const { return m_context.look; }
    bool isStudent() const { return m_context.role == Role::Student; }
    bool isAudience() const { return m_context.role == Role::Audience; }
    bool isConsole() const { return m_context.role == Role::Console; }
    /// An audience sits further away: one step of the type scale more, and lengths to match.
    int step(int ofScale) const { return ofScale + (isAudience() ? 1 : 0); }
    qreal length(qreal designPixels) const { return look().length(designPixels) * (isAudience() ? 1.2 : 1.0); }
    QColor color(typeset::Token token) const { return look().color(token); }
    typeset::LineStyle style(
        int ofScale, typeset::Token ink, bool bold = false, typeset::Face face = typeset::Face::Label) const;
    FlowText flow(const QString &text, const typeset::LineStyle &style) const { return {text, look(), style}; }

private:
    PartContext m_context;
};

} // namespace nunchi::exhibits::attention_steps
