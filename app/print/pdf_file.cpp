// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/pdf_file.h"

#include <QRegularExpression>

namespace nunchi::print {

namespace {

constexpr int kEntry = 20; ///< bytes of a line of the table of references
constexpr int kDeepest = 32; ///< of the tree of pages

QString latin(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes);
}

/// What stands between brackets after a key.
QString arrayAfter(const QByteArray &dictionary, const QByteArray &key)
{
    const QRegularExpression pattern(QLatin1Char('/') + latin(key) + QStringLiteral("\\s*\\[([^\\]]*)\\]"));
    return pattern.match(latin(dictionary)).captured(1);
}

} // namespace

std::optional<PdfFile> PdfFile::read(const QByteArray &bytes)
{
    PdfFile file;
    file.m_bytes = bytes;
    if (!bytes.startsWith("%PDF-") || !file.readTable() || !file.readTrailer())
        return std::nullopt;
    const int tree = reference(file.object(file.m_root), "Pages");
    if (tree == 0 || !file.readPages(tree, 0) || file.m_pages.isEmpty())
        return std::nullopt;
    return file;
}

bool PdfFile::readTable()
{
    const qsizetype mark = m_bytes.lastIndexOf("startxref");
    if (mark < 0)
        return false;
    m_table = m_bytes.mid(mark + 9, 32).trimmed().split('\n').first().trimmed().toLongLong();
    if (m_table <= 0 || m_bytes.mid(m_table, 4) != "xref")
        return false;
    const qsizetype head = m_bytes.indexOf('\n', m_table) + 1;
    const qsizetype lines = m_bytes.indexOf('\n', head) + 1;
    const QList<QByteArray> range = m_bytes.mid(head, lines - head).simplified().split(' ');
    if (range.size() != 2 || range.at(0) != "0")
        return false;
    m_count = range.at(1).toInt();
    m_trailer = lines + qint64(m_count) * kEntry;
    if (m_count <= 0 || m_trailer > m_bytes.size())
        return false;
    for (int number = 1; number < m_count; ++number) {
        const QByteArray line = m_bytes.mid(lines + qint64(number) * kEntry, kEntry);
        if (line.size() == kEntry && line.at(17) == 'n')
            m_offsets.insert(number, line.left(10).toLongLong());
    }
    return true;
}

bool PdfFile::readTrailer()
{
    const QByteArray trailer = m_bytes.mid(m_trailer);
    m_root = reference(trailer, "Root");
    m_info = reference(trailer, "Info");
    return trailer.startsWith("trailer") && m_root > 0;
}

bool PdfFile::readPages(int node, int depth)
{
    const QByteArray dictionary = object(node);
    if (dictionary.isEmpty() || depth > kDeepest)
        return false;
    static const QRegularExpression isPage(QStringLiteral("/Type\\s*/Page\\b(?!s)"));
    if (isPage.match(latin(dictionary)).hasMatch()) {
        m_pages << node;
        return true;
    }
    for (const int kid : references(dictionary, "Kids"))
        if (!readPages(kid, depth + 1))
            return false;
    return true;
}

QByteArray PdfFile::object(int number) const
{
    const qint64 offset = m_offsets.value(number, -1);
    if (offset < 0)
        return {};
    const QByteArray head = QByteArray::number(number) + " 0 obj";
    if (m_bytes.mid(offset, head.size()) != head)
        return {};
    const qsizetype start = offset + head.size();
    qsizetype end = m_bytes.indexOf("endobj", start);
    const qsizetype stream = m_bytes.indexOf("stream", start);
    if (stream >= 0 && stream < end)
        end = stream;
    return end < 0 ? QByteArray() : m_bytes.mid(start, end - start).trimmed();
}

int PdfFile::reference(const QByteArray &dictionary, const QByteArray &key)
{
    const QRegularExpression pattern(QLatin1Char('/') + latin(key) + QStringLiteral("\\s+(\\d+)\\s+0\\s+R"));
    return pattern.match(latin(dictionary)).captured(1).toInt();
}

QList<int> PdfFile::references(const QByteArray &dictionary, const QByteArray &key)
{
    static const QRegularExpression pattern(QStringLiteral("(\\d+)\\s+0\\s+R"));
    QList<int> found;
    const QString array = arrayAfter(dictionary, key);
    for (auto it = pattern.globalMatch(array); it.hasNext();)
        found << it.next().captured(1).toInt();
    return found;
}

QList<qreal> PdfFile::numbers(const QByteArray &dictionary, const QByteArray &key)
{
    QList<qreal> found;
    for (const QString &number : arrayAfter(dictionary, key).simplified().split(QLatin1Char(' ')))
        found << number.toDouble();
    return found;
}

} // namespace nunchi::print
