// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/weight_scale.h"

#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "exhibits/shared/number_text.h"

namespace nunchi::exhibits {

using typeset::Token;

namespace {
constexpr int kGradientSteps = 32;
constexpr double kFaintest = 0.3; ///< of the map
constexpr double kSeenFromTheBack = 3; ///< contrast
constexpr qreal kBarWidth = 140;
constexpr qreal kBarHeight = 10;
constexpr qreal kGap = 8;
} // namespace

QColor weightStroke(const typeset::Theme &theme, double weight)
{
    double least = kFaintest;
    if (theme.name() == typeset::ThemeName::Projector)
        while (least < 1 && typeset::contrast(theme.weightMap().at(least), theme.color(Token::Paper)) < kSeenFromTheBack)
            least += 0.02;
    return theme.weightMap().at(least + (1 - least) * weight);
}

QLinearGradient mapGradient(const typeset::ColorMap &map, const QRectF &box)
{
    QLinearGradient gradient(box.topLeft(), box.topRight());
    for (int step = 0; step <= kGradientSteps; ++step) {
        const qreal share = qreal(step) / kGradientSteps;
        gradient.setColorAt(share, map.at(map.low() + (map.high() - map.low()) * share));
    }
    return gradient;
}

WeightScale::WeightScale(const ViewPart &part, QString words, double end)
    : m_part(part)
    , m_words(std::move(words))
    , m_end(end)
{
}

qreal WeightScale::height() const
{
    return std::ceil(m_part.look().pixelSize(m_part.step(-2)) * 1.4);
}

void WeightScale::draw(QPainter &painter, QPointF topLeft) const
{
    const auto &look = m_part.look();
    painter.setFont(look.font(typeset::Face::Label, m_part.step(-2)));
    painter.setPen(look.color(Token::Ink2));
    const QFontMetricsF metrics(painter.font());
    const qreal gap = m_part.length(kGap);
    qreal x = topLeft.x();
    const auto write = [&](const QString &text) {
        const qreal wide = metrics.horizontalAdvance(text);
        painter.drawText(QRectF(x, topLeft.y(), wide + 2, height()), Qt::AlignVCenter | Qt::AlignLeft, text);
        x += wide + gap;
    };
    write(m_words);
    write(QStringLiteral("0"));
    const qreal high = m_part.length(kBarHeight);
    const QRectF box(x, topLeft.y() + (height() - high) / 2, m_part.length(kBarWidth), high);
    painter.fillRect(box, mapGradient(look.theme().weightMap(), box));
    painter.setPen(QPen(look.theme().controlOutline(), look.theme().hairline()));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box);
    painter.setPen(look.color(Token::Ink2));
    x = box.right() + gap;
    write(m_end < 1 ? QStringLiteral("\u2265 ") + shortNumber(m_end) : QStringLiteral("1"));
}

} // namespace nunchi::exhibits
