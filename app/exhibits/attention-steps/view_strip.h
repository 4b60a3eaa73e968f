// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/attention-steps/view_part.h"
#include "exhibits/attention-steps/view_step_button.h"

namespace nunchi::controls {
class Button;
}

namespace nunchi::exhibits::attention_steps {

/// The four steps as one line, and two buttons to walk along it.
class StripPart : public Part
{
    Q_OBJECT
public:
    StripPart(const PartContext &context, QWidget *parent);

    void refresh() override;
    QList<QWidget *> stops() const override;

protected:
    int heightOf(int column) const override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Places
    {
        StepButton::Form form = StepButton::Form::Inline;
        QList<QRect> steps;
        QRect previous;
        QRect next;
        int height = 0;
    };
    Places places(int width) const;
    QList<int> widths(StepButton::Form form, int room) const;
    Places onOneLine(StepButton::Form form, const QList<int> &widths, int width) const;
    Places onSeveralLines(int width) const;
    bool canWalk() const { return m_next && !isPaper(); } ///< has its two buttons
    void placeButtons(Places &places, int width, int top) const;
    void arrange();

    QList<StepButton *> m_steps;
    controls::Button *m_previous = nullptr;
    controls::Button *m_next = nullptr;
};

} // namespace nunchi::exhibits::attention_steps
