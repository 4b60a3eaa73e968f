// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/problem_list.h"

class QLabel;
class QListView;

namespace nunchi::controls {
class Button;
} // namespace nunchi::controls

namespace nunchi::ui {

/// Below the page: what is wrong in the course that is open. Up and Down choose, Enter goes there, Ctrl+C copies the
/// place, Esc leaves.
class ProblemPanel : public QWidget
{
    Q_OBJECT
public:
    explicit ProblemPanel(const typeset::Appearance &look, QWidget *parent = nullptr);

    void setProblems(const course::Problems &problems, const QString &folder);
    void walk(int by); ///< to the next or the previous, opening the panel
    QListView *list() const { return m_list; }
    QSize sizeHint() const override;

Q_SIGNALS:
    void looked(const nunchi::course::Place &place); ///< where that is should be shown
    void chosen(const nunchi::course::Place &place); ///< and edited
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void restyle();
    void copyPlace() const;
    int headHeight() const;

    const typeset::Appearance &m_look;
    ProblemModel *m_model;
    QListView *m_list;
    QLabel *m_head;
    controls::Button *m_close;
    bool m_walked = false; ///< one of these problems was gone to by key
    int m_errors = 0;
    int m_warnings = 0;
};

} // namespace nunchi::ui
