// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/attention-steps/view_part.h"
#include "exhibits/shared/key_legend.h"

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
    static QList<KeyLegend::Key> keys();
    qreal tryHeight(qreal width) const;

    QString m_givenTry;
    KeyLegend m_keys;
    FlowText m_label;
    FlowText m_try;
    FlowText m_note;
};

} // namespace nunchi::exhibits::attention_steps
