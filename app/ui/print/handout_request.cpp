// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/handout_request.h"

namespace nunchi::ui {

HandoutRequest HandoutRequest::page(const session::Session &session)
{
    HandoutRequest request;
    request.parts << Part{session.lessonId(), {session.pageId()}};
    return request;
}

HandoutRequest HandoutRequest::lesson(session::Session &session, const QString &lesson)
{
    HandoutRequest request;
    if (const course::LessonInfo *info = session.course().lesson(lesson))
        request.parts << Part{info->id, info->pageIds};
    return request;
}

HandoutRequest HandoutRequest::course(session::Session &session)
{
    HandoutRequest request;
    for (const course::LessonInfo &info : session.course().lessons())
        if (!info.pageIds.isEmpty())
            request.parts << Part{info.id, info.pageIds};
    return request;
}

} // namespace nunchi::ui
