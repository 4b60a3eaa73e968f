// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/cost/model.h"
#include "exhibits/shared/view_part.h"

namespace nunchi::exhibits::cost {

/// The four layers at the length chosen: the mark of each curve, its name, and the number in words. The least is bold.
class ListPart : public ViewPart
{
    Q_OBJECT
public:
    ListPart(const Model &model, const typeset::Appearance &look, Role role, QWidget *parent);

    void refresh() override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QString value(Model::Mechanism mechanism) const; ///< as it stands there

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    QString heading() const;
    QString exactly() const;
    qreal rowHeight() const { return length(34); }

    const Model &m_model;
    FlowText m_heading;
    FlowText m_note;
};

} // namespace nunchi::exhibits::cost
