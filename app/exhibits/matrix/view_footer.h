// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exhibits/matrix/view_part.h"
#include "exhibits/shared/key_legend.h"

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
    static QList<KeyLegend::Key> keys();
    qreal indent() const { return m_label.naturalWidth() + length(16); }

    QString m_givenTry;
    KeyLegend m_keys;
    FlowText m_label;
    FlowText m_try;
};

} // namespace nunchi::exhibits::matrix
