// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/view_chooser.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "controls/button.h"
#include "controls/focus_ring.h"
#include "controls/segments.h"
#include "exhibits/attention-steps/view_sentence_field.h"

namespace nunchi::exhibits::attention_steps {

using controls::Button;
using controls::kFocusRoom;
using controls::Segments;
using typeset::Token;

ChooserPart::ChooserPart(const PartContext &context, QWidget *parent)
    : Part(context, parent)
    , m_sentences(new Segments(look(), this))
    , m_type(new Button(look(), Button::Kind::Quiet, this))
    , m_field(new SentenceField(look(), this))
    , m_use(new Button(look(), Button::Kind::Primary, this))
    , m_back(new Button(look(), Button::Kind::Outlined, this))
{
    connect(m_sentences, &Segments::chosen, this, [this](int index) {
        model().setSentence(SentenceBook::builtIn().sentences().at(index).id);
    });
    connect(m_type, &Button::clicked, this, &ChooserPart::open);
    connect(m_field, &SentenceField::submitted, this, &ChooserPart::submit);
    connect(m_field, &SentenceField::abandoned, this, [this] {
        if (values().isTyped()) {
            m_field->setText(values().settings().text);
            showFault({});
            m_back->setFocus(Qt::OtherFocusReason);
        } else {
            close();
        }
    });
    connect(m_use, &Button::clicked, this, [this] { submit(m_field->text()); });
    connect(m_back, &Button::clicked, this, &ChooserPart::close);
}

QList<QWidget *> ChooserPart::stops() const
{
    QList<QWidget *> list;
    for (QWidget *segment : m_sentences->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly))
        list << segment;
    return list << m_type << m_field << m_use << m_back;
}

void ChooserPart::refresh()
{
    QStringList names;
    int current = 0;
    for (const Sentence &sentence : SentenceBook::builtIn().sentences()) {
        if (sentence.id == values().settings().sentence)
            current = int(names.size());
        names << sentence.shortName.value(values().language());
    }
    m_sentences->setLabels(names);
    m_sentences->setCurrent(current);
    m_sentences->setAccessibleName(tr("Sentence"));
    m_type->setLabel(tr("Type your own"));
    //: Button beside a text field: take these words as the sentence.
    m_use->setLabel(tr("Use it"));
    m_back->setLabel(tr("Back to the sentences"));
    m_field->setAccessibleName(tr("Your own sentence"));
    m_field->setPlaceholderText(tr("Words with spaces between them"));
    m_field->applyLook();
    if (values().isTyped() && !m_field->hasFocus())
        m_field->setText(values().settings().text);
    m_label = flow(tr("Sentence"), style(-1, Token::Ink2));
    m_fault = flow(m_reason, style(-1, Token::NoteText));
    arrange();
    update();
}

void ChooserPart::open()
{
    m_open = true;
    m_field->setText(values().settings().text);
    arrange();
    Q_EMIT heightChanged();
    m_field->setFocus(Qt::OtherFocusReason);
}

void ChooserPart::close()
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
    if (text.trimmed().isEmpty()) {
        close();
        return;
    }
    const auto reason = model().setText(text);
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
    const QList<QWidget *> shown = isOpen() ? QList<QWidget *>{m_field, m_use, m_back}
                                            : QList<QWidget *>{m_sentences, m_type};
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
    const bool open = isOpen();
    for (QWidget *control : {static_cast<QWidget *>(m_sentences), static_cast<QWidget *>(m_type)})
        control->setVisible(!open);
    for (QWidget *control : {static_cast<QWidget *>(m_field), static_cast<QWidget *>(m_use), static_cast<QWidget *>(m_back)})
        control->setVisible(open);
    const QList<QRect> rects = places(width()).controls;
    const QList<QWidget *> shown = open ? QList<QWidget *>{m_field, m_use, m_back}
                                        : QList<QWidget *>{m_sentences, m_type};
    for (qsizetype i = 0; i < rects.size(); ++i)
        shown[i]->setGeometry(rects[i]);
}

int ChooserPart::heightForWidth(int width) const
{
    return places(width).height;
}

void ChooserPart::resizeEvent(QResizeEvent *)
{
    arrange();
}

void ChooserPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Places at = places(width());
    const qreal inset = (at.label.height() - m_label.lineHeight()) / 2;
    m_label.draw(painter, QRectF(at.label).adjusted(0, inset, 1, 0));
    m_fault.draw(painter, at.fault);
}

} // namespace nunchi::exhibits::attention_steps
