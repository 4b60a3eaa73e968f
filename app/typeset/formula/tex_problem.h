// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace nunchi::typeset {

/// What is wrong with a piece of TeX, in the language of the reader, and how to mend it.
class TexProblem
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::typeset::TexProblem)
public:
    /// id and arguments as MathJax gives them; its own English message where there is nothing better.
    static QString text(const QString &id, const QStringList &arguments, const QString &message);
};

} // namespace nunchi::typeset
