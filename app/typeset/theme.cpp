// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/theme.h"

#include <cmath>

namespace nunchi::typeset {

namespace {
using Colors = std::array<QRgb, static_cast<size_t>(Token::Count)>;

// clang-format off
// In the order of Token, one line for each group: grounds, inks and lines, q, k, v, w, note.
constexpr Colors kLight{
    0xfffbfaf6, 0xfff5f2ea, 0xffffffff, 0xfff1eee5,
    0xff211f1b, 0xff56524a, 0xff6f6a60, 0xffc9c3b5, 0xffe6e1d6,
    0xff0072b2, 0xff0068a3, 0xffe2eff7, 0xffffffff,
    0xffd55e00, 0xffb04c00, 0xfffbeadd,
    0xff009e73, 0xff00754f, 0xffdef2ea,
    0xff9c3e7c, 0xff8a2f6c, 0xfff7e9f1,
    0xffb07a00, 0xff7a5600, 0xfffaf2de};
constexpr Colors kDark{
    0xff17181a, 0xff1c1d20, 0xff202124, 0xff111214,
    0xffece9e2, 0xffb9b5ac, 0xffa09c93, 0xff4a4a4c, 0xff303134,
    0xff4fafe6, 0xff6bbdec, 0xff173041, 0xff0f1012,
    0xfff0874a, 0xfff59a63, 0xff40271a,
    0xff35c195, 0xff55cfa8, 0xff14352a,
    0xffde86bd, 0xffeba6cf, 0xff3a2333,
    0xffe0ae45, 0xffebc26c, 0xff382d17};
constexpr Colors kProjector{
    0xffffffff, 0xfff4f4f2, 0xffffffff, 0xfff1f1ee,
    0xff0e0e0d, 0xff3b3a37, 0xff575651, 0xff9b9992, 0xffd6d4cd,
    0xff0063a0, 0xff00588f, 0xffd6e9f6, 0xffffffff,
    0xffc14f00, 0xffa54300, 0xfffbe1cf,
    0xff008562, 0xff006b4e, 0xffcfede1,
    0xff8e2f6f, 0xff7c2360, 0xfff4dfeb,
    0xff9a6700, 0xff6b4800, 0xfff9ebc8};
constexpr Colors kPaper{
    0xffffffff, 0xfff4f3ef, 0xffffffff, 0xfff3f1ec,
    0xff1b1916, 0xff4a463f, 0xff656057, 0xff9c968a, 0xffc4beb1,
    0xff0072b2, 0xff0068a3, 0xffe2eff7, 0xffffffff,
    0xffd55e00, 0xffb04c00, 0xfffbeadd,
    0xff009e73, 0xff00754f, 0xffdef2ea,
    0xff9c3e7c, 0xff8a2f6c, 0xfff7e9f1,
    0xffb07a00, 0xff7a5600, 0xfffaf2de};

// Made in OKLCH with even steps of lightness.
constexpr std::array<QRgb, 11> kWeightLight{
    0xfff8f3f5, 0xffeed8e2, 0xffe9bbd2, 0xffe29ec5, 0xffd782b9, 0xffc768ac,
    0xffb3529e, 0xff9b418d, 0xff803579, 0xff652c63, 0xff49264a};
constexpr std::array<QRgb, 11> kWeightDark{
    0xff2b212e, 0xff47284d, 0xff652d69, 0xff843381, 0xffa23e92, 0xffbd509e,
    0xffd468a7, 0xffe485b0, 0xffeea4bc, 0xfff3c4cd, 0xfff5e3e4};
constexpr std::array<QRgb, 11> kWeightProjector{
    0xfffef8fa, 0xfff4dde7, 0xffeec0d7, 0xffe6a2c9, 0xffda85bc, 0xffca6baf,
    0xffb554a0, 0xff9c428f, 0xff81367a, 0xff652d63, 0xff49264a};
constexpr std::array<QRgb, 9> kScoreLight{
    0xff104f64, 0xff4c7687, 0xff819fab, 0xffb8c9d1, 0xfff7f3f6,
    0xffd5becf, 0xffb38ba9, 0xff905a85, 0xff6d2961};
constexpr std::array<QRgb, 9> kScoreDark{
    0xff9dd8f0, 0xff7ca7b9, 0xff5c7985, 0xff3e4d54, 0xff272426,
    0xff574452, 0xff8b6683, 0xffc48ab6, 0xffffafed};
// clang-format on

template <size_t n> ColorMap mapOf(double low, const std::array<QRgb, n> &stops)
{
    return ColorMap(low, 1, std::vector<QRgb>(stops.begin(), stops.end()));
}

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &color)
{
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

QColor better(const QColor &a, const QColor &b, const QColor &ground)
{
    return contrast(a, ground) >= contrast(b, ground) ? a : b;
}
} // namespace

Theme Theme::named(ThemeName name)
{
    const bool dark = name == ThemeName::Dark;
    const bool projector = name == ThemeName::Projector;
    const bool paper = name == ThemeName::Paper;
    const Colors &colors = dark ? kDark : projector ? kProjector : paper ? kPaper : kLight;
    Theme theme;
    theme.m_name = name;
    for (size_t i = 0; i < colors.size(); ++i)
        theme.m_colors[i] = QColor::fromRgb(colors[i]);
    theme.m_weights = mapOf(0, dark ? kWeightDark : projector ? kWeightProjector : kWeightLight);
    theme.m_scores = mapOf(-1, dark ? kScoreDark : kScoreLight);
    return theme;
}

QColor Theme::textOn(const QColor &ground) const
{
    constexpr double kReadable = 4.5;
    const bool dark = m_name == ThemeName::Dark;
    const QColor darkWords = color(dark ? Token::OnQ : Token::Ink);
    const QColor lightWords = dark ? color(Token::Ink) : QColor(Qt::white);
    const QColor own = better(darkWords, lightWords, ground);
    if (contrast(own, ground) >= kReadable)
        return own;
    // In the middle of a map the theme's own fall short: one of black and white always reaches 4.5.
    const QColor stronger = own == lightWords ? Qt::white : Qt::black;
    return contrast(stronger, ground) >= kReadable ? stronger : better(Qt::black, Qt::white, ground);
}

QColor Theme::controlOutline() const
{
    return color(m_name == ThemeName::Projector ? Token::Ink3 : Token::Rule);
}

double contrast(const QColor &a, const QColor &b)
{
    const double one = luminance(a) + 0.05;
    const double two = luminance(b) + 0.05;
    return one > two ? one / two : two / one;
}

} // namespace nunchi::typeset
