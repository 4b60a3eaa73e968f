// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/yaml_fields.h"

#include <QCoreApplication>

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Yaml)
};

} // namespace

YamlFields::YamlFields(Reading &reading, const YamlNode &map, QString what)
    : m_reading(reading)
    , m_map(map)
    , m_what(std::move(what))
{
}

bool YamlFields::isMap(Reading &reading, const YamlNode &node, const QString &what)
{
    if (node.kind == YamlNode::Kind::Map)
        return true;
    reading.error(node.offset, Words::tr("%1 consists of lines \"key: value\"").arg(what));
    return false;
}

void YamlFields::allow(std::initializer_list<const char *> keys)
{
    QStringList known;
    for (const char *key : keys)
        known << QString::fromLatin1(key);
    allow(known);
}

void YamlFields::allow(const QStringList &known, const QStringList &named)
{
    for (const YamlEntry &entry : m_map.entries)
        if (!known.contains(entry.key) && !named.contains(entry.key))
            m_reading.error(entry.offset,
                Words::tr("%1 has no key \"%2\"; it knows: %3")
                    .arg(m_what, entry.key, known.join(QStringLiteral(", "))));
}

const YamlEntry *YamlFields::entry(const char *key) const
{
    return m_map.find(QLatin1String(key));
}

const YamlNode *YamlFields::node(const char *key) const
{
    const YamlEntry *found = entry(key);
    return found ? &found->value : nullptr;
}

qsizetype YamlFields::offset(const char *key) const
{
    const YamlEntry *found = entry(key);
    return found ? found->offset : m_map.offset;
}

QString YamlFields::text(const char *key) const
{
    const YamlNode *value = node(key);
    if (!value || value->kind == YamlNode::Kind::Null)
        return {};
    if (value->kind == YamlNode::Kind::Scalar)
        return value->text.trimmed();
    error(key, Words::tr("\"%1\" must be text: put it in quotes if it begins with a bracket").arg(QLatin1String(key)));
    return {};
}

QString YamlFields::requiredText(const char *key) const
{
    const QString value = text(key);
    const YamlNode *given = node(key);
    if (value.isEmpty() && (!given || given->kind == YamlNode::Kind::Null || given->kind == YamlNode::Kind::Scalar))
        error(key, Words::tr("%1 needs \"%2: …\"").arg(m_what, QLatin1String(key)));
    return value;
}

std::optional<double> YamlFields::number(const char *key) const
{
    const YamlNode *value = node(key);
    if (!value)
        return {};
    const std::optional<double> number = toNumber(*value);
    if (!number)
        error(
            key, Words::tr("\"%1\" must be a number, written as 262144 or 2.5 without quotes").arg(QLatin1String(key)));
    return number;
}

bool YamlFields::boolean(const char *key) const
{
    const YamlNode *value = node(key);
    if (!value)
        return false;
    const QJsonValue json = toJson(*value);
    if (!json.isBool())
        error(key, Words::tr("\"%1\" must be true or false").arg(QLatin1String(key)));
    return json.toBool();
}

const YamlNode *YamlFields::map(const char *key) const
{
    const YamlNode *value = node(key);
    if (!value || value->kind == YamlNode::Kind::Map)
        return value;
    error(key, Words::tr("under \"%1\" stand lines \"name: value\", indented").arg(QLatin1String(key)));
    return nullptr;
}

const YamlNode *YamlFields::list(const char *key) const
{
    const YamlNode *value = node(key);
    if (!value || value->kind == YamlNode::Kind::Sequence)
        return value;
    error(key, Words::tr("under \"%1\" stands a list: lines that begin with \"- \"").arg(QLatin1String(key)));
    return nullptr;
}

} // namespace nunchi::course
