// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure_picture.h"

#include <QBuffer>
#include <QFile>
#include <QImageReader>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QXmlStreamReader>

#include "course/picture_check.h"

namespace nunchi::ui {

namespace {

bool isSvg(const QString &file)
{
    return file.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
}

/// "300px" and "300"; other units are left to the view box.
qreal pixels(QStringView length)
{
    if (length.endsWith(QLatin1String("px")))
        length.chop(2);
    bool ok = false;
    const qreal value = length.trimmed().toDouble(&ok);
    return ok ? value : 0;
}

QSizeF svgSize(QIODevice &device)
{
    QXmlStreamReader xml(&device);
    while (!xml.atEnd() && !xml.isStartElement())
        xml.readNext();
    if (!xml.isStartElement() || xml.name() != QLatin1String("svg"))
        return {};
    const auto attributes = xml.attributes();
    const QSizeF own(
        pixels(attributes.value(QLatin1String("width"))), pixels(attributes.value(QLatin1String("height"))));
    if (!own.isEmpty())
        return own;
    static const QRegularExpression separator(QStringLiteral("[\\s,]+"));
    const QStringList box = attributes.value(QLatin1String("viewBox")).trimmed().toString().split(separator);
    return box.size() == 4 ? QSizeF(box.at(2).toDouble(), box.at(3).toDouble()) : QSizeF();
}

} // namespace

FigurePicture::FigurePicture() = default;
FigurePicture::~FigurePicture() = default;

std::shared_ptr<const FigurePicture> FigurePicture::load(const QString &file)
{
    std::shared_ptr<FigurePicture> picture(new FigurePicture);
    picture->read(file);
    return picture;
}

QSizeF FigurePicture::sizeOf(const QString &file)
{
    QFile device(file);
    if (!device.open(QIODevice::ReadOnly))
        return {};
    return isSvg(file) ? svgSize(device) : QSizeF(QImageReader(&device).size());
}

void FigurePicture::read(const QString &file)
{
    // Once more: the file may be another than when the lesson was read.
    if (const auto fault = course::pictureFault(file)) {
        m_error = fault->message;
        return;
    }
    QFile device(file);
    if (!device.open(QIODevice::ReadOnly)) {
        m_error = device.errorString();
        return;
    }
    if (isSvg(file))
        readSvg(device.readAll());
    else
        m_image.loadFromData(device.readAll(), "png");
    if (!m_svg && m_image.isNull())
        m_error = tr("this picture is damaged: save it again");
    else if (!m_svg)
        m_size = m_image.size();
}

void FigurePicture::readSvg(const QByteArray &bytes)
{
    m_svg = std::make_unique<QSvgRenderer>();
    if (!m_svg->load(bytes)) {
        m_svg.reset();
        return;
    }
    m_svg->setFramesPerSecond(0);
    m_svg->setAspectRatioMode(Qt::KeepAspectRatio);
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    m_size = svgSize(buffer);
    if (m_size.isEmpty())
        m_size = m_svg->defaultSize();
}

void FigurePicture::draw(QPainter &painter, const QRectF &rect) const
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (m_svg)
        m_svg->render(&painter, rect);
    else if (!m_image.isNull())
        painter.drawImage(rect, m_image);
    painter.restore();
}

QImage FigurePicture::image(const QSize &pixels) const
{
    if (!m_svg && !m_image.isNull())
        return m_image.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    draw(painter, QRectF(QPointF(), QSizeF(pixels)));
    return image;
}

} // namespace nunchi::ui
