// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/lesson_place.h"

#include <QCoreApplication>
#include <QStringList>

namespace nunchi::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::cli::Render)
};

} // namespace

std::variant<LessonPlace, QString> readLessonPlace(const QString &text)
{
    const QStringList parts = text.split(QLatin1Char('/'));
    const LessonPlace place{parts.at(0), parts.value(1)};
    if (!place.lesson.isEmpty() && parts.size() <= 2 && (parts.size() == 1 || !place.page.isEmpty()))
        return place;
    return Words::tr("%1: write LESSON or LESSON/PAGE, such as 13-attention/check").arg(text);
}

} // namespace nunchi::cli
