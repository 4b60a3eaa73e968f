// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/link_card.h"

#include <algorithm>

#include <QAccessible>
#include <QClipboard>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>

#include "controls/button.h"
#include "controls/focus_ring.h"
#include "typeset/math_runs.h"
#include "ui/prose_view.h"
#include "ui/words.h"

namespace nunchi::ui {

using controls::Button;
using typeset::Face;
using typeset::Token;

namespace {
constexpr qreal kWidth = 340;
constexpr qreal kSide = 16;
constexpr qreal kAbove = 12;
constexpr qreal kRadius = 10;
constexpr int kGap = 6;
constexpr int kEdge = 8; ///< from the host's edges
} // namespace

LinkCard::LinkCard(const PageContext &context, QWidget *host)
    : FlowWidget(host)
    , m_context(context)
    , m_text(new ProseView(context, this))
    , m_open(new Button(context.look, Button::Kind::Outlined, this))
    , m_copy(new Button(context.look, Button::Kind::Outlined, this))
    , m_cancel(new Button(context.look, Button::Kind::Outlined, this))
{
    connect(m_open, &Button::clicked, this, &LinkCard::openAsked);
    connect(m_copy, &Button::clicked, this, &LinkCard::copy);
    connect(m_cancel, &Button::clicked, this, &LinkCard::closed);
    connect(&context.look, &typeset::Appearance::changed, this, &LinkCard::closed);
    connect(m_text, &ProseView::formulasArrived, this, [this] { resize(width(), heightForWidth(width())); });
    showButtons();
    hide();
}

void LinkCard::setWords(const QString &title, const course::Inlines &text)
{
    m_title = title;
    m_asks = false;
    m_text->resize(std::max(1, cardWidth() - 2 * qRound(m_context.look.length(kSide))), 1);
    m_text->setInlines(text, {Face::Label, -1, false, Token::Ink});
    m_text->setFocusPolicy(Qt::NoFocus);
    setAccessibleName(typeset::plainLine(title));
    setAccessibleDescription(typeset::plainLine(course::plainText(text)));
    showButtons();
}

void LinkCard::setAddress(const QString &address, bool asks)
{
    m_address = address;
    //: Title of a card that shows where a link leads
    setWords(asks ? tr("Open this address in the browser?") : tr("Link to the web"), ui::words(address));
    m_asks = asks;
    showButtons();
}

QString LinkCard::words() const
{
    return m_title.isEmpty() ? accessibleDescription()
                             : accessibleName() + QStringLiteral(": ") + accessibleDescription();
}

void LinkCard::showButtons()
{
    m_open->setLabel(tr("Open"));
    //: Button: put the address on the clipboard
    m_copy->setLabel(tr("Copy"));
    m_cancel->setLabel(tr("Cancel"));
    for (Button *button : {m_open, m_copy, m_cancel})
        button->setVisible(m_asks);
}

void LinkCard::copy()
{
    QGuiApplication::clipboard()->setText(m_address);
    m_copy->setLabel(tr("Copied"), controls::Icon::Check);
    rearrange();
}

int LinkCard::cardWidth() const
{
    return std::min(qRound(m_context.look.length(kWidth)), parentWidget()->width() - 2 * kEdge);
}

void LinkCard::showBeside(const QRect &part)
{
    const int width = cardWidth();
    const int height = heightForWidth(width);
    const QRect seen = parentWidget()->visibleRegion().boundingRect();
    const bool above = part.bottom() + kGap + height > seen.bottom() && part.top() - kGap - height >= seen.top();
    const int left = std::clamp(part.left() - kEdge, kEdge, std::max(kEdge, parentWidget()->width() - width - kEdge));
    setGeometry(left, above ? part.top() - kGap - height : part.bottom() + kGap, width, height);
    show();
    raise();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    if (m_asks)
        m_cancel->setFocus(Qt::OtherFocusReason); // so that Enter twice opens nothing
}

int LinkCard::arrange(int width, Flow::Pass pass) const
{
    const auto &look = m_context.look;
    const int side = qRound(look.length(kSide));
    Flow flow(pass, qRound(look.length(kAbove)));
    if (!m_title.isEmpty())
        flow.space(QFontMetricsF(look.font(Face::Label, -1, true)).height() + look.length(3));
    flow.add(m_text, side, width - 2 * side);
    if (m_asks) {
        flow.space(look.length(4));
        int left = side - controls::kFocusRoom;
        for (Button *button : {m_open, m_copy, m_cancel}) {
            const QSize size = button->sizeHint();
            if (pass == Flow::Pass::Place)
                button->setGeometry(left, flow.bottom(), size.width(), size.height());
            left += size.width();
        }
        flow.space(m_open->sizeHint().height());
    }
    flow.space(look.length(kAbove - 5)); // the last paragraph has its own space below
    return flow.bottom();
}

void LinkCard::paintEvent(QPaintEvent *)
{
    const auto &look = m_context.look;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(look.color(Token::Ink3), look.theme().hairline()));
    painter.setBrush(look.color(Token::Surface));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
    if (m_title.isEmpty())
        return;
    const qreal baseline = look.length(kAbove) + QFontMetricsF(look.font(Face::Label, -1, true)).ascent();
    painter.setClipRect(rect().adjusted(0, 0, -qRound(look.length(kSide)) / 2, 0));
    typeset::drawLine(painter, QPointF(look.length(kSide), baseline), typeset::lineRuns(m_title), look,
        {-1, Face::Label, true, look.color(Token::Ink)});
}

void LinkCard::keyPressEvent(QKeyEvent *event)
{
    // No key of the page passes while a question is open.
    event->setAccepted(m_asks || event->key() == Qt::Key_Escape);
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
}

void LinkCard::enterEvent(QEnterEvent *event)
{
    FlowWidget::enterEvent(event);
    Q_EMIT entered();
}

void LinkCard::leaveEvent(QEvent *event)
{
    FlowWidget::leaveEvent(event);
    if (!m_asks)
        Q_EMIT closed();
}

bool LinkCard::focusNextPrevChild(bool next)
{
    const QList<Button *> stops{m_open, m_copy, m_cancel};
    qsizetype at = 0;
    for (qsizetype i = 0; i < stops.size(); ++i)
        if (stops.at(i)->hasFocus())
            at = i;
    const qsizetype to = (at + (next ? 1 : stops.size() - 1)) % stops.size();
    stops.at(to)->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

} // namespace nunchi::ui
