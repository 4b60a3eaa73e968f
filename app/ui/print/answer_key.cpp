// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/answer_key.h"

#include <QPainter>

#include "ui/print/text_strips.h"

namespace nunchi::ui {

using course::Question;
using print::Strips;
using typeset::Face;
using typeset::Token;

namespace {

constexpr qreal kNumber = 44; ///< room for the question's number

QString rightLetters(const Question &question)
{
    QStringList letters;
    for (qsizetype i = 0; i < question.choices.size(); ++i)
        if (question.choices.at(i).right)
            letters << choiceLetter(i);
    return letters.join(QStringLiteral(", "));
}

/// Why it is right, when the question has no explanation of its own.
course::Inlines reasonOf(const Question &question)
{
    if (!question.explain.isEmpty())
        return question.explain;
    if (!question.right.isEmpty())
        return question.right;
    for (const course::Choice &choice : question.choices)
        if (choice.right && !choice.why.isEmpty())
            return choice.why;
    return {};
}

} // namespace

QString choiceLetter(qsizetype index)
{
    return QString(QChar(u'A' + static_cast<char16_t>(index % 26)));
}

PrintedQuestion AnswerKey::enter(PrintContext &context, const Question &question, const QString &target)
{
    const QString answer = context.answers == PrintedAnswers::Key ? target + QStringLiteral("/answer") : QString();
    m_questions << PrintedQuestion{
        ++context.questions, question, context.lesson, context.pageId, context.notes, target, answer};
    return m_questions.last();
}

Strips AnswerKey::answer(const PrintContext &context, const PrintedQuestion &printed, qreal width)
{
    const Question &question = printed.question;
    QString right = rightLetters(question);
    if (question.kind == Question::Kind::Numeric) {
        right = context.look().locale().toString(question.numeric.value, 'g', 12);
        if (question.numeric.tolerance > 0)
            right += QStringLiteral(" ± ") + context.look().locale().toString(question.numeric.tolerance, 'g', 6);
    }
    const TextStyle bold{Face::Label, -1, true, Token::Ink};
    //: On paper, before the letters or the number of the right answer
    Strips strips = TextStrips(context, context.text(tr("Answer: %1").arg(right), bold, width)).strips();
    for (print::Strip &strip : strips)
        strip.keepWithNext = true;
    const course::Inlines reason = reasonOf(question);
    if (reason.isEmpty()) {
        strips.back().keepWithNext = false;
        return strips;
    }
    Strips text = TextStrips(context, context.text(reason, {Face::Prose, -1, false, Token::Ink}, width)).strips();
    if (!text.empty())
        text.front().above = 2;
    append(strips, std::move(text));
    return strips;
}

Strips AnswerKey::strips(PrintContext &context) const
{
    const qreal width = context.paper.column();
    Strips strips = TextStrips(context, context.text(tr("Answers"), {Face::Prose, 4, true, Token::Ink}, width)).strips();
    strips.front().newSheetAfter = 0;
    strips.front().headings << print::Heading{tr("Answers"), 0};
    strips.front().running = tr("Answers");
    strips.back().keepWithNext = true;
    for (const PrintedQuestion &printed : m_questions) {
        context.lesson = printed.lesson;
        context.pageId = printed.pageId;
        context.notes = printed.notes;
        Strips made = answer(context, printed, width - kNumber);
        indent(made, kNumber);
        made.front().above = 16;
        made.front().anchors << print::Anchor{printed.answerTarget, 0};
        // The number leads back to the question.
        const auto number = context.text(
            QString::number(printed.number), {Face::Label, -1, true, Token::Ink3}, kNumber - 10);
        Strips mark = TextStrips(context, number).strips();
        made.front().links << print::StripLink{QRectF(0, 0, kNumber, made.front().height), printed.target};
        made.front().paint = [text = std::move(made.front().paint), mark = mark.front().paint](QPainter &painter) {
            mark(painter);
            text(painter);
        };
        append(strips, std::move(made));
    }
    return strips;
}

} // namespace nunchi::ui
