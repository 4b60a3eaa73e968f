// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/glossary/view_list.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include "controls/focus_ring.h"
#include "typeset/math_runs.h"

namespace nunchi::exhibits::glossary {

using controls::kFocusRoom;
using typeset::Token;

namespace {
constexpr qreal kLeastBeside = 700; ///< of the design; narrower, the meaning stands below the names
constexpr qreal kMostName = 210;
constexpr qreal kLinkColumn = 170;
constexpr qreal kGap = 18;
constexpr qreal kPadding = 6;
constexpr qreal kIndent = 10;
constexpr qreal kRadius = 4;

Token inkOf(QChar role)
{
    switch (role.unicode()) {
    case u'q':
        return Token::QText;
    case u'k':
        return Token::KText;
    case u'v':
        return Token::VText;
    case u'w':
        return Token::WText;
    default:
        return Token::Ink;
    }
}
} // namespace

ListPart::ListPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : ViewPart(look, role, parent)
    , m_model(model)
{
    setFocusPolicy(isAudience() ? Qt::NoFocus : Qt::StrongFocus);
    setMouseTracking(!isAudience());
}

QList<QWidget *> ListPart::stops() const
{
    return isAudience() ? QList<QWidget *>() : QList<QWidget *>{const_cast<ListPart *>(this)};
}

void ListPart::refresh()
{
    m_width = -1;
    //: Name of the list of the glossary.
    setAccessibleName(tr("Terms"));
    const int row = m_model.chosen();
    setAccessibleDescription(row < 0 ? m_model.whyNone() : typeset::plainLine(m_model.termText(row)));
    updateGeometry();
    update();
}

bool ListPart::isOpen(int row) const
{
    return row == m_model.chosen() && !isPaper();
}

ListPart::Columns ListPart::columnsFor(int width) const
{
    const QFontMetricsF bold(font(-1, true));
    qreal name = 0;
    qreal other = 0;
    bool links = false;
    for (int row = 0; row < m_model.count(); ++row) {
        name = std::max(name, bold.horizontalAdvance(m_model.shown(row).name(m_model.language())));
        other = std::max(other, bold.horizontalAdvance(m_model.shown(row).name(m_model.otherLanguage())));
        links = links || !m_model.firstUse(row).title.isEmpty();
    }
    const qreal left = kFocusRoom + length(kIndent);
    Columns at;
    at.beside = width >= length(kLeastBeside) && !isConsole();
    at.right = width - kFocusRoom - length(kIndent);
    at.other = left + std::min(name, length(kMostName)) + length(kGap);
    at.meaning = at.beside ? at.other + std::min(other, length(kMostName)) + length(kGap) : left;
    at.link = at.beside && links ? at.right - length(kLinkColumn) : at.right + length(kGap);
    return at;
}

void ListPart::layDetails(Row &to, int row, const Columns &at, qreal &bottom) const
{
    const Term &term = m_model.shown(row);
    const qreal wide = at.link - length(kGap) - at.meaning;
    const auto add = [&](const QString &words, Token ink) {
        const FlowText text = flow(words, style(-1, ink));
        const qreal high = text.heightForWidth(wide);
        to.pieces.append({text, QRectF(at.meaning, bottom, wide, high)});
        bottom += high;
    };
    add(term.meaning.value(m_model.otherLanguage()), Token::Ink2);
    const QStringList others = term.names.value(m_model.language()).mid(1) + term.names.value(m_model.otherLanguage()).mid(1);
    if (!others.isEmpty())
        //: Other names of a term.
        add(tr("also: %1").arg(typeset::asLine(others.join(QStringLiteral(", ")))), Token::Ink2);
}

ListPart::Row ListPart::layRow(int row, const Columns &at, qreal top) const
{
    const Term &term = m_model.shown(row);
    const qreal left = kFocusRoom + length(kIndent);
    const qreal first = top + length(kPadding);
    Row laid;
    const auto add = [&](const QString &words, const typeset::LineStyle &as, qreal x, qreal y, qreal right) {
        const FlowText text = flow(words, as);
        const qreal high = text.heightForWidth(right - x);
        laid.pieces.append({text, QRectF(x, y, right - x, high)});
        return y + high;
    };
    const Token ink = inkOf(term.role);
    const QString name = typeset::asLine(term.name(m_model.language()));
    const QString other = typeset::asLine(term.name(m_model.otherLanguage()));
    const qreal otherRight = at.beside ? at.meaning - length(kGap) : at.right;
    qreal bottom = add(name, style(-1, ink, true), left, first, at.other - length(kGap));
    bottom = std::max(bottom, add(other, style(-1, ink), at.other, first, otherRight));
    if (!isConsole() || isOpen(row)) {
        const qreal y = at.beside ? first : bottom;
        const qreal right = at.link - length(kGap);
        qreal end = add(term.meaning.value(m_model.language()), style(-1, Token::Ink), at.meaning, y, right);
        if (isOpen(row))
            layDetails(laid, row, at, end);
        bottom = std::max(bottom, end);
    }
    const QString title = typeset::plainLine(m_model.firstUse(row).title);
    if (!title.isEmpty() && (at.beside || isOpen(row))) {
        const QFontMetricsF metrics(font(-2));
        const qreal x = at.beside ? at.link : left;
        laid.link = metrics.elidedText(title, Qt::ElideRight, at.right - x);
        laid.linkBox = QRectF(x, at.beside ? first : bottom, metrics.horizontalAdvance(laid.link) + 1,
            std::ceil(look().pixelSize(step(-1)) * 1.5));
        bottom = std::max(bottom, laid.linkBox.bottom());
    }
    laid.box = QRectF(kFocusRoom, top, at.right + length(kIndent) - kFocusRoom, bottom + length(kPadding) - top);
    return laid;
}

const QList<ListPart::Row> &ListPart::rowsFor(int width) const
{
    if (width == m_width)
        return m_rows;
    m_rows.clear();
    m_width = width;
    const Columns at = columnsFor(width);
    qreal top = kFocusRoom;
    for (int row = 0; row < m_model.count(); ++row) {
        m_rows << layRow(row, at, top);
        top = m_rows.last().box.bottom();
    }
    return m_rows;
}

int ListPart::heightForWidth(int width) const
{
    const QList<Row> &rows = rowsFor(width);
    const qreal least = std::ceil(look().pixelSize(step(0)) * 3);
    return static_cast<int>(std::ceil(rows.isEmpty() ? least : rows.last().box.bottom())) + kFocusRoom;
}

QRectF ListPart::rowBox(int row) const
{
    return rowsFor(width())[row].box;
}

QRectF ListPart::linkBox(int row) const
{
    return rowsFor(width())[row].linkBox;
}

std::optional<int> ListPart::rowAt(QPointF point) const
{
    const QList<Row> &rows = rowsFor(width());
    for (qsizetype row = 0; row < rows.size(); ++row)
        if (rows[row].box.contains(point))
            return static_cast<int>(row);
    return {};
}

void ListPart::follow(int row)
{
    if (row < 0)
        return;
    const QString target = m_model.firstUse(row).target;
    if (!target.isEmpty())
        Q_EMIT followed(target);
}

void ListPart::mousePressEvent(QMouseEvent *event)
{
    m_byKeyboard = false;
    const auto row = rowAt(event->position());
    if (isAudience() || event->button() != Qt::LeftButton || !row)
        return ViewPart::mousePressEvent(event);
    if (linkBox(*row).contains(event->position()))
        follow(*row);
    else
        m_model.choose(*row);
    update();
}

void ListPart::mouseMoveEvent(QMouseEvent *event)
{
    const auto row = rowAt(event->position());
    const bool onLink = row && linkBox(*row).contains(event->position());
    setCursor(onLink ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void ListPart::keyPressEvent(QKeyEvent *event)
{
    int to = m_model.chosen();
    switch (event->key()) {
    case Qt::Key_Up:
        --to;
        break;
    case Qt::Key_Down:
        ++to;
        break;
    case Qt::Key_Home:
        to = 0;
        break;
    case Qt::Key_End:
        to = m_model.count() - 1;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return follow(m_model.chosen());
    default:
        return ViewPart::keyPressEvent(event);
    }
    m_byKeyboard = true;
    if (m_model.count() > 0) {
        m_model.choose(std::clamp(to, 0, m_model.count() - 1), QStringLiteral("term"));
        Q_EMIT movedTo(rowBox(m_model.chosen()).toAlignedRect());
    }
    update();
}

void ListPart::focusInEvent(QFocusEvent *event)
{
    m_byKeyboard = event->reason() != Qt::MouseFocusReason;
    ViewPart::focusInEvent(event);
    update();
}

void ListPart::focusOutEvent(QFocusEvent *event)
{
    ViewPart::focusOutEvent(event);
    update();
}

bool ListPart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return ViewPart::event(event);
    auto *help = static_cast<QHelpEvent *>(event);
    const auto row = rowAt(help->pos());
    const bool onLink = row && !isAudience() && linkBox(*row).contains(help->pos());
    //: Tool tip of a link: %1 is the title of a page.
    const QString words = tr("First used on the page “%1”.");
    QToolTip::showText(
        help->globalPos(), onLink ? words.arg(typeset::plainLine(m_model.firstUse(*row).title)) : QString(), this);
    return true;
}

void ListPart::drawRow(QPainter &painter, int row) const
{
    const Row &laid = m_rows[row];
    if (isOpen(row)) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color(Token::Sunk));
        painter.drawRoundedRect(laid.box, kRadius, kRadius);
        painter.fillRect(
            QRectF(laid.box.left(), laid.box.top(), look().theme().activeLine(), laid.box.height()), color(Token::Ink));
    } else if (row > 0 && !isOpen(row - 1)) {
        painter.setPen(QPen(color(Token::Hair), look().theme().hairline()));
        painter.drawLine(laid.box.topLeft(), laid.box.topRight());
    }
    for (const Piece &piece : laid.pieces)
        piece.text.draw(painter, piece.box);
    if (laid.link.isEmpty())
        return;
    QFont underlined = font(-2);
    underlined.setUnderline(!isPaper());
    painter.setFont(underlined);
    painter.setPen(color(Token::Ink2));
    painter.drawText(laid.linkBox, Qt::AlignLeft | Qt::AlignVCenter, laid.link);
}

void ListPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QList<Row> &rows = rowsFor(width());
    for (int row = 0; row < int(rows.size()); ++row)
        drawRow(painter, row);
    if (rows.isEmpty()) {
        const FlowText why = flow(typeset::asLine(m_model.whyNone()), style(0, Token::Ink2));
        why.draw(painter, QRectF(kFocusRoom, kFocusRoom + length(kPadding), width() - 2 * kFocusRoom, height()));
    }
    if (!hasFocus() || !m_byKeyboard)
        return;
    const QRectF around = rows.isEmpty() ? QRectF(rect()).adjusted(4, 4, -4, -4) : rows[m_model.chosen()].box;
    controls::drawFocusRing(painter, around, kRadius, look());
}

} // namespace nunchi::exhibits::glossary
