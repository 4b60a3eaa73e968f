// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace nunchi::ui {

/// Query … Weight: variables called as in the mathematics (q, W_Q, keys, v_i, weights).
enum class PythonToken : quint8 { Plain, Keyword, Name, String, Comment, Number, Query, Key, Value, Weight };

struct PythonRun
{
    qsizetype start = 0;
    qsizetype length = 0;
    PythonToken token = PythonToken::Plain;
};

/// All of the text, from its start to its end. What is no Python comes out as some runs, too.
QList<PythonRun> pythonRuns(const QString &code);

} // namespace nunchi::ui
