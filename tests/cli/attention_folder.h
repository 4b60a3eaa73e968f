// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>
#include <QTemporaryDir>

namespace nunchi::tests {

struct Outcome
{
    int exitCode = -1; ///< -1: it crashed or hung
    QByteArray output;
    QString error;
};

/// A folder of files, and `nunchi attention` run in it as a shell without a display runs it. To begin with it holds
/// q.npy, k.npy and v.npy: two queries, three keys, widths 2 and 1, with results one can compute by hand.
class AttentionFolder
{
public:
    AttentionFolder();

    void write(const QString &name, const std::string &bytes) const;
    void write(const QString &name, const QJsonValue &goldenArray) const;
    void grow(const QString &name, qint64 bytes) const; ///< by zeros that take no room on the disk
    std::string content(const QString &name) const;
    QStringList fileNames() const;

    /// arguments are separated by spaces. standardOutput: a file instead of a pipe.
    Outcome run(const QString &arguments, const QString &standardOutput = {}) const;
    /// The JSON printed for q.npy, k.npy and v.npy.
    QJsonObject result(const QString &arguments) const;

private:
    QTemporaryDir m_folder;
};

/// All numbers of nested lists, in order; "-inf" and "nan" as what they stand for.
std::vector<double> numbers(const QJsonValue &value);
/// One stage of every head, in order.
std::vector<double> headNumbers(const QJsonObject &result, const QString &stage);

/// tests/golden/<name>
QJsonArray golden(const char *name);
/// Empty when every number is within a relative 1e-12.
QString difference(const std::vector<double> &actual, const QJsonValue &goldenArray);

} // namespace nunchi::tests
