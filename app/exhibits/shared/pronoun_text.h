// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences, words and readings of the pronoun task as people read them.
#pragma once

#include <QString>

#include "exhibits/shared/trained_network.h"

namespace nunchi::exhibits::pronoun_text {

engine::Language languageOf(const QString &code); ///< "ko" or "en"
QString word(engine::Language language, int number);
QString it(engine::Language language); ///< the pronoun itself
QString sentence(const engine::PronounSentence &sentence);
/// "“it” looks at: ball 0.93, box 0.02"
QString look(const PronounReading &reading);
/// "answer: ball (right, probability 0.98)"
QString answer(const PronounReading &reading);
/// The sentence, every weight of "it", and the answer.
QString everything(const PronounReading &reading);
/// Why the network cannot know the sentence by heart; empty: it may have met it.
QString whyUnseen(const engine::PronounSentence &sentence);

} // namespace nunchi::exhibits::pronoun_text
