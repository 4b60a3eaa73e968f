// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QCoreApplication>
#include <QTimer>

#include "session/lesson_summary.h"
#include "ui/flow.h"
#include "ui/page_context.h"

namespace nunchi::ui {

class BlockStack;

/// {summary}: what the lesson said and how its questions went, as it stands now. Pages that nobody has opened yet are
/// read one at a time, between the window's other work.
class SummaryView : public FlowWidget
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::ui::SummaryView)
public:
    explicit SummaryView(const PageContext &context, QWidget *parent = nullptr);

    /// The lesson in view, in its present language, from the first page on.
    void begin();

protected:
    int arrange(int width, Flow::Pass pass) const override;

private:
    void readOn();
    void showBlocks();

    const PageContext &m_context;
    BlockStack *m_blocks;
    std::optional<session::LessonSummary> m_summary;
    QTimer m_next;
};

} // namespace nunchi::ui
