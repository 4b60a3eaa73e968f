// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

#include "typeset/appearance.h"

namespace nunchi::exhibits {

/// Rows of widgets, one below the other. Those of a row stand side by side, where each has room enough.
class StackedFigure : public QWidget
{
    Q_OBJECT
public:
    explicit StackedFigure(const typeset::Appearance &look, QWidget *parent = nullptr);

    /// height: of the design, for widgets whose height does not follow from their width.
    void addRow(const QList<QWidget *> &widgets, qreal gapAbove, qreal height = 0);
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    void arrange(); ///< widgets were shown, hidden, or want another height

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Row
    {
        QList<QWidget *> widgets;
        qreal gapAbove = 0;
        qreal height = 0;
    };
    QList<QRect> places(int width, int &height) const; ///< of what is not hidden, row by row

    const typeset::Appearance &m_look;
    QList<Row> m_rows;
};

} // namespace nunchi::exhibits
