// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QStyledItemDelegate>

#include "course/problem.h"
#include "typeset/appearance.h"

namespace nunchi::ui {

/// What is wrong in the course, by file and line.
class ProblemModel : public QAbstractListModel
{
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    /// folder: what the files are named from.
    void setProblems(const course::Problems &problems, const QString &folder);
    const course::Problem &problem(int row) const { return m_problems.at(row); }
    QString placeOf(const course::Problem &problem) const; ///< ko/02-x.md:12:3

private:
    course::Problems m_problems;
    QString m_folder;
};

/// A row: a cross on a disc (error) or a triangle (warning), the words, and where.
class ProblemDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    ProblemDelegate(const ProblemModel &model, const typeset::Appearance &look, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintSign(QPainter &painter, const QRectF &box, course::Severity severity) const;

    const ProblemModel &m_model;
    const typeset::Appearance &m_look;
};

} // namespace nunchi::ui
