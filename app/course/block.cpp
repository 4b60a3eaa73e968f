// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/block.h"

namespace nunchi::course {

namespace {

void collect(const Blocks &blocks, QList<const Block *> *all)
{
    for (const Block &block : blocks) {
        all->append(&block);
        if (const auto *list = std::get_if<BlockList>(&block.content))
            for (const Blocks &item : list->items)
                collect(item, all);
        else if (const auto *quote = std::get_if<BlockQuote>(&block.content))
            collect(quote->blocks, all);
        else if (const auto *box = std::get_if<Box>(&block.content))
            collect(box->blocks, all);
        else if (const auto *columns = std::get_if<Columns>(&block.content))
            for (const Blocks &column : columns->columns)
                collect(column, all);
    }
}

QList<Inlines> wordsOf(const Table &table)
{
    QList<Inlines> words = table.head;
    for (const QList<Inlines> &row : table.rows)
        words += row;
    return words;
}

QList<Inlines> wordsOf(const Question &question)
{
    QList<Inlines> words{question.ask, question.hint, question.right, question.explain};
    for (const Choice &choice : question.choices)
        words << choice.text << choice.why;
    for (const NumericKey::Mistake &mistake : question.numeric.mistakes)
        words << mistake.why;
    return words;
}

} // namespace

QList<Inlines> wordsOf(const Block &block)
{
    if (const auto *heading = std::get_if<Heading>(&block.content))
        return {heading->text};
    if (const auto *paragraph = std::get_if<Paragraph>(&block.content))
        return {paragraph->text};
    if (const auto *table = std::get_if<Table>(&block.content))
        return wordsOf(*table);
    if (const auto *figure = std::get_if<Figure>(&block.content))
        return {figure->caption};
    if (const auto *quiz = std::get_if<QuizBlock>(&block.content))
        return wordsOf(quiz->question);
    return {};
}

QList<const Block *> flattened(const Blocks &blocks)
{
    QList<const Block *> all;
    collect(blocks, &all);
    return all;
}

} // namespace nunchi::course
