// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/question_strips.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QPainter>

#include "ui/print/box_frame.h"
#include "ui/print/text_strips.h"

namespace nunchi::ui {

using course::Question;
using print::Strip;
using print::Strips;
using typeset::Face;
using typeset::Token;

namespace {
constexpr qreal kIndent = 34;
constexpr qreal kMark = 19;
constexpr qreal kLine = 220; ///< to write a number on
} // namespace

QuestionStrips::QuestionStrips(const PrintContext &context)
    : m_context(context)
{
}

Strips QuestionStrips::strips(const PrintedQuestion &printed, qreal width) const
{
    const Question &question = printed.question;
    Strips strips = head(printed, width);
    for (qsizetype i = 0; i < question.choices.size(); ++i)
        strips.push_back(choice(question, i, width));
    if (question.kind == Question::Kind::Numeric)
        strips.push_back(line(width));
    if (m_context.answers == PrintedAnswers::Inline) {
        Strips answer = AnswerKey::answer(m_context, printed, width - kIndent);
        indent(answer, kIndent);
        answer.front().above = 12;
        append(strips, std::move(answer));
    }
    // As long as a sheet can hold it the question stays whole.
    for (size_t i = 0; i + 1 < strips.size(); ++i)
        strips[i].keepWithNext = true;
    return strips;
}

Strips QuestionStrips::head(const PrintedQuestion &printed, qreal width) const
{
    //: On paper, over a question; %1 is its number
    const QString label = tr("Question %1").arg(printed.number);
    Strips strips =
        TextStrips(m_context, m_context.text(label, {Face::Label, -2, true, Token::Ink3}, width)).strips();
    pad(strips.front(), 8, 0);
    const QPen pen(m_context.look().color(Token::Rule), m_context.look().theme().hairline());
    strips.front().paint = [paint = std::move(strips.front().paint), pen, width](QPainter &painter) {
        painter.setPen(pen);
        painter.drawLine(QPointF(0, 0), QPointF(width, 0));
        paint(painter);
    };
    if (!printed.answerTarget.isEmpty())
        strips.front().links << print::StripLink{QRectF(0, 0, width, strips.front().height), printed.answerTarget};
    Strips ask = TextStrips(
        m_context, m_context.text(printed.question.ask, {Face::Prose, 0, true, Token::Ink}, width))
                     .strips();
    if (!ask.empty())
        ask.front().above = 2;
    append(strips, std::move(ask));
    return strips;
}

Strip QuestionStrips::choice(const Question &question, qsizetype index, qreal width) const
{
    const auto &look = m_context.look();
    Strip strip = print::joined(
        TextStrips(m_context, m_context.text(question.choices.at(index).text, {}, width - kIndent)).strips());
    const QFont font = look.font(Face::Label, -2);
    const qreal firstLine = QFontMetricsF(look.font(Face::Prose)).height();
    const bool round = question.kind == Question::Kind::Single;
    Strips moved{std::move(strip)};
    indent(moved, kIndent);
    strip = std::move(moved.front());
    strip.height = std::max(strip.height, firstLine);
    strip.above = 9;
    strip.paint = [text = std::move(strip.paint), letter = choiceLetter(index), font, firstLine, round,
                      outline = QPen(look.color(Token::Ink3), look.theme().hairline()),
                      ink = look.color(Token::Ink)](QPainter &painter) {
        const QRectF mark(2, (firstLine - kMark) / 2 + 0.5, kMark, kMark);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(outline);
        painter.drawRoundedRect(mark, round ? kMark / 2 : 3, round ? kMark / 2 : 3);
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(mark, Qt::AlignCenter, letter);
        if (text)
            text(painter);
    };
    return strip;
}

Strip QuestionStrips::line(qreal width) const
{
    const auto &look = m_context.look();
    Strip strip;
    strip.above = 10;
    strip.height = 30;
    strip.paint = [font = look.font(Face::Label, -1), ink = look.color(Token::Ink2),
                      pen = QPen(look.color(Token::Ink3), look.theme().hairline()), words = tr("Your answer"),
                      right = std::min(width, kLine)](QPainter &painter) {
        painter.setFont(font);
        painter.setPen(ink);
        const qreal base = 24;
        painter.drawText(QPointF(0, base), words);
        const qreal left = QFontMetricsF(font).horizontalAdvance(words) + 10;
        painter.setPen(pen);
        painter.drawLine(QPointF(left, base + 3), QPointF(left + right, base + 3));
    };
    return strip;
}

} // namespace nunchi::ui
