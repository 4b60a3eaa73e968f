// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/attention-steps/view_part.h"

namespace nunchi::exhibits::attention_steps {

/// What to try, which keys there are, and why the numbers are what they are.
class FooterPart : public Part
{
    Q_OBJECT
public:
    FooterPart(const PartContext &context, QWidget *parent);

    void setTryThis(const QString &tryThis); ///< empty: the exhibit's own
    void refresh() override;

protected:
    int heightOf(int column) const override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Key
    {
        QStringList caps;
        QString does;
    };
    static QList<Key> keys();
    /// Draws them when there is a painter; the height they take.
    qreal setKeys(QPainter *painter, qreal top, qreal width) const;
    qreal keyWidth(const Key &key) const;
    void drawKey(QPainter &painter, QPointF at, const Key &key) const;
    qreal tryHeight(qreal width) const;

    QString m_givenTry;
    FlowText m_label;
    FlowText m_try;
    FlowText m_note;
};

} // namespace nunchi::exhibits::attention_steps
