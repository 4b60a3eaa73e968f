// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "typeset/appearance.h"

namespace nunchi::ui {

/// For whom a page or a part of it is: one, two or three bars filled, and the word.
class LevelBadge : public QWidget
{
    Q_OBJECT
public:
    explicit LevelBadge(const typeset::Appearance &look, QWidget *parent = nullptr);

    /// high-school, undergraduate, graduate; hidden for any other.
    void setLevel(const QString &level);
    QString words() const { return wordsFor(m_level); }
    static QString wordsFor(const QString &level); ///< empty: it is none of them
    QSize sizeHint() const override;
    /// From the upper edge.
    qreal baseline() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    static int rankOf(const QString &level); ///< from 1; 0: none
    int rank() const { return rankOf(m_level); }

    const typeset::Appearance &m_look;
    QString m_level;
};

} // namespace nunchi::ui
