// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/attention-steps/view_part.h"
#include "exhibits/shared/key_legend.h"

namespace nunchi::exhibits {
class TryBand;
}

namespace nunchi::exhibits::attention_steps {

/// What to try, which keys there are, and why the numbers are what they are.
class FooterPart : public Part
{
    Q_OBJECT
public:
    FooterPart(const PartContext &context, QWidget *parent);

    void setTryThis(const QString &tryThis); ///< empty: the exhibit's own
    void refresh() override;
    QList<QWidget *> stops() const override;

Q_SIGNALS:
    void menuWanted(const QPoint &globalPlace);

protected:
    int heightOf(int column) const override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    static QList<KeyLegend::Key> keys();
    void place();
    qreal noteTop(int column) const;

    QString m_givenTry;
    TryBand *m_try;
    FlowText m_note;
};

} // namespace nunchi::exhibits::attention_steps
