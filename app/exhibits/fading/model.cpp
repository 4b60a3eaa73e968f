// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/fading/model.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "engine/numpy_rng.h"
#include "exhibits/fading/model_influence.h"
#include "exhibits/fading/model_text.h"
#include "exhibits/shared/csv.h"

namespace nunchi::exhibits::fading {

using engine::Matrix;
using engine::NumpyRng;

Model::Model(QObject *parent)
    : ExhibitModel(parent)
{
    compute();
}

QList<Parameter> Model::parameters() const
{
    using Kind = Parameter::Kind;
    return {
        {QStringLiteral("n"), Kind::Integer, 60, kLeastN, kMostN, {}},
        {QStringLiteral("distance"), Kind::Integer, 30, 0, kMostN - 1, {}},
        {QStringLiteral("strength"), Kind::Number, 0.9, kLeastStrength, kMostStrength, {}},
        {QStringLiteral("seed"), Kind::Integer, 1, 0, kMostSeed, {}},
    };
}

QJsonObject Model::state() const
{
    return {{QStringLiteral("n"), m_n}, {QStringLiteral("distance"), m_distance},
        {QStringLiteral("strength"), m_strength}, {QStringLiteral("seed"), m_seed}};
}

std::optional<QString> Model::apply(const QJsonObject &complete)
{
    m_n = complete[QLatin1String("n")].toInt();
    m_distance = complete[QLatin1String("distance")].toInt();
    m_strength = complete[QLatin1String("strength")].toDouble();
    m_seed = complete[QLatin1String("seed")].toInt();
    compute();
    return std::nullopt;
}

/// Weights before tokens, from generators of their own: a longer sequence has the same weights.
void Model::compute()
{
    const double even = 1 / std::sqrt(static_cast<double>(kWidth));
    NumpyRng forWeights(static_cast<std::uint64_t>(m_seed));
    const auto drawn = [&](double sd) { return forWeights.normal(0, sd, kWidth, kWidth); };
    engine::RecurrentWeights recurrent;
    recurrent.wX = drawn(even);
    recurrent.wH = drawn(1) * (m_strength * even);
    recurrent.b = engine::Vector::Zero(kWidth);
    AttentionWeights attention;
    attention.wQ = drawn(even);
    attention.wK = drawn(even);
    attention.wV = drawn(even);
    NumpyRng forTokens(static_cast<std::uint64_t>(m_seed) + kMostSeed + 1);
    const Matrix x = forTokens.normal(0, 1, m_n, kWidth);
    m_recurrent = recurrentByDistance(x, recurrent);
    m_attention = attentionByDistance(x, attention);
}

int Model::distance() const
{
    return std::min(m_distance, m_n - 1);
}

template <typename Value> void Model::change(Value &member, Value value, const QString &gesture)
{
    if (value == member)
        return;
    remember(gesture);
    member = value;
    compute();
    Q_EMIT changed();
}

void Model::setN(int n, const QString &gesture)
{
    change(m_n, std::clamp(n, kLeastN, kMostN), gesture);
}

void Model::setDistance(int distance, const QString &gesture)
{
    change(m_distance, std::clamp(distance, 0, m_n - 1), gesture);
}

void Model::setStrength(double strength, const QString &gesture)
{
    change(m_strength, std::clamp(strength, kLeastStrength, kMostStrength), gesture);
}

void Model::drawAnew()
{
    change(m_seed, (m_seed + 1) % (kMostSeed + 1), {});
}

QString Model::textForm() const
{
    return text::whole(*this);
}

QList<QStringList> Model::table() const
{
    QList<QStringList> rows{{QStringLiteral("distance"), QStringLiteral("recurrent"), QStringLiteral("attention")}};
    for (int i = 0; i < m_n; ++i)
        rows.append({csvNumber(i), csvNumber(m_recurrent(i)), csvNumber(m_attention(i))});
    return rows;
}

} // namespace nunchi::exhibits::fading
