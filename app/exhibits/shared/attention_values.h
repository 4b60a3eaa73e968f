// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "engine/attention.h"
#include "exhibits/shared/attention_settings.h"
#include "exhibits/shared/sentence_book.h"

namespace nunchi::exhibits {

/// One token as it stands in the sentence now.
struct Token
{
    QString key; ///< what labels, edits and the query are bound by; never the position
    QString text;
    QString word; ///< id in the lexicon; empty: unknown, its numbers start at 0
    bool padding = false;
};

/// A column of x, q, k, v and z in the current language.
struct NamedDimension
{
    QString id;
    QString name;
    QString means;
};

/// The values attention-steps and matrix show, computed by the engine once per change: X (n×d) from the lexicon and
/// the edits, Q = X·W_Q, K = V = X (W_K = W_V = I), and the whole attention, scaled as set and the other way.
class AttentionValues : public QObject
{
    Q_OBJECT
public:
    explicit AttentionValues(QObject *parent = nullptr);

    const AttentionSettings &settings() const { return m_settings; }
    /// Why these settings cannot be; empty: they can.
    std::optional<QString> refusal(const AttentionSettings &settings) const;
    /// Settings that refusal() lets pass.
    void set(const AttentionSettings &settings);
    void setLanguage(const QString &language);
    QString language() const { return m_language; }

    const Sentence &sentence() const;
    bool isTyped() const { return !m_settings.text.isEmpty(); }

    const QList<Token> &tokens() const { return m_tokens; }
    int count() const { return int(m_tokens.size()); }
    int indexOf(const QString &key) const; ///< −1: not in this sentence
    /// The row that asks. A key the present language lacks falls back to the token the sentence is about.
    int queryIndex() const { return m_query; }
    const QList<NamedDimension> &dimensions() const { return m_dimensions; }
    int width() const { return int(m_dimensions.size()); } ///< d_k = d_v

    const engine::Matrix &x() const { return m_x; }
    const engine::Matrix &wQ() const { return m_wQ; }
    const engine::Matrix &q() const { return m_q; }
    const engine::Matrix &k() const { return m_x; }
    const engine::Matrix &v() const { return m_x; }
    const engine::AttentionTrace &trace() const { return m_trace; }
    /// The same with the division by √d_k switched the other way.
    const engine::AttentionTrace &otherTrace() const { return m_other; }
    bool maySee(int query, int key) const { return m_mask.size() == 0 || m_mask(query, key); }
    bool isBlind(int query) const;

    /// The number before any edit, and whether it was edited.
    double original(int token, int dimension) const;
    bool isEdited(int token, int dimension) const;
    /// Why the token has these numbers, in the current language.
    QString reason(int token) const;

Q_SIGNALS:
    void changed();

private:
    std::optional<QString> textRefusal(const AttentionSettings &settings) const;
    std::optional<QString> editRefusal(const AttentionSettings &settings) const;
    void recompute();
    void chooseTokens();
    void fillMatrices();
    void buildMask();

    AttentionSettings m_settings;
    QString m_language = QStringLiteral("ko");
    QList<Token> m_tokens;
    QList<NamedDimension> m_dimensions;
    int m_query = 0;
    engine::Matrix m_x;
    engine::Matrix m_wQ;
    engine::Matrix m_q;
    engine::Mask m_mask;
    engine::AttentionTrace m_trace;
    engine::AttentionTrace m_other;
};

} // namespace nunchi::exhibits
