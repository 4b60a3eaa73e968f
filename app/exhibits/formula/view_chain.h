// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include "exhibits/formula/model.h"
#include "exhibits/shared/view_part.h"

namespace nunchi::exhibits::formula {

/// The matrices of the formula in its order, small, each with its shape; the row of one token is followed through all
/// of them. Up and Down, or a click, take another row.
class ChainPart : public ViewPart
{
    Q_OBJECT
public:
    ChainPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent);

    void refresh() override;
    QList<QWidget *> stops() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QRectF matrixRect(Stage stage) const;
    QColor cellColor(Stage stage, int row, int column) const;
    QString toolTipAt(QPointF point) const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

private:
    struct Places
    {
        qreal cell = 1;
        qreal label = 0; ///< width of the row's name
        std::array<QRectF, stageCount> matrices;
        qreal captionTop = 0;
        qreal height = 0;
    };
    Places places(int width) const;
    bool hasTokenRows(Stage stage) const { return stage != Stage::KTransposed && stage != Stage::V; }
    QString nameOf(Stage stage) const;
    QString rowName(Stage stage, int row) const;
    QString columnName(Stage stage, int column) const;
    static QString signBehind(Stage stage);
    void drawMatrix(QPainter &painter, const Places &at, Stage stage) const;
    void drawCaption(QPainter &painter, const Places &at, Stage stage) const;
    qreal captionLine() const;

    Model &m_model;
    bool m_byKeyboard = false;
};

} // namespace nunchi::exhibits::formula
