// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/json_words.h"

#include <QJsonArray>
#include <QJsonObject>

namespace nunchi::exhibits {

Translated translated(const QJsonValue &value)
{
    Translated result;
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        result[it.key()] = it.value().toString();
    return result;
}

QMap<QString, double> numbers(const QJsonValue &value)
{
    QMap<QString, double> result;
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        result[it.key()] = it.value().toDouble();
    return result;
}

QStringList strings(const QJsonValue &value)
{
    QStringList result;
    for (const QJsonValue &item : value.toArray())
        result << item.toString();
    return result;
}

} // namespace nunchi::exhibits
