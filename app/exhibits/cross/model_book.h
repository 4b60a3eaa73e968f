// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QList>
#include <QMap>
#include <QStringList>

#include "engine/types.h"
#include "exhibits/shared/json_words.h"

class QJsonObject;

namespace nunchi::exhibits::cross {

enum class Attention : quint8 {
    Cross, ///< Q from the sentence being written, K and V from the source
    Self ///< all three from the sentence being written
};

/// A direction of the embedding that has a name.
struct Feature
{
    QString id;
    Translated name;
};

struct Word
{
    QString id; ///< unique among the words of both sentences
    QString text;
    QMap<QString, double> x; ///< by feature; what is missing is 0
};

/// A sentence and its translation.
struct Pair
{
    QString id;
    Translated shortName;
    QMap<QString, QString> query; ///< by language: the word it begins with
    QMap<QString, QList<Word>> sentences; ///< by language
};

/// The sentences, what their words mean in numbers, and W_Q, as read from cross.json.
class CrossBook
{
public:
    /// Empty, with the reason, when the file is not what it should be.
    static std::optional<CrossBook> read(const QByteArray &json, QString *reason);
    static const CrossBook &builtIn();

    const QList<Feature> &features() const { return m_features; }
    const QList<Pair> &pairs() const { return m_pairs; }
    const Pair *pair(const QString &id) const;
    /// d×d; row: feature of x, column: feature of q.
    const engine::Matrix &wQ(Attention attention) const { return *m_wQ.constFind(attention); }
    /// n×d, a row a word.
    engine::Matrix embed(const QList<Word> &words) const;

private:
    int feature(const QString &id) const; ///< −1: there is none
    std::optional<QString> readWQ(const QJsonObject &object, Attention attention);
    std::optional<QString> readPair(const QJsonObject &object);
    std::optional<QString> firstUnknown(const QStringList &ids, const QString &whose) const;

    QList<Feature> m_features;
    QList<Pair> m_pairs;
    QMap<Attention, engine::Matrix> m_wQ;
};

} // namespace nunchi::exhibits::cross
