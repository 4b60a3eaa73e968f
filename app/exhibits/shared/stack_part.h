// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/shared/view_part.h"

namespace nunchi::exhibits {

/// Parts that stand below each other and are shown as one figure.
class StackPart : public ViewPart
{
    Q_OBJECT
public:
    using ViewPart::ViewPart;

    /// Takes the part in. The gap above it is in design pixels; a part without height takes no gap either.
    void add(ViewPart *part, qreal gapAbove);
    void refresh() override;
    QList<QWidget *> stops() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Entry
    {
        ViewPart *part;
        qreal gap;
    };
    QList<QRect> places(int width) const;

    QList<Entry> m_entries;
};

} // namespace nunchi::exhibits
