// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "course/block.h"

namespace nunchi::ui {

/// What is said in place of a block that cannot be shown, on screen and on paper.
class RefusedWords
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::ui::RefusedWords)
public:
    /// Before the title; the sign as text: there is a coloured picture of it, too.
    static QString sign() { return QStringLiteral("\u26A0\uFE0E"); }
    static QString title(const course::Refused &refused);
    /// What happened and how to mend it, and where: paths from the course's folder.
    static course::Inlines text(const course::Refused &refused, const QString &courseFolder);
};

} // namespace nunchi::ui
