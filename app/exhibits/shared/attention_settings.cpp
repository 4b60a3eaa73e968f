// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/shared/attention_settings.h"

#include "exhibits/shared/sentence_book.h"

namespace nunchi::exhibits {

namespace {
const QStringList &paddingNames()
{
    static const QStringList names{QStringLiteral("none"), QStringLiteral("shown"), QStringLiteral("hidden")};
    return names;
}
} // namespace

AttentionSettings AttentionSettings::defaults()
{
    AttentionSettings settings;
    settings.sentence = SentenceBook::builtIn().sentences().first().id;
    return settings;
}

QList<Parameter> AttentionSettings::parameters()
{
    QStringList sentences;
    for (const Sentence &sentence : SentenceBook::builtIn().sentences())
        sentences << sentence.id;
    using Kind = Parameter::Kind;
    return {
        {QStringLiteral("sentence"), Kind::Choice, sentences.first(), 0, 0, sentences},
        {QStringLiteral("text"), Kind::Text, QString(), 0, maxTextLength, {}},
        {QStringLiteral("scaled"), Kind::Boolean, true, 0, 0, {}},
        {QStringLiteral("causal"), Kind::Boolean, false, 0, 0, {}},
        {QStringLiteral("padding"), Kind::Choice, paddingNames().first(), 0, 0, paddingNames()},
        {QStringLiteral("edits"), Kind::Json, QJsonObject(), 0, 0, {}},
    };
}

void AttentionSettings::write(QJsonObject &state) const
{
    QJsonObject editObject;
    for (auto it = edits.begin(); it != edits.end(); ++it)
        editObject[it.key()] = it.value();
    state[QStringLiteral("sentence")] = sentence;
    state[QStringLiteral("text")] = text;
    state[QStringLiteral("scaled")] = scaled;
    state[QStringLiteral("causal")] = causal;
    state[QStringLiteral("padding")] = paddingNames().at(int(padding));
    state[QStringLiteral("edits")] = editObject;
}

AttentionSettings AttentionSettings::read(const QJsonObject &state)
{
    AttentionSettings settings;
    settings.sentence = state[QLatin1String("sentence")].toString();
    settings.text = state[QLatin1String("text")].toString();
    settings.scaled = state[QLatin1String("scaled")].toBool();
    settings.causal = state[QLatin1String("causal")].toBool();
    settings.padding =
        Padding(std::max<qsizetype>(0, paddingNames().indexOf(state[QLatin1String("padding")].toString())));
    const QJsonObject editObject = state[QLatin1String("edits")].toObject();
    for (auto it = editObject.begin(); it != editObject.end(); ++it)
        // What is not a number becomes NaN, which AttentionValues refuses by name.
        settings.edits[it.key()] = it.value().toDouble(qQNaN());
    return settings;
}

} // namespace nunchi::exhibits
