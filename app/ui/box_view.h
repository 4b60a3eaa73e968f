// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "course/block.h"
#include "ui/flow.h"
#include "ui/page_context.h"

namespace nunchi::ui {

class BlockStack;
class LevelBadge;

/// What a lesson sets apart. Each kind has a form of its own, told apart in grey as well: the sentence to remember
/// stands between two rules, an analogy on a card, a recap on a sunk ground behind a dotted edge.
class BoxView : public FlowWidget
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::ui::BoxView)
public:
    explicit BoxView(const PageContext &context, QWidget *parent = nullptr);

    void setBox(const course::Box &box);

    std::optional<typeset::Token> ground() const override;

    /// What a box of this kind is called where it is set, on screen and on paper.
    static QString kindLabel(course::Box::Kind kind);

protected:
    int arrange(int width, Flow::Pass pass) const override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QString label() const { return kindLabel(m_kind); }
    int side() const;
    int labelTop() const;
    QRectF frame() const;
    void paintGround(QPainter &painter) const;
    void showLabel();

    const PageContext &m_context;
    course::Box::Kind m_kind = course::Box::Kind::Key;
    QString m_title;
    LevelBadge *m_badge;
    BlockStack *m_blocks;
};

} // namespace nunchi::ui
