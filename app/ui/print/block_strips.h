// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "ui/print/answer_key.h"
#include "ui/print/print_context.h"

namespace nunchi::ui {

/// Makes strips of the blocks of a page, as a reader sees them: without the speaker's notes, with everything open
/// that folds on a screen.
class BlockStrips
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::ui::BlockStrips)
public:
    /// Questions are entered into the key.
    BlockStrips(PrintContext &context, AnswerKey &key);

    struct Planned
    {
        course::Block block;
        bool afterBreak = false; ///< a slide began here
        bool afterFrame = false; ///< what is before it is set apart from the text
    };
    /// What a reader sees, in order.
    static QList<Planned> plan(const course::Blocks &blocks);

    /// width: of text; wide: of what may be wider. With the space before it.
    print::Strips planned(const Planned &planned, qreal width, qreal wide);
    print::Strips blocks(const course::Blocks &blocks, qreal width, qreal wide);

private:
    print::Strips block(const course::Block &block, qreal width, qreal wide);
    print::Strips box(const course::Box &box, qreal width);
    print::Strips summary(qreal width, qreal wide);
    print::Strips table(const course::Block &block, qreal width, qreal wide);
    print::Strips program(const QString &title, const course::CodeBlock &code, qreal width, qreal wide);
    print::Strips withTitle(const QString &title, print::Strips strips, qreal width);
    print::Strips text(const course::Block &block, qreal width);
    print::Strips columns(const course::Columns &columns, qreal wide);
    qreal spaceBefore(const course::Block &block) const;

    PrintContext &m_context;
    AnswerKey &m_key;
};

} // namespace nunchi::ui
