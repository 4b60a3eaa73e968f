// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/problem_panel.h"

#include <algorithm>

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPainter>

#include "controls/button.h"
#include "ui/page_scroll_bar.h"

namespace nunchi::ui {

using course::Severity;
using typeset::Face;
using typeset::Token;

namespace {

constexpr qreal kHead = 40;
constexpr qreal kHeight = 190;

/// Up and Down are the list's; Enter, Esc and Ctrl+C the panel's; what else is typed means nothing here.
class PanelList : public QListView
{
public:
    using QListView::QListView;

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        switch (event->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Home:
        case Qt::Key_End:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            return QListView::keyPressEvent(event);
        default:
            event->ignore();
        }
    }
};

} // namespace

ProblemPanel::ProblemPanel(const typeset::Appearance &look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_model(new ProblemModel(this))
    , m_list(new PanelList(this))
    , m_head(new QLabel(this))
    , m_close(new controls::Button(look, controls::Button::Kind::Quiet, this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ProblemDelegate(*m_model, look, this));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *bar = new PageScrollBar(look, m_list);
    bar->setGround(Token::Rail);
    m_list->setVerticalScrollBar(bar);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->viewport()->setAutoFillBackground(false);
    connect(m_list, &QListView::clicked, this,
        [this](const QModelIndex &index) { Q_EMIT looked(m_model->problem(index.row()).place); });
    connect(m_list, &QListView::doubleClicked, this,
        [this](const QModelIndex &index) { Q_EMIT chosen(m_model->problem(index.row()).place); });
    connect(m_close, &controls::Button::clicked, this, &ProblemPanel::closed);
    connect(&look, &typeset::Appearance::changed, this, &ProblemPanel::restyle);
    restyle();
    hide();
}

void ProblemPanel::setProblems(const course::Problems &problems, const QString &folder)
{
    const int row = std::max(0, m_list->currentIndex().row());
    m_walked = m_walked && m_model->rowCount() > 0;
    m_model->setProblems(problems, folder);
    m_errors = static_cast<int>(std::count_if(problems.begin(), problems.end(),
        [](const course::Problem &each) { return each.severity == Severity::Error; }));
    m_warnings = static_cast<int>(problems.size()) - m_errors;
    m_list->setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1)));
    restyle();
}

void ProblemPanel::walk(int by)
{
    const int count = m_model->rowCount();
    const bool wasHidden = isHidden();
    show();
    if (count == 0)
        return;
    const int now = m_list->currentIndex().row();
    const int row = now < 0 || wasHidden || !m_walked ? std::max(0, now) : (now + by + count) % count;
    m_walked = true;
    m_list->setCurrentIndex(m_model->index(row));
    Q_EMIT looked(m_model->problem(row).place);
}

QSize ProblemPanel::sizeHint() const
{
    const int wanted = qRound(m_look.length(m_model->rowCount() == 0 ? kHead : kHeight));
    // The page keeps the greater part of a small window.
    return {qRound(m_look.length(400)), parentWidget() ? std::min(wanted, parentWidget()->height() / 3) : wanted};
}

int ProblemPanel::headHeight() const
{
    return qRound(m_look.length(kHead));
}

void ProblemPanel::copyPlace() const
{
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid())
        return;
    const course::Place &place = m_model->problem(current.row()).place;
    QString text = place.file;
    for (const int number : {place.line, place.column})
        if (number > 0)
            text += QLatin1Char(':') + QString::number(number);
    QGuiApplication::clipboard()->setText(text);
}

void ProblemPanel::keyPressEvent(QKeyEvent *event)
{
    event->accept();
    const QModelIndex current = m_list->currentIndex();
    if (event->matches(QKeySequence::Copy))
        copyPlace();
    else if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && current.isValid())
        Q_EMIT chosen(m_model->problem(current.row()).place);
}

void ProblemPanel::restyle()
{
    QStringList counts;
    if (m_errors > 0)
        counts << tr("%n error(s)", nullptr, m_errors);
    if (m_warnings > 0)
        counts << tr("%n warning(s)", nullptr, m_warnings);
    const QString words = counts.isEmpty() ? tr("No problems in this course") : counts.join(QStringLiteral(", "));
    m_head->setText(words);
    m_head->setFont(m_look.font(Face::Label, -1, true));
    m_list->setAccessibleName(tr("Problems in this course"));
    m_list->setAccessibleDescription(words);
    m_close->setIconOnly(tr("Close"), controls::Icon::Cross);
    m_list->doItemsLayout();
    updateGeometry();
    resizeEvent(nullptr);
    update();
}

void ProblemPanel::resizeEvent(QResizeEvent *)
{
    const int side = qRound(m_look.length(24));
    const QSize close = m_close->sizeHint();
    m_close->setGeometry(width() - side / 2 - close.width(), (headHeight() - close.height()) / 2, close.width(), close.height());
    m_head->setGeometry(side, 0, std::max(0, m_close->x() - side), headHeight());
    m_list->setGeometry(0, headHeight(), width(), std::max(0, height() - headHeight()));
}

void ProblemPanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_look.color(Token::Rail));
    painter.fillRect(QRectF(0, 0, width(), m_look.theme().outline()), m_look.color(Token::Ink3));
}

void ProblemPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        restyle();
}

} // namespace nunchi::ui
