// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QStringList>

namespace nunchi::cli {

/// A new lesson from the template, named in course.yaml. Everything that exists stays as it is; where something cannot
/// be written, nothing is left behind.
class LessonMaker
{
public:
    LessonMaker(QString courseFolder, QString name);

    /// Empty: done; else why not, in words.
    std::optional<QString> make();
    const QStringList &written() const { return m_written; }

private:
    std::optional<QString> prepare();
    std::optional<QString> copyTemplate();
    std::optional<QString> recordSources();
    std::optional<QString> write(const QString &file, const QByteArray &bytes);
    std::optional<QString> addToCourse();
    QString lessonPath(const QString &file = {}) const;
    QByteArray lessonFile() const;

    QString m_folder;
    QString m_name;
    QStringList m_languages;
    QByteArray m_courseYaml; ///< with the lesson in it
    QStringList m_written;
};

} // namespace nunchi::cli
