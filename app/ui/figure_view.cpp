// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure_view.h"

#include <algorithm>
#include <cmath>

#include <QAccessibleWidget>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QPainter>
#include <QtConcurrentRun>

#include "ui/figure_picture.h"
#include "ui/note_panel.h"
#include "ui/piece_room.h"
#include "ui/prose_view.h"

namespace nunchi::ui {

using typeset::Face;
using typeset::Theme;
using typeset::ThemeName;
using typeset::Token;

namespace {

constexpr qreal kCard = 14;
constexpr qreal kRadius = 6;
constexpr qint64 kSmallFile = 48 * 1024; ///< read within a few milliseconds
constexpr qreal kSmallPicture = 1'000'000; ///< pixels

/// A picture to assistive technology; its description is the author's.
QAccessibleInterface *interfaceOf(const QString &, QObject *object)
{
    auto *figure = qobject_cast<FigureView *>(object);
    return figure ? new QAccessibleWidget(figure, QAccessible::Graphic) : nullptr;
}

} // namespace

FigureView::FigureView(const PageContext &context, QWidget *parent)
    : FlowWidget(parent)
    , m_context(context)
    , m_problem(new NotePanel(context, NotePanel::Kind::Caution, this))
    , m_caption(new ProseView(context, this))
{
    QAccessible::installFactory(interfaceOf);
    m_problem->hide();
    connect(&m_loading, &QFutureWatcherBase::finished, this, [this] { take(m_loading.result()); });
    connect(&m_drawing, &QFutureWatcherBase::finished, this, [this] {
        m_drawn = m_drawing.result();
        update();
    });
    connect(&context.look, &typeset::Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void FigureView::setFigure(const course::Figure &figure)
{
    const bool sameFile = m_picture && figure.file == m_figure.file;
    m_figure = figure;
    if (!sameFile)
        load();
    m_caption->resize(std::max(1, width() - 2 * kRingRoom), m_caption->height());
    m_caption->setInlines(figure.caption, {Face::Label, -1, false, Token::Ink2});
    m_caption->setVisible(!figure.caption.isEmpty());
    showWords();
    updateGeometry();
    rearrange();
}

void FigureView::load()
{
    m_drawn = {};
    m_picture.reset();
    m_size = FigurePicture::sizeOf(m_figure.file);
    m_large = QFileInfo(m_figure.file).size() > kSmallFile || m_size.width() * m_size.height() > kSmallPicture;
    if (m_large)
        m_loading.setFuture(QtConcurrent::run(&FigurePicture::load, m_figure.file));
    else
        take(FigurePicture::load(m_figure.file));
}

void FigureView::take(const std::shared_ptr<const FigurePicture> &picture)
{
    m_picture = picture;
    m_size = picture->size();
    showWords();
    updateGeometry();
    rearrange();
    update();
}

void FigureView::showWords()
{
    setAccessibleName(tr("Figure"));
    setAccessibleDescription(m_figure.alt);
    const QString error = m_picture ? m_picture->error() : QString();
    m_problem->setVisible(!error.isEmpty());
    if (error.isEmpty())
        return;
    const QString file = QDir(m_context.session.course().folder()).relativeFilePath(m_figure.file);
    //: In place of a picture: its file, what is wrong with it, what it would have shown
    m_problem->setWords(tr("This picture cannot be shown"), tr("%1: %2. It shows: %3").arg(file, error, m_figure.alt));
}

int FigureView::card() const
{
    return m_context.look.theme().name() == ThemeName::Dark ? qRound(m_context.look.length(kCard)) : 0;
}

QSizeF FigureView::pictureSize(int width) const
{
    if (m_size.isEmpty())
        return {0, 0};
    const qreal wide = std::max(1.0, (width - 2 * kRingRoom) * m_figure.width / 100.0 - 2 * card());
    return {wide, std::round(wide * m_size.height() / m_size.width())};
}

QRectF FigureView::pictureRect() const
{
    return {QPointF(kRingRoom + card(), card()), pictureSize(width())};
}

int FigureView::arrange(int width, Flow::Pass pass) const
{
    const auto &look = m_context.look;
    const int inner = width - 2 * kRingRoom;
    Flow flow(pass);
    if (!m_problem->isHidden())
        flow.add(m_problem, kRingRoom, inner);
    else
        flow.space(pictureSize(width).height() + 2 * card());
    if (!m_caption->isHidden()) {
        flow.space(look.length(8));
        flow.add(m_caption, kRingRoom, inner);
    }
    return flow.bottom();
}

void FigureView::draw(const QSize &pixels)
{
    if (!m_large)
        m_drawn = m_picture->image(pixels);
    else if (!m_drawing.isRunning())
        m_drawing.setFuture(QtConcurrent::run([picture = m_picture, pixels] { return picture->image(pixels); }));
}

void FigureView::paintEvent(QPaintEvent *)
{
    if (!m_problem->isHidden() || m_size.isEmpty())
        return;
    const auto &look = m_context.look;
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF rect = pictureRect();
    if (card() > 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(Theme::named(ThemeName::Light).color(Token::Paper));
        painter.drawRoundedRect(rect.adjusted(-card(), -card(), card(), card()), kRadius, kRadius);
    }
    if (!m_picture) {
        painter.fillRect(rect, look.color(Token::Sunk));
        return;
    }
    const QSize pixels = (rect.size() * devicePixelRatioF()).toSize().expandedTo({1, 1});
    if (m_drawn.size() != pixels)
        draw(pixels);
    if (!m_drawn.isNull())
        painter.drawImage(rect, m_drawn);
}

void FigureView::changeEvent(QEvent *event)
{
    FlowWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showWords();
}

} // namespace nunchi::ui
