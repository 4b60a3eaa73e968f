// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/found_marks.h"

#include <utility>

#include <QPainter>
#include <QTextEdit>

#include "ui/prose_view.h"

namespace nunchi::ui {

using typeset::Token;

namespace {

QTextCursor selected(QTextDocument *document, const course::TextRange &range)
{
    QTextCursor cursor(document);
    cursor.setPosition(static_cast<int>(range.start));
    cursor.setPosition(static_cast<int>(range.start + range.length), QTextCursor::KeepAnchor);
    return cursor;
}

} // namespace

FoundMarks::FoundMarks(ProseView &view, const typeset::Appearance &look)
    : m_view(view)
    , m_look(look)
{
}

bool FoundMarks::setPattern(const course::TextPattern &pattern)
{
    if (pattern.isEmpty() && m_pattern.isEmpty())
        return false;
    m_pattern = pattern;
    m_current = -1;
    seek();
    return true;
}

QList<course::TextRange> FoundMarks::wordsOf(const FoundText &found)
{
    QList<course::TextRange> words;
    qsizetype from = found.range.start;
    const auto takeUntil = [&](qsizetype to) {
        if (from < to)
            words.append({from, to - from});
        from = to + 1; // an object is one character
    };
    for (const FoundText::InFormula &formula : found.formulas)
        takeUntil(formula.position);
    takeUntil(found.range.start + found.range.length);
    return words;
}

void FoundMarks::seek()
{
    m_found = findInDocument(*m_view.document(), m_pattern);
    QList<QTextEdit::ExtraSelection> marks;
    for (const FoundText &found : std::as_const(m_found)) {
        for (const course::TextRange &words : wordsOf(found)) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = selected(m_view.document(), words);
            mark.format.setBackground(m_look.color(Token::NoteTint));
            mark.format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
            mark.format.setUnderlineColor(m_look.color(Token::Note));
            marks << mark;
        }
    }
    m_view.setExtraSelections(marks);
}

bool FoundMarks::setCurrent(qsizetype index)
{
    return std::exchange(m_current, index) != index;
}

std::optional<FoundText> FoundMarks::current() const
{
    if (m_current < 0 || m_current >= m_found.size())
        return {};
    return m_found.at(m_current);
}

QRect FoundMarks::rectOf(const FoundText &found) const
{
    QRectF rect;
    for (const course::TextRange &words : wordsOf(found))
        rect |= m_view.rectOf(words);
    for (const FoundText::InFormula &formula : found.formulas)
        rect |= m_view.prose().formulas().rectOf(formula.position, formula.from, formula.to);
    return rect.toAlignedRect();
}

void FoundMarks::paintUnder(QPainter &painter) const
{
    for (const FoundText &found : m_found) {
        for (const FoundText::InFormula &formula : found.formulas) {
            const QRectF rect = m_view.prose().formulas().rectOf(formula.position, formula.from, formula.to);
            painter.fillRect(rect, m_look.color(Token::NoteTint));
            painter.setPen(QPen(m_look.color(Token::Note), m_look.theme().hairline()));
            painter.drawLine(rect.bottomLeft(), rect.bottomRight());
        }
    }
}

/// An ink frame: a stronger ground alone would not be seen by everybody.
void FoundMarks::paintCurrent(QPainter &painter) const
{
    const std::optional<FoundText> found = current();
    if (!found)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_look.color(Token::Ink), m_look.theme().dataLine()));
    const QRectF box = QRectF(rectOf(*found)).adjusted(-1, 0, 1, 0);
    painter.drawRoundedRect(box & QRectF(m_view.viewport()->rect()).adjusted(1, 1, -1, -1), 3, 3);
}

} // namespace nunchi::ui
