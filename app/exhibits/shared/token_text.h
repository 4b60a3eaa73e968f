// SPDX-License-Identifier: GPL-3.0-or-later
// How typed text becomes tokens: composed (NFC), cut at white space, nothing else. A syllable is never split.
#pragma once

#include <QStringList>

namespace nunchi::exhibits {

constexpr int maxTokens = 24;
constexpr int maxTokenLength = 20; ///< user-perceived letters of one token

QStringList splitTokens(const QString &text);
/// Letters as a reader counts them (an emoji family or a Hangul syllable is one).
int letterCount(const QString &token);
/// The word as it is written, without the punctuation around it.
QString withoutMarks(const QString &token);
/// For looking a word up: composed, small letters, straight apostrophes, no punctuation around it.
QString bareWord(const QString &token);
/// "⟨pad⟩", "<pad>", "[PAD]": a place that only fills up the sentence.
bool isPaddingToken(const QString &token);
QString paddingToken();

} // namespace nunchi::exhibits
