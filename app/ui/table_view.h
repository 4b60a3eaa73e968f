// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "course/block.h"
#include "ui/flow.h"
#include "ui/page_context.h"

namespace nunchi::ui {

class ProseView;
class SideScroller;
class TableText;

/// A table on the page: its caption, and its cells in a frame that scrolls sideways where even whole words do not fit.
class TableView : public FlowWidget
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::ui::TableView)
public:
    explicit TableView(const PageContext &context, QWidget *parent = nullptr);

    void setTable(const course::Table &table);
    TableText *text() const { return m_text; }
    SideScroller *frame() const { return m_frame; }
    /// As wide as the text's column, wider only for what does not fit there.
    int widthIn(int column, int wide) const;

protected:
    int arrange(int width, Flow::Pass pass) const override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int widthInFrame(int room) const;
    void showName();

    const PageContext &m_context;
    course::Table m_table;
    ProseView *m_caption;
    TableText *m_text;
    SideScroller *m_frame;
};

} // namespace nunchi::ui
