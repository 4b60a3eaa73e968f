// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/paper_tools.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QShortcut>

#include "course/page_copy.h"
#include "session/lesson_summary.h"
#include "session/notice.h"
#include "ui/message_bar.h"
#include "ui/summary_blocks.h"
#include "ui/top_bar.h"

namespace nunchi::ui {

PaperTools::PaperTools(const PageContext &context, TopBar *top, MessageBar *messages, QWidget *window)
    : QObject(window)
    , m_context(context)
    , m_messages(messages)
    , m_window(window)
{
    const auto pdf = [this] { open(HandoutDialog::Purpose::Pdf); };
    const auto print = [this] { open(HandoutDialog::Purpose::Print); };
    connect(top, &TopBar::pdfAsked, this, pdf);
    connect(top, &TopBar::printAsked, this, print);
    connect(top, &TopBar::copyAsked, this, &PaperTools::copyPage);
    connect(new QShortcut(TopBar::copyKeys(), window), &QShortcut::activated, this, &PaperTools::copyPage);
    connect(new QShortcut(TopBar::pdfKeys(), window), &QShortcut::activated, this, pdf);
    connect(new QShortcut(TopBar::printKeys(), window), &QShortcut::activated, this, print);
}

/// What the page's summary shows: what is read of the lesson so far.
course::Blocks PaperTools::summaryNow() const
{
    session::LessonSummary summary(m_context.session, m_context.session.lessonId());
    while (summary.isNextRead())
        summary.takeNext();
    return summaryBlocks(summary);
}

void PaperTools::copyPage()
{
    const std::shared_ptr<const course::Page> page = m_context.session.page();
    if (!page)
        return;
    course::Page whole = *page;
    whole.blocks.clear();
    for (const course::Block &block : page->blocks) {
        if (std::holds_alternative<course::Summary>(block.content))
            whole.blocks << summaryNow();
        else
            whole.blocks << block;
    }
    QGuiApplication::clipboard()->setText(course::pageForCopying(whole));
    m_messages->showDone(session::Notice([] { return tr("The words of this page are on the clipboard."); }));
}

HandoutDialog *PaperTools::open(HandoutDialog::Purpose purpose)
{
    auto *dialog = new HandoutDialog(m_context, purpose, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &HandoutDialog::saved, this, [this](const QString &path) {
        m_messages->showDone(session::Notice([path] {
            //: %1 is the name of a file
            return tr("Saved as %1").arg(QDir::toNativeSeparators(path));
        }));
    });
    dialog->open();
    return dialog;
}

} // namespace nunchi::ui
