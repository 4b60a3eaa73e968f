// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/attention.h"
#include "exhibits/cross/model_book.h"
#include "exhibits/exhibit_model.h"

namespace nunchi::exhibits::cross {

enum class Direction : quint8 {
    EnglishToKorean, ///< Korean is being written
    KoreanToEnglish
};

/// A sentence being written looks at its source, or at itself. Parameters: pair, direction, attention, query (id of a
/// word; empty: the one the pair begins with), key (whose score is worked out; empty: the one looked at most).
class Model : public ExhibitModel
{
    Q_OBJECT
public:
    explicit Model(QObject *parent = nullptr);

    QString exhibitId() const override { return QStringLiteral("cross"); }
    QList<Parameter> parameters() const override;
    QJsonObject state() const override;
    QString textForm() const override;
    /// Every weight with its score.
    QList<QStringList> table() const override;

    static const CrossBook &book() { return CrossBook::builtIn(); }
    static int width() { return static_cast<int>(book().features().size()); } ///< d_k
    const Pair &pair() const { return *book().pair(m_pair); }
    Direction direction() const { return m_direction; }
    Attention attention() const { return m_attention; }

    QString askingLanguage() const; ///< "ko" or "en": of the sentence that is being written
    QString answeringLanguage() const; ///< the other one; of self-attention the same
    const QList<Word> &asking() const { return *pair().sentences.constFind(askingLanguage()); }
    const QList<Word> &answering() const { return *pair().sentences.constFind(answeringLanguage()); }
    int queryCount() const { return static_cast<int>(asking().size()); } ///< n
    int keyCount() const { return static_cast<int>(answering().size()); } ///< m
    int query() const { return m_query; }
    int key() const { return m_key; }
    QString featureName(int feature) const { return book().features()[feature].name.value(language()); }

    const engine::Matrix &q() const { return m_q; }
    const engine::Matrix &k() const { return m_k; }
    const engine::AttentionTrace &trace() const { return m_trace; }
    double weight(int query, int key) const { return m_trace.weights(query, key); }
    /// The keys a query looks at most, more than one where they share; empty: it looks at all alike.
    QList<int> strongest(int query) const;
    /// The features that add to the score of two words.
    QList<int> shared(int query, int key) const;
    int mostShared() const; ///< by any two words
    /// The features that the query fetched, most of it first; less than half a hundredth is left out.
    QList<int> fetched(int query) const;

    // Changes by the user: they can be undone.
    void setPair(const QString &id);
    /// The word looked at most becomes the query: its translation asks back.
    void setDirection(Direction direction);
    void setAttention(Attention attention);
    void setQuery(int word, const QString &gesture = {});
    void setKey(int word, const QString &gesture = {});
    void setCell(int query, int key); ///< both at once

protected:
    std::optional<QString> apply(const QJsonObject &complete) override;

private:
    void recompute();
    void chooseWords(); ///< m_query and m_key from their ids

    QString m_pair;
    Direction m_direction = Direction::EnglishToKorean;
    Attention m_attention = Attention::Cross;
    QString m_queryId;
    QString m_keyId;
    int m_query = 0;
    int m_key = 0;
    engine::Matrix m_q;
    engine::Matrix m_k; ///< and V
    engine::AttentionTrace m_trace;
};

} // namespace nunchi::exhibits::cross
