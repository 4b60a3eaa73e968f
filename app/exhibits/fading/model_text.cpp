// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/fading/model_text.h"

#include <cmath>

#include <QCoreApplication>
#include <QStringList>

#include "exhibits/shared/number_text.h"
#include "exhibits/shared/number_words.h"
#include "exhibits/shared/unit_words.h"

namespace nunchi::exhibits::fading::text {

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::exhibits::fading::Model)
};

constexpr double kNamed = 1e12; ///< larger factors are written as powers of ten

QString power(double number)
{
    const QString digits = QString::number(number, 'e', 1);
    const qsizetype e = digits.indexOf(u'e');
    return QStringLiteral("$%1 \\times 10^{%2}$").arg(digits.left(e)).arg(digits.mid(e + 1).toInt());
}

/// "3.1 × 10^-9", for a screen reader.
QString withoutMathematics(QString words)
{
    words.replace(QStringLiteral("\\times"), QStringLiteral("×"));
    for (const QChar sign : {QChar(u'$'), QChar(u'{'), QChar(u'}')})
        words.remove(sign);
    return words;
}

QString fadingText(const Model &model, double factor)
{
    if (!std::isfinite(factor))
        return Say::tr("not at all any more");
    if (factor < 1)
        //: %1 is a factor: an early token is felt more than the last one.
        return Say::tr("%1 times more").arg(times(model, 1 / factor));
    return Say::tr("%1 times less").arg(times(model, factor));
}

} // namespace

QString times(const Model &model, double factor)
{
    if (!std::isfinite(factor))
        return shortNumber(factor);
    if (factor >= kNamed)
        return power(factor);
    return factor < 1e4 ? significantNumber(factor) : numberWords(factor, model.language());
}

QString statement(const Model &model)
{
    if (model.distance() == 0)
        return Say::tr("The last token itself: both feel it fully. Look further back.");
    //: %1 is a distance, %2 and %3 read like "260 thousand times less".
    return Say::tr(
        "The token %1 steps back, against the last one: the RNN’s last state feels it %2, attention’s output "
        "%3.")
        .arg(model.distance())
        .arg(fadingText(model, model.recurrentFading()), fadingText(model, model.attentionFading()));
}

QString bottleneck(const Model &model)
{
    //: %1 and %2 are how many numbers; %3 is how many tokens.
    return Say::tr(
        "The RNN hands on one vector of %1 numbers, however long the text. Attention may look at %2: key and "
        "value of each of the %3 tokens.")
        .arg(groupedNumber(Model::heldByState()), groupedNumber(Model::heldByAttention(model.n())))
        .arg(model.n());
}

QString whole(const Model &model)
{
    QStringList lines{Say::tr("%1 tokens of width %2; recurrent weights of strength %3; seed %4.")
                          .arg(model.n())
                          .arg(Model::kWidth)
                          .arg(fixedNumber(model.strength(), 2))
                          .arg(model.seed())};
    lines << statement(model) << bottleneck(model);
    // A few distances, each twice as far as the one before: the whole curve is in the table.
    for (int distance = 0; distance < model.n(); distance = distance == 0 ? 1 : 2 * distance)
        lines << Say::tr("%1 steps back: influence on the RNN’s last state %2, on attention’s output %3.")
                     .arg(distance)
                     .arg(exactNumber(model.recurrent()(distance)), exactNumber(model.attention()(distance)));
    return withoutMathematics(lines.join(u'\n'));
}

} // namespace nunchi::exhibits::fading::text
