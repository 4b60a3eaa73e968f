// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/types.h"
#include "exhibits/exhibit_model.h"

namespace nunchi::exhibits::fading {

/// How much the end of a sequence still feels of each of its tokens: the last state of a recurrent encoder by the chain
/// rule (∂h_n/∂x_t), and beside it what attention hands the last token (∂z_n/∂x_t), both as Frobenius norms. Drawn
/// from a seed. Parameters: n (the length), distance (the token looked at, counted back from the last), strength (of
/// the recurrent weights: their standard deviation times √d), seed.
class Model : public ExhibitModel
{
    Q_OBJECT
public:
    static constexpr int kWidth = 16; ///< of tokens, states, queries, keys and values
    static constexpr int kLeastN = 2;
    static constexpr int kMostN = 300;
    static constexpr double kLeastStrength = 0.1;
    static constexpr double kMostStrength = 3;
    static constexpr int kMostSeed = 9999;

    explicit Model(QObject *parent = nullptr);

    QString exhibitId() const override { return QStringLiteral("fading"); }
    QList<Parameter> parameters() const override;
    QJsonObject state() const override;
    QString textForm() const override;
    QList<QStringList> table() const override;

    int n() const { return m_n; }
    int distance() const; ///< never beyond the first token
    double strength() const { return m_strength; }
    int seed() const { return m_seed; }

    // Changes by the user; those of one gesture are one step of undo.
    void setN(int n, const QString &gesture = {});
    void setDistance(int distance, const QString &gesture = {});
    void setStrength(double strength, const QString &gesture = {});
    void drawAnew(); ///< the next seed

    /// By distance: entry 0 is the last token.
    const engine::Vector &recurrent() const { return m_recurrent; }
    const engine::Vector &attention() const { return m_attention; }
    /// How many times less the token looked at is felt than the last one; ∞ where nothing arrives.
    double recurrentFading() const { return m_recurrent(0) / m_recurrent(distance()); }
    double attentionFading() const { return m_attention(0) / m_attention(distance()); }

    /// Numbers in the one vector a recurrent encoder hands on, and those attention may look at (keys and values).
    static int heldByState() { return kWidth; }
    static int heldByAttention(int n) { return 2 * n * kWidth; }

protected:
    std::optional<QString> apply(const QJsonObject &complete) override;

private:
    void compute();
    template <typename Value> void change(Value &member, Value value, const QString &gesture);

    int m_n = 60;
    int m_distance = 30;
    double m_strength = 0.9;
    int m_seed = 1;
    engine::Vector m_recurrent;
    engine::Vector m_attention;
};

} // namespace nunchi::exhibits::fading
