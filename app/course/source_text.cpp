// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/source_text.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "course/printable.h"
#include "course/utf8.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::SourceText)
};

QString cannotRead(const QString &reason)
{
    return Words::tr("the file cannot be read: %1").arg(reason);
}

std::optional<QByteArray> bytesOf(const QString &file, QString *why)
{
    const QString shown = QDir::toNativeSeparators(file);
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(QFileInfo(file).filesystemFilePath(), error);
    if (status.type() == std::filesystem::file_type::not_found) {
        *why = Words::tr("there is no file %1").arg(shown);
        return {};
    }
    if (error) {
        *why = cannotRead(QString::fromStdString(error.message()));
        return {};
    }
    if (!std::filesystem::is_regular_file(status)) { // opening a pipe would wait for ever
        *why = Words::tr("%1 is not a file").arg(shown);
        return {};
    }
    QFile handle(file);
    if (!handle.open(QIODevice::ReadOnly)) {
        *why = cannotRead(handle.errorString());
        return {};
    }
    QByteArray bytes = handle.read(SourceText::largest + 1);
    if (bytes.size() > SourceText::largest) {
        *why = Words::tr("the file is larger than 2 MB: divide it into several pages");
        return {};
    }
    if (handle.error() != QFileDevice::NoError) {
        *why = cannotRead(handle.errorString());
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

constexpr qsizetype step = 256;

qsizetype charactersIn(QByteArrayView text)
{
    return std::count_if(text.begin(), text.end(), [](char c) { return (uchar(c) & 0xC0) != 0x80; });
}

/// The reader marks places in the text with characters of plane 15, which no writing uses.
qsizetype firstPrivate(const QByteArray &text)
{
    for (qsizetype at = text.indexOf('\xF3'); at >= 0; at = text.indexOf('\xF3', at + 1))
        if (codePointAt(text, at).code >= 0xF0000)
            return at;
    return -1;
}

constexpr int mostControls = 20;

/// Names what a terminal or a text view would obey instead of showing it.
QByteArray withoutControls(const SourceText &raw, Problems *problems)
{
    const QByteArrayView text = raw.text();
    QByteArray clean;
    qsizetype done = 0;
    int found = 0;
    for (qsizetype at = 0; at < text.size();) {
        const CodePoint point = codePointAt(text, at);
        if (point.code != '\n' && point.code != '\t' && isControl(point.code)) {
            if (++found <= mostControls)
                problems->append({Severity::Error, raw.place(at),
                    Words::tr("a control character (%1) stands here, which nobody sees: delete it")
                        .arg(codeName(point.code))});
            clean += text.sliced(done, at - done);
            clean += "\xEF\xBF\xBD";
            done = at + point.length;
        }
        at += point.length;
    }
    clean += text.sliced(done);
    return clean;
}

} // namespace

SourceText::SourceText(QString file, QByteArray text)
    : m_file(std::move(file))
    , m_text(std::move(text))
    , m_lineStarts{0}
{
    for (qsizetype at = m_text.indexOf('\n'); at >= 0; at = m_text.indexOf('\n', at + 1))
        m_lineStarts.push_back(at + 1);
    qsizetype characters = 0;
    for (qsizetype at = 0; at < m_text.size(); at += step) {
        m_characters.push_back(characters);
        characters += charactersIn(QByteArrayView(m_text).sliced(at, std::min(step, m_text.size() - at)));
    }
    m_characters.push_back(characters);
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
    return SourceText(file, composed(withoutControls(raw, problems)));
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
    const qsizetype start = m_lineStarts[size_t(line)];
    return {m_file, int(line) + 1, int(charactersBefore(offset) - charactersBefore(start)) + 1};
}

qsizetype SourceText::charactersBefore(qsizetype offset) const
{
    const qsizetype counted = offset / step * step;
    return m_characters[size_t(offset / step)] + charactersIn(QByteArrayView(m_text).sliced(counted, offset - counted));
}

qsizetype SourceText::lineStart(qsizetype offset) const
{
    return m_lineStarts[size_t(lineIndex(offset))];
}

qsizetype SourceText::lineEnd(qsizetype offset) const
{
    const size_t next = size_t(lineIndex(offset)) + 1;
    return next < m_lineStarts.size() ? m_lineStarts[next] - 1 : m_text.size();
}

} // namespace nunchi::course
