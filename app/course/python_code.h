// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace nunchi::course {

struct CodeLine
{
    QString text;
    int line = 0; ///< in the code, from 0
};

/// The lines of a Python program that do something: comments, spaces at the end and empty lines left out.
QList<CodeLine> codeWithoutComments(const QString &code);

} // namespace nunchi::course
