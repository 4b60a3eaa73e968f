// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/sentence_part.h"

#include <algorithm>

#include <QFocusEvent>
#include <QKeyEvent>

namespace nunchi::exhibits {

namespace {
constexpr int kSmallestStep = -2;
}

SentencePart::SentencePart(const typeset::Appearance &look, Role role, QWidget *parent)
    : ViewPart(look, role, parent)
{
    setFocusPolicy(isAudience() ? Qt::NoFocus : Qt::StrongFocus);
}

QList<QWidget *> SentencePart::stops() const
{
    return isAudience() ? QList<QWidget *>() : QList<QWidget *>{const_cast<SentencePart *>(this)};
}

void SentencePart::focusInEvent(QFocusEvent *event)
{
    m_byKeyboard = event->reason() != Qt::MouseFocusReason;
    ViewPart::focusInEvent(event);
    update();
}

void SentencePart::focusOutEvent(QFocusEvent *event)
{
    ViewPart::focusOutEvent(event);
    update();
}

std::optional<int> SentencePart::movedBy(const QKeyEvent &event, int from, int last)
{
    switch (event.key()) {
    case Qt::Key_Left:
        return std::max(0, from - 1);
    case Qt::Key_Right:
        return std::min(last, from + 1);
    case Qt::Key_Home:
        return 0;
    case Qt::Key_End:
        return last;
    default:
        return std::nullopt;
    }
}

int SentencePart::stepFor(qreal width, const std::function<qreal(int step)> &widthAt) const
{
    for (int size = isConsole() ? -1 : step(0); size > kSmallestStep; --size)
        if (widthAt(size) <= width)
            return size;
    return kSmallestStep;
}

} // namespace nunchi::exhibits
