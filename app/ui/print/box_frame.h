// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"
#include "print/strip.h"
#include "typeset/appearance.h"

namespace nunchi::ui {

/// How a box of the lesson is set apart on paper: by form, told apart in grey as well.
class BoxFrame
{
public:
    BoxFrame(const typeset::Appearance &look, const course::Box &box);

    course::Inlines label() const; ///< with the level, and the box's own title
    typeset::Token ground() const;
    qreal side() const; ///< between the frame and what stands in it
    /// Around all of these.
    void put(print::Strips &strips, qreal width) const;

private:
    void paint(QPainter &painter, const QRectF &rect, bool begins, bool ends) const;

    const typeset::Appearance &m_look;
    course::Box::Kind m_kind;
    QString m_title;
    QString m_level; ///< in words
};

/// More room within a strip, over and under what it draws.
void pad(print::Strip &strip, qreal over, qreal under);

} // namespace nunchi::ui
