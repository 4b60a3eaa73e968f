// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/control_flow.h"

#include <algorithm>

#include <QWidget>

#include "controls/focus_ring.h"

namespace nunchi::exhibits {

using controls::kFocusRoom;

ControlFlow::ControlFlow(int width, int top, int gap, int most)
    : m_width(width)
    , m_gap(gap)
    , m_most(most)
    , m_y(top)
{
}

QList<ControlFlow::Entry> ControlFlow::measured(const QList<QWidget *> &controls)
{
    QList<Entry> entries;
    for (const QWidget *control : controls)
        entries.append({control->sizeHint(), control->sizePolicy().horizontalPolicy() == QSizePolicy::Expanding});
    return entries;
}

/// Focus rings reach into the gaps.
int ControlFlow::visible(const Entry &entry) const
{
    return entry.size.width() - 2 * kFocusRoom;
}

void ControlFlow::place(const QList<QWidget *> &controls)
{
    const QList<Entry> entries = measured(controls);
    for (qsizetype i = 0; i < entries.size();) {
        qsizetype end = i;
        while (end < entries.size() && entries[end].grows)
            ++end;
        if (end - i >= 2) {
            placeColumns(entries.mid(i, end - i));
            i = end;
            continue;
        }
        if (m_x > 0 && m_x + visible(entries[i]) > m_width)
            breakLine();
        add(entries[i], visible(entries[i]));
        m_growing.last() = entries[i].grows;
        ++i;
    }
    endLine();
}

void ControlFlow::placeColumns(const QList<Entry> &sliders)
{
    breakLine();
    int widest = 0;
    for (const Entry &slider : sliders)
        widest = std::max(widest, visible(slider));
    const int count = static_cast<int>(sliders.size());
    const int fitting = std::clamp((m_width + m_gap) / (widest + m_gap), 1, count);
    const int lines = (count + fitting - 1) / fitting;
    const int columns = (count + lines - 1) / lines;
    const int wide = std::min((m_width - m_gap * (columns - 1)) / columns, widest + m_most);
    for (int i = 0; i < count; ++i) {
        if (i > 0 && i % columns == 0)
            breakLine();
        add(sliders[i], wide);
    }
}

void ControlFlow::add(const Entry &entry, int width)
{
    m_places << QRect(m_x, m_y, width + 2 * kFocusRoom, entry.size.height());
    m_growing << false;
    m_lineHeight = std::max(m_lineHeight, entry.size.height());
    m_x += width + m_gap;
}

void ControlFlow::breakLine()
{
    endLine();
    m_y += m_lineHeight;
    m_lineHeight = 0;
    m_x = 0;
}

void ControlFlow::endLine()
{
    const auto growing = static_cast<int>(m_growing.count(true));
    const int left = m_width - (m_x - m_gap);
    const int extra = growing > 0 ? std::min(left / growing, m_most) : 0;
    int shift = 0;
    for (qsizetype i = m_first; i < m_places.size(); ++i) {
        QRect &place = m_places[i];
        place.translate(shift, (m_lineHeight - place.height()) / 2);
        if (!m_growing[i - m_first])
            continue;
        place.setWidth(place.width() + extra);
        shift += extra;
    }
    m_first = m_places.size();
    m_growing.clear();
}

} // namespace nunchi::exhibits
