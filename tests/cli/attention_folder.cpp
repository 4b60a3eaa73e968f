// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention_folder.h"

#include <cmath>

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>

#include "tests/engine/npy_bytes.h"

namespace nunchi::tests {

std::vector<double> numbers(const QJsonValue &value)
{
    if (value.isString())
        return {value.toString() == QLatin1String("-inf") ? -INFINITY : NAN};
    if (!value.isArray())
        return {value.toDouble()};
    std::vector<double> result;
    for (const auto &entry : value.toArray()) {
        const std::vector<double> part = numbers(entry);
        result.insert(result.end(), part.begin(), part.end());
    }
    return result;
}

std::vector<double> headNumbers(const QJsonObject &result, const QString &stage)
{
    std::vector<double> all;
    for (const auto &head : result[QLatin1String("heads")].toArray()) {
        const std::vector<double> part = numbers(head[stage]);
        all.insert(all.end(), part.begin(), part.end());
    }
    return all;
}

QJsonArray golden(const char *name)
{
    QFile file(QStringLiteral(NUNCHI_SOURCE_DIR "/tests/golden/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no golden file %s", name);
    return QJsonDocument::fromJson(file.readAll()).array();
}

QString difference(const std::vector<double> &actual, const QJsonValue &goldenArray)
{
    const std::vector<double> expected = numbers(goldenArray[QLatin1String("data")]);
    if (actual.size() != expected.size())
        return QStringLiteral("%1 numbers instead of %2").arg(actual.size()).arg(expected.size());
    for (std::size_t i = 0; i < actual.size(); ++i) {
        if (!(std::abs(actual[i] - expected[i]) <= 1e-12 * std::abs(expected[i])))
            return QStringLiteral("%1: %2 instead of %3")
                .arg(i)
                .arg(actual[i], 0, 'g', 17)
                .arg(expected[i], 0, 'g', 17);
    }
    return {};
}

AttentionFolder::AttentionFolder()
{
    write(QStringLiteral("q.npy"), npyMatrix(2, 2, {1, 0, 0, 2}));
    write(QStringLiteral("k.npy"), npyMatrix(3, 2, {1, 2, 3, 4, 5, 6}));
    write(QStringLiteral("v.npy"), npyMatrix(3, 1, {10, 20, 30}));
}

void AttentionFolder::write(const QString &name, const std::string &bytes) const
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), qint64(bytes.size())) != qint64(bytes.size()))
        qFatal("%s cannot be written", qPrintable(name));
}

void AttentionFolder::write(const QString &name, const QJsonValue &goldenArray) const
{
    const QJsonValue shape = goldenArray[QLatin1String("shape")];
    write(name, npyMatrix(shape[0].toInt(), shape[1].toInt(), numbers(goldenArray[QLatin1String("data")])));
}

void AttentionFolder::grow(const QString &name, qint64 bytes) const
{
    QFile file(m_folder.filePath(name));
    if (!file.resize(file.size() + bytes))
        qFatal("%s cannot grow", qPrintable(name));
}

std::string AttentionFolder::content(const QString &name) const
{
    QFile file(m_folder.filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

QStringList AttentionFolder::fileNames() const
{
    return QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden);
}

// The program runs in the folder of the files, so that they have short names.
Outcome AttentionFolder::run(const QString &arguments, const QString &standardOutput) const
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *display : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QLatin1String(display));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder.path());
    if (!standardOutput.isEmpty())
        process.setStandardOutputFile(standardOutput);
    process.start(QStringLiteral(NUNCHI_PROGRAM),
        QStringList{QStringLiteral("attention")} + arguments.split(u' ', Qt::SkipEmptyParts));
    if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), QString::fromUtf8(process.readAllStandardError())};
}

QJsonObject AttentionFolder::result(const QString &arguments) const
{
    const Outcome outcome = run(QStringLiteral("--q q.npy --k k.npy --v v.npy ") + arguments);
    if (outcome.exitCode != 0 || !outcome.error.isEmpty())
        qWarning("exit %d: %s", outcome.exitCode, qPrintable(outcome.error));
    return QJsonDocument::fromJson(outcome.output).object();
}

} // namespace nunchi::tests
