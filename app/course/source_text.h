// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QByteArray>

#include "course/problem.h"

namespace nunchi::course {

/// The text of one lesson file: UTF-8, composed (NFC), lines ended by \n; and where an offset stands in it.
class SourceText
{
public:
    SourceText(QString file, QByteArray text);

    /// Reads the file. Empty, and one more problem: it cannot be read, is too large, or is not UTF-8 text. Control
    /// characters are problems, and U+FFFD stands in their place.
    static std::optional<SourceText> read(const QString &file, Problems *problems);
    static constexpr qsizetype largest = 2 * 1024 * 1024;
    /// The same for the first lines alone, whatever follows them.
    static std::optional<SourceText> readStart(const QString &file);

    const QString &file() const { return m_file; }
    const QByteArray &text() const { return m_text; }

    /// Line and column (in characters) of a byte, both from 1.
    Place place(qsizetype offset) const;
    qsizetype lineStart(qsizetype offset) const;
    qsizetype lineEnd(qsizetype offset) const; ///< where its \n stands, or the end of the text

private:
    qsizetype lineIndex(qsizetype offset) const;
    qsizetype charactersBefore(qsizetype offset) const;

    QString m_file;
    QByteArray m_text;
    std::vector<qsizetype> m_lineStarts;
    std::vector<qsizetype> m_characters; ///< before each step of bytes, so that long lines are not counted again
};

} // namespace nunchi::course
