// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/shared/view_part.h"

namespace nunchi::exhibits::pronoun {

/// How much of the training is done, as a line that grows.
class ProgressLine : public ViewPart
{
    Q_OBJECT
public:
    using ViewPart::ViewPart;

    void setSteps(int done, int all);
    void refresh() override { update(); }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_done = 0;
    int m_all = 1;
};

} // namespace nunchi::exhibits::pronoun
