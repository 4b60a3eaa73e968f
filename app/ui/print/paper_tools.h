// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/page_context.h"
#include "ui/print/handout_dialog.h"

namespace nunchi::ui {

class MessageBar;
class TopBar;

/// A window's ways to take a page along: Ctrl+P, Ctrl+Shift+E and, as words for another program, Ctrl+Shift+C; the same
/// in the top bar's menu.
class PaperTools : public QObject
{
    Q_OBJECT
public:
    /// The context must outlive the window's dialogs.
    PaperTools(const PageContext &context, TopBar *top, MessageBar *messages, QWidget *window);

    HandoutDialog *open(HandoutDialog::Purpose purpose);
    void copyPage(); ///< the page in view, to the clipboard

private:
    course::Blocks summaryNow() const;

    const PageContext &m_context;
    MessageBar *m_messages;
    QWidget *m_window;
};

} // namespace nunchi::ui
