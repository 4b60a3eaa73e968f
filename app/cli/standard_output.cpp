// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/standard_output.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <QCoreApplication>
#include <QTextStream>

#include "cli/commands.h"

namespace nunchi::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::cli::StandardOutput)
};

} // namespace

int printed(const QString &text, int exitCode)
{
    const QByteArray bytes = text.toUtf8();
    errno = 0;
    const bool whole = std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stdout) == size_t(bytes.size());
    if (whole && std::fflush(stdout) == 0)
        return exitCode;
    QTextStream(stderr)
        << "nunchi: " << Words::tr("the output cannot be written: %1").arg(QString::fromLocal8Bit(std::strerror(errno)))
        << '\n';
    return WrongUse;
}

} // namespace nunchi::cli
