// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include "controls/icon.h"
#include "typeset/appearance.h"

namespace nunchi::controls {

/// A push button in ink: outlined, filled (the one thing to do first) or quiet (words only).
/// The text may hold mathematics between dollars; its accessible name is then the plain form.
class Button : public QAbstractButton
{
    Q_OBJECT
public:
    enum class Kind : quint8 { Outlined, Primary, Quiet };
    Button(const typeset::Appearance &look, Kind kind, QWidget *parent = nullptr);
    void setLabel(const QString &textWithDollars, Icon icon = Icon::None);
    /// A smaller second text behind the first ("1 발상").
    void setSecondary(const QString &text);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const typeset::Appearance &m_look;
    Kind m_kind;
    Icon m_icon = Icon::None;
    QString m_secondary;
};

} // namespace nunchi::controls
