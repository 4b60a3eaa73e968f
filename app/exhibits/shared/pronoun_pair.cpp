// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/pronoun_pair.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QToolTip>

#include "exhibits/shared/number_text.h"
#include "exhibits/shared/pronoun_text.h"

namespace nunchi::exhibits {

namespace {
constexpr int kSmallestBeside = -1; ///< of the type scale: smaller than that, they stand below each other
} // namespace

PronounPair::PronounPair(const typeset::Appearance &look, Role role, QWidget *parent)
    : ViewPart(look, role, parent)
{
}

void PronounPair::setReadings(const std::array<PronounReading, 2> &readings)
{
    for (std::size_t which = 0; which < readings.size(); ++which) {
        Sentence &to = m_sentences[which];
        to.reading = readings[which];
        to.words.clear();
        for (const engine::PronounToken &token : words(to.reading.sentence))
            to.words << QString::fromStdString(token.text + token.after);
        const engine::PronounPositions at = positions(to.reading.sentence);
        to.pronoun = int(at.pronoun);
        to.bold = {int(at.object), int(at.container), int(at.adjective)};
    }
    refresh();
}

void PronounPair::refresh()
{
    //: The two sentences of the pronoun exhibits.
    setAccessibleName(tr("two sentences that differ in one word"));
    QStringList told;
    for (const Sentence &sentence : m_sentences)
        told << pronoun_text::everything(sentence.reading);
    setAccessibleDescription(told.join(u'\n'));
    m_placedAt = -1;
    updateGeometry();
    update();
}

qreal PronounPair::spaceAt(int step) const
{
    return std::round(look().pixelSize(this->step(step)) * 0.36);
}

QList<PronounLine::Word> PronounPair::boxes(const Sentence &sentence, int step) const
{
    const QFontMetricsF plain(font(step));
    const QFontMetricsF bold(font(step, true));
    const std::vector<engine::PronounToken> tokens = words(sentence.reading.sentence);
    QList<PronounLine::Word> list;
    for (int i = 0; i < sentence.words.size(); ++i) {
        const bool strong = i == sentence.pronoun || sentence.bold.contains(i);
        qreal width = (strong ? bold : plain).horizontalAdvance(sentence.words[i]);
        if (i == sentence.pronoun)
            width += 2 * length(kPillRoom);
        list.append({width, tokens[std::size_t(i)].joined});
    }
    return list;
}

qreal PronounPair::strokeOf(double weight) const
{
    return std::max(look().theme().hairline(), length(isConsole() ? 8 : 14) * weight);
}

PronounLine PronounPair::line(const Sentence &sentence, int step, qreal width) const
{
    PronounLine::Measures measures;
    measures.width = width;
    measures.space = spaceAt(step);
    measures.wordHeight = std::ceil(look().pixelSize(this->step(step)) * 1.5);
    measures.arcSpace = length(isConsole() ? 40 : 78);
    measures.numberSpace = std::ceil(look().pixelSize(this->step(-2)) * 1.5);
    measures.halfStroke = strokeOf(1) / 2;
    return {boxes(sentence, step), measures};
}

const PronounPair::Places &PronounPair::places(int width) const
{
    if (m_placedAt != width) {
        m_places = findPlaces(width);
        m_placedAt = width;
    }
    return m_places;
}

/// The largest type in which both stand side by side on a line each; else in which each has a line; else on several.
PronounPair::Places PronounPair::findPlaces(int width) const
{
    Places places;
    if (m_sentences.front().words.isEmpty())
        return places; // nothing has been read yet
    const qreal half = (width - besideGap()) / 2;
    const auto widest = [this](int step) {
        qreal most = 0;
        for (const Sentence &sentence : m_sentences)
            most = std::max(most, PronounLine::naturalWidth(boxes(sentence, step), spaceAt(step)));
        return most;
    };
    places.step = isConsole() ? -1 : 0;
    if (widest(places.step) > half && widest(kSmallestBeside) <= half)
        places.step = kSmallestBeside;
    places.beside = widest(places.step) <= half;
    if (!places.beside && widest(places.step) > width)
        places.step = kSmallestBeside;
    places.column = places.beside ? half : width;
    QPointF at(0, 0);
    for (std::size_t which = 0; which < 2; ++which) {
        places.origin[which] = at;
        places.lineHeight[which] = line(m_sentences[which], places.step, places.column).height();
        const qreal verdict = setVerdicts(m_sentences[which], nullptr, places.column);
        const qreal height = places.lineHeight[which] + length(kVerdictTop) + verdict;
        places.height = std::max(places.height, int(std::ceil(at.y() + height)));
        at = places.beside ? QPointF(half + besideGap(), 0) : QPointF(0, places.height + length(12));
    }
    return places;
}

int PronounPair::heightForWidth(int width) const
{
    return places(std::max(1, width)).height + 1;
}

QRectF PronounPair::wordRect(int which, int word) const
{
    const Places &at = places(width());
    const std::size_t index = std::size_t(which);
    return line(m_sentences[index], at.step, at.column).word(word).translated(at.origin[index]);
}

QString PronounPair::readOut(const QPointF &place) const
{
    for (const int which : {0, 1}) {
        const Sentence &sentence = m_sentences[std::size_t(which)];
        for (int i = 0; i < sentence.words.size(); ++i)
            if (wordRect(which, i).contains(place))
                //: A word, and how much "it" looks at it, in a tool tip.
                return tr("%1: weight %2").arg(sentence.words[i], exactNumber(sentence.reading.weights(i)));
    }
    return {};
}

bool PronounPair::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return ViewPart::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(), readOut(help->pos()), this);
    return true;
}

} // namespace nunchi::exhibits
