// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/help_text.h"

#include <QCommandLineParser>
#include <QRegularExpression>

namespace nunchi::cli {

QString helpText(const QCommandLineParser &parser, const QString &usage)
{
    return usage + u'\n' + parser.helpText().section(u'\n', 1);
}

QString optionsText(const QCommandLineParser &parser)
{
    static const QRegularExpression oneLetter(
        QStringLiteral("^  -([a-z] <[^>]*>) "), QRegularExpression::MultilineOption);
    return helpText(parser, {}).replace(oneLetter, QStringLiteral("  --\\1"));
}

} // namespace nunchi::cli
