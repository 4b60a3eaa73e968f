// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/page_context.h"
#include "ui/print/handout_dialog.h"

namespace nunchi::ui {

class MessageBar;
class TopBar;

/// A window's way to paper: Ctrl+P and Ctrl+Shift+E, and the same in the top bar's menu.
class PaperTools : public QObject
{
    Q_OBJECT
public:
    /// The context must outlive the window's dialogs.
    PaperTools(const PageContext &context, TopBar *top, MessageBar *messages, QWidget *window);

    HandoutDialog *open(HandoutDialog::Purpose purpose);

private:
    const PageContext &m_context;
    MessageBar *m_messages;
    QWidget *m_window;
};

} // namespace nunchi::ui
