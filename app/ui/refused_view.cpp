// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/refused_view.h"

#include "ui/refused_words.h"

namespace nunchi::ui {

RefusedView::RefusedView(const PageContext &context, QWidget *parent)
    : NotePanel(context, Kind::Caution, parent)
    , m_context(context)
{
    setSign(RefusedWords::sign());
}

void RefusedView::setRefused(const course::Refused &refused)
{
    setContent(RefusedWords::title(refused), RefusedWords::text(refused, m_context.session.course().folder()));
}

} // namespace nunchi::ui
