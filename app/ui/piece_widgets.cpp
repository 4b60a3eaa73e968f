// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/piece_widgets.h"

#include "controls/focus_ring.h"
#include "exhibits/shared/linking_view.h"
#include "exhibits/view_catalog.h"
#include "ui/box_view.h"
#include "ui/columns_view.h"
#include "ui/exact_view.h"
#include "ui/figure_view.h"
#include "ui/note_panel.h"
#include "ui/prose_view.h"
#include "ui/python_view.h"
#include "ui/quiz_view.h"
#include "ui/refused_view.h"
#include "ui/summary_view.h"
#include "ui/table_view.h"

namespace nunchi::ui {

using namespace course;

namespace {

QWidget *makeExhibit(const Block &block, const PageContext &context, QWidget *parent)
{
    exhibits::ExhibitModel *model = context.session.model(block);
    if (!model)
        return new NotePanel(context, NotePanel::Kind::Caution, parent);
    auto *view = exhibits::makeView(*model, context.look, context.role, parent);
    QObject::connect(view, &exhibits::ExhibitView::left, view, [&context] { context.takeKeysBack(); });
    QObject::connect(view, &exhibits::ExhibitView::revealWanted, view,
        [&context, view](const QRect &rect) { context.reveal(view, rect); });
    if (auto *linking = dynamic_cast<exhibits::LinkingView *>(view))
        linking->setLinkFollower([&context](const QString &target) { context.followLink(target); });
    return view;
}

void fillExhibit(QWidget *widget, const ExhibitBlock &exhibit)
{
    if (auto *view = qobject_cast<exhibits::ExhibitView *>(widget))
        view->setWords(exhibit.title, exhibit.tryThis);
    else if (auto *note = dynamic_cast<NotePanel *>(widget))
        note->setWords(NotePanel::tr("This exhibit cannot be shown"),
            NotePanel::tr("There is no exhibit called “%1” in this version of Nunchi.").arg(exhibit.exhibit));
}

template <typename Content> const Content &contentOf(const Piece &piece)
{
    return std::get<Content>(piece.blocks.first().content);
}

} // namespace

QWidget *makePieceWidget(const Piece &piece, const PageContext &context, QWidget *parent)
{
    switch (piece.kind) {
    case Piece::Kind::Prose:
        return new ProseView(context, parent);
    case Piece::Kind::Table:
        return new TableView(context, parent);
    case Piece::Kind::Box:
        return new BoxView(context, parent);
    case Piece::Kind::Exact:
        return new ExactView(context, parent);
    case Piece::Kind::Columns:
        return new ColumnsView(context, parent);
    case Piece::Kind::Quiz:
        return new QuizView(context, parent);
    case Piece::Kind::Figure:
        return new FigureView(context, parent);
    case Piece::Kind::Python:
        return new PythonView(context, parent);
    case Piece::Kind::Summary:
        return new SummaryView(context, parent);
    case Piece::Kind::Refused:
        return new RefusedView(context, parent);
    case Piece::Kind::Exhibit:
        return makeExhibit(piece.blocks.first(), context, parent);
    }
    return nullptr;
}

void fillPieceWidget(QWidget *widget, const Piece &piece)
{
    if (auto *prose = dynamic_cast<ProseView *>(widget))
        prose->setBlocks(piece.blocks);
    else if (auto *table = dynamic_cast<TableView *>(widget))
        table->setTable(contentOf<Table>(piece));
    else if (auto *box = dynamic_cast<BoxView *>(widget))
        box->setBox(contentOf<Box>(piece));
    else if (auto *exact = dynamic_cast<ExactView *>(widget))
        exact->setBox(contentOf<Box>(piece));
    else if (auto *columns = dynamic_cast<ColumnsView *>(widget))
        columns->setColumns(contentOf<Columns>(piece).columns);
    else if (auto *figure = dynamic_cast<FigureView *>(widget))
        figure->setFigure(contentOf<Figure>(piece));
    else if (auto *python = dynamic_cast<PythonView *>(widget))
        python->setPython(contentOf<Python>(piece));
    else if (auto *quiz = dynamic_cast<QuizView *>(widget))
        quiz->setQuestion(contentOf<QuizBlock>(piece).question);
    else if (auto *refused = dynamic_cast<RefusedView *>(widget))
        refused->setRefused(contentOf<Refused>(piece));
    else if (auto *summary = dynamic_cast<SummaryView *>(widget))
        summary->begin();
    else if (piece.kind == Piece::Kind::Exhibit)
        fillExhibit(widget, contentOf<ExhibitBlock>(piece));
}

PieceSpan spanOf(const QWidget *widget, const Piece &piece, const Measure &measure)
{
    const auto within = [&measure](int width, int room) { return PieceSpan{measure.left - room, width + 2 * room}; };
    if (const auto *table = dynamic_cast<const TableView *>(widget))
        return within(table->widthIn(measure.column, measure.wide), kRingRoom);
    if (const auto *columns = dynamic_cast<const ColumnsView *>(widget))
        return within(columns->widthIn(measure.column, measure.wide), kRingRoom);
    if (qobject_cast<const exhibits::ExhibitView *>(widget))
        return within(measure.wide, controls::kFocusRoom);
    if (piece.kind == Piece::Kind::Prose || dynamic_cast<const NotePanel *>(widget))
        return within(measure.column, 0);
    return within(measure.column, kRingRoom);
}

} // namespace nunchi::ui
