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

} // namespace

QList<const Block *> flattened(const Blocks &blocks)
{
    QList<const Block *> all;
    collect(blocks, &all);
    return all;
}

} // namespace nunchi::course
