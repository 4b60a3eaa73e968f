// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include "engine/cost.h"
#include "exhibits/exhibit_model.h"

namespace nunchi::exhibits::cost {

/// Of a layer: multiply-adds, steps that wait for one another, or the longest way between two tokens.
enum class Show : quint8 { Operations, Steps, Path };

/// What one layer costs at length n. Parameters: n, d, k, r, show (operations|steps|path), and markCrossing (the length
/// from which attention does more than the recurrent layer).
class Model : public ExhibitModel
{
    Q_OBJECT
public:
    using Mechanism = engine::Mechanism;
    using Count = engine::Count;
    static constexpr std::array<Mechanism, 4> kMechanisms{
        Mechanism::Recurrent, Mechanism::Convolution, Mechanism::Attention, Mechanism::RestrictedAttention};
    static constexpr int kMostLength = 1'000'000;
    static constexpr int kMostWidth = 4096;
    static constexpr int kMostKernel = 101;
    static constexpr int kMostWindow = 4096;

    using ExhibitModel::ExhibitModel;

    QString exhibitId() const override { return QStringLiteral("cost"); }
    QList<Parameter> parameters() const override;
    QJsonObject state() const override;
    QString textForm() const override;
    QList<QStringList> table() const override;

    const engine::CostSizes &sizes() const { return m_sizes; }
    Show show() const { return m_show; }
    bool marksCrossing() const { return m_markCrossing; }

    // Changes by the user; one gesture (a drag) is undone as one.
    void setLength(Count n, int gesture);
    void setWidth(Count d, int gesture);
    void setKernel(Count k, int gesture);
    void setWindow(Count r, int gesture);
    void setShow(Show show);

    engine::Cost at(Mechanism mechanism, Count n) const;
    /// The number shown, of the cost at n. Empty: a signal never gets from one end to the other.
    std::optional<Count> shown(Mechanism mechanism, Count n) const;
    /// From where on attention does more than the recurrent layer.
    std::optional<engine::Crossing> crossing() const;
    static QString name(Mechanism mechanism);
    /// Which of the four does least (or is shortest) at n; the first of several alike.
    Mechanism least() const;

protected:
    std::optional<QString> apply(const QJsonObject &complete) override;

private:
    void change(Count engine::CostSizes::*size, Count value, Count most, const QString &gesture);
    QString pathText(const engine::Cost &cost) const;

    engine::CostSizes m_sizes{512, 512, 3, 64, 1, 64};
    Show m_show = Show::Operations;
    bool m_markCrossing = true;
};

} // namespace nunchi::exhibits::cost
