// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "session/settings.h"
#include "typeset/appearance.h"

namespace nunchi::ui {

class SystemTheme;

/// Keeps an appearance in step with the settings and the desktop: theme, text size, motion.
class LookSettings : public QObject
{
    Q_OBJECT
public:
    LookSettings(
        session::Settings &settings, SystemTheme &system, typeset::Appearance &look, QObject *parent = nullptr);

    /// System, light, dark, projector, and again.
    void nextTheme();
    QString themeWords() const;

    void larger();
    void smaller();
    void normalSize();
    void zoom(double factor); ///< to the nearest step of 5 %

private:
    void apply();
    void setScale(double scale);

    session::Settings &m_settings;
    SystemTheme &m_system;
    typeset::Appearance &m_look;
};

} // namespace nunchi::ui
