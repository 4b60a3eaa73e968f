// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/python_view.h"

#include <algorithm>
#include <cmath>

#include <QClipboard>
#include <QEvent>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QTextBlock>

#include "controls/button.h"
#include "controls/focus_ring.h"
#include "typeset/math_runs.h"
#include "ui/code_writer.h"
#include "ui/piece_room.h"
#include "ui/prose_view.h"
#include "ui/side_scroller.h"

namespace nunchi::ui {

using controls::Button;
using typeset::Face;
using typeset::Token;

namespace {
constexpr qreal kSide = 14;
constexpr qreal kRadius = 6;
constexpr int kCopiedFor = 2000; ///< ms
} // namespace

PythonView::PythonView(const PageContext &context, QWidget *parent)
    : FlowWidget(parent)
    , m_context(context)
    , m_text(new ProseView(context))
    , m_frame(new SideScroller(
          context.look, m_text, [this](int) { return static_cast<int>(std::ceil(m_text->prose().programWidth())); }, this))
    , m_copy(new Button(context.look, Button::Kind::Quiet, this))
{
    m_copied.setSingleShot(true);
    m_copied.setInterval(kCopiedFor);
    connect(&m_copied, &QTimer::timeout, this, &PythonView::showWords);
    connect(m_copy, &Button::clicked, this, &PythonView::copyAll);
    connect(m_frame, &SideScroller::focusInsideChanged, this, qOverload<>(&QWidget::update));
    connect(m_text, &QTextEdit::cursorPositionChanged, this, [this] {
        const QRect caret = m_text->cursorRect();
        if (m_text->hasFocus())
            m_frame->showRange(caret.left(), caret.right());
    });
    connect(&context.look, &typeset::Appearance::changed, this, [this] {
        m_frame->rearrange();
        updateGeometry();
        update();
    });
}

void PythonView::setPython(const course::Python &python)
{
    m_python = python;
    while (m_python.code.endsWith(QLatin1Char('\n')))
        m_python.code.chop(1);
    m_copied.stop();
    m_text->setProgram(m_python.code);
    m_frame->rearrange();
    showWords();
    updateGeometry();
    rearrange();
    update();
}

void PythonView::showWords()
{
    const QString name = m_python.title.isEmpty() ? tr("Python program") : typeset::plainLine(m_python.title);
    const int lines = static_cast<int>(m_python.code.count(QLatin1Char('\n'))) + 1;
    setAccessibleName(name);
    //: Name of a program for screen readers; %1 is its title
    m_text->setAccessibleName(tr("%1, %n line(s)", nullptr, lines).arg(name));
    if (m_copied.isActive())
        //: On the button that copies a program, after it has been pressed
        m_copy->setLabel(tr("Copied"), controls::Icon::Check);
    else
        //: Button: put the whole program on the clipboard
        m_copy->setLabel(tr("Copy"));
    rearrange();
}

void PythonView::copyAll()
{
    QGuiApplication::clipboard()->setText(m_python.code + QLatin1Char('\n'));
    m_copied.start();
    showWords();
}

int PythonView::headHeight() const
{
    return m_copy->sizeHint().height();
}

qreal PythonView::numbersWidth() const
{
    const QFontMetricsF metrics(m_context.look.font(Face::Code, -2));
    const auto digits = QString::number(m_python.code.count(QLatin1Char('\n')) + 1).size();
    return metrics.horizontalAdvance(QLatin1Char('0')) * static_cast<qreal>(std::max<qsizetype>(2, digits));
}

QRectF PythonView::box() const
{
    return QRectF(rect()).adjusted(kRingRoom, 0, -kRingRoom, 0);
}

int PythonView::arrange(int width, Flow::Pass pass) const
{
    const auto &look = m_context.look;
    const QSize button = m_copy->sizeHint();
    const int side = qRound(look.length(kSide));
    if (pass == Flow::Pass::Place)
        m_copy->setGeometry(
            width - kRingRoom - button.width() - qRound(look.length(4)), 0, button.width(), button.height());
    const int left = kRingRoom + side + qRound(numbersWidth() + look.length(kSide));
    Flow flow(pass, headHeight());
    flow.space(look.length(8));
    flow.add(m_frame, left, std::max(1, width - kRingRoom - side - left));
    flow.space(look.length(10));
    return flow.bottom();
}

void PythonView::paintNumbers(QPainter &painter) const
{
    const auto &look = m_context.look;
    const QTextBlock block = m_text->document()->begin();
    const QTextLayout *layout = block.layout();
    painter.setFont(look.font(Face::Code, -2));
    painter.setPen(look.color(Token::Ink3));
    const qreal right = box().left() + look.length(kSide) + numbersWidth();
    for (int i = 0; i < layout->lineCount(); ++i) {
        const QTextLine line = layout->lineAt(i);
        const qreal baseline = m_frame->y() + layout->position().y() + line.y() + line.ascent();
        const QString number = QString::number(i + 1);
        painter.drawText(QPointF(right - painter.fontMetrics().horizontalAdvance(number), baseline), number);
    }
}

void PythonView::paintEvent(QPaintEvent *)
{
    const auto &look = m_context.look;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(look.color(Token::Rule), look.theme().hairline()));
    painter.setBrush(look.color(Token::Sunk));
    const QRectF frame = box().adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(frame, kRadius, kRadius);
    painter.drawLine(QPointF(frame.left(), headHeight() + 0.5), QPointF(frame.right(), headHeight() + 0.5));
    const QRectF head(
        frame.left() + look.length(kSide), 0, m_copy->x() - frame.left() - look.length(2 * kSide), headHeight());
    painter.setClipRect(head);
    //: Head of a framed program without a title
    const QString title = m_python.title.isEmpty() ? tr("Python") : m_python.title;
    typeset::drawLine(
        painter, head, Qt::AlignLeft, typeset::lineRuns(title), look, {-1, Face::Label, true, look.color(Token::Ink)});
    painter.setClipping(false);
    paintNumbers(painter);
    if (m_text->hasKeyboardFocus()) {
        const QRectF code(frame.left(), headHeight() + 1, frame.width(), height() - headHeight() - 1);
        controls::drawFocusRing(painter, code.adjusted(0, 2, 0, -4), kRadius, look);
    }
}

void PythonView::changeEvent(QEvent *event)
{
    FlowWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showWords();
}

} // namespace nunchi::ui
