// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <numeric>

#include <QFontMetricsF>
#include <QPainter>

#include "controls/icon.h"
#include "exhibits/shared/number_text.h"
#include "exhibits/shared/pronoun_pair.h"
#include "exhibits/shared/pronoun_text.h"
#include "exhibits/shared/weight_scale.h"
#include "typeset/math_runs.h"

namespace nunchi::exhibits {

using typeset::Token;

namespace {
constexpr double kWorthANumber = 0.05; ///< the two nouns have theirs always

/// Indices of the weights, the smallest first.
QList<int> byWeight(const engine::Vector &weights)
{
    QList<int> order(weights.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return weights(a) < weights(b); });
    return order;
}
} // namespace

void PronounPair::drawArcs(QPainter &painter, const Sentence &sentence, const PronounLine &line) const
{
    painter.setBrush(Qt::NoBrush);
    for (const int key : byWeight(sentence.reading.weights)) {
        const double weight = sentence.reading.weights(key);
        // From 0.3 of the map on, so that the faintest arc still shows.
        QPen pen(weightStroke(look().theme(), weight), strokeOf(weight));
        pen.setCapStyle(Qt::FlatCap);
        painter.strokePath(line.arc(sentence.pronoun, key), pen);
    }
}

void PronounPair::drawWords(QPainter &painter, const Sentence &sentence, const PronounLine &line, int step) const
{
    for (int i = 0; i < sentence.words.size(); ++i) {
        const bool asks = i == sentence.pronoun;
        const QFont face = font(step, asks || sentence.bold.contains(i));
        QRectF box = line.word(i);
        const QFontMetricsF metrics(face);
        if (asks) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(color(Token::Q));
            painter.drawRoundedRect(box, 6, 6);
            box.setLeft(box.left() + length(kPillRoom));
        }
        painter.setFont(face);
        painter.setPen(color(asks ? Token::OnQ : Token::Ink));
        const qreal baseline = box.center().y() + (metrics.ascent() - metrics.descent()) / 2;
        painter.drawText(QPointF(box.left(), baseline), sentence.words[i]);
    }
}

/// Below the words, the largest first; one that would touch another stays away: the tool tip has it.
void PronounPair::drawNumbers(QPainter &painter, const Sentence &sentence, const PronounLine &line) const
{
    const engine::PronounPositions at = positions(sentence.reading.sentence);
    const QFontMetricsF metrics(font(-2, true));
    QList<int> order = byWeight(sentence.reading.weights);
    std::reverse(order.begin(), order.end());
    QList<QRectF> taken;
    for (const int key : std::as_const(order)) {
        const double weight = sentence.reading.weights(key);
        const bool noun = key == at.object || key == at.container;
        if (!noun && weight < kWorthANumber)
            continue;
        const QString text = fixedNumber(weight, 2);
        QRectF box(0, line.word(key).bottom() + 1, metrics.horizontalAdvance(text), metrics.height());
        box.moveCenter(QPointF(line.word(key).center().x(), box.center().y()));
        box.moveLeft(std::max(0.0, box.left()));
        const auto touches = [&](const QRectF &other) { return other.adjusted(-4, 0, 4, 0).intersects(box); };
        if (std::any_of(taken.begin(), taken.end(), touches))
            continue;
        taken << box;
        painter.setFont(font(-2, weight >= kWorthANumber));
        painter.setPen(color(weight >= kWorthANumber ? Token::WText : Token::Ink3));
        painter.drawText(QPointF(box.left(), box.top() + metrics.ascent()), text);
    }
}

QList<PronounPair::Verdict> PronounPair::verdicts(const Sentence &sentence) const
{
    const PronounReading &reading = sentence.reading;
    engine::Index most = 0;
    const double weight = reading.weights.maxCoeff(&most);
    const auto word = [](const QString &text) { return typeset::asLine(text); };
    const QString looked = QString::fromStdString(words(reading.sentence)[std::size_t(most)].text);
    //: Under a sentence: the word "it" looks at most, and with which weight. In Korean without particles.
    const QString looks = tr("looks most at “%1” %2").arg(word(looked), fixedNumber(weight, 2));
    const QString named = pronoun_text::word(reading.sentence.language, reading.answer);
    //: Under a sentence: the noun the network names, and the probability it gives to it. In Korean without particles.
    const QString answers = tr("answers “%1” (%2)").arg(word(named), percentNumber(reading.certainty));
    const auto ink = [this](bool good) { return style(-1, good ? Token::Ink : Token::NoteText); };
    const bool points = most == rightPosition(reading.sentence);
    return {{points, flow(looks, ink(points))}, {reading.isRight(), flow(answers, ink(reading.isRight()))}};
}

qreal PronounPair::setVerdicts(const Sentence &sentence, QPainter *painter, qreal width) const
{
    const qreal side = std::round(look().pixelSize(step(-1)) * 1.1);
    const qreal indent = side + length(6);
    qreal x = 0;
    qreal y = 0;
    qreal high = 0;
    for (const Verdict &verdict : verdicts(sentence)) {
        const qreal wide = std::min(verdict.text.naturalWidth() + 1, width - indent);
        if (x > 0 && x + indent + wide > width) {
            x = 0;
            y += high;
        }
        high = verdict.text.heightForWidth(wide);
        if (painter) {
            const QRectF box(x, y + (verdict.text.lineHeight() - side) / 2, side, side);
            drawIcon(*painter, box, verdict.good ? controls::Icon::Check : controls::Icon::Cross,
                color(verdict.good ? Token::Ink : Token::NoteText), look().theme().outline() * look().textScale());
            verdict.text.draw(*painter, QRectF(x + indent, y, wide, high));
        }
        x += indent + wide + length(20);
    }
    return y + high;
}

void PronounPair::paintEvent(QPaintEvent *)
{
    if (m_sentences[0].words.isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Places &at = places(width());
    for (std::size_t which = 0; which < 2; ++which) {
        const Sentence &sentence = m_sentences[which];
        const PronounLine placed = line(sentence, at.step, at.column);
        painter.save();
        painter.translate(at.origin[which]);
        drawArcs(painter, sentence, placed);
        drawWords(painter, sentence, placed, at.step);
        drawNumbers(painter, sentence, placed);
        painter.translate(0, at.lineHeight[which] + length(kVerdictTop));
        setVerdicts(sentence, &painter, at.column);
        painter.restore();
    }
}

} // namespace nunchi::exhibits
