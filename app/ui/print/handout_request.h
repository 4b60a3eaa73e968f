// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

#include "print/paper.h"
#include "session/session.h"

namespace nunchi::ui {

/// What becomes of the answers to a handout's questions.
enum class PrintedAnswers : quint8 {
    None, ///< to be handed out
    Key, ///< on the last sheets
    Inline ///< under each question
};

/// What goes on paper, and how.
struct HandoutRequest
{
    struct Part
    {
        QString lesson;
        QStringList pages;
    };
    QList<Part> parts;
    print::PaperSize paper = print::PaperSize::A4;
    PrintedAnswers answers = PrintedAnswers::Key;

    static HandoutRequest page(const session::Session &session);
    static HandoutRequest lesson(session::Session &session, const QString &lesson);
    static HandoutRequest course(session::Session &session);
};

} // namespace nunchi::ui
