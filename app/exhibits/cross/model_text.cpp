// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/cross/model_text.h"

#include <cmath>

#include <QCoreApplication>
#include <QStringList>

#include "exhibits/cross/model.h"
#include "exhibits/shared/number_text.h"

namespace nunchi::exhibits::cross {

namespace {

constexpr double kLeastFetched = 0.05; ///< less of a feature is not told

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::exhibits::cross::Text)
};

QString sentenceText(const QList<Word> &words)
{
    QStringList texts;
    for (const Word &word : words)
        texts << word.text;
    return texts.join(u' ');
}

QString weightsText(const Model &model, int query)
{
    QStringList parts;
    for (int key = 0; key < model.keyCount(); ++key)
        parts << model.answering()[key].text + u' ' + fixedNumber(model.weight(query, key), 2);
    return parts.join(QStringLiteral(", "));
}

QString featuresText(const Model &model, const Word &word)
{
    QStringList parts;
    for (int feature = 0; feature < Model::width(); ++feature)
        if (const double x = word.x.value(Model::book().features()[feature].id); x != 0)
            parts << model.featureName(feature) + u' ' + shortNumber(x);
    //: Instead of a word's features: it has none.
    return parts.isEmpty() ? Say::tr("no feature") : parts.join(QStringLiteral(", "));
}

QString sourcesText(const Model &model)
{
    const QString asking = languageName(model.askingLanguage());
    if (model.attention() == Attention::Self)
        return Say::tr("Self-attention: Q, K and V all come from the %1 sentence.").arg(asking);
    return Say::tr("Cross-attention: Q comes from the %1 sentence that is being written, K and V from the %2 source.")
        .arg(asking, languageName(model.answeringLanguage()));
}

} // namespace

QString languageName(const QString &language)
{
    return language == QLatin1String("ko") ? Say::tr("Korean") : Say::tr("English");
}

QString lookText(const Model &model, int query)
{
    const QList<int> keys = model.strongest(query);
    const QString word = model.asking()[query].text;
    //: Of a word that finds no partner; %2 is a number.
    if (keys.isEmpty())
        return Say::tr("%1: finds no partner and looks at all alike, %2 each")
            .arg(word, fixedNumber(model.weight(query, 0), 2));
    QStringList words;
    for (const int key : keys)
        words << model.answering()[key].text;
    const QString most = fixedNumber(model.weight(query, keys.first()), 2);
    //: %1 looks at the words %2 with the weight %3.
    const QString pattern = keys.size() == 1 ? Say::tr("%1: most at %2, %3") : Say::tr("%1: most at %2, %3 each");
    return pattern.arg(word, words.join(QStringLiteral(", ")), most);
}

QString fetchedText(const Model &model, int query)
{
    QStringList parts;
    for (const int feature : model.fetched(query)) {
        const double amount = model.trace().output(query, feature);
        if (std::abs(amount) < kLeastFetched) {
            parts << QStringLiteral("\u2026");
            break; // the most comes first
        }
        parts << model.featureName(feature) + u' ' + fixedNumber(amount, 2);
    }
    return parts.join(QStringLiteral(", "));
}

QString workingText(const Model &model, int query, int key)
{
    QStringList terms;
    for (const int feature : model.shared(query, key))
        terms << model.featureName(feature) + u' ' + shortNumber(model.q()(query, feature)) + QChar(0xD7)
                + shortNumber(model.k()(key, feature));
    const engine::AttentionTrace &trace = model.trace();
    //: How a score comes about: two words, products of numbers, the score, a root, the scaled score, the weight.
    const QString pattern = Say::tr("%1 and %2: %3 = %4; divided by √%5 it is %6; softmax makes it a weight of %7");
    return pattern.arg(model.asking()[query].text, model.answering()[key].text,
        //: Instead of products: the two words share no feature.
        terms.isEmpty() ? Say::tr("nothing in common") : terms.join(QStringLiteral(" + ")),
        fixedNumber(trace.raw(query, key), 2), QString::number(Model::width()),
        fixedNumber(trace.scaled(query, key), 2), fixedNumber(model.weight(query, key), 2));
}

QString modelText(const Model &model)
{
    QStringList lines{sourcesText(model)};
    lines << languageName(model.askingLanguage()) + QStringLiteral(": ") + sentenceText(model.asking());
    if (model.attention() == Attention::Cross)
        lines << languageName(model.answeringLanguage()) + QStringLiteral(": ") + sentenceText(model.answering());
    const int query = model.query();
    lines << Say::tr("The query is “%1”.").arg(model.asking()[query].text) + u' ' + lookText(model, query) + u'.';
    lines << workingText(model, query, model.key()) + u'.';
    lines << Say::tr("It fetches: %1.").arg(fetchedText(model, query));
    lines << Say::tr("All weights:");
    for (int row = 0; row < model.queryCount(); ++row)
        lines << model.asking()[row].text + QStringLiteral(": ") + weightsText(model, row);
    lines << Say::tr("What the words mean in numbers:");
    for (const QList<Word> &words : {model.pair().sentences[QStringLiteral("ko")], model.pair().sentences[QStringLiteral("en")]})
        for (const Word &word : words)
            lines << word.text + QStringLiteral(": ") + featuresText(model, word);
    return lines.join(u'\n');
}

} // namespace nunchi::exhibits::cross
