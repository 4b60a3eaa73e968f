// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/matrix/view.h"

#include <algorithm>

#include <QKeyEvent>

#include "controls/focus_ring.h"
#include "exhibits/matrix/view_card.h"
#include "exhibits/matrix/view_grid.h"
#include "exhibits/matrix/view_header.h"
#include "exhibits/matrix/view_legend.h"
#include "exhibits/matrix/view_map.h"
#include "exhibits/matrix/view_readout.h"
#include "exhibits/matrix/view_source.h"
#include "exhibits/matrix/view_words.h"
#include "exhibits/shared/frame_parts.h"
#include "exhibits/shared/key_letter.h"
#include "typeset/math_runs.h"

namespace nunchi::exhibits::matrix {

using controls::kFocusRoom;

View::View(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : ExhibitView(model, look, role, parent)
    , m_model(model)
{
    const PartContext context{model, look, role};
    m_header = new HeaderPart(context, this);
    m_grid = new GridPart(context, this);
    m_card = new CardPart(context, this);
    m_legend = new LegendPart(context, this);
    m_try = new TryBand(look, role, this);
    connect(m_try, &TryBand::menuWanted, this, &View::openMenu);
    connect(m_grid, &GridPart::hovered, this, [this](Cell cell) {
        m_hovered = cell.row < 0 ? std::nullopt : std::optional(cell);
        showCell(m_hovered.value_or(Cell{m_model.row(), m_model.column()}));
    });
    connect(m_grid, &GridPart::movedTo, this,
        [this](const QRect &rect) { Q_EMIT revealWanted(rect.translated(m_grid->pos())); });
    if (role != Role::Audience)
        makeOpening();
    setTabOrderOfParts();
    wordsChanged();
    refresh();
}

void View::setTabOrderOfParts()
{
    QList<QWidget *> stops = m_header->stops();
    if (m_source)
        stops << m_source->stops();
    stops << (m_map ? static_cast<QWidget *>(m_map) : m_grid) << m_legend->stops() << m_try->stops();
    for (qsizetype i = 1; i < stops.size(); ++i)
        setTabOrder(stops[i - 1], stops[i]);
    for (QWidget *stop : std::as_const(stops)) {
        watch(stop);
        for (QWidget *inside : stop->findChildren<QWidget *>())
            watch(inside);
    }
}

void View::wordsChanged()
{
    m_header->setTitle(title());
    showTry();
    setAccessibleName(title().isEmpty() ? words::title() : typeset::plainLine(title()));
    updateGeometry();
    arrange();
}

void View::showTry()
{
    if (m_model.isLarge()) // what a lesson says is about its sentence
        m_try->setWords(words::tryLarge(m_model), words::keysOfLarge(m_model));
    else
        m_try->setWords(tryThis().isEmpty() ? words::tryThis() : tryThis(), words::keys());
}

void View::showCell(Cell cell)
{
    const int before = m_card->heightForWidth(m_card->width());
    m_card->setCell(cell);
    // A masked cell has a line more to say.
    if (m_card->heightForWidth(m_card->width()) != before) {
        updateGeometry();
        arrange();
    }
}

void View::refresh()
{
    ExhibitView::refresh();
    showMap();
    if (m_map)
        return refreshLarge();
    if (m_source)
        m_source->refresh();
    if (m_hovered && std::max(m_hovered->row, m_hovered->column) >= m_model.count())
        m_hovered.reset();
    for (Part *part : std::initializer_list<Part *>{m_header, m_grid, m_legend})
        part->refresh();
    showTry();
    m_card->setCell(m_hovered.value_or(Cell{m_model.row(), m_model.column()}));
    m_card->refresh();
    updateGeometry();
    arrange();
}

void View::keyPressEvent(QKeyEvent *event)
{
    const bool plain = !(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    if (role() == Role::Audience || !plain)
        return ExhibitView::keyPressEvent(event);
    const AttentionSettings &settings = m_model.values().settings();
    const QChar letter = letterOf(*event);
    if (largeKey(letter))
        return;
    switch (letter.unicode()) {
    case u'V':
        m_model.setShow(m_model.show() == Show::Weights ? Show::Scores : Show::Weights);
        break;
    case u'S':
        m_model.setScaled(!m_model.isScaled());
        break;
    case u'M':
        m_model.setCausal(!m_model.isCausal());
        break;
    case u'P':
        m_model.setPadding(HeaderPart::after(settings.padding));
        break;
    case u'R':
        m_model.reset();
        break;
    default:
        ExhibitView::keyPressEvent(event);
    }
}

/// The column all edges keep to; header and legend reach into the room for focus rings at both sides of it.
QRect View::withRingRoom(const QRect &rect)
{
    return rect.adjusted(-kFocusRoom, 0, kFocusRoom, 0);
}

int View::gridWidthBeside(int width, int gap) const
{
    const int room = width - gap - leastSide();
    // What is left over goes to the cells and to the card, so that the right edges agree.
    const int spare = room - m_grid->idealWidth();
    if (spare > 0)
        return std::min(m_grid->idealWidth() + spare / 2, m_grid->largestWidth());
    // The card gives up its air for labels that lie level.
    const int most = std::min(m_grid->largestWidth(), width - gap - m_card->leastWidth());
    if (m_grid->levelWidth(false) <= most)
        return std::max(room, std::min(m_grid->levelWidth(true), most));
    return room;
}

void View::placeBeside(Places &places, int width, int top) const
{
    const int gap = space(24);
    const int gridWidth = gridWidthBeside(width, gap);
    const int side = width - gap - gridWidth;
    const int left = kFocusRoom + gridWidth + gap;
    places.grid = QRect(kFocusRoom, top, gridWidth, m_grid->heightForWidth(gridWidth));
    // The card starts where the cells start, unless that would make the whole much longer.
    const int cardHeight = m_card->heightForWidth(side);
    const int legendHeight = m_legend->heightForWidth(side + 2 * kFocusRoom);
    const int between = space(20);
    const int room = places.grid.height() + space(40) - cardHeight - legendHeight - between;
    places.card = QRect(left, top + std::clamp(room, 0, m_grid->cellsTop(gridWidth)), side, cardHeight);
    places.legend = withRingRoom(QRect(left, places.card.bottom() + 1 + between, side, legendHeight));
    places.height = std::max(places.grid.bottom(), places.legend.bottom()) + 1;
}

void View::placeBelow(Places &places, int width, int top) const
{
    const int gap = space(24);
    const int gridWidth = std::min(std::max(m_grid->idealWidth(), m_grid->levelWidth(true)), width);
    places.grid = QRect(kFocusRoom, top, gridWidth, m_grid->heightForWidth(gridWidth));
    const int below = places.grid.bottom() + 1 + gap;
    const int legendLeast = m_legend->idealWidth() - 2 * kFocusRoom;
    const bool both = m_card->idealWidth() + gap + legendLeast <= width;
    const int cardWidth = both ? std::max(m_card->idealWidth(), (width - gap) / 2) : width;
    places.card = QRect(kFocusRoom, below, cardWidth, m_card->heightForWidth(cardWidth));
    const int left = both ? cardWidth + gap : 0;
    const int legendWidth = width - left;
    const int legendTop = both ? below : places.card.bottom() + 1 + gap;
    const int legendHeight = m_legend->heightForWidth(legendWidth + 2 * kFocusRoom);
    places.legend = withRingRoom(QRect(kFocusRoom + left, legendTop, legendWidth, legendHeight));
    places.height = std::max(places.card.bottom(), places.legend.bottom()) + 1;
}

int View::leastSide() const
{
    return std::max(m_card->idealWidth(), m_legend->idealWidth() - 2 * kFocusRoom);
}

View::Places View::places(int width) const
{
    Places places;
    const int column = std::max(1, width - 2 * kFocusRoom);
    places.header = QRect(0, 0, width, m_header->heightForWidth(width));
    int top = places.header.bottom() + 1;
    if (m_source) {
        places.source = QRect(0, top + space(4), width, m_source->heightForWidth(width));
        top = std::max(top, places.source.bottom() + 1);
    }
    top += space(role() == Role::Console ? 12 : 24);
    if (m_map)
        placeMap(places, column, top);
    else if (m_grid->readableWidth() + space(24) + leastSide() <= column)
        placeBeside(places, column, top);
    else
        placeBelow(places, column, top);
    if (role() != Role::Console) {
        const int footerTop = places.height + space(24);
        places.footer = QRect(kFocusRoom, footerTop, column, m_try->heightForWidth(column));
        places.height = places.footer.bottom() + 1;
    }
    return places;
}

void View::arrange()
{
    const Places at = places(width());
    m_height = at.height;
    m_header->setGeometry(at.header);
    if (m_source)
        m_source->setGeometry(at.source);
    (m_map ? static_cast<QWidget *>(m_map) : m_grid)->setGeometry(at.grid);
    (m_readout ? static_cast<QWidget *>(m_readout) : m_card)->setGeometry(at.card);
    m_legend->setGeometry(at.legend);
    m_try->setGeometry(at.footer);
    m_try->setVisible(role() != Role::Console);
}

void View::resizeEvent(QResizeEvent *)
{
    arrange();
}

int View::heightForWidth(int width) const
{
    return places(std::max(1, width)).height;
}

QRect View::answer() const
{
    return m_map ? m_map->geometry() : m_grid->geometry();
}

QSize View::sizeHint() const
{
    const int width = space(role() == Role::Console ? 560 : 1028);
    return QSize(width, heightForWidth(width));
}

QSize View::minimumSizeHint() const
{
    return QSize(space(280), 0);
}

} // namespace nunchi::exhibits::matrix
