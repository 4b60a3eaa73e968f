// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/yaml_tree.h"

#include <cmath>
#include <sstream>

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <yaml-cpp/yaml.h>

#include "course/yaml_builder.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Yaml)
};

/// yaml-cpp's words are for programmers; the usual slips get a remedy.
QString remedy(const QString &message, QByteArrayView line)
{
    const QByteArrayView indent = line.first(line.size() - QByteArrayView(line.trimmed()).size());
    if (indent.contains('\t'))
        return Words::tr("the YAML is not well formed: indent with spaces, a tab does not count");
    if (message.contains(u"alias") || message.contains(u"anchor"))
        return Words::tr(
            "the YAML is not well formed: * starts an alias and & an anchor, which lessons do not use; put "
            "text that begins with such a sign in quotes");
    if (message.contains(u"escape"))
        return Words::tr("the YAML is not well formed: inside \"…\" a backslash starts an escape; "
                         "use '…' around text with TeX");
    if (message.contains(u"flow") || message.contains(u"EOF"))
        return Words::tr("the YAML is not well formed: a bracket or a quote is not closed before here");
    if (message.contains(u"map") || message.contains(u"token"))
        return Words::tr("the YAML is not well formed here: put a value that holds \": \" or begins with a sign "
                         "in quotes, and check that the lines are indented alike");
    //: %1 is the (English) message of the YAML library
    return Words::tr("the YAML is not well formed here (%1): check indentation, quotes and brackets").arg(message);
}

void report(Reading &reading, qsizetype start, QByteArrayView part, const YAML::Exception &exception)
{
    const QByteArrayView text = part.trimmed();
    const qsizetype last = text.isEmpty() ? 0 : text.data() - part.data() + text.size() - 1;
    const qsizetype at = std::clamp<qsizetype>(exception.mark.pos, 0, last);
    const qsizetype lineStart = at == 0 ? 0 : part.lastIndexOf('\n', at - 1) + 1;
    const qsizetype lineEnd = part.indexOf('\n', at);
    const QByteArrayView line = part.sliced(lineStart, (lineEnd < 0 ? part.size() : lineEnd) - lineStart);
    reading.error(start + at, remedy(QString::fromStdString(exception.msg), line));
}

} // namespace

const YamlEntry *YamlNode::find(QLatin1String key) const
{
    for (const YamlEntry &entry : entries)
        if (entry.key == key)
            return &entry;
    return nullptr;
}

std::optional<YamlNode> parseYaml(Reading &reading, qsizetype start, qsizetype end)
{
    const QByteArray part = reading.source().text().sliced(start, end - start);
    try {
        std::istringstream stream(part.toStdString());
        YAML::Parser parser(stream);
        YamlBuilder builder(part);
        parser.HandleNextDocument(builder);
        YamlNode root = builder.take(start);
        for (const YamlFault &doubt : builder.doubts())
            reading.warning(start + doubt.offset, doubt.message);
        YamlBuilder rest(part);
        if (!parser.HandleNextDocument(rest))
            return root;
        reading.error(rest.take(start).offset,
            Words::tr("this does not belong to the YAML above: check the indentation, and "
                      "write no line \"---\""));
    } catch (const YamlFault &fault) {
        reading.error(start + fault.offset, fault.message);
    } catch (const YAML::Exception &exception) {
        report(reading, start, part, exception);
    }
    return {};
}

std::optional<double> toNumber(const YamlNode &node)
{
    if (node.kind != YamlNode::Kind::Scalar || node.quoted)
        return {};
    bool ok = false;
    const double number = node.text.toDouble(&ok); // always the C locale
    return ok && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

QJsonValue toJson(const YamlNode &node)
{
    switch (node.kind) {
    case YamlNode::Kind::Null:
        return QJsonValue::Null;
    case YamlNode::Kind::Sequence: {
        QJsonArray array;
        for (const YamlNode &item : node.items)
            array.append(toJson(item));
        return array;
    }
    case YamlNode::Kind::Map: {
        QJsonObject object;
        for (const YamlEntry &entry : node.entries)
            object.insert(entry.key, toJson(entry.value));
        return object;
    }
    case YamlNode::Kind::Scalar:
        break;
    }
    if (!node.quoted && (node.text == u"true" || node.text == u"false"))
        return node.text == u"true";
    if (const std::optional<double> number = toNumber(node))
        return *number;
    return node.text;
}

} // namespace nunchi::course
