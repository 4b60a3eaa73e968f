// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/matrix/view_part.h"

namespace nunchi::exhibits::matrix {

/// What to try, and the keys.
class FooterPart : public Part
{
    Q_OBJECT
public:
    FooterPart(const PartContext &context, QWidget *parent)
        : Part(context, parent)
    {
    }

    void setTryThis(const QString &tryThis); ///< empty: the exhibit's own
    void refresh() override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Key
    {
        QStringList caps;
        QString does;
    };
    static QList<Key> keys();
    qreal keyWidth(const Key &key) const;
    /// Lays the keys out in lines and draws them when there is a painter; the height they take.
    qreal setKeys(QPainter *painter, qreal top, qreal width) const;
    void drawKey(QPainter &painter, QPointF at, const Key &key) const;
    qreal indent() const { return m_label.naturalWidth() + length(16); }

    QString m_givenTry;
    FlowText m_label;
    FlowText m_try;
};

} // namespace nunchi::exhibits::matrix
