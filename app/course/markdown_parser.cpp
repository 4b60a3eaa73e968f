// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/markdown_parser.h"

#include <QCoreApplication>

#include "course/code_ranges.h"
#include "course/markdown_builder.h"
#include "course/refusal.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Markdown)
};

MarkdownBuilder &builder(void *data)
{
    return *static_cast<MarkdownBuilder *>(data);
}

int enterBlock(MD_BLOCKTYPE type, void *detail, void *data)
{
    return builder(data).enterBlock(type, detail);
}

int leaveBlock(MD_BLOCKTYPE type, void *, void *data)
{
    return builder(data).leaveBlock(type);
}

int enterSpan(MD_SPANTYPE type, void *detail, void *data)
{
    return builder(data).enterSpan(type, detail);
}

int leaveSpan(MD_SPANTYPE type, void *, void *data)
{
    return builder(data).leaveSpan(type);
}

int text(MD_TEXTTYPE type, const MD_CHAR *piece, MD_SIZE size, void *data)
{
    return builder(data).text(type, QByteArrayView(piece, qsizetype(size)));
}

} // namespace

Blocks parseMarkdown(Reading &reading, const Fragment &fragment)
{
    MarkdownSource source(reading, fragment);
    MarkdownBuilder build(source);
    // No strikethrough: "1~5" is a range in Korean. No indented code: text in boxes may be indented.
    const MD_PARSER parser{0, MD_FLAG_TABLES | MD_FLAG_NOINDENTEDCODEBLOCKS, enterBlock, leaveBlock, enterSpan,
        leaveSpan, text, nullptr, nullptr};
    if (md_parse(source.text().constData(), MD_SIZE(source.text().size()), &parser, &build) != 0) {
        reading.leaveOut();
        build.refuseRest();
    }
    return build.takeBlocks();
}

Inlines parseInlines(Reading &reading, const Fragment &fragment)
{
    // The joiner keeps "1. Both" or "- 5" from beginning a list.
    const qsizetype firstLine = fragment.text.indexOf('\n');
    const bool guard =
        startsTextBlock(QByteArrayView(fragment.text).first(firstLine < 0 ? fragment.text.size() : firstLine));
    Fragment guarded = fragment;
    if (guard)
        guarded.prepend(joiner());
    Inlines words;
    const Blocks blocks = parseMarkdown(reading, guarded);
    for (const Block &block : blocks) {
        if (!words.isEmpty())
            words.append({Span::Kind::HardBreak, {}, {}, Meaning::None, {}, {}});
        if (const auto *paragraph = std::get_if<Paragraph>(&block.content))
            words += paragraph->text;
        else if (const auto *math = std::get_if<MathBlock>(&block.content))
            words.append({Span::Kind::Math, math->tex, {}, Meaning::None, {}, {}});
        else if (const auto *refused = std::get_if<Refused>(&block.content))
            words += refused->problems.isEmpty() ? Inlines() : refusedReason(refused->problems.first());
        else
            reading.error(
                fragment.start, Words::tr("only running text can stand here, no lists, tables, quotes or code"));
    }
    return words;
}

} // namespace nunchi::course
