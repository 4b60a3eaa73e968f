// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/exhibit_view.h"

#include <QEvent>
#include <QKeyEvent>

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

} // namespace nunchi::exhibits
