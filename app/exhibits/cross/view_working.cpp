// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/cross/view_working.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "exhibits/cross/model_text.h"
#include "exhibits/shared/number_text.h"
#include "typeset/math_runs.h"

namespace nunchi::exhibits::cross {

using typeset::Token;

namespace {
constexpr qreal kWidest = 430; ///< farther apart, names and numbers no longer read as a line
constexpr qreal kGap = 10;
constexpr qreal kNameShare = 0.46; ///< of the width
} // namespace

WorkingPart::WorkingPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : ViewPart(look, role, parent)
    , m_model(model)
{
    setFocusPolicy(Qt::NoFocus);
}

void WorkingPart::refresh()
{
    setAccessibleName(tr("How the weight comes about"));
    setAccessibleDescription(workingText(m_model, m_model.query(), m_model.key()));
    updateGeometry();
    update();
}

qreal WorkingPart::rowHeight() const
{
    return std::ceil(look().pixelSize(step(-1)) * 1.6);
}

/// Room for the two words that share most, so that nothing moves when others are chosen.
qreal WorkingPart::tableHeight() const
{
    const int terms = std::max(1, m_model.mostShared());
    return rowHeight() * (1 + terms + qreal(resultRows().size())) + length(kGap);
}

QList<WorkingPart::Row> WorkingPart::termRows() const
{
    const int query = m_model.query();
    const int key = m_model.key();
    QList<Row> rows;
    for (const int feature : m_model.shared(query, key)) {
        const double q = m_model.q()(query, feature);
        const double k = m_model.k()(key, feature);
        rows.append({typeset::asLine(m_model.featureName(feature)), shortNumber(q), shortNumber(k),
            fixedNumber(q * k, 2), Token::Ink, false});
    }
    if (rows.isEmpty())
        //: In a table, instead of products: two words share no feature.
        rows.append({tr("nothing in common"), {}, {}, fixedNumber(0, 2), Token::Ink2, false});
    return rows;
}

QList<WorkingPart::Row> WorkingPart::resultRows() const
{
    const engine::AttentionTrace &trace = m_model.trace();
    const int query = m_model.query();
    const int key = m_model.key();
    return {
        //: A row of a table: the sum of products.
        {tr("score $\\Q{q}\\cdot\\K{k}$"), {}, {}, fixedNumber(trace.raw(query, key), 2), Token::Ink, false},
        {QStringLiteral("$\\div\\sqrt{%1}$").arg(Model::width()), {}, {}, fixedNumber(trace.scaled(query, key), 2),
            Token::Ink, false},
        //: A row of a table: what the softmax makes of the score.
        {tr("softmax: weight"), {}, {}, fixedNumber(m_model.weight(query, key), 2), Token::WText, true},
    };
}

FlowText WorkingPart::fetchedFlow(int query) const
{
    //: %1 names features with numbers. The mathematics stays as it is.
    return flow(tr("Fetched $\\V{z}$: %1").arg(typeset::asLine(fetchedText(m_model, query))), style(-1, Token::VText));
}

int WorkingPart::heightForWidth(int width) const
{
    qreal fetched = 0;
    for (int query = 0; query < m_model.queryCount(); ++query)
        fetched = std::max(fetched, fetchedFlow(query).heightForWidth(width));
    return static_cast<int>(std::ceil(tableHeight() + length(kGap) + fetched));
}

void WorkingPart::drawRow(QPainter &painter, const Row &row, qreal top) const
{
    const qreal wide = std::min<qreal>(width(), length(kWidest));
    const qreal name = wide * kNameShare;
    const qreal column = (wide - name) / 3;
    const typeset::LineStyle line = style(-1, row.ink, row.bold);
    const auto write = [&](qreal left, qreal room, Qt::Alignment alignment, const QString &text,
                           const typeset::LineStyle &as) {
        drawLine(painter, QRectF(left, top, room, rowHeight()), alignment, typeset::lineRuns(text), look(), as);
    };
    // Words alone may take the room of numbers that are not there.
    write(0, row.q.isEmpty() ? name + 2 * column : name, Qt::AlignLeft, row.name, line);
    write(name, column, Qt::AlignRight, row.q, style(-1, Token::QText, row.bold));
    write(name + column, column, Qt::AlignRight, row.k, style(-1, Token::KText, row.bold));
    write(name + 2 * column, column, Qt::AlignRight, row.result, line);
}

void WorkingPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal wide = std::min<qreal>(width(), length(kWidest));
    const auto rule = [&](qreal y) {
        painter.setPen(QPen(color(Token::Hair), look().theme().hairline()));
        painter.drawLine(QPointF(0, y), QPointF(wide, y));
    };
    const QString query = typeset::asLine(m_model.asking()[m_model.query()].text);
    const QString key = typeset::asLine(m_model.answering()[m_model.key()].text);
    qreal top = 0;
    drawRow(painter,
        {query + QStringLiteral(" \u2192 ") + key, QStringLiteral("$\\Q{q}$"), QStringLiteral("$\\K{k}$"),
            QStringLiteral("$\\Q{q}\\,\\K{k}$"), Token::Ink, true},
        top);
    top += rowHeight();
    rule(top);
    for (const QList<Row> &rows : {termRows(), resultRows()}) {
        for (const Row &row : rows) {
            drawRow(painter, row, top);
            top += rowHeight();
        }
        rule(top);
    }
    const FlowText fetched = fetchedFlow(m_model.query());
    fetched.draw(painter, QRectF(0, top + length(kGap), width(), fetched.heightForWidth(width())));
}

} // namespace nunchi::exhibits::cross
