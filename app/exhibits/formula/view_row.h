// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

#include "exhibits/formula/model.h"
#include "exhibits/shared/view_part.h"

namespace nunchi::exhibits::formula {

/// The row of one token in numbers: its scores, divided, as weights, for every token it looks at.
class RowPart : public ViewPart
{
    Q_OBJECT
public:
    RowPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent);

    void refresh() override { update(); }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool fits(int width) const; ///< numbers beside each other
    qreal line() const { return std::ceil(look().pixelSize(step(-1)) * 1.75); }

    Model &m_model;
};

} // namespace nunchi::exhibits::formula
