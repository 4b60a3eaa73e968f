// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/directives.h"

#include <QCoreApplication>

#include "course/block_ids.h"
#include "course/markdown_parser.h"
#include "course/question_reader.h"
#include "course/yaml_fields.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::Directives)
};

constexpr int mostBoxes = 4; ///< one in another

std::optional<Box::Kind> boxKind(const QString &name)
{
    if (name == u"key")
        return Box::Kind::Key;
    if (name == u"analogy")
        return Box::Kind::Analogy;
    if (name == u"recap")
        return Box::Kind::Recap;
    return name == u"speaker" ? std::optional(Box::Kind::Speaker) : std::nullopt;
}

/// Reads blocks; knows which boxes it is in.
class BlockReader
{
public:
    explicit BlockReader(Reading &reading)
        : m_reading(reading)
    {
    }

    Blocks read(qsizetype start, qsizetype end);

private:
    void directive(const Segment &segment, Blocks *blocks);
    void box(const Segment &segment, Box::Kind kind, Blocks *blocks);
    void exhibit(const Segment &segment, Blocks *blocks);
    void quiz(const Segment &segment, Blocks *blocks);
    QString exhibitId(const YamlFields &fields, const Segment &segment);
    bool refusedInSpeaker(const Segment &segment);
    Block blockAt(const Segment &segment, QString id, Block::Content content) const
    {
        return {std::move(id), m_reading.place(segment.fence), std::move(content)};
    }

    Reading &m_reading;
    QList<Box::Kind> m_boxes;
};

Blocks BlockReader::read(qsizetype start, qsizetype end)
{
    Blocks blocks;
    for (const Segment &segment : splitPage(m_reading, start, end)) {
        switch (segment.kind) {
        case Segment::Kind::Markdown: {
            const QByteArray text = m_reading.source().text().sliced(segment.start, segment.end - segment.start);
            blocks += parseMarkdown(m_reading, {text, segment.start, true});
            break;
        }
        case Segment::Kind::Break:
            if (m_boxes.isEmpty())
                blocks.append({{}, m_reading.place(segment.start), SlideBreak{}});
            else
                m_reading.error(segment.start, Words::tr("a slide cannot break inside a box: close the box first"));
            break;
        case Segment::Kind::Directive:
            directive(segment, &blocks);
            break;
        }
    }
    return blocks;
}

void BlockReader::directive(const Segment &segment, Blocks *blocks)
{
    if (const std::optional<Box::Kind> kind = boxKind(segment.name))
        box(segment, *kind, blocks);
    else if (segment.name == u"exhibit")
        exhibit(segment, blocks);
    else if (segment.name == u"quiz")
        quiz(segment, blocks);
    else
        m_reading.error(segment.fence,
            Words::tr("there is no directive {%1}; there are: %2")
                .arg(segment.name,
                    QStringLiteral("{exhibit}, {quiz}, {key}, {analogy}, "
                                   "{recap}, {speaker}")));
}

void BlockReader::box(const Segment &segment, Box::Kind kind, Blocks *blocks)
{
    if (m_boxes.size() >= mostBoxes) {
        m_reading.error(segment.fence, Words::tr("boxes are nested too deeply here: take this one out"));
        return;
    }
    m_boxes.append(kind);
    Box box{kind, segment.argument, read(segment.start, segment.end), {}};
    m_boxes.removeLast();
    if (box.blocks.isEmpty())
        m_reading.warning(segment.fence, Words::tr("there is nothing in this box"));
    blocks->append(blockAt(segment, {}, std::move(box)));
}

bool BlockReader::refusedInSpeaker(const Segment &segment)
{
    if (!m_boxes.contains(Box::Kind::Speaker))
        return false;
    m_reading.error(
        segment.fence, Words::tr("a student never sees speaker's notes: put {%1} outside them").arg(segment.name));
    return true;
}

QString BlockReader::exhibitId(const YamlFields &fields, const Segment &segment)
{
    const QString id = fields.text("id");
    if (id.isEmpty())
        m_reading.warning(segment.fence,
            Words::tr("this exhibit has no id: write \"id: …\", so that what a learner did with "
                      "it is kept when blocks are moved"));
    return !id.isEmpty() && checkId(m_reading, fields.offset("id"), id) ? id : QString();
}

void BlockReader::exhibit(const Segment &segment, Blocks *blocks)
{
    const std::optional<YamlNode> yaml = parseYaml(m_reading, segment.start, segment.end);
    if (segment.argument.isEmpty())
        m_reading.error(segment.fence, Words::tr("name the exhibit on this line, as in {exhibit} attention-steps"));
    const QString what = Words::tr("an exhibit");
    if (refusedInSpeaker(segment) || !yaml || segment.argument.isEmpty()
        || (yaml->kind != YamlNode::Kind::Null && !YamlFields::isMap(m_reading, *yaml, what)))
        return;
    YamlFields fields(m_reading, *yaml, what);
    fields.allow({"id", "title", "try", "share", "set"});
    ExhibitBlock block{segment.argument, fields.text("title"), fields.text("try"), fields.text("share"), {}};
    ExhibitUse use{exhibitId(fields, segment), block.exhibit, block.share, {}, m_reading.place(segment.fence), {}};
    if (const YamlNode *set = fields.map("set")) {
        block.state = use.state = toJson(*set).toObject();
        for (const YamlEntry &entry : set->entries)
            use.parameters.insert(entry.key, m_reading.place(entry.offset));
    }
    if (!block.share.isEmpty())
        m_reading.references.append({Reference::Kind::Share, block.share, m_reading.place(fields.offset("share"))});
    m_reading.exhibits.append(use);
    blocks->append(blockAt(segment, use.block, std::move(block)));
}

void BlockReader::quiz(const Segment &segment, Blocks *blocks)
{
    const std::optional<YamlNode> yaml = parseYaml(m_reading, segment.start, segment.end);
    if (segment.argument.isEmpty())
        m_reading.error(segment.fence, Words::tr("name the question on this line, as in {quiz} why-n2"));
    const bool named = !segment.argument.isEmpty() && checkId(m_reading, segment.fence, segment.argument);
    if (refusedInSpeaker(segment) || !yaml)
        return;
    if (std::optional<Question> question = readQuestion(m_reading, *yaml, segment.fence)) {
        question->id = named ? segment.argument : QString();
        const QString id = question->id;
        blocks->append(blockAt(segment, id, QuizBlock{std::move(*question)}));
    }
}

} // namespace

Blocks readBlocks(Reading &reading, qsizetype start, qsizetype end)
{
    return BlockReader(reading).read(start, end);
}

} // namespace nunchi::course
