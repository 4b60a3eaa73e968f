// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/find_bar.h"

#include <algorithm>

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>

#include "controls/button.h"
#include "ui/search_field.h"

namespace nunchi::ui {

using controls::Button;
using controls::Icon;
using typeset::Face;
using typeset::Token;

namespace {
constexpr qreal kSide = 24;
constexpr qreal kTop = 7;
constexpr qreal kGap = 8;
constexpr qreal kField = 320;
} // namespace

FindBar::FindBar(const typeset::Appearance &look, QWidget *parent)
    : FlowWidget(parent)
    , m_look(look)
    , m_field(new SearchField(look, this))
    , m_count(new QLabel(this))
    , m_previous(new Button(look, Button::Kind::Quiet, this))
    , m_next(new Button(look, Button::Kind::Quiet, this))
    , m_close(new Button(look, Button::Kind::Quiet, this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_field, &SearchField::wordsChanged, this, [this] { Q_EMIT wordsChanged(words()); });
    connect(m_previous, &Button::clicked, this, &FindBar::previousAsked);
    connect(m_next, &Button::clicked, this, &FindBar::nextAsked);
    connect(m_close, &Button::clicked, this, &FindBar::close);
    connect(&look, &typeset::Appearance::changed, this, &FindBar::restyle);
    restyle();
    hide();
}

QString FindBar::words() const
{
    return m_field->words();
}

void FindBar::open()
{
    QWidget *focus = QApplication::focusWidget();
    if (focus && !isAncestorOf(focus))
        m_before = focus;
    const bool wasHidden = isHidden();
    show();
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
    if (wasHidden)
        Q_EMIT wordsChanged(words());
}

void FindBar::close()
{
    if (isHidden())
        return;
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    hide();
    if (hadFocus && m_before && m_before->isVisible())
        m_before->setFocus(Qt::OtherFocusReason);
    else if (hadFocus)
        Q_EMIT focusLost();
    Q_EMIT closed();
}

void FindBar::setCount(qsizetype current, qsizetype total)
{
    m_current = current;
    m_total = total;
    showCount();
}

void FindBar::showCount()
{
    QString words;
    if (this->words().trimmed().isEmpty())
        words.clear();
    else if (m_total == 0)
        words = tr("Not in this lesson");
    else
        //: Which of how many places in the lesson is shown: "3 / 12"
        words = tr("%1 / %2").arg(m_look.locale().toString(m_current), m_look.locale().toString(m_total));
    const bool changed = words != m_count->text();
    m_count->setText(words);
    m_previous->setEnabled(m_total > 0);
    m_next->setEnabled(m_total > 0);
    m_field->setAccessibleDescription(words);
    if (changed && isVisible()) {
        QAccessibleEvent event(m_field, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&event);
    }
    rearrange();
}

void FindBar::restyle()
{
    m_count->setFont(m_look.font(Face::Label, -1));
    m_field->setPlaceholderText(tr("Find in this lesson"));
    m_field->setAccessibleName(tr("Find in this lesson"));
    m_previous->setIconOnly(tr("Previous place"), Icon::Previous);
    m_next->setIconOnly(tr("Next place"), Icon::Next);
    m_close->setIconOnly(tr("Close"), Icon::Cross);
    showCount();
    updateGeometry();
    rearrange();
    update();
}

int FindBar::arrange(int width, Flow::Pass pass) const
{
    const int side = std::min(qRound(m_look.length(kSide)), width / 20);
    const int gap = qRound(m_look.length(kGap));
    const int top = qRound(m_look.length(kTop));
    const int height = std::max(m_field->sizeHint().height(), m_close->sizeHint().height());
    if (pass == Flow::Pass::Measure)
        return height + 2 * top;
    const auto put = [top, height](QWidget *widget, int left, int wide) {
        const int tall = std::min(height, widget->sizeHint().height());
        widget->setGeometry(left, top + (height - tall) / 2, wide, tall);
    };
    const int close = m_close->sizeHint().width();
    put(m_close, width - side - close, close);
    // The field gives way first; the counter stands after the buttons, so that they do not move as it grows.
    const int button = m_next->sizeHint().width();
    const int count = m_count->sizeHint().width();
    const int room = width - 2 * side - close - 2 * button - count - 3 * gap;
    const int field = std::clamp(room, qRound(m_look.length(60)), qRound(m_look.length(kField)));
    int left = side;
    put(m_field, left, field);
    left += field + gap;
    put(m_previous, left, button);
    left += button;
    put(m_next, left, button);
    left += button + gap;
    put(m_count, left, std::max(0, std::min(count, width - side - close - left)));
    return height + 2 * top;
}

void FindBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_look.color(Token::Rail));
    painter.fillRect(QRectF(0, height() - 1, width(), 1), m_look.color(Token::Hair));
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape)
        close();
    else if (enter && modifiers == Qt::ShiftModifier)
        Q_EMIT previousAsked();
    else if (enter && modifiers == Qt::NoModifier)
        Q_EMIT nextAsked();
    // Nothing typed or steered here is the page's.
    event->accept();
}

void FindBar::changeEvent(QEvent *event)
{
    FlowWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        restyle();
}

} // namespace nunchi::ui
