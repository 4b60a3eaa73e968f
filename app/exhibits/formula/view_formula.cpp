// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/formula/view_formula.h"

#include <algorithm>
#include <cmath>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include "controls/focus_ring.h"
#include "exhibits/shared/number_text.h"
#include "typeset/math_runs.h"

namespace nunchi::exhibits::formula {

using typeset::Token;

namespace {
const QString kLead = QStringLiteral("$\\text{Attention}(\\Q{Q},\\K{K},\\V{V})=$");
const QString kSoftmax = QStringLiteral("$\\softmax$");
const QString kOver = QStringLiteral("$\\Q{Q}\\K{K}^\\top$");
const QString kUnder = QStringLiteral("$\\sqrt{d_k}$");
const QString kValues = QStringLiteral("$\\V{V}$");
// In sizes of the type.
constexpr qreal kHeight = 2.7;
constexpr qreal kAxis = 0.26; ///< of the bar above the base line
constexpr qreal kParenthesis = 0.34;
constexpr qreal kGap = 0.16;
constexpr qreal kPad = 0.12;
constexpr qreal kSmallest = 0.4;
constexpr qreal kLargest = 1.0;
constexpr qreal kFaint = 0.3;
constexpr qreal kExplanationGap = 10;
} // namespace

FormulaPart::FormulaPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : ViewPart(look, role, parent)
    , m_model(model)
{
    setFocusPolicy(isAudience() ? Qt::NoFocus : Qt::StrongFocus);
}

QList<QWidget *> FormulaPart::stops() const
{
    return isAudience() ? QList<QWidget *>() : QList<QWidget *>{const_cast<FormulaPart *>(this)};
}

void FormulaPart::refresh()
{
    const QString part = typeset::plainLine(partFormula(m_model.part()));
    //: Name of the large formula; %1 is the part of it that is lit.
    setAccessibleName(m_model.part() == Part::Whole ? tr("the formula") : tr("the formula, lit: %1").arg(part));
    setAccessibleDescription(typeset::plainLine(explanation(m_model.part())));
    update();
}

QString FormulaPart::explanation(Part part) const
{
    const QString n = QString::number(m_model.count());
    const QString d = QString::number(m_model.width());
    switch (part) {
    case Part::Scores:
        //: %1 is n, %2 is d_k: numbers.
        return tr("$\\Q{Q}\\K{K}^\\top$: every query meets every key. Their dot products say how well they fit: "
                  "(%1×%2)·(%2×%1) = %1×%1 scores.")
            .arg(n, d);
    case Part::Scaling:
        //: %1 is the root of d_k, %2 is n.
        return tr("$\\div\\sqrt{d_k}$: the wider the vectors, the larger the sums. Dividing by %1 keeps their size "
                  "steady; the shape stays %2×%2.")
            .arg(fixedNumber(1 / m_model.values().trace().scale, 2), n);
    case Part::Softmax:
        return tr("$\\softmax$: row by row, scores turn into weights, none below 0, together 1: who looks how much at "
                  "whom, %1×%1.")
            .arg(n);
    case Part::Mixing:
        return tr("$\\cdot\\V{V}$: each row of weights mixes the values: (%1×%1)·(%1×%2) = %1×%2, one output a token.")
            .arg(n, d);
    case Part::Whole:
        break;
    }
    return tr("All at once for %1 tokens: fit queries and keys, keep the size steady, share out a weight of 1, mix the "
              "values.")
        .arg(n);
}

qreal FormulaPart::pieceWidth(const QString &text, qreal zoom) const
{
    return zoom * typeset::lineWidth(typeset::lineRuns(text), look(), {kStep, typeset::Face::Math, false, {}});
}

FormulaPart::Places FormulaPart::places(int width) const
{
    Places at;
    const auto natural = [this](qreal zoom) {
        const qreal size = em(zoom);
        const qreal fraction = std::max(pieceWidth(kOver, zoom), pieceWidth(kUnder, zoom)) + 2 * kPad * size;
        return pieceWidth(kLead, zoom) + pieceWidth(kSoftmax, zoom) + fraction + pieceWidth(kValues, zoom)
            + (2 * kParenthesis + 6 * kGap) * size;
    };
    const qreal most = isConsole() ? 0.6 : isAudience() ? 1.4 : kLargest;
    at.zoom = std::clamp((width - 16) / natural(1), kSmallest, most);
    const qreal size = em(at.zoom);
    at.height = std::ceil(size * kHeight);
    at.bar = std::round(at.height / 2);
    at.base = at.bar + kAxis * size;
    qreal x = std::max(controls::kFocusRoom + 2.0, (width - natural(at.zoom)) / 2);
    const auto box = [&](const QString &text) {
        const QRectF rect(x, at.bar - size * 0.75, pieceWidth(text, at.zoom), size * 1.5);
        x = rect.right();
        return rect;
    };
    at.parts[size_t(Part::Whole)] = box(kLead);
    x += kGap * size;
    at.parts[size_t(Part::Softmax)] = box(kSoftmax);
    x += kGap * size;
    at.open = QRectF(x, 0, kParenthesis * size, at.height);
    x = at.open.right() + kGap * size;
    const qreal fraction =
        std::max(pieceWidth(kOver, at.zoom), pieceWidth(kUnder, at.zoom)) + 2 * kPad * size;
    at.fraction = QRectF(x, 0, fraction, at.height);
    at.parts[size_t(Part::Scores)] = QRectF(x, at.bar - 1.25 * size, fraction, 1.2 * size);
    at.parts[size_t(Part::Scaling)] = QRectF(x, at.bar + 0.04 * size, fraction, 1.25 * size);
    x = at.fraction.right() + kGap * size;
    at.close = QRectF(x, 0, kParenthesis * size, at.height);
    x = at.close.right() + kGap * size;
    at.parts[size_t(Part::Mixing)] = box(kValues);
    return at;
}

QRectF FormulaPart::partRect(Part part) const
{
    return places(width()).parts[size_t(part)];
}

qreal FormulaPart::explanationHeight(int width) const
{
    qreal height = 0;
    for (int i = 0; i < partCount; ++i)
        height = std::max(height,
            flow(explanation(Part(i)), style(0, Token::Ink, false, typeset::Face::Prose)).heightForWidth(width));
    return height;
}

int FormulaPart::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(places(width).height + length(kExplanationGap) + explanationHeight(width)));
}

void FormulaPart::drawPiece(QPainter &painter, QPointF base, const QString &text, qreal zoom) const
{
    painter.save();
    painter.translate(base);
    painter.scale(zoom, zoom);
    typeset::drawLine(painter, QPointF(0, 0), typeset::lineRuns(text), look(),
        {kStep, typeset::Face::Math, false, color(Token::Ink)});
    painter.restore();
}

/// The letter, as tall as the fraction.
void FormulaPart::drawParenthesis(QPainter &painter, const QRectF &box, bool opening) const
{
    QPainterPath letter;
    letter.addText(QPointF(), look().font(typeset::Face::Math, kStep), opening ? QStringLiteral("(") : QStringLiteral(")"));
    const QRectF from = letter.boundingRect();
    const QRectF to = box.adjusted(0, box.height() * 0.02, 0, -box.height() * 0.02);
    QTransform fit;
    fit.translate(to.left(), to.top());
    fit.scale(to.width() / from.width(), to.height() / from.height());
    fit.translate(-from.left(), -from.top());
    painter.fillPath(fit.map(letter), color(Token::Ink));
}

void FormulaPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Places at = places(width());
    const qreal size = em(at.zoom);
    const Part lit = m_model.part();
    if (lit != Part::Whole) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color(lit == Part::Softmax ? Token::WTint : lit == Part::Mixing ? Token::VTint : Token::Sunk));
        const qreal room = kPad * size;
        painter.drawRoundedRect(at.parts[size_t(lit)].adjusted(-room, 0, room, 0), 6, 6);
    }
    const auto shade = [&](Part part) {
        painter.setOpacity(lit == Part::Whole || lit == part ? 1.0 : kFaint);
    };
    const auto piece = [&](Part part, const QString &text, qreal base) {
        shade(part);
        const QRectF box = at.parts[size_t(part)];
        drawPiece(painter, QPointF(box.center().x() - pieceWidth(text, at.zoom) / 2, base), text, at.zoom);
    };
    piece(Part::Whole, kLead, at.base);
    piece(Part::Softmax, kSoftmax, at.base);
    piece(Part::Scores, kOver, at.bar - 0.34 * size);
    piece(Part::Scaling, kUnder, at.bar + 1.02 * size);
    piece(Part::Mixing, kValues, at.base);
    shade(Part::Softmax);
    drawParenthesis(painter, at.open, true);
    drawParenthesis(painter, at.close, false);
    shade(Part::Scaling);
    painter.fillRect(QRectF(at.fraction.left(), at.bar, at.fraction.width(), std::max(1.5, size * 0.045)),
        color(Token::Ink));
    painter.setOpacity(1);
    const FlowText words = flow(explanation(lit), style(0, Token::Ink, false, typeset::Face::Prose));
    words.draw(painter,
        QRectF(0, at.height + length(kExplanationGap), width(), words.heightForWidth(width())), Qt::AlignHCenter);
    if (hasFocus() && m_byKeyboard)
        controls::drawFocusRing(painter, QRectF(rect()).adjusted(4, 4, -4, -4), 6, look());
}

void FormulaPart::keyPressEvent(QKeyEvent *event)
{
    const int way = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
    if (way == 0)
        return QWidget::keyPressEvent(event);
    m_byKeyboard = true;
    m_model.next(way);
    update();
}

void FormulaPart::mousePressEvent(QMouseEvent *event)
{
    if (isAudience() || event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_byKeyboard = false;
    Part hit = Part::Whole;
    for (int i = 1; i < partCount; ++i)
        if (partRect(Part(i)).contains(event->position()))
            hit = Part(i);
    m_model.setPart(hit);
}

void FormulaPart::focusInEvent(QFocusEvent *event)
{
    m_byKeyboard = event->reason() != Qt::MouseFocusReason && event->reason() != Qt::ActiveWindowFocusReason;
    update();
}

void FormulaPart::focusOutEvent(QFocusEvent *)
{
    update();
}

} // namespace nunchi::exhibits::formula
