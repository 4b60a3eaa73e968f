// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/control.h"

namespace nunchi::controls {

/// A token of a sentence. Checked: it is the query (query colour and bold, never colour alone).
class Chip : public Control
{
    Q_OBJECT
public:
    Chip(const typeset::Appearance &look, const QString &text, QWidget *parent = nullptr);
    /// Smaller type and padding, for rows that would not fit otherwise. 0: the normal size.
    void setStep(int step);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_step = 0;
};

} // namespace nunchi::controls
