// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/exhibit_model.h"
#include "exhibits/shared/attention_values.h"

namespace nunchi::exhibits::formula {

/// What is lit of softmax(QKᵀ/√d_k)V.
enum class Part : quint8 { Whole, Scores, Scaling, Softmax, Mixing };
inline constexpr int partCount = 5;

/// The matrices on the way, in their order.
enum class Stage : quint8 { Q, KTransposed, Scores, Scaled, Weights, V, Output };
inline constexpr int stageCount = 7;

/// The formula and the matrices it makes of a sentence. Parameters: step (0 the whole, 1 QKᵀ, 2 ÷√d_k, 3 softmax,
/// 4 ·V), sentence (id), query (key of a token; empty: the one the sentence is about).
class Model : public ExhibitModel
{
    Q_OBJECT
public:
    explicit Model(QObject *parent = nullptr);

    QString exhibitId() const override { return QStringLiteral("formula"); }
    QList<Parameter> parameters() const override;
    QJsonObject state() const override;
    QString textForm() const override;
    QList<QStringList> table() const override;

    const AttentionValues &values() const { return m_values; }
    int count() const { return m_values.count(); } ///< n
    int width() const { return m_values.width(); } ///< d_k = d_v
    Part part() const { return m_part; }
    int row() const { return m_values.queryIndex(); }

    const engine::Matrix &matrix(Stage stage) const; ///< Kᵀ as d×n
    /// The part that makes this matrix, or takes it.
    static bool belongs(Stage stage, Part part);

    // Changes by the user: they can be undone.
    void setPart(Part part);
    void next(int parts); ///< on or back, to the ends
    void setRow(int row);

protected:
    std::optional<QString> apply(const QJsonObject &complete) override;
    void languageChanged() override;

private:
    void set(const AttentionSettings &settings);

    AttentionValues m_values;
    engine::Matrix m_kTransposed;
    Part m_part = Part::Whole;
};

/// "9×4"
QString shapeOf(const engine::Matrix &matrix);
/// With mathematics between dollars: what a part of the formula is called in it, "$\Q{Q}\K{K}^\top$".
QString partFormula(Part part);

} // namespace nunchi::exhibits::formula
