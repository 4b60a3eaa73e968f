// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/front_matter.h"

#include <cmath>

#include <QCoreApplication>

#include "course/digest.h"
#include "course/plain_text.h"
#include "course/typography.h"
#include "course/yaml_fields.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::FrontMatter)
};

constexpr double longestPage = 600;

int readMinutes(const YamlFields &fields)
{
    const std::optional<double> minutes = fields.number("minutes");
    if (!minutes)
        return 0;
    if (*minutes < 1 || *minutes > longestPage || *minutes != std::floor(*minutes)) {
        fields.error("minutes", Words::tr("\"minutes\" must be a whole number from 1 to %1").arg(longestPage));
        return 0;
    }
    return int(*minutes);
}

/// Empty, with problems, where it is not as `nunchi translated` writes it.
std::optional<MadeFrom> readMadeFrom(const YamlFields &fields)
{
    Reading &reading = fields.reading();
    const YamlNode *record = fields.map("made-from");
    if (!record)
        return {};
    const YamlEntry *entry = record->entries.size() == 1 ? &record->entries.front() : nullptr;
    if (!entry || entry->value.kind != YamlNode::Kind::Sequence) {
        fields.error("made-from",
            Words::tr("under \"made-from\" stands one language with its digests, as in \"ko: [1a2b3c4d, 5e6f7a8b]\": "
                      "remove the field and let \"nunchi translated\" write it"));
        return {};
    }
    if (entry->key == reading.language()) {
        reading.error(entry->offset,
            Words::tr("\"made-from\" names the page's own language \"%1\": name the language it was translated from")
                .arg(entry->key));
        return {};
    }
    MadeFrom result{entry->key, {}, reading.place(fields.offset("made-from"))};
    bool isSound = true;
    for (const YamlNode &item : entry->value.items) {
        if (!isTextDigest(item.text))
            reading.error(item.offset,
                Words::tr("\"made-from\" is damaged: \"%1\" is not eight of the signs 0-9 and a-f; let \"nunchi "
                          "translated\" write it anew")
                    .arg(item.text));
        isSound = isSound && isTextDigest(item.text);
        result.digests << item.text;
    }
    return isSound ? std::optional(result) : std::nullopt;
}

void readFields(Reading &reading, const YamlNode &yaml, FrontPart *part)
{
    YamlFields fields(reading, yaml, Words::tr("the front matter"));
    fields.allow({"title", "short", "minutes", "level", "made-from"});
    FrontMatter &front = part->front;
    front.title = withQuotes(fields.requiredText("title"), reading.language());
    front.shortTitle = fields.has("short") ? withQuotes(fields.requiredText("short"), reading.language()) : front.title;
    checkPlainText(fields, "title");
    checkPlainText(fields, "short");
    front.minutes = readMinutes(fields);
    front.level = fields.text("level");
    if (!front.level.isEmpty() && !isLevel(front.level))
        fields.error("level",
            Words::tr("there is no level \"%1\"; there are: high-school, undergraduate, graduate").arg(front.level));
    part->madeFrom = readMadeFrom(fields);
    part->digest = textDigest((fields.text("title") + QLatin1Char('\n') + fields.text("short")).toUtf8());
    part->titlePlace = reading.place(fields.offset("title"));
}

} // namespace

bool isFrontFence(QByteArrayView line)
{
    return line.startsWith("---") && line.trimmed() == QByteArrayView("---");
}

bool isLevel(const QString &level)
{
    return level == u"high-school" || level == u"undergraduate" || level == u"graduate";
}

FrontPart readFrontMatter(Reading &reading)
{
    const SourceText &source = reading.source();
    const QByteArrayView text = source.text();
    const auto lineAt = [&](qsizetype at) { return text.sliced(at, source.lineEnd(at) - at); };
    qsizetype open = 0;
    while (open < text.size() && lineAt(open).trimmed().isEmpty())
        open = source.lineEnd(open) + 1;
    if (open >= text.size() || !isFrontFence(lineAt(open))) {
        reading.error(
            0, Words::tr("a page begins with its front matter: a line ---, then \"title: …\", then a line ---"));
        return {};
    }
    if (open > 0)
        reading.error(
            qsizetype(0), Words::tr("the front matter begins in the file's first line: remove what is empty above ---"));
    const qsizetype start = std::min(source.lineEnd(open) + 1, text.size());
    qsizetype close = start;
    while (close < text.size() && !isFrontFence(lineAt(close)))
        close = source.lineEnd(close) + 1;
    if (close >= text.size()) {
        reading.error(open, Words::tr("the front matter is not closed: put a line --- after it"));
        return {{}, text.size(), {}, {}, {}};
    }
    FrontPart part{{}, std::min(source.lineEnd(close) + 1, text.size()), {}, {}, {}};
    const std::optional<YamlNode> yaml = parseYaml(reading, start, close);
    if (yaml && yaml->kind == YamlNode::Kind::Null)
        reading.error(open, Words::tr("the front matter is empty: write \"title: …\" between the lines ---"));
    else if (yaml && YamlFields::isMap(reading, *yaml, Words::tr("the front matter")))
        readFields(reading, *yaml, &part);
    return part;
}

} // namespace nunchi::course
