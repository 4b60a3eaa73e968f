// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include "typeset/appearance.h"

namespace nunchi::ui {

/// A field for words to look for. What an input method is still composing counts as typed: in Korean that is always
/// the last syllable.
class SearchField : public QLineEdit
{
    Q_OBJECT
public:
    explicit SearchField(const typeset::Appearance &look, QWidget *parent = nullptr);

    QString words() const;
    QSize sizeHint() const override;

Q_SIGNALS:
    void wordsChanged();

protected:
    bool event(QEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void restyle();

    const typeset::Appearance &m_look;
    QString m_composed;
};

} // namespace nunchi::ui
