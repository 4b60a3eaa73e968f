// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/lenses/view_text.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include "controls/focus_ring.h"
#include "exhibits/shared/number_text.h"
#include "exhibits/shared/token_text.h"
#include "exhibits/shared/weight_scale.h"

namespace nunchi::exhibits::lenses {

using controls::kFocusRoom;
using typeset::Face;
using typeset::Token;

namespace {
constexpr double kFullShade = 0.25; ///< weights from here on have the darkest shade
constexpr double kBold = 2; ///< times the even share: these words are set bold
constexpr qreal kThickest = 6;
constexpr qreal kWordGap = 6;
constexpr qreal kLineGap = 10;
constexpr qreal kPadding = 5;
constexpr qreal kRadius = 3;
constexpr qreal kWidest = 900; ///< a line of the text is not longer than it reads well
} // namespace

TextPart::TextPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : ViewPart(look, role, parent)
    , m_model(model)
{
    setFocusPolicy(isAudience() ? Qt::NoFocus : Qt::StrongFocus);
}

QList<QWidget *> TextPart::stops() const
{
    return isAudience() ? QList<QWidget *>() : QList<QWidget *>{const_cast<TextPart *>(this)};
}

void TextPart::refresh()
{
    m_chosen = std::clamp(m_chosen, 0, m_model.count() - 1);
    m_boxes = boxesFor(width());
    setAccessibleName(tr("The text through the lens “%1”").arg(m_model.lensName(m_model.lens())));
    describe();
    updateGeometry();
    update();
}

void TextPart::describe()
{
    setAccessibleDescription(readOut(m_chosen));
}

void TextPart::resizeEvent(QResizeEvent *)
{
    m_boxes = boxesFor(width());
}

qreal TextPart::numberHeight() const
{
    return std::ceil(look().pixelSize(step(-2)) * 1.4);
}

qreal TextPart::lineHeight() const
{
    return std::ceil(look().pixelSize(typeStep()) * 1.6 + length(kThickest));
}

QList<QRectF> TextPart::boxesFor(int width) const
{
    const QFontMetricsF metrics(look().font(Face::Prose, typeStep(), true));
    const qreal least = QFontMetricsF(font(-2, true)).horizontalAdvance(QStringLiteral("0.00")) + 2;
    const qreal right = std::min<qreal>(width, length(kWidest)) - kFocusRoom;
    QList<QRectF> boxes;
    qreal x = kFocusRoom;
    qreal y = kFocusRoom;
    for (const QString &word : m_model.words()) {
        // Measured bold, so that no word moves when its weight changes.
        const qreal wide = std::max(least, metrics.horizontalAdvance(word) + 2 * length(kPadding));
        if (x > kFocusRoom && x + wide > right) {
            x = kFocusRoom;
            y += lineHeight() + numberHeight() + length(kLineGap);
        }
        boxes << QRectF(x, y, wide, lineHeight());
        x += wide + length(kWordGap);
    }
    return boxes;
}

QRectF TextPart::wordBox(int word) const
{
    return m_boxes[word];
}

int TextPart::heightForWidth(int width) const
{
    const QList<QRectF> boxes = boxesFor(width);
    const qreal text = boxes.last().bottom() + numberHeight() + length(kLineGap);
    const qreal line = std::ceil(look().pixelSize(step(-1)) * 1.5);
    return static_cast<int>(std::ceil(text + (isAudience() ? 0 : 2 * line) + numberHeight() + length(kLineGap)));
}

QString TextPart::readOut(int word) const
{
    const QString features = m_model.featuresOf(word);
    //: %1 a word, %2 its features with numbers, %3 and %4 numbers.
    const QString pattern = tr("%1: %2 → score %3, weight %4");
    return pattern.arg(withoutMarks(m_model.words()[word]),
        //: Of a word that has no feature a lens could look for.
        features.isEmpty() ? tr("no feature") : features, fixedNumber(m_model.score(word), 2),
        fixedNumber(m_model.weight(word), 3));
}

int TextPart::wordAt(QPointF point) const
{
    for (qsizetype i = 0; i < m_boxes.size(); ++i)
        if (m_boxes[i].adjusted(0, 0, 0, numberHeight()).contains(point))
            return static_cast<int>(i);
    return -1;
}

void TextPart::choose(int word)
{
    m_chosen = std::clamp(word, 0, m_model.count() - 1);
    describe();
    update();
}

void TextPart::mousePressEvent(QMouseEvent *event)
{
    m_byKeyboard = false;
    const int word = wordAt(event->position());
    if (isAudience() || event->button() != Qt::LeftButton || word < 0)
        return ViewPart::mousePressEvent(event);
    choose(word);
}

void TextPart::keyPressEvent(QKeyEvent *event)
{
    int to = m_chosen;
    if (event->key() == Qt::Key_Left)
        --to;
    else if (event->key() == Qt::Key_Right)
        ++to;
    else if (event->key() == Qt::Key_Home)
        to = 0;
    else if (event->key() == Qt::Key_End)
        to = m_model.count() - 1;
    else
        return ViewPart::keyPressEvent(event);
    m_byKeyboard = true;
    choose(to);
}

void TextPart::focusInEvent(QFocusEvent *event)
{
    m_byKeyboard = event->reason() != Qt::MouseFocusReason;
    ViewPart::focusInEvent(event);
    update();
}

void TextPart::focusOutEvent(QFocusEvent *event)
{
    ViewPart::focusOutEvent(event);
    update();
}

bool TextPart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return ViewPart::event(event);
    auto *help = static_cast<QHelpEvent *>(event);
    const int word = wordAt(help->pos());
    if (word < 0 || isAudience())
        QToolTip::hideText();
    else
        QToolTip::showText(
            help->globalPos(), readOut(word) + u'\n' + tr("weight %1").arg(exactNumber(m_model.weight(word))), this);
    return true;
}

void TextPart::drawWord(QPainter &painter, int word) const
{
    const typeset::Theme &theme = look().theme();
    const double weight = m_model.weight(word);
    const bool isLit = weight >= kBold / m_model.count();
    const QRectF box = m_boxes[word];
    const double share = std::min(1.0, weight / kFullShade);
    const QColor ground = theme.weightMap().at(share);
    const qreal thick = length(kThickest) * share;
    const QRectF shade = box.adjusted(0, 0, 0, -length(kThickest));
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(shade, kRadius, kRadius);
    painter.setFont(look().font(Face::Prose, typeStep(), isLit));
    painter.setPen(theme.textOn(ground));
    painter.drawText(shade, Qt::AlignCenter, m_model.words()[word]);
    // The line says the same without any colour.
    painter.fillRect(QRectF(box.left(), shade.bottom() + 1, box.width(), std::max(theme.hairline(), thick)),
        color(isLit ? Token::Ink : Token::Rule));
    painter.setFont(font(-2, isLit));
    painter.setPen(color(isLit ? Token::WText : Token::Ink3));
    painter.drawText(
        QRectF(box.left(), box.bottom() + 2, box.width(), numberHeight()), Qt::AlignCenter, fixedNumber(weight, 2));
}

void TextPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int word = 0; word < m_model.count(); ++word)
        drawWord(painter, word);
    qreal top = m_boxes.last().bottom() + numberHeight() + length(kLineGap);
    if (!isAudience() && !isPaper()) {
        const FlowText line = flow(typeset::asLine(readOut(m_chosen)), style(-1, Token::Ink2));
        line.draw(painter, QRectF(kFocusRoom, top, width() - 2 * kFocusRoom, line.heightForWidth(width())));
        const QRectF box = m_boxes[m_chosen].adjusted(-1, -1, 1, numberHeight() + 4);
        if (hasFocus() && m_byKeyboard) {
            controls::drawFocusRing(painter, box, kRadius, look());
        } else {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(color(Token::Ink3), look().theme().hairline(), Qt::DashLine));
            painter.drawRoundedRect(box, kRadius, kRadius);
        }
    }
    //: In front of the colour scale: how dark, how thick the line.
    const WeightScale scale(*this, tr("shade and line: weight"), kFullShade);
    scale.draw(painter, QPointF(kFocusRoom, height() - scale.height()));
}

} // namespace nunchi::exhibits::lenses
