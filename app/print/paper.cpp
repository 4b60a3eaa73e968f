// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/paper.h"

#include <algorithm>

namespace nunchi::print {

namespace {
constexpr qreal kTextPixels = 17;
constexpr qreal kTextPoints = 10.5;
constexpr qreal kMillimetre = 72 / 25.4 * kTextPixels / kTextPoints;
constexpr qreal kSide = 20 * kMillimetre;
constexpr qreal kTop = 24 * kMillimetre;
constexpr qreal kBottom = 24 * kMillimetre;
constexpr qreal kHeadline = 14 * kMillimetre;
constexpr qreal kFootline = 13 * kMillimetre;
constexpr qreal kColumn = 644; ///< 38 Korean letters, about 76 of English
} // namespace

qreal Paper::pointsPerPixel()
{
    return kTextPoints / kTextPixels;
}

Paper::Paper(PaperSize size)
    : m_paper(size)
    , m_size(QSizeF(pageSize().sizePoints()) / pointsPerPixel())
{
}

QPageSize Paper::pageSize() const
{
    return QPageSize(m_paper == PaperSize::A4 ? QPageSize::A4 : QPageSize::Letter);
}

QRectF Paper::body() const
{
    return QRectF(QPointF(), m_size).adjusted(kSide, kTop, -kSide, -kBottom);
}

qreal Paper::column() const
{
    return std::min(kColumn, body().width());
}

qreal Paper::headline() const
{
    return kHeadline;
}

qreal Paper::footline() const
{
    return m_size.height() - kFootline;
}

} // namespace nunchi::print
