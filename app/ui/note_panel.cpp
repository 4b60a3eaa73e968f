// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/note_panel.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

#include "ui/prose_view.h"

namespace nunchi::ui {

using controls::Icon;
using typeset::Face;
using typeset::Token;

namespace {
constexpr qreal kRadius = 6;
constexpr qreal kBar = 3;
} // namespace

NotePanel::NotePanel(const PageContext &context, Kind kind, QWidget *parent)
    : FlowWidget(parent)
    , m_context(context)
    , m_kind(kind)
    , m_text(new ProseView(context, this))
{
    connect(m_text, &ProseView::formulasArrived, this, [this] { setAccessibleDescription(m_text->spokenText()); });
    connect(&context.look, &typeset::Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
}

QWidget *NotePanel::text() const
{
    return m_text;
}

void NotePanel::setKind(Kind kind)
{
    m_kind = kind;
    updateGeometry();
    update();
}

void NotePanel::setContent(const QString &title, const course::Inlines &text)
{
    m_title = title;
    m_text->resize(width() - 2 * padding().side, m_text->height());
    m_text->setInlines(text, {});
    m_text->setVisible(!text.isEmpty());
    m_text->setAccessibleName(title);
    setAccessibleName(title);
    setAccessibleDescription(m_text->spokenText());
    updateGeometry();
    rearrange();
    update();
}

void NotePanel::setWords(const QString &title, const QString &text)
{
    course::Span span;
    span.text = text;
    setContent(title, text.isEmpty() ? course::Inlines() : course::Inlines{span});
}

NotePanel::Padding NotePanel::padding() const
{
    const auto &look = m_context.look;
    if (m_kind == Kind::Plain)
        return {0, qRound(look.length(12))};
    return {qRound(look.length(18)), qRound(look.length(12))};
}

int NotePanel::titleHeight() const
{
    return m_title.isEmpty() ? 0 : QFontMetrics(m_context.look.font(Face::Label, -1, true)).height();
}

int NotePanel::textTop() const
{
    return padding().top + titleHeight() + (m_title.isEmpty() ? 0 : qRound(m_context.look.length(4)));
}

int NotePanel::arrange(int width, Flow::Pass pass) const
{
    const Padding room = padding();
    Flow flow(pass, m_text->isHidden() ? room.top + titleHeight() : textTop());
    if (!m_text->isHidden())
        flow.add(m_text, room.side, width - 2 * room.side);
    // The last paragraph's own space below is part of the padding.
    flow.space(m_text->isHidden() ? room.top : room.top - m_context.look.length(6));
    return flow.bottom();
}

Icon NotePanel::icon() const
{
    switch (m_kind) {
    case Kind::Good:
        return Icon::Check;
    case Kind::Hint:
        return Icon::Hint;
    case Kind::Caution:
    case Kind::Plain:
        break;
    }
    return Icon::None;
}

void NotePanel::paintGround(QPainter &painter) const
{
    const auto &look = m_context.look;
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    switch (m_kind) {
    case Kind::Caution: {
        QPainterPath round;
        round.addRoundedRect(QRectF(rect()), kRadius, kRadius);
        painter.setClipPath(round);
        painter.fillRect(rect(), look.color(Token::NoteTint));
        painter.fillRect(QRectF(0, 0, kBar, height()), look.color(Token::Note));
        painter.setClipping(false);
        break;
    }
    case Kind::Good:
        painter.setPen(QPen(look.color(Token::Ink), look.theme().outline()));
        painter.drawRoundedRect(box, kRadius, kRadius);
        break;
    case Kind::Hint:
        painter.setPen(QPen(look.color(Token::Ink3), look.theme().hairline(), Qt::DashLine));
        painter.drawRoundedRect(box, kRadius, kRadius);
        break;
    case Kind::Plain:
        painter.setPen(QPen(look.color(Token::Ink), look.theme().outline()));
        painter.drawLine(QPointF(0, 1), QPointF(width(), 1));
        break;
    }
}

void NotePanel::paintEvent(QPaintEvent *)
{
    const auto &look = m_context.look;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    if (m_title.isEmpty())
        return;
    QRectF line(padding().side, padding().top, width() - 2 * padding().side, titleHeight());
    const Token ink = m_kind == Kind::Caution ? Token::NoteText : Token::Ink;
    if (icon() != Icon::None) {
        const qreal size = look.length(17);
        const QRectF box(line.left(), line.center().y() - size / 2, size, size);
        controls::drawIcon(painter, box, icon(), look.color(ink), look.theme().outline());
        line.setLeft(line.left() + size + look.length(7));
    }
    painter.setPen(look.color(ink));
    painter.setFont(look.font(Face::Label, -1, true));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
        m_sign.isEmpty() ? m_title : m_sign + QStringLiteral("\u2002") + m_title);
}

} // namespace nunchi::ui
