// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "exhibits/shared/pronoun_line.h"
#include "exhibits/shared/trained_network.h"
#include "exhibits/shared/view_part.h"

namespace nunchi::exhibits {

/// Two sentences that differ in one word, side by side or below each other: arcs from "it" to every word, as thick as
/// the weight, the weights in figures, and whether attention points at the right noun and the answer is right.
class PronounPair : public ViewPart
{
    Q_OBJECT
public:
    PronounPair(const typeset::Appearance &look, Role role, QWidget *parent);

    void setReadings(const std::array<PronounReading, 2> &readings);
    void refresh() override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

    bool isSideBySide() const { return places(width()).beside; }
    QRectF wordRect(int which, int word) const; ///< in this widget
    /// Every digit of the weight of the word there; empty: there is none.
    QString readOut(const QPointF &place) const;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    static constexpr qreal kPillRoom = 6; ///< of the pronoun, around its letters
    static constexpr qreal kVerdictTop = 8;

    struct Sentence
    {
        PronounReading reading;
        QStringList words; ///< with their punctuation
        int pronoun = 0;
        QList<int> bold; ///< nouns and adjective
    };
    struct Verdict
    {
        bool good = false;
        FlowText text;
    };
    struct Places
    {
        bool beside = false;
        int step = 0;
        qreal column = 0;
        std::array<QPointF, 2> origin;
        std::array<qreal, 2> lineHeight{};
        int height = 0;
    };
    const Places &places(int width) const;
    Places findPlaces(int width) const;
    QList<PronounLine::Word> boxes(const Sentence &sentence, int step) const;
    PronounLine line(const Sentence &sentence, int step, qreal width) const;
    QList<Verdict> verdicts(const Sentence &sentence) const;
    /// Draws them when there is a painter; the height they take.
    qreal setVerdicts(const Sentence &sentence, QPainter *painter, qreal width) const;
    qreal besideGap() const { return length(40); }
    qreal spaceAt(int step) const;
    qreal strokeOf(double weight) const;
    void drawArcs(QPainter &painter, const Sentence &sentence, const PronounLine &line) const;
    void drawWords(QPainter &painter, const Sentence &sentence, const PronounLine &line, int step) const;
    void drawNumbers(QPainter &painter, const Sentence &sentence, const PronounLine &line) const;

    std::array<Sentence, 2> m_sentences;
    /// At this width, until something changes: asked for several times before each picture.
    mutable Places m_places;
    mutable int m_placedAt = -1;
};

} // namespace nunchi::exhibits
