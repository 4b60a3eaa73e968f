// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/view_chooser.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "controls/button.h"
#include "controls/focus_ring.h"
#include "exhibits/shared/token_text.h"
#include "exhibits/shared/text_line_field.h"

namespace nunchi::exhibits::attention_steps {

using controls::Button;
using controls::kFocusRoom;
using typeset::Token;

ChooserPart::ChooserPart(const PartContext &context, QWidget *parent)
    : Part(context, parent)
    , m_type(new Button(look(), Button::Kind::Quiet, this))
    , m_field(new TextLineField(look(), this))
    , m_use(new Button(look(), Button::Kind::Primary, this))
    , m_back(new Button(look(), Button::Kind::Outlined, this))
{
    for (const Sentence &sentence : SentenceBook::builtIn().sentences()) {
        auto *button = new Button(look(), Button::Kind::Quiet, this);
        button->setCheckable(true);
        button->setAutoExclusive(true);
        connect(button, &Button::clicked, this, [this, id = sentence.id] { model().setSentence(id); });
        m_sentences << button;
    }
    connect(m_type, &Button::clicked, this, &ChooserPart::openField);
    connect(m_field, &TextLineField::submitted, this, &ChooserPart::submit);
    connect(m_field, &TextLineField::abandoned, this, [this] {
        if (values().isTyped()) {
            m_field->setText(values().settings().text);
            showFault({});
            m_back->setFocus(Qt::OtherFocusReason);
        } else {
            closeField();
        }
    });
    connect(m_use, &Button::clicked, this, [this] { submit(m_field->text()); });
    connect(m_back, &Button::clicked, this, &ChooserPart::closeField);
}

QList<QWidget *> ChooserPart::stops() const
{
    QList<QWidget *> list;
    for (Button *button : m_sentences)
        list << button;
    return list << m_type << m_field << m_use << m_back;
}

QList<QWidget *> ChooserPart::shown() const
{
    if (isOpen())
        return {m_field, m_use, m_back};
    QList<QWidget *> list;
    for (Button *button : m_sentences)
        list << button;
    return list << m_type;
}

void ChooserPart::nameSentences()
{
    for (qsizetype i = 0; i < m_sentences.size(); ++i) {
        const Sentence &sentence = SentenceBook::builtIn().sentences().at(i);
        m_sentences[i]->setLabel(sentence.shortName.value(values().language()));
        QStringList words;
        for (const SentenceToken &token : sentence.tokens.value(values().language()))
            words << token.text;
        m_sentences[i]->setAccessibleName(tr("Sentence: %1").arg(words.join(u' ')));
        m_sentences[i]->setToolTip(words.join(u' '));
        m_sentences[i]->setChecked(sentence.id == values().settings().sentence);
    }
}

void ChooserPart::refresh()
{
    nameSentences();
    m_type->setLabel(tr("Type your own"), controls::Icon::None);
    //: A button beside a text field: take these words as the sentence.
    m_use->setLabel(tr("Use it"));
    m_back->setLabel(tr("Back to the sentences"));
    m_field->setAccessibleName(tr("Your own sentence"));
    m_field->setPlaceholderText(tr("Words with spaces between them"));
    m_field->applyLook();
    if (values().isTyped() && !m_field->hasFocus())
        m_field->setText(values().settings().text);
    m_label = flow(tr("Sentence"), style(-1, Token::Ink3));
    m_fault = flow(m_reason, style(-1, Token::NoteText));
    arrange();
    update();
}

void ChooserPart::openField()
{
    m_open = true;
    m_field->setText(values().settings().text);
    arrange();
    Q_EMIT heightChanged();
    m_field->setFocus(Qt::OtherFocusReason);
}

void ChooserPart::closeField()
{
    m_open = false;
    showFault({});
    model().setText({});
    arrange();
    Q_EMIT heightChanged();
    m_type->setFocus(Qt::OtherFocusReason);
}

void ChooserPart::submit(const QString &text)
{
    const bool empty = splitTokens(text).isEmpty();
    const std::optional<QString> reason =
        empty ? tr("Write at least one word; Esc brings the sentence back.") : model().setText(text);
    showFault(reason.value_or(QString()));
    if (reason)
        return;
    m_field->setText(values().settings().text);
    Q_EMIT heightChanged();
}

void ChooserPart::showFault(const QString &reason)
{
    m_reason = reason;
    m_fault = flow(QString(reason).replace(u'$', QStringLiteral("\\$")), style(-1, Token::NoteText));
    m_field->setAccessibleDescription(reason);
    Q_EMIT heightChanged();
    update();
}

ChooserPart::Places ChooserPart::places(int width) const
{
    Places places;
    const int gap = qRound(length(10));
    const QList<QWidget *> shown = this->shown();
    const int lineHeight = m_use->sizeHint().height();
    places.label = QRect(0, 0, int(std::ceil(m_label.naturalWidth())), lineHeight);
    int x = places.label.right() + gap;
    int y = 0;
    const int left = places.label.width() + shown.first()->sizeHint().width() + gap > width ? 0 : x;
    for (QWidget *control : shown) {
        QSize size = control->sizeHint();
        size.setWidth(std::min(size.width(), width));
        if (x > 0 && x + size.width() > width) {
            x = std::min(left, std::max(0, width - size.width()));
            y += lineHeight;
        }
        places.controls.append(QRect(QPoint(x, y + (lineHeight - size.height()) / 2), size));
        x += size.width() + gap - 2 * kFocusRoom;
    }
    const qreal faultHeight = m_fault.isEmpty() ? 0 : m_fault.heightForWidth(width);
    places.fault = QRectF(0, y + lineHeight, width, faultHeight);
    places.height = int(std::ceil(places.fault.bottom()));
    return places;
}

void ChooserPart::arrange()
{
    const QList<QWidget *> shown = this->shown();
    const QList<QWidget *> all = stops();
    for (QWidget *control : all)
        control->setVisible(!isPaper() && shown.contains(control));
    const QList<QRect> rects = places(column()).controls;
    for (qsizetype i = 0; i < rects.size(); ++i)
        shown[i]->setGeometry(rects[i].translated(left, 0));
}

int ChooserPart::heightOf(int column) const
{
    return isPaper() ? 0 : places(column).height; // the sentence itself stands below
}

void ChooserPart::resizeEvent(QResizeEvent *)
{
    arrange();
}

void ChooserPart::paintEvent(QPaintEvent *)
{
    if (isPaper())
        return;
    QPainter painter(this);
    painter.translate(left, 0);
    const Places at = places(column());
    const qreal inset = (at.label.height() - m_label.lineHeight()) / 2;
    m_label.draw(painter, QRectF(at.label).adjusted(0, inset, 1, 0));
    m_fault.draw(painter, at.fault);
}

} // namespace nunchi::exhibits::attention_steps
