// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "engine/convolution.h"
#include "exhibits/exhibit_model.h"

namespace nunchi::exhibits::reach {

constexpr int minLength = 2;
constexpr int maxLength = 500;
constexpr int minKernel = 2;
constexpr int maxKernel = 9;

enum class Mechanism : quint8 { Recurrent, Convolution, Attention };
inline constexpr std::array allMechanisms{Mechanism::Recurrent, Mechanism::Convolution, Mechanism::Attention};

/// How many steps it takes from one position to another. Parameters: n (positions), first and second (the two, from 1,
/// different), kernel, dilated, walked (steps everybody has made so far; each stops where it arrives).
class Model : public ExhibitModel
{
    Q_OBJECT
public:
    using ExhibitModel::ExhibitModel;

    QString exhibitId() const override { return QStringLiteral("reach"); }
    QList<Parameter> parameters() const override;
    QJsonObject state() const override;
    QString textForm() const override;
    QList<QStringList> table() const override;

    int length() const { return m_length; } ///< n
    int first() const { return m_first; } ///< from 1
    int second() const { return m_second; }
    int earlier() const { return std::min(m_first, m_second); }
    int later() const { return std::max(m_first, m_second); }
    int distance() const { return later() - earlier(); }
    int kernel() const { return m_kernel; }
    bool isDilated() const { return m_dilated; }
    engine::Dilation dilation() const;

    /// Steps or layers that join two positions that far apart.
    int steps(Mechanism mechanism, int distance) const;
    int steps(Mechanism mechanism) const { return steps(mechanism, distance()); }
    /// The same, as far as everybody has walked.
    int walked(Mechanism mechanism) const { return std::min(m_walked, steps(mechanism)); }
    bool hasArrived(Mechanism mechanism) const { return walked(mechanism) == steps(mechanism); }
    /// Positions from 1, the earlier first: where the signal is after each layer.
    std::vector<int> convolutionPath() const;
    /// How many positions the later one depends on after so many layers of its own.
    int receptiveField(int layers) const;

    // Changes by the user: they can be undone. Everything arrives at once where it is moved to.
    void setLength(int length, const QString &gesture);
    void setFirst(int position, const QString &gesture); ///< never where the other is
    void setSecond(int position, const QString &gesture);
    void setDistance(int distance, const QString &gesture); ///< by moving the earlier one, then the later one
    void setKernel(int kernel, const QString &gesture);
    void setDilated(bool dilated);
    void setWalked(int walked); ///< not kept for undo: time goes on

protected:
    std::optional<QString> apply(const QJsonObject &complete) override;

private:
    int besides(int position, int from, int other) const;
    void arrive();

    int m_length = 24;
    int m_first = 3;
    int m_second = 21;
    int m_kernel = 3;
    bool m_dilated = false;
    int m_walked = maxLength;
};

} // namespace nunchi::exhibits::reach
