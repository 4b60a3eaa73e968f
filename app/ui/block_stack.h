// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <vector>

#include "ui/flow.h"
#include "ui/page_context.h"
#include "ui/page_plan.h"
#include "ui/piece_room.h"

namespace nunchi::ui {

/// Blocks under each other: the page's, or those inside a box. Widgets are made from the top down and only as far as
/// asked, so that the first screen of a page does not wait for the rest.
class BlockStack : public FlowWidget
{
public:
    BlockStack(const PageContext &context, std::function<Measure(int width)> measure, QWidget *parent = nullptr);

    /// Widgets stay (with focus and exhibits' views) where the piece is the same in another language, or before and
    /// after what an author changed.
    void setBlocks(const course::Blocks &blocks);
    /// Makes widgets until they are that tall at that width.
    void buildUntil(int width, int height);
    void buildOne(int width); ///< the next one
    void buildAll(int width);
    bool isComplete() const { return m_widgets.size() == static_cast<size_t>(m_pieces.size()); }

    /// From the upper edge to the first line of text; −1: it begins with something else.
    qreal firstBaseline(int width) const;
    bool startsWithText() const { return !m_pieces.isEmpty() && m_pieces.first().kind == Piece::Kind::Prose; }
    const std::vector<QWidget *> &widgets() const { return m_widgets; }
    const QList<Piece> &pieces() const { return m_pieces; } ///< in the same order; perhaps more than there are widgets
    /// The widget that holds a block and the block's top in it; null: not here.
    std::pair<QWidget *, int> find(const QString &blockId) const;

protected:
    int arrange(int width, Flow::Pass pass) const override;
    bool event(QEvent *event) override;

private:
    void append(int width);
    bool canShow(size_t widget, const Piece &was, const Piece &piece) const;
    void keep(const QList<Piece> &before, size_t atStart, size_t atEnd);
    void place(Flow &flow, size_t index, const Measure &measure) const;
    int exhibitHeight(const QWidget *exhibit, int width) const;

    const PageContext &m_context;
    std::function<Measure(int)> m_measure;
    QList<Piece> m_pieces;
    std::vector<QWidget *> m_widgets;
    std::map<const QWidget *, const exhibits::ExhibitModel *> m_models; ///< shown by exhibits' views
    /// Heights of exhibits at the width last asked for: measuring one costs more than all the text around it.
    mutable std::map<const QWidget *, std::pair<int, int>> m_heights;
};

} // namespace nunchi::ui
