// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/matrix/view_source.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "controls/button.h"
#include "controls/focus_ring.h"
#include "controls/segments.h"
#include "exhibits/matrix/model_large_text.h"
#include "exhibits/shared/control_flow.h"
#include "exhibits/shared/number_words.h"
#include "typeset/math_runs.h"

namespace nunchi::exhibits::matrix {

using controls::Button;
using controls::kFocusRoom;
using controls::Segments;
using typeset::Token;

namespace {
constexpr int kGap = 18;
constexpr qreal kBarRoom = 200;
constexpr qreal kFaultIndent = 14;
const QList<int> kLengths{256, 2048, LargeMatrix::kMostRows};
} // namespace

SourcePart::SourcePart(const PartContext &context, QWidget *parent)
    : Part(context, parent)
{
    m_length = new Segments(look(), this);
    connect(m_length, &Segments::chosen, this, [this](int index) { choose(choices().value(index)); });
    m_open = new Button(look(), Button::Kind::Outlined, this);
    connect(m_open, &Button::clicked, this, &SourcePart::openWanted);
    m_again = new Button(look(), Button::Kind::Outlined, this);
    connect(m_again, &Button::clicked, this, [this] { model().drawAgain(); });
    m_stop = new Button(look(), Button::Kind::Outlined, this);
    connect(m_stop, &Button::clicked, this, [this] { model().stopMaking(); });
}

QList<QWidget *> SourcePart::stops() const
{
    return {m_length, m_open, m_again, m_stop};
}

QList<QWidget *> SourcePart::shownControls() const
{
    QList<QWidget *> shown;
    for (QWidget *control : stops())
        if (!control->isHidden() && !isPaper())
            shown << control;
    return shown;
}

/// The sentence, some lengths (that of the lesson among them), and the file opened last.
QList<int> SourcePart::choices() const
{
    const LargeOrder &order = model().field().order();
    QList<int> lengths = kLengths;
    if (order.source == Source::Computed && !lengths.contains(order.size))
        lengths.insert(std::lower_bound(lengths.begin(), lengths.end(), order.size), order.size);
    lengths.prepend(Sentence);
    if (!order.file.isEmpty())
        lengths << File;
    return lengths;
}

int SourcePart::chosen() const
{
    const LargeOrder &order = model().field().order();
    const int choice = order.source == Source::Sentence ? int(Sentence)
        : order.source == Source::File                  ? int(File)
                                                        : order.size;
    return static_cast<int>(choices().indexOf(choice));
}

void SourcePart::choose(int choice)
{
    if (choice == Sentence)
        model().showSentence();
    else if (choice == File)
        model().showFile();
    else
        model().showComputed(choice);
    refresh(); // where nothing changed the old choice stands again
}

void SourcePart::nextLength()
{
    const QList<int> all = choices();
    choose(all[(chosen() + 1) % all.size()]);
}

QString SourcePart::faultWords() const
{
    const auto &fault = model().field().fault();
    return fault ? typeset::asLine(text::fault(*fault)) : QString();
}

void SourcePart::refresh()
{
    const Field &field = model().field();
    QStringList labels;
    for (const int choice : choices())
        //: A choice beside lengths such as "n = 2,048": the words of the lesson, or the file that was opened.
        labels << (choice == Sentence ? tr("sentence")
                : choice == File      ? tr("file")
                                      : QStringLiteral("$n$ = ") + groupedNumber(choice));
    m_length->setLabels(labels);
    m_length->setCurrent(chosen());
    //: A button; .npy is the kind of file NumPy writes.
    m_open->setLabel(tr("Open .npy…"));
    //: A button: other random numbers.
    m_again->setLabel(tr("Draw again"));
    m_stop->setLabel(tr("Stop"));
    m_open->setVisible(!isPaper());
    m_length->setVisible(!isPaper());
    showAgainOrStop();
    m_coming = flow(field.isBusy() ? typeset::asLine(text::coming(field)) : QString(), style(-2, Token::Ink2));
    m_fault = flow(faultWords(), style(-1, Token::Ink));
    m_stop->setAccessibleDescription(field.isBusy() ? text::coming(field) : QString());
    setAccessibleName(tr("where the matrix comes from"));
    setAccessibleDescription(field.fault() ? text::fault(*field.fault()) : QString());
    resizeEvent(nullptr);
    update();
}

/// One takes the place of the other, so that nothing below has to move; and the keyboard, where it was there.
void SourcePart::showAgainOrStop()
{
    const Field &field = model().field();
    const bool drawn = field.isOn() && field.order().source == Source::Computed;
    const bool hadKeyboard = m_again->hasFocus() || m_stop->hasFocus();
    Button *shown = field.isBusy() ? m_stop : drawn ? m_again : nullptr;
    for (Button *button : {m_again, m_stop})
        if (button == shown)
            button->setVisible(!isPaper());
    if (hadKeyboard)
        (shown ? shown : m_open)->setFocus();
    for (Button *button : {m_again, m_stop})
        if (button != shown)
            button->setVisible(false);
}

SourcePart::Places SourcePart::places(int width) const
{
    Places at;
    ControlFlow flow(width, 0, qRound(length(kGap)), 0);
    flow.place(shownControls());
    at.controls = flow.places();
    at.height = at.controls.isEmpty() ? 0 : flow.bottom();
    if (model().field().isBusy() && !at.controls.isEmpty()) {
        const QRect last = at.controls.last();
        qreal left = last.right() + length(kGap) - kFocusRoom;
        qreal top = last.top();
        if (left + length(kBarRoom) > width - kFocusRoom) {
            left = kFocusRoom;
            top = at.height;
            at.height += qRound(length(36));
        }
        at.bar = QRectF(left, top, std::min(length(kBarRoom) * 1.5, width - kFocusRoom - left), last.height());
    }
    if (!m_fault.isEmpty()) {
        const qreal column = width - 2 * kFocusRoom - length(kFaultIndent);
        at.fault = QRectF(kFocusRoom, at.height + length(6), column + length(kFaultIndent), m_fault.heightForWidth(column));
        at.height = static_cast<int>(std::ceil(at.fault.bottom()));
    }
    return at;
}

int SourcePart::heightForWidth(int width) const
{
    return places(width).height;
}

void SourcePart::resizeEvent(QResizeEvent *)
{
    const QList<QRect> rects = places(width()).controls;
    const QList<QWidget *> controls = shownControls();
    for (qsizetype i = 0; i < rects.size(); ++i)
        controls[i]->setGeometry(rects[i]);
}

void SourcePart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Places at = places(width());
    if (!at.bar.isEmpty()) {
        const qreal thick = look().theme().dataLine();
        const QRectF line(at.bar.left(), at.bar.bottom() - length(11), at.bar.width(), thick);
        painter.fillRect(line, color(Token::Hair));
        painter.fillRect(QRectF(line.topLeft(), QSizeF(line.width() * model().field().share(), thick)), color(Token::Ink));
        m_coming.draw(painter, QRectF(line.left(), line.top() - length(4) - m_coming.lineHeight(), line.width(),
                                   m_coming.lineHeight()));
    }
    if (!m_fault.isEmpty()) {
        const QRectF mark(at.fault.left(), at.fault.top(), look().theme().activeLine() - 1, at.fault.height());
        painter.fillRect(mark, color(Token::Note));
        m_fault.draw(painter, at.fault.adjusted(length(kFaultIndent), 0, 0, 0));
    }
}

} // namespace nunchi::exhibits::matrix
