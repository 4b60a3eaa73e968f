// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/variance/model.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "exhibits/shared/csv.h"
#include "exhibits/shared/number_text.h"
#include "exhibits/shared/number_words.h"

namespace nunchi::exhibits::variance {

namespace {
constexpr int kMostSeed = 1'000'000;
constexpr int kAtOnce = 200'000; ///< normal numbers drawn before the first picture: a few milliseconds
constexpr int kBatch = 100'000; ///< normal numbers between two looks whether to stop
constexpr int kNews = 20; ///< batches between two pictures
constexpr int kLeastDraws = 100;
constexpr int kFirstLadder = 50;

int drawsOf(int normals, int width)
{
    return std::clamp(normals / (2 * width), 1, kDraws);
}
} // namespace

Model::Model(QObject *parent)
    : ExhibitModel(parent)
    , m_ladder(0)
{
    drawProducts();
    drawLadder();
}

QList<Parameter> Model::parameters() const
{
    using Kind = Parameter::Kind;
    return {
        {QStringLiteral("width"), Kind::Integer, 64, 1, kMostWidth, {}},
        {QStringLiteral("scaled"), Kind::Boolean, false, 0, 0, {}},
        {QStringLiteral("seed"), Kind::Integer, 141, 0, kMostSeed, {}},
    };
}

QJsonObject Model::state() const
{
    return {{QStringLiteral("width"), m_width}, {QStringLiteral("scaled"), m_scaled},
        {QStringLiteral("seed"), m_seed}};
}

std::optional<QString> Model::apply(const QJsonObject &complete)
{
    const int width = complete[QLatin1String("width")].toInt();
    const int seed = complete[QLatin1String("seed")].toInt();
    const bool otherSeed = seed != std::exchange(m_seed, seed);
    const bool otherWidth = width != std::exchange(m_width, width);
    m_scaled = complete[QLatin1String("scaled")].toBool();
    if (otherSeed || otherWidth)
        drawProducts();
    if (otherSeed)
        drawLadder();
    return {};
}

void Model::drawProducts()
{
    DotProducts source(static_cast<std::uint64_t>(m_seed), m_width);
    m_products.clear();
    source.drawInto(m_products, std::max(kLeastDraws, drawsOf(kAtOnce, m_width)));
    m_moreProducts.stop();
    const int missing = kDraws - static_cast<int>(m_products.size());
    if (missing <= 0)
        return;
    const int batch = drawsOf(kBatch, m_width);
    m_moreProducts.start([this, source, missing, batch](const Background::Link &link) mutable {
        std::vector<double> more;
        int batches = 0;
        for (int left = missing; left > 0 && !link.isStopped();) {
            const int now = std::min(left, batch);
            source.drawInto(more, now);
            left -= now;
            if (++batches % kNews != 0 && left > 0)
                continue;
            link.tell([this, more = std::exchange(more, {})] {
                m_products.insert(m_products.end(), more.begin(), more.end());
                Q_EMIT changed();
            });
        }
    });
}

void Model::drawLadder()
{
    // A stream of its own: not the draws of the histogram once more.
    m_ladder = Ladder(static_cast<std::uint64_t>(m_seed) + kMostSeed + 1);
    m_ladder.draw(kFirstLadder);
    m_moreLadder.start([this, ladder = m_ladder](const Background::Link &link) mutable {
        int batches = 0;
        while (ladder.count() < kDraws && !link.isStopped()) {
            ladder.draw(std::min(kDraws - ladder.count(), drawsOf(kBatch, kMostWidth)));
            if (++batches % kNews != 0 && ladder.count() < kDraws)
                continue;
            link.tell([this, ladder] {
                m_ladder = ladder;
                Q_EMIT changed();
            });
        }
    });
}

void Model::settle()
{
    m_moreProducts.finish();
    m_moreLadder.finish();
}

void Model::setWidth(int width, int gesture)
{
    const int within = std::clamp(width, 1, kMostWidth);
    if (within == m_width)
        return;
    remember(QStringLiteral("width %1").arg(gesture));
    m_width = within;
    drawProducts();
    Q_EMIT changed();
}

void Model::setScaled(bool scaled)
{
    if (scaled == m_scaled)
        return;
    remember();
    m_scaled = scaled;
    Q_EMIT changed();
}

void Model::drawAgain()
{
    remember(QStringLiteral("seed"));
    m_seed = (m_seed + 1) % (kMostSeed + 1);
    drawProducts();
    drawLadder();
    Q_EMIT changed();
}

double Model::divisor() const
{
    return m_scaled ? std::sqrt(static_cast<double>(m_width)) : 1.0;
}

double Model::predicted() const
{
    return m_scaled ? 1.0 : std::sqrt(static_cast<double>(m_width));
}

double Model::rungPredicted(int rung) const
{
    return m_scaled ? 1.0 : std::sqrt(static_cast<double>(Ladder::width(rung)));
}

double Model::rungMeasured(int rung) const
{
    const double divisor = m_scaled ? std::sqrt(static_cast<double>(Ladder::width(rung))) : 1.0;
    return m_ladder.deviation(rung) / divisor;
}

double Model::reach() const
{
    // Four deviations of the widest vectors; after the division a little more than four of all.
    return m_scaled ? 5 : 128;
}

double Model::binWidth() const
{
    return m_scaled ? 0.125 : 2;
}

std::vector<double> Model::histogram() const
{
    const auto count = static_cast<size_t>(std::lround(2 * reach() / binWidth())) + 1;
    std::vector<double> shares(count, 0.0);
    const double one = 1.0 / static_cast<double>(m_products.size());
    for (const double product : m_products) {
        // Bins lie around multiples of their width, so that one lies around 0.
        const double place = std::round((product / divisor() + reach()) / binWidth());
        if (place >= 0 && place < static_cast<double>(count))
            shares[static_cast<size_t>(place)] += one;
    }
    return shares;
}

double Model::expectedShare(double x) const
{
    const double deviations = x / predicted();
    return binWidth() / predicted() * std::exp(-deviations * deviations / 2)
        / std::sqrt(2 * std::numbers::pi);
}

QString Model::textForm() const
{
    QStringList lines;
    lines << (m_scaled ? tr("Dot products of random queries and keys of width %1, divided by the square root of %1.")
                       : tr("Dot products of random queries and keys of width %1, not divided."))
                 .arg(m_width);
    lines << tr("Their standard deviation over %1 draws is %2; %3 is predicted.")
                 .arg(groupedNumber(static_cast<double>(m_products.size())), fixedNumber(measured(), 2),
                     fixedNumber(predicted(), 2));
    QStringList rungs;
    for (int rung = 0; rung < Ladder::kRungs; ++rung)
        //: One of a list: width, measured standard deviation, predicted one.
        rungs << tr("width %1: %2 (%3)")
                     .arg(Ladder::width(rung))
                     .arg(fixedNumber(rungMeasured(rung), 2), fixedNumber(rungPredicted(rung), 2));
    lines << tr("Measured at other widths, and in brackets what is predicted: %1.")
                 .arg(rungs.join(QStringLiteral("; ")));
    return lines.join(u'\n');
}

QList<QStringList> Model::table() const
{
    QList<QStringList> rows{{tr("width"), tr("draws"), tr("measured standard deviation"), tr("predicted")}};
    const auto row = [&rows](int width, double draws, double measured, double predicted) {
        rows << QStringList{
            QString::number(width), csvNumber(draws), csvNumber(measured), csvNumber(predicted)};
    };
    row(m_width, static_cast<double>(m_products.size()), measured(), predicted());
    for (int rung = 0; rung < Ladder::kRungs; ++rung)
        row(Ladder::width(rung), m_ladder.count(), rungMeasured(rung), rungPredicted(rung));
    return rows;
}

} // namespace nunchi::exhibits::variance
