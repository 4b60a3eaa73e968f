// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace nunchi::cli {

/// Exit codes of every command.
enum Exit : int { Done = 0, ProblemsFound = 1, WrongUse = 2 };

/// Runs what the arguments ask for and returns the exit code.
int run(int argc, char **argv);

// One file a command (attention_command.cpp, check_command.cpp, …). Arguments: what follows the command's name.
// attention, check, measure, new and translated run with a QCoreApplication, render and the reading window with a QApplication.
int attention(const QStringList &arguments);
int check(const QStringList &arguments);
int measure(const QStringList &arguments);
int makeNew(const QStringList &arguments);
int render(const QStringList &arguments);
int read(const QStringList &arguments);
int translated(const QStringList &arguments);

} // namespace nunchi::cli
