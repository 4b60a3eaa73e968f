// SPDX-License-Identifier: GPL-3.0-or-later
// The real program, as a shell starts it where there is no display: it finds its own way to draw.
#pragma once

#include <QDir>
#include <QProcess>
#include <QProcessEnvironment>
#include <QString>
#include <QTest>

namespace nunchi::tests {

struct ProgramRun
{
    int code = -1;
    QString output;
    QString errors;
};

inline ProgramRun runProgram(const QStringList &arguments, const QString &locale = QStringLiteral("C.UTF-8"))
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LANG", "LANGUAGE"})
        environment.remove(QLatin1String(name));
    environment.insert(QStringLiteral("NUNCHI_LESSONS"), QStringLiteral(NUNCHI_SOURCE_DIR "/lessons"));
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), QDir::tempPath());
    environment.insert(QStringLiteral("QT_LOGGING_RULES"), QStringLiteral("*.warning=false"));
    environment.insert(QStringLiteral("LC_ALL"), locale);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(NUNCHI_PROGRAM), arguments);
    if (!process.waitForFinished(200'000))
        qFatal("nunchi %s does not end", qPrintable(arguments.value(0)));
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
        QString::fromUtf8(process.readAllStandardError())};
}

} // namespace nunchi::tests
