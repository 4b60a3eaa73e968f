// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QScrollBar>

#include "typeset/appearance.h"

namespace nunchi::ui {

/// A thin thumb on the page's own ground; nothing where all of it fits.
class PageScrollBar : public QScrollBar
{
public:
    PageScrollBar(
        const typeset::Appearance &look, QWidget *parent = nullptr, Qt::Orientation orientation = Qt::Vertical);
    /// Of what it stands on, where that is not the page.
    void setGround(typeset::Token ground) { m_ground = ground; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const typeset::Appearance &m_look;
    std::optional<typeset::Token> m_ground;
};

} // namespace nunchi::ui
