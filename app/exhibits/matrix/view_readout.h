// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/matrix/view_part.h"

namespace nunchi::exhibits::matrix {

/// One cell of a large matrix: where it is, its number to the last digit, how it came about, what its row adds up to.
class ReadoutPart : public Part
{
    Q_OBJECT
public:
    ReadoutPart(const PartContext &context, QWidget *parent);

    void setCell(std::optional<Cell> cell); ///< none: the chosen one
    Cell cell() const;
    /// Shows the cell that was chosen. False: it needs another height for that.
    bool follow();
    void refresh() override;
    int idealWidth() const;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Line
    {
        QString words;
        QString number;
    };
    QList<Line> account() const;
    qreal padding() const { return length(20); }
    qreal rowHeight() const { return length(29); }

    std::optional<Cell> m_cell;
    Cell m_said; ///< what the words are about
    FlowText m_title;
    FlowText m_place;
    FlowText m_exactly;
};

} // namespace nunchi::exhibits::matrix
