// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/sentence_book.h"

#include <algorithm>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "exhibits/shared/json_words.h"
#include "exhibits/shared/token_text.h"

namespace nunchi::exhibits {

namespace {

QList<SentenceToken> sentenceTokens(const QJsonArray &pairs)
{
    QList<SentenceToken> tokens;
    QHash<QString, int> seen;
    for (const QJsonValue &pair : pairs) {
        const QString word = pair.toArray().at(0).toString();
        const int times = ++seen[word];
        const QString key = times == 1 ? word : word + u'#' + QString::number(times);
        tokens.append({key, word, pair.toArray().at(1).toString().normalized(QString::NormalizationForm_C)});
    }
    return tokens;
}

template <typename T> const T *byId(const QList<T> &list, const QString &id)
{
    const auto found = std::find_if(list.begin(), list.end(), [&](const T &item) { return item.id == id; });
    return found == list.end() ? nullptr : &*found;
}

} // namespace

std::optional<QString> SentenceBook::readWords(const QJsonObject &root)
{
    const QJsonObject dimensions = root[QLatin1String("dimensions")].toObject();
    for (auto it = dimensions.begin(); it != dimensions.end(); ++it)
        m_dimensions.append(
            {it.key(), translated(it.value()[QLatin1String("name")]), translated(it.value()[QLatin1String("means")])});
    m_forms = FormIndex(strings(root[QLatin1String("particles")]));
    for (const QJsonValue &value : root[QLatin1String("words")].toArray()) {
        Word word{value[QLatin1String("id")].toString(), {}, numbers(value[QLatin1String("x")]),
            translated(value[QLatin1String("why")])};
        for (const QString &form : strings(value[QLatin1String("ko")]) + strings(value[QLatin1String("en")]))
            word.forms << bareWord(form);
        for (const QString &id : word.x.keys())
            if (!dimension(id))
                return QStringLiteral("word “%1” names a dimension “%2” that there is not").arg(word.id, id);
        for (const QString &form : std::as_const(word.forms))
            m_forms.add(form, m_words.size());
        m_words.append(word);
    }
    return {};
}

std::optional<QString> SentenceBook::readSentence(const QJsonObject &object)
{
    Sentence sentence;
    sentence.id = object[QLatin1String("id")].toString();
    sentence.shortName = translated(object[QLatin1String("short")]);
    sentence.title = translated(object[QLatin1String("title")]);
    sentence.note = translated(object[QLatin1String("note")]);
    sentence.query = object[QLatin1String("query")].toString();
    sentence.dimensions = strings(object[QLatin1String("dimensions")]);
    const QJsonObject mixed = object[QLatin1String("mixed")].toObject();
    for (auto it = mixed.begin(); it != mixed.end(); ++it)
        sentence.mixed[it.key()] = numbers(it.value());
    for (const QJsonValue &row : object[QLatin1String("wQ")].toArray()) {
        QList<double> values;
        for (const QJsonValue &number : row.toArray())
            values << number.toDouble();
        if (values.size() != sentence.dimensions.size())
            return QStringLiteral("a row of wQ of “%1” is not as long as its dimensions").arg(sentence.id);
        sentence.wQ << values;
    }
    if (sentence.wQ.size() != sentence.dimensions.size())
        return QStringLiteral("wQ of “%1” does not fit its dimensions").arg(sentence.id);
    for (const QString &id : std::as_const(sentence.dimensions))
        if (!dimension(id))
            return QStringLiteral("sentence “%1” names a dimension “%2” that there is not").arg(sentence.id, id);
    for (const QString &language : {QStringLiteral("ko"), QStringLiteral("en")}) {
        sentence.tokens[language] = sentenceTokens(object[language].toArray());
        if (sentence.tokens[language].isEmpty())
            return QStringLiteral("sentence “%1” has no words in “%2”").arg(sentence.id, language);
        for (const SentenceToken &token : std::as_const(sentence.tokens[language]))
            if (!word(token.word))
                return QStringLiteral("sentence “%1” uses a word “%2” that there is not").arg(sentence.id, token.word);
    }
    m_sentences.append(sentence);
    return {};
}

std::optional<SentenceBook> SentenceBook::read(const QByteArray &json, QString *reason)
{
    QJsonParseError error;
    const QJsonObject root = QJsonDocument::fromJson(json, &error).object();
    SentenceBook book;
    std::optional<QString> fault;
    if (error.error != QJsonParseError::NoError)
        fault = QStringLiteral("%1 at byte %2").arg(error.errorString()).arg(error.offset);
    if (!fault)
        fault = book.readWords(root);
    const QJsonArray sentences = root[QLatin1String("sentences")].toArray();
    for (auto it = sentences.begin(); it != sentences.end() && !fault; ++it)
        fault = book.readSentence(it->toObject());
    if (!fault && book.m_sentences.isEmpty())
        fault = QStringLiteral("there is no sentence");
    if (fault) {
        *reason = *fault;
        return {};
    }
    return book;
}

const SentenceBook &SentenceBook::builtIn()
{
    static const SentenceBook book = [] {
        QFile file(QStringLiteral(":/exhibits/attention-steps/sentences.json"));
        QString reason = QStringLiteral("not found");
        const bool opened = file.open(QIODevice::ReadOnly);
        std::optional<SentenceBook> found = opened ? read(file.readAll(), &reason) : std::nullopt;
        if (!found)
            qFatal("%s: %s", qPrintable(file.fileName()), qPrintable(reason));
        return *found;
    }();
    return book;
}

const Sentence *SentenceBook::sentence(const QString &id) const
{
    return byId(m_sentences, id);
}

const Dimension *SentenceBook::dimension(const QString &id) const
{
    return byId(m_dimensions, id);
}

const Word *SentenceBook::word(const QString &id) const
{
    return byId(m_words, id);
}

const Word *SentenceBook::look(const QString &token) const
{
    const std::optional<qsizetype> index = m_forms.look(token);
    return index ? &m_words[*index] : nullptr;
}

} // namespace nunchi::exhibits
