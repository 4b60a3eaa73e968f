// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/control.h"

namespace nunchi::ui {

/// A neighbouring page: an arrow, its number, its title. Long titles are cut where there is no room.
class PageTurn : public controls::Control
{
    Q_OBJECT
public:
    enum class Direction : quint8 { Back, On };
    PageTurn(const typeset::Appearance &look, Direction direction, QWidget *parent = nullptr);

    void setPage(int number, const QString &title); ///< the title may hold mathematics between dollars

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    qreal iconRoom() const;
    qreal numberRoom() const;
    void paintTitle(QPainter &painter, const QRectF &room) const;

    Direction m_direction;
    QString m_number;
    QString m_title;
};

} // namespace nunchi::ui
