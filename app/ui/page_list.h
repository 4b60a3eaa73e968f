// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QStyledItemDelegate>

#include "session/session.h"
#include "typeset/appearance.h"

namespace nunchi::ui {

/// The pages of the lesson that is open, with how far the learner is with each.
class PageListModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { ProgressRole = Qt::UserRole, CurrentRole, PageIdRole };

    PageListModel(session::Session &session, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

    void reload(); ///< another lesson or language
    void refresh(); ///< progress or page changed

private:
    QString spoken(const QString &page, int row) const;

    session::Session &m_session;
    QStringList m_pages;
};

/// One row: a bead on the thread, the number, the title. New: hollow; seen: small and filled; done: filled; the
/// current one is ringed and bold.
class PageListDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    PageListDelegate(const typeset::Appearance &look, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintThread(QPainter &painter, const QRectF &row, const QModelIndex &index) const;
    void paintBead(QPainter &painter, QPointF centre, session::PageProgress progress, bool current) const;
    void paintTitle(QPainter &painter, const QRectF &room, const QString &title, bool current) const;

    const typeset::Appearance &m_look;
};

} // namespace nunchi::ui
