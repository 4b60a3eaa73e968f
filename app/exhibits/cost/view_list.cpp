// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/cost/view_list.h"

#include <cmath>

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "exhibits/cost/view_curves.h"
#include "exhibits/shared/chart_pens.h"
#include "exhibits/shared/number_words.h"

namespace nunchi::exhibits::cost {

using typeset::Token;

namespace {
constexpr qreal kSample = 30; ///< of the curve, before its name
constexpr int kDigits = 3;
} // namespace

ListPart::ListPart(const Model &model, const typeset::Appearance &look, Role role, QWidget *parent)
    : ViewPart(look, role, parent)
    , m_model(model)
{
}

QString ListPart::heading() const
{
    const QString n = groupedNumber(static_cast<double>(m_model.sizes().n));
    switch (m_model.show()) {
    case Show::Operations:
        return tr("Multiplications at $n$ = %1").arg(n);
    case Show::Steps:
        return tr("Steps one after another at $n$ = %1").arg(n);
    case Show::Path:
        break;
    }
    return tr("Longest path at $n$ = %1").arg(n);
}

QString ListPart::value(Model::Mechanism mechanism) const
{
    const auto number = m_model.shown(mechanism, m_model.sizes().n);
    //: Instead of a number of layers: a signal never gets from one end of the sentence to the other.
    return number ? numberWords(static_cast<double>(*number), m_model.language(), kDigits) : tr("never arrives");
}

QString ListPart::exactly() const
{
    QStringList lines;
    for (const Model::Mechanism mechanism : Model::kMechanisms) {
        const auto number = m_model.shown(mechanism, m_model.sizes().n);
        lines << Model::name(mechanism) + QStringLiteral(": ")
                + (number ? groupedNumber(static_cast<double>(*number)) : value(mechanism));
    }
    return lines.join(u'\n');
}

void ListPart::refresh()
{
    m_heading = flow(heading(), style(-1, Token::Ink, true));
    QString note;
    if (m_model.show() == Show::Operations)
        if (const auto crossing = m_model.crossing())
            note = tr("From $n$ = %1 on, attention does more than the recurrent layer.")
                       .arg(groupedNumber(static_cast<double>(crossing->from)));
    m_note = flow(note, style(-1, Token::NoteText));
    setAccessibleName(exactly());
    update();
}

int ListPart::heightForWidth(int width) const
{
    const qreal rows = rowHeight() * static_cast<qreal>(Model::kMechanisms.size());
    return static_cast<int>(
        std::ceil(m_heading.heightForWidth(width) + length(6) + rows + length(10) + m_note.heightForWidth(width)));
}

void ListPart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    qreal top = m_heading.heightForWidth(width());
    m_heading.draw(painter, QRectF(0, 0, width(), top));
    top += length(6);
    const Model::Mechanism least = m_model.least();
    for (const Model::Mechanism mechanism : Model::kMechanisms) {
        const QRectF row(0, top, width(), rowHeight());
        painter.fillRect(QRectF(0, top, width(), look().theme().hairline()), color(Token::Hair));
        ChartSeries sample;
        dress(sample, mechanism);
        painter.setPen(linePen(sample, look()));
        painter.drawLine(QPointF(0, row.center().y()), QPointF(length(kSample), row.center().y()));
        const bool bold = mechanism == least;
        typeset::drawLine(painter, row.adjusted(length(kSample + 10), 0, 0, 0), Qt::AlignLeft,
            typeset::lineRuns(Model::name(mechanism)), look(), style(-1, Token::Ink, bold));
        typeset::drawLine(painter, row, Qt::AlignRight, typeset::lineRuns(value(mechanism)), look(),
            style(-1, Token::Ink, bold));
        top += rowHeight();
    }
    m_note.draw(painter, QRectF(0, top + length(10), width(), height() - top));
}

bool ListPart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return ViewPart::event(event);
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), exactly(), this);
    return true;
}

} // namespace nunchi::exhibits::cost
