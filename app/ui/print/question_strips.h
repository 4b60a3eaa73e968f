// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "ui/print/answer_key.h"

namespace nunchi::ui {

/// A question to be answered with a pencil: number, words, choices with a mark to fill in or a line to write on.
class QuestionStrips
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::ui::QuestionStrips)
public:
    explicit QuestionStrips(const PrintContext &context);

    print::Strips strips(const PrintedQuestion &printed, qreal width) const;

private:
    print::Strips head(const PrintedQuestion &printed, qreal width) const;
    print::Strip choice(const course::Question &question, qsizetype index, qreal width) const;
    print::Strip line(qreal width) const;

    const PrintContext &m_context;
};

} // namespace nunchi::ui
