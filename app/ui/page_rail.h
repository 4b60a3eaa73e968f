// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "session/session.h"
#include "typeset/appearance.h"

class QListView;

namespace nunchi::ui {

class PageListModel;

/// The page list at the left: a thread with a bead a page.
class PageRail : public QWidget
{
    Q_OBJECT
public:
    PageRail(session::Session &session, const typeset::Appearance &look, QWidget *parent = nullptr);

    QListView *list() const { return m_list; }
    void reload();

Q_SIGNALS:
    void pageChosen(const QString &pageId);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void showCurrent();
    void restyle();
    int headHeight() const;

    session::Session &m_session;
    const typeset::Appearance &m_look;
    PageListModel *m_model;
    QListView *m_list;
};

} // namespace nunchi::ui
