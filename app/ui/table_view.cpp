// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table_view.h"

#include <algorithm>

#include <QEvent>
#include <QPainter>

#include "controls/focus_ring.h"
#include "typeset/math_runs.h"
#include "ui/piece_room.h"
#include "ui/side_scroller.h"
#include "ui/table_text.h"
#include "ui/words.h"

namespace nunchi::ui {

using typeset::Face;
using typeset::Token;

namespace {
constexpr int kRingInside = 5;
}

TableView::TableView(const PageContext &context, QWidget *parent)
    : FlowWidget(parent)
    , m_context(context)
    , m_caption(new ProseView(context, this))
    , m_text(new TableText(context))
    , m_frame(new SideScroller(
          context.look, m_text, [this](int room) { return widthInFrame(room); }, this))
{
    connect(m_frame, &SideScroller::focusInsideChanged, this, qOverload<>(&QWidget::update));
    connect(m_text, &QTextEdit::cursorPositionChanged, this, [this] {
        const QRect caret = m_text->cursorRect();
        if (m_text->hasFocus())
            m_frame->showRange(caret.left(), caret.right());
    });
    const auto refit = [this] {
        m_frame->rearrange();
        updateGeometry();
    };
    connect(&context.look, &typeset::Appearance::changed, this, refit);
    connect(m_text, &ProseView::formulasArrived, this, refit);
}

void TableView::setTable(const course::Table &table)
{
    m_table = table;
    const int inner = std::max(1, width() - 2 * kRingRoom);
    m_caption->resize(inner, m_caption->height());
    m_caption->setInlines(wordsWithMath(table.caption), {Face::Label, -1, true, Token::Ink});
    m_caption->setVisible(!table.caption.isEmpty());
    m_text->resize(inner, m_text->height());
    m_text->setTable(table);
    m_frame->rearrange();
    showName();
    updateGeometry();
    rearrange();
}

void TableView::showName()
{
    const QString rows = tr("Table with %n row(s)", nullptr, static_cast<int>(m_table.rows.size()));
    const QString caption = typeset::plainLine(m_table.caption);
    m_text->setAccessibleName(caption.isEmpty() ? rows : caption + QStringLiteral(". ") + rows);
    setAccessibleName(m_text->accessibleName());
}

/// What is moved sideways anyway need not break its lines.
int TableView::widthInFrame(int room) const
{
    const int least = m_text->leastWidth();
    return least <= room ? least : std::max(least, std::min(m_text->naturalWidth(), 2 * room));
}

int TableView::widthIn(int column, int wide) const
{
    return std::clamp(m_text->leastWidth(), column, std::max(column, wide));
}

int TableView::arrange(int width, Flow::Pass pass) const
{
    const int inner = width - 2 * kRingRoom;
    Flow flow(pass);
    if (!m_caption->isHidden()) {
        flow.space(m_context.look.length(10));
        flow.add(m_caption, kRingRoom, inner);
        flow.space(-m_context.look.length(12));
    }
    flow.add(m_frame, kRingRoom, inner);
    return flow.bottom();
}

void TableView::paintEvent(QPaintEvent *)
{
    if (!m_text->hasKeyboardFocus())
        return;
    QPainter painter(this);
    // Within the table's own margins above and below: outside this widget it would be cut off.
    const QMargins around(controls::kFocusRoom - 1, -kRingInside, controls::kFocusRoom - 1, -kRingInside);
    controls::drawFocusRing(painter, QRectF(m_frame->geometry().marginsAdded(around)), 4, m_context.look);
}

void TableView::changeEvent(QEvent *event)
{
    FlowWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showName();
}

} // namespace nunchi::ui
