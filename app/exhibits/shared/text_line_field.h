// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include "typeset/appearance.h"

namespace nunchi::exhibits {

/// Where the reader types a line of words. Every character belongs to it; Enter on a half-composed syllable takes the
/// syllable along and submits once; Esc gives up.
class TextLineField : public QLineEdit
{
    Q_OBJECT
public:
    TextLineField(const typeset::Appearance &look, QWidget *parent);
    void applyLook();
    /// The text, and in it what an input method is still composing: in Korean always the last syllable.
    QString words() const;
    QSize sizeHint() const override;

Q_SIGNALS:
    void submitted(const QString &text);
    void edited(const QString &words); ///< by the user; see words()
    void abandoned();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void submit();

    const typeset::Appearance &m_look;
    QString m_preedit;
};

} // namespace nunchi::exhibits
