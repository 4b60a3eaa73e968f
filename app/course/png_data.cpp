// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QCoreApplication>
#include <QFile>
#include <QtEndian>

#include <zlib.h>

#include "course/picture_check.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Pictures)
};

struct PngSize
{
    quint32 width = 0;
    quint32 height = 0;
    int bits = 0; ///< of a pixel
    bool interlaced = false;
};

/// Each row begins with the byte of its filter.
qint64 rowsOf(quint32 width, quint32 height, int bits)
{
    return width == 0 ? 0 : qint64(height) * (1 + (qint64(width) * bits + 7) / 8);
}

qint64 unpackedSize(const PngSize &size)
{
    if (!size.interlaced)
        return rowsOf(size.width, size.height, size.bits);
    struct Pass
    {
        quint32 left, top, across, down;
    };
    constexpr std::array passes{Pass{0, 0, 8, 8}, Pass{4, 0, 8, 8}, Pass{0, 4, 4, 8}, Pass{2, 0, 4, 4}, Pass{0, 2, 2, 4},
        Pass{1, 0, 2, 2}, Pass{0, 1, 1, 2}};
    qint64 bytes = 0;
    for (const Pass &pass : passes)
        bytes += rowsOf((size.width + pass.across - 1 - pass.left) / pass.across,
            (size.height + pass.down - 1 - pass.top) / pass.down, size.bits);
    return bytes;
}

PngSize sizeOf(const QByteArray &png)
{
    constexpr std::array channels{1, 0, 3, 1, 2, 0, 4}; // by kind of colour
    const auto kind = size_t(uchar(png[25]));
    return {qFromBigEndian<quint32>(png.constData() + 16), qFromBigEndian<quint32>(png.constData() + 20),
        int(uchar(png[24])) * (kind < channels.size() ? channels[kind] : 0), png[28] != 0};
}

/// The contents of the chunks that hold the pixels, one behind the other.
QByteArray packed(const QByteArray &png)
{
    constexpr qsizetype beside = 12; // length, name and checksum of a chunk
    QByteArray data;
    for (qsizetype at = 8; at + beside <= png.size();) {
        const auto length = qsizetype(qFromBigEndian<quint32>(png.constData() + at));
        const QByteArrayView rest = QByteArrayView(png).sliced(at + 4);
        if (rest.startsWith("IDAT"))
            data += rest.sliced(4, std::min(length, rest.size() - 4));
        at += beside + length;
    }
    return data;
}

/// How many bytes are in it, looked for no further than enough.
qint64 unpacked(QByteArray data, qint64 enough)
{
    z_stream stream{};
    if (inflateInit(&stream) != Z_OK)
        return enough;
    std::array<Bytef, 64 * 1024> part;
    stream.next_in = reinterpret_cast<Bytef *>(data.data());
    stream.avail_in = uInt(data.size());
    qint64 bytes = 0;
    int state = Z_OK;
    while (state == Z_OK && bytes < enough) {
        stream.next_out = part.data();
        stream.avail_out = uInt(part.size());
        state = inflate(&stream, Z_NO_FLUSH);
        bytes += qint64(part.size()) - stream.avail_out;
    }
    inflateEnd(&stream);
    return bytes;
}

} // namespace

std::optional<Problem> pngDataFault(const QString &file)
{
    QFile handle(file);
    if (!handle.open(QIODevice::ReadOnly))
        return {};
    const QByteArray png = handle.readAll();
    constexpr qsizetype head = 33; // signature and first chunk
    if (png.size() < head)
        return {};
    const qint64 wanted = unpackedSize(sizeOf(png));
    if (unpacked(packed(png), wanted) >= wanted)
        return {};
    return Problem{Severity::Error, {file, 1, 1},
        Words::tr("this PNG picture holds fewer pixels than it says: save it again from the program that drew it")};
}

} // namespace nunchi::course
