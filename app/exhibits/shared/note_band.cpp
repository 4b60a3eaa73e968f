// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/note_band.h"

#include <cmath>

#include <QPainter>

#include "typeset/math_runs.h"

namespace nunchi::exhibits {

using typeset::Face;
using typeset::Token;

NoteBand::NoteBand(const typeset::Appearance &look, Role role, Kind kind, QWidget *parent)
    : ViewPart(look, role, parent)
    , m_kind(kind)
{
}

void NoteBand::setText(const QString &textWithDollars)
{
    m_words = textWithDollars;
    setVisible(!m_words.isEmpty());
    refresh();
}

void NoteBand::refresh()
{
    const bool marked = m_kind == Kind::Marked;
    m_text = flow(m_words, style(marked ? 0 : -1, marked ? Token::Ink : Token::Ink2, false,
                               marked ? Face::Prose : Face::Label));
    setAccessibleName(typeset::plainLine(m_words));
    update();
}

int NoteBand::heightForWidth(int width) const
{
    return m_words.isEmpty() ? 0 : int(std::ceil(m_text.heightForWidth(width - indent())));
}

void NoteBand::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (m_kind == Kind::Marked)
        painter.fillRect(QRectF(0, 0, look().theme().activeLine() - 1, height()), color(Token::Note));
    m_text.draw(painter, QRectF(indent(), 0, width() - indent(), height()));
}

} // namespace nunchi::exhibits
