// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/grading/view_papers.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>

#include "exhibits/grading/model_text.h"
#include "exhibits/shared/unit_words.h"

namespace nunchi::exhibits::grading {

using typeset::Token;

namespace {
constexpr qreal kWidest = 42; ///< from paper to paper, of the design
constexpr qreal kShape = 1.28; ///< height by width of the room of a paper
constexpr qreal kPaper = 0.72; ///< width of a paper in its room
constexpr qreal kNarrow = 14; ///< papers closer than this stand in more rows
constexpr qreal kBar = 12;
} // namespace

PapersPart::PapersPart(Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : ViewPart(look, role, parent)
    , m_model(model)
{
    if (!isAudience())
        setMouseTracking(true);
}

void PapersPart::refresh()
{
    setAccessibleName(text::now(m_model));
    setAccessibleDescription(text::statement(m_model));
    update();
}

qreal PapersPart::textHeight() const
{
    return std::ceil(QFontMetricsF(font(-1)).height());
}

PapersPart::Places PapersPart::places(int width) const
{
    Places at;
    if (width / at.columns < length(kNarrow))
        at.columns = 20;
    const qreal wide = std::min(static_cast<qreal>(width) / at.columns, length(isConsole() ? kWidest * 0.7 : kWidest));
    at.pitch = QSizeF(wide, std::round(wide * kShape));
    at.papers = textHeight() + length(6);
    at.names = at.papers + at.pitch.height() * (Model::kPapers / at.columns) + length(4);
    at.markers = at.names + textHeight() + length(8);
    at.bar = at.markers + length(16);
    at.height = at.bar + length(kBar) + length(4) + textHeight();
    return at;
}

int PapersPart::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(places(width).height));
}

QRectF PapersPart::paperBox(int paper) const
{
    const Places at = places(width());
    const QPointF corner(
        paper % at.columns * at.pitch.width(), at.papers + paper / at.columns * at.pitch.height());
    const QSizeF size(at.pitch.width() * kPaper, at.pitch.height() * 0.84);
    return {corner, size};
}

QPointF PapersPart::markerPlace(int marker) const
{
    const Places at = places(width());
    return {width() * (marker - 0.5) / Model::kMostMarkers, at.markers};
}

int PapersPart::markersAt(qreal x) const
{
    return std::clamp(
        static_cast<int>(std::ceil(x * Model::kMostMarkers / std::max(1, width()))), 1, Model::kMostMarkers);
}

void PapersPart::drag(QPointF place)
{
    m_model.setMarkers(markersAt(place.x()), QStringLiteral("people %1").arg(m_gesture));
}

void PapersPart::mousePressEvent(QMouseEvent *event)
{
    const bool onMarkers = std::abs(event->position().y() - places(width()).markers) < length(12);
    m_dragging = !isAudience() && event->button() == Qt::LeftButton && onMarkers;
    if (!m_dragging)
        return event->ignore();
    ++m_gesture;
    drag(event->position());
}

void PapersPart::mouseMoveEvent(QMouseEvent *event)
{
    const bool onMarkers = std::abs(event->position().y() - places(width()).markers) < length(12);
    setCursor(onMarkers || m_dragging ? Qt::SizeHorCursor : Qt::ArrowCursor);
    if (m_dragging)
        drag(event->position());
}

void PapersPart::mouseReleaseEvent(QMouseEvent *)
{
    m_dragging = false;
}

void PapersPart::drawPaper(QPainter &painter, const QRectF &box, Paper paper, qreal done) const
{
    const qreal round = box.width() * 0.08;
    const qreal line = look().theme().hairline();
    painter.setPen(QPen(color(paper == Paper::Waiting ? Token::Ink3 : Token::Ink),
        paper == Paper::InWork ? look().theme().outline() : line));
    painter.setBrush(color(Token::Surface));
    painter.drawRoundedRect(box, round, round);
    if (paper == Paper::InWork && done > 0)
        painter.fillRect(QRectF(box.left() + line, box.bottom() - (box.height() - line) * done, box.width() - 2 * line,
                             (box.height() - line) * done),
            color(Token::Rule));
    painter.setPen(QPen(color(Token::Hair), line));
    for (const qreal share : {0.28, 0.46, 0.64}) {
        const qreal y = box.top() + box.height() * share;
        painter.drawLine(QPointF(box.left() + box.width() * 0.2, y), QPointF(box.right() - box.width() * 0.2, y));
    }
    if (paper != Paper::Marked)
        return;
    QPen tick(color(Token::Ink), std::max(look().theme().dataLine(), box.width() * 0.1), Qt::SolidLine, Qt::RoundCap,
        Qt::RoundJoin);
    painter.setPen(tick);
    const auto at = [&box](qreal x, qreal y) {
        return QPointF(box.left() + box.width() * x, box.top() + box.height() * y);
    };
    painter.drawPolyline(QPolygonF{at(0.24, 0.52), at(0.44, 0.7), at(0.8, 0.3)});
}

QString PapersPart::markersLine() const
{
    const engine::Progress progress = m_model.progress();
    const bool inOrder = progress.inOrder < 1 && m_model.time() > 0;
    //: %n people mark papers, %1 of them have something to do right now.
    return tr("%n marker(s), %1 at work", nullptr, m_model.markers()).arg(inOrder ? 1 : progress.inWork);
}

/// Filled: at work. Hollow: there, but idle. A point: nobody.
void PapersPart::drawMarkers(QPainter &painter) const
{
    const engine::Progress progress = m_model.progress();
    const bool inOrder = progress.inOrder < 1 && m_model.time() > 0;
    const int busy = inOrder ? 1 : progress.inWork;
    const qreal radius = std::min(length(4.5), width() * 0.38 / Model::kMostMarkers);
    for (int marker = 1; marker <= Model::kMostMarkers; ++marker) {
        const QPointF place = markerPlace(marker);
        if (marker > m_model.markers()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(color(Token::Rule));
            painter.drawEllipse(place, radius * 0.35, radius * 0.35);
            continue;
        }
        painter.setPen(QPen(color(Token::Ink), look().theme().hairline()));
        painter.setBrush(marker <= busy ? color(Token::Ink) : color(Token::Surface));
        painter.drawEllipse(place, radius, radius);
    }
}

/// The whole width is the time one marker takes; what is needed is framed, round by round, what has passed filled.
void PapersPart::drawBar(QPainter &painter) const
{
    const qreal top = places(width()).bar;
    const qreal high = length(kBar);
    const engine::DividedWork work = m_model.work();
    const auto x = [this](double time) { return width() * time / Model::kPapers; };
    painter.fillRect(QRectF(0, top, width(), high), color(Token::Sunk));
    painter.fillRect(QRectF(0, top, x(m_model.time()), high), color(Token::Ink3));
    const qreal line = look().theme().outline();
    const qreal start = x(work.timeInOrder());
    if (start > 0)
        painter.fillRect(QRectF(0, top, start, high), QBrush(color(Token::Ink), Qt::BDiagPattern));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color(Token::Ink), look().theme().hairline()));
    if (const qreal round = (x(work.time()) - start) / work.rounds(); round > 3 * line)
        for (int i = 0; i < work.rounds(); ++i)
            painter.drawLine(QPointF(start + round * i, top), QPointF(start + round * i, top + high));
    painter.setPen(QPen(color(Token::Ink), line));
    painter.drawRect(QRectF(line / 2, top, x(work.time()) - line, high));
    drawBarFigures(painter, top + high + length(4));
}

void PapersPart::drawBarFigures(QPainter &painter, qreal top) const
{
    painter.setFont(font(-1, true));
    painter.setPen(color(Token::Ink));
    const QFontMetricsF bold(painter.font());
    const double time = m_model.work().time();
    //: Under a bar: after so much time all papers are marked.
    const QString words = tr("done after %1").arg(significantNumber(time, 3));
    const qreal end = width() * time / Model::kPapers;
    const qreal wide = bold.horizontalAdvance(words);
    const qreal left = std::clamp(end - wide / 2, 0.0, width() - wide);
    painter.drawText(QPointF(left, top + bold.ascent()), words);
    painter.setFont(font(-2));
    painter.setPen(color(Token::Ink2));
    const QFontMetricsF small(painter.font());
    //: At the end of a bar of time: what one marker alone takes.
    const QString alone = tr("one marker alone: %1").arg(Model::kPapers);
    const qreal from = width() - small.horizontalAdvance(alone);
    if (from > left + wide + length(12))
        painter.drawText(QPointF(from, top + bold.ascent()), alone);
}

void PapersPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Places at = places(width());
    const engine::Progress progress = m_model.progress();
    painter.setFont(font(-1));
    painter.setPen(color(Token::Ink));
    const qreal ascent = QFontMetricsF(painter.font()).ascent();
    painter.drawText(QPointF(0, ascent), text::now(m_model));
    painter.drawText(QPointF(0, at.names + ascent), markersLine());
    for (int paper = 0; paper < Model::kPapers; ++paper) {
        const bool marked = paper < progress.finished;
        const bool inWork = !marked && paper < progress.finished + progress.inWork;
        drawPaper(painter, paperBox(paper), marked ? Paper::Marked : inWork ? Paper::InWork : Paper::Waiting,
            progress.round);
    }
    drawMarkers(painter);
    drawBar(painter);
}

} // namespace nunchi::exhibits::grading
