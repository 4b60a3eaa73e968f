// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "exhibits/shared/view_part.h"

class QPainter;

namespace nunchi::exhibits {

/// The keys an exhibit listens to: caps and what they do, in as many lines as they need.
class KeyLegend
{
public:
    struct Key
    {
        QStringList caps;
        QString does;
    };

    KeyLegend() = default;
    explicit KeyLegend(QList<Key> keys)
        : m_keys(std::move(keys))
    {
    }

    qreal heightForWidth(const ViewPart &part, qreal width) const { return set(part, nullptr, 0, width); }
    void draw(const ViewPart &part, QPainter &painter, qreal top, qreal width) const
    {
        set(part, &painter, top, width);
    }

private:
    /// Draws them when there is a painter; the height they take.
    qreal set(const ViewPart &part, QPainter *painter, qreal top, qreal width) const;

    QList<Key> m_keys;
};

} // namespace nunchi::exhibits
