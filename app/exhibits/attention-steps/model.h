// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "exhibits/exhibit_model.h"
#include "exhibits/shared/attention_values.h"

namespace nunchi::exhibits::attention_steps {

enum class Step : quint8 { Scores = 1, Scaling, Softmax, Mixing };

/// One summand of q·k.
struct Term
{
    double q = 0;
    double k = 0;
    double product = 0;
};

/// Where one token looks, step by step. Parameters: sentence, text, query (key of a token; empty: the one the
/// sentence is about), step 1 … 4, scaled, causal, padding, edits ("token.dimension": number).
class Model : public ExhibitModel
{
    Q_OBJECT
public:
    explicit Model(QObject *parent = nullptr);

    QString exhibitId() const override { return QStringLiteral("attention-steps"); }
    QList<Parameter> parameters() const override;
    QJsonObject state() const override;
    QString textForm() const override;
    /// Of the query: each key with its score, its weight and its value, and what they mix to.
    QList<QStringList> table() const override;
    void reset() override;

    /// The numbers; shared with an exhibit that follows this one.
    AttentionValues &values() { return m_values; }
    const AttentionValues &values() const { return m_values; }

    Step step() const { return m_step; }
    void setStep(Step step);
    void nextStep();
    void previousStep();

    // Changes by the user: they can be undone. What cannot be is refused with the reason, and nothing changes.
    std::optional<QString> change(const AttentionSettings &settings, const QString &gesture = {});
    void setSentence(const QString &id); ///< takes along the query and the edits that still fit
    std::optional<QString> setText(const QString &text); ///< empty: back to the sentence
    void setQuery(const QString &tokenKey, const QString &gesture = {});
    void setScaled(bool scaled);
    void setCausal(bool causal);
    void setPadding(Padding padding);
    std::optional<QString> setNumber(
        const QString &tokenKey, const QString &dimension, double value, const QString &gesture = {});

    /// The summands of the query's q · k of a token.
    QList<Term> terms(int token) const;
    /// What was before the division was switched: the query's weights the other way, while they are worth comparing.
    std::optional<engine::Vector> formerWeights() const;
    /// The tokens with the largest weights of the query's row, largest first, at most two, masked ones left out. What
    /// is as large as a weight that is not among them is not there either: of equal ones none is the strongest.
    QList<int> strongest() const;
    /// The query may look at several keys, and gives each the same weight.
    bool allAlike() const;

protected:
    std::optional<QString> apply(const QJsonObject &complete) override;
    void languageChanged() override;

private:
    void valuesChanged();
    QList<int> byWeight() const; ///< the tokens with a weight, largest first
    AttentionSettings with(const std::function<void(AttentionSettings &)> &edit) const;

    AttentionValues m_values;
    Step m_step = Step::Scores;
    bool m_scaleTouched = false; ///< the division was switched since the tokens or numbers last changed
};

} // namespace nunchi::exhibits::attention_steps
