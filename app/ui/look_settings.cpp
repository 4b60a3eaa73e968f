// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look_settings.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/system_theme.h"

namespace nunchi::ui {

using session::Setting;
using typeset::ThemeName;

namespace {

struct Choice
{
    const char *value; ///< in the settings
    const char *words;
};

constexpr std::array kThemes{
    //: A theme: the one of the desktop
    Choice{"system", QT_TRANSLATE_NOOP("nunchi::ui::LookSettings", "System")},
    //: A theme
    Choice{"light", QT_TRANSLATE_NOOP("nunchi::ui::LookSettings", "Light")},
    //: A theme
    Choice{"dark", QT_TRANSLATE_NOOP("nunchi::ui::LookSettings", "Dark")},
    //: A theme for projectors and weak eyes
    Choice{"projector", QT_TRANSLATE_NOOP("nunchi::ui::LookSettings", "High contrast")},
};
constexpr std::array kScales{0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0};
constexpr double kNear = 0.001;

size_t indexOf(const QString &theme)
{
    const auto found = std::find_if(
        kThemes.begin(), kThemes.end(), [&theme](const Choice &each) { return theme == QLatin1String(each.value); });
    return found == kThemes.end() ? 0 : static_cast<size_t>(found - kThemes.begin());
}

} // namespace

LookSettings::LookSettings(session::Settings &settings, SystemTheme &system, typeset::Appearance &look, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_system(system)
    , m_look(look)
{
    connect(&settings, &session::Settings::changed, this, &LookSettings::apply);
    connect(&system, &SystemTheme::changed, this, &LookSettings::apply);
    apply();
}

void LookSettings::apply()
{
    const QString theme = m_settings.value(Setting::Theme).toString();
    if (theme == QLatin1String("dark"))
        m_look.setTheme(ThemeName::Dark);
    else if (theme == QLatin1String("projector"))
        m_look.setTheme(ThemeName::Projector);
    else if (theme == QLatin1String("light") || !m_system.isDark())
        m_look.setTheme(ThemeName::Light);
    else
        m_look.setTheme(ThemeName::Dark);
    m_look.setTextScale(m_settings.value(Setting::TextScale).toDouble());
    m_look.setReducedMotion(m_settings.value(Setting::ReducedMotion).toBool());
}

void LookSettings::nextTheme()
{
    const size_t next = (indexOf(m_settings.value(Setting::Theme).toString()) + 1) % kThemes.size();
    m_settings.setValue(Setting::Theme, QString::fromLatin1(kThemes.at(next).value));
}

QString LookSettings::themeWords() const
{
    return tr(kThemes.at(indexOf(m_settings.value(Setting::Theme).toString())).words);
}

void LookSettings::setScale(double scale)
{
    m_settings.setValue(Setting::TextScale, scale);
}

void LookSettings::larger()
{
    const auto next =
        std::find_if(kScales.begin(), kScales.end(), [this](double each) { return each > m_look.textScale() + kNear; });
    if (next != kScales.end())
        setScale(*next);
}

void LookSettings::smaller()
{
    const auto next = std::find_if(
        kScales.rbegin(), kScales.rend(), [this](double each) { return each < m_look.textScale() - kNear; });
    if (next != kScales.rend())
        setScale(*next);
}

void LookSettings::zoom(double factor)
{
    constexpr double kStep = 0.05;
    // At least one step, so that fingers that move slowly get on, too.
    const double steps = m_look.textScale() * (factor - 1) / kStep;
    const double whole = steps < 0 ? std::min(-1.0, std::round(steps)) : std::max(1.0, std::round(steps));
    const double scale = std::round(m_look.textScale() / kStep + whole) * kStep;
    setScale(std::clamp(scale, kScales.front(), kScales.back()));
}

void LookSettings::normalSize()
{
    setScale(1.0);
}

} // namespace nunchi::ui
