// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QCoreApplication>
#include <QFont>
#include <QString>
#include <QStringList>

namespace nunchi::typeset {

enum class Face : quint8 { Prose, Label, Code, Math };

/// The families found on this computer, the first present of each list of the design.
class Fonts
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::typeset::Fonts)
public:
    /// Asks the font database once (needs a QGuiApplication).
    static Fonts onThisComputer();

    QString family(Face face) const { return m_families[static_cast<size_t>(face)].value(0); }
    /// The family, and behind it those that lend the letters it lacks (Greek, arrows, Hangul in mathematics).
    QStringList families(Face face) const { return m_families[static_cast<size_t>(face)]; }
    /// Where the Greek and the signs of mathematics come from, when the Math family lacks them.
    QString symbolFamily() const { return m_symbols; }
    /// It has the slanted Greek of mathematics (U+1D6FC …), so that none has to be slanted by force.
    bool symbolsHaveItalicGreek() const { return m_italicGreek; }

    /// False: no font can show Hangul; the message to show is missingHangulMessage().
    bool hasHangul() const { return m_hasHangul; }
    static QString missingHangulMessage();

private:
    std::array<QStringList, 4> m_families;
    QString m_symbols;
    bool m_italicGreek = false;
    bool m_hasHangul = false;
};

} // namespace nunchi::typeset
