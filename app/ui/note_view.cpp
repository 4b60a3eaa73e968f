// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/note_view.h"

#include <algorithm>

#include <QEvent>
#include <QPainter>

#include "controls/focus_ring.h"
#include "ui/link_targets.h"
#include "ui/piece_room.h"
#include "ui/prose_view.h"
#include "ui/words.h"

namespace nunchi::ui {

using typeset::Face;
using typeset::Token;

namespace {
constexpr qreal kHang = 20; ///< the number's room
constexpr QChar kBack{0x21A9};
} // namespace

NoteView::NoteView(const PageContext &context, QWidget *parent)
    : FlowWidget(parent)
    , m_context(context)
    , m_text(new ProseView(context, this))
{
    connect(&context.look, &typeset::Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void NoteView::setNote(const course::Note &note)
{
    m_note = note;
    course::Inlines text = note.text;
    text << ui::words(QString(QChar::Nbsp));
    course::Inlines back = ui::words(QString(kBack));
    back.first().link = markTarget(note.id);
    text << back;
    m_text->resize(std::max(1, width() - 2 * kRingRoom - hang()), 1);
    m_text->setInlines(text, {Face::Label, -1, false, Token::Ink2});
    showWords();
    updateGeometry();
    rearrange();
    update();
}

void NoteView::showWords()
{
    //: Name of a note to the text for screen readers
    m_text->setAccessibleName(tr("Note %1").arg(m_note.number));
    setAccessibleName(m_text->accessibleName());
}

int NoteView::hang() const
{
    return qRound(m_context.look.length(kHang));
}

int NoteView::arrange(int width, Flow::Pass pass) const
{
    Flow flow(pass);
    flow.add(m_text, kRingRoom + hang(), std::max(1, width - 2 * kRingRoom - hang()));
    return flow.bottom();
}

void NoteView::paintEvent(QPaintEvent *)
{
    const auto &look = m_context.look;
    QPainter painter(this);
    painter.setFont(look.font(Face::Label, -1, true));
    painter.setPen(look.color(Token::Ink));
    painter.drawText(QPointF(kRingRoom, m_text->y() + m_text->prose().firstBaseline()), QString::number(m_note.number));
}

void NoteView::changeEvent(QEvent *event)
{
    FlowWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showWords();
}

} // namespace nunchi::ui
