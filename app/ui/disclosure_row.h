// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/control.h"

namespace nunchi::ui {

/// The heading of something folded away: an arrow, a label, a title. Space, Enter or a click folds and unfolds;
/// assistive technology is told which it is.
class DisclosureRow : public controls::Control
{
    Q_OBJECT
public:
    explicit DisclosureRow(const typeset::Appearance &look, QWidget *parent = nullptr);

    void setWords(const QString &label, const QString &titleWithDollars);
    /// Room at the right that is not to be written on (a badge stands there).
    void setRightRoom(int pixels);
    bool isOpen() const { return isChecked(); }
    QSize sizeHint() const override;
    qreal baseline() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void tellState();

    QString m_title;
    int m_rightRoom = 0;
};

} // namespace nunchi::ui
