// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette.h"

#include <QToolTip>
#include <QWidget>

namespace nunchi::ui {

using typeset::Token;

QPalette paletteFor(const typeset::Theme &theme)
{
    const auto color = [&theme](Token token) { return theme.color(token); };
    QPalette palette;
    palette.setColor(QPalette::Window, color(Token::Paper));
    palette.setColor(QPalette::WindowText, color(Token::Ink));
    palette.setColor(QPalette::Base, color(Token::Paper));
    palette.setColor(QPalette::AlternateBase, color(Token::Sunk));
    palette.setColor(QPalette::Text, color(Token::Ink));
    palette.setColor(QPalette::PlaceholderText, color(Token::Ink3));
    palette.setColor(QPalette::Button, color(Token::Surface));
    palette.setColor(QPalette::ButtonText, color(Token::Ink));
    palette.setColor(QPalette::Highlight, color(Token::Ink));
    palette.setColor(QPalette::HighlightedText, color(Token::Paper));
    palette.setColor(QPalette::Link, color(Token::Ink));
    palette.setColor(QPalette::LinkVisited, color(Token::Ink));
    palette.setColor(QPalette::ToolTipBase, color(Token::Surface));
    palette.setColor(QPalette::ToolTipText, color(Token::Ink));
    palette.setColor(QPalette::Light, color(Token::Surface));
    palette.setColor(QPalette::Midlight, color(Token::Hair));
    palette.setColor(QPalette::Mid, color(Token::Rule));
    palette.setColor(QPalette::Dark, color(Token::Ink3));
    palette.setColor(QPalette::Shadow, color(Token::Ink2));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, color(Token::Ink3));
    // A selection stays readable when another window has the focus.
    palette.setColor(QPalette::Inactive, QPalette::Highlight, color(Token::Rule));
    palette.setColor(QPalette::Inactive, QPalette::HighlightedText, theme.textOn(color(Token::Rule)));
    return palette;
}

void dress(QWidget &window, const typeset::Appearance &look)
{
    const QPalette palette = paletteFor(look.theme());
    window.setPalette(palette);
    QToolTip::setPalette(palette);
    QToolTip::setFont(look.font(typeset::Face::Label, -1));
}

} // namespace nunchi::ui
