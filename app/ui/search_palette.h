// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QPointer>
#include <QStyledItemDelegate>

#include "course/search_index.h"
#include "typeset/appearance.h"

class QLabel;
class QListView;

namespace nunchi::session {
class CourseSearch;
class Session;
} // namespace nunchi::session

namespace nunchi::ui {

class SearchField;

class HitModel : public QAbstractListModel
{
    Q_OBJECT
public:
    HitModel(session::Session &session, QObject *parent);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    void setHits(const QList<course::SearchHit> &hits);
    const course::SearchHit &hit(int row) const { return m_hits.at(row); }
    QString whereOf(const course::SearchHit &hit) const; ///< lesson and page, in words

private:
    session::Session &m_session;
    QList<course::SearchHit> m_hits;
};

/// A row: what was found with the words marked, below it where that is.
class HitDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    HitDelegate(const HitModel &model, const typeset::Appearance &look, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintMarked(QPainter &painter, QRectF room, const course::SearchHit &hit) const;

    const HitModel &m_model;
    const typeset::Appearance &m_look;
};

/// Finding in the whole course: a card over the page with a field and the answers, best first.
class SearchPalette : public QWidget
{
    Q_OBJECT
public:
    SearchPalette(
        session::Session &session, session::CourseSearch &search, const typeset::Appearance &look, QWidget *window);

    void open();
    void close(); ///< the focus goes back to where it was
    QListView *list() const { return m_list; }

Q_SIGNALS:
    void chosen(const nunchi::course::SearchHit &hit);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool focusNextPrevChild(bool) override { return true; } ///< there is one place for the keys: the field

private:
    void take(const QString &words, const QList<course::SearchHit> &hits, bool complete);
    void choose(int row);
    void moveBy(int rows);
    void place();
    void restyle();
    void say(const QString &words);
    QString hint() const;

    session::CourseSearch &m_search;
    const typeset::Appearance &m_look;
    SearchField *m_field;
    HitModel *m_model;
    QListView *m_list;
    QLabel *m_state;
    QString m_shown; ///< the words whose answers are shown
    QPointer<QWidget> m_before; ///< what had the focus
};

} // namespace nunchi::ui
