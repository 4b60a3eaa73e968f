// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "typeset/appearance.h"

class QScrollArea;

namespace nunchi::ui {

/// All keys on one sheet. Esc, F1 and ? close it.
class KeysSheet : public QDialog
{
    Q_OBJECT
public:
    KeysSheet(const typeset::Appearance &look, QWidget *parent);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    const typeset::Appearance &m_look;
    QScrollArea *m_area = nullptr;
};

} // namespace nunchi::ui
