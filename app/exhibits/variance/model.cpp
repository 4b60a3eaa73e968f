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

static_assert(kMostWidth == RandomVectors::kWidest);

namespace {
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
    : RandomVectors(parent)
    , m_ladder(0)
{
    drawProducts();
    drawLadder();
}

std::optional<QString> Model::apply(const QJsonObject &complete)
{
    const Taken another = take(complete);
    if (another.seed || another.width)
        drawProducts();
    if (another.seed)
        drawLadder();
    return {};
}

void Model::seedMoved()
{
    drawProducts();
    drawLadder();
}

void Model::drawProducts()
{
    DotProducts source(static_cast<std::uint64_t>(seed()), width());
    m_products.clear();
    source.drawInto(m_products, std::max(kLeastDraws, drawsOf(kAtOnce, width())));
    m_moreProducts.stop();
    const int missing = kDraws - static_cast<int>(m_products.size());
    if (missing <= 0)
        return;
    const int batch = drawsOf(kBatch, width());
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
    m_ladder = Ladder(secondStream());
    m_ladder.draw(kFirstLadder);
    drawOn<Ladder>(m_moreLadder, m_ladder, kDraws, drawsOf(kBatch, kMostWidth), kNews, [this](const Ladder &ladder) {
        m_ladder = ladder;
        Q_EMIT changed();
    });
}

void Model::settle()
{
    m_moreProducts.finish();
    m_moreLadder.finish();
}

double Model::divisor() const
{
    return isScaled() ? std::sqrt(static_cast<double>(width())) : 1.0;
}

double Model::predicted() const
{
    return isScaled() ? 1.0 : std::sqrt(static_cast<double>(width()));
}

double Model::rungPredicted(int rung) const
{
    return isScaled() ? 1.0 : std::sqrt(static_cast<double>(Ladder::width(rung)));
}

double Model::rungMeasured(int rung) const
{
    const double divisor = isScaled() ? std::sqrt(static_cast<double>(Ladder::width(rung))) : 1.0;
    return m_ladder.deviation(rung) / divisor;
}

double Model::reach() const
{
    // Four deviations of the widest vectors; after the division a little more than four of all.
    return isScaled() ? 5 : 128;
}

double Model::binWidth() const
{
    return isScaled() ? 0.125 : 2;
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
    lines << (isScaled() ? tr("Dot products of random queries and keys of width %1, divided by the square root of %1.")
                       : tr("Dot products of random queries and keys of width %1, not divided."))
                 .arg(width());
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
    row(width(), static_cast<double>(m_products.size()), measured(), predicted());
    for (int rung = 0; rung < Ladder::kRungs; ++rung)
        row(Ladder::width(rung), m_ladder.count(), rungMeasured(rung), rungPredicted(rung));
    return rows;
}

} // namespace nunchi::exhibits::variance
