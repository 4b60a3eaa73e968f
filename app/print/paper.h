// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPageSize>
#include <QRectF>

namespace nunchi::print {

enum class PaperSize : quint8 { A4, Letter };

/// A sheet in the design's pixels, of which 17 are the size of the text. Everything is measured and drawn in these;
/// the painter is scaled to points once.
class Paper
{
public:
    explicit Paper(PaperSize size);

    QPageSize pageSize() const;
    QSizeF size() const { return m_size; }
    /// Where exhibits and tables may stand; the text's column is narrower and begins at the same edge.
    QRectF body() const;
    qreal column() const;
    /// Base lines of the running title and of the page's number.
    qreal headline() const;
    qreal footline() const;

    static qreal pointsPerPixel();

private:
    PaperSize m_paper;
    QSizeF m_size;
};

} // namespace nunchi::print
