// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/exhibit_view.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QEvent>
#include <QKeyEvent>

#include "exhibits/shared/exhibit_menu.h"

namespace nunchi::exhibits {

ExhibitView::ExhibitView(ExhibitModel &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_look(look)
    , m_role(role)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&model, &ExhibitModel::changed, this, &ExhibitView::refresh);
    connect(&model, &ExhibitModel::changed, this, &ExhibitView::revealAnswer);
    connect(&look, &typeset::Appearance::changed, this, &ExhibitView::refresh);
}

void ExhibitView::setWords(const QString &title, const QString &tryThis)
{
    m_title = title;
    m_tryThis = tryThis;
    wordsChanged();
}

void ExhibitView::refresh()
{
    setAccessibleDescription(m_model.textForm());
    update();
}

void ExhibitView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void ExhibitView::watch(QWidget *control)
{
    control->removeEventFilter(this);
    control->installEventFilter(this);
}

bool ExhibitView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress)
        m_usedByKey = true;
    else if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick)
        m_usedByKey = false;
    return QWidget::eventFilter(watched, event);
}

void ExhibitView::revealAnswer()
{
    const QWidget *control = QApplication::focusWidget();
    if (!m_usedByKey || !control || !isAncestorOf(control))
        return;
    const QRect used(control->mapTo(this, QPoint()), control->size());
    const QRect answer = this->answer();
    // Only what lies below: else the control itself might have to go to make room.
    if (!answer.isEmpty() && used.top() < answer.top())
        Q_EMIT revealWanted(used | answer);
}

void ExhibitView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Undo))
        m_model.undo();
    else if (event->matches(QKeySequence::Redo)
        || (event->key() == Qt::Key_Y && event->modifiers() == Qt::ControlModifier))
        m_model.redo();
    else if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else
        QWidget::keyPressEvent(event);
}

void ExhibitView::contextMenuEvent(QContextMenuEvent *event)
{
    if (m_role == Role::Audience)
        event->ignore();
    else
        openMenu(event->globalPos());
}

void ExhibitView::openMenu(const QPoint &globalPlace)
{
    auto *menu = new ExhibitMenu(*this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(globalPlace);
}

} // namespace nunchi::exhibits
