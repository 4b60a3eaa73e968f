// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/term_finder.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Terms)
};

} // namespace

const Term *findTerm(Reading &reading, qsizetype offset, const QString &words)
{
    const Glossary *glossary = reading.glossary();
    if (!glossary) {
        reading.error(offset, Words::tr("words of the glossary are pointed to from pages only: write the word itself"));
        return nullptr;
    }
    static const QRegularExpression explicitId(QStringLiteral("<([^<>]*)>$"));
    const QString trimmed = words.trimmed();
    const QRegularExpressionMatch match = explicitId.match(trimmed);
    if (match.hasMatch()) {
        const Term *term = glossary->term(match.captured(1).trimmed());
        if (!term)
            reading.error(offset,
                Words::tr("glossary.yaml has no term with the id \"%1\": correct the id, or add the term")
                    .arg(match.captured(1).trimmed()));
        return term;
    }
    const Term *term = glossary->named(trimmed, reading.language());
    if (!term)
        reading.error(offset,
            Words::tr("glossary.yaml has no term called \"%1\": add it there, or name the term's id, as in "
                      "{term}`%1 <attention>`")
                .arg(trimmed));
    return term;
}

} // namespace nunchi::course
