// SPDX-License-Identifier: GPL-3.0-or-later
// A session over the small course of course_fixture.h, and short ways to its questions and models.
#pragma once

#include "course_fixture.h"
#include "session/exhibit_rules.h"
#include "session/session.h"
#include "store_fixture.h"

#include <QtGlobal>

namespace fixture {

using namespace nunchi;

inline const QString first = QStringLiteral("first");
inline const QString second = QStringLiteral("second");
inline const QString quiz = QStringLiteral("quiz");
inline const course::Response rightPairs{{}, QStringLiteral("26만 2144쌍")};

/// storeFile empty: nothing is kept.
inline std::unique_ptr<session::Session> openSession(const CourseFolder &folder, const QString &storeFile = {})
{
    course::Problems problems;
    auto course = course::Course::open(folder.path(), session::exhibitRules(), &problems);
    for (const course::Problem &problem : problems)
        qInfo("%s", qPrintable(course::toString(problem)));
    if (!course)
        qFatal("the fixture is no course");
    auto store = storeFile.isEmpty() ? nullptr : std::make_unique<session::Store>(storeFile);
    return std::make_unique<session::Session>(std::move(course), std::move(store));
}

/// A question of the page in view.
inline course::Question question(session::Session &session, const char *id)
{
    const auto page = session.page();
    for (const course::Block *block : course::flattened(page->blocks))
        if (const auto *found = std::get_if<course::QuizBlock>(&block->content))
            if (found->question.id == QLatin1String(id))
                return found->question;
    qFatal("no question %s", id);
    return {};
}

/// The model of a block of the page in view.
inline exhibits::ExhibitModel *model(session::Session &session, const char *blockId)
{
    const auto page = session.page();
    for (const course::Block *block : course::flattened(page->blocks))
        if (block->id == QLatin1String(blockId))
            return session.model(*block);
    qFatal("no block %s", blockId);
    return nullptr;
}

inline void answerQuestion(session::Session &session, const char *id, const course::Response &response)
{
    const course::Question asked = question(session, id);
    session.enterResponse(asked, response);
    session.submit(asked);
}

inline course::Response choice(const char *id)
{
    return {{QString::fromLatin1(id)}, {}};
}

inline bool isScaled(const exhibits::ExhibitModel *model)
{
    return model->state().value(QLatin1String("scaled")).toBool();
}

inline void setScaled(exhibits::ExhibitModel *model, bool scaled)
{
    QCOMPARE(model->setSome({{QStringLiteral("scaled"), scaled}}), std::optional<QString>());
}

} // namespace fixture
