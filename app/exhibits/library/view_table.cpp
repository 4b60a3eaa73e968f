// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/library/view_table.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "controls/focus_ring.h"
#include "exhibits/library/model_text.h"
#include "exhibits/library/view_table_painter.h"
#include "exhibits/shared/number_text.h"

namespace nunchi::exhibits::library {

namespace {
constexpr int kQuery = TableGeometry::QueryRow;
}

TablePart::TablePart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : ViewPart(look, role, parent)
    , m_model(model)
{
    setMouseTracking(!isAudience());
    setFocusPolicy(isAudience() ? Qt::NoFocus : Qt::StrongFocus);
}

QList<QWidget *> TablePart::stops() const
{
    return isAudience() ? QList<QWidget *>() : QList<QWidget *>{const_cast<TablePart *>(this)};
}

void TablePart::measure()
{
    const QFontMetricsF bold(font(-1, true));
    const QFontMetricsF plain(font(-1));
    const QFontMetricsF small(font(-2));
    m_needs = {};
    m_needs.topics = Model::topicCount();
    m_needs.books = Model::bookCount();
    m_needs.unit = length(1);
    m_needs.compact = isConsole();
    m_needs.margin = controls::kFocusRoom;
    for (int i = 0; i < Model::bookCount(); ++i) {
        m_needs.label = std::max(m_needs.label, bold.horizontalAdvance(m_model.title(i)));
        if (!m_needs.compact)
            m_needs.label = std::max(m_needs.label, small.horizontalAdvance(m_model.keywords(i)));
    }
    m_needs.number = plain.horizontalAdvance(QStringLiteral("0.00"));
    m_needs.score = bold.horizontalAdvance(QStringLiteral("00.00")) + length(8);
    m_needs.share = bold.horizontalAdvance(QStringLiteral("100%")) + length(10);
}

void TablePart::refresh()
{
    measure();
    //: Name of the table in which the query, the books and the answer stand.
    setAccessibleName(tr("query, books and answer by topic"));
    setAccessibleDescription(readOut());
    update();
}

int TablePart::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(TableGeometry(m_needs, width).height()));
}

double TablePart::number(int row, int topic) const
{
    if (row == kQuery)
        return m_model.q()(0, topic);
    if (row >= Model::bookCount())
        return m_model.answer(topic);
    return m_model.show() == Show::Keys ? Model::shelf().k()(row, topic) : Model::shelf().v()(row, topic);
}

QString TablePart::nameOf(int row) const
{
    if (row == kQuery)
        return tr("query");
    return row < Model::bookCount() ? m_model.title(row) : tr("mixed answer");
}

QString TablePart::readOut() const
{
    const QString cell = nameOf(m_row) + QStringLiteral(", ") + m_model.topic(m_topic) + u' '
        + shortNumber(number(m_row, m_topic)) + u'.';
    if (m_row < 0 || m_row >= Model::bookCount())
        return cell;
    //: Follows the number of a cell: %1 the score, %2 the share of the book.
    return cell + u' ' + tr("Score %1, share %2.").arg(fixedNumber(m_model.score(m_row), 2), percentNumber(m_model.share(m_row)));
}

QString TablePart::toolTipAt(QPointF point) const
{
    const TableGeometry at = geometryNow();
    const auto row = at.rowAt(point);
    if (!row)
        return {};
    QStringList lines{nameOf(*row)};
    if (const auto topic = at.topicAt(point))
        lines << m_model.topic(*topic) + u' ' + exactNumber(number(*row, *topic));
    if (*row >= 0 && *row < Model::bookCount()) {
        lines << QStringLiteral("q\u00B7k ") + text::working(m_model, *row);
        lines << tr("share %1").arg(exactNumber(m_model.share(*row)));
    }
    return lines.join(u'\n');
}

void TablePart::moveTo(int row, int topic)
{
    m_row = std::clamp(row, int(kQuery), Model::bookCount());
    m_topic = std::clamp(topic, 0, Model::topicCount() - 1);
    if (m_row >= 0 && m_row < Model::bookCount())
        m_model.setBook(m_row);
    setAccessibleDescription(readOut());
    update();
}

void TablePart::wishMore(int tenths)
{
    m_row = kQuery;
    m_model.setWish(m_topic, m_model.q()(0, m_topic) + tenths / 10.0, QStringLiteral("key %1").arg(m_topic));
}

void TablePart::keyPressEvent(QKeyEvent *event)
{
    const bool changes = event->modifiers() & Qt::ShiftModifier;
    const int way = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
    if (way != 0 && changes)
        wishMore(way);
    else if (way != 0)
        moveTo(m_row, m_topic + way);
    else if (event->key() == Qt::Key_Up)
        moveTo(m_row - 1, m_topic);
    else if (event->key() == Qt::Key_Down)
        moveTo(m_row + 1, m_topic);
    else if (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal)
        wishMore(1);
    else if (event->key() == Qt::Key_Minus)
        wishMore(-1);
    else
        return QWidget::keyPressEvent(event);
    m_byKeyboard = true;
    Q_EMIT movedTo(geometryNow().row(m_row).toAlignedRect());
    update();
}

void TablePart::dragTo(qreal x)
{
    const double wish = geometryNow().wishAt(x, *m_dragged, maxWish);
    m_model.setWish(*m_dragged, wish, QStringLiteral("drag %1").arg(m_gestures));
}

void TablePart::mousePressEvent(QMouseEvent *event)
{
    const TableGeometry at = geometryNow();
    const auto row = at.rowAt(event->position());
    if (isAudience() || event->button() != Qt::LeftButton || !row)
        return QWidget::mousePressEvent(event);
    m_byKeyboard = false;
    const auto topic = at.topicAt(event->position());
    if (*row == kQuery && topic) {
        ++m_gestures;
        m_dragged = topic;
        moveTo(kQuery, *topic);
        dragTo(event->position().x());
    } else {
        moveTo(*row, topic.value_or(m_topic));
    }
}

void TablePart::mouseMoveEvent(QMouseEvent *event)
{
    if (m_dragged)
        return dragTo(event->position().x());
    const TableGeometry at = geometryNow();
    const bool draggable = at.rowAt(event->position()) == kQuery && at.topicAt(event->position());
    setCursor(draggable ? Qt::SplitHCursor : Qt::ArrowCursor);
}

void TablePart::mouseReleaseEvent(QMouseEvent *event)
{
    m_dragged.reset();
    QWidget::mouseReleaseEvent(event);
}

void TablePart::leaveEvent(QEvent *)
{
    unsetCursor();
}

void TablePart::focusInEvent(QFocusEvent *event)
{
    m_byKeyboard = event->reason() != Qt::MouseFocusReason && event->reason() != Qt::ActiveWindowFocusReason;
    update();
}

void TablePart::focusOutEvent(QFocusEvent *)
{
    update();
}

bool TablePart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return ViewPart::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(), toolTipAt(help->pos()), this);
    return true;
}

void TablePart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const TableGeometry at = geometryNow();
    TablePainter table(painter, {m_model, *this, at});
    table.paint();
    if (hasFocus() && m_byKeyboard)
        controls::drawFocusRing(painter, at.cell(m_row, m_topic), 3, look());
}

} // namespace nunchi::exhibits::library
