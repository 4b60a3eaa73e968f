// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include "exhibits/shared/view_part.h"

class QKeyEvent;

namespace nunchi::exhibits {

/// A sentence, or several, of which a word is chosen by key or click: one stop of the keyboard, and type as large as
/// the words fit.
class SentencePart : public ViewPart
{
    Q_OBJECT
public:
    SentencePart(const typeset::Appearance &look, Role role, QWidget *parent);

    QList<QWidget *> stops() const override;

protected:
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void usedBy(bool keyboard) { m_byKeyboard = keyboard; }
    bool showsFocus() const { return hasFocus() && m_byKeyboard; }

    /// Where an arrow, Home or End leads from a word; empty: another key.
    static std::optional<int> movedBy(const QKeyEvent &event, int from, int last);
    /// The largest step of the type scale at which the words are no wider than that, or the smallest there is.
    int stepFor(qreal width, const std::function<qreal(int step)> &widthAt) const;

private:
    bool m_byKeyboard = false;
};

} // namespace nunchi::exhibits
