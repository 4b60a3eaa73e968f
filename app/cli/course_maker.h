// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QStringList>

namespace nunchi::cli {

/// A new course in a folder of its own: course.yaml, glossary.yaml and a first lesson in Korean and English. A folder
/// that holds anything stays as it is; where something cannot be written, nothing is left behind.
class CourseMaker
{
public:
    explicit CourseMaker(QString folder);

    /// Empty: done; else why not, in words.
    std::optional<QString> make();
    const QStringList &written() const { return m_written; }

private:
    std::optional<QString> prepare();
    std::optional<QString> writeAll();
    std::optional<QString> write(const QString &name);
    void takeBack();

    QString m_folder;
    QString m_firstMade; ///< the folder, or the outermost one around it, that was not there before; empty: it was there
    QStringList m_written;
};

} // namespace nunchi::cli
