// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/refused_words.h"

#include <QDir>

#include "course/printable.h"
#include "ui/words.h"

namespace nunchi::ui {

using course::Inlines;
using course::Problem;
using course::Refused;
using course::Span;

namespace {

constexpr qsizetype kMost = 3; ///< what is wrong with one block; the rest is said by nunchi check

Span lineBreak()
{
    Span span;
    span.kind = Span::Kind::HardBreak;
    return span;
}

/// Set as what it is, a place in a file, on the ground of the notice.
Span placeOf(const Problem &problem, const QString &folder)
{
    Span span;
    span.text = course::printable(QDir::toNativeSeparators(QDir(folder).relativeFilePath(problem.place.file)));
    for (const int number : {problem.place.line, problem.place.column})
        if (number > 0)
            span.text += QLatin1Char(':') + QString::number(number);
    span.marks = course::Mark::Code | course::Mark::Refused;
    return span;
}

QString sentence(QString message)
{
    if (!message.isEmpty())
        message[0] = message.at(0).toUpper();
    return course::printable(message);
}

} // namespace

QString RefusedWords::title(const Refused &refused)
{
    switch (refused.kind) {
    case Refused::Kind::Picture:
        return tr("This picture cannot be shown");
    case Refused::Kind::Question:
        return tr("This question cannot be shown");
    case Refused::Kind::Exhibit:
        return tr("This exhibit cannot be shown");
    case Refused::Kind::Html:
        return tr("This part is written in HTML and is not shown");
    case Refused::Kind::Other:
        break;
    }
    return tr("This part of the page cannot be shown");
}

Inlines RefusedWords::text(const Refused &refused, const QString &courseFolder)
{
    Inlines text;
    for (const Problem &problem : refused.problems.first(std::min(kMost, refused.problems.size()))) {
        if (!text.isEmpty())
            text << lineBreak();
        text << words(sentence(problem.message)) << lineBreak() << placeOf(problem, courseFolder);
    }
    if (refused.problems.size() > kMost)
        text << lineBreak() << words(tr("and %n more", nullptr, static_cast<int>(refused.problems.size() - kMost)));
    if (text.isEmpty())
        text << words(tr("Run nunchi check on the folder of the lessons: it says what is wrong."));
    return text;
}

} // namespace nunchi::ui
