// SPDX-License-Identifier: GPL-3.0-or-later
// Words and numbers as an exhibit's JSON holds them. What is not of that kind is empty.
#pragma once

#include <QJsonValue>
#include <QMap>
#include <QString>
#include <QStringList>

namespace nunchi::exhibits {

using Translated = QMap<QString, QString>; ///< by language

Translated translated(const QJsonValue &value);
QMap<QString, double> numbers(const QJsonValue &value); ///< by name
QStringList strings(const QJsonValue &value);

} // namespace nunchi::exhibits
