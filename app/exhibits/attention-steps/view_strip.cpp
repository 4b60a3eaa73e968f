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

StripPart::StripPart(const PartContext &context, QWidget *parent)
    : Part(context, parent)
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
        m_previous->setVisible(canWalk());
        m_next->setVisible(canWalk());
        m_previous->setIconOnly(tr("Step back"), Icon::Previous);
        m_next->setIconOnly(tr("Next step"), Icon::Next);
        m_previous->setEnabled(model().step() != Step::Scores || m_previous->hasFocus());
        m_next->setEnabled(model().step() != Step::Mixing || m_next->hasFocus());
    }
    arrange();
    update();
}

/// How wide the four are in a form: alike if they fit so, else each as its words need and a share of the rest; empty:
/// they do not fit.
QList<int> StripPart::widths(StepButton::Form form, int room) const
{
    const int gap = qRound(length(12));
    QList<int> widths;
    int total = 0;
    int widest = 0;
    for (const StepButton *button : m_steps) {
        widths << button->sizeOf(form).width() + gap;
        total += widths.last();
        widest = std::max(widest, widths.last());
    }
    if (4 * widest <= room)
        return QList<int>(4, room / 4);
    if (total > room)
        return {};
    for (int &width : widths)
        width += (room - total) / 4;
    return widths;
}

StripPart::Places StripPart::places(int width) const
{
    using Form = StepButton::Form;
    const int buttons = canWalk() ? 2 * m_next->sizeHint().width() - kFocusRoom : 0;
    const QList<Form> forms =
        isConsole() ? QList<Form>{Form::NumberOnly} : QList<Form>{Form::Inline, Form::Stacked, Form::NameOnly};
    for (const Form form : forms) {
        const QList<int> steps = widths(form, width - buttons);
        if (!steps.isEmpty())
            return onOneLine(form, steps, width);
    }
    return onSeveralLines(width);
}

StripPart::Places StripPart::onOneLine(StepButton::Form form, const QList<int> &widths, int width) const
{
    Places places;
    places.form = form;
    places.height = m_steps.first()->sizeOf(form).height();
    int x = 0;
    for (qsizetype i = 0; i < widths.size(); ++i) {
        // The line runs on above the two buttons.
        const int stepWidth = i == widths.size() - 1 ? width - x : widths[i];
        places.steps << QRect(x, 0, stepWidth, places.height);
        x += stepWidth;
    }
    placeButtons(places, width, qRound(look().theme().activeLine()) + kFocusRoom);
    return places;
}

StripPart::Places StripPart::onSeveralLines(int width) const
{
    Places places;
    places.form = isConsole() ? StepButton::Form::NumberOnly : StepButton::Form::NameOnly;
    int widest = 0;
    for (const StepButton *button : m_steps)
        widest = std::max(widest, button->sizeOf(places.form).width());
    const int columns = 2 * widest <= width ? 2 : 1;
    const int height = m_steps.first()->sizeOf(places.form).height();
    for (int i = 0; i < 4; ++i)
        places.steps << QRect((i % columns) * (width / columns), (i / columns) * height, width / columns, height);
    places.height = places.steps.last().bottom() + 1;
    placeButtons(places, width, places.height);
    return places;
}

void StripPart::placeButtons(Places &places, int width, int top) const
{
    if (!canWalk())
        return;
    const QSize size = m_next->sizeHint();
    places.next = QRect(QPoint(width - size.width(), top), size);
    places.previous = places.next.translated(kFocusRoom / 2 - size.width(), 0);
    places.height = std::max(places.height, places.next.bottom() + 1);
}

void StripPart::arrange()
{
    const Places at = places(column());
    for (qsizetype i = 0; i < m_steps.size(); ++i) {
        m_steps[i]->setForm(at.form);
        m_steps[i]->setGeometry(at.steps[i].translated(left, 0).adjusted(-kFocusRoom, 0, kFocusRoom, 0));
    }
    if (m_next) {
        m_previous->setGeometry(at.previous.translated(left + kFocusRoom, 0));
        m_next->setGeometry(at.next.translated(left + kFocusRoom, 0));
    }
}

int StripPart::heightOf(int column) const
{
    return places(column).height;
}

void StripPart::resizeEvent(QResizeEvent *)
{
    arrange();
}

} // namespace nunchi::exhibits::attention_steps
