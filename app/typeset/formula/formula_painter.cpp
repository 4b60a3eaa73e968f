// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula/formula_painter.h"

#include <algorithm>
#include <cmath>

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>

namespace nunchi::typeset {

namespace {
constexpr qreal kXHeight = 0.431; // of the letters of MathJax, in em
constexpr qreal kUsual = 1.06;
constexpr qreal kLargest = 1.12;
constexpr qreal kBold = 0.04; ///< by how much bold letters are heavier, in em: both sides of a stem together

/// Pixels to set lines on: not on paper, nor when the picture is turned.
bool hasPixels(const QPainter &painter)
{
    const QPaintEngine *engine = painter.paintEngine();
    return engine && engine->type() == QPaintEngine::Raster
           && painter.deviceTransform().type() <= QTransform::TxScale;
}

/// The rule on whole device pixels: as thick as it is, but at least one, its middle where it belongs.
QRectF onPixels(const QRectF &rule, const QTransform &toDevice)
{
    QRectF device = toDevice.mapRect(rule);
    const auto snap = [](qreal start, qreal length) {
        const qreal whole = std::max(1.0, std::round(length));
        return std::pair(std::round(start + (length - whole) / 2), whole);
    };
    const bool lies = device.width() >= device.height();
    if (lies) {
        const auto [top, height] = snap(device.top(), device.height());
        device = {device.left(), top, device.width(), height};
    } else {
        const auto [left, width] = snap(device.left(), device.width());
        device = {left, device.top(), width, device.height()};
    }
    return device;
}

void drawRules(QPainter &painter, const QList<QRectF> &rules, const QColor &color, bool pixels)
{
    if (!pixels) {
        for (const QRectF &rule : rules)
            painter.fillRect(rule, color);
        return;
    }
    const QTransform toDevice = painter.deviceTransform();
    const QTransform back = toDevice.inverted();
    for (const QRectF &rule : rules)
        painter.fillRect(back.mapRect(onPixels(rule, toDevice)), color);
}
} // namespace

qreal FormulaPainter::sizeBeside(qreal pixelSize, qreal xHeight)
{
    if (xHeight <= 0)
        return pixelSize * kUsual;
    return std::clamp(xHeight / kXHeight, pixelSize, pixelSize * kLargest);
}

qreal FormulaPainter::sizeBeside(const QFont &text)
{
    return sizeBeside(QFontInfo(text).pixelSize(), QFontMetricsF(text).xHeight());
}

void FormulaPainter::draw(QPainter &painter, QPointF baseline, const FormulaColors &colors) const
{
    if (m_formula.isError())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const bool pixels = hasPixels(painter);
    if (pixels) { // text beside it stands on whole pixels, too
        QPointF device = painter.deviceTransform().map(baseline);
        device.setY(std::round(device.y()));
        baseline = painter.deviceTransform().inverted().map(device);
    }
    painter.translate(baseline);
    painter.scale(m_size / Formula::kUnitsPerEm, m_size / Formula::kUnitsPerEm);
    for (const FormulaInk &ink : m_formula.inks()) {
        const QColor color = colors(ink.role);
        painter.fillPath(ink.path, color);
        if (m_bold)
            painter.strokePath(ink.path, QPen(color, kBold * Formula::kUnitsPerEm, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        drawRules(painter, ink.rules, color, pixels);
    }
    painter.restore();
}

} // namespace nunchi::typeset
