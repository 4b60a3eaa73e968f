// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/lenses/model_book.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace nunchi::exhibits::lenses {

std::optional<engine::Vector> LensBook::vector(const QJsonValue &value) const
{
    const QMap<QString, double> named = numbers(value);
    engine::Vector vector = engine::Vector::Zero(width());
    qsizetype found = 0;
    for (int i = 0; i < width(); ++i) {
        found += named.contains(m_features[i].id) ? 1 : 0;
        vector[i] = named.value(m_features[i].id);
    }
    return found == named.size() ? std::optional(vector) : std::nullopt;
}

std::optional<LensBook> LensBook::read(const QByteArray &json, QString *reason)
{
    QJsonParseError error;
    const QJsonObject root = QJsonDocument::fromJson(json, &error).object();
    LensBook book;
    *reason = error.error == QJsonParseError::NoError ? QString() : error.errorString();
    for (const QJsonValue &value : root[QLatin1String("features")].toArray())
        book.m_features.append({value[QLatin1String("id")].toString(), translated(value[QLatin1String("name")])});
    for (const QJsonValue &value : root[QLatin1String("lenses")].toArray()) {
        const QString id = value[QLatin1String("id")].toString();
        const auto q = book.vector(value[QLatin1String("q")]);
        if (!q)
            *reason = QStringLiteral("lens “%1” names a feature that there is not").arg(id);
        else
            book.m_lenses.append(
                {id, translated(value[QLatin1String("name")]), translated(value[QLatin1String("asks")]), *q});
    }
    for (const QString &language : {QStringLiteral("ko"), QStringLiteral("en")}) {
        const QJsonArray words = root[language].toArray();
        Text text{{}, engine::Matrix::Zero(words.size(), book.width())};
        for (const QJsonValue &word : words) {
            const auto x = book.vector(word.toArray().at(1));
            if (!x)
                *reason = QStringLiteral("word “%1” names a feature that there is not").arg(word.toArray().at(0).toString());
            else
                text.k.row(text.words.size()) = x->transpose();
            text.words << word.toArray().at(0).toString();
        }
        if (words.isEmpty())
            *reason = QStringLiteral("there is no text in “%1”").arg(language);
        book.m_texts[language] = text;
    }
    if (reason->isEmpty() && book.m_lenses.isEmpty())
        *reason = QStringLiteral("there is no lens");
    return reason->isEmpty() ? std::optional(book) : std::nullopt;
}

const LensBook &LensBook::builtIn()
{
    static const LensBook book = [] {
        QFile file(QStringLiteral(":/exhibits/lenses/lenses.json"));
        QString reason = QStringLiteral("not found");
        const bool opened = file.open(QIODevice::ReadOnly);
        std::optional<LensBook> found = opened ? read(file.readAll(), &reason) : std::nullopt;
        if (!found)
            qFatal("%s: %s", qPrintable(file.fileName()), qPrintable(reason));
        return *found;
    }();
    return book;
}

} // namespace nunchi::exhibits::lenses
