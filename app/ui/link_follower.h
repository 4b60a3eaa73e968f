// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

namespace nunchi::ui {

class PageArea;

/// Goes where a link leads: to a page or block of this lesson or, after LESSON/, of another, to a note or its mark, or
/// with http and https to the browser.
void followLink(const QString &target, session::Session &session, PageArea &area);

} // namespace nunchi::ui
