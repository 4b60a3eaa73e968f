// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page_list.h"

#include <QFontMetricsF>
#include <QPainter>

#include "controls/focus_ring.h"
#include "typeset/math_runs.h"

namespace nunchi::ui {

using session::PageProgress;
using typeset::Face;
using typeset::Token;

namespace {
constexpr qreal kThread = 29; ///< from the left edge to the thread
constexpr qreal kNumber = 50;
constexpr qreal kTitle = 74;
} // namespace

PageListModel::PageListModel(session::Session &session, QObject *parent)
    : QAbstractListModel(parent)
    , m_session(session)
    , m_pages(session.pageIds())
{
}

int PageListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_pages.size());
}

QString PageListModel::spoken(const QString &page, int row) const
{
    QStringList parts{QString::number(row + 1), typeset::plainLine(m_session.pageTitle(page, true))};
    if (page == m_session.pageId())
        //: State of a page in the page list, for screen readers
        parts << tr("this page");
    switch (m_session.progress(page)) {
    case PageProgress::New:
        //: State of a page in the page list, for screen readers
        parts << tr("not opened yet");
        break;
    case PageProgress::Seen:
        //: State of a page in the page list, for screen readers
        parts << tr("begun");
        break;
    case PageProgress::Done:
        //: State of a page in the page list, for screen readers
        parts << tr("done");
        break;
    }
    return parts.join(QStringLiteral(", "));
}

QVariant PageListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_pages.size())
        return {};
    const QString &page = m_pages.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return m_session.pageTitle(page, true);
    case Qt::ToolTipRole:
        return typeset::plainLine(m_session.pageTitle(page, false));
    case Qt::AccessibleTextRole:
        return spoken(page, index.row());
    case ProgressRole:
        return static_cast<int>(m_session.progress(page));
    case CurrentRole:
        return page == m_session.pageId();
    case PageIdRole:
        return page;
    default:
        return {};
    }
}

void PageListModel::reload()
{
    if (m_pages != m_session.pageIds()) {
        beginResetModel();
        m_pages = m_session.pageIds();
        endResetModel();
    }
    refresh();
}

void PageListModel::refresh()
{
    if (!m_pages.isEmpty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

PageListDelegate::PageListDelegate(const typeset::Appearance &look, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_look(look)
{
}

QSize PageListDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {qRound(m_look.length(120)), qRound(m_look.length(38))};
}

void PageListDelegate::paintThread(QPainter &painter, const QRectF &row, const QModelIndex &index) const
{
    const qreal x = row.left() + m_look.length(kThread);
    const qreal middle = row.center().y();
    painter.setPen(QPen(m_look.color(Token::Rule), m_look.theme().hairline()));
    if (index.row() > 0)
        painter.drawLine(QPointF(x, row.top()), QPointF(x, middle));
    if (index.row() + 1 < index.model()->rowCount())
        painter.drawLine(QPointF(x, middle), QPointF(x, row.bottom() + 1));
}

void PageListDelegate::paintBead(QPainter &painter, QPointF centre, PageProgress progress, bool current) const
{
    const QColor ground = m_look.color(Token::Rail);
    const QColor ink = m_look.color(Token::Ink);
    const QColor soft = m_look.color(Token::Ink3);
    const qreal unit = m_look.length(1);
    // A ring of the ground's colour lifts the bead off the thread.
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawEllipse(centre, 7 * unit, 7 * unit);
    if (current) {
        painter.setPen(QPen(ink, 3 * unit));
        painter.setBrush(progress == PageProgress::Done ? ink : ground);
        painter.drawEllipse(centre, 4.5 * unit, 4.5 * unit);
    } else if (progress == PageProgress::New) {
        painter.setPen(QPen(m_look.color(Token::Rule), m_look.theme().outline()));
        painter.drawEllipse(centre, 5 * unit, 5 * unit);
    } else if (progress == PageProgress::Seen) {
        painter.setPen(QPen(soft, m_look.theme().outline()));
        painter.drawEllipse(centre, 5 * unit, 5 * unit);
        painter.setPen(Qt::NoPen);
        painter.setBrush(soft);
        painter.drawEllipse(centre, 2.2 * unit, 2.2 * unit);
    } else {
        painter.setBrush(m_look.color(Token::Ink2));
        painter.drawEllipse(centre, 4.5 * unit, 4.5 * unit);
    }
}

void PageListDelegate::paintTitle(QPainter &painter, const QRectF &room, const QString &title, bool current) const
{
    const QColor ink = m_look.color(current ? Token::Ink : Token::Ink2);
    const auto runs = typeset::lineRuns(title);
    const typeset::LineStyle style{-1, Face::Label, current, ink};
    if (typeset::lineWidth(runs, m_look, style) <= room.width()) {
        typeset::drawLine(painter, room, Qt::AlignLeft, runs, m_look, style);
        return;
    }
    const QFont font = m_look.font(Face::Label, -1, current);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(font).elidedText(typeset::plainLine(title), Qt::ElideRight, room.width()));
}

void PageListDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF row(option.rect);
    const bool current = index.data(PageListModel::CurrentRole).toBool();
    if (option.state.testFlag(QStyle::State_MouseOver)) {
        QColor hover = m_look.color(Token::Ink);
        hover.setAlphaF(0.06F);
        painter->fillRect(row, hover);
    }
    paintThread(*painter, row, index);
    paintBead(*painter, QPointF(row.left() + m_look.length(kThread), row.center().y()),
        static_cast<PageProgress>(index.data(PageListModel::ProgressRole).toInt()), current);
    painter->setFont(m_look.font(Face::Label, -2));
    painter->setPen(m_look.color(current ? Token::Ink : Token::Ink3));
    painter->drawText(row.adjusted(m_look.length(kNumber), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
        QString::number(index.row() + 1));
    paintTitle(
        *painter, row.adjusted(m_look.length(kTitle), 0, -m_look.length(12), 0), index.data().toString(), current);
    if (option.state.testFlag(QStyle::State_HasFocus))
        controls::drawFocusRing(*painter, row.adjusted(6, 5, -8, -5), 6, m_look);
    painter->restore();
}

} // namespace nunchi::ui
