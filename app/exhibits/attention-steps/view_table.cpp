// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/view_table.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include "exhibits/attention-steps/view_fault_note.h"
#include "exhibits/attention-steps/view_number_field.h"
#include "exhibits/attention-steps/view_table_painter.h"
#include "exhibits/attention-steps/view_words.h"
#include "exhibits/shared/number_text.h"

namespace nunchi::exhibits::attention_steps {

using Ink = typeset::Token;

TablePart::TablePart(const PartContext &context, QWidget *parent)
    : Part(context, parent)
    , m_note(new FaultNote(look(), this))
{
    if (!isAudience())
        setFocusPolicy(Qt::StrongFocus);
}

QList<QWidget *> TablePart::stops() const
{
    return isAudience() ? QList<QWidget *>() : QList<QWidget *>{const_cast<TablePart *>(this)};
}

qreal TablePart::textWidth(const QString &text, int ofScale, bool bold) const
{
    return QFontMetricsF(look().font(typeset::Face::Label, step(ofScale), bold)).horizontalAdvance(text);
}

/// What the words and numbers need; measured once a change, for measuring type is what takes time.
void TablePart::measure()
{
    TableGeometry::Measures in;
    in.unit = length(1);
    in.tokens = values().count();
    in.dimensions = values().width();
    for (const QString &label : {tr("query") + QStringLiteral(" q"), tr("output") + QStringLiteral(" z")})
        in.label = std::max(in.label, textWidth(label, 0, true) + length(4));
    for (const exhibits::Token &token : values().tokens())
        in.label = std::max(in.label, textWidth(token.text, 0, true) + length(4));
    in.number = textWidth(fixedNumber(-8.88, 2), -1) + length(9);
    for (const NamedDimension &dimension : values().dimensions())
        in.number = std::max(in.number, textWidth(dimension.name, -2) + length(6));
    in.score = textWidth(fixedNumber(-88.88, 2), -1) + length(4);
    in.weight = std::max(
        textWidth(fixedNumber(0.888, 3), -1, true) + length(12), textWidth(TablePainter::sumText(1.0), -2) + length(6));
    in.detail = flow(QStringLiteral("x"), style(-1, Ink::Ink2)).lineHeight();
    m_measures = in;
}

TableGeometry TablePart::geometryFor(int column) const
{
    TableGeometry::Measures in = m_measures;
    in.width = column;
    in.label = std::min(in.label, std::max(column * 0.32, length(60)));
    in.detail = detailLines(column) * in.detail + length(8);
    return TableGeometry(in);
}

int TablePart::heightOf(int column) const
{
    return int(std::ceil(geometryFor(column).height()));
}

TablePart::Place TablePart::place() const
{
    if (m_place)
        return *m_place;
    const QList<int> strongest = model().strongest();
    const int row = strongest.isEmpty() ? values().queryIndex() : strongest.first();
    const int score = values().width();
    switch (model().step()) {
    case Step::Scores:
        return {row, score};
    case Step::Scaling:
        return {row, score + 1};
    case Step::Softmax:
        return {row, score + 2};
    case Step::Mixing:
        break;
    }
    return {values().count(), 0};
}

QString TablePart::detail(int maxTerms) const
{
    const Place at = place();
    const int d = values().width();
    if (!m_fault.isEmpty())
        return m_fault;
    if (at.row == TableGeometry::queryRow)
        return words::queryCell(model(), at.column);
    if (at.row == values().count())
        return words::outputCell(model(), at.column, maxTerms);
    if (at.column < d)
        return words::tokenCell(model(), at.row, at.column) + QStringLiteral(" \u2014 ") + values().reason(at.row);
    if (at.column == d)
        return words::scoreCell(model(), at.row);
    return at.column == d + 1 ? words::scaledCell(model(), at.row) : words::weightCell(model(), at.row);
}

/// Room kept for the line below, so that moving the cell does not move the page.
int TablePart::detailLines(int width) const
{
    return std::clamp(int(std::ceil(length(760) / std::max(1, width))), 1, 5);
}

void TablePart::fitDetail(int width)
{
    const auto ink = m_fault.isEmpty() ? Ink::Ink2 : Ink::NoteText;
    for (int terms = std::max(2, values().count()); terms > 0; --terms) {
        QString said = detail(terms).replace(u'$', QStringLiteral("\\$"));
        const QString root = QStringLiteral("\u221A%1").arg(values().width());
        said.replace(root, QStringLiteral("$\\sqrt{%1}$").arg(values().width()));
        m_detail = flow(said, style(-1, ink));
        if (m_detail.lineCount(width) <= detailLines(width))
            break;
    }
}

void TablePart::refresh()
{
    if (m_place && m_place->row >= 0) {
        const int row = values().indexOf(m_tokenKey);
        m_place->row = row >= 0 ? row : std::min(m_place->row, values().count());
        m_place->column = std::min(m_place->column, values().width() + (m_place->row == values().count() ? -1 : 2));
    }
    measure();
    placeField();
    setAccessibleName(tr("Numbers: query, keys, scores, weights, output"));
    tell();
    updateGeometry();
}

void TablePart::tell()
{
    fitDetail(column());
    QString told = detail(values().count());
    if (isEditable(place()))
        told += u' ' + tr("Enter or a digit changes it.");
    if (!m_fieldFault.isEmpty())
        told = m_fieldFault;
    setAccessibleDescription(told);
    update();
}

void TablePart::resizeEvent(QResizeEvent *)
{
    placeField();
    fitDetail(column());
}

void TablePart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.translate(left, 0);
    const TableGeometry geometry = geometryFor(column());
    TablePainter table(painter, {model(), look(), geometry, step(0), length(1)});
    table.paint();
    if (hasFocus() && m_byKeyboard)
        table.drawFocus(place());
    const QRectF below = geometry.detail();
    m_detail.draw(painter, below.adjusted(0, length(6), 0, 0));
}

void TablePart::moveTo(const Place &place)
{
    m_fault.clear();
    m_place = place;
    m_tokenKey = place.row >= 0 && place.row < values().count() ? values().tokens()[place.row].key : QString();
    tell();
}

void TablePart::move(int rows, int columns)
{
    Place to = place();
    to.row = std::clamp(to.row + rows, TableGeometry::queryRow, values().count());
    const bool isToken = to.row >= 0 && to.row < values().count();
    to.column = std::clamp(to.column + columns, 0, values().width() + (isToken ? 2 : -1));
    moveTo(to);
    Q_EMIT movedTo(geometryFor(column()).place(to).translated(left, 0).toAlignedRect());
}

bool TablePart::takeKey(QKeyEvent *event)
{
    const bool plain = !(event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
    const QString typed = event->text();
    if (!plain)
        return false;
    switch (event->key()) {
    case Qt::Key_Left:
        move(0, -1);
        return true;
    case Qt::Key_Right:
        move(0, 1);
        return true;
    case Qt::Key_Up:
        move(-1, 0);
        return true;
    case Qt::Key_Down:
        move(1, 0);
        return true;
    case Qt::Key_Home:
        move(0, -values().width() - 3);
        return true;
    case Qt::Key_End:
        move(0, values().width() + 3);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        edit({});
        return true;
    case Qt::Key_Escape:
        // An edit that was left with a fault in it is given up first.
        if (!m_field)
            return false;
        endEdit();
        tell();
        return true;
    default:
        break;
    }
    const bool startsNumber =
        typed.size() == 1 && (typed[0].isDigit() || QStringLiteral("-+.\u2212").contains(typed[0]));
    if (startsNumber)
        edit(typed);
    return startsNumber;
}

void TablePart::keyPressEvent(QKeyEvent *event)
{
    m_byKeyboard = true;
    if (!takeKey(event))
        Part::keyPressEvent(event);
}

void TablePart::edit(const QString &typed)
{
    const Place at = place();
    if (!isEditable(at)) {
        m_fault = at.row == TableGeometry::queryRow
            ? tr("The query is computed from x: change the numbers of its own row.")
            : tr("This number is computed. Change the numbers of a key.");
        tell();
        return;
    }
    if (m_field && values().indexOf(m_fieldToken) == at.row && m_fieldColumn == at.column) {
        m_field->setFocus(Qt::OtherFocusReason);
        return;
    }
    endEdit();
    moveTo(at);
    m_fieldToken = values().tokens()[at.row].key;
    m_fieldColumn = at.column;
    m_field = new NumberField(look(), step(-1), this);
    m_field->setAccessibleName(
        tr("%1, number from −%2 to %2").arg(words::tokenCell(model(), at.row, at.column)).arg(maxEdit));
    setTabOrder(this, m_field);
    connectField(m_fieldToken, values().dimensions()[at.column].id);
    placeField();
    m_field->start(shortNumber(values().x()(at.row, at.column)), typed);
}

void TablePart::connectField(const QString &tokenKey, const QString &dimension)
{
    connect(m_field, &NumberField::committed, this, [this, tokenKey, dimension](double value) {
        endEdit();
        if (const auto reason = model().setNumber(tokenKey, dimension, value))
            m_fault = *reason;
        tell();
    });
    connect(m_field, &NumberField::refused, this, &TablePart::sayFieldFault);
    connect(m_field, &NumberField::textEdited, this, [this] { sayFieldFault({}); });
    connect(m_field, &NumberField::abandoned, this, [this] {
        m_fault.clear();
        endEdit();
        tell();
    });
}

void TablePart::placeField()
{
    if (!m_field)
        return;
    const int row = values().indexOf(m_fieldToken);
    if (row < 0 || m_fieldColumn >= values().width()) {
        endEdit();
        return;
    }
    const QRect cell = geometryFor(column()).cell(row, m_fieldColumn).translated(left, 0).toAlignedRect();
    m_field->applyLook();
    m_field->setGeometry(cell.adjusted(0, 0, 1, 1));
    m_note->say(m_fieldFault, m_field->geometry());
}

void TablePart::sayFieldFault(const QString &reason)
{
    m_fieldFault = reason;
    m_field->showFault(reason);
    m_note->say(reason, m_field->geometry());
    tell();
}

void TablePart::endEdit()
{
    if (!m_field)
        return;
    NumberField *field = m_field;
    m_field = nullptr;
    m_fieldFault.clear();
    m_note->say({}, {});
    const bool hadFocus = field->hasFocus();
    field->disconnect(this);
    field->hide();
    field->deleteLater();
    if (hadFocus)
        setFocus(Qt::OtherFocusReason);
}

void TablePart::mousePressEvent(QMouseEvent *event)
{
    const auto at = geometryFor(column()).at(event->position() - QPointF(left, 0));
    if (!at || isAudience()) {
        event->ignore();
        return;
    }
    m_byKeyboard = true; // the chosen cell shows, however it was chosen
    moveTo(*at);
}

void TablePart::mouseDoubleClickEvent(QMouseEvent *event)
{
    const auto at = geometryFor(column()).at(event->position() - QPointF(left, 0));
    if (!at || isAudience() || !isEditable(*at))
        return;
    moveTo(*at);
    edit({});
}

void TablePart::focusInEvent(QFocusEvent *event)
{
    m_byKeyboard = true;
    Part::focusInEvent(event);
    update();
}

void TablePart::focusOutEvent(QFocusEvent *event)
{
    Part::focusOutEvent(event);
    update();
}

/// Every digit of the number there.
QString TablePart::exact(const Place &at) const
{
    const int query = values().queryIndex();
    const int d = values().width();
    const engine::AttentionTrace &trace = values().trace();
    if (at.row == TableGeometry::queryRow)
        return exactNumber(values().q()(query, at.column));
    if (at.row == values().count())
        return exactNumber(trace.output(query, at.column));
    if (at.column < d)
        return exactNumber(values().x()(at.row, at.column));
    const engine::Matrix &stage = at.column == d ? trace.raw : at.column == d + 1 ? trace.scaled : trace.weights;
    return exactNumber(stage(query, at.row));
}

bool TablePart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return Part::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const TableGeometry geometry = geometryFor(column());
    if (const auto at = geometry.at(help->pos() - QPoint(left, 0))) {
        QString tip = exact(*at);
        if (at->column < values().width())
            tip += u'\n' + values().dimensions()[at->column].name + QStringLiteral(": ")
                + values().dimensions()[at->column].means;
        QToolTip::showText(help->globalPos(), tip, this, geometry.place(*at).translated(left, 0).toRect());
    } else {
        QToolTip::hideText();
    }
    return true;
}

} // namespace nunchi::exhibits::attention_steps
