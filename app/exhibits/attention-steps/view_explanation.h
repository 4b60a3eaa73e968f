// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/attention-steps/view_formula.h"
#include "exhibits/attention-steps/view_part.h"

namespace nunchi::exhibits::attention_steps {

/// What the present step does: a sentence, and at its right (or below it) the formula.
class ExplanationPart : public Part
{
    Q_OBJECT
public:
    ExplanationPart(const PartContext &context, QWidget *parent);

    void refresh() override;

protected:
    int heightOf(int column) const override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool isBeside(qreal width) const;
    qreal textWidth(qreal width) const;

    FlowText m_text;
    FormulaText m_formula;
};

} // namespace nunchi::exhibits::attention_steps
