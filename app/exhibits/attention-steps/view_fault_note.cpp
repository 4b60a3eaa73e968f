// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/view_fault_note.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

namespace nunchi::exhibits::attention_steps {

using typeset::Token;

namespace {
constexpr qreal kWidest = 300;
constexpr qreal kSide = 12;
constexpr qreal kTop = 7;
constexpr qreal kGap = 6; ///< to the field
constexpr qreal kRadius = 6;
} // namespace

FaultNote::FaultNote(const typeset::Appearance &look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void FaultNote::say(const QString &reason, const QRect &field)
{
    m_reason = reason;
    setVisible(!reason.isEmpty());
    if (reason.isEmpty())
        return;
    const typeset::LineStyle style{-1, typeset::Face::Label, false, m_look.color(Token::NoteText)};
    m_words = FlowText(QString(reason).replace(u'$', QStringLiteral("\\$")), m_look, style);
    const qreal side = m_look.length(kSide);
    const qreal room = parentWidget()->width() - 2 * side;
    const qreal words = std::min({std::ceil(m_words.naturalWidth()) + 1, m_look.length(kWidest), room});
    const QSize size(int(std::ceil(words + 2 * side)),
        int(std::ceil(m_words.heightForWidth(words) + 2 * m_look.length(kTop))));
    const int gap = qRound(m_look.length(kGap));
    int top = field.bottom() + 1 + gap;
    if (top + size.height() > parentWidget()->height())
        top = std::max(0, field.top() - gap - size.height());
    const int left = std::clamp(field.left(), 0, std::max(0, parentWidget()->width() - size.width()));
    setGeometry(QRect(QPoint(left, top), size));
    raise();
    update();
}

void FaultNote::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = m_look.theme().outline();
    painter.setPen(QPen(m_look.color(Token::NoteText), line));
    painter.setBrush(m_look.color(Token::NoteTint));
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), kRadius, kRadius);
    const qreal side = m_look.length(kSide);
    m_words.draw(painter, QRectF(rect()).adjusted(side, m_look.length(kTop), -side, 0));
}

} // namespace nunchi::exhibits::attention_steps
