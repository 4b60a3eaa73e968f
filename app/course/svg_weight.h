// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QHash>
#include <QString>

namespace nunchi::course {

/// How much there is to draw in an SVG: <use> may repeat what repeats something else, and so on.
class SvgWeight
{
public:
    /// An element begins or ends; target: the id of what it repeats, empty: nothing.
    void open(const QString &id, const QString &target);
    void close();

    /// Empty: it can be drawn.
    QString fault();

private:
    struct Element
    {
        std::vector<int> children;
        QString target;
        enum class State : quint8 { Unknown, Open, Known } state = State::Unknown;
        double count = 0; ///< elements drawn, itself and what it repeats included
        int levels = 0;
    };
    bool weigh(int index, int level);

    std::vector<Element> m_elements;
    std::vector<int> m_open;
    QHash<QString, int> m_byId;
};

} // namespace nunchi::course
