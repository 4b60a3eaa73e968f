// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/pronoun_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "exhibits/shared/number_text.h"

namespace nunchi::exhibits::pronoun_text {

using namespace engine;

namespace {
struct Say
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::exhibits::Pronoun)
};
} // namespace

Language languageOf(const QString &code)
{
    return code == QLatin1String("ko") ? Language::Korean : Language::English;
}

QString word(Language language, int number)
{
    const std::string_view text = pronounWords(language).words[std::size_t(number)].text;
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QString it(Language language)
{
    return word(language, pronounWords(language).pronoun);
}

QString sentence(const PronounSentence &sentence)
{
    return QString::fromStdString(text(sentence));
}

QString look(const PronounReading &reading)
{
    const PronounSentence &said = reading.sentence;
    const PronounPositions at = positions(said);
    //: %1 is the word that asks ("it"), %2 and %4 are nouns, %3 and %5 how much it looks at them.
    return Say::tr("“%1” looks at: %2 %3, %4 %5")
        .arg(it(said.language), word(said.language, said.object), fixedNumber(reading.weights(at.object), 2),
            word(said.language, said.container), fixedNumber(reading.weights(at.container), 2));
}

QString answer(const PronounReading &reading)
{
    const QString named = word(reading.sentence.language, reading.answer);
    const QString sure = fixedNumber(reading.certainty, 2);
    //: %1 is the word the network names, %2 the probability it gives to it.
    return reading.isRight() ? Say::tr("answer: %1, right (probability %2)").arg(named, sure)
                             : Say::tr("answer: %1, wrong (probability %2)").arg(named, sure);
}

QString everything(const PronounReading &reading)
{
    QStringList cells;
    const std::vector<PronounToken> tokens = words(reading.sentence);
    for (std::size_t i = 0; i < tokens.size(); ++i)
        cells << QString::fromStdString(tokens[i].text) + u' ' + fixedNumber(reading.weights(Index(i)), 2);
    return Say::tr("%1 Weights of “%2”: %3. The %4.")
        .arg(sentence(reading.sentence), it(reading.sentence.language), cells.join(QStringLiteral(", ")),
            answer(reading));
}

QString whyUnseen(const PronounSentence &sentence)
{
    const std::optional<HeldOut> kind = heldOut(sentence);
    if (!kind)
        return {};
    switch (*kind) {
    case HeldOut::Pair:
        return Say::tr("It never read these two nouns in one sentence.");
    case HeldOut::Noun:
        return Say::tr("It never read one of these nouns at all.");
    case HeldOut::Adjective:
        break;
    }
    return Say::tr("It never read this adjective beside this noun.");
}

} // namespace nunchi::exhibits::pronoun_text
