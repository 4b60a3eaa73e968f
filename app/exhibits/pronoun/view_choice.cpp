// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/pronoun/view_choice.h"

#include <algorithm>

#include <QPainter>

#include "controls/button.h"
#include "controls/focus_ring.h"
#include "typeset/math_runs.h"

namespace nunchi::exhibits::pronoun {

using controls::Button;
using controls::kFocusRoom;
using typeset::Token;

ChoiceRow::ChoiceRow(const typeset::Appearance &look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
{
}

void ChoiceRow::setWords(const QString &name, const QStringList &words)
{
    m_name = name;
    while (m_buttons.size() < words.size()) {
        auto *button = new Button(m_look, Button::Kind::Quiet, this);
        button->setCheckable(true);
        button->setAutoExclusive(true);
        const int index = int(m_buttons.size());
        // By mouse, by Space and by the arrows alike: whatever checks it, once.
        connect(button, &Button::toggled, this, [this, index](bool on) {
            if (on)
                Q_EMIT chosen(index);
        });
        m_buttons << button;
    }
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setLabel(typeset::asLine(words[i]));
        m_buttons[i]->setAccessibleName(name + QStringLiteral(": ") + words[i]);
    }
    resizeEvent(nullptr);
    update();
}

void ChoiceRow::setCurrent(int index)
{
    for (Button *button : std::as_const(m_buttons))
        button->blockSignals(true);
    m_buttons[index]->setChecked(true);
    for (Button *button : std::as_const(m_buttons))
        button->blockSignals(false);
}

QList<QWidget *> ChoiceRow::stops() const
{
    return {m_buttons.begin(), m_buttons.end()};
}

qreal ChoiceRow::nameWidth() const
{
    return typeset::lineWidth(typeset::lineRuns(m_name), m_look, {});
}

void ChoiceRow::setNameColumn(qreal width)
{
    m_nameColumn = width;
    resizeEvent(nullptr);
    update();
}

QList<QRect> ChoiceRow::places(int width, int &height) const
{
    QList<QRect> rects;
    const int left = qRound(m_nameColumn + m_look.length(10));
    int x = left;
    int y = 0;
    int high = 0;
    for (const Button *button : m_buttons) {
        const QSize size = button->sizeHint();
        const int visible = size.width() - 2 * kFocusRoom;
        if (x > left && x + visible > width) {
            x = left;
            y += high;
        }
        rects << QRect(QPoint(x - kFocusRoom, y), size);
        x += visible;
        high = std::max(high, size.height());
    }
    height = y + high;
    return rects;
}

int ChoiceRow::heightForWidth(int width) const
{
    int height = 0;
    places(width, height);
    return height;
}

void ChoiceRow::resizeEvent(QResizeEvent *)
{
    int height = 0;
    const QList<QRect> rects = places(width(), height);
    for (qsizetype i = 0; i < rects.size(); ++i)
        m_buttons[i]->setGeometry(rects[i]);
}

void ChoiceRow::paintEvent(QPaintEvent *)
{
    if (m_buttons.isEmpty())
        return;
    QPainter painter(this);
    typeset::LineStyle style;
    style.ink = m_look.color(Token::Ink2);
    const QRectF line(0, 0, m_nameColumn, m_buttons.first()->height());
    typeset::drawLine(painter, line, Qt::AlignLeft, typeset::lineRuns(m_name), m_look, style);
}

} // namespace nunchi::exhibits::pronoun
