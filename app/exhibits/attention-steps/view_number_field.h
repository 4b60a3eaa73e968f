// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include "typeset/appearance.h"

namespace nunchi::exhibits::attention_steps {

/// Edits one number in its place: Enter takes it, Esc gives up, leaving it takes it if it is a number.
class NumberField : public QLineEdit
{
    Q_OBJECT
public:
    NumberField(const typeset::Appearance &look, int step, QWidget *parent);
    /// text: what stands there first; all of it selected, so that typing replaces it, unless it was typed just now.
    void start(const QString &text, bool typed);

Q_SIGNALS:
    void committed(double value);
    void refused(); ///< Enter on what is no number in the range
    void abandoned();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    bool commit();

    bool m_done = false;
};

} // namespace nunchi::exhibits::attention_steps
