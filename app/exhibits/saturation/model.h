// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/saturation/model_averages.h"
#include "exhibits/shared/random_vectors.h"

namespace nunchi::exhibits::saturation {

inline constexpr int kDraws = 3'000;

/// How softmax tips onto one key as vectors get wider. Parameters: width (1–1024), keys (2–16), scaled, seed. One draw
/// is shown as bars; means over a few draws are there at once, those over 3,000 follow from a thread beside.
class Model : public RandomVectors
{
    Q_OBJECT
public:
    explicit Model(QObject *parent = nullptr);

    QString exhibitId() const override { return QStringLiteral("saturation"); }
    QList<Parameter> parameters() const override;
    QJsonObject state() const override;
    QString textForm() const override;
    QList<QStringList> table() const override;
    bool isSettled() const override { return m_averages.count() == kDraws; }
    void settle() override { m_more.finish(); }

    int keys() const { return m_keys; }

    void setKeys(int keys, int gesture); ///< by the user

    /// Of the draw shown.
    engine::Vector weights(bool scaled) const;
    Sharpness sharpness(bool scaled) const { return Sharpness::of(weights(scaled)); }
    const Averages &averages() const { return m_averages; }
    double largestEntropy() const; ///< ln of the number of keys: no preference at all

protected:
    std::optional<QString> apply(const QJsonObject &complete) override;
    void seedMoved() override { drawAll(); }

private:
    void drawAll();
    QString sharpnessText(const Sharpness &sharpness) const;

    int m_keys = 10;
    Draw m_draw;
    Averages m_averages;
    Background m_more;
};

} // namespace nunchi::exhibits::saturation
