// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage.h"

#include <QDir>
#include <QFile>

#include "session/exhibit_rules.h"
#include "session/store.h"
#include "ui/formulas.h"

using namespace nunchi;

namespace stage {

CourseFolder::CourseFolder()
{
    write(QStringLiteral("course.yaml"), "title: {ko: K, en: E}\nlanguages: [ko, en]\nlessons: [l]\n");
    write(QStringLiteral("l/lesson.yaml"), "title: {ko: K, en: E}\nlabel: {ko: K1, en: E1}\nlevel: high-school\n");
}

void CourseFolder::write(const QString &name, const QByteArray &text) const
{
    const QString file = QDir(path()).filePath(name);
    QDir().mkpath(QFileInfo(file).path());
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
        qFatal("cannot write %s", qPrintable(file));
}

void CourseFolder::addPage(const QString &name, const QByteArray &korean, const QByteArray &english) const
{
    if (!korean.isEmpty())
        write(QStringLiteral("l/ko/%1.md").arg(name), korean);
    if (!english.isEmpty())
        write(QStringLiteral("l/en/%1.md").arg(name), english);
}

std::unique_ptr<session::Session> openSession(const QString &folder, const QString &keepIn)
{
    course::Problems problems;
    auto course = course::Course::open(folder, session::exhibitRules(), &problems);
    if (!course)
        qFatal("no course in %s", qPrintable(folder));
    auto store = keepIn.isEmpty() ? nullptr : std::make_unique<session::Store>(keepIn);
    return std::make_unique<session::Session>(std::move(course), std::move(store));
}

Stage::Stage(session::Session &session)
    : look(typeset::Fonts::onThisComputer())
    , formulas(ui::makeTypesetter(look.fonts(), {}))
    , context{session, look, *formulas, [this](const QString &target) { followed << target; },
          [this](QWidget *, const QRect &) { ++revealed; }, [] {}}
{
    look.setLanguage(session.language());
}

} // namespace stage
