// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QWidget>

#include "typeset/appearance.h"

namespace nunchi::ui {

/// Shows which parts of the page are selected as a whole: a veil in the colour of selected text, and an outline. Lies over
/// the page and takes no events.
class SelectionVeil : public QWidget
{
public:
    SelectionVeil(const typeset::Appearance &look, QWidget *page);

    void cover(const QList<QWidget *> &parts); ///< none: it is gone
    const QList<QPointer<QWidget>> &parts() const { return m_parts; }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const typeset::Appearance &m_look;
    QList<QPointer<QWidget>> m_parts;
};

} // namespace nunchi::ui
