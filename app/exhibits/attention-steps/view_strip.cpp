// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/view_strip.h"

#include <algorithm>

#include "controls/button.h"
#include "controls/focus_ring.h"
#include "exhibits/attention-steps/view_words.h"

namespace nunchi::exhibits::attention_steps {

using controls::Button;
using controls::Icon;
using controls::kFocusRoom;

StripPart::StripPart(const PartContext &context, QWidget *parent) : Part(context, parent)
{
    for (int i = 1; i <= 4; ++i) {
        auto *button = new StepButton(look(), Step(i), isAudience() ? 1 : 0, this);
        connect(button, &StepButton::clicked, this, [this, i] {
            model().setStep(Step(i));
            refresh(); // pressing the present step must not uncheck it
        });
        if (isAudience()) {
            button->setFocusPolicy(Qt::NoFocus);
            button->setAttribute(Qt::WA_TransparentForMouseEvents);
        }
        m_steps << button;
    }
    if (isAudience())
        return;
    m_previous = new Button(look(), Button::Kind::Outlined, this);
    connect(m_previous, &Button::clicked, this, [this] { model().previousStep(); });
    m_next = new Button(look(), Button::Kind::Primary, this);
    connect(m_next, &Button::clicked, this, [this] { model().nextStep(); });
}

QList<QWidget *> StripPart::stops() const
{
    QList<QWidget *> list;
    if (isAudience())
        return list;
    for (StepButton *button : m_steps)
        list << button;
    return list << m_previous << m_next;
}

void StripPart::refresh()
{
    for (qsizetype i = 0; i < m_steps.size(); ++i) {
        const auto step = Step(i + 1);
        const auto state = step == model().step() ? StepButton::State::Present
            : step < model().step()               ? StepButton::State::Passed
                                                  : StepButton::State::Ahead;
        m_steps[i]->present(state, words::stepName(step), words::stepCaption(step, values().settings().scaled));
    }
    if (!isAudience()) {
        m_previous->setIconOnly(tr("Step back"), Icon::Previous);
        m_next->setIconOnly(tr("Next step"), Icon::Next);
        m_previous->setEnabled(model().step() != Step::Scores || m_previous->hasFocus());
        m_next->setEnabled(model().step() != Step::Mixing || m_next->hasFocus());
    }
    arrange();
    update();
}

int StripPart::widest(StepButton::Form form) const
{
    int width = 0;
    for (const StepButton *button : m_steps)
        width = std::max(width, button->sizeOf(form).width());
    return width;
}

StripPart::Places StripPart::places(int width) const
{
    using Form = StepButton::Form;
    Places places;
    const int gap = qRound(length(12));
    const int buttons = m_next ? m_previous->sizeHint().width() + m_next->sizeHint().width() - kFocusRoom : 0;
    const auto fits = [&](Form form, int columns) { return columns * (widest(form) + gap) + buttons <= width; };
    int columns = 4;
    if (isConsole())
        places.form = Form::NameOnly;
    else if (fits(Form::Inline, 4))
        places.form = Form::Inline;
    else if (fits(Form::Stacked, 4))
        places.form = Form::Stacked;
    else
        places.form = Form::NameOnly;
    if (places.form == Form::NameOnly && !fits(Form::NameOnly, 4))
        columns = fits(Form::NameOnly, 2) ? 2 : 1;
    const int stepHeight = m_steps.first()->sizeOf(places.form).height();
    const int stepWidth = (width - (columns == 4 ? buttons : 0)) / columns;
    for (int i = 0; i < 4; ++i) {
        const int column = i % columns;
        const bool last = column == columns - 1;
        // The line runs on above the two buttons.
        const int right = last ? width : (column + 1) * stepWidth;
        places.steps << QRect(column * stepWidth, (i / columns) * stepHeight, right - column * stepWidth, stepHeight);
    }
    places.height = places.steps.last().bottom() + 1;
    if (m_next) {
        const QSize size = m_next->sizeHint();
        const int line = qRound(look().theme().activeLine()) + kFocusRoom;
        const int top = columns == 4 ? line : places.height;
        places.next = QRect(QPoint(width - size.width(), top), size);
        places.previous = places.next.translated(-size.width() + kFocusRoom / 2, 0);
        places.height = std::max(places.height, places.next.bottom() + 1);
    }
    return places;
}

void StripPart::arrange()
{
    const Places at = places(width());
    for (qsizetype i = 0; i < m_steps.size(); ++i) {
        m_steps[i]->setForm(at.form);
        m_steps[i]->setGeometry(at.steps[i]);
    }
    if (m_next) {
        m_previous->setGeometry(at.previous);
        m_next->setGeometry(at.next);
    }
}

int StripPart::heightForWidth(int width) const
{
    return places(width).height;
}

void StripPart::resizeEvent(QResizeEvent *)
{
    arrange();
}

} // namespace nunchi::exhibits::attention_steps
