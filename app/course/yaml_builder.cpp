// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/yaml_builder.h"

#include <QCoreApplication>

#include <yaml-cpp/mark.h>

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Yaml)
};

constexpr int mostNodes = 10'000;
constexpr size_t mostLevels = 32;

void shift(YamlNode &node, qsizetype by)
{
    node.offset += by;
    for (YamlNode &item : node.items)
        shift(item, by);
    for (YamlEntry &entry : node.entries) {
        entry.offset += by;
        shift(entry.value, by);
    }
}

} // namespace

YamlNode YamlBuilder::take(qsizetype start)
{
    shift(m_root, start);
    return std::move(m_root);
}

YamlNode YamlBuilder::makeNode(YamlNode::Kind kind, const YAML::Mark &mark, const std::string &tag)
{
    const qsizetype offset = std::max(0, mark.pos);
    if (++m_count > mostNodes)
        throw YamlFault{offset, Words::tr("more than %n value(s): shorten this YAML", nullptr, mostNodes)};
    if (!tag.empty() && tag != "?" && tag != "!")
        throw YamlFault{
            offset, Words::tr("YAML tags (!…) are not used in lessons: remove it, or put the value in quotes")};
    YamlNode node;
    node.kind = kind;
    node.offset = offset;
    node.quoted = tag == "!";
    return node;
}

/// yaml-cpp takes a double quote for closed where the text ends with a line end.
void YamlBuilder::checkQuote(qsizetype offset) const
{
    if (offset >= m_text.size() || m_text[offset] != '"')
        return;
    qsizetype at = offset + 1;
    while (at < m_text.size() && m_text[at] != '"')
        at += m_text[at] == '\\' ? 2 : 1;
    if (at >= m_text.size())
        throw YamlFault{offset, Words::tr("this quote is not closed: put \" at its end too")};
}

void YamlBuilder::OnNull(const YAML::Mark &mark, YAML::anchor_t)
{
    add(makeNode(YamlNode::Kind::Null, mark, {}));
}

void YamlBuilder::OnAlias(const YAML::Mark &mark, YAML::anchor_t)
{
    throw YamlFault{std::max(0, mark.pos),
        Words::tr("YAML aliases (*name) are not used in lessons: write the value out, "
                  "or put text that begins with * in quotes")};
}

void YamlBuilder::OnScalar(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t, const std::string &value)
{
    YamlNode node = makeNode(YamlNode::Kind::Scalar, mark, tag);
    if (node.quoted)
        checkQuote(node.offset);
    node.text = QString::fromStdString(value).normalized(QString::NormalizationForm_C);
    if (!node.quoted && (value == "~" || value == "null"))
        node.kind = YamlNode::Kind::Null;
    add(std::move(node));
}

void YamlBuilder::OnSequenceStart(
    const YAML::Mark &mark, const std::string &tag, YAML::anchor_t, YAML::EmitterStyle::value)
{
    open(YamlNode::Kind::Sequence, mark, tag);
}

void YamlBuilder::OnMapStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t, YAML::EmitterStyle::value)
{
    open(YamlNode::Kind::Map, mark, tag);
}

void YamlBuilder::open(YamlNode::Kind kind, const YAML::Mark &mark, const std::string &tag)
{
    YamlNode node = makeNode(kind, mark, tag);
    if (m_open.size() >= mostLevels)
        throw YamlFault{node.offset, Words::tr("lists and maps are nested too deeply here: use fewer levels")};
    const bool isKey = !m_open.empty() && m_open.back().node.kind == YamlNode::Kind::Map && !m_open.back().pending;
    if (isKey)
        throw YamlFault{node.offset, Words::tr("a key must be a word: put text that begins with { or [ in quotes")};
    m_open.push_back({std::move(node), {}});
}

void YamlBuilder::close()
{
    YamlNode node = std::move(m_open.back().node);
    m_open.pop_back();
    add(std::move(node));
}

void YamlBuilder::add(YamlNode node)
{
    if (m_open.empty())
        m_root = std::move(node);
    else if (m_open.back().node.kind == YamlNode::Kind::Sequence)
        m_open.back().node.items.push_back(std::move(node));
    else
        addToMap(m_open.back(), std::move(node));
}

void YamlBuilder::addToMap(Open &map, YamlNode node)
{
    if (map.pending) {
        map.pending->value = std::move(node);
        map.node.entries.push_back(std::move(*map.pending));
        map.pending.reset();
        return;
    }
    if (node.kind != YamlNode::Kind::Scalar)
        throw YamlFault{node.offset, Words::tr("a key is missing before this \":\"")};
    for (const YamlEntry &entry : map.node.entries)
        if (entry.key == node.text)
            throw YamlFault{node.offset, Words::tr("the key \"%1\" stands here twice: remove one").arg(node.text)};
    map.pending = YamlEntry{node.text, node.offset, {}};
}

} // namespace nunchi::course
