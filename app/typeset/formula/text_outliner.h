// SPDX-License-Identifier: GPL-3.0-or-later
// Letters MathJax has no outlines for (Hangul above all), taken from the fonts of this computer.
#pragma once

#include <QFont>
#include <QPainterPath>
#include <QString>
#include <QStringList>

namespace nunchi::typeset {

/// The families for words inside formulas.
struct FormulaFonts
{
    QStringList serif;
    QStringList sans;
    QStringList mono;

    /// Changes when other letters would come out.
    QByteArray signature() const;
};

struct TextOutline
{
    QPainterPath path; ///< in thousandths of an em, y downwards
    qreal width = 0;   ///< in em
    qreal ascent = 0;
    qreal descent = 0;
    bool complete = true; ///< false: a letter has no glyph in any font
};

/// May be used on any thread, by one at a time. Needs a QGuiApplication.
class TextOutliner
{
public:
    explicit TextOutliner(FormulaFonts fonts);
    virtual ~TextOutliner() = default;

    /// variant as MathJax names it: "normal", "bold", "sans-serif-italic", "monospace" …
    virtual TextOutline outline(const QString &text, const QString &variant) const;

private:
    QFont font(const QString &variant) const;

    FormulaFonts m_fonts;
};

} // namespace nunchi::typeset
