// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/appearance.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace nunchi::typeset {

namespace {
constexpr int kFirstStep = -2;
constexpr std::array<int, 10> kTypeScale{12, 14, 17, 20, 24, 29, 35, 42, 51, 61};
constexpr qreal kSmallestScale = 0.8;
constexpr qreal kLargestScale = 3.0;
} // namespace

Appearance::Appearance(Fonts fonts, QObject *parent)
    : QObject(parent)
    , m_theme(Theme::named(ThemeName::Light))
    , m_fonts(std::move(fonts))
{
}

qreal Appearance::pixelSize(int step) const
{
    const int last = static_cast<int>(kTypeScale.size()) - 1;
    return kTypeScale[static_cast<size_t>(std::clamp(step - kFirstStep, 0, last))] * m_textScale;
}

QFont Appearance::font(Face face, int step, bool bold) const
{
    QFont font(m_fonts.families(face));
    font.setPixelSize(std::max(1, qRound(pixelSize(step))));
    font.setWeight(bold ? QFont::Bold : QFont::Normal);
    // Advances stay those of the design at every scale; stems still sit on the pixel grid vertically.
    font.setHintingPreference(QFont::PreferVerticalHinting);
    if (face == Face::Code)
        font.setStyleHint(QFont::Monospace);
    // Ligatures and figures of another form have no character in a PDF: they could not be searched or copied.
    if (m_theme.name() == ThemeName::Paper)
        font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}

void Appearance::setTheme(ThemeName name)
{
    if (name == m_theme.name())
        return;
    m_theme = Theme::named(name);
    Q_EMIT changed();
}

void Appearance::setTextScale(qreal scale)
{
    if (std::isnan(scale))
        return;
    const qreal clamped = std::clamp(scale, kSmallestScale, kLargestScale);
    if (qFuzzyCompare(clamped, m_textScale))
        return;
    m_textScale = clamped;
    Q_EMIT changed();
}

void Appearance::setReducedMotion(bool reduced)
{
    if (reduced == m_reducedMotion)
        return;
    m_reducedMotion = reduced;
    Q_EMIT changed();
}

void Appearance::setLanguage(const QString &language)
{
    if (language == m_language)
        return;
    m_language = language;
    Q_EMIT changed();
}

} // namespace nunchi::typeset
