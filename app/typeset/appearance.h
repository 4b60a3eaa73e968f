// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QLocale>
#include <QObject>

#include "typeset/fonts.h"
#include "typeset/theme.h"

namespace nunchi::typeset {

/// How one window looks: theme, type size, language, motion. Every view of that window holds a pointer to it,
/// draws with it, and redraws (and lays out anew) on changed().
class Appearance : public QObject
{
    Q_OBJECT
public:
    explicit Appearance(Fonts fonts, QObject *parent = nullptr);

    const Theme &theme() const { return m_theme; }
    const Fonts &fonts() const { return m_fonts; }
    QColor color(Token token) const { return m_theme.color(token); }

    /// Type scale: steps −2 … 5 are 12, 14, 17, 20, 24, 29, 35, 42 px times textScale().
    QFont font(Face face, int step = 0, bool bold = false) const;
    qreal pixelSize(int step) const;
    /// A length of the design (spaces, control heights) at the present type size.
    qreal length(qreal designPixels) const { return designPixels * m_textScale; }

    qreal textScale() const { return m_textScale; }
    bool reducedMotion() const { return m_reducedMotion; }
    QString language() const { return m_language; }
    QLocale locale() const { return QLocale(m_language); }

    void setTheme(ThemeName name);
    void setTextScale(qreal scale); ///< clamped to 0.8 … 3
    void setReducedMotion(bool reduced);
    void setLanguage(const QString &language); ///< "ko" or "en"

Q_SIGNALS:
    void changed();

private:
    Theme m_theme;
    Fonts m_fonts;
    qreal m_textScale = 1.0;
    bool m_reducedMotion = false;
    QString m_language = QStringLiteral("ko");
};

} // namespace nunchi::typeset
