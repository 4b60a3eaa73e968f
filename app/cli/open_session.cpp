// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/open_session.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include "session/exhibit_rules.h"
#include "session/store.h"

namespace nunchi::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::cli::OpenSession)
};

QString firstError(const course::Problems &problems)
{
    for (const course::Problem &problem : problems)
        if (problem.severity == course::Severity::Error)
            return course::toString(problem);
    return {};
}

} // namespace

std::unique_ptr<session::Session> openSession(
    const QString &folder, std::unique_ptr<session::Store> store, QString *error)
{
    const QString shown = QDir::toNativeSeparators(folder);
    if (!QFileInfo(folder).isDir()) {
        *error = Words::tr("there is no folder %1").arg(shown);
        return nullptr;
    }
    course::Problems problems;
    auto course = course::Course::open(folder, session::exhibitRules(), &problems);
    if (course) {
        auto session = std::make_unique<session::Session>(std::move(course), std::move(store));
        if (!session->pageIds().isEmpty())
            return session;
    }
    const QString found = firstError(problems);
    *error = found.isEmpty() ? Words::tr("there is no page to show in %1").arg(shown) : found;
    return nullptr;
}

} // namespace nunchi::cli
