// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QCoreApplication>
#include <QImage>
#include <QSizeF>
#include <QString>

class QPainter;
class QSvgRenderer;

namespace nunchi::ui {

/// A picture file, read and ready to be drawn. It is self-contained or refused: nothing it names is ever loaded.
class FigurePicture
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::ui::FigurePicture)
public:
    /// On any thread. What is wrong is in error().
    static std::shared_ptr<const FigurePicture> load(const QString &file);
    /// Its size in CSS pixels from the file's beginning, without reading all of it. Empty: unknown.
    static QSizeF sizeOf(const QString &file);
    ~FigurePicture();

    QString error() const { return m_error; }
    QSizeF size() const { return m_size; }
    /// Filling the rectangle; as outlines where the file has them.
    void draw(QPainter &painter, const QRectF &rect) const;
    /// On any thread, one at a time.
    QImage image(const QSize &pixels) const;

private:
    FigurePicture();
    void read(const QString &file);
    void readSvg(const QByteArray &bytes);

    QString m_error;
    QSizeF m_size;
    std::unique_ptr<QSvgRenderer> m_svg;
    QImage m_image;
};

} // namespace nunchi::ui
