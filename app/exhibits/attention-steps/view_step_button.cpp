// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/view_step_button.h"

#include <cmath>

#include <QPainter>

#include "controls/focus_ring.h"
#include "exhibits/attention-steps/view_words.h"

namespace nunchi::exhibits::attention_steps {

using controls::kFocusRoom;
using typeset::Token;

namespace {
constexpr qreal gapInside = 9;
constexpr qreal lineHeight = 30;
constexpr qreal captionHeight = 18;
} // namespace

StepButton::StepButton(const typeset::Appearance &look, Step step, int larger, QWidget *parent)
    : Control(look, parent)
    , m_step(step)
    , m_larger(larger)
    , m_number(typeset::lineRuns(words::stepNumber(step)))
{
    setCheckable(true);
}

void StepButton::present(State state, const QString &name, const QString &caption)
{
    m_state = state;
    setLabel(name);
    m_caption = typeset::lineRuns(caption);
    setChecked(state == State::Present);
    //: Name of a button for screen readers: %1 number, %2 name, %3 what it does.
    setAccessibleName(
        tr("Step %1: %2, %3").arg(int(m_step)).arg(typeset::plainLine(name), typeset::plainLine(caption)));
    setToolTip(typeset::plainLine(caption));
}

void StepButton::setForm(Form form)
{
    m_form = form;
    updateGeometry();
    update();
}

typeset::LineStyle StepButton::nameStyle() const
{
    const Token ink = m_state == State::Ahead ? Token::Ink3 : Token::Ink;
    return {m_larger, typeset::Face::Label, m_state == State::Present, look().color(ink)};
}

typeset::LineStyle StepButton::captionStyle() const
{
    return {
        m_larger - 2, typeset::Face::Label, false, look().color(m_state == State::Ahead ? Token::Ink3 : Token::Ink2)};
}

QSize StepButton::sizeOf(Form form) const
{
    typeset::LineStyle bold = nameStyle();
    bold.bold = true;
    const qreal gap = look().length(gapInside);
    const qreal name = typeset::lineWidth(m_number, look(), bold) + gap + typeset::lineWidth(label(), look(), bold);
    const qreal caption = typeset::lineWidth(m_caption, look(), captionStyle());
    qreal width = form == Form::NumberOnly ? typeset::lineWidth(m_number, look(), bold) : name;
    qreal height = look().length(lineHeight) + m_larger * 4;
    if (form == Form::Inline)
        width = name + gap + caption;
    else if (form == Form::Stacked) {
        width = std::max(name, caption);
        height += look().length(captionHeight) + m_larger * 4;
    }
    return QSize(int(std::ceil(width)) + 2 * kFocusRoom, qRound(height + look().theme().activeLine()) + 2 * kFocusRoom);
}

void StepButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const typeset::Theme &theme = look().theme();
    const qreal thick = m_state == State::Present ? theme.activeLine()
        : m_state == State::Passed                ? theme.outline()
                                                  : theme.hairline();
    const Token line = m_state == State::Ahead ? Token::Rule
        : isHovered()                          ? Token::Ink
        : m_state == State::Present            ? Token::Ink
                                               : Token::Ink2;
    const qreal middle = kFocusRoom + theme.activeLine() / 2;
    painter.fillRect(QRectF(kFocusRoom, middle - thick / 2, width() - 2 * kFocusRoom, thick),
        theme.color(isHovered() ? Token::Ink : line));

    const QRectF inner = body().adjusted(0, theme.activeLine(), 0, 0);
    const qreal nameHeight = look().length(lineHeight) + m_larger * 4;
    const qreal gap = look().length(gapInside);
    QRectF row(inner.left(), inner.top(), inner.width(), nameHeight);
    const typeset::LineStyle style = nameStyle();
    const qreal numberWidth = typeset::lineWidth(m_number, look(), style);
    typeset::drawLine(painter, row, Qt::AlignLeft, m_number, look(), style);
    if (m_form == Form::NumberOnly)
        return drawRing(painter, inner.adjusted(0, 2, 0, 0), 3);
    row.setLeft(row.left() + numberWidth + gap);
    typeset::drawLine(painter, row, Qt::AlignLeft, label(), look(), style);
    if (m_form == Form::Inline) {
        row.setLeft(row.left() + typeset::lineWidth(label(), look(), style) + gap);
        typeset::drawLine(painter, row, Qt::AlignLeft, m_caption, look(), captionStyle());
    } else if (m_form == Form::Stacked) {
        const QRectF below(inner.left(), row.bottom() - look().length(4), inner.width(), look().length(captionHeight));
        typeset::drawLine(painter, below, Qt::AlignLeft, m_caption, look(), captionStyle());
    }
    drawRing(painter, inner.adjusted(0, 2, 0, 0), 3);
}

} // namespace nunchi::exhibits::attention_steps
