// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/problem_list.h"

#include <algorithm>

#include <QDir>
#include <QFontMetricsF>
#include <QPainter>

namespace nunchi::ui {

using course::Problem;
using course::Severity;
using typeset::Face;
using typeset::Token;

namespace {
constexpr qreal kRow = 48;
constexpr qreal kSign = 16;
constexpr qreal kSide = 24;
} // namespace

int ProblemModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_problems.size());
}

void ProblemModel::setProblems(const course::Problems &problems, const QString &folder)
{
    beginResetModel();
    m_problems = problems;
    m_folder = folder;
    endResetModel();
}

QString ProblemModel::placeOf(const Problem &problem) const
{
    QString place = QDir::toNativeSeparators(QDir(m_folder).relativeFilePath(problem.place.file));
    for (const int number : {problem.place.line, problem.place.column})
        if (number > 0)
            place += QLatin1Char(':') + QString::number(number);
    return place;
}

QVariant ProblemModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_problems.size())
        return {};
    const Problem &problem = m_problems.at(index.row());
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return problem.message;
    if (role != Qt::AccessibleTextRole)
        return {};
    const QString kind = problem.severity == Severity::Error ? tr("error") : tr("warning");
    return QString(kind + QStringLiteral(": ") + problem.message + QStringLiteral(", ") + placeOf(problem));
}

ProblemDelegate::ProblemDelegate(const ProblemModel &model, const typeset::Appearance &look, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
    , m_look(look)
{
}

QSize ProblemDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {qRound(m_look.length(200)), qRound(m_look.length(kRow))};
}

void ProblemDelegate::paintSign(QPainter &painter, const QRectF &box, Severity severity) const
{
    const qreal line = m_look.theme().outline();
    if (severity == Severity::Error) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_look.color(Token::Ink));
        painter.drawEllipse(box);
        painter.setPen(QPen(m_look.color(Token::Paper), line, Qt::SolidLine, Qt::RoundCap));
        const QRectF cross = box.adjusted(box.width() * 0.32, box.height() * 0.32, -box.width() * 0.32, -box.height() * 0.32);
        painter.drawLine(cross.topLeft(), cross.bottomRight());
        painter.drawLine(cross.bottomLeft(), cross.topRight());
        return;
    }
    painter.setPen(QPen(m_look.color(Token::NoteText), line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const QPointF top(box.center().x(), box.top() + 1);
    painter.drawPolygon(QPolygonF{top, box.bottomRight(), box.bottomLeft()});
    painter.drawLine(QPointF(top.x(), box.top() + box.height() * 0.42), QPointF(top.x(), box.top() + box.height() * 0.66));
    painter.drawPoint(QPointF(top.x(), box.top() + box.height() * 0.82));
}

void ProblemDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const Problem &problem = m_model.problem(index.row());
    const QRectF row = QRectF(option.rect).adjusted(8, 1, -8, -1);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (selected || option.state.testFlag(QStyle::State_MouseOver)) {
        const bool focus = selected && option.state.testFlag(QStyle::State_HasFocus);
        painter->setPen(focus ? QPen(m_look.color(Token::Ink), m_look.theme().dataLine()) : QPen(Qt::NoPen));
        painter->setBrush(m_look.color(Token::Sunk));
        painter->drawRoundedRect(row.adjusted(1, 1, -1, -1), 6, 6);
    }
    const qreal sign = m_look.length(kSign);
    const qreal left = row.left() + m_look.length(kSide) - 8;
    const qreal half = row.height() / 2;
    paintSign(*painter, QRectF(left, row.top() + half * 0.58 - sign / 2 + 2, sign, sign), problem.severity);
    const QRectF top(left + sign + m_look.length(10), row.top() + 2, row.right() - left - sign - m_look.length(20), half);
    const QFont words = m_look.font(Face::Label, -1);
    painter->setFont(words);
    painter->setPen(m_look.color(Token::Ink));
    painter->drawText(top, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(words).elidedText(problem.message, Qt::ElideRight, top.width()));
    const QFont small = m_look.font(Face::Label, -2);
    painter->setFont(small);
    painter->setPen(m_look.color(Token::Ink3));
    painter->drawText(top.translated(0, half - 4), Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(small).elidedText(m_model.placeOf(problem), Qt::ElideMiddle, top.width()));
    painter->restore();
}

} // namespace nunchi::ui
