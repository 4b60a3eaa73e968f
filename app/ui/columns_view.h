// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "course/block.h"
#include "ui/flow.h"
#include "ui/page_context.h"

namespace nunchi::ui {

class BlockStack;

/// {columns}: side by side, their first lines on one line, where each has room to be read; else under each other.
class ColumnsView : public FlowWidget
{
public:
    explicit ColumnsView(const PageContext &context, QWidget *parent = nullptr);

    void setColumns(const QList<course::Blocks> &columns);
    /// The text's column, or more where that puts them side by side.
    int widthIn(int column, int wide) const;
    bool isSideBySide() const { return fitsSideBySide(width()); }
    const std::vector<BlockStack *> &stacks() const { return m_stacks; }

protected:
    int arrange(int width, Flow::Pass pass) const override;

private:
    bool fitsSideBySide(int width) const;
    int gap() const;
    int leastWidth() const; ///< without the room for rings
    int columnWidth(int width) const;
    int arrangeBeside(int width, Flow::Pass pass) const;

    const PageContext &m_context;
    std::vector<BlockStack *> m_stacks;
};

} // namespace nunchi::ui
