// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/pdf_extras.h"
#include "print/pdf_file.h"

namespace nunchi::print {

/// Gives a file of QPdfWriter what that has no words for in Qt 6.4: bookmarks, links within the file, its language.
/// They are appended as PDF's own "incremental update"; what was written stays as it is.
class PdfFinisher
{
public:
    PdfFinisher(const PdfFile &file, const PdfExtras &extras);

    /// To be put at the end of a file that is as long as this.
    QByteArray update(qint64 fileSize);

private:
    int add(const QByteArray &content);
    void replace(int number, const QByteArray &content);
    QByteArray place(const PdfDestination &destination) const;
    void writeLinks();
    void writeLinksOf(int sheet);
    QByteArray annotation(const PdfLink &link) const;
    int writeDestinations();
    int writeBookmarks();
    QByteArray bookmark(const QList<int> &numbers, qsizetype index, int root) const;
    void writeCatalogue(int destinations, int outlines);
    QByteArray table() const;

    const PdfFile &m_file;
    const PdfExtras &m_extras;
    QHash<QString, int> m_destinations; ///< name → index
    QList<QPair<int, QByteArray>> m_objects; ///< as they are appended
    QHash<int, qint64> m_offsets;
    int m_next;
};

/// A string as PDF writes it, in any script.
QByteArray pdfString(const QString &text);

} // namespace nunchi::print
