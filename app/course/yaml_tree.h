// SPDX-License-Identifier: GPL-3.0-or-later
// YAML as a tree that knows where each key and value is written. Built from yaml-cpp's events, because its own nodes
// lose the places of keys, hide doubled keys, and follow aliases without end.
#pragma once

#include <optional>
#include <vector>

#include <QJsonValue>

#include "course/reading.h"

namespace nunchi::course {

struct YamlEntry;

struct YamlNode
{
    enum class Kind : quint8 { Null, Scalar, Sequence, Map };
    Kind kind = Kind::Null;
    bool quoted = false; ///< a scalar in quotes or of several lines is always text, never a number
    QString text;
    qsizetype offset = 0;
    std::vector<YamlNode> items;
    std::vector<YamlEntry> entries;

    const YamlEntry *find(QLatin1String key) const;
};

struct YamlEntry
{
    QString key;
    qsizetype offset = 0;
    YamlNode value;
};

/// Reads one YAML document from a stretch of the file. Empty: it is no YAML, and the reading has the problem.
std::optional<YamlNode> parseYaml(Reading &reading, qsizetype start, qsizetype end);

/// true, false, null and numbers as JSON has them; what is quoted or anything else is a string.
QJsonValue toJson(const YamlNode &node);
/// A finite number; empty: the scalar is something else.
std::optional<double> toNumber(const YamlNode &node);
/// The scalar's text with the best place for it that can be had.
Fragment toFragment(const Reading &reading, const YamlNode &node);

} // namespace nunchi::course
