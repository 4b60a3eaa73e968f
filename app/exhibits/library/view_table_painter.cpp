// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/library/view_table_painter.h"

#include <algorithm>

#include <QCoreApplication>
#include <QFontMetricsF>

#include "exhibits/shared/number_text.h"
#include "typeset/math_runs.h"

namespace nunchi::exhibits::library {

namespace {

constexpr qreal kFillOpacity = 0.42;
constexpr qreal kRadius = 3;
constexpr int kQuery = TableGeometry::QueryRow;
constexpr double kSmallestMark = 0.3; ///< of the map: the smallest share still shows

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::exhibits::library::Table)
};

} // namespace

TablePainter::TablePainter(QPainter &painter, const Frame &frame)
    : m_painter(painter)
    , m_model(frame.model)
    , m_part(frame.part)
    , m_at(frame.geometry)
    , m_tiny(font(-2, false))
    , m_small(font(-1, false))
    , m_bold(font(-1, true))
{
    painter.setRenderHint(QPainter::Antialiasing);
}

QFont TablePainter::font(int ofScale, bool bold) const
{
    return m_part.look().font(typeset::Face::Label, m_part.step(ofScale), bold);
}

QColor TablePainter::weightColor(double weight) const
{
    return m_part.look().theme().weightMap().at(kSmallestMark + (1 - kSmallestMark) * weight);
}

void TablePainter::text(
    const QRectF &box, Qt::Alignment alignment, const QString &words, const QFont &font, Token ink)
{
    m_painter.setFont(font);
    m_painter.setPen(color(ink));
    const QString fitted = QFontMetricsF(font).elidedText(words, Qt::ElideRight, box.width() + 1);
    m_painter.drawText(box, int(alignment | Qt::AlignVCenter) | Qt::TextSingleLine | Qt::TextDontClip, fitted);
}

void TablePainter::math(
    const QRectF &box, Qt::Alignment alignment, const QString &textWithDollars, int ofScale, Token ink)
{
    typeset::drawLine(m_painter, box, alignment, typeset::lineRuns(textWithDollars), m_part.look(),
        {m_part.step(ofScale), typeset::Face::Label, false, color(ink)});
}

void TablePainter::paint()
{
    // The book that is looked at closely stands on a tint from edge to edge.
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(color(Token::Sunk));
    m_painter.drawRoundedRect(m_at.row(m_model.book()).adjusted(0, unit(2), 0, -unit(2)), 6, 6);
    drawHeads();
    drawQuery();
    for (int book = 0; book < Model::bookCount(); ++book)
        drawBook(book);
    drawAnswer();
    drawRule(m_at.ruleUnderQuery());
    drawRule(m_at.ruleOverAnswer());
}

void TablePainter::drawRule(qreal y)
{
    const QRectF row = m_at.row(0);
    const qreal edge = m_at.label(0).left();
    m_painter.fillRect(QRectF(edge, y, row.width() - 2 * edge, m_part.look().theme().hairline()), color(Token::Rule));
}

void TablePainter::drawHeads()
{
    const QRectF label = m_at.head(m_at.label(kQuery));
    const bool keys = m_model.show() == Show::Keys;
    //: Head of the column of books: what the cells beside them show.
    text(label, Qt::AlignLeft, keys ? Say::tr("key: what it promises") : Say::tr("value: pages of ten"), m_tiny,
        keys ? Token::KText : Token::VText);
    for (int c = 0; c < Model::topicCount(); ++c)
        text(m_at.head(m_at.cell(kQuery, c)), Qt::AlignRight, m_model.topic(c), m_tiny, Token::Ink2);
    math(m_at.head(m_at.score(kQuery)), Qt::AlignRight, QStringLiteral("$\\Q{q}\\cdot\\K{k}$"), -1, Token::Ink3);
    if (m_at.hasBars())
        drawAxis();
    else
        //: Head of a narrow column: the part of the reading that falls on a book.
        text(m_at.head(m_at.share(kQuery)), Qt::AlignRight, Say::tr("share"), m_tiny, Token::Ink3);
}

/// From 0 to 1 always, so that any two settings can be compared; the even share stands in between.
void TablePainter::drawAxis()
{
    const QRectF head = m_at.head(m_at.bar(kQuery));
    const qreal top = m_at.bar(kQuery).top();
    const qreal bottom = m_at.bar(Model::bookCount() - 1).bottom();
    m_painter.setPen(QPen(color(Token::Hair), m_part.look().theme().hairline()));
    for (const double share : {0.0, 0.5, 1.0}) {
        const qreal x = head.left() + head.width() * share;
        m_painter.drawLine(QPointF(x, m_at.row(0).top()), QPointF(x, bottom));
    }
    const qreal wide = unit(30);
    text(QRectF(head.left() + head.width() / 2 - wide / 2, head.top(), wide, head.height()), Qt::AlignHCenter,
        QStringLiteral("0.5"), m_tiny, Token::Ink3);
    text(QRectF(head.right() - wide / 2, head.top(), wide, head.height()), Qt::AlignHCenter, QStringLiteral("1"),
        m_tiny, Token::Ink3);
    const double even = 1.0 / Model::bookCount();
    const qreal x = head.left() + head.width() * even;
    QPen dashed(color(Token::Ink3), m_part.look().theme().hairline(), Qt::DashLine);
    m_painter.setPen(dashed);
    m_painter.drawLine(QPointF(x, m_at.ruleUnderQuery()), QPointF(x, bottom));
    //: Where the bars would end if every book got the same: %1 is the number of books.
    text(QRectF(x + unit(4), top - unit(8), head.right() - x, unit(18)), Qt::AlignLeft,
        Say::tr("all alike: 1/%1").arg(Model::bookCount()), m_tiny, Token::Ink3);
    const qreal half = head.left() + head.width() / 2 - wide / 2;
    //: Head of the bars: the part of the reading that falls on each book.
    text(QRectF(head.left(), head.top(), half - head.left(), head.height()), Qt::AlignLeft, Say::tr("share"), m_tiny,
        Token::Ink2);
}

void TablePainter::drawLabel(int row, const QString &first, const QString &second, Token ink)
{
    const QRectF box = m_at.label(row);
    if (m_part.isConsole() || second.isEmpty()) {
        text(box, Qt::AlignLeft, first, m_bold, ink);
        return;
    }
    const qreal upper = QFontMetricsF(m_bold).height();
    const qreal lower = QFontMetricsF(m_tiny).height();
    const qreal top = box.center().y() - (upper + lower) / 2;
    text(QRectF(box.left(), top, box.width(), upper), Qt::AlignLeft, first, m_bold, ink);
    text(QRectF(box.left(), top + upper, box.width(), lower), Qt::AlignLeft, second, m_tiny, Token::Ink2);
}

void TablePainter::drawCell(const QRectF &box, double number, double full, Token ground, Token fill)
{
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(color(ground));
    m_painter.drawRoundedRect(box, kRadius, kRadius);
    QColor filled = color(fill);
    filled.setAlphaF(kFillOpacity);
    m_painter.setBrush(filled);
    const qreal wide = box.width() * std::clamp(number / full, 0.0, 1.0);
    if (wide > 0)
        m_painter.drawRoundedRect(QRectF(box.left(), box.top(), wide, box.height()), kRadius, kRadius);
    if (m_at.hasNumbers())
        text(box.adjusted(0, 0, -unit(6), 0), Qt::AlignRight, shortNumber(number), m_small,
            number == 0 ? Token::Ink3 : Token::Ink);
}

void TablePainter::drawQuery()
{
    //: Label of the row in which the query stands.
    drawLabel(kQuery, Say::tr("query q"), m_model.asked(), Token::QText);
    for (int c = 0; c < Model::topicCount(); ++c) {
        const QRectF box = m_at.cell(kQuery, c);
        const double wish = m_model.q()(0, c);
        drawCell(box, wish, maxWish, Token::QTint, Token::Q);
        if (m_part.isAudience() || m_part.isPaper())
            continue;
        // The end of the bar is a handle.
        const qreal x = box.left() + box.width() * wish / maxWish;
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(color(Token::Q));
        const qreal wide = m_part.look().theme().activeLine();
        const qreal left = std::clamp(x - wide / 2, box.left(), box.right() - wide);
        m_painter.drawRoundedRect(QRectF(left, box.top() - unit(2), wide, box.height() + unit(4)), 2, 2);
    }
}

void TablePainter::drawBook(int book)
{
    const bool keys = m_model.show() == Show::Keys;
    drawLabel(book, m_model.title(book), m_model.keywords(book), Token::Ink);
    for (int c = 0; c < Model::topicCount(); ++c) {
        if (keys)
            drawCell(m_at.cell(book, c), Model::shelf().k()(book, c), maxWish, Token::KTint, Token::K);
        else
            drawCell(m_at.cell(book, c), Model::shelf().v()(book, c), Shelf::pagesOfABook, Token::VTint, Token::V);
    }
    const double share = m_model.share(book);
    const bool first = book == m_model.byShare().first() && !m_model.asksForNothing();
    text(m_at.score(book), Qt::AlignRight, fixedNumber(m_model.score(book), 2), m_small, Token::Ink);
    text(m_at.share(book), Qt::AlignRight, percentNumber(share), first ? m_bold : m_small, Token::WText);
    if (!m_at.hasBars())
        return;
    const QRectF column = m_at.bar(book);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(weightColor(share));
    m_painter.drawRoundedRect(
        QRectF(column.left(), column.top(), std::max<qreal>(2, column.width() * share), column.height()), 2, 2);
}

void TablePainter::drawAnswer()
{
    const int row = Model::bookCount();
    //: Label of the row of the answer, and below it what its numbers are.
    drawLabel(row, Say::tr("mixed answer z"), Say::tr("pages of ten"), Token::VText);
    for (int c = 0; c < Model::topicCount(); ++c)
        drawCell(m_at.cell(row, c), m_model.answer(c), Shelf::pagesOfABook, Token::VTint, Token::V);
    math(m_at.score(row), Qt::AlignRight, QStringLiteral("$\\sum\\W{w}\\V{v}$"), -1, Token::Ink3);
    text(m_at.share(row), Qt::AlignRight, QStringLiteral("100%"), m_small, Token::Ink2);
    if (m_at.hasBars())
        drawMixture();
}

/// All shares in one bar, in the order of the shelf.
void TablePainter::drawMixture()
{
    const QRectF column = m_at.bar(Model::bookCount());
    qreal left = column.left();
    for (int book = 0; book < Model::bookCount(); ++book) {
        const double share = m_model.share(book);
        const QRectF segment(left, column.top(), column.width() * share, column.height());
        const QColor ground = weightColor(share);
        m_painter.fillRect(segment.adjusted(0, 0, segment.width() > 3 ? -1 : 0, 0), ground);
        m_painter.setFont(m_tiny);
        const QString words = m_model.title(book);
        if (QFontMetricsF(m_tiny).horizontalAdvance(words) + unit(10) <= segment.width()) {
            m_painter.setPen(m_part.look().theme().textOn(ground));
            m_painter.drawText(segment, Qt::AlignCenter, words);
        }
        left = segment.right();
    }
}

} // namespace nunchi::exhibits::library
