// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/view_words.h"

#include <QCoreApplication>

#include "exhibits/shared/number_text.h"
#include "typeset/math_runs.h"

namespace nunchi::exhibits::attention_steps::words {

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::exhibits::attention_steps::View)
};

QString queryText(const Model &model)
{
    return model.values().tokens()[model.values().queryIndex()].text;
}

/// The share of the weight that the two strongest hold.
double strongestShare(const Model &model, const engine::AttentionTrace &trace)
{
    double share = 0;
    for (const int token : model.strongest())
        share += trace.weights(model.values().queryIndex(), token);
    return share;
}

} // namespace

QString title(const Model &model)
{
    //: Title of an exhibit; %1 is a word of the sentence, in Korean with its particle.
    return Say::tr("Where does “%1” look?").arg(queryText(model));
}

QString caption(bool onPaper)
{
    if (onPaper)
        return Say::tr("Attention in four steps");
    return Say::tr("Attention in four steps: press a token and it becomes the query");
}

namespace {
/// How much of the weight the strongest hold, now and with the division switched the other way.
QString trySharing(const Model &model)
{
    const bool scaled = model.values().settings().scaled;
    const QList<int> strongest = model.strongest();
    const QString now = percentNumber(strongestShare(model, model.values().trace()));
    const QString other = percentNumber(strongestShare(model, model.values().otherTrace()));
    const bool two = strongest.size() == 2;
    const QString name = typeset::asLine(model.values().tokens()[strongest.first()].text);
    if (!scaled && two)
        return Say::tr("The share of two tokens went from %1 to %2. Switch the division on again and try another token "
                       "as the query.")
            .arg(other, now);
    if (!scaled)
        //: %1 is a token.
        return Say::tr("The share of “%1” went from %2 to %3. Switch the division on again and try another token as "
                       "the query.")
            .arg(name, other, now);
    if (two)
        return Say::tr("Switch the division by $\\sqrt{d_k}$ off. Two tokens hold %1 of the weight now; how much will "
                       "it be?")
            .arg(now);
    //: %1 is a token.
    return Say::tr("Switch the division by $\\sqrt{d_k}$ off. “%1” holds %2 of the weight now; how much will it be?")
        .arg(name, now);
}
} // namespace

QString tryThis(const Model &model)
{
    if (model.allAlike())
        return Say::tr("To this query all keys are alike. Change a number, or choose another query: when do the weights "
                       "part?");
    int seen = 0;
    for (int key = 0; key < model.values().count(); ++key)
        seen += model.values().maySee(model.values().queryIndex(), key) ? 1 : 0;
    if (seen < 2)
        return Say::tr("Choose another token as the query: at how many others may it look?");
    if (model.strongest().isEmpty())
        return Say::tr("More than two tokens share the largest weight. Change a number: which one comes out on top?");
    return trySharing(model);
}

QString stepName(Step step)
{
    switch (step) {
    case Step::Scores:
        return QStringLiteral("$\\Q{q}\\cdot\\K{k_j}$");
    case Step::Scaling:
        return QStringLiteral("$\\div\\sqrt{d_k}$");
    case Step::Softmax:
        return QStringLiteral("softmax");
    case Step::Mixing:
        break;
    }
    //: Name of the last step of attention.
    return Say::tr("weighted sum");
}

QString stepCaption(Step step, bool scaled)
{
    switch (step) {
    case Step::Scores:
        //: Under "q·k": the score is as high as query and key are alike.
        return Say::tr("better fit, higher score");
    case Step::Scaling:
        //: Under "÷√d_k".
        return scaled ? Say::tr("keeps the size steady") : Say::tr("skipped");
    case Step::Softmax:
        //: Under "softmax".
        return Say::tr("weights that add up to 1");
    case Step::Mixing:
        break;
    }
    //: Under "weighted sum".
    return Say::tr("values mixed by weight");
}

QString stepNumber(Step step)
{
    return QString(QChar(u'\u2460' + int(step) - 1));
}

QString explanation(const Model &model)
{
    const bool scaled = model.values().settings().scaled;
    if (model.values().isBlind(model.values().queryIndex()))
        return Say::tr("This query may look at nothing: every key is masked. All weights are 0, and so is the output.");
    switch (model.step()) {
    case Step::Scores:
        return Say::tr("The query is multiplied with each key, like with like, and the products are added up.");
    case Step::Scaling:
        return scaled ? Say::tr(
                   "The more dimensions, the larger the sums. Dividing by $\\sqrt{d_k}$ keeps the scores at one size.")
                      : Say::tr("The division is switched off: the scores stay as large as they are.");
    case Step::Softmax:
        if (model.allAlike())
            return Say::tr("All scores are alike, so all weights are: each is 1 divided by the number of keys.");
        return scaled
            ? Say::tr("Each score becomes a power of e and is divided by their sum. All are positive and add up to 1.")
            : Say::tr(
                "Not divided, the large scores have swollen most. The dark ticks are the weights with the division.");
    case Step::Mixing:
        break;
    }
    return Say::tr("The output is a mixture of all values, of each as much as its weight says.");
}

Formula formula(const Model &model)
{
    const bool scaled = model.values().settings().scaled;
    const QString exponent = scaled ? QStringLiteral("/\\sqrt{d_k}") : QString();
    switch (model.step()) {
    case Step::Scores:
        return {QStringLiteral("$s_j=\\Q{q}\\cdot\\K{k_j}$"), {}, {}};
    case Step::Scaling:
        if (scaled)
            return {{}, QStringLiteral("$s_j$"), QStringLiteral("$\\sqrt{d_k}$")};
        return {QStringLiteral("$s_j$"), {}, {}};
    case Step::Softmax:
        return {QStringLiteral("$\\W{w_j}=$"), QStringLiteral("$e^{s_j%1}$").arg(exponent),
            QStringLiteral("$\\sum_l\\,e^{s_l%1}$").arg(exponent)};
    case Step::Mixing:
        break;
    }
    return {QStringLiteral("$\\V{z}=\\sum_j\\,\\W{w_j}\\,\\V{v_j}$"), {}, {}};
}

QString tokenCell(const Model &model, int token, int dimension)
{
    const AttentionValues &values = model.values();
    const QString cell = Say::tr("%1, %2: %3")
                             .arg(values.tokens()[token].text, values.dimensions()[dimension].name,
                                 shortNumber(values.x()(token, dimension)));
    return values.isEdited(token, dimension)
        ? Say::tr("%1 (it was %2)").arg(cell, shortNumber(values.original(token, dimension)))
        : cell;
}

QString queryCell(const Model &model, int dimension)
{
    const AttentionValues &values = model.values();
    const int query = values.queryIndex();
    QStringList terms;
    for (int r = 0; r < values.width(); ++r)
        if (values.wQ()(r, dimension) != 0)
            terms << shortNumber(values.x()(query, r)) + u'\u00D7' + shortNumber(values.wQ()(r, dimension));
    if (terms.isEmpty())
        terms << QStringLiteral("0");
    //: How one component of the query comes about: %1 dimension, %2 sum of products, %3 result.
    return Say::tr("query, %1: x·W_Q = %2 = %3")
        .arg(values.dimensions()[dimension].name, terms.join(QStringLiteral(" + ")),
            shortNumber(values.q()(query, dimension)));
}

QString outputCell(const Model &model, int dimension, int maxTerms)
{
    const AttentionValues &values = model.values();
    const int query = values.queryIndex();
    QList<int> order;
    for (int j = 0; j < values.count(); ++j)
        if (values.trace().weights(query, j) * values.v()(j, dimension) != 0)
            order << j;
    const auto size = [&](int j) { return std::abs(values.trace().weights(query, j) * values.v()(j, dimension)); };
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return size(a) > size(b); });
    QStringList terms;
    for (const int j : order.mid(0, maxTerms))
        terms << fixedNumber(values.trace().weights(query, j), 3) + u'\u00D7' + shortNumber(values.v()(j, dimension));
    if (order.size() > maxTerms)
        terms << QStringLiteral("\u2026");
    if (terms.isEmpty())
        terms << QStringLiteral("0");
    //: How one component of the output comes about: %1 dimension, %2 sum of products, %3 result.
    return Say::tr("output, %1: %2 = %3")
        .arg(values.dimensions()[dimension].name, terms.join(QStringLiteral(" + ")),
            fixedNumber(values.trace().output(query, dimension), 2));
}

QString scoreCell(const Model &model, int token)
{
    const AttentionValues &values = model.values();
    QStringList terms;
    for (const Term &term : model.terms(token))
        terms << shortNumber(term.q) + u'\u00D7' + shortNumber(term.k);
    return values.tokens()[token].text + QStringLiteral(": ") + terms.join(QStringLiteral(" + "))
        + QStringLiteral(" = ") + fixedNumber(values.trace().raw(values.queryIndex(), token), 2);
}

QString scaledCell(const Model &model, int token)
{
    const AttentionValues &values = model.values();
    const int query = values.queryIndex();
    const QString name = values.tokens()[token].text;
    if (!values.settings().scaled)
        return Say::tr("%1: not divided, %2 stays").arg(name, fixedNumber(values.trace().raw(query, token), 2));
    return QStringLiteral("%1: %2 \u00F7 \u221A%3 = %4")
        .arg(name, fixedNumber(values.trace().raw(query, token), 2), QString::number(values.width()),
            fixedNumber(values.trace().scaled(query, token), 2));
}

QString weightCell(const Model &model, int token)
{
    const AttentionValues &values = model.values();
    const int query = values.queryIndex();
    const QString name = values.tokens()[token].text;
    if (!values.maySee(query, token))
        return Say::tr("%1: weight 0, %2").arg(name, maskReason(model, token));
    return Say::tr("%1: weight %2, that is %3 of the look of “%4”")
        .arg(name, fixedNumber(values.trace().weights(query, token), 3),
            percentNumber(values.trace().weights(query, token)), queryText(model));
}

QString maskReason(const Model &model, int token)
{
    const AttentionValues &values = model.values();
    if (values.settings().padding == Padding::Hidden && values.tokens()[token].padding)
        return Say::tr("masked as padding");
    return Say::tr("masked: it comes later");
}

} // namespace nunchi::exhibits::attention_steps::words
