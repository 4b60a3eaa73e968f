// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/leaf_directives.h"

#include <QCoreApplication>

#include "course/block_ids.h"
#include "course/directive_options.h"
#include "course/markdown_parser.h"
#include "course/picture_file.h"
#include "course/plain_text.h"
#include "course/question_reader.h"
#include "course/typography.h"
#include "course/yaml_fields.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Directives)
};

constexpr int narrowestFigure = 10; ///< percent
constexpr int widestFigure = 100;

QString exhibitId(const YamlFields &fields, const Segment &segment)
{
    Reading &reading = fields.reading();
    const QString id = fields.text("id");
    if (id.isEmpty())
        reading.warning(segment.fence,
            Words::tr("this exhibit has no id: write \"id: …\", so that what a learner did with "
                      "it is kept when blocks are moved"));
    return !id.isEmpty() && checkId(reading, fields.offset("id"), id) ? id : QString();
}

/// The caption begins where its first word does; empty lines around it do not count.
Inlines caption(Reading &reading, const DirectiveOptions &options)
{
    const QByteArray body = options.body();
    qsizetype start = 0;
    while (start < body.size() && QByteArrayView(" \t\n").contains(body[start]))
        ++start;
    return start == body.size() ? Inlines()
                                : parseInlines(reading, {body.sliced(start), options.bodyStart() + start});
}

/// The only table there; null: there is none, or more.
Block *onlyTable(Blocks *blocks)
{
    return blocks->size() == 1 && std::holds_alternative<Table>(blocks->first().content) ? &blocks->first() : nullptr;
}

} // namespace

std::optional<Block> readFigure(Reading &reading, const Segment &segment)
{
    const DirectiveOptions options(reading, segment, {"id", "alt", "width"});
    Figure figure;
    figure.alt = withQuotes(options.text("alt"), reading.language());
    figure.width = options.number("width", narrowestFigure, widestFigure, widestFigure);
    figure.caption = caption(reading, options);
    if (figure.alt.isEmpty() && !options.has("alt"))
        reading.error(segment.fence,
            Words::tr("this figure has no words for those who cannot see it: write \":alt: …\" below this line, "
                      "telling what it shows"));
    if (segment.argument.isEmpty()) {
        reading.error(segment.fence, Words::tr("name the picture on this line, as in {figure} figures/attention.svg"));
        return {};
    }
    const std::optional<PictureFile> picture = findPicture(reading, segment.fence, segment.argument);
    if (!picture)
        return {};
    figure.file = picture->file;
    figure.name = picture->name;
    return Block{options.id(), reading.place(segment.fence), std::move(figure)};
}

std::optional<Block> readTable(Reading &reading, const Segment &segment)
{
    const DirectiveOptions options(reading, segment, {"id", "mark-rows", "mark-columns"});
    Blocks blocks = parseMarkdown(reading, {options.body(), options.bodyStart()});
    Block *block = onlyTable(&blocks);
    if (!block) {
        reading.error(segment.fence,
            Words::tr("a {table} holds one table and nothing else: rows that begin and end with |, and a line |---| "
                      "under the first"));
        return {};
    }
    auto &table = std::get<Table>(block->content);
    checkPlainText(reading, segment.title());
    table.caption = withQuotes(segment.argument, reading.language());
    table.markedRows = options.places("mark-rows", int(table.rows.size()));
    table.markedColumns = options.places("mark-columns", int(table.columns.size()));
    block->id = options.id();
    return std::move(*block);
}

std::optional<Block> readPython(Reading &reading, const Segment &segment)
{
    const DirectiveOptions options(reading, segment, {"id"});
    checkPlainText(reading, segment.title());
    QString code = QString::fromUtf8(options.body());
    while (code.startsWith(QLatin1Char('\n')))
        code.remove(0, 1);
    while (!code.isEmpty() && code.back().isSpace())
        code.chop(1);
    if (code.isEmpty())
        reading.warning(segment.fence, Words::tr("there is no program in this block"));
    return Block{options.id(), reading.place(segment.fence),
        Python{withQuotes(segment.argument, reading.language()), std::move(code)}};
}

std::optional<Block> readSummary(Reading &reading, const Segment &segment)
{
    const DirectiveOptions options(reading, segment, {"id"});
    if (!segment.argument.isEmpty())
        reading.warning(
            segment.fence, Words::tr("a summary has headings of its own: remove \"%1\"").arg(segment.argument));
    if (!options.body().trimmed().isEmpty())
        reading.warning(segment.fence, Words::tr("a summary is made from the lesson's pages: remove what is in it"));
    return Block{options.id(), reading.place(segment.fence), Summary()};
}

std::optional<Block> readExhibit(Reading &reading, const Segment &segment)
{
    const std::optional<YamlNode> yaml = parseYaml(reading, segment.start, segment.end);
    if (segment.argument.isEmpty())
        reading.error(segment.fence, Words::tr("name the exhibit on this line, as in {exhibit} attention-steps"));
    const QString what = Words::tr("an exhibit");
    if (!yaml || segment.argument.isEmpty()
        || (yaml->kind != YamlNode::Kind::Null && !YamlFields::isMap(reading, *yaml, what)))
        return {};
    YamlFields fields(reading, *yaml, what);
    fields.allow({"id", "title", "try", "share", "set"});
    checkPlainText(fields, "title");
    checkPlainText(fields, "try");
    ExhibitBlock block{segment.argument, withQuotes(fields.text("title"), reading.language()),
        withQuotes(fields.text("try"), reading.language()), fields.text("share"), {}};
    ExhibitUse use{exhibitId(fields, segment), block.exhibit, block.share, {}, reading.place(segment.fence), {}};
    if (const YamlNode *set = fields.map("set")) {
        block.state = use.state = toJson(*set).toObject();
        for (const YamlEntry &entry : set->entries)
            use.parameters.insert(entry.key, reading.place(entry.offset));
    }
    if (!block.share.isEmpty())
        reading.references.append({Reference::Kind::Share, block.share, {}, reading.place(fields.offset("share"))});
    reading.exhibits.append(use);
    return Block{use.block, use.place, std::move(block)};
}

std::optional<Block> readQuiz(Reading &reading, const Segment &segment)
{
    const std::optional<YamlNode> yaml = parseYaml(reading, segment.start, segment.end);
    if (segment.argument.isEmpty())
        reading.error(segment.fence, Words::tr("name the question on this line, as in {quiz} why-n2"));
    const bool named = !segment.argument.isEmpty() && checkId(reading, segment.fence, segment.argument);
    if (!yaml)
        return {};
    std::optional<Question> question = readQuestion(reading, *yaml, segment.fence);
    if (!question)
        return {};
    question->id = named ? segment.argument : QString();
    const QString id = question->id;
    return Block{id, reading.place(segment.fence), QuizBlock{std::move(*question)}};
}

} // namespace nunchi::course
