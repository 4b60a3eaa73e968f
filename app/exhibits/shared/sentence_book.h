// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include "exhibits/shared/form_index.h"
#include "exhibits/shared/json_words.h"

class QJsonObject;

namespace nunchi::exhibits {

/// A direction of the embedding that has a name.
struct Dimension
{
    QString id;
    Translated name;
    Translated means; ///< the question a number along it answers
};

/// A word of the lexicon and why it has the numbers it has.
struct Word
{
    QString id;
    QStringList forms; ///< as bareWord() gives them, all languages, without particles
    QMap<QString, double> x; ///< by dimension; what is missing is 0
    Translated why;
};

struct SentenceToken
{
    QString key; ///< the word's id; a second time: "the#2"
    QString word;
    QString text;
};

struct Sentence
{
    QString id;
    Translated shortName;
    Translated title;
    Translated note; ///< why W_Q (and a mixed x) are what they are
    QString query; ///< key of the token it is about
    QStringList dimensions;
    QList<QList<double>> wQ; ///< d×d, row: dimension of x, column: dimension of q
    QMap<QString, QMap<QString, double>> mixed; ///< key → dimension → what the context has mixed in
    QMap<QString, QList<SentenceToken>> tokens; ///< by language
};

/// The sentences of attention-steps and matrix and the words a person may type, as read from sentences.json.
class SentenceBook
{
public:
    /// Empty, with the reason, when the file is not what it should be.
    static std::optional<SentenceBook> read(const QByteArray &json, QString *reason);
    /// The one inside the program; the tests read it as any other.
    static const SentenceBook &builtIn();

    const QList<Sentence> &sentences() const { return m_sentences; }
    const Sentence *sentence(const QString &id) const;
    const Dimension *dimension(const QString &id) const;
    const Word *word(const QString &id) const;

    /// The word a typed token means: its bare form as it stands; else, without one particle at its end (the longest
    /// first). Null: not in the lexicon.
    const Word *look(const QString &token) const;

private:
    std::optional<QString> readWords(const QJsonObject &root);
    std::optional<QString> readSentence(const QJsonObject &object);

    QList<Dimension> m_dimensions;
    QList<Word> m_words;
    QList<Sentence> m_sentences;
    FormIndex m_forms;
};

} // namespace nunchi::exhibits
