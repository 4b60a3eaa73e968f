// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/question_reader.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "course/block_ids.h"
#include "course/markdown_parser.h"
#include "course/yaml_fields.h"

namespace nunchi::course {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::course::QuestionReader)
};

constexpr size_t mostChoices = 12;

Inlines words(const YamlFields &fields, const char *key)
{
    const YamlNode *node = fields.node(key);
    if (!node || fields.text(key).isEmpty())
        return {};
    return parseInlines(fields.reading(), toFragment(fields.reading(), *node));
}

Inlines requiredWords(const YamlFields &fields, const char *key)
{
    return fields.requiredText(key).isEmpty() ? Inlines() : words(fields, key);
}

std::optional<Question::Kind> kindOf(const YamlFields &fields)
{
    const QString type = fields.requiredText("type");
    if (type == u"single")
        return Question::Kind::Single;
    if (type == u"multiple")
        return Question::Kind::Multiple;
    if (type == u"numeric")
        return Question::Kind::Numeric;
    if (!type.isEmpty())
        fields.error("type", Words::tr("there is no type \"%1\"; there are: single, multiple, numeric").arg(type));
    return {};
}

/// Nothing is written; what is written but cannot stand there is named already.
bool isMissing(const YamlFields &fields, const char *key)
{
    return fields.text(key).isEmpty();
}

/// Whether nothing can be said about the choice: it is none, or its "right" is neither true nor false.
bool isUndecided(const YamlNode &choice)
{
    if (choice.kind != YamlNode::Kind::Map)
        return true;
    const YamlEntry *right = choice.find(QLatin1String("right"));
    return right && !toJson(right->value).isBool();
}

Choice readChoice(Reading &reading, const YamlNode &node, size_t index)
{
    YamlFields fields(reading, node, Words::tr("a choice"));
    fields.allow({"id", "text", "right", "why"});
    Choice choice;
    choice.id = fields.text("id");
    if (choice.id.isEmpty() || !checkId(reading, fields.offset("id"), choice.id))
        choice.id = QChar(u'a' + char16_t(index));
    choice.text = requiredWords(fields, "text");
    choice.right = fields.boolean("right");
    choice.why = words(fields, "why");
    if (!choice.right && isMissing(fields, "why") && !isUndecided(node))
        reading.error(node.offset,
            Words::tr("this wrong choice has no \"why: …\": say what is wrong about it, learners get "
                      "most from that"));
    return choice;
}

void checkChoices(const Question &question, const YamlFields &fields)
{
    const auto right =
        std::count_if(question.choices.begin(), question.choices.end(), [](const Choice &c) { return c.right; });
    const std::vector<YamlNode> &items = fields.node("choices")->items;
    if (items.size() < 2)
        fields.error("choices", Words::tr("a question to choose from needs at least two choices"));
    if (right == 0 && std::none_of(items.begin(), items.end(), isUndecided))
        fields.error("choices", Words::tr("no choice is right: mark one with \"right: true\""));
    if (right > 1 && question.kind == Question::Kind::Single)
        fields.error("choices",
            Words::tr("%n choice(s) are right, but the type is single: keep one, or write "
                      "\"type: multiple\"",
                nullptr, int(right)));
}

/// False: nobody could answer it.
bool readChoices(const YamlFields &fields, Question *question)
{
    for (const char *key : {"answer", "tolerance", "mistakes"})
        if (fields.has(key))
            fields.error(key, Words::tr("\"%1\" belongs to questions of type numeric").arg(QLatin1String(key)));
    const YamlNode *list = fields.list("choices");
    if (!list) {
        if (!fields.has("choices"))
            fields.error("choices", Words::tr("the question has no \"choices:\""));
        return false;
    }
    if (list->items.size() > mostChoices)
        fields.error("choices", Words::tr("a question may have at most %n choice(s)", nullptr, int(mostChoices)));
    for (size_t i = 0; i < std::min(list->items.size(), mostChoices); ++i) {
        if (!YamlFields::isMap(fields.reading(), list->items[i], Words::tr("a choice")))
            continue;
        const Choice choice = readChoice(fields.reading(), list->items[i], i);
        for (const Choice &other : std::as_const(question->choices)) {
            if (other.id == choice.id)
                fields.reading().error(list->items[i].offset,
                    Words::tr("two choices have the id \"%1\": give one another").arg(choice.id));
            if (!choice.text.isEmpty() && other.text == choice.text)
                fields.reading().warning(list->items[i].offset,
                    Words::tr("this choice says the same as \"%1\": remove one, or say how they differ").arg(other.id));
        }
        question->choices.append(choice);
    }
    checkChoices(*question, fields);
    const QList<Choice> &choices = question->choices;
    return choices.size() > 1 && std::any_of(choices.begin(), choices.end(), [](const Choice &each) { return each.right; });
}

void readMistakes(const YamlFields &fields, NumericKey *numeric)
{
    const YamlNode *list = fields.list("mistakes");
    if (!list)
        return;
    for (const YamlNode &item : list->items) {
        if (!YamlFields::isMap(fields.reading(), item, Words::tr("a mistake")))
            continue;
        YamlFields mistake(fields.reading(), item, Words::tr("a mistake"));
        mistake.allow({"value", "why"});
        const std::optional<double> value = mistake.number("value");
        if (!mistake.has("value"))
            mistake.error("value", Words::tr("a mistake needs \"value: …\": the number it leads to"));
        const Inlines why = requiredWords(mistake, "why");
        if (value && std::abs(*value - numeric->value) <= numeric->tolerance)
            mistake.error("value", Words::tr("this value counts as right: lower the tolerance or remove the mistake"));
        const bool twice = std::any_of(numeric->mistakes.begin(), numeric->mistakes.end(),
            [&](const NumericKey::Mistake &other) { return other.value == value; });
        if (twice)
            mistake.error(
                "value", Words::tr("two mistakes have this value, and only the first is ever told: remove one"));
        else if (value)
            numeric->mistakes.append({*value, why});
    }
}

/// False: nobody could answer it.
bool readNumeric(const YamlFields &fields, Question *question)
{
    if (fields.has("choices"))
        fields.error("choices", Words::tr("\"choices\" belong to questions of type single or multiple"));
    const std::optional<double> answer = fields.number("answer");
    if (!fields.has("answer"))
        fields.error("answer", Words::tr("a numeric question needs \"answer: …\" with the right number"));
    question->numeric.value = answer.value_or(0);
    question->numeric.tolerance = fields.number("tolerance").value_or(0);
    if (question->numeric.tolerance < 0)
        fields.error("tolerance", Words::tr("the tolerance cannot be below 0"));
    if (isMissing(fields, "explain"))
        fields.error("explain", Words::tr("a numeric question needs \"explain: …\": how one gets to the number"));
    readMistakes(fields, &question->numeric);
    return answer.has_value();
}

} // namespace

std::optional<Question> readQuestion(Reading &reading, const YamlNode &yaml, qsizetype fence)
{
    const QString what = Words::tr("a question");
    if (yaml.kind == YamlNode::Kind::Null) {
        reading.error(fence, Words::tr("there is nothing in this question: it needs \"type: …\" and \"ask: …\""));
        return {};
    }
    if (!YamlFields::isMap(reading, yaml, what))
        return {};
    YamlFields fields(reading, yaml, what);
    fields.allow({"type", "concept", "ask", "choices", "answer", "tolerance", "mistakes", "hint", "right", "explain"});
    const std::optional<Question::Kind> kind = kindOf(fields);
    Question question;
    question.concept_ = fields.text("concept");
    question.ask = requiredWords(fields, "ask");
    question.hint = words(fields, "hint");
    question.right = words(fields, "right");
    question.explain = words(fields, "explain");
    if (!kind)
        return {};
    question.kind = *kind;
    const bool canBeAnswered =
        *kind == Question::Kind::Numeric ? readNumeric(fields, &question) : readChoices(fields, &question);
    if (isMissing(fields, "hint"))
        reading.warning(fence, Words::tr("this question has no \"hint: …\" for the second attempt"));
    return canBeAnswered && !question.ask.isEmpty() ? std::optional(std::move(question)) : std::nullopt;
}

} // namespace nunchi::course
