// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/saturation/model.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/softmax.h"
#include "exhibits/shared/csv.h"
#include "exhibits/shared/number_text.h"
#include "exhibits/shared/number_words.h"

namespace nunchi::exhibits::saturation {

static_assert(kMostWidth == RandomVectors::kWidest);

namespace {
constexpr int kAtOnce = 12; ///< draws before the first picture: a few milliseconds
constexpr int kBatch = 4; ///< draws between two looks whether to stop
constexpr int kNews = 25; ///< batches between two pictures

Draw drawOf(int seed, int keys)
{
    engine::NumpyRng rng(static_cast<std::uint64_t>(seed));
    return {rng, keys};
}
} // namespace

Model::Model(QObject *parent)
    : RandomVectors(parent)
    , m_draw(drawOf(seed(), m_keys))
    , m_averages(0, m_keys)
{
    drawAll();
}

QList<Parameter> Model::parameters() const
{
    QList<Parameter> list = RandomVectors::parameters();
    list.insert(1, {QStringLiteral("keys"), Parameter::Kind::Integer, 10, 2, kMostKeys, {}});
    return list;
}

QJsonObject Model::state() const
{
    QJsonObject state = RandomVectors::state();
    state[QStringLiteral("keys")] = m_keys;
    return state;
}

std::optional<QString> Model::apply(const QJsonObject &complete)
{
    const bool otherSeed = take(complete).seed;
    const int keys = complete[QLatin1String("keys")].toInt();
    if (keys != std::exchange(m_keys, keys) || otherSeed)
        drawAll();
    return {};
}

void Model::drawAll()
{
    m_draw = drawOf(seed(), m_keys);
    // A stream of its own: the means do not begin with the draw that is shown.
    m_averages = Averages(secondStream(), m_keys);
    m_averages.draw(kAtOnce);
    drawOn<Averages>(m_more, m_averages, kDraws, kBatch, kNews, [this](const Averages &averages) {
        m_averages = averages;
        Q_EMIT changed();
    });
}

void Model::setKeys(int keys, int gesture)
{
    const int within = std::clamp(keys, 2, kMostKeys);
    if (within == m_keys)
        return;
    remember(QStringLiteral("keys %1").arg(gesture));
    m_keys = within;
    drawAll();
    Q_EMIT changed();
}

engine::Vector Model::weights(bool scaled) const
{
    return engine::softmax(m_draw.scores(width(), scaled));
}

double Model::largestEntropy() const
{
    return std::log(static_cast<double>(m_keys));
}

QString Model::sharpnessText(const Sharpness &sharpness) const
{
    return tr("largest weight %1, entropy %2, norm of the Jacobian %3, its trace %4")
        .arg(fixedNumber(sharpness.largest, 2), fixedNumber(sharpness.entropy, 2), fixedNumber(sharpness.norm, 2),
            fixedNumber(sharpness.trace, 2));
}

QString Model::textForm() const
{
    QStringList lines;
    lines << (isScaled() ? tr("Softmax of the scores of one random query with %1 keys of width %2, divided by the square "
                            "root of %2.")
                       : tr("Softmax of the scores of one random query with %1 keys of width %2, not divided."))
                 .arg(m_keys)
                 .arg(width());
    QStringList shares;
    for (const double weight : weights(isScaled()))
        shares << fixedNumber(weight, 2);
    lines << tr("The weights: %1.").arg(shares.join(QStringLiteral(", ")));
    lines << tr("This draw: %1.").arg(sharpnessText(sharpness(isScaled())));
    lines << tr("The same draw the other way: %1.").arg(sharpnessText(sharpness(!isScaled())));
    lines << tr("Means over %1 draws:").arg(groupedNumber(m_averages.count()));
    for (int rung = 0; rung < Averages::kRungs; rung += 2) {
        const int width = Averages::width(rung);
        lines << tr("width %1, not divided: %2.").arg(width).arg(sharpnessText(m_averages.mean(rung, false)));
        lines << tr("width %1, divided: %2.").arg(width).arg(sharpnessText(m_averages.mean(rung, true)));
    }
    return lines.join(u'\n');
}

QList<QStringList> Model::table() const
{
    QList<QStringList> rows{{tr("width"), tr("divided"), tr("draws"), tr("largest weight"), tr("entropy"),
        tr("norm of the Jacobian"), tr("trace of the Jacobian")}};
    for (int rung = 0; rung < Averages::kRungs; ++rung) {
        for (const bool scaled : {false, true}) {
            const Sharpness mean = m_averages.mean(rung, scaled);
            rows << QStringList{QString::number(Averages::width(rung)), scaled ? tr("yes") : tr("no"),
                QString::number(m_averages.count()), csvNumber(mean.largest), csvNumber(mean.entropy),
                csvNumber(mean.norm), csvNumber(mean.trace)};
        }
    }
    return rows;
}

} // namespace nunchi::exhibits::saturation
