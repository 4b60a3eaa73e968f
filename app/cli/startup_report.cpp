// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/startup_report.h"

#include <QByteArray>
#include <QFile>

#ifdef Q_OS_LINUX
#include <ctime>
#include <unistd.h>
#endif

namespace nunchi::cli {

#ifdef Q_OS_LINUX

namespace {

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

double millisecondsSinceStart()
{
    const QByteArray stat = contentsOf(QStringLiteral("/proc/self/stat"));
    // The name in parentheses may hold spaces; field 22 of proc(5) is the 20th after it.
    const QList<QByteArray> fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
    if (fields.size() < 20)
        return -1;
    timespec now{};
    clock_gettime(CLOCK_BOOTTIME, &now);
    const double started = fields.at(19).toDouble() / static_cast<double>(sysconf(_SC_CLK_TCK));
    return (static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9 - started) * 1000.0;
}

double residentMebibytes()
{
    const QList<QByteArray> pages = contentsOf(QStringLiteral("/proc/self/statm")).split(' ');
    if (pages.size() < 2)
        return -1;
    return pages.at(1).toDouble() * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1024.0 * 1024.0);
}

#else

double millisecondsSinceStart()
{
    return -1;
}

double residentMebibytes()
{
    return -1;
}

#endif

} // namespace nunchi::cli
