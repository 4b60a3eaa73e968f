// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/heads/view_looks.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include "controls/focus_ring.h"
#include "exhibits/heads/model_text.h"
#include "exhibits/shared/number_text.h"
#include "exhibits/shared/weight_scale.h"

namespace nunchi::exhibits::heads {

using controls::kFocusRoom;
using typeset::Face;
using typeset::Token;

namespace {
constexpr qreal kNameColumn = 172;
constexpr qreal kLeastBeside = 760; ///< of the design; narrower, names stand above
constexpr qreal kArcSpace = 46;
constexpr qreal kRowGap = 14;
constexpr qreal kGap = 8;
constexpr qreal kThickest = 12;
constexpr qreal kRadius = 6;
} // namespace

LooksPart::LooksPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : SentencePart(look, role, parent)
    , m_model(model)
    , m_layout(layoutFor(width()))
{
}

void LooksPart::refresh()
{
    setAccessibleName(tr("Where “%1” looks in each head").arg(m_model.tokens()[m_model.query()].text));
    QStringList looks;
    for (int head = 0; head < Model::headCount(); ++head)
        looks << lookText(m_model, head);
    setAccessibleDescription(looks.join(QStringLiteral(". ")));
    m_layout = layoutFor(width());
    updateGeometry();
    update();
}

void LooksPart::resizeEvent(QResizeEvent *)
{
    m_layout = layoutFor(width());
}

bool LooksPart::isBeside(int width) const
{
    return width >= length(kLeastBeside);
}

qreal LooksPart::nameColumn(int width) const
{
    return isBeside(width) ? length(kNameColumn) : 0;
}

qreal LooksPart::nameHeight() const
{
    return std::ceil(look().pixelSize(step(-1)) * 1.5);
}

qreal LooksPart::numberHeight() const
{
    return std::ceil(look().pixelSize(step(-2)) * 1.5);
}

QSizeF LooksPart::tokenSize(int token, int typeStep) const
{
    const QFontMetricsF metrics(look().font(Face::Label, typeStep, true));
    const QFontMetricsF number(font(-2, true));
    const qreal words = metrics.horizontalAdvance(m_model.tokens()[token].text) + 2 * length(7);
    const qreal least = number.horizontalAdvance(QStringLiteral("0.00")) + length(4);
    return {std::ceil(std::max(words, least)), std::ceil(metrics.height() + length(8)) + numberHeight()};
}

int LooksPart::typeStep(qreal width) const
{
    return stepFor(width, [this](int size) {
        qreal total = length(kGap) * (m_model.count() - 1);
        for (int i = 0; i < m_model.count(); ++i)
            total += tokenSize(i, size).width();
        return total;
    });
}

LooksPart::Layout LooksPart::layoutFor(int width) const
{
    const qreal column = width - 2 * kFocusRoom - nameColumn(width);
    const int size = typeStep(column);
    QList<QSizeF> sizes;
    for (int i = 0; i < m_model.count(); ++i)
        sizes << tokenSize(i, size);
    SentenceGeometry::Measures measures;
    measures.width = column;
    measures.gap = length(kGap);
    measures.arcSpace = length(isConsole() ? kArcSpace * 0.7 : kArcSpace);
    measures.rowSpace = length(kArcSpace / 2);
    measures.headRoom = length(kThickest / 2);
    const SentenceGeometry geometry(sizes, measures);
    return {size, geometry, std::ceil(geometry.height() + (isBeside(width) ? 0 : nameHeight()))};
}

int LooksPart::heightForWidth(int width) const
{
    const int heads = Model::headCount();
    return qRound(layoutFor(width).rowHeight * heads + length(kRowGap) * (heads - 1)) + 2 * kFocusRoom;
}

QPointF LooksPart::sentenceAt(int head) const
{
    const qreal top = kFocusRoom + head * (m_layout.rowHeight + length(kRowGap));
    return {kFocusRoom + nameColumn(width()), top + (isBeside(width()) ? 0 : nameHeight())};
}

QRectF LooksPart::tokenBox(int head, int token) const
{
    return boxOf(m_layout.geometry.tokens()[token].translated(sentenceAt(head)));
}

LooksPart::Hit LooksPart::hitAt(QPointF point) const
{
    for (int head = 0; head < Model::headCount(); ++head)
        for (int token = 0; token < m_model.count(); ++token)
            if (m_layout.geometry.tokens()[token].translated(sentenceAt(head)).contains(point))
                return {head, token};
    return {};
}

void LooksPart::mousePressEvent(QMouseEvent *event)
{
    usedBy(false);
    const Hit hit = hitAt(event->position());
    if (isAudience() || event->button() != Qt::LeftButton || hit.token < 0)
        return SentencePart::mousePressEvent(event);
    m_model.setQuery(hit.token);
}

void LooksPart::keyPressEvent(QKeyEvent *event)
{
    const auto to = movedBy(*event, m_model.query(), m_model.count() - 1);
    if (!to)
        return SentencePart::keyPressEvent(event);
    usedBy(true);
    m_model.setQuery(*to, QStringLiteral("query"));
    update();
}

bool LooksPart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return SentencePart::event(event);
    auto *help = static_cast<QHelpEvent *>(event);
    const Hit hit = hitAt(help->pos());
    if (hit.token < 0 || isAudience()) {
        QToolTip::hideText();
        return true;
    }
    const QString weight = exactNumber(m_model.weight(hit.head, m_model.query(), hit.token));
    //: Tool tip: %1 is the query, %2 the key, %3 a number.
    QToolTip::showText(help->globalPos(),
        tr("%1 → %2: weight %3")
            .arg(m_model.tokens()[m_model.query()].text, m_model.tokens()[hit.token].text, weight),
        this);
    return true;
}

qreal LooksPart::strokeOf(double weight) const
{
    return std::max(look().theme().hairline(), length(kThickest) * weight);
}

void LooksPart::drawName(QPainter &painter, int head) const
{
    const bool on = m_model.isOn(head);
    const QPointF at = sentenceAt(head);
    const FlowText name = flow(QString::number(head + 1) + QStringLiteral("  ") + m_model.headName(head),
        style(-1, on ? Token::Ink : Token::Ink3, true));
    const FlowText does =
        flow(on ? m_model.headDoes(head) : tr("off: hands over nothing"), style(-2, on ? Token::Ink2 : Token::Ink3));
    if (!isBeside(width())) {
        const qreal top = at.y() - nameHeight();
        const qreal wide = name.naturalWidth() + length(12);
        name.draw(painter, QRectF(kFocusRoom, top, wide, name.lineHeight()));
        const qreal drop = name.lineHeight() - does.lineHeight();
        const QRectF rest(kFocusRoom + wide, top + drop / 2, width() - wide - 2 * kFocusRoom, does.lineHeight());
        if (does.naturalWidth() <= rest.width())
            does.draw(painter, rest);
        return;
    }
    // Beside the tokens, whose middle it shares.
    const qreal column = nameColumn(width()) - length(16);
    const QRectF box = tokenBox(head, 0);
    const qreal high = name.heightForWidth(column) + does.heightForWidth(column);
    const qreal top = std::min(box.center().y() - name.lineHeight() / 2, at.y() + m_layout.rowHeight - high);
    name.draw(painter, QRectF(kFocusRoom, top, column, name.heightForWidth(column)));
    does.draw(painter, QRectF(kFocusRoom, top + name.heightForWidth(column), column, high));
}

void LooksPart::drawArcs(QPainter &painter, int head) const
{
    const int query = m_model.query();
    QList<int> order(m_model.count());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
        [&](int a, int b) { return m_model.weight(head, query, a) < m_model.weight(head, query, b); });
    for (const int key : std::as_const(order)) {
        const double weight = m_model.weight(head, query, key);
        // From 0.3 of the map on, so that the faintest arc still shows.
        QPen pen(weightStroke(look().theme(), weight), strokeOf(weight));
        pen.setCapStyle(Qt::FlatCap);
        painter.strokePath(m_layout.geometry.arc(query, key), pen);
    }
}

void LooksPart::drawToken(QPainter &painter, const QRectF &rect, int head, int token) const
{
    const typeset::Theme &theme = look().theme();
    const bool on = m_model.isOn(head);
    const bool isQuery = token == m_model.query();
    const double weight = m_model.weight(head, m_model.query(), token);
    const QRectF box = boxOf(rect);
    const qreal inset = theme.outline() / 2;
    const QColor ground = isQuery ? color(Token::Q) : on ? theme.weightMap().at(weight) : color(Token::Surface);
    painter.setPen(QPen(isQuery ? color(Token::Q) : theme.controlOutline(), theme.outline()));
    painter.setBrush(ground);
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), kRadius, kRadius);
    const bool isMost = on && m_model.strongest(head, m_model.query()) == token;
    painter.setFont(look().font(Face::Label, m_layout.typeStep, isQuery || isMost));
    painter.setPen(isQuery ? color(Token::OnQ) : on ? theme.textOn(ground) : color(Token::Ink3));
    painter.drawText(box, Qt::AlignCenter, m_model.tokens()[token].text);
    if (!on)
        return;
    painter.setFont(font(-2, isMost));
    painter.setPen(color(isMost ? Token::WText : Token::Ink2));
    painter.drawText(QRectF(rect.left(), box.bottom(), rect.width(), numberHeight()), Qt::AlignCenter,
        fixedNumber(weight, 2));
}

void LooksPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int head = 0; head < Model::headCount(); ++head) {
        drawName(painter, head);
        painter.save();
        painter.translate(sentenceAt(head));
        if (m_model.isOn(head))
            drawArcs(painter, head);
        for (int token = 0; token < m_model.count(); ++token)
            drawToken(painter, m_layout.geometry.tokens()[token], head, token);
        painter.restore();
    }
    if (showsFocus())
        for (int head = 0; head < Model::headCount(); ++head)
            controls::drawFocusRing(painter, tokenBox(head, m_model.query()), kRadius, look());
}

} // namespace nunchi::exhibits::heads
