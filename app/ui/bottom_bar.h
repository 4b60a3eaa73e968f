// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "session/session.h"
#include "typeset/appearance.h"

namespace nunchi::ui {

class PageTurn;

/// The neighbouring pages by name, and where the reader is: which page, and how far down it.
class BottomBar : public QWidget
{
    Q_OBJECT
public:
    BottomBar(session::Session &session, const typeset::Appearance &look, QWidget *parent = nullptr);

    void reload(); ///< page, language or words changed
    void setSeen(double share); ///< of this page, 0 … 1
    QSize sizeHint() const override;

Q_SIGNALS:
    void previousAsked();
    void nextAsked();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void showNeighbour(PageTurn *button, int row);
    void layOut();
    QString place() const;
    QString depth() const;

    session::Session &m_session;
    const typeset::Appearance &m_look;
    PageTurn *m_previous;
    PageTurn *m_next;
    QWidget *m_progress; ///< for screen readers: the words of the progress line
    double m_seen = 0;
};

} // namespace nunchi::ui
