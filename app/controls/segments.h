// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include "typeset/appearance.h"

namespace nunchi::controls {

/// One of a few, side by side: Left/Right move, the chosen one is filled with ink. Each part is a radio button for
/// screen readers.
class Segments : public QWidget
{
    Q_OBJECT
public:
    explicit Segments(const typeset::Appearance &look, QWidget *parent = nullptr);
    void setLabels(const QStringList &textsWithDollars);
    int current() const { return m_current; }
    void setCurrent(int index); ///< does not emit

Q_SIGNALS:
    void chosen(int index); ///< by the user

private:
    const typeset::Appearance &m_look;
    int m_current = 0;
};

} // namespace nunchi::controls
