// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "exhibits/exhibit_view.h"
#include "exhibits/shared/flow_text.h"

namespace nunchi::exhibits {

/// A piece of an exhibit's view, drawn for its role: one horizontal band, a table, a row of controls.
class ViewPart : public QWidget
{
    Q_OBJECT
public:
    ViewPart(const typeset::Appearance &look, Role role, QWidget *parent);

    /// What it shows changed.
    virtual void refresh() = 0;
    /// What the keyboard stops at, in order.
    virtual QList<QWidget *> stops() const { return {}; }

    const typeset::Appearance &look() const { return m_look; }
    Role role() const { return m_role; }
    bool isStudent() const { return m_role == Role::Student; }
    bool isAudience() const { return m_role == Role::Audience; }
    bool isConsole() const { return m_role == Role::Console; }
    /// On paper nothing can be pressed or switched: controls and words about them stay away.
    bool isPaper() const { return m_look.theme().name() == typeset::ThemeName::Paper; }
    /// An audience sits further away: one step of the type scale more, and lengths to match.
    int step(int ofScale) const { return ofScale + (isAudience() ? 1 : 0); }
    qreal length(qreal designPixels) const { return m_look.length(designPixels) * (isAudience() ? 1.2 : 1.0); }

protected:
    QColor color(typeset::Token token) const { return m_look.color(token); }
    QFont font(int ofScale, bool bold = false) const { return m_look.font(typeset::Face::Label, step(ofScale), bold); }
    typeset::LineStyle style(
        int ofScale, typeset::Token ink, bool bold = false, typeset::Face face = typeset::Face::Label) const;
    FlowText flow(const QString &text, const typeset::LineStyle &style) const { return {text, m_look, style}; }

private:
    const typeset::Appearance &m_look;
    Role m_role;
};

} // namespace nunchi::exhibits
