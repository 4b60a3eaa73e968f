// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "exhibits/shared/random_vectors.h"
#include "exhibits/variance/model_draws.h"

namespace nunchi::exhibits::variance {

/// How q·k scatters at width d, before and after dividing by √d. Parameters: width (1–1024), scaled, seed. As many draws
/// as fit into a few milliseconds are there at once, the rest (20,000 in all) follow from a thread beside.
class Model : public RandomVectors
{
    Q_OBJECT
public:
    explicit Model(QObject *parent = nullptr);

    QString exhibitId() const override { return QStringLiteral("variance"); }
    QString textForm() const override;
    QList<QStringList> table() const override;
    bool isSettled() const override { return isComplete(); }
    void settle() override;

    /// q·k, before any division.
    const std::vector<double> &products() const { return m_products; }
    bool isComplete() const { return m_products.size() == kDraws && m_ladder.count() == kDraws; }
    /// Of what is shown: divided by √d where that is switched on.
    double measured() const { return deviationOf(m_products) / divisor(); }
    double predicted() const; ///< √d, or 1 after the division
    double divisor() const;
    const Ladder &ladder() const { return m_ladder; }
    double rungMeasured(int rung) const;
    double rungPredicted(int rung) const;

    /// The axis of the histogram goes from −reach() to reach(), the same at all widths.
    double reach() const;
    double binWidth() const;
    /// Share of the draws in each bin, from the lowest; what lies beyond the axis is in none of them.
    std::vector<double> histogram() const;
    /// Share of the draws that a normal distribution of mean 0 and the predicted deviation has in a bin around x.
    double expectedShare(double x) const;

protected:
    std::optional<QString> apply(const QJsonObject &complete) override;
    void widthMoved() override { drawProducts(); }
    void seedMoved() override;

private:
    void drawProducts();
    void drawLadder();

    std::vector<double> m_products;
    Ladder m_ladder;
    Background m_moreProducts;
    Background m_moreLadder;
};

} // namespace nunchi::exhibits::variance
