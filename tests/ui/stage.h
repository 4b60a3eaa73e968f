// SPDX-License-Identifier: GPL-3.0-or-later
// A course in a temporary folder and what a part of a page needs to stand alone.
#pragma once

#include <memory>

#include <QStringList>
#include <QTemporaryDir>

#include "session/session.h"
#include "typeset/appearance.h"
#include "ui/page_context.h"

namespace stage {

/// course.yaml, one lesson "l" and the pages given, in Korean and English.
class CourseFolder
{
public:
    CourseFolder();
    QString path() const { return m_folder.path(); }
    /// number-id, such as "01-first"; an empty text: no file in that language.
    void addPage(const QString &name, const QByteArray &korean, const QByteArray &english) const;

private:
    void write(const QString &name, const QByteArray &text) const;
    QTemporaryDir m_folder;
};

std::unique_ptr<nunchi::session::Session> openSession(const QString &folder, const QString &keepIn = {});

/// The context of one part of a page: what it asks for is noted down.
struct Stage
{
    explicit Stage(nunchi::session::Session &session);

    nunchi::typeset::Appearance look;
    std::unique_ptr<nunchi::typeset::Typesetter> formulas;
    QStringList followed;
    int revealed = 0;
    nunchi::ui::PageContext context;
};

} // namespace stage
