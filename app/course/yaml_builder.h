// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <yaml-cpp/eventhandler.h>

#include "course/yaml_tree.h"

namespace nunchi::course {

/// Thrown out of yaml-cpp's parser, which has no other way to stop; caught in parseYaml().
struct YamlFault
{
    qsizetype offset = 0;
    QString message;
};

/// Makes the tree from the parser's events and refuses what lessons do not need: aliases, anchors, keys that are no
/// words, doubled keys, more values or levels than a page can mean.
class YamlBuilder : public YAML::EventHandler
{
public:
    /// text: what the parser reads, for faults that yaml-cpp lets pass.
    explicit YamlBuilder(QByteArrayView text)
        : m_text(text)
    {
    }

    /// What may be meant, but probably is not; offsets within the text.
    const std::vector<YamlFault> &doubts() const { return m_doubts; }

    /// The finished tree, its offsets moved by where the text begins in the file.
    YamlNode take(qsizetype start);

    void OnDocumentStart(const YAML::Mark &) override { }
    void OnDocumentEnd() override { }
    void OnNull(const YAML::Mark &mark, YAML::anchor_t anchor) override;
    void OnAlias(const YAML::Mark &mark, YAML::anchor_t anchor) override;
    void OnScalar(
        const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor, const std::string &value) override;
    void OnSequenceStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
        YAML::EmitterStyle::value style) override;
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
        YAML::EmitterStyle::value style) override;
    void OnMapEnd() override { close(); }

private:
    struct Open
    {
        YamlNode node;
        std::optional<YamlEntry> pending; ///< a map's key that waits for its value
    };
    void open(YamlNode::Kind kind, const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor);
    void close();
    void add(YamlNode node);
    void addToMap(Open &map, YamlNode node);
    void checkQuote(qsizetype offset) const;
    void checkSigns(const YamlNode &scalar) const;
    void doubtComment(qsizetype offset, const std::string &value);
    YamlNode makeNode(YamlNode::Kind kind, const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor);

    QByteArrayView m_text;
    std::vector<Open> m_open;
    YamlNode m_root;
    std::vector<YamlFault> m_doubts;
    int m_count = 0;
};

} // namespace nunchi::course
