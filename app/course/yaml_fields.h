// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/yaml_tree.h"

namespace nunchi::course {

/// Reads the known keys of one YAML map and names every problem at the key it concerns.
class YamlFields
{
public:
    /// what: the map in a person's words, for messages ("the question").
    YamlFields(Reading &reading, const YamlNode &map, QString what);

    /// False, with the problem, when the node is no map.
    static bool isMap(Reading &reading, const YamlNode &node, const QString &what);

    /// Names every key that is not among these.
    void allow(std::initializer_list<const char *> keys);
    /// Besides these, keys that were named elsewhere.
    void allow(const QStringList &keys, const QStringList &named = {});

    bool has(const char *key) const { return node(key) != nullptr; }
    const YamlNode *node(const char *key) const; ///< null: absent
    qsizetype offset(const char *key) const; ///< of the key; absent: of the map

    QString text(const char *key) const; ///< a scalar; absent: empty
    QString requiredText(const char *key) const;
    std::optional<double> number(const char *key) const;
    bool boolean(const char *key) const;
    /// A map or list under this key; null: absent, or something else (named).
    const YamlNode *map(const char *key) const;
    const YamlNode *list(const char *key) const;

    void error(const char *key, const QString &message) const { m_reading.error(offset(key), message); }
    Reading &reading() const { return m_reading; }

private:
    const YamlEntry *entry(const char *key) const;

    Reading &m_reading;
    const YamlNode &m_map;
    QString m_what;
};

} // namespace nunchi::course
