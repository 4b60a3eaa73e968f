// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure_picture.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QXmlStreamReader>

namespace nunchi::ui {

namespace {

constexpr qint64 kMostBytes = 10 * 1024 * 1024;
constexpr qint64 kMostPixels = 40'000'000;
constexpr int kMostElements = 100'000;

bool isSvg(const QString &file)
{
    return file.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
}

/// Whether a value names only parts of the same file, or a picture held within it.
bool staysInside(const QXmlStreamAttribute &attribute)
{
    static const QRegularExpression outside(
        QStringLiteral("url\\(\\s*['\"]?\\s*(?!#)|@import|image-set"), QRegularExpression::CaseInsensitiveOption);
    if (attribute.name() == QLatin1String("href")) {
        const QStringView value = attribute.value().trimmed();
        return value.startsWith(u'#') || value.startsWith(QLatin1String("data:image/png"))
            || value.startsWith(QLatin1String("data:image/jpeg"));
    }
    return !outside.match(attribute.value().toString()).hasMatch();
}

struct SvgCheck
{
    bool ok = false; ///< well-formed to its end
    QString refused; ///< the element or attribute that is not allowed
};

bool isAllowedElement(QStringView name)
{
    return name != QLatin1String("script") && name != QLatin1String("foreignObject") && name != QLatin1String("iframe");
}

SvgCheck checkSvg(const QByteArray &bytes)
{
    SvgCheck check;
    QXmlStreamReader xml(bytes);
    int elements = 0;
    bool inStyle = false;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::DTD && !xml.entityDeclarations().isEmpty())
            check.refused = QStringLiteral("<!ENTITY>");
        if (token == QXmlStreamReader::Characters && inStyle
            && (xml.text().contains(QLatin1String("@import"))
                || !staysInside(QXmlStreamAttribute(QStringLiteral("style"), xml.text().toString()))))
            check.refused = QStringLiteral("<style>");
        if (token == QXmlStreamReader::StartElement || token == QXmlStreamReader::EndElement)
            inStyle = token == QXmlStreamReader::StartElement && xml.name() == QLatin1String("style");
        if (token == QXmlStreamReader::StartElement) {
            if (!isAllowedElement(xml.name()) || ++elements > kMostElements)
                check.refused = QStringLiteral("<%1>").arg(xml.name());
            for (const QXmlStreamAttribute &attribute : xml.attributes())
                if (xml.name() != QLatin1String("a") && !staysInside(attribute))
                    check.refused = QStringLiteral("%1=%2").arg(attribute.qualifiedName(), attribute.value().left(40));
        }
        if (!check.refused.isEmpty())
            return check;
    }
    check.ok = !xml.hasError();
    return check;
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
    QFile device(file);
    if (!QFileInfo::exists(file)) {
        m_error = tr("There is no such file.");
    } else if (device.size() > kMostBytes) {
        m_error = tr("The file is larger than 10 MB.");
    } else if (!device.open(QIODevice::ReadOnly)) {
        m_error = tr("The file cannot be read: %1").arg(device.errorString());
    } else if (isSvg(file)) {
        readSvg(device.readAll());
    } else {
        readImage(device.readAll());
    }
}

void FigurePicture::readSvg(const QByteArray &bytes)
{
    const SvgCheck check = checkSvg(bytes);
    if (!check.refused.isEmpty()) {
        //: %1 is an element or attribute of an SVG file
        m_error = tr("The file holds “%1”, which could load something from outside or run.").arg(check.refused);
        return;
    }
    m_svg = std::make_unique<QSvgRenderer>();
    if (!check.ok || !m_svg->load(bytes)) {
        m_svg.reset();
        m_error = tr("The file is damaged: this is no SVG.");
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
    if (m_size.isEmpty())
        m_error = tr("The file does not say how large the picture is (width, height or viewBox).");
}

void FigurePicture::readImage(const QByteArray &bytes)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "png");
    const QSize size = reader.size();
    if (qint64(size.width()) * size.height() > kMostPixels) {
        m_error = tr("The picture has more than 40 million pixels.");
        return;
    }
    m_image = reader.read();
    m_size = m_image.size();
    if (m_image.isNull())
        m_error = tr("The file is damaged: this is no PNG.");
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
