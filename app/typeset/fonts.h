// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

namespace nunchi::typeset {

enum class Face : quint8 { Prose, Label, Code, Math };

/// The families found on this computer, the first present of each list of the design.
class Fonts
{
public:
    /// Asks the font database once (needs a QGuiApplication).
    static Fonts onThisComputer();

    QString family(Face face) const { return m_families[static_cast<int>(face)]; }
    /// False: no font can show Hangul; the message to show is missingHangulMessage().
    bool hasHangul() const { return m_hasHangul; }
    static QString missingHangulMessage();

private:
    QString m_families[4];
    bool m_hasHangul = false;
};

} // namespace nunchi::typeset
