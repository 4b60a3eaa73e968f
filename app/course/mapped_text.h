// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>

namespace nunchi::course {

/// A text made from another by replacing and inserting, that knows for every byte where it came from.
class MappedText
{
public:
    const QByteArray &text() const { return m_text; }

    /// Takes over a stretch of the original as it is.
    void copy(QByteArrayView original, qsizetype from, qsizetype to);
    /// Puts other text in the place of what begins at this offset of the original.
    void replace(const QByteArray &text, qsizetype original);
    /// Takes over a stretch of another mapped text, with its knowledge.
    void copy(const MappedText &other, qsizetype from, qsizetype to);
    void insert(const QByteArray &text) { replace(text, original(m_text.size())); }

    /// Where in the original the byte at this offset came from.
    qsizetype original(qsizetype offset) const;

private:
    struct Piece
    {
        qsizetype here = 0;
        qsizetype original = 0;
    };

    QByteArray m_text;
    std::vector<Piece> m_pieces; ///< ascending; within a piece offsets run in step
};

} // namespace nunchi::course
