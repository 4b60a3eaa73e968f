// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/math_fonts.h"

#include <cmath>

namespace nunchi::typeset {

namespace {
/// Text fonts for mathematics reach to here with certainty; Greek, arrows and signs may be missing.
bool isBorrowed(char32_t c)
{
    // The root sign stays: that of a mathematics font hangs below the line.
    constexpr char32_t kRoot = 0x221A;
    return (c >= 0x0370 && c < 0x1100) || (c >= 0x2100 && c < 0x2E80 && c != kRoot);
}

/// α … ω in italics, where a mathematics font keeps them.
char32_t italicGreek(char32_t c)
{
    constexpr char32_t kAlpha = 0x03B1;
    constexpr char32_t kOmega = 0x03C9;
    constexpr char32_t kItalicAlpha = 0x1D6FC;
    return c >= kAlpha && c <= kOmega ? c - kAlpha + kItalicAlpha : c;
}
} // namespace

QList<MathPiece> mathPieces(const MathRun &run, const Fonts &fonts)
{
    QList<MathPiece> pieces;
    const QList<uint> points = run.text.toUcs4();
    for (const uint point : points) {
        const bool borrowed = run.math && isBorrowed(point);
        const bool greek = borrowed && run.italic && fonts.symbolsHaveItalicGreek();
        const char32_t shown = greek ? italicGreek(point) : point;
        const bool italic = run.italic && !greek;
        const QString text = QString::fromUcs4(&shown, 1);
        if (pieces.isEmpty() || pieces.last().symbols != borrowed || pieces.last().italic != italic)
            pieces.append({text, borrowed, italic});
        else
            pieces.last().text += text;
    }
    return pieces;
}

qreal scriptScale(int level)
{
    constexpr qreal kScript = 0.72;
    constexpr qreal kNested = 0.58;
    return level == 0 ? 1.0 : std::abs(level) == 1 ? kScript : kNested;
}

qreal mathPixelSize(const Appearance &appearance, int step)
{
    // Fonts made for mathematics have small letters; much larger than this they would push the lines apart.
    constexpr qreal kLarger = 1.06;
    // In labels they stand among the letters of a sans, which are larger still, and one line has room.
    constexpr qreal kInLabels = 1.14;
    return appearance.pixelSize(step) * (step < 0 ? kInLabels : kLarger);
}

} // namespace nunchi::typeset
