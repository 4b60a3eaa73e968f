// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include "typeset/appearance.h"

namespace nunchi::ui {

/// An ink frame around a part of the page in which something was found that is drawn, not set as text: the title of an
/// exhibit, a choice of a question. Takes no events.
class MatchFrame : public QWidget
{
public:
    MatchFrame(const typeset::Appearance &look, QWidget *page);

    void surround(QWidget *part); ///< null: nothing

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void follow();

    const typeset::Appearance &m_look;
    QPointer<QWidget> m_part;
};

} // namespace nunchi::ui
