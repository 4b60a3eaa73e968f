// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QJsonArray>
#include <QString>

#include "typeset/formula/formula.h"

namespace nunchi::typeset {

/// A formula in words, from the structure the typesetter found.
class FormulaText
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::typeset::FormulaText)
public:
    /// As one reads it to somebody, in the language of the interface: "Q K transpose over square root of d sub k".
    static QString spoken(const Formula &formula);

private:
    static QString speak(const QJsonValue &part);
    static QString speakAll(const QJsonArray &list, qsizetype from);
    static QString speakScripts(const QString &base, const QString &below, const QString &above, bool limits);
    static QString speakPower(const QString &base, const QString &above);
    static QString word(const QString &sign);
};

} // namespace nunchi::typeset
