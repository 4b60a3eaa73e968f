// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QList>
#include <QMap>
#include <QStringList>

#include "engine/multihead.h"
#include "exhibits/shared/json_words.h"

class QJsonObject;

namespace nunchi::exhibits::heads {

struct Dimension
{
    QString id;
    Translated name;
};

/// One summand of a head's score: times · (x of the query along `from`) · (x of the key along `to`).
struct Component
{
    int from = 0;
    double times = 0;
    int to = 0;
};

/// What one head looks for, and the dimensions it hands over.
struct Head
{
    QString id;
    Translated name;
    Translated does;
    QList<Component> components; ///< d_k of them
    QList<int> values; ///< d_v of them
};

struct SentenceToken
{
    QString key; ///< the word's id; a second time: "the#2"
    QString text;
    QMap<QString, double> x; ///< by dimension; what is missing is 0
};

struct Sentence
{
    QString id;
    Translated shortName;
    QString query; ///< key of the token it begins with
    QMap<QString, QList<SentenceToken>> tokens; ///< by language
};

/// The sentences and the heads as read from heads.json.
class HeadBook
{
public:
    /// Empty, with the reason, when the file is not what it should be.
    static std::optional<HeadBook> read(const QByteArray &json, QString *reason);
    static const HeadBook &builtIn();

    const QList<Dimension> &dimensions() const { return m_dimensions; }
    const QList<Head> &heads() const { return m_heads; }
    const QList<Sentence> &sentences() const { return m_sentences; }
    const Sentence *sentence(const QString &id) const;
    /// W_Q, W_K, W_V and W_O of all heads, as the engine wants them.
    const engine::MultiHeadWeights &weights() const { return m_weights; }
    int dK() const { return static_cast<int>(m_heads.first().components.size()); }
    int dV() const { return static_cast<int>(m_heads.first().values.size()); }

private:
    int dimension(const QString &id) const; ///< −1: there is none
    std::optional<QString> readHead(const QJsonObject &object);
    std::optional<QString> readSentence(const QJsonObject &object, const QMap<QString, QMap<QString, double>> &words);
    std::optional<QString> readOutput(const QJsonObject &object);
    void fillWeights();

    QList<Dimension> m_dimensions;
    QList<Head> m_heads;
    QList<Sentence> m_sentences;
    engine::MultiHeadWeights m_weights;
};

} // namespace nunchi::exhibits::heads
