// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/library/view_answer.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "exhibits/library/model_text.h"
#include "exhibits/shared/number_text.h"
#include "typeset/math_runs.h"

namespace nunchi::exhibits::library {

using typeset::Token;

namespace {
constexpr int kMostBooks = 3;
constexpr double kWorthReading = 0.08; ///< a share below this is summed up with the others
constexpr qreal kPadding = 14;
constexpr qreal kGap = 4;
constexpr qreal kRadius = 10;
} // namespace

AnswerPart::AnswerPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : ViewPart(look, role, parent)
    , m_model(model)
{
}

/// "What a Leaf Does: 0.8×2.0 + … = 3.48 → share 51%"
QString AnswerPart::workingWords() const
{
    const int book = m_model.book();
    //: How a book's share comes about. %1 its title, %2 the products and their sum, %3 the temperature, %4 the share.
    return tr("“%1”: $\\Q{q}\\cdot\\K{k}$ = %2; divided by %3 and through the softmax: \\W{%4}")
        .arg(typeset::asLine(m_model.title(book)), text::working(m_model, book),
            text::temperature(m_model.temperature()), percentNumber(m_model.share(book)));
}

void AnswerPart::chooseLines()
{
    m_lines.clear();
    double told = 0;
    for (const int book : m_model.byShare()) {
        const double share = m_model.share(book);
        const bool enough = m_lines.size() >= kMostBooks || (share < kWorthReading && !m_lines.isEmpty());
        if (enough || m_model.asksForNothing())
            break;
        told += share;
        m_lines.append({percentNumber(share),
            flow(typeset::asLine(m_model.says(book)), style(0, Token::Ink, false, typeset::Face::Prose))});
    }
    const int others = Model::bookCount() - int(m_lines.size());
    QString rest;
    if (m_model.asksForNothing())
        rest = tr("Nothing is looked for, so every book is read alike.");
    else if (others > 0)
        //: The last line of the mixed answer: %n books are not quoted, together they make %1 of it.
        rest = tr("and %1 from %n other book(s)", nullptr, others).arg(percentNumber(1 - told));
    m_rest = flow(rest, style(-1, Token::Ink2));
}

void AnswerPart::refresh()
{
    m_working = isAudience() ? FlowText() : flow(workingWords(), style(-1, Token::Ink2));
    //: Head of the answer in words, which is put together from the books.
    m_head = flow(tr("The answer, read from all of them"), style(-1, Token::VText, true));
    chooseLines();
    update();
}

qreal AnswerPart::column(int width) const
{
    return std::max<qreal>(1, width - 2 * length(kPadding) - indent());
}

int AnswerPart::heightForWidth(int width) const
{
    qreal height = m_working.isEmpty() ? 0 : m_working.heightForWidth(width) + length(kPadding);
    height += 2 * length(kPadding) + m_head.lineHeight() + length(kGap);
    for (const Line &line : m_lines)
        height += line.words.heightForWidth(column(width)) + length(kGap);
    height += m_rest.heightForWidth(column(width));
    return static_cast<int>(std::ceil(height));
}

void AnswerPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    qreal top = 0;
    if (!m_working.isEmpty()) {
        const qreal high = m_working.heightForWidth(width());
        m_working.draw(painter, QRectF(0, 0, width(), high));
        top = high + length(kPadding);
    }
    const qreal line = look().theme().hairline();
    painter.setPen(QPen(color(Token::Hair), line));
    painter.setBrush(color(Token::Surface));
    const QRectF card = QRectF(0, top, width(), height() - top).adjusted(line / 2, line / 2, -line / 2, -line / 2);
    painter.drawRoundedRect(card, kRadius, kRadius);
    const qreal left = length(kPadding);
    top += length(kPadding);
    m_head.draw(painter, QRectF(left, top, width() - 2 * left, m_head.lineHeight()));
    top += m_head.lineHeight() + length(kGap);
    for (const Line &entry : std::as_const(m_lines)) {
        const qreal high = entry.words.heightForWidth(column(width()));
        painter.setFont(font(0, true));
        painter.setPen(color(Token::WText));
        painter.drawText(QRectF(left, top, indent(), entry.words.lineHeight()), Qt::AlignLeft | Qt::AlignVCenter,
            entry.share);
        entry.words.draw(painter, QRectF(left + indent(), top, column(width()), high));
        top += high + length(kGap);
    }
    m_rest.draw(painter, QRectF(left + indent(), top, column(width()), m_rest.heightForWidth(column(width()))));
}

} // namespace nunchi::exhibits::library
