// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/refusal.h"

#include <QFileInfo>

namespace nunchi::course {

namespace {

Span refused(const QString &text, Marks marks = {})
{
    Span span;
    span.text = text;
    span.marks = marks | Mark::Refused;
    return span;
}

} // namespace

Inlines refusedSource(const QString &source)
{
    // The sign as text: there is a coloured picture of it, too.
    return {refused(QStringLiteral("\u26A0\uFE0E\u00A0")), refused(source, Mark::Code)};
}

Inlines refusedReason(const Problem &problem)
{
    return {refused(QStringLiteral(" \u2014 %1 (%2:%3)")
                        .arg(problem.message, QFileInfo(problem.place.file).fileName())
                        .arg(problem.place.line))};
}

} // namespace nunchi::course
