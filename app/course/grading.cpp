// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/grading.h"

#include <algorithm>
#include <cmath>

namespace nunchi::course {

namespace {

Verdict notUnderstood()
{
    Verdict verdict;
    verdict.understood = false;
    return verdict;
}

bool knowsAll(const Question &question, const QStringList &chosen)
{
    return std::all_of(chosen.begin(), chosen.end(), [&](const QString &id) {
        return std::any_of(
            question.choices.begin(), question.choices.end(), [&](const Choice &choice) { return choice.id == id; });
    });
}

Verdict gradeSingle(const Question &question, const QString &chosen)
{
    Verdict verdict;
    for (const Choice &choice : question.choices) {
        if (choice.id != chosen)
            continue;
        verdict.right = choice.right;
        verdict.credit = choice.right ? 1 : 0;
        verdict.notes.append({choice.id, choice.right, choice.why});
    }
    return verdict;
}

Verdict gradeMultiple(const Question &question, const QStringList &chosen)
{
    Verdict verdict;
    int rightOnes = 0;
    int rightChosen = 0;
    int wrongChosen = 0;
    for (const Choice &choice : question.choices) {
        const bool isChosen = chosen.contains(choice.id);
        rightOnes += choice.right;
        rightChosen += isChosen && choice.right;
        wrongChosen += isChosen && !choice.right;
        if (isChosen || choice.right)
            verdict.notes.append({choice.id, isChosen && choice.right, choice.why});
    }
    verdict.right = rightChosen == rightOnes && wrongChosen == 0;
    if (rightOnes > 0)
        verdict.credit = std::max(0.0, double(rightChosen - wrongChosen) / rightOnes);
    return verdict;
}

bool within(double answer, double value, double tolerance)
{
    // The slack lets the tolerance's own edge count in spite of rounding; it never spans two typed numbers.
    return std::abs(answer - value) <= tolerance * (1 + 1e-9) + std::abs(value) * 1e-12;
}

Verdict gradeNumeric(const Question &question, const QString &text, const QLocale &locale)
{
    const std::optional<double> answer = readNumber(text, locale, unitsIn(question.ask));
    if (!answer)
        return notUnderstood();
    Verdict verdict;
    const NumericKey &key = question.numeric;
    verdict.right = within(*answer, key.value, key.tolerance);
    verdict.credit = verdict.right ? 1 : 0;
    if (verdict.right)
        return verdict;
    const NumericKey::Mistake *nearest = nullptr;
    for (const NumericKey::Mistake &mistake : key.mistakes)
        if (within(*answer, mistake.value, key.tolerance)
            && (!nearest || std::abs(*answer - mistake.value) < std::abs(*answer - nearest->value)))
            nearest = &mistake;
    if (nearest)
        verdict.notes.append({QString(), false, nearest->why});
    return verdict;
}

} // namespace

Verdict grade(const Question &question, const Response &response, const QLocale &locale)
{
    if (question.kind == Question::Kind::Numeric)
        return gradeNumeric(question, response.text, locale);
    if (response.chosen.isEmpty() || !knowsAll(question, response.chosen))
        return notUnderstood();
    if (question.kind == Question::Kind::Multiple)
        return gradeMultiple(question, response.chosen);
    return response.chosen.size() == 1 ? gradeSingle(question, response.chosen.front()) : notUnderstood();
}

} // namespace nunchi::course
