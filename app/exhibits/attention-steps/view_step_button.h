// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/control.h"
#include "exhibits/attention-steps/model.h"

namespace nunchi::exhibits::attention_steps {

/// One of the four steps: a line above (thick while it is the present one), its number, its name, a few words.
class StepButton : public controls::Control
{
    Q_OBJECT
public:
    enum class State : quint8 { Passed, Present, Ahead };
    enum class Form : quint8 { Inline, Stacked, NameOnly, NumberOnly };

    StepButton(const typeset::Appearance &look, Step step, int larger, QWidget *parent);

    void present(State state, const QString &name, const QString &caption);
    void setForm(Form form);
    QSize sizeHint() const override { return sizeOf(m_form); }
    QSize sizeOf(Form form) const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    typeset::LineStyle nameStyle() const;
    typeset::LineStyle captionStyle() const;

    Step m_step;
    int m_larger; ///< steps of the type scale
    State m_state = State::Ahead;
    Form m_form = Form::Inline;
    typeset::MathRuns m_number;
    typeset::MathRuns m_caption;
};

} // namespace nunchi::exhibits::attention_steps
