// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/exhibit_pictures.h"

#include <algorithm>
#include <memory>

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QSaveFile>
#include <QSvgGenerator>

#include "exhibits/view_catalog.h"
#include "typeset/math_runs.h"

namespace nunchi::exhibits {

using typeset::Token;

namespace {

constexpr int kMargin = 24;
constexpr int kLeastWidth = 720;
constexpr int kMostWidth = 1400;
constexpr qreal kPixels = 2;

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::exhibits::ExhibitMenu)
};

std::unique_ptr<ExhibitView> sheet(const ExhibitView &view)
{
    std::unique_ptr<ExhibitView> copy(makeView(view.exhibitModel(), view.look(), Role::Audience));
    copy->setPalette(view.palette());
    copy->setWords(view.title(), view.tryThis());
    const int width = std::clamp(view.width(), kLeastWidth, kMostWidth);
    copy->resize(width, copy->heightForWidth(width));
    return copy;
}

QSize sizeWithMargin(const QWidget &sheet)
{
    return sheet.size() + QSize(2 * kMargin, 2 * kMargin);
}

void paint(QPainter &painter, ExhibitView &sheet)
{
    painter.fillRect(QRect(QPoint(), sizeWithMargin(sheet)), sheet.look().color(Token::Paper));
    sheet.render(&painter, QPoint(kMargin, kMargin), QRegion(), QWidget::DrawChildren);
}

} // namespace

QImage imageOf(const ExhibitView &view)
{
    const auto copy = sheet(view);
    QImage image(sizeWithMargin(*copy) * kPixels, QImage::Format_RGB32);
    image.setDevicePixelRatio(kPixels);
    QPainter painter(&image);
    paint(painter, *copy);
    return image;
}

QByteArray svgOf(const ExhibitView &view)
{
    const auto copy = sheet(view);
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(sizeWithMargin(*copy));
    generator.setViewBox(QRect(QPoint(), sizeWithMargin(*copy)));
    generator.setTitle(copy->accessibleName());
    generator.setDescription(copy->accessibleDescription());
    QPainter painter(&generator);
    paint(painter, *copy);
    painter.end();
    return buffer.data();
}

std::optional<QString> savePicture(const ExhibitView &view, const QString &path)
{
    QByteArray bytes;
    if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        bytes = svgOf(view);
    } else if (path.endsWith(QLatin1String(".png"), Qt::CaseInsensitive)) {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        imageOf(view).save(&buffer, "PNG");
    } else {
        return Say::tr("The name of a picture ends in .svg or .png.");
    }
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return std::nullopt;
    //: %1 is the file, %2 the system's reason.
    return Say::tr("%1 could not be written: %2").arg(path, file.errorString());
}

} // namespace nunchi::exhibits
