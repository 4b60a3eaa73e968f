// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/reading.h"

namespace nunchi::course {

/// Gives every block that has no id its kind and count within the page, and names ids that stand twice.
void assignIds(Reading &reading, Blocks *blocks);

/// Whether an author may give a block this id; if not, the reading has the problem.
bool checkId(Reading &reading, qsizetype offset, const QString &id);

/// Whether the id is kind and count, as blocks without an author's have: it changes when blocks are added.
bool isCounted(const QString &id);

/// Whether the id is an author's, not kind and count.
bool hasAuthorsId(const Block &block);

/// "p", "table", "quiz", …: what ids without an author begin with.
QString idStem(const Block &block);
/// "paragraph", "table", "question", …: in the reader's language.
QString kindName(const Block &block);

} // namespace nunchi::course
