// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace nunchi::course {

/// Where in a lesson's files something stands. Lines and columns count from 1; 0: the file as a whole.
struct Place
{
    QString file;
    int line = 0;
    int column = 0;

    bool operator==(const Place &) const = default;
};

enum class Severity { Error, Warning };

/// What is wrong, where, and how to mend it, in the reader's language.
struct Problem
{
    Severity severity = Severity::Error;
    Place place;
    QString message;

    bool operator==(const Problem &) const = default;
};

using Problems = QList<Problem>;

/// `path:line:col: error: what, and how to mend it`
QString toString(const Problem &problem);
bool hasErrors(const Problems &problems);

} // namespace nunchi::course
