// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/exhibit_model.h"
#include "exhibits/matrix/model_field.h"
#include "exhibits/settling.h"
#include "exhibits/shared/attention_values.h"

namespace nunchi::exhibits::attention_steps {
class Model;
}

namespace nunchi::exhibits::matrix {

enum class Show : quint8 { Weights, Scores };
constexpr int kMostSeed = 1'000'000;

/// All queries at once. Parameters: show (weights|scores), row and column (keys of tokens; empty row: the token the
/// sentence is about; empty column: where that row looks most), perRow, and what it has in common with
/// attention-steps: sentence, text, scaled, causal, padding (none|shown|hidden), edits. Following an
/// attention-steps, its values and its query ARE this matrix's values and row; that exhibit's history undoes them.
/// In place of the sentence's, a large matrix: source (sentence|computed|file), size and seed (computed), file and keys
/// (paths of .npy files: a matrix, or queries and keys; a lesson leaves them alone), place (what is looked at: the
/// middle's row and column, and the span of cells) and cell (row and column, from 1). Then scaled and causal are this
/// exhibit's own, and so is the history.
class Model : public ExhibitModel, public Settling
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

    bool isSettled() const override { return !m_field.isBusy(); }
    void settle() override { m_field.finish(); }

    const AttentionValues &values() const;
    int count() const { return values().count(); } ///< n: rows and columns

    Show show() const { return m_show; }
    bool perRow() const { return m_perRow; }
    int row() const { return values().queryIndex(); }
    int column() const;

    const Field &field() const { return m_field; }
    bool isLarge() const { return m_field.isShown(); } ///< what is shown is not the sentence's
    /// Of the sentence, or of the large matrix.
    bool isScaled() const { return settings().scaled; }
    bool isCausal() const { return settings().causal; }

    // Changes by the user (they can be undone; the cursor's moves in a row count as one).
    void setShow(Show show);
    void setPerRow(bool perRow);
    void setCursor(int row, int column); ///< clamped
    void setScaled(bool scaled);
    void setCausal(bool causal);
    void setPadding(Padding padding);

    // The same of the large matrix. What takes time is made beside; until it has come, all stays as it is.
    void openFiles(const QStringList &paths); ///< one: a matrix; two: queries and keys
    void showSentence();
    void showComputed(int size);
    void showFile(); ///< the one opened last
    void drawAgain(); ///< with the next seed
    void stopMaking();
    void setPlace(const Place &place);
    void setCell(int row, int column);
    bool isLooking() const { return m_looking; } ///< what is told now is a change of place or cell and nothing else

    /// The number of a cell: the weight, or the score that goes into the softmax (−∞ where masked).
    double shown(int row, int column) const;
    bool isMasked(int row, int column) const { return !values().maySee(row, column); }
    double rowSum(int row) const; ///< of weights: 1, or 0 for a query that may look at nothing
    double largestShown() const; ///< weights: the largest; scores: the largest size
    /// The colour map is the one that is centred on 0.
    bool isSigned() const;
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

    const AttentionSettings &settings() const { return m_field.isOn() ? m_own.settings() : values().settings(); }
    LargeOrder orderNow() const; // as the switches stand
    void changeLarge(const LargeOrder &order);
    void takeSwitches(const LargeOrder &order);
    void fieldOpened(const LargeOrder &order);
    void fieldChanged();
    void tellLook();
    std::optional<QString> applyShared(AttentionSettings settings);
    void recallColumn();
    void giveUp();
    void goBack(); // to what is shown
    bool ownHistoryIsNext() const { return !m_leader || m_field.isOn() || m_leftLarge; }

    AttentionValues m_own;
    attention_steps::Model *m_leader = nullptr;
    Show m_show = Show::Weights;
    bool m_perRow = false;
    QString m_column;
    struct Cursor
    {
        AttentionSettings settings; // the leader's
        QString column;
    };
    QList<Cursor> m_cursors; // where it has been, following
    Field m_field;
    int m_pending = 0; // changes by the user since a large matrix last came
    bool m_leftLarge = false; // the last change led from a large matrix back to the leader's sentence
    bool m_looking = false;
    bool m_keepLeader = false; // what is restored was never the leader's
};

} // namespace nunchi::exhibits::matrix
