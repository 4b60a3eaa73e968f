// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/random_vectors.h"

#include <utility>

namespace nunchi::exhibits {

QList<Parameter> RandomVectors::parameters() const
{
    using Kind = Parameter::Kind;
    return {
        {QStringLiteral("width"), Kind::Integer, 64, 1, kWidest, {}},
        {QStringLiteral("scaled"), Kind::Boolean, false, 0, 0, {}},
        {QStringLiteral("seed"), Kind::Integer, 141, 0, kMostSeed, {}},
    };
}

QJsonObject RandomVectors::state() const
{
    return {
        {QStringLiteral("width"), m_width}, {QStringLiteral("scaled"), m_scaled}, {QStringLiteral("seed"), m_seed}};
}

RandomVectors::Taken RandomVectors::take(const QJsonObject &complete)
{
    const int width = complete[QLatin1String("width")].toInt();
    const int seed = complete[QLatin1String("seed")].toInt();
    m_scaled = complete[QLatin1String("scaled")].toBool();
    return {width != std::exchange(m_width, width), seed != std::exchange(m_seed, seed)};
}

void RandomVectors::setWidth(int width, int gesture)
{
    const int within = std::clamp(width, 1, kWidest);
    if (within == m_width)
        return;
    remember(QStringLiteral("width %1").arg(gesture));
    m_width = within;
    widthMoved();
    Q_EMIT changed();
}

void RandomVectors::setScaled(bool scaled)
{
    if (scaled == m_scaled)
        return;
    remember();
    m_scaled = scaled;
    Q_EMIT changed();
}

void RandomVectors::drawAgain()
{
    remember(QStringLiteral("seed"));
    m_seed = (m_seed + 1) % (kMostSeed + 1);
    seedMoved();
    Q_EMIT changed();
}

} // namespace nunchi::exhibits
