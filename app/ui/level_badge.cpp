// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/level_badge.h"

#include <cmath>

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>

namespace nunchi::ui {

using typeset::Face;
using typeset::Token;

namespace {
constexpr int kLevels = 3;
constexpr qreal kBar = 4;
constexpr qreal kBarGap = 2;
constexpr qreal kBars = kLevels * kBar + (kLevels - 1) * kBarGap;
constexpr qreal kSide = 7;
constexpr qreal kAbove = 2;
constexpr qreal kGap = 6;
} // namespace

LevelBadge::LevelBadge(const typeset::Appearance &look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&look, &typeset::Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
    hide();
}

int LevelBadge::rankOf(const QString &level)
{
    const QStringList levels{
        QStringLiteral("high-school"), QStringLiteral("undergraduate"), QStringLiteral("graduate")};
    return static_cast<int>(levels.indexOf(level)) + 1;
}

QString LevelBadge::wordsFor(const QString &level)
{
    switch (rankOf(level)) {
    case 1:
        //: For whom a page is written: what a high-school student can follow
        return tr("High school");
    case 2:
        return tr("Undergraduate");
    case 3:
        return tr("Graduate");
    default:
        return {};
    }
}

void LevelBadge::setLevel(const QString &level)
{
    m_level = level;
    setVisible(rank() > 0);
    //: Name of a badge for screen readers; %1 is High school, Undergraduate or Graduate
    setAccessibleName(rank() > 0 ? tr("Level: %1").arg(words()) : QString());
    setToolTip(accessibleName());
    updateGeometry();
    update();
}

QSize LevelBadge::sizeHint() const
{
    const QFontMetricsF metrics(m_look.font(Face::Label, -2));
    const qreal width = metrics.horizontalAdvance(words()) + m_look.length(2 * kSide + kBars + kGap);
    return {
        static_cast<int>(std::ceil(width)), static_cast<int>(std::ceil(metrics.height() + m_look.length(2 * kAbove)))};
}

qreal LevelBadge::baseline() const
{
    return m_look.length(kAbove) + QFontMetricsF(m_look.font(Face::Label, -2)).ascent();
}

void LevelBadge::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_look.theme().controlOutline(), m_look.theme().hairline()));
    painter.setBrush(Qt::NoBrush);
    const qreal radius = m_look.length(6);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    const QFont font = m_look.font(Face::Label, -2);
    const qreal foot = baseline();
    const qreal tall = QFontMetricsF(font).capHeight();
    qreal x = m_look.length(kSide);
    for (int i = 1; i <= kLevels; ++i) {
        const qreal height = tall * (i + 1) / (kLevels + 1);
        const QRectF bar(x, foot - height, m_look.length(kBar), height);
        painter.setPen(QPen(m_look.color(Token::Ink3), 1));
        painter.setBrush(i <= rank() ? QBrush(m_look.color(Token::Ink2)) : QBrush(Qt::NoBrush));
        painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
        x += m_look.length(kBar + kBarGap);
    }
    painter.setFont(font);
    painter.setPen(m_look.color(Token::Ink2));
    painter.drawText(QPointF(x - m_look.length(kBarGap) + m_look.length(kGap), foot), words());
}

void LevelBadge::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setLevel(m_level);
}

} // namespace nunchi::ui
