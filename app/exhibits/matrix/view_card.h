// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/matrix/view_part.h"

namespace nunchi::exhibits::matrix {

/// Works one cell out: q and k beside each other, their products, the sum, ÷√d_k, the weight.
class CardPart : public Part
{
    Q_OBJECT
public:
    CardPart(const PartContext &context, QWidget *parent);

    void setCell(Cell cell);
    Cell cell() const { return m_cell; }
    void refresh() override;
    int idealWidth() const;
    int leastWidth() const; ///< for which every line of the account has room
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    /// One line of the account: words at the left, a number at the right.
    struct Line
    {
        QString words;
        QString number;
        bool bold = false;
        bool strongRule = false; ///< the line above it
    };
    QList<Line> account() const;
    bool hasMask() const;
    static QString maskWords(bool hidden);
    static QString softmaxWords();
    QString weightText() const;
    qreal padding() const { return length(20); }
    qreal rowHeight() const { return length(29); }
    qreal namesWidth() const;
    qreal numberColumn() const;
    void drawTerms(QPainter &painter, qreal &top) const;
    void drawAccount(QPainter &painter, qreal &top) const;
    void drawWeight(QPainter &painter, qreal top) const;
    void drawNumber(QPainter &painter, const QRectF &box, double number, const QString &text) const;

    Cell m_cell;
    FlowText m_title;
    FlowText m_place;
    FlowText m_masked;
};

} // namespace nunchi::exhibits::matrix
