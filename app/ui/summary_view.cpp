// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/summary_view.h"

#include "ui/block_stack.h"
#include "ui/piece_room.h"
#include "ui/summary_blocks.h"

namespace nunchi::ui {

SummaryView::SummaryView(const PageContext &context, QWidget *parent)
    : FlowWidget(parent)
    , m_context(context)
    , m_blocks(new BlockStack(context, innerMeasure, this))
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, [this] {
        m_summary->takeNext();
        readOn();
    });
    connect(&context.session, &session::Session::questionChanged, this, [this] {
        if (m_summary && m_summary->isComplete())
            showBlocks();
    });
    connect(&context.look, &typeset::Appearance::changed, this, [this] { updateGeometry(); });
}

void SummaryView::begin()
{
    setAccessibleName(tr("Summary of the lesson"));
    m_summary.emplace(m_context.session, m_context.session.lessonId());
    readOn();
}

void SummaryView::readOn()
{
    while (m_summary->isNextRead())
        m_summary->takeNext();
    if (m_summary->isComplete())
        showBlocks();
    else
        m_next.start(0);
}

void SummaryView::showBlocks()
{
    m_blocks->setBlocks(summaryBlocks(*m_summary));
    m_blocks->buildAll(width());
    updateGeometry();
    rearrange();
}

int SummaryView::arrange(int width, Flow::Pass pass) const
{
    Flow flow(pass);
    flow.add(m_blocks, 0, width);
    return flow.bottom();
}

} // namespace nunchi::ui
