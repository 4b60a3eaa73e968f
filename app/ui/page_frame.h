// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QPointer>
#include <QWidget>

#include "typeset/appearance.h"

namespace nunchi::ui {

/// Stands around a part of the page, over everything else, wherever the part goes. Takes no events.
class PageFrame : public QWidget
{
public:
    PageFrame(const typeset::Appearance &look, int room, QWidget *page);

    void surround(QWidget *part); ///< null: nothing
    /// A rectangle of the part.
    void surround(QWidget *part, const QRect &rect);
    QWidget *part() const { return m_part; }

protected:
    const typeset::Appearance &look() const { return m_look; }
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();
    void watch(bool on);

    const typeset::Appearance &m_look;
    int m_room;
    QPointer<QWidget> m_part;
    std::optional<QRect> m_rect; ///< in the part; none: all of it
};

} // namespace nunchi::ui
