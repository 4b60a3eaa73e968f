// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/view_footer.h"

#include <cmath>

#include <QPainter>

#include "exhibits/attention-steps/view_words.h"
#include "exhibits/shared/frame_parts.h"

namespace nunchi::exhibits::attention_steps {

using typeset::Token;

FooterPart::FooterPart(const PartContext &context, QWidget *parent)
    : Part(context, parent)
    , m_try(new TryBand(context.look, context.role, this))
{
    connect(m_try, &TryBand::menuWanted, this, &FooterPart::menuWanted);
}

void FooterPart::setTryThis(const QString &tryThis)
{
    m_givenTry = tryThis;
    refresh();
}

QList<QWidget *> FooterPart::stops() const
{
    return m_try->stops();
}

QList<KeyLegend::Key> FooterPart::keys()
{
    return {
        {{QStringLiteral("\u2190"), QStringLiteral("\u2192")},
            //: Legend of keys: the arrows walk through the steps.
            tr("step")},
        {{tr("Tab")},
            //: Legend of keys: Tab walks through tokens and controls.
            tr("move")},
        {{tr("Enter")}, tr("query, edit")},
        {{QStringLiteral("S")}, tr("divide")},
        {{QStringLiteral("M")}, tr("mask")},
        {{QStringLiteral("R")}, tr("start over")},
        {{tr("Ctrl+Z")}, tr("undo")},
    };
}

void FooterPart::refresh()
{
    // Its own words are about switches, which paper does not have; a lesson's may be about anything.
    const QString own = isPaper() ? QString() : words::tryThis(model());
    m_try->setWords(m_givenTry.isEmpty() ? own : m_givenTry, keys());
    QString note = values().isTyped() ? tr("Words the word list does not have start at 0: give them numbers.")
                                      : values().sentence().note.value(values().language());
    note += u' ' + tr("Here $W_K=W_V=I$, so key and value are the same numbers.");
    // The notes write W_Q in plain words; here it is set as mathematics.
    note.replace(QStringLiteral("W_Q"), QStringLiteral("$W_Q$"));
    m_note = isStudent() ? flow(note, style(-2, Token::Ink3)) : FlowText();
    place();
    update();
}

qreal FooterPart::noteTop(int column) const
{
    return m_try->heightForWidth(column) + length(6);
}

int FooterPart::heightOf(int column) const
{
    return int(std::ceil(noteTop(column) + m_note.heightForWidth(column)));
}

void FooterPart::place()
{
    m_try->setGeometry(left, 0, column(), m_try->heightForWidth(column()));
}

void FooterPart::resizeEvent(QResizeEvent *)
{
    place();
}

void FooterPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const qreal top = noteTop(column());
    m_note.draw(painter, QRectF(left, top, column(), height() - top));
}

} // namespace nunchi::exhibits::attention_steps
