// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/view_table_painter.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainterPath>

#include "controls/focus_ring.h"
#include "exhibits/attention-steps/view_words.h"
#include "exhibits/shared/number_text.h"
#include "exhibits/shared/weight_scale.h"

namespace nunchi::exhibits::attention_steps {

namespace {
constexpr qreal fillOpacity = 0.42;
constexpr qreal keyOpacity = 0.34;

struct Heads
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::exhibits::attention_steps::View)
};
} // namespace

TablePainter::TablePainter(QPainter &painter, const Frame &frame)
    : m_painter(painter)
    , m_frame(frame)
    , m_model(frame.model)
    , m_values(frame.model.values())
    , m_at(frame.geometry)
    , m_query(m_values.queryIndex())
    , m_strongest(m_model.strongest())
    , m_tiny(font(-2, false))
    , m_tinyBold(font(-2, true))
    , m_small(font(-1, false))
    , m_smallBold(font(-1, true))
    , m_word(font(0, false))
    , m_wordBold(font(0, true))
{
    painter.setRenderHint(QPainter::Antialiasing);
    if (!reached(Step::Softmax))
        chooseWorking();
}

void TablePainter::text(const QRectF &rect, Qt::Alignment alignment, const QString &words, const QFont &font, Token ink)
{
    m_painter.setFont(font);
    m_painter.setPen(color(ink));
    m_painter.drawText(rect, int(alignment | Qt::AlignVCenter) | Qt::TextSingleLine | Qt::TextDontClip, words);
}

void TablePainter::fitted(
    const QRectF &rect, Qt::Alignment alignment, const QString &words, const QFont &font, Token ink)
{
    text(rect, alignment, QFontMetricsF(font).elidedText(words, Qt::ElideRight, rect.width() + 1), font, ink);
}

void TablePainter::math(
    const QRectF &rect, Qt::Alignment alignment, const QString &textWithDollars, int ofScale, Token ink, bool bold)
{
    typeset::drawLine(m_painter, rect, alignment, typeset::lineRuns(textWithDollars), m_frame.look,
        {ofScale + m_frame.larger, typeset::Face::Label, bold, color(ink)});
}

QFont TablePainter::font(int ofScale, bool bold) const
{
    return m_frame.look.font(typeset::Face::Label, ofScale + m_frame.larger, bold);
}

/// From 0.3 of the map on, as the arcs are.
QColor TablePainter::weightColor(double weight) const
{
    return weightStroke(m_frame.look.theme(), weight);
}

double TablePainter::fullK() const
{
    return std::max(1.0, m_values.k().cwiseAbs().maxCoeff());
}

void TablePainter::paint()
{
    drawHead();
    if (reached(Step::Softmax))
        drawGrid();
    drawQuery();
    for (int i = 0; i < m_values.count(); ++i)
        drawToken(i);
    drawOutput();
    m_painter.setPen(QPen(color(Token::Rule), m_frame.look.theme().hairline()));
    const qreal right = m_at.tokenBand().right();
    for (const qreal y : {m_at.ruleUnderQuery(), m_at.ruleOverOutput()})
        m_painter.drawLine(QLineF(0, std::round(y) + 0.5, right, std::round(y) + 0.5));
}

void TablePainter::drawHead()
{
    //: Head of a column of words.
    fitted(m_at.labelHead(), Qt::AlignLeft, Heads::tr("token"), m_tiny, Token::Ink3);
    const QFontMetricsF tiny(m_tiny);
    for (int c = 0; c < m_values.width(); ++c) {
        const QRectF head = m_at.dimensionHead(c);
        const QString &name = m_values.dimensions()[c].name;
        // Over the digits where there is room.
        const qreal inset = std::clamp(head.width() - tiny.horizontalAdvance(name), 0.0, unit(7));
        fitted(head.adjusted(0, 0, -inset, 0), Qt::AlignRight, name, m_tiny, Token::Ink2);
    }
    const auto ink = [this](Step step) { return m_model.step() == step ? Token::Ink : Token::Ink3; };
    math(m_at.scoreHead(), Qt::AlignRight, QStringLiteral("$q\\cdot k$"), -1, ink(Step::Scores), false);
    math(m_at.scaledHead(), Qt::AlignRight, QStringLiteral("$\\div\\sqrt{d_k}$"), -1, ink(Step::Scaling), false);
    if (reached(Step::Softmax)) {
        drawAxis();
    } else if (m_showsWorking) {
        const QString head = m_model.step() == Step::Scores ? Heads::tr("like with like, added up")
            : m_values.settings().scaled                    ? Heads::tr("divided by the root of the width")
                                                            : Heads::tr("not divided");
        fitted(m_at.barHead().united(m_at.weightHead()), Qt::AlignLeft, head, m_tinyBold, Token::Ink);
    }
}

void TablePainter::drawAxis()
{
    const QRectF head = m_at.barHead();
    const QFontMetricsF metrics(m_tinyBold);
    //: Head of the bars: how much of the look falls on each token.
    QString name = Heads::tr("softmax: weight");
    const qreal half = head.left() + head.width() / 2;
    const qreal halfText = QFontMetricsF(m_tiny).horizontalAdvance(QStringLiteral("0.5"));
    // The scale matters more than a longer name.
    const auto leavesHalf = [&] {
        return head.left() + metrics.horizontalAdvance(name) + unit(6) + halfText / 2 < half;
    };
    if (!leavesHalf())
        name = QStringLiteral("softmax");
    const bool roomForHalf = leavesHalf();
    fitted(head.adjusted(0, 0, -unit(10), 0), Qt::AlignLeft, name, m_tinyBold, Token::Ink);
    if (roomForHalf)
        text(QRectF(half - unit(20), head.top(), unit(40), head.height()), Qt::AlignHCenter, QStringLiteral("0.5"),
            m_tiny, Token::Ink3);
    text(QRectF(head.right() - unit(20), head.top(), unit(40), head.height()), Qt::AlignHCenter, QStringLiteral("1"),
        m_tiny, Token::Ink3);
}

void TablePainter::drawGrid()
{
    const bool one = m_at.form() == TableGeometry::Form::OneLine;
    for (int i = 0; i < (one ? 1 : m_values.count()); ++i) {
        const QRectF bar = m_at.bar(i);
        const qreal top = one ? m_at.tokenBand().top() : bar.top() + unit(4);
        const qreal bottom = one ? m_at.tokenBand().bottom() : bar.bottom() - unit(4);
        for (const double at : {0.0, 0.25, 0.5, 0.75, 1.0}) {
            const qreal x = std::round(bar.left() + at * bar.width()) + 0.5;
            m_painter.setPen(QPen(color(at == 0.0 ? Token::Ink3 : Token::Hair), m_frame.look.theme().hairline()));
            m_painter.drawLine(QLineF(x, top, x, bottom));
        }
    }
}

void TablePainter::drawCell(const QRectF &rect, double value, double full, Token ground, Token fill, bool pale)
{
    const bool outlined = ground == Token::Surface;
    m_painter.setPen(outlined ? QPen(color(Token::Hair), m_frame.look.theme().hairline()) : QPen(Qt::NoPen));
    m_painter.setBrush(color(ground));
    m_painter.drawRoundedRect(outlined ? rect.adjusted(0.5, 0.5, -0.5, -0.5) : rect, 3, 3);
    const qreal share = std::min(1.0, std::abs(value) / full);
    if (share > 0 && !pale) {
        QRectF part = rect;
        // Below zero a bar grows from the other side and is hatched.
        if (value > 0)
            part.setWidth(std::max(2.0, rect.width() * share));
        else
            part.setLeft(rect.right() - std::max(2.0, rect.width() * share));
        QColor shade = color(fill);
        shade.setAlphaF(outlined ? keyOpacity : fillOpacity);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(value > 0 ? QBrush(shade) : QBrush(shade, Qt::BDiagPattern));
        m_painter.drawRoundedRect(part, 3, 3);
    }
    const bool faint = value == 0 || pale;
    text(rect.adjusted(0, 0, -unit(7), 0), Qt::AlignRight,
        fill == Token::V && ground == Token::VTint ? fixedNumber(value, 2) : shortNumber(value), m_small,
        faint ? Token::Ink3 : Token::Ink);
}

/// A turned-down corner: this number was changed.
void TablePainter::drawEdited(const QRectF &rect)
{
    const qreal size = unit(7);
    QPainterPath corner(rect.topLeft());
    corner.lineTo(rect.left() + size, rect.top());
    corner.lineTo(rect.left(), rect.top() + size);
    corner.closeSubpath();
    m_painter.fillPath(corner, color(Token::Ink));
}

void TablePainter::drawQuery()
{
    const int row = TableGeometry::queryRow;
    math(m_at.label(row), Qt::AlignLeft, Heads::tr("query $\\Q{q}$"), 0, Token::QText, true);
    const double full = std::max(1.0, m_values.q().row(m_query).cwiseAbs().maxCoeff());
    for (int c = 0; c < m_values.width(); ++c)
        drawCell(m_at.cell(row, c), m_values.q()(m_query, c), full, Token::QTint, Token::Q, false);
    //: %1 is the word that asks.
    const QString hint = Heads::tr("what “%1” looks for: $\\Q{q}=xW_Q$")
                             .arg(QString(m_values.tokens()[m_query].text).replace(u'$', QStringLiteral("\\$")));
    const typeset::LineStyle style{-1 + m_frame.larger, typeset::Face::Label, false, color(Token::Ink2)};
    if (typeset::lineWidth(typeset::lineRuns(hint), m_frame.look, style) <= m_at.besideQuery().width())
        math(m_at.besideQuery(), Qt::AlignLeft, hint, -1, Token::Ink2);
}

void TablePainter::drawToken(int token)
{
    const bool isQuery = token == m_query;
    fitted(m_at.label(token).adjusted(0, 0, -unit(4), 0), Qt::AlignLeft, m_values.tokens()[token].text,
        isQuery ? m_wordBold : m_word, isQuery ? Token::QText : Token::Ink);
    for (int c = 0; c < m_values.width(); ++c) {
        drawCell(m_at.cell(token, c), m_values.k()(token, c), fullK(), Token::Surface, Token::K, false);
        if (m_values.isEdited(token, c))
            drawEdited(m_at.cell(token, c));
    }
    drawScores(token);
    if (!m_values.maySee(m_query, token))
        drawMask(token);
    else if (reached(Step::Softmax))
        drawBar(token);
    else if (m_showsWorking)
        drawWorking(token);
}

void TablePainter::drawScores(int token)
{
    const bool seen = m_values.maySee(m_query, token);
    const engine::AttentionTrace &trace = m_values.trace();
    text(m_at.score(token), Qt::AlignRight, fixedNumber(trace.raw(m_query, token), 2), m_small,
        seen ? Token::Ink : Token::Ink3);
    const QString scaled =
        m_values.settings().scaled ? fixedNumber(trace.scaled(m_query, token), 2) : QStringLiteral("\u2013");
    text(
        m_at.scaled(token), Qt::AlignRight, scaled, m_small, seen && reached(Step::Scaling) ? Token::Ink : Token::Ink3);
}

/// Hatched, and says why: not by colour alone.
void TablePainter::drawMask(int token)
{
    const QRectF area = m_at.bar(token).adjusted(1, unit(7), 0, -unit(7));
    m_painter.fillRect(area, QBrush(color(Token::Rule), Qt::BDiagPattern));
    const QString reason = words::maskReason(m_model, token);
    const QFontMetricsF metrics(m_tiny);
    const QRectF words(area.left() + unit(10), area.top() - unit(2), metrics.horizontalAdvance(reason) + unit(10),
        area.height() + unit(4));
    if (words.right() <= area.right()) {
        m_painter.fillRect(words, color(Token::Paper));
        text(words, Qt::AlignHCenter, reason, m_tiny, Token::Ink2);
    }
    text(m_at.weight(token), Qt::AlignRight, QStringLiteral("0"), m_small, Token::Ink3);
}

void TablePainter::drawBar(int token)
{
    const double weight = m_values.trace().weights(m_query, token);
    const QRectF area = m_at.bar(token);
    QRectF bar(area.left(), area.center().y() - unit(7.5), std::max(1.0, area.width() * weight), unit(15));
    QPainterPath shape;
    shape.addRoundedRect(bar.adjusted(-3, 0, 0, 0), 2, 2);
    m_painter.save();
    m_painter.setClipRect(bar.adjusted(0, -1, 1, 1)); // round only at the free end
    m_painter.fillPath(shape, weightColor(weight));
    m_painter.restore();
    if (const auto former = m_model.formerWeights()) {
        const qreal x = area.left() + area.width() * (*former)[token];
        const QRectF tick(x - 1, area.center().y() - unit(11), 2, unit(22));
        m_painter.fillRect(tick.adjusted(-1.5, 0, 1.5, 0), color(Token::Paper));
        m_painter.fillRect(tick, color(Token::Ink));
    }
    const bool strong = m_strongest.contains(token);
    text(m_at.weight(token), Qt::AlignRight, fixedNumber(weight, 3), strong ? m_smallBold : m_small,
        strong ? Token::WText : Token::Ink2);
}

void TablePainter::drawOutput()
{
    const int row = m_at.outputRow();
    const bool pale = !reached(Step::Mixing);
    math(m_at.label(row), Qt::AlignLeft, Heads::tr("output $\\V{z}$"), 0, pale ? Token::Ink3 : Token::VText, true);
    for (int c = 0; c < m_values.width(); ++c)
        drawCell(m_at.cell(row, c), m_values.trace().output(m_query, c), fullK(), Token::VTint, Token::V, pale);
    math(m_at.mixtureLabel(), Qt::AlignRight, QStringLiteral("$\\sum_j\\,\\W{w_j}\\,\\V{v_j}$"), 0,
        pale ? Token::Ink3 : Token::Ink);
    if (reached(Step::Softmax)) {
        drawMixture();
        text(m_at.mixtureSum(), Qt::AlignRight, sumText(m_values.trace().weights.row(m_query).sum()), m_tiny,
            Token::Ink2);
    }
}

QString TablePainter::sumText(double sum)
{
    //: Beside the mixture bar: what the weights add up to.
    return Heads::tr("sum %1").arg(fixedNumber(sum, 3));
}

void TablePainter::drawMixture()
{
    const QRectF all = m_at.mixture();
    qreal x = all.left();
    const bool pale = !reached(Step::Mixing);
    for (int j = 0; j < m_values.count(); ++j) {
        const double weight = m_values.trace().weights(m_query, j);
        const QRectF segment(x, all.top(), all.width() * weight, all.height());
        x += segment.width();
        if (weight <= 0)
            continue;
        const QRectF body = segment.adjusted(0, 0, segment.width() > 3 ? -1 : 0, 0);
        m_painter.setPen(pale ? QPen(color(Token::Rule), m_frame.look.theme().hairline()) : QPen(Qt::NoPen));
        m_painter.setBrush(pale ? QBrush(Qt::NoBrush) : QBrush(weightColor(weight)));
        m_painter.drawRoundedRect(pale ? body.adjusted(0.5, 0.5, -0.5, -0.5) : body, 2, 2);
        drawMixtureLabel(body, j, pale ? color(Token::Paper) : weightColor(weight));
    }
}

void TablePainter::drawMixtureLabel(const QRectF &segment, int token, const QColor &ground)
{
    const QString share = percentNumber(m_values.trace().weights(m_query, token));
    const QString name = m_values.tokens()[token].text;
    const QFontMetricsF large(m_small);
    const QFontMetricsF small(m_tiny);
    const qreal gap = unit(5);
    const qreal nameWidth = large.horizontalAdvance(name);
    const QRectF inner = segment.adjusted(unit(8), 0, -unit(4), 0);
    if (nameWidth + gap + small.horizontalAdvance(share) > inner.width())
        return;
    const bool pale = !reached(Step::Mixing);
    m_painter.setPen(pale ? color(Token::Ink3) : m_frame.look.theme().textOn(ground));
    m_painter.setFont(m_small);
    m_painter.drawText(inner, Qt::AlignVCenter | Qt::AlignLeft, name);
    m_painter.setFont(m_tiny);
    m_painter.drawText(inner.adjusted(nameWidth + gap, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, share);
}

void TablePainter::drawFocus(const TableGeometry::Place &place)
{
    controls::drawFocusRing(m_painter, m_at.place(place), 3, m_frame.look);
}

} // namespace nunchi::exhibits::attention_steps
