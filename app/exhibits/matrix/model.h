// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/exhibit_model.h"
#include "exhibits/shared/attention_values.h"

namespace nunchi::exhibits::attention_steps {
class Model;
}

namespace nunchi::exhibits::matrix {

enum class Show : quint8 { Weights, Scores };

/// All queries at once. Parameters: show (weights|scores), row and column (keys of tokens; empty row: the token the
/// sentence is about; empty column: where that row looks most), perRow, and what it has in common with
/// attention-steps: sentence, text, scaled, causal, padding (none|shown|hidden), edits. Following an
/// attention-steps, its values and its query ARE this matrix's values and row; that exhibit's history undoes them.
class Model : public ExhibitModel
{
    Q_OBJECT
public:
    explicit Model(QObject *parent = nullptr);

    QString exhibitId() const override { return QStringLiteral("matrix"); }
    QList<Parameter> parameters() const override;
    QJsonObject state() const override;
    QString textForm() const override;
    /// Every cell: its score before and after the division and the mask, and its weight.
    QList<QStringList> table() const override;
    bool follow(ExhibitModel &leader) override;
    bool canFollow(const QString &exhibitId) const override;
    bool isFollowing() const { return m_leader != nullptr; }
    void reset() override;
    bool canUndo() const override;
    bool canRedo() const override;
    void undo() override;
    void redo() override;

    const AttentionValues &values() const;
    int count() const { return values().count(); } ///< n: rows and columns

    Show show() const { return m_show; }
    bool perRow() const { return m_perRow; }
    int row() const { return values().queryIndex(); }
    int column() const;

    // Changes by the user (they can be undone; the cursor's moves in a row count as one).
    void setShow(Show show);
    void setPerRow(bool perRow);
    void setCursor(int row, int column); ///< clamped
    void setScaled(bool scaled);
    void setCausal(bool causal);
    void setPadding(Padding padding);

    /// The number of a cell: the weight, or the score that goes into the softmax (−∞ where masked).
    double shown(int row, int column) const;
    bool isMasked(int row, int column) const { return !values().maySee(row, column); }
    double rowSum(int row) const; ///< of weights: 1, or 0 for a query that may look at nothing
    double largestShown() const; ///< weights: the largest; scores: the largest size
    /// Where a cell stands on its colour map: weights 0 … 1, scores −1 … 1. The map's end is scaleEnd(row).
    double position(int row, int column) const;
    /// Weights: 1 (perRow: the row's largest). Scores: the largest size of all (perRow: of the row). Never 0.
    double scaleEnd(int row) const;

protected:
    std::optional<QString> apply(const QJsonObject &complete) override;
    void languageChanged() override;

private:
    void valuesChanged();
    std::optional<QString> change(const AttentionSettings &settings, const QString &gesture = {});
    QString rowText(int row) const;
    double largestOfRow(int row) const;

    AttentionValues m_own;
    attention_steps::Model *m_leader = nullptr;
    Show m_show = Show::Weights;
    bool m_perRow = false;
    QString m_column;
};

} // namespace nunchi::exhibits::matrix
