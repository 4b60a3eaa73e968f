// SPDX-License-Identifier: GPL-3.0-or-later
// What View does for large matrices.
#include <algorithm>

#include <QAction>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QMimeData>
#include <QStandardPaths>
#include <QUrl>

#include "controls/focus_ring.h"
#include "exhibits/matrix/model_large_text.h"
#include "exhibits/matrix/view.h"
#include "exhibits/matrix/view_card.h"
#include "exhibits/matrix/view_grid.h"
#include "exhibits/matrix/view_header.h"
#include "exhibits/matrix/view_legend.h"
#include "exhibits/matrix/view_map.h"
#include "exhibits/matrix/view_readout.h"
#include "exhibits/matrix/view_source.h"
#include "exhibits/shared/number_words.h"

namespace nunchi::exhibits::matrix {

using controls::kFocusRoom;

namespace {
QStringList localFiles(const QMimeData &data)
{
    QStringList paths;
    for (const QUrl &url : data.urls())
        if (url.isLocalFile())
            paths << url.toLocalFile();
    return paths;
}
} // namespace

void View::makeOpening()
{
    m_source = new SourcePart({m_model, look(), role()}, this);
    connect(m_source, &SourcePart::openWanted, this, &View::open);
    m_openAction = new QAction(this);
    connect(m_openAction, &QAction::triggered, this, &View::open);
    m_tooMany = new QAction(this);
    m_tooMany->setEnabled(false);
    addAction(m_openAction);
    addAction(m_tooMany);
    nameActions();
    setAcceptDrops(true);
    m_askFiles = [this] {
        return QFileDialog::getOpenFileNames(this, tr("Open a matrix, or queries and keys (two files)"),
            QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
            tr("NumPy arrays (*.npy)") + QStringLiteral(";;") + tr("All files (*)"));
    };
}

void View::nameActions()
{
    if (!m_openAction)
        return;
    m_openAction->setText(tr("Open .npy…"));
    //: In place of "Copy data as CSV"; %1 is a number.
    m_tooMany->setText(tr("Copy data as CSV: zoom in first, to at most %1 cells").arg(groupedNumber(text::kMostCells)));
    m_tooMany->setVisible(m_model.isLarge() && text::cellsLookedAt(m_model.field()) > text::kMostCells);
}

void View::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        nameActions();
    ExhibitView::changeEvent(event);
}

void View::open()
{
    const QStringList paths = m_askFiles();
    if (!paths.isEmpty())
        m_model.openFiles(paths);
}

void View::dragEnterEvent(QDragEnterEvent *event)
{
    if (!localFiles(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void View::dropEvent(QDropEvent *event)
{
    const QStringList paths = localFiles(*event->mimeData());
    if (paths.isEmpty())
        return;
    event->acceptProposedAction();
    m_model.openFiles(paths);
}

void View::showMap()
{
    if (m_model.isLarge() == (m_map != nullptr))
        return;
    const bool hadFocus = m_map ? m_map->hasFocus() : m_grid->hasFocus();
    m_hovered.reset();
    if (m_map) {
        delete std::exchange(m_map, nullptr);
        delete std::exchange(m_readout, nullptr);
    } else {
        const PartContext context{m_model, look(), role()};
        m_map = new MapPart(context, this);
        m_readout = new ReadoutPart(context, this);
        connect(m_map, &MapPart::hovered, this, [this](Cell cell) {
            m_readout->setCell(cell.row < 0 ? std::nullopt : std::optional(cell));
        });
        m_map->setVisible(true);
        m_readout->setVisible(true);
    }
    m_grid->setVisible(!m_map);
    m_card->setVisible(!m_map);
    setTabOrderOfParts();
    if (hadFocus)
        (m_map ? static_cast<QWidget *>(m_map) : m_grid)->setFocus();
}

void View::refreshLarge()
{
    if (m_model.isLooking()) {
        m_map->refresh();
        nameActions();
        if (m_readout->follow())
            return;
    }
    for (Part *part : std::initializer_list<Part *>{m_header, m_map, m_readout, m_legend})
        part->refresh();
    if (m_source)
        m_source->refresh();
    showTry();
    nameActions();
    // Asking the page to lay itself out anew costs more than a frame: only where something has to move.
    if (heightForWidth(width()) != m_height)
        updateGeometry();
    arrange();
}

void View::placeMap(Places &places, int width, int top) const
{
    const int gap = space(24);
    const int side = std::max(m_readout->idealWidth(), m_legend->idealWidth() - 2 * kFocusRoom);
    const int mapWidth = std::min(m_map->idealWidth(), width - gap - side);
    if (mapWidth < m_map->readableWidth()) {
        const int whole = std::min(m_map->idealWidth(), width);
        places.grid = QRect(kFocusRoom, top, whole, m_map->heightForWidth(whole));
        places.card = QRect(kFocusRoom, places.grid.bottom() + 1 + gap, width, m_readout->heightForWidth(width));
        const int legendTop = places.card.bottom() + 1 + gap;
        places.legend = withRingRoom(QRect(kFocusRoom, legendTop, width, m_legend->heightForWidth(width + 2 * kFocusRoom)));
        places.height = places.legend.bottom() + 1;
        return;
    }
    const int left = kFocusRoom + mapWidth + gap;
    const int rest = width + kFocusRoom - left;
    places.grid = QRect(kFocusRoom, top, mapWidth, m_map->heightForWidth(mapWidth));
    places.card = QRect(left, top + m_map->cellsTop(), rest, m_readout->heightForWidth(rest));
    places.legend = withRingRoom(
        QRect(left, places.card.bottom() + 1 + space(20), rest, m_legend->heightForWidth(rest + 2 * kFocusRoom)));
    places.height = std::max(places.grid.bottom(), places.legend.bottom()) + 1;
}

bool View::largeKey(QChar letter)
{
    if (letter == u'O') {
        open();
        return true;
    }
    if (letter == u'L' && m_source) {
        m_source->nextLength();
        return true;
    }
    // Of a matrix that is read as it is there is nothing to switch; of a large one no padding.
    const bool fixed = m_model.isLarge() && !m_model.field().shown().isAttention();
    return (m_model.isLarge() && letter == u'P') || (fixed && QStringLiteral("VSM").contains(letter));
}

} // namespace nunchi::exhibits::matrix
