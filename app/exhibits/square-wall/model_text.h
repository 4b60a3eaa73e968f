// SPDX-License-Identifier: GPL-3.0-or-later
// What the exhibit says, in the present language; with mathematics between dollars where the view shows it.
#pragma once

#include <QStringList>

#include "exhibits/square-wall/model.h"

namespace nunchi::exhibits::square_wall::text {

/// One length, as it stands in the table: nothing shown is not known.
struct Row
{
    double n = 0;
    QString length;
    QString pairs;
    QString plainTime; ///< empty: not measured
    QString tiledTime;
    QString plainMemory;
    QString tiledMemory;
    bool plainFits = true; ///< into this computer's memory
    bool tiledFits = true;
};

Row row(const Model &model, double n);
QList<Row> rows(const Model &model); ///< the length looked at, then the two of the lesson

QString statement(const Model &model); ///< the line under the question
QString slopes(const Model &model); ///< what the measured lines say; empty before
QString progress(const Model &model); ///< "plain, n = 2,048"
QStringList cautions(const Model &model); ///< what has to be said about the numbers
QString whole(const Model &model); ///< all of it, for screen readers and text

} // namespace nunchi::exhibits::square_wall::text
