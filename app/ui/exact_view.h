// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"
#include "ui/flow.h"
#include "ui/page_context.h"

namespace nunchi::ui {

class BlockStack;
class DisclosureRow;
class LevelBadge;

/// {exact}: the exact version of what a page says simply, folded away until it is wanted. It stays open or folded when
/// the language changes.
class ExactView : public FlowWidget
{
    Q_OBJECT
public:
    explicit ExactView(const PageContext &context, QWidget *parent = nullptr);

    void setBox(const course::Box &box);
    DisclosureRow *row() const { return m_row; }
    bool isOpen() const;
    /// For whoever leads somebody to what is inside.
    void setOpen(bool open);
    bool holds(const QString &blockId) const;

protected:
    int arrange(int width, Flow::Pass pass) const override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void showWords();
    void fill();
    int side() const;

    const PageContext &m_context;
    course::Box m_box;
    DisclosureRow *m_row;
    LevelBadge *m_badge;
    BlockStack *m_blocks;
};

} // namespace nunchi::ui
