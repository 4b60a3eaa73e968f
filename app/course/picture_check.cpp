// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/picture_check.h"

#include <QCoreApplication>
#include <QFile>
#include <QtEndian>

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Pictures)
};

constexpr qint64 largestSvg = 1024 * 1024;
constexpr qint64 largestPng = 4 * 1024 * 1024;
constexpr quint32 longestSide = 4096; ///< pixels

quint32 bigEndian(const QByteArray &bytes, qsizetype at)
{
    return qFromBigEndian<quint32>(bytes.constData() + at);
}

/// Whether chunk follows chunk up to the one that ends a PNG.
bool isWhole(const QByteArray &png)
{
    constexpr qsizetype beside = 12; // length, name and checksum
    for (qsizetype at = 8; at + beside <= png.size();) {
        const quint32 length = bigEndian(png, at);
        if (QByteArrayView(png).sliced(at + 4).startsWith("IEND"))
            return true;
        at += beside + qsizetype(length);
    }
    return false;
}

QString pngFault(const QByteArray &png)
{
    static const QByteArray signature("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
    if (!png.startsWith(signature) || png.size() < 33)
        return Words::tr("this file is no PNG picture, whatever its name says: save it as PNG again");
    const quint32 width = bigEndian(png, 16);
    const quint32 height = bigEndian(png, 20);
    if (width == 0 || height == 0 || width > longestSide || height > longestSide)
        return Words::tr("this picture has %1 × %2 pixels; up to %3 × %3 are possible: make it smaller")
            .arg(width)
            .arg(height)
            .arg(longestSide);
    return isWhole(png) ? QString() : Words::tr("this PNG picture is cut off: save it again");
}

} // namespace

Problems pictureProblems(const QString &file)
{
    const auto fault = [&](const QString &message) { return Problems{{Severity::Error, {file, 1, 1}, message}}; };
    QFile handle(file);
    if (!handle.open(QIODevice::ReadOnly))
        return fault(Words::tr("the picture cannot be read: %1").arg(handle.errorString()));
    const bool isSvg = file.endsWith(QLatin1String(".svg"));
    const qint64 largest = isSvg ? largestSvg : largestPng;
    const QByteArray bytes = handle.read(largest + 1);
    if (bytes.size() > largest)
        return fault(Words::tr("this picture is larger than %n MB: make it smaller", nullptr, int(largest >> 20)));
    if (isSvg)
        return svgProblems(file, bytes);
    const QString message = pngFault(bytes);
    return message.isEmpty() ? Problems() : fault(message);
}

std::optional<Problem> pictureFault(const QString &file)
{
    const Problems problems = pictureProblems(file);
    return hasErrors(problems) ? std::optional(problems.first()) : std::nullopt;
}

} // namespace nunchi::course
