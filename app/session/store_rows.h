// SPDX-License-Identifier: GPL-3.0-or-later
// What the store keeps about a learner, as plain values.
#pragma once

#include "course/question.h"

#include <QJsonObject>
#include <QList>
#include <QString>

#include <variant>

namespace nunchi::session {

/// How far a learner is with a page. The numbers are kept in the file: add, never renumber.
struct PageRow
{
    QString lesson;
    QString page;
    int progress = 0; ///< PageProgress
};

/// One graded attempt. Every attempt is kept.
struct AnswerRow
{
    QString lesson;
    QString page;
    QString question;
    QString concept_; ///< what the question asks about, for strengths and gaps
    int round = 1; ///< 1: the first time through the question; higher: asked again later
    int attempt = 1; ///< within the round
    QString language;
    course::Response response;
    bool right = false;
    double credit = 0;
    bool hintShown = false; ///< the hint was seen before this attempt
    bool finished = false; ///< no attempt follows in this round
};

/// What is entered at a question and not graded yet.
struct DraftRow
{
    QString lesson;
    QString question;
    course::Response response;
    bool hintShown = false;

    bool isEmpty() const { return response.isEmpty() && !hintShown; } ///< nothing to keep; the row goes
};

struct ExhibitRow
{
    QString lesson;
    QString block;
    QString exhibit;
    QJsonObject state; ///< empty: as the lesson set it; the row goes
};

struct PositionRow
{
    QString lesson;
    QString page;
    double scroll = 0;
};

/// One thing to write. An answer adds to what was kept; everything else replaces it.
using Change = std::variant<PageRow, AnswerRow, DraftRow, ExhibitRow, PositionRow>;

/// What was kept when the store was opened.
struct Snapshot
{
    QList<PageRow> pages;
    QList<AnswerRow> answers; ///< the last attempt at each question
    QList<DraftRow> drafts;
    QList<ExhibitRow> exhibits;
    PositionRow position; ///< lesson empty: none yet
};

} // namespace nunchi::session
