// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QCommandLineParser;

namespace nunchi::cli {

/// The parser's help under our own first line: Qt's names the program without the command.
QString helpText(const QCommandLineParser &parser, const QString &usage);

/// The parser's options alone. Qt writes names of one letter with one dash; these commands take two.
QString optionsText(const QCommandLineParser &parser);

} // namespace nunchi::cli
