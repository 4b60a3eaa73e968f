// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/source_text.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "course/utf8.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::SourceText)
};

std::optional<QByteArray> bytesOf(const QString &file, QString *why)
{
    const QString shown = QDir::toNativeSeparators(file);
    const QFileInfo info(file);
    if (!info.isFile()) {
        *why = info.exists() ? Words::tr("%1 is not a file").arg(shown) : Words::tr("there is no file %1").arg(shown);
        return {};
    }
    QFile handle(file);
    if (!handle.open(QIODevice::ReadOnly)) {
        *why = Words::tr("the file cannot be read: %1").arg(handle.errorString());
        return {};
    }
    QByteArray bytes = handle.read(SourceText::largest + 1);
    if (bytes.size() > SourceText::largest) {
        *why = Words::tr("the file is larger than 2 MB: divide it into several pages");
        return {};
    }
    return bytes;
}

/// One kind of line end, no byte order mark.
QByteArray tidied(QByteArray bytes)
{
    if (bytes.startsWith("\xEF\xBB\xBF"))
        bytes.remove(0, 3);
    if (bytes.contains('\r'))
        bytes.replace("\r\n", "\n").replace('\r', '\n');
    return bytes;
}

QByteArray composed(const QByteArray &text)
{
    return QString::fromUtf8(text).normalized(QString::NormalizationForm_C).toUtf8();
}

/// The reader marks places in the text with characters of plane 15, which no writing uses.
qsizetype firstPrivate(const QByteArray &text)
{
    for (qsizetype at = text.indexOf('\xF3'); at >= 0; at = text.indexOf('\xF3', at + 1))
        if (codePointAt(text, at).code >= 0xF0000)
            return at;
    return -1;
}

} // namespace

SourceText::SourceText(QString file, QByteArray text)
    : m_file(std::move(file))
    , m_text(std::move(text))
    , m_lineStarts{0}
{
    for (qsizetype at = m_text.indexOf('\n'); at >= 0; at = m_text.indexOf('\n', at + 1))
        m_lineStarts.push_back(at + 1);
}

std::optional<SourceText> SourceText::readStart(const QString &file)
{
    constexpr qint64 start = 64 * 1024;
    QFile handle(file);
    if (!QFileInfo(file).isFile() || !handle.open(QIODevice::ReadOnly))
        return {};
    QByteArray bytes = handle.read(start);
    if (!handle.atEnd())
        bytes.truncate(bytes.lastIndexOf('\n') + 1);
    bytes = tidied(bytes);
    return firstInvalidUtf8(bytes) < 0 ? std::optional(SourceText(file, composed(bytes))) : std::nullopt;
}

std::optional<SourceText> SourceText::read(const QString &file, Problems *problems)
{
    QString why;
    const std::optional<QByteArray> bytes = bytesOf(file, &why);
    if (!bytes) {
        problems->append({Severity::Error, {file, 1, 1}, why});
        return {};
    }
    const SourceText raw(file, tidied(*bytes));
    if (const qsizetype bad = firstInvalidUtf8(raw.text()); bad >= 0) {
        problems->append({Severity::Error, raw.place(bad),
            Words::tr("the file is not UTF-8 (byte 0x%1): save it again with the encoding UTF-8")
                .arg(uchar(raw.text()[bad]), 2, 16, QLatin1Char('0'))});
        return {};
    }
    if (const qsizetype zero = raw.text().indexOf('\0'); zero >= 0) {
        problems->append(
            {Severity::Error, raw.place(zero), Words::tr("the file holds a zero byte: this is not a text file")});
        return {};
    }
    if (const qsizetype bad = firstPrivate(raw.text()); bad >= 0) {
        problems->append({Severity::Error, raw.place(bad),
            Words::tr("a character of the private use area stands here: delete it, "
                      "it looks different on every computer")});
        return {};
    }
    return SourceText(file, composed(raw.text()));
}

qsizetype SourceText::lineIndex(qsizetype offset) const
{
    const auto next = std::upper_bound(m_lineStarts.begin(), m_lineStarts.end(), offset);
    return std::max<qsizetype>(0, next - m_lineStarts.begin() - 1);
}

Place SourceText::place(qsizetype offset) const
{
    offset = std::clamp<qsizetype>(offset, 0, m_text.size());
    const qsizetype line = lineIndex(offset);
    return {m_file, int(line) + 1, charactersBefore(m_lineStarts[size_t(line)], offset) + 1};
}

int SourceText::charactersBefore(qsizetype lineStart, qsizetype offset) const
{
    if (m_counted.lineStart != lineStart || m_counted.offset > offset)
        m_counted = {lineStart, lineStart, 0};
    const auto between = QByteArrayView(m_text).sliced(m_counted.offset, offset - m_counted.offset);
    m_counted.characters +=
        std::count_if(between.begin(), between.end(), [](char c) { return (uchar(c) & 0xC0) != 0x80; });
    m_counted.offset = offset;
    return int(m_counted.characters);
}

qsizetype SourceText::lineStart(qsizetype offset) const
{
    return m_lineStarts[size_t(lineIndex(offset))];
}

qsizetype SourceText::lineEnd(qsizetype offset) const
{
    const qsizetype end = m_text.indexOf('\n', std::max<qsizetype>(0, offset));
    return end < 0 ? m_text.size() : end;
}

} // namespace nunchi::course
