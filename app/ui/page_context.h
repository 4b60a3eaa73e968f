// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QRect>
#include <QString>

#include "exhibits/exhibit_view.h"
#include "session/session.h"
#include "typeset/appearance.h"
#include "typeset/formula/typesetter.h"

class QWidget;

namespace nunchi::ui {

/// What every part of a page needs from its window.
struct PageContext
{
    session::Session &session;
    const typeset::Appearance &look;
    typeset::Typesetter &formulas;
    std::function<void(const QString &target)> followLink; ///< page:ID, block:ID, note:ID, mark:ID or a web address
    std::function<void(QWidget *part, const QRect &rect)> reveal; ///< scroll so that this can be seen
    std::function<void()> takeKeysBack; ///< an exhibit was left: the page has the keys again
    exhibits::Role role = exhibits::Role::Student; ///< for whom its exhibits are shown
};

} // namespace nunchi::ui
