// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/page_exhibits.h"

#include "session/session.h"

namespace nunchi::session {

QList<exhibits::ExhibitModel *> exhibitsOf(Session &session, const QString &lesson, const QString &page)
{
    QList<exhibits::ExhibitModel *> models;
    const auto read = session.pageOf(lesson, page);
    if (!read)
        return models;
    for (const course::Block *block : flattened(read->blocks))
        if (std::holds_alternative<course::ExhibitBlock>(block->content))
            if (exhibits::ExhibitModel *model = session.model(lesson, *block))
                models << model;
    return models;
}

} // namespace nunchi::session
