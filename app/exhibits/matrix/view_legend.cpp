// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/matrix/view_legend.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>
#include <QSignalBlocker>

#include "controls/focus_ring.h"
#include "controls/switch.h"
#include "exhibits/matrix/model_large_text.h"
#include "exhibits/matrix/view_words.h"
#include "exhibits/shared/number_text.h"
#include "exhibits/shared/weight_scale.h"

namespace nunchi::exhibits::matrix {

using controls::kFocusRoom;
using controls::Switch;
using typeset::Token;

namespace {
constexpr qreal kBarWidth = 240;
constexpr qreal kBarHeight = 12;
constexpr qreal kTickLength = 4;
constexpr double kNoise = 1e-9;
constexpr int kMostParts = 5;
constexpr double kPlainest = 1e4; ///< from here on with a power of ten
constexpr qreal kMarkGap = 3; ///< between the tick above the bar and its words
} // namespace

LegendPart::LegendPart(const PartContext &context, QWidget *parent)
    : Part(context, parent)
{
    if (role() == Role::Audience)
        return;
    m_perRow = new Switch(look(), this);
    connect(m_perRow, &Switch::toggled, this, [this](bool on) { model().setPerRow(on); });
}

QList<QWidget *> LegendPart::stops() const
{
    return m_perRow ? QList<QWidget *>{m_perRow} : QList<QWidget *>();
}

void LegendPart::refresh()
{
    m_name = flow(words::scaleName(model()), style(-2, Token::Ink2));
    const bool large = model().isLarge();
    m_range = model().perRow() && !large ? flow(words::scaleRange(model()), style(-2, Token::NoteText)) : FlowText();
    setAccessibleName(tr("colour scale"));
    //: %1 and %2 are the numbers at the ends of the colour scale, %3 says what it shows.
    setAccessibleDescription(
        tr("from %1 to %2: %3").arg(large ? text::numberText(low()) : fixedNumber(low(), 2),
            large ? text::numberText(high()) : fixedNumber(high(), 2), words::scaleName(model())));
    if (m_perRow) {
        const QSignalBlocker quiet(m_perRow);
        //: A switch: each row is coloured from its own smallest to its own largest number.
        m_perRow->setLabel(tr("a scale for each row"));
        m_perRow->setChecked(model().perRow());
        m_perRow->setVisible(!isPaper() && !large);
    }
    resizeEvent(nullptr);
    update();
}

double LegendPart::high() const
{
    return model().scaleEnd(model().row());
}

double LegendPart::low() const
{
    return model().isSigned() ? -high() : 0.0;
}

/// 1, 2 or 5 times a power of ten, and no more parts than can be told apart.
double LegendPart::tickStep() const
{
    const double least = (high() - low()) / kMostParts;
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    for (const double times : {1.0, 2.0, 5.0})
        if (times * power >= least * (1 - kNoise))
            return times * power;
    return 10 * power;
}

QList<double> LegendPart::ticks() const
{
    const double step = tickStep();
    const int first = static_cast<int>(std::ceil(low() / step - kNoise));
    const int last = static_cast<int>(std::floor(high() / step + kNoise));
    QList<double> ticks;
    for (int i = first; i <= last; ++i)
        ticks << i * step;
    return ticks;
}

QString LegendPart::tickText(double tick) const
{
    if (high() >= kPlainest || high() < 1 / kPlainest)
        return text::numberText(tick);
    const int decimals = std::max(1, static_cast<int>(std::ceil(-std::log10(tickStep()) - kNoise)));
    return tick == 0 ? QStringLiteral("0") : fixedNumber(tick, decimals);
}

int LegendPart::column(int width)
{
    return width - 2 * kFocusRoom;
}

int LegendPart::idealWidth() const
{
    return static_cast<int>(std::ceil(length(kBarWidth + 24))) + 2 * kFocusRoom;
}

qreal LegendPart::markTop() const
{
    return std::ceil(look().pixelSize(step(-2)) * 1.4);
}

QRectF LegendPart::bar() const
{
    const qreal top = markTop() + length(kMarkGap + kTickLength);
    return QRectF(kFocusRoom, top, column(width()), length(kBarHeight));
}

qreal LegendPart::at(double value) const
{
    return bar().left() + bar().width() * (value - low()) / (high() - low());
}

qreal LegendPart::notesTop() const
{
    return bar().bottom() + length(kTickLength) + std::ceil(look().pixelSize(step(-2)) * 1.5);
}

qreal LegendPart::notesHeight(int width) const
{
    return m_name.heightForWidth(column(width)) + m_range.heightForWidth(column(width));
}

int LegendPart::heightForWidth(int width) const
{
    const qreal switchHeight = m_perRow && !isPaper() && !model().isLarge() ? m_perRow->sizeHint().height() + length(4) : 0;
    return static_cast<int>(std::ceil(notesTop() + length(4) + notesHeight(width) + switchHeight));
}

void LegendPart::resizeEvent(QResizeEvent *)
{
    if (!m_perRow)
        return;
    const qreal top = notesTop() + length(8) + notesHeight(width());
    m_perRow->setGeometry(QRect(QPoint(0, qRound(top) - kFocusRoom), m_perRow->sizeHint()));
}

void LegendPart::drawBar(QPainter &painter) const
{
    const typeset::Theme &theme = look().theme();
    const typeset::ColorMap &map = model().isSigned() ? theme.scoreMap() : theme.weightMap();
    const QRectF box = bar();
    painter.fillRect(box, mapGradient(map, box));
}

void LegendPart::drawTicks(QPainter &painter) const
{
    const QRectF box = bar();
    painter.setFont(font(-2));
    const QFontMetricsF metrics(painter.font());
    for (const double tick : ticks()) {
        const qreal x = at(tick);
        painter.setPen(QPen(color(Token::Ink3), look().theme().hairline()));
        painter.drawLine(QPointF(x, box.bottom()), QPointF(x, box.bottom() + length(kTickLength)));
        painter.setPen(color(Token::Ink2));
        const QString text = tickText(tick);
        const qreal wide = metrics.horizontalAdvance(text);
        // Those at the ends stay within the bar: its edges are those of the card.
        const qreal left = std::clamp(x - wide / 2, box.left(), std::max(box.left(), box.right() - wide));
        painter.drawText(QPointF(left, box.bottom() + length(kTickLength) + metrics.ascent()), text);
    }
}

/// What a query without preference would give to each key, above the bar.
void LegendPart::drawMarks(QPainter &painter) const
{
    const bool large = model().isLarge();
    if (large ? model().isSigned() || !model().field().shown().isAttention() : model().show() != Show::Weights)
        return;
    const int keys = large ? model().field().matrix().columns() : model().count();
    const double even = 1.0 / keys;
    if (even > high())
        return;
    const qreal x = at(even);
    painter.setPen(QPen(color(Token::Ink3), look().theme().outline()));
    painter.drawLine(QPointF(x, bar().top() - length(kTickLength)), QPointF(x, bar().top()));
    painter.setFont(font(-2));
    painter.setPen(color(Token::Ink2));
    const QFontMetricsF metrics(painter.font());
    const QString text = words::noPreference(keys);
    const qreal wide = metrics.horizontalAdvance(text);
    const qreal left = std::clamp(x - length(4), bar().left(), std::max(bar().left(), bar().right() - wide));
    painter.drawText(QPointF(left, markTop() - metrics.descent()), text);
}

void LegendPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawBar(painter);
    drawTicks(painter);
    drawMarks(painter);
    qreal top = notesTop() + length(4);
    const qreal wide = column(width());
    m_name.draw(painter, QRectF(kFocusRoom, top, wide, m_name.heightForWidth(wide)));
    top += m_name.heightForWidth(wide);
    m_range.draw(painter, QRectF(kFocusRoom, top, wide, m_range.heightForWidth(wide)));
}

} // namespace nunchi::exhibits::matrix
