// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/view_header.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QSignalBlocker>

#include "controls/button.h"
#include "controls/focus_ring.h"
#include "controls/switch.h"
#include "exhibits/attention-steps/view_words.h"

namespace nunchi::exhibits::attention_steps {

using controls::Button;
using controls::Icon;
using controls::kFocusRoom;
using controls::Switch;
using typeset::Token;

HeaderPart::HeaderPart(const PartContext &context, QWidget *parent)
    : Part(context, parent)
{
    if (isAudience())
        return;
    m_scaled = new Switch(look(), this);
    connect(m_scaled, &Switch::toggled, this, [this](bool on) { model().setScaled(on); });
    m_causal = new Switch(look(), this);
    connect(m_causal, &Switch::toggled, this, [this](bool on) { model().setCausal(on); });
    m_undo = new Button(look(), Button::Kind::Outlined, this);
    connect(m_undo, &Button::clicked, this, [this] { model().undo(); });
    m_reset = new Button(look(), Button::Kind::Outlined, this);
    connect(m_reset, &Button::clicked, this, [this] { model().reset(); });
}

QList<QWidget *> HeaderPart::stops() const
{
    return isAudience() ? QList<QWidget *>() : QList<QWidget *>{m_scaled, m_causal, m_undo, m_reset};
}

QList<QWidget *> HeaderPart::shown() const
{
    return isPaper() ? QList<QWidget *>() : stops();
}

void HeaderPart::setTitle(const QString &title)
{
    m_givenTitle = title;
    refresh();
}

void HeaderPart::refresh()
{
    const int titleStep = isConsole() ? 0 : 2;
    m_title = flow(m_givenTitle.isEmpty() ? words::title(model()) : m_givenTitle,
        style(titleStep, Token::Ink, true, isConsole() ? typeset::Face::Label : typeset::Face::Prose));
    m_caption = isStudent() ? flow(words::caption(isPaper()), style(-1, Token::Ink2)) : FlowText();
    if (!isAudience()) {
        const QSignalBlocker quietScaled(m_scaled);
        const QSignalBlocker quietCausal(m_causal);
        //: A switch; the mathematics between dollars stays as it is.
        m_scaled->setLabel(tr("divide by $\\sqrt{d_k}$"));
        m_scaled->setChecked(values().settings().scaled);
        //: A switch: no token looks at later ones.
        m_causal->setLabel(tr("causal mask"));
        m_causal->setChecked(values().settings().causal);
        m_undo->setIconOnly(tr("Undo"), Icon::Undo);
        // A widget that has the focus and is disabled loses it: better a button that does nothing for once.
        m_undo->setEnabled(model().canUndo() || m_undo->hasFocus());
        m_reset->setLabel(tr("Start over"), Icon::Reset);
        for (QWidget *control : stops())
            control->setVisible(!isPaper());
        resizeEvent(nullptr);
    }
    update();
}

QSize HeaderPart::controlsOnOneLine() const
{
    QSize size(0, 0);
    for (const QWidget *control : shown()) {
        const int gap = size.width() > 0 ? qRound(length(22)) : 0;
        size.rwidth() += control->sizeHint().width() - 2 * kFocusRoom + gap;
        size.setHeight(std::max(size.height(), control->sizeHint().height()));
    }
    return size;
}

/// From the left in lines, or, when they all fit, at the right end.
void HeaderPart::placeControls(Places &places, int left, int right, int top) const
{
    const int gap = qRound(length(22));
    const bool stacked = isConsole();
    int x = left;
    int y = top;
    int lineHeight = 0;
    for (const QWidget *control : shown()) {
        const QSize size = control->sizeHint();
        const int visible = size.width() - 2 * kFocusRoom;
        if (x > left && (x + visible > right || (stacked && control != m_reset))) {
            x = left;
            y += lineHeight;
            lineHeight = 0;
        }
        places.controls.append(QRect(x - kFocusRoom, y - kFocusRoom, size.width(), size.height()));
        x += visible + gap;
        lineHeight = std::max(lineHeight, size.height() - kFocusRoom);
    }
    // Controls of different heights stand on one middle line.
    for (QRect &rect : places.controls)
        for (const QRect &other : std::as_const(places.controls))
            if (other.top() == y - kFocusRoom && rect.top() == other.top() && other.height() > rect.height())
                rect.moveTop(rect.top() + (other.height() - rect.height()) / 2);
    places.height = y + lineHeight;
}

HeaderPart::Places HeaderPart::places(int width) const
{
    Places places;
    const QSize controls = controlsOnOneLine();
    const qreal gap = length(24);
    const bool beside = !isConsole() && controls.width() > 0
        && std::max(m_title.naturalWidth(), m_caption.naturalWidth()) + gap + controls.width() <= width;
    const qreal column = beside ? width - gap - controls.width() : width;
    places.title = QRectF(0, 0, column, m_title.heightForWidth(column));
    places.caption = QRectF(0, places.title.bottom(), column, m_caption.heightForWidth(column));
    const int textBottom = int(std::ceil(places.caption.bottom()));
    if (controls.width() == 0) {
        places.height = textBottom;
        return places;
    }
    if (beside)
        placeControls(places, width - controls.width(), width + 1, kFocusRoom);
    else
        placeControls(places, 0, width, textBottom + qRound(length(8)) + kFocusRoom);
    places.height = std::max(places.height, textBottom);
    return places;
}

int HeaderPart::heightOf(int column) const
{
    return places(column).height;
}

void HeaderPart::resizeEvent(QResizeEvent *)
{
    const QList<QRect> rects = places(column()).controls;
    const QList<QWidget *> controls = shown();
    for (qsizetype i = 0; i < rects.size(); ++i)
        controls[i]->setGeometry(rects[i].translated(left, 0));
}

void HeaderPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.translate(left, 0);
    const Places at = places(column());
    m_title.draw(painter, at.title);
    m_caption.draw(painter, at.caption);
}

} // namespace nunchi::exhibits::attention_steps
