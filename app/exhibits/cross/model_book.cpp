// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/cross/model_book.h"

#include <algorithm>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

namespace nunchi::exhibits::cross {

int CrossBook::feature(const QString &id) const
{
    for (qsizetype i = 0; i < m_features.size(); ++i)
        if (m_features[i].id == id)
            return static_cast<int>(i);
    return -1;
}

std::optional<QString> CrossBook::firstUnknown(const QStringList &ids, const QString &whose) const
{
    for (const QString &id : ids)
        if (feature(id) < 0)
            return QStringLiteral("“%1” names a feature “%2” that there is not").arg(whose, id);
    return {};
}

std::optional<QString> CrossBook::readWQ(const QJsonObject &object, Attention attention)
{
    engine::Matrix wQ = engine::Matrix::Zero(m_features.size(), m_features.size());
    if (const auto fault = firstUnknown(object.keys(), QStringLiteral("wQ")))
        return fault;
    for (auto row = object.begin(); row != object.end(); ++row) {
        const QMap<QString, double> asked = numbers(row.value());
        if (const auto fault = firstUnknown(asked.keys(), row.key()))
            return fault;
        for (auto it = asked.begin(); it != asked.end(); ++it)
            wQ(feature(row.key()), feature(it.key())) = it.value();
    }
    if (wQ.isZero())
        return QStringLiteral("nobody asks for anything: there is no wQ");
    m_wQ[attention] = wQ;
    return {};
}

std::optional<QString> CrossBook::readPair(const QJsonObject &object)
{
    Pair pair{object[QLatin1String("id")].toString(), translated(object[QLatin1String("short")]),
        translated(object[QLatin1String("query")]), {}};
    QSet<QString> ids;
    for (const QString &language : {QStringLiteral("ko"), QStringLiteral("en")}) {
        bool hasQuery = false;
        for (const QJsonValue &value : object[language].toArray()) {
            const Word word{value[QLatin1String("id")].toString(), value[QLatin1String("text")].toString(),
                numbers(value[QLatin1String("x")])};
            if (const auto fault = firstUnknown(word.x.keys(), word.id))
                return fault;
            if (ids.contains(word.id))
                return QStringLiteral("“%1” has two words “%2”").arg(pair.id, word.id);
            ids << word.id;
            hasQuery = hasQuery || word.id == pair.query.value(language);
            pair.sentences[language] << word;
        }
        if (!hasQuery)
            return QStringLiteral("“%1” does not hold its query in “%2”").arg(pair.id, language);
    }
    m_pairs << pair;
    return {};
}

std::optional<CrossBook> CrossBook::read(const QByteArray &json, QString *reason)
{
    QJsonParseError error;
    const QJsonObject root = QJsonDocument::fromJson(json, &error).object();
    CrossBook book;
    std::optional<QString> fault;
    if (error.error != QJsonParseError::NoError)
        fault = QStringLiteral("%1 at byte %2").arg(error.errorString()).arg(error.offset);
    for (const QJsonValue &value : root[QLatin1String("features")].toArray())
        book.m_features.append({value[QLatin1String("id")].toString(), translated(value[QLatin1String("name")])});
    const QJsonValue wQ = root[QLatin1String("wQ")];
    if (!fault)
        fault = book.readWQ(wQ[QLatin1String("cross")].toObject(), Attention::Cross);
    if (!fault)
        fault = book.readWQ(wQ[QLatin1String("self")].toObject(), Attention::Self);
    for (const QJsonValue &value : root[QLatin1String("pairs")].toArray())
        if (!fault)
            fault = book.readPair(value.toObject());
    if (!fault && book.m_pairs.isEmpty())
        fault = QStringLiteral("there is no pair of sentences");
    if (!fault)
        return book;
    *reason = *fault;
    return {};
}

const CrossBook &CrossBook::builtIn()
{
    static const CrossBook book = [] {
        QFile file(QStringLiteral(":/exhibits/cross/cross.json"));
        QString reason = QStringLiteral("not found");
        const bool opened = file.open(QIODevice::ReadOnly);
        std::optional<CrossBook> found = opened ? read(file.readAll(), &reason) : std::nullopt;
        if (!found)
            qFatal("%s: %s", qPrintable(file.fileName()), qPrintable(reason));
        return *found;
    }();
    return book;
}

const Pair *CrossBook::pair(const QString &id) const
{
    const auto found = std::find_if(m_pairs.begin(), m_pairs.end(), [&](const Pair &one) { return one.id == id; });
    return found == m_pairs.end() ? nullptr : &*found;
}

engine::Matrix CrossBook::embed(const QList<Word> &words) const
{
    engine::Matrix x = engine::Matrix::Zero(words.size(), m_features.size());
    for (qsizetype i = 0; i < words.size(); ++i)
        for (auto it = words[i].x.begin(); it != words[i].x.end(); ++it)
            x(i, feature(it.key())) = it.value();
    return x;
}

} // namespace nunchi::exhibits::cross
