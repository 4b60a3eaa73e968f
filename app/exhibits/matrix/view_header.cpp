// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/matrix/view_header.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QSignalBlocker>

#include "controls/button.h"
#include "controls/focus_ring.h"
#include "controls/segments.h"
#include "controls/switch.h"
#include "exhibits/matrix/view_words.h"

namespace nunchi::exhibits::matrix {

using controls::Button;
using controls::kFocusRoom;
using controls::Segments;
using controls::Switch;
using typeset::Token;

namespace {
constexpr int kGap = 18;
constexpr int kLineGap = 4;
} // namespace

HeaderPart::HeaderPart(const PartContext &context, QWidget *parent)
    : Part(context, parent)
{
    if (role() != Role::Audience)
        makeControls();
}

void HeaderPart::makeControls()
{
    m_show = new Segments(look(), this);
    connect(m_show, &Segments::chosen, this, [this](int index) { model().setShow(static_cast<Show>(index)); });
    m_scaled = new Switch(look(), this);
    connect(m_scaled, &Switch::toggled, this, [this](bool on) { model().setScaled(on); });
    m_causal = new Switch(look(), this);
    connect(m_causal, &Switch::toggled, this, [this](bool on) { model().setCausal(on); });
    m_padding = new Switch(look(), this);
    connect(m_padding, &Switch::toggled, this,
        [this](bool on) { model().setPadding(on ? Padding::Shown : Padding::None); });
    m_hide = new Switch(look(), this);
    connect(
        m_hide, &Switch::toggled, this, [this](bool on) { model().setPadding(on ? Padding::Hidden : Padding::Shown); });
    m_reset = new Button(look(), Button::Kind::Outlined, this);
    connect(m_reset, &Button::clicked, this, [this] { model().reset(); });
}

Padding HeaderPart::after(Padding padding)
{
    switch (padding) {
    case Padding::None:
        return Padding::Shown;
    case Padding::Shown:
        return Padding::Hidden;
    case Padding::Hidden:
        break;
    }
    return Padding::None;
}

QList<QWidget *> HeaderPart::stops() const
{
    return m_show ? QList<QWidget *>{m_show, m_scaled, m_causal, m_padding, m_hide, m_reset} : QList<QWidget *>();
}

QList<QWidget *> HeaderPart::shownControls() const
{
    QList<QWidget *> shown;
    for (QWidget *control : stops())
        if (!control->isHidden() && !isPaper())
            shown << control;
    return shown;
}

void HeaderPart::setTitle(const QString &title)
{
    m_givenTitle = title;
    refresh();
}

void HeaderPart::refresh()
{
    const bool compact = role() == Role::Console;
    m_title = flow(m_givenTitle.isEmpty() ? words::title() : m_givenTitle,
        style(compact ? 0 : 2, Token::Ink, true, compact ? typeset::Face::Label : typeset::Face::Prose));
    m_caption = role() == Role::Student ? flow(words::caption(model()), style(-1, Token::Ink2)) : FlowText();
    if (m_show)
        refreshControls();
    resizeEvent(nullptr);
    update();
}

void HeaderPart::refreshControls()
{
    const AttentionSettings &settings = values().settings();
    const bool large = model().isLarge();
    const auto set = [](Switch *control, const QString &label, bool on) {
        const QSignalBlocker quiet(control);
        control->setLabel(label);
        control->setChecked(on);
    };
    //: What the matrix shows: the weights after the softmax, or the scores before it.
    m_show->setLabels({tr("weights"), tr("scores")});
    m_show->setCurrent(static_cast<int>(model().show()));
    //: A switch; the mathematics between dollars stays as it is.
    set(m_scaled, tr("divide by $\\sqrt{d_k}$"), model().isScaled());
    //: A switch: no token looks at later ones.
    set(m_causal, tr("causal mask"), model().isCausal());
    //: A switch: adds tokens that only fill the sentence up.
    set(m_padding, tr("padding"), settings.padding != Padding::None);
    //: A switch beside "padding": the padding is masked, so that nobody looks at it.
    set(m_hide, tr("hide padding"), settings.padding == Padding::Hidden);
    m_reset->setLabel(tr("Start over"), controls::Icon::Reset);
    const auto isOffered = [&](const QWidget *control) {
        if (control == m_padding || control == m_hide)
            return !large && (control == m_padding || settings.padding != Padding::None);
        // A matrix that is read as it is cannot be computed another way.
        return control == m_reset || !large || model().field().shown().isAttention();
    };
    for (QWidget *control : stops())
        control->setVisible(!isPaper() && isOffered(control));
}

int HeaderPart::naturalWidth() const
{
    int width = 0;
    for (const QWidget *control : shownControls())
        width += control->sizeHint().width() - 2 * kFocusRoom + (width > 0 ? qRound(length(kGap)) : 0);
    return width;
}

/// In lines from the left. Controls of different heights stand on the middle of their line.
void HeaderPart::flowControls(Places &places, int left, int right, int top) const
{
    const int gap = qRound(length(kGap));
    int x = left;
    int y = top;
    int lineHeight = 0;
    for (const QWidget *control : shownControls())
        lineHeight = std::max(lineHeight, control->sizeHint().height());
    for (const QWidget *control : shownControls()) {
        const QSize size = control->sizeHint();
        const int visible = size.width() - 2 * kFocusRoom;
        if (x > left && x + visible > right) {
            x = left;
            y += lineHeight + kLineGap;
        }
        const int middle = y + (lineHeight - size.height()) / 2;
        places.controls.append(QRect(QPoint(x - kFocusRoom, middle), size));
        x += visible + gap;
    }
    places.height = y + lineHeight;
}

HeaderPart::Places HeaderPart::places(int width) const
{
    Places places;
    const int controls = naturalWidth();
    const qreal gap = length(24);
    const int column = width - 2 * kFocusRoom;
    const bool beside = controls > 0 && m_title.naturalWidth() + gap + controls <= column;
    places.title = QRectF(kFocusRoom, 0, column, m_title.heightForWidth(column));
    places.caption = QRectF(kFocusRoom, places.title.bottom(), column, m_caption.heightForWidth(column));
    const int textBottom = static_cast<int>(std::ceil(places.caption.bottom()));
    if (controls > 0) {
        const int top = beside ? 0 : textBottom + qRound(length(8));
        flowControls(places, beside ? width - controls - kFocusRoom : kFocusRoom, width - kFocusRoom, top);
    }
    places.height = std::max(places.height, textBottom);
    return places;
}

int HeaderPart::heightForWidth(int width) const
{
    return places(width).height;
}

void HeaderPart::resizeEvent(QResizeEvent *)
{
    const QList<QRect> rects = places(width()).controls;
    const QList<QWidget *> controls = shownControls();
    for (qsizetype i = 0; i < rects.size(); ++i)
        controls[i]->setGeometry(rects[i]);
}

void HeaderPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Places at = places(width());
    m_title.draw(painter, at.title);
    m_caption.draw(painter, at.caption);
}

} // namespace nunchi::exhibits::matrix
