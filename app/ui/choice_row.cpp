// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/choice_row.h"

#include <cmath>

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>

#include "controls/focus_ring.h"
#include "controls/icon.h"

namespace nunchi::ui {

using typeset::Face;
using typeset::Token;

namespace {
constexpr int kSide = 8;
constexpr qreal kMark = 18;
} // namespace

int ChoiceRow::side()
{
    return kSide;
}

ChoiceRow::ChoiceRow(const PageContext &context, bool single, QWidget *parent)
    : QAbstractButton(parent)
    , m_context(context)
    , m_single(single)
    , m_text(context.look, context.formulas)
{
    setCheckable(true);
    setAutoExclusive(single);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&context.look, &typeset::Appearance::changed, this, &ChoiceRow::rewrite);
    m_text.whenChanged([this] {
        setAccessibleName(m_text.spokenText());
        updateGeometry();
        update();
    });
}

void ChoiceRow::setChoice(const course::Choice &choice)
{
    m_choice = choice;
    rewrite();
}

void ChoiceRow::rewrite()
{
    m_text.write(m_choice.text, {});
    setAccessibleName(m_text.spokenText());
    setAccessibleDescription(tag());
    updateGeometry();
    update();
}

void ChoiceRow::setJudged(Judged judged)
{
    if (judged == m_judged)
        return;
    m_judged = judged;
    setAccessibleDescription(tag());
    updateGeometry();
    update();
}

void ChoiceRow::showChosen(bool chosen)
{
    const QSignalBlocker quiet(this);
    setAutoExclusive(false); // an exclusive button cannot be switched off
    setChecked(chosen);
    setAutoExclusive(m_single);
    update();
}

void ChoiceRow::setLocked(bool locked)
{
    m_locked = locked;
    setCursor(locked ? Qt::ArrowCursor : Qt::PointingHandCursor);
    update();
}

void ChoiceRow::nextCheckState()
{
    if (!m_locked)
        QAbstractButton::nextCheckState();
}

QString ChoiceRow::tag() const
{
    switch (m_judged) {
    case Judged::Right:
        //: Beside a choice that is right, after the last attempt
        return tr("right");
    case Judged::Wrong:
        //: Beside a choice that was chosen and is not right
        return tr("not this one");
    case Judged::Not:
        break;
    }
    return {};
}

int ChoiceRow::padding() const
{
    return qRound(m_context.look.length(14));
}

int ChoiceRow::textLeft() const
{
    return kSide + qRound(m_context.look.length(34));
}

int ChoiceRow::tagWidth() const
{
    if (tag().isEmpty())
        return 0;
    const QFontMetricsF metrics(m_context.look.font(Face::Label, -2));
    return static_cast<int>(std::ceil(metrics.horizontalAdvance(tag()) + m_context.look.length(16 + 20)));
}

int ChoiceRow::textWidth(int width) const
{
    return std::max(40, width - textLeft() - kSide - tagWidth());
}

int ChoiceRow::heightForWidth(int width) const
{
    m_text.fit(textWidth(width));
    return static_cast<int>(std::ceil(m_text.document().size().height())) + 2 * padding()
        - qRound(m_context.look.length(7));
}

QSize ChoiceRow::sizeHint() const
{
    return {width(), heightForWidth(width())};
}

void ChoiceRow::paintMark(QPainter &painter) const
{
    const auto &look = m_context.look;
    const qreal size = look.length(kMark);
    const qreal middle = padding() + look.pixelSize(0) * 0.75;
    const QRectF mark(kSide + 1, middle - size / 2, size, size);
    const QColor ink = look.color(Token::Ink);
    painter.setPen(QPen(isChecked() || underMouse() ? ink : look.color(Token::Ink3), look.theme().outline()));
    painter.setBrush(isChecked() ? QBrush(ink) : QBrush(look.color(Token::Surface)));
    if (m_single) {
        painter.drawEllipse(mark);
        if (isChecked()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(look.color(Token::Paper));
            painter.drawEllipse(mark.center(), size * 0.2, size * 0.2);
        }
        return;
    }
    painter.drawRoundedRect(mark, 3, 3);
    if (isChecked())
        controls::drawIcon(painter, mark.adjusted(2, 2, -2, -2), controls::Icon::Check, look.color(Token::Paper),
            look.theme().dataLine());
}

void ChoiceRow::paintTag(QPainter &painter) const
{
    if (tag().isEmpty())
        return;
    const auto &look = m_context.look;
    const qreal icon = look.length(16);
    QRectF box(width() - kSide - tagWidth() + look.length(12), padding(), tagWidth() - look.length(12),
        look.pixelSize(0) * 1.5);
    const QColor ink = look.color(m_judged == Judged::Right ? Token::Ink : Token::NoteText);
    controls::drawIcon(painter, QRectF(box.left(), box.center().y() - icon / 2, icon, icon),
        m_judged == Judged::Right ? controls::Icon::Check : controls::Icon::Cross, ink, look.theme().outline());
    box.setLeft(box.left() + icon + look.length(4));
    painter.setPen(ink);
    painter.setFont(look.font(Face::Label, -2));
    painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, tag());
}

void ChoiceRow::paintText(QPainter &painter)
{
    m_text.fit(textWidth(width()));
    painter.save();
    painter.translate(textLeft(), padding());
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = palette();
    m_text.document().documentLayout()->draw(&painter, context);
    painter.restore();
}

void ChoiceRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintMark(painter);
    paintText(painter);
    paintTag(painter);
    if (hasFocus())
        controls::drawFocusRing(painter, QRectF(rect()).adjusted(3, 5, -3, -5), 6, m_context.look);
}

void ChoiceRow::keyPressEvent(QKeyEvent *event)
{
    // Space chooses; all other keys are the question's or the page's.
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier)
        QAbstractButton::keyPressEvent(event);
    else
        event->ignore();
}

void ChoiceRow::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        rewrite();
}

} // namespace nunchi::ui
