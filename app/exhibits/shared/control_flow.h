// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRect>

class QWidget;

namespace nunchi::exhibits {

/// Where controls stand: in lines from the left. Sliders that follow each other stand in columns of one width, as many
/// in every line as make the lines alike; what comes after them goes on where their last line ends. A single slider
/// takes what is left over in its line. A value.
class ControlFlow
{
public:
    /// gap: between neighbours; most: how much wider than it asks a slider may become.
    ControlFlow(int width, int top, int gap, int most);

    /// In order; each once.
    void place(const QList<QWidget *> &controls);
    const QList<QRect> &places() const { return m_places; }
    int bottom() const { return m_y + m_lineHeight; }

private:
    struct Entry
    {
        QSize size;
        bool grows = false;
    };
    static QList<Entry> measured(const QList<QWidget *> &controls);
    int visible(const Entry &entry) const;
    void placeColumns(const QList<Entry> &sliders);
    void add(const Entry &entry, int width);
    void breakLine();
    void endLine(); ///< gives what is left over to those that grow, and centres all on the line

    int m_width;
    int m_gap;
    int m_most;
    int m_x = 0;
    int m_y;
    int m_lineHeight = 0;
    qsizetype m_first = 0; ///< of the present line
    QList<bool> m_growing; ///< of the present line
    QList<QRect> m_places;
};

} // namespace nunchi::exhibits
