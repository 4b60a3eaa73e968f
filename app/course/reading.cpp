// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/reading.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Reading)
};

/// A file that is no lesson at all would otherwise give a problem at every character.
constexpr int mostProblems = 100;

/// Blocks, rows and cells; the largest page of a lesson has a few hundred.
constexpr int mostParts = 20'000;

/// Setting one takes about 5 ms, and a check answers within two seconds; a page of proofs has some two hundred.
constexpr int mostFormulas = 400;

} // namespace

void Reading::note(Severity severity, qsizetype offset, const QString &message)
{
    if (problems.size() <= mostProblems)
        note(severity, place(offset), message);
}

Problems Reading::errorsSince(qsizetype count) const
{
    Problems errors;
    for (qsizetype i = count; i < problems.size(); ++i)
        if (problems.at(i).severity == Severity::Error)
            errors.append(problems.at(i));
    return errors;
}

Problems Reading::errorsInLine(qsizetype offset) const
{
    const Place line = place(offset);
    Problems errors = errorsSince(0);
    errors.removeIf(
        [&](const Problem &each) { return each.place.file != line.file || each.place.line != line.line; });
    return errors;
}

void Reading::putProblemsInOrder()
{
    const QString file = place(0).file;
    // What says that there are more stays the last of its file.
    Place *more = problems.size() > mostProblems ? &problems[mostProblems].place : nullptr;
    for (const Problem &each : std::as_const(problems))
        if (more && each.place.file == file && each.place.line > more->line)
            *more = each.place;
    std::stable_sort(problems.begin(), problems.end(), [&file](const Problem &a, const Problem &b) {
        return std::tuple(a.place.file != file, a.place.file, a.place.line, a.place.column)
            < std::tuple(b.place.file != file, b.place.file, b.place.line, b.place.column);
    });
}

bool Reading::roomForMore(qsizetype offset)
{
    if (++m_parts <= mostParts)
        return true;
    if (std::exchange(m_isWhole, false))
        error(offset,
            Words::tr("a page has at most %n block(s), rows and cells, and this one has more: divide it into "
                      "several pages",
                nullptr, mostParts));
    return false;
}

void Reading::addFormula(const QString &tex, bool display, qsizetype offset)
{
    if (formulas.size() < mostFormulas)
        formulas.append({tex, display, place(offset)});
    else if (!std::exchange(m_tooManyFormulas, true))
        error(offset,
            Words::tr("a page has at most %n formula(s), and this one has more: divide it into several pages", nullptr,
                mostFormulas));
}

void Reading::note(Severity severity, const Place &place, const QString &message)
{
    if (problems.size() > mostProblems)
        return;
    for (const Problem &known : std::as_const(problems))
        if (known.place.line == place.line && known.place.column == place.column && known.message == message)
            return;
    if (problems.size() == mostProblems)
        problems.append(
            {Severity::Error, place, Words::tr("more problems follow in this file: mend those above first")});
    else
        problems.append({severity, place, message});
}

qsizetype Fragment::offset(qsizetype within) const
{
    const auto next = std::upper_bound(
        pieces.begin(), pieces.end(), within, [](qsizetype at, const Piece &piece) { return at < piece.here; });
    if (next != pieces.begin())
        return std::prev(next)->there + (within - std::prev(next)->here);
    return pieces.empty() ? start + within : pieces.front().there;
}

void Fragment::prepend(const QByteArray &more)
{
    text.prepend(more);
    start -= more.size();
    for (Piece &piece : pieces)
        piece.here += more.size();
}

} // namespace nunchi::course
