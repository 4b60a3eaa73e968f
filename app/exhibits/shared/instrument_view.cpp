// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/instrument_view.h"

#include <algorithm>
#include <cmath>

#include <QKeyEvent>

#include "controls/focus_ring.h"
#include "exhibits/shared/control_flow.h"
#include "exhibits/shared/frame_parts.h"
#include "exhibits/shared/key_letter.h"
#include "typeset/math_runs.h"

namespace nunchi::exhibits {

using controls::kFocusRoom;

namespace {
constexpr int kGap = 18;
constexpr qreal kMostExtra = 260; ///< how much wider than it has to be a slider may become, of the design
constexpr int kFigureGap = 32;
constexpr qreal kReadableFigure = 250; ///< the narrowest that stands beside another, of the design

/// The stops of the keyboard inside a control, or the control itself.
QList<QWidget *> stopsOf(QWidget *control)
{
    QList<QWidget *> inside;
    for (QWidget *child : control->findChildren<QWidget *>(Qt::FindDirectChildrenOnly))
        if (child->focusPolicy() & Qt::TabFocus)
            inside << child;
    return inside.isEmpty() ? QList<QWidget *>{control} : inside;
}
} // namespace

InstrumentView::InstrumentView(ExhibitModel &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : ExhibitView(model, look, role, parent)
    , m_question(new QuestionBand(look, role, this))
    , m_try(new TryBand(look, role, this))
{
    connect(m_try, &TryBand::menuWanted, this, &InstrumentView::openMenu);
}

qreal InstrumentView::length(qreal designPixels) const
{
    return m_question->length(designPixels);
}

bool InstrumentView::hasControls() const
{
    return role() != Role::Audience && look().theme().name() != typeset::ThemeName::Paper;
}

void InstrumentView::addControl(QWidget *control)
{
    m_controls << control;
}

void InstrumentView::addFigure(const Figure &figure)
{
    m_figures << figure;
}

void InstrumentView::begin()
{
    m_begun = true;
    QList<QWidget *> stops;
    for (QWidget *control : std::as_const(m_controls))
        stops << stopsOf(control);
    for (const Figure &figure : std::as_const(m_figures))
        if (figure.widget->focusPolicy() & Qt::TabFocus)
            stops << figure.widget;
    stops << m_try->stops();
    for (qsizetype i = 1; i < stops.size(); ++i)
        setTabOrder(stops[i - 1], stops[i]);
    for (QWidget *stop : std::as_const(stops))
        watch(stop);
    wordsChanged();
    refresh();
}

void InstrumentView::wordsChanged()
{
    if (!m_begun)
        return;
    showWords();
    updateGeometry();
    arrange();
}

void InstrumentView::showWords()
{
    QList<KeyLegend::Key> all = keys();
    //: Legend of keys.
    all << KeyLegend::Key{{QStringLiteral("R")}, tr("start over")};
    all << KeyLegend::Key{{tr("Ctrl+Z")}, tr("undo")};
    m_question->setWords(title().isEmpty() ? ownTitle() : title(), statement());
    m_try->setWords(tryThis().isEmpty() ? ownTry() : tryThis(), all);
    setAccessibleName(typeset::plainLine(title().isEmpty() ? ownTitle() : title()));
}

void InstrumentView::refresh()
{
    if (!m_begun)
        return;
    ExhibitView::refresh();
    showModel();
    showWords();
    for (QWidget *control : std::as_const(m_controls))
        control->setVisible(hasControls());
    // Asking the page to lay itself out anew costs more than a frame: only where something has to move.
    if (heightForWidth(width()) != m_height)
        updateGeometry();
    arrange();
}

bool InstrumentView::letterPressed(QChar)
{
    return false;
}

void InstrumentView::keyPressEvent(QKeyEvent *event)
{
    const bool plain = !(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    const QChar letter = letterOf(*event);
    if (role() == Role::Audience || !plain || letter.isNull())
        ExhibitView::keyPressEvent(event);
    else if (letter == u'R')
        exhibitModel().reset();
    else if (!letterPressed(letter))
        ExhibitView::keyPressEvent(event);
}

QList<QWidget *> InstrumentView::shownControls() const
{
    return hasControls() ? m_controls : QList<QWidget *>();
}

int InstrumentView::placeControls(Places &places, int width, int top) const
{
    ControlFlow flow(width, top, qRound(length(kGap)), qRound(length(kMostExtra)));
    flow.place(shownControls());
    places.controls = flow.places();
    return flow.bottom();
}

int InstrumentView::figureHeight(const Figure &figure) const
{
    if (figure.widget->hasHeightForWidth())
        return 0;
    return qRound(length(role() == Role::Console ? figure.height * 0.8 : figure.height));
}

/// As many beside each other as stay readable, in rows of as many.
int InstrumentView::figuresInARow(int width) const
{
    const int count = static_cast<int>(m_figures.size());
    qreal shares = 0;
    qreal least = 1e9;
    for (const Figure &figure : m_figures) {
        shares += figure.share;
        least = std::min(least, figure.share);
    }
    for (int columns = count; columns > 1; --columns) {
        const qreal room = width - qRound(length(kFigureGap)) * (columns - 1);
        const qreal narrowest = columns == count ? room * least / shares : room / columns;
        if (count % columns == 0 && narrowest >= length(kReadableFigure))
            return columns;
    }
    return 1;
}

int InstrumentView::placeFigures(Places &places, int width, int top) const
{
    const int count = static_cast<int>(m_figures.size());
    const int columns = figuresInARow(width);
    const int gap = qRound(length(kFigureGap));
    const qreal room = width - gap * (columns - 1);
    qreal shares = 0;
    for (const Figure &figure : m_figures)
        shares += figure.share;
    int bottom = top;
    for (int first = 0; first < count; first += columns) {
        const int y = first > 0 ? bottom + gap / 2 : top;
        qreal x = kFocusRoom;
        for (int i = first; i < first + columns; ++i) {
            const Figure &figure = m_figures[i];
            const qreal wide = columns == count ? room * figure.share / shares : room / columns;
            const int high = std::max(figureHeight(figure), figure.widget->heightForWidth(static_cast<int>(wide)));
            places.figures << QRect(qRound(x), y, static_cast<int>(wide), high);
            bottom = std::max(bottom, y + high);
            x += wide + gap;
        }
    }
    return bottom;
}

InstrumentView::Places InstrumentView::places(int width) const
{
    Places places;
    const int column = std::max(1, width - 2 * kFocusRoom);
    const int space = qRound(length(role() == Role::Console ? 8 : 16));
    places.question = QRect(kFocusRoom, 0, column, m_question->heightForWidth(column));
    int top = places.question.bottom() + 1 + space / 2;
    top = placeControls(places, column, top) + space;
    places.height = placeFigures(places, column, top);
    if (role() != Role::Console) {
        const int footerTop = places.height + qRound(length(16));
        places.footer = QRect(kFocusRoom, footerTop, column, m_try->heightForWidth(column));
        places.height = places.footer.bottom() + 1;
    }
    return places;
}

void InstrumentView::arrange()
{
    if (!m_begun)
        return;
    const Places at = places(width());
    m_height = at.height;
    m_question->setGeometry(at.question);
    const QList<QWidget *> controls = shownControls();
    for (qsizetype i = 0; i < controls.size(); ++i)
        controls[i]->setGeometry(at.controls[i]);
    for (qsizetype i = 0; i < m_figures.size(); ++i)
        m_figures[i].widget->setGeometry(at.figures[i]);
    m_try->setGeometry(at.footer);
    m_try->setVisible(role() != Role::Console);
}

void InstrumentView::resizeEvent(QResizeEvent *)
{
    arrange();
}

int InstrumentView::heightForWidth(int width) const
{
    return m_begun ? places(std::max(1, width)).height : 0;
}

QRect InstrumentView::answer() const
{
    QRect all;
    for (const Figure &figure : m_figures)
        all |= figure.widget->geometry();
    return all;
}

QSize InstrumentView::sizeHint() const
{
    const int width = qRound(look().length(role() == Role::Console ? 560 : 1028));
    return {width, heightForWidth(width)};
}

QSize InstrumentView::minimumSizeHint() const
{
    return {qRound(look().length(280)), 0};
}

} // namespace nunchi::exhibits
