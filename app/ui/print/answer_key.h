// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "ui/print/print_context.h"

namespace nunchi::ui {

/// A question with its number in the handout.
struct PrintedQuestion
{
    int number = 0;
    course::Question question;
    QString lesson;
    QString pageId;
    std::shared_ptr<PrintedNotes> notes; ///< of its page
    QString target; ///< where the question stands
    QString answerTarget; ///< where its answer stands
};

/// The questions of a handout and, when they are wanted, their answers at its end.
class AnswerKey
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::ui::AnswerKey)
public:
    PrintedQuestion enter(PrintContext &context, const course::Question &question, const QString &target);
    bool isEmpty() const { return m_questions.isEmpty(); }
    const QList<PrintedQuestion> &questions() const { return m_questions; }

    print::Strips strips(PrintContext &context) const;

    /// The right answer and why, without a number.
    static print::Strips answer(const PrintContext &context, const PrintedQuestion &question, qreal width);

private:
    QList<PrintedQuestion> m_questions;
};

/// A, B, … for the choices, in their order.
QString choiceLetter(qsizetype index);

} // namespace nunchi::ui
