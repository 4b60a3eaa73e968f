// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block_stack.h"

#include <algorithm>
#include <utility>

#include <QEvent>
#include <QPainter>

#include "controls/focus_ring.h"
#include "exhibits/view_catalog.h"
#include "ui/box_view.h"
#include "ui/note_panel.h"
#include "ui/prose_view.h"
#include "ui/quiz_view.h"

namespace nunchi::ui {

using namespace course;

namespace {
constexpr int kRingRoom = 8; ///< a question's rows show their focus ring outside the column
}

BlockStack::BlockStack(const PageContext &context, std::function<Measure(int)> measure, QWidget *parent)
    : FlowWidget(parent)
    , m_context(context)
    , m_measure(std::move(measure))
{
    connect(&context.look, &typeset::Appearance::changed, this, [this] { m_heights.clear(); });
}

void BlockStack::setBlocks(const Blocks &blocks)
{
    const QList<Piece> pieces = planPieces(blocks);
    const bool same = std::equal(pieces.begin(), pieces.end(), m_pieces.begin(), m_pieces.end(),
        [](const Piece &a, const Piece &b) { return a.matches(b); });
    m_pieces = pieces;
    if (same) {
        for (size_t i = 0; i < m_widgets.size(); ++i)
            refill(m_widgets[i], m_pieces.at(static_cast<qsizetype>(i)));
    } else {
        // Hiding what has the focus makes Qt look for the next stop, here too: nothing old may be found.
        const std::vector<QWidget *> old = std::exchange(m_widgets, {});
        m_heights.clear();
        // Deleted later: the page may be turned by a key or a link of one of these.
        for (QWidget *widget : old) {
            widget->hide();
            widget->deleteLater();
        }
    }
    updateGeometry();
}

void BlockStack::append(int width)
{
    m_widgets.push_back(make(m_pieces.at(static_cast<qsizetype>(m_widgets.size())), m_measure(width)));
    m_widgets.back()->show();
}

void BlockStack::buildUntil(int width, int height)
{
    const size_t before = m_widgets.size();
    while (!isComplete() && heightForWidth(width) < height)
        append(width);
    if (m_widgets.size() == before)
        return;
    arrange(this->width(), Flow::Pass::Place);
    updateGeometry();
}

void BlockStack::buildOne(int width)
{
    if (isComplete())
        return;
    append(width);
    arrange(this->width(), Flow::Pass::Place);
    updateGeometry();
}

void BlockStack::buildAll(int width)
{
    if (isComplete())
        return;
    while (!isComplete())
        append(width);
    arrange(this->width(), Flow::Pass::Place);
    updateGeometry();
}

QWidget *BlockStack::make(const Piece &piece, const Measure &measure)
{
    QWidget *widget = nullptr;
    switch (piece.kind) {
    case Piece::Kind::Prose:
        widget = new ProseView(m_context, this);
        break;
    case Piece::Kind::Box:
        widget = new BoxView(m_context, this);
        break;
    case Piece::Kind::Quiz:
        widget = new QuizView(m_context, this);
        break;
    case Piece::Kind::Exhibit:
        if (exhibits::ExhibitModel *model = m_context.session.model(piece.blocks.first())) {
            auto *view = exhibits::makeView(*model, m_context.look, exhibits::Role::Student, this);
            connect(view, &exhibits::ExhibitView::left, this, [this] { m_context.takeKeysBack(); });
            connect(view, &exhibits::ExhibitView::revealWanted, this,
                [this, view](const QRect &rect) { m_context.reveal(view, rect); });
            widget = view;
        } else {
            widget = new NotePanel(m_context, NotePanel::Kind::Caution, this);
        }
        break;
    }
    // Texts are laid out as they are written: at this width rather than at another first.
    widget->resize(measure.column + (piece.kind == Piece::Kind::Quiz ? 2 * kRingRoom : 0), 1);
    refill(widget, piece);
    return widget;
}

void BlockStack::refill(QWidget *widget, const Piece &piece)
{
    const Block &block = piece.blocks.first();
    if (auto *prose = dynamic_cast<ProseView *>(widget)) {
        prose->setBlocks(piece.blocks);
    } else if (auto *box = dynamic_cast<BoxView *>(widget)) {
        box->setBox(std::get<Box>(block.content));
    } else if (auto *quiz = dynamic_cast<QuizView *>(widget)) {
        quiz->setQuestion(std::get<QuizBlock>(block.content).question);
    } else {
        const auto &exhibit = std::get<ExhibitBlock>(block.content);
        if (auto *view = qobject_cast<exhibits::ExhibitView *>(widget))
            view->setWords(exhibit.title, exhibit.tryThis);
        else if (auto *note = dynamic_cast<NotePanel *>(widget))
            note->setWords(NotePanel::tr("This exhibit cannot be shown"),
                NotePanel::tr("There is no exhibit called “%1” in this version of Nunchi.").arg(exhibit.exhibit));
    }
}

std::pair<QWidget *, int> BlockStack::find(const QString &blockId) const
{
    for (size_t i = 0; i < m_widgets.size(); ++i) {
        for (const Block *block : flattened(m_pieces.at(static_cast<qsizetype>(i)).blocks)) {
            if (block->id != blockId)
                continue;
            const auto *prose = dynamic_cast<const ProseView *>(m_widgets[i]);
            return {m_widgets[i], prose ? std::max(0, qRound(prose->topOf(blockId))) : 0};
        }
    }
    return {nullptr, 0};
}

void BlockStack::place(Flow &flow, size_t index, const Measure &measure) const
{
    const Piece &piece = m_pieces.at(static_cast<qsizetype>(index));
    const auto &look = m_context.look;
    if (index > 0) {
        const bool widgetNear = piece.kind != Piece::Kind::Prose
            || m_pieces.at(static_cast<qsizetype>(index) - 1).kind != Piece::Kind::Prose;
        flow.space(look.length(piece.kind == Piece::Kind::Quiz ? 26 : widgetNear ? 20 : 0));
    }
    if (piece.afterBreak)
        flow.space(look.length(20));
    if (piece.kind == Piece::Kind::Exhibit)
        flow.add(m_widgets[index], measure.left, measure.wide, exhibitHeight(m_widgets[index], measure.wide));
    else if (piece.kind == Piece::Kind::Quiz)
        flow.add(m_widgets[index], measure.left - kRingRoom, measure.column + 2 * kRingRoom);
    else
        flow.add(m_widgets[index], measure.left, measure.column);
}

int BlockStack::exhibitHeight(const QWidget *exhibit, int width) const
{
    auto &[measuredAt, height] = m_heights.try_emplace(exhibit, -1, 0).first->second;
    if (measuredAt != width) {
        measuredAt = width;
        height = Flow::heightOf(exhibit, width);
    }
    return height;
}

bool BlockStack::event(QEvent *event)
{
    // Something below has another height now, or changed while nobody was looking.
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show)
        m_heights.clear();
    return FlowWidget::event(event);
}

int BlockStack::arrange(int width, Flow::Pass pass) const
{
    Flow flow(pass);
    const Measure measure = m_measure(width);
    for (size_t i = 0; i < m_widgets.size(); ++i)
        place(flow, i, measure);
    return flow.bottom();
}

void BlockStack::paintEvent(QPaintEvent *)
{
    for (const QWidget *widget : m_widgets) {
        const auto *prose = dynamic_cast<const ProseView *>(widget);
        if (!prose || !prose->hasKeyboardFocus())
            continue;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        controls::drawFocusRing(painter, QRectF(prose->geometry()).adjusted(-5, -3, 5, 3), 6, m_context.look);
    }
}

} // namespace nunchi::ui
