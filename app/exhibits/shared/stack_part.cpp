// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/stack_part.h"

#include <algorithm>

namespace nunchi::exhibits {

void StackPart::add(ViewPart *part, qreal gapAbove)
{
    part->setParent(this);
    m_entries.append({part, gapAbove});
}

void StackPart::refresh()
{
    for (const Entry &entry : std::as_const(m_entries))
        entry.part->refresh();
    resizeEvent(nullptr);
}

QList<QWidget *> StackPart::stops() const
{
    QList<QWidget *> list;
    for (const Entry &entry : m_entries)
        list << entry.part->stops();
    return list;
}

QList<QRect> StackPart::places(int width) const
{
    QList<QRect> rects;
    int bottom = 0;
    for (const Entry &entry : m_entries) {
        const int height = std::max(0, entry.part->heightForWidth(width));
        const bool first = bottom == 0;
        const int top = bottom + (height > 0 && !first ? qRound(length(entry.gap)) : 0);
        rects << QRect(0, top, width, height);
        bottom = top + height;
    }
    return rects;
}

int StackPart::heightForWidth(int width) const
{
    const QList<QRect> rects = places(std::max(1, width));
    return rects.isEmpty() ? 0 : rects.last().bottom() + 1;
}

void StackPart::resizeEvent(QResizeEvent *)
{
    const QList<QRect> rects = places(std::max(1, width()));
    for (qsizetype i = 0; i < rects.size(); ++i)
        m_entries[i].part->setGeometry(rects[i]);
}

} // namespace nunchi::exhibits
