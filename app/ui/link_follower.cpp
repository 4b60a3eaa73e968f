// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link_follower.h"

#include <QDesktopServices>
#include <QUrl>

#include "ui/link_targets.h"
#include "ui/page_area.h"
#include "ui/page_view.h"

namespace nunchi::ui {

namespace {

struct Place
{
    QString lesson;
    QString name;
};

Place placeOf(const QString &target, const session::Session &session)
{
    const QString id = linkId(target);
    const qsizetype slash = id.indexOf(QLatin1Char('/'));
    return slash < 0 ? Place{session.lessonId(), id} : Place{id.left(slash), id.mid(slash + 1)};
}

void goToBlock(const Place &place, session::Session &session, PageArea &area)
{
    if (place.lesson == session.lessonId() && area.scrollToBlock(place.name))
        return;
    const QString page = session.pageOfBlock(place.lesson, place.name);
    if (!page.isEmpty() && session.goTo(place.lesson, page))
        area.scrollToBlock(place.name);
}

} // namespace

void followLink(const QString &target, session::Session &session, PageArea &area)
{
    const Place place = placeOf(target, session);
    switch (linkKind(target)) {
    case LinkKind::Inside:
        if (target.startsWith(QLatin1String("page:")))
            session.goTo(place.lesson, place.name);
        else
            goToBlock(place, session, area);
        break;
    case LinkKind::Note:
        area.page()->showNote(linkId(target));
        break;
    case LinkKind::Mark:
        area.page()->showMark(linkId(target));
        break;
    case LinkKind::Web:
        if (const QUrl url(target); url.scheme() == QLatin1String("https") || url.scheme() == QLatin1String("http"))
            QDesktopServices::openUrl(url);
        break;
    case LinkKind::Term:
        break;
    }
}

} // namespace nunchi::ui
