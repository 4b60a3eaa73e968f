// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QList>
#include <QString>
#include <QStringList>

#include "course/inline.h"

namespace nunchi::course {

struct Choice
{
    QString id; ///< stable across languages and order: "a", "b", … by place in the file, or the author's own
    Inlines text;
    bool right = false;
    Inlines why; ///< feedback when chosen (for Multiple: also when wrongly left out)
};

struct NumericKey
{
    double value = 0;
    double tolerance = 0; ///< absolute; |answer − value| ≤ tolerance is right
    /// Feedback for numbers that come from a known mistake.
    struct Mistake
    {
        double value = 0;
        Inlines why;
    };
    QList<Mistake> mistakes;
};

struct Question
{
    enum class Kind : quint8 { Single, Multiple, Numeric };
    QString id;
    Kind kind = Kind::Single;
    QString concept_; ///< what it asks about, for strengths and gaps; may be empty
    Inlines ask;
    QList<Choice> choices; ///< Single, Multiple
    NumericKey numeric; ///< Numeric
    Inlines hint; ///< shown before the one retry
    Inlines right; ///< shown when answered rightly
    Inlines explain; ///< the full explanation, shown at the end
};

/// What a learner gave: ids of the chosen choices, or the text typed.
struct Response
{
    QStringList chosen;
    QString text;

    bool isEmpty() const { return chosen.isEmpty() && text.trimmed().isEmpty(); }
    bool operator==(const Response &) const = default;
};

} // namespace nunchi::course
