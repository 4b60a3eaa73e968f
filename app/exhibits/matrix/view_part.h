// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "exhibits/exhibit_view.h"
#include "exhibits/matrix/model.h"
#include "exhibits/shared/flow_text.h"
#include "typeset/appearance.h"

namespace nunchi::exhibits::matrix {

/// What every part of the view is made with.
struct PartContext
{
    Model &model;
    const typeset::Appearance &look;
    Role role;
};

/// Row and column of one number.
struct Cell
{
    int row = 0;
    int column = 0;
    bool operator==(const Cell &) const = default;
};

/// One area of the view. Its height follows from its width.
class Part : public QWidget
{
    Q_OBJECT
public:
    Part(const PartContext &context, QWidget *parent)
        : QWidget(parent)
        , m_context(context)
    {
    }

    /// The model, the appearance or the cell that is read out changed.
    virtual void refresh() = 0;

protected:
    Model &model() const { return m_context.model; }
    const AttentionValues &values() const { return m_context.model.values(); }
    const typeset::Appearance &look() const { return m_context.look; }
    Role role() const { return m_context.role; }
    /// An audience sits further away: one step of the type scale more, and lengths to match.
    int step(int ofScale) const { return ofScale + (role() == Role::Audience ? 1 : 0); }
    qreal length(qreal designPixels) const
    {
        return look().length(designPixels) * (role() == Role::Audience ? 1.2 : 1.0);
    }
    QColor color(typeset::Token token) const { return look().color(token); }
    QFont font(int ofScale, bool bold = false) const { return look().font(typeset::Face::Label, step(ofScale), bold); }
    typeset::LineStyle style(
        int ofScale, typeset::Token ink, bool bold = false, typeset::Face face = typeset::Face::Label) const
    {
        return {step(ofScale), face, bold, color(ink)};
    }
    FlowText flow(const QString &text, const typeset::LineStyle &style) const { return {text, look(), style}; }

private:
    PartContext m_context;
};

} // namespace nunchi::exhibits::matrix
