// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"

namespace nunchi::course {

/// Which file to read, and as what.
struct PageFile
{
    QString file;
    QString lessonFolder;
    QString id;
    QString language;
    const Glossary *glossary = nullptr; ///< null: none of its words can be pointed to
};

/// Reads one page. Never fails: what cannot be read is missing from the blocks and named in the problems.
/// Exhibits that share with a block of another page are left to the check of the whole course.
PageReading readPage(const PageFile &page, const ExhibitRules &rules);

/// Title and time alone.
FrontMatter readFrontMatterOf(const PageFile &page);

} // namespace nunchi::course
