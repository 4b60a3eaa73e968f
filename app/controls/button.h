// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/control.h"
#include "controls/icon.h"

namespace nunchi::controls {

/// A push button in ink: outlined, filled (the one thing to do first) or quiet (words only).
/// The text may hold mathematics between dollars; its accessible name is then the plain form.
class Button : public Control
{
    Q_OBJECT
public:
    enum class Kind : quint8 { Outlined, Primary, Quiet };
    Button(const typeset::Appearance &look, Kind kind, QWidget *parent = nullptr);

    /// The icon stands before the words, an arrow to the right behind them.
    void setLabel(const QString &textWithDollars, Icon icon = Icon::None);
    /// Only the icon is shown, the words are the accessible name and the tool tip.
    void setIconOnly(const QString &name, Icon icon);
    /// A second text behind the first, which it makes lighter: "1 발상" has the number and the bold title.
    void setSecondary(const QString &text);
    /// Step of the type scale, −1 unless set.
    void setStep(int step);
    void setBold(bool bold);
    /// Chosen (a language, a theme): bold and underlined with ink, for Quiet buttons that are checkable.
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void drawGround(QPainter &painter) const;
    void drawContent(QPainter &painter) const;
    typeset::LineStyle lineStyle() const;
    qreal iconWidth() const;
    qreal labelWidth() const;
    qreal secondaryWidth() const;
    qreal gap() const { return look().length(8); }
    qreal sidePadding() const;

    Kind m_kind;
    Icon m_icon = Icon::None;
    typeset::MathRuns m_secondary;
    int m_step = -1;
    bool m_bold = false;
    bool m_iconOnly = false;
};

} // namespace nunchi::controls
