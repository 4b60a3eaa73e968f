// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/cross/model.h"
#include "exhibits/shared/view_part.h"

namespace nunchi::exhibits::cross {

/// How one weight comes about: feature by feature to the score, then scaled and through the softmax; and what the
/// query fetches with all its weights.
class WorkingPart : public ViewPart
{
    Q_OBJECT
public:
    WorkingPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent);

    void refresh() override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Row
    {
        QString name; ///< may hold mathematics
        QString q;
        QString k;
        QString result;
        typeset::Token ink = typeset::Token::Ink;
        bool bold = false;
    };
    QList<Row> termRows() const;
    QList<Row> resultRows() const;
    FlowText fetchedFlow(int query) const;
    qreal rowHeight() const;
    qreal tableHeight() const;
    void drawRow(QPainter &painter, const Row &row, qreal top) const;

    Model &m_model;
};

} // namespace nunchi::exhibits::cross
