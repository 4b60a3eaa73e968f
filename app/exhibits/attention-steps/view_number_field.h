// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include "typeset/appearance.h"

namespace nunchi::exhibits::attention_steps {

/// Edits one number in its place: Enter or leaving takes it, Esc gives up. Any character may be typed; what is no
/// number that fits is refused with the reason, and stays to be mended.
class NumberField : public QLineEdit
{
    Q_OBJECT
public:
    NumberField(const typeset::Appearance &look, int step, QWidget *parent);
    /// The number there is, all of it selected, so that typing replaces it; or what was typed just now instead.
    void start(const QString &number, const QString &typed);
    void applyLook();
    void showFault(const QString &reason); ///< empty: there is none

Q_SIGNALS:
    void committed(double value);
    void refused(const QString &reason); ///< what it holds is no number that fits
    void abandoned(); ///< nothing is to change

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void commit();
    QString refusal() const;

    const typeset::Appearance &m_look;
    int m_step;
    bool m_typedInto = false;
    bool m_faulty = false;
    bool m_done = false;
};

} // namespace nunchi::exhibits::attention_steps
