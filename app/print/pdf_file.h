// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QByteArray>
#include <QHash>
#include <QList>

namespace nunchi::print {

/// The bones of a PDF file with one plain table of references, as QPdfWriter writes it: where its objects begin, its
/// catalogue, its pages. Enough to add objects at the end.
class PdfFile
{
public:
    /// Nothing: not such a file.
    static std::optional<PdfFile> read(const QByteArray &bytes);

    int root() const { return m_root; }
    int info() const { return m_info; } ///< 0: none
    int objectCount() const { return m_count; } ///< the number the next object gets
    qint64 tableOffset() const { return m_table; }
    const QList<int> &pages() const { return m_pages; } ///< objects of the sheets, in order

    /// Between `N 0 obj` and `endobj`, without its stream; empty: there is no such object.
    QByteArray object(int number) const;
    /// The reference that follows a key of a dictionary: 12 in `/Annots 12 0 R`; 0: none.
    static int reference(const QByteArray &dictionary, const QByteArray &key);
    static QList<int> references(const QByteArray &dictionary, const QByteArray &key);
    static QList<qreal> numbers(const QByteArray &dictionary, const QByteArray &key);

private:
    bool readTable();
    bool readTrailer();
    bool readPages(int node, int depth);

    QByteArray m_bytes;
    QHash<int, qint64> m_offsets;
    QList<int> m_pages;
    qint64 m_table = 0;
    qint64 m_trailer = 0;
    int m_root = 0;
    int m_info = 0;
    int m_count = 0;
};

} // namespace nunchi::print
