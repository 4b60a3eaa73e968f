// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page_rail.h"

#include <QEvent>
#include <QKeyEvent>
#include <QListView>
#include <QPainter>

#include "ui/page_list.h"
#include "ui/page_scroll_bar.h"

namespace nunchi::ui {

using typeset::Face;
using typeset::Token;

namespace {

/// Up and Down choose a row, Enter opens it; the page's other keys stay the page's.
class RailList : public QListView
{
public:
    using QListView::QListView;

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
        switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            if (plain && currentIndex().isValid())
                Q_EMIT activated(currentIndex());
            event->setAccepted(plain);
            return;
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Home:
        case Qt::Key_End:
            if (plain)
                return QListView::keyPressEvent(event);
            break;
        default:
            break;
        }
        event->ignore();
    }
};

} // namespace

PageRail::PageRail(session::Session &session, const typeset::Appearance &look, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_look(look)
    , m_model(new PageListModel(session, this))
    , m_list(new RailList(this))
{
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PageListDelegate(look, this));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *bar = new PageScrollBar(look, m_list);
    bar->setGround(Token::Rail);
    m_list->setVerticalScrollBar(bar);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->viewport()->setCursor(Qt::PointingHandCursor);
    m_list->viewport()->setAutoFillBackground(false);
    const auto choose = [this](const QModelIndex &index) {
        Q_EMIT pageChosen(index.data(PageListModel::PageIdRole).toString());
    };
    connect(m_list, &QListView::activated, this, choose);
    connect(m_list, &QListView::clicked, this, choose);
    connect(&session, &session::Session::progressChanged, m_model, &PageListModel::refresh);
    connect(&look, &typeset::Appearance::changed, this, &PageRail::restyle);
    restyle();
    reload();
}

void PageRail::reload()
{
    m_model->reload();
    showCurrent();
}

void PageRail::showCurrent()
{
    const int row = m_session.pageNumber() - 1;
    m_list->setCurrentIndex(m_model->index(std::max(0, row)));
}

void PageRail::restyle()
{
    m_list->setAccessibleName(tr("Pages"));
    m_list->doItemsLayout();
    resizeEvent(nullptr);
    update();
}

int PageRail::headHeight() const
{
    return qRound(m_look.length(58));
}

void PageRail::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_look.color(Token::Rail));
    painter.setPen(m_look.color(Token::Ink3));
    painter.setFont(m_look.font(Face::Label, -2));
    painter.drawText(QRectF(m_look.length(24), m_look.length(14), width() - m_look.length(36), m_look.length(36)),
        //: Heading of the list of the lesson's pages
        Qt::AlignLeft | Qt::AlignVCenter, tr("Pages"));
}

void PageRail::resizeEvent(QResizeEvent *)
{
    m_list->setGeometry(0, headHeight(), width(), std::max(0, height() - headHeight()));
}

void PageRail::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        restyle();
        m_model->refresh();
    }
}

} // namespace nunchi::ui
