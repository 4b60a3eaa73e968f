// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/yaml_builder.h"

#include <algorithm>

#include <QCoreApplication>

#include <yaml-cpp/mark.h>

#include "course/printable.h"

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

YamlNode YamlBuilder::makeNode(
    YamlNode::Kind kind, const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor)
{
    const qsizetype offset = std::max(0, mark.pos);
    if (++m_count > mostNodes)
        throw YamlFault{offset, Words::tr("more than %n value(s): shorten this YAML", nullptr, mostNodes)};
    if (anchor != 0)
        throw YamlFault{offset,
            Words::tr("& starts a YAML anchor here, which lessons do not use: put text that begins with & in quotes")};
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

/// In double quotes "\beta" becomes a control character and "eta"; "\theta" a tab and "heta", which shows as a space.
void YamlBuilder::checkSigns(const YamlNode &scalar) const
{
    const bool escapes = scalar.quoted && scalar.offset < m_text.size() && m_text[scalar.offset] == '"';
    const bool isTex = scalar.text.contains(QLatin1Char('$'));
    for (const QChar c : scalar.text) {
        const bool isBlank = c == u'\n' || c == u'\t';
        if (escapes && ((c == u'\t' && isTex) || (!isBlank && isControl(c.unicode()))))
            throw YamlFault{scalar.offset,
                Words::tr("inside \"…\" a backslash starts an escape, and one of them makes a control character (%1) "
                          "here: use '…' around text with TeX")
                    .arg(codeName(c.unicode()))};
        if (!isBlank && isControl(c.unicode()))
            throw YamlFault{scalar.offset,
                Words::tr("this text holds a control character (%1), which nobody sees: remove it")
                    .arg(codeName(c.unicode()))};
    }
}

/// "text: b # rest" is probably meant as a whole; before comments stand two spaces.
void YamlBuilder::doubtComment(qsizetype offset, const std::string &value)
{
    const qsizetype end = offset + qsizetype(value.size());
    if (end + 1 >= m_text.size()
        || m_text.sliced(offset, end - offset) != QByteArrayView(value.data(), qsizetype(value.size())))
        return;
    if (m_text[end] == ' ' && m_text[end + 1] == '#')
        m_doubts.push_back({end + 1,
            Words::tr(
                "from # on this line is a comment and not shown: put text that holds \" #\" in quotes, or write two "
                "spaces before a comment")});
}

void YamlBuilder::OnNull(const YAML::Mark &mark, YAML::anchor_t anchor)
{
    add(makeNode(YamlNode::Kind::Null, mark, {}, anchor));
}

void YamlBuilder::OnAlias(const YAML::Mark &mark, YAML::anchor_t)
{
    throw YamlFault{std::max(0, mark.pos),
        Words::tr("* starts a YAML alias here, which lessons do not use: put text that begins with * in quotes, or "
                  "write the value out")};
}

void YamlBuilder::OnScalar(
    const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor, const std::string &value)
{
    YamlNode node = makeNode(YamlNode::Kind::Scalar, mark, tag, anchor);
    if (node.quoted)
        checkQuote(node.offset);
    else
        doubtComment(node.offset, value);
    node.text = QString::fromStdString(value).normalized(QString::NormalizationForm_C);
    if (!node.quoted && (value == "~" || value == "null"))
        node.kind = YamlNode::Kind::Null;
    checkSigns(node);
    add(std::move(node));
}

void YamlBuilder::OnSequenceStart(
    const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor, YAML::EmitterStyle::value)
{
    open(YamlNode::Kind::Sequence, mark, tag, anchor);
}

void YamlBuilder::OnMapStart(
    const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor, YAML::EmitterStyle::value)
{
    open(YamlNode::Kind::Map, mark, tag, anchor);
}

void YamlBuilder::open(YamlNode::Kind kind, const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor)
{
    YamlNode node = makeNode(kind, mark, tag, anchor);
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
    if (node.text.contains(u'\n'))
        throw YamlFault{node.offset, Words::tr("a key must be a word on one line")};
    for (const YamlEntry &entry : map.node.entries)
        if (entry.key == node.text)
            throw YamlFault{node.offset, Words::tr("the key \"%1\" stands here twice: remove one").arg(node.text)};
    map.pending = YamlEntry{node.text, node.offset, {}};
}

} // namespace nunchi::course
