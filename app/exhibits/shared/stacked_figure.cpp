// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/stacked_figure.h"

#include <algorithm>

namespace nunchi::exhibits {

namespace {
constexpr qreal kGap = 36; ///< between neighbours
constexpr qreal kLeast = 300; ///< width of a neighbour, of the design
} // namespace

StackedFigure::StackedFigure(const typeset::Appearance &look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
{
}

void StackedFigure::addRow(const QList<QWidget *> &widgets, qreal gapAbove, qreal height)
{
    for (QWidget *widget : widgets)
        widget->setParent(this);
    m_rows.append({widgets, gapAbove, height});
}

QList<QRect> StackedFigure::places(int width, int &height) const
{
    QList<QRect> rects;
    int y = 0;
    for (const Row &row : m_rows) {
        QList<QWidget *> shown;
        std::copy_if(row.widgets.begin(), row.widgets.end(), std::back_inserter(shown),
            [](const QWidget *widget) { return !widget->isHidden(); });
        if (shown.isEmpty())
            continue;
        const int gap = qRound(m_look.length(kGap));
        const int count = int(shown.size());
        const int part = (width - gap * (count - 1)) / count;
        const bool beside = count == 1 || part >= m_look.length(kLeast);
        const int wide = beside ? part : width;
        y += y > 0 ? qRound(m_look.length(row.gapAbove)) : 0;
        int bottom = y;
        for (int i = 0; i < count; ++i) {
            const int high = std::max(qRound(m_look.length(row.height)), shown[i]->heightForWidth(wide));
            rects << QRect(beside ? i * (wide + gap) : 0, beside ? y : bottom, wide, high);
            bottom = std::max(bottom, rects.last().bottom() + 1);
        }
        y = bottom;
    }
    height = y;
    return rects;
}

int StackedFigure::heightForWidth(int width) const
{
    int height = 0;
    places(std::max(1, width), height);
    return height;
}

void StackedFigure::arrange()
{
    int height = 0;
    QList<QRect> rects = places(width(), height);
    for (const Row &row : std::as_const(m_rows))
        for (QWidget *widget : row.widgets)
            if (!widget->isHidden())
                widget->setGeometry(rects.takeFirst());
}

void StackedFigure::resizeEvent(QResizeEvent *)
{
    arrange();
}

} // namespace nunchi::exhibits
