// SPDX-License-Identifier: GPL-3.0-or-later
// The only place where colours are written. Values and contrasts: the design tokens in CONTRIBUTING.md.
#pragma once

#include <array>

#include <QColor>

#include "typeset/colormap.h"

namespace nunchi::typeset {

/// Paper: the light theme on white, with greys and lines that survive a printer. Not for windows.
enum class ThemeName : quint8 { Light, Dark, Projector, Paper };

// clang-format off
enum class Token : quint8 {
    Paper, Rail, Surface, Sunk, Ink, Ink2, Ink3, Rule, Hair,
    Q, QText, QTint, OnQ, K, KText, KTint, V, VText, VTint, W, WText, WTint,
    Note, NoteText, NoteTint, Count
};
// clang-format on

/// One set of colours and line widths. A value: cheap to copy, never changes.
class Theme
{
public:
    static Theme named(ThemeName name);

    ThemeName name() const { return m_name; }
    QColor color(Token token) const { return m_colors[static_cast<size_t>(token)]; }
    /// Weights 0 … 1, perceptually uniform.
    const ColorMap &weightMap() const { return m_weights; }
    /// Signed scores −1 … 1, centred on 0.
    const ColorMap &scoreMap() const { return m_scores; }
    /// Dark or light words, whichever read better on that ground: the theme's own, or black and white where those
    /// would stay below 4.5.
    QColor textOn(const QColor &ground) const;
    /// Outlines of controls: faint in light and dark, at least 3:1 in the projector theme.
    QColor controlOutline() const;

    qreal hairline() const { return m_name == ThemeName::Projector ? 1.5 : 1.0; }
    qreal outline() const { return m_name == ThemeName::Projector ? 2.0 : 1.5; }
    qreal dataLine() const { return m_name == ThemeName::Projector ? 3.0 : 2.0; }
    qreal activeLine() const { return m_name == ThemeName::Projector ? 5.0 : 4.0; }

private:
    ThemeName m_name = ThemeName::Light;
    std::array<QColor, static_cast<size_t>(Token::Count)> m_colors;
    ColorMap m_weights;
    ColorMap m_scores;
};

/// WCAG 2 contrast ratio, 1 … 21.
double contrast(const QColor &a, const QColor &b);

} // namespace nunchi::typeset
