// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/matrix/view_footer.h"

#include <cmath>

#include <QPainter>

#include "exhibits/matrix/view_words.h"

namespace nunchi::exhibits::matrix {

using typeset::Token;

namespace {
constexpr qreal kTryTop = 12;
constexpr qreal kKeysTop = 10;
} // namespace

void FooterPart::setTryThis(const QString &tryThis)
{
    m_givenTry = tryThis;
    refresh();
}

QList<KeyLegend::Key> FooterPart::keys()
{
    return {
        {{QStringLiteral("\u2190"), QStringLiteral("\u2191"), QStringLiteral("\u2193"), QStringLiteral("\u2192")},
            //: Legend of keys.
            tr("move the cell")},
        {{QStringLiteral("V")},
            //: Legend of keys: switches between weights and scores.
            tr("weights or scores")},
        {{QStringLiteral("S")}, tr("divide")},
        {{QStringLiteral("M")}, tr("mask")},
        {{QStringLiteral("P")}, tr("padding")},
        {{QStringLiteral("R")}, tr("start over")},
        {{tr("Ctrl+Z")}, tr("undo")},
    };
}

void FooterPart::refresh()
{
    m_keys = KeyLegend(keys());
    //: In front of a suggestion what to try.
    m_label = flow(tr("Try"), style(-1, Token::Ink, true));
    m_try =
        flow(m_givenTry.isEmpty() ? words::tryThis() : m_givenTry, style(0, Token::Ink, false, typeset::Face::Prose));
    update();
}

int FooterPart::heightForWidth(int width) const
{
    qreal height = length(kTryTop) + m_try.heightForWidth(width - indent());
    if (isStudent())
        height += length(kKeysTop) + m_keys.heightForWidth(*this, width);
    return static_cast<int>(std::ceil(height)) + 1;
}

void FooterPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(0, 0, width(), look().theme().hairline()), color(Token::Hair));
    const qreal top = length(kTryTop);
    const qreal column = width() - indent();
    const qreal drop = (m_try.lineHeight() - m_label.lineHeight()) / 2;
    m_label.draw(painter, QRectF(0, top + drop, indent(), m_label.lineHeight()));
    m_try.draw(painter, QRectF(indent(), top, column, m_try.heightForWidth(column)));
    if (isStudent())
        m_keys.draw(*this, painter, top + m_try.heightForWidth(column) + length(kKeysTop), width());
}

} // namespace nunchi::exhibits::matrix
