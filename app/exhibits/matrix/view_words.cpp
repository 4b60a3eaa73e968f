// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/matrix/view_words.h"

#include <QCoreApplication>

#include "exhibits/matrix/model_large_text.h"
#include "exhibits/shared/number_text.h"
#include "exhibits/shared/number_words.h"
#include "typeset/math_runs.h"

namespace nunchi::exhibits::matrix::words {

namespace {
struct Say
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::exhibits::matrix::View)
};

QString token(const Model &model, int index)
{
    return model.values().tokens()[index].text;
}

QString colored(char16_t meaning, const QString &words)
{
    return u'\\' + QString(QChar(meaning)) + u'{' + typeset::asLine(words) + u'}';
}

QString coloredWords(char16_t meaning, const QString &words)
{
    QStringList all;
    for (const QString &word : words.split(u' '))
        all << colored(meaning, word);
    return all.join(u' ');
}
} // namespace

QString title()
{
    return Say::tr("Who looks at whom?");
}

QString caption(const Model &model)
{
    if (model.isLarge())
        return typeset::asLine(text::caption(model.field()));
    if (model.show() == Show::Scores)
        return Say::tr("Each query (row) meets every key (column): the scores that go into the softmax");
    const AttentionSettings &settings = model.values().settings();
    if (!model.values().trace().blindQueries.empty())
        return Say::tr("Each query (row) looks at the keys (columns) the mask leaves; a row adds up to 1, or to 0 where "
                       "nothing is left");
    if (settings.causal || settings.padding == Padding::Hidden)
        return Say::tr("Each query (row) looks at the keys (columns) the mask leaves; a row still adds up to 1");
    return Say::tr("Each query (row) looks at every key (column); a row always adds up to 1");
}

QString tryLarge(const Model &model)
{
    if (!model.field().shown().isAttention())
        return Say::tr("Zoom in on a bright spot until single cells appear. What stands in its row and in its column?");
    if (model.field().shown().source == Source::File)
        return Say::tr("Zoom in until single weights appear. How few of them carry most of a row? Then switch off the "
                       "division by $\\sqrt{d_k}$.");
    return Say::tr("Which stretches of the text look at each other, however far apart? Zoom in until single weights "
                   "appear, then switch off the division by $\\sqrt{d_k}$.");
}

QString tryThis()
{
    return Say::tr("Find the rows that look almost evenly at everything. Which word is really searching?");
}

QList<KeyLegend::Key> keysOfLarge(const Model &model)
{
    QList<KeyLegend::Key> keys{
        {{QStringLiteral("\u2190"), QStringLiteral("\u2191"), QStringLiteral("\u2193"), QStringLiteral("\u2192")},
            Say::tr("move the cell")},
        //: Legend of keys: with the shift key, arrows move the picture.
        {{QStringLiteral("\u21e7\u2190"), QStringLiteral("\u21e7\u2192")}, Say::tr("move the picture")},
        //: Legend of keys.
        {{QStringLiteral("+"), QStringLiteral("\u2212")}, Say::tr("zoom")},
        //: Legend of keys; a key of the keyboard.
        {{Say::tr("Home")}, Say::tr("the whole matrix")},
    };
    if (model.field().shown().isAttention())
        keys << QList<KeyLegend::Key>{{{QStringLiteral("V")}, Say::tr("weights or scores")},
            {{QStringLiteral("S")}, Say::tr("divide")}, {{QStringLiteral("M")}, Say::tr("mask")}};
    return keys << QList<KeyLegend::Key>{{{QStringLiteral("L")}, Say::tr("length")},
               {{QStringLiteral("O")}, Say::tr("open a file")}, {{QStringLiteral("R")}, Say::tr("start over")},
               {{Say::tr("Ctrl+Z")}, Say::tr("undo")}};
}

QList<KeyLegend::Key> keys()
{
    return {
        {{QStringLiteral("\u2190"), QStringLiteral("\u2191"), QStringLiteral("\u2193"), QStringLiteral("\u2192")},
            //: Legend of keys.
            Say::tr("move the cell")},
        {{QStringLiteral("V")},
            //: Legend of keys: switches between weights and scores.
            Say::tr("weights or scores")},
        {{QStringLiteral("S")}, Say::tr("divide")},
        {{QStringLiteral("M")}, Say::tr("mask")},
        {{QStringLiteral("P")}, Say::tr("padding")},
        //: Legend of keys: how many queries and keys there are.
        {{QStringLiteral("L")}, Say::tr("length")},
        //: Legend of keys.
        {{QStringLiteral("O")}, Say::tr("open a file")},
        {{QStringLiteral("R")}, Say::tr("start over")},
        {{Say::tr("Ctrl+Z")}, Say::tr("undo")},
    };
}

QString looksAt(const Model &model, Cell cell)
{
    //: %1 is the word that asks, %2 the word that is looked at. In Korean without particles: both may be any word.
    return Say::tr("%1 looks at %2")
        .arg(colored(u'Q', token(model, cell.row)), colored(u'K', token(model, cell.column)));
}

QString place(Cell cell)
{
    return Say::tr("row %1, column %2").arg(cell.row + 1).arg(cell.column + 1);
}

QString maskReason(const Model &model, Cell cell)
{
    if (!model.isMasked(cell.row, cell.column))
        return {};
    if (model.values().isBlind(cell.row))
        return Say::tr("this query may look at nothing");
    const bool padding = model.values().tokens()[cell.column].padding;
    if (padding && model.values().settings().padding == Padding::Hidden)
        return Say::tr("masked: padding is not looked at");
    return Say::tr("masked: this key comes later");
}

QString readOut(const Model &model, Cell cell)
{
    const QString who = Say::tr("“%1” looks at “%2”").arg(token(model, cell.row), token(model, cell.column));
    const QString masked = maskReason(model, cell);
    if (!masked.isEmpty())
        return Say::tr("%1: %2. Weight 0.").arg(who, masked);
    const engine::AttentionTrace &trace = model.values().trace();
    return Say::tr("%1: score %2, divided %3, weight %4. The row adds up to %5.")
        .arg(who, fixedNumber(trace.raw(cell.row, cell.column), 2), fixedNumber(trace.scaled(cell.row, cell.column), 2),
            fixedNumber(trace.weights(cell.row, cell.column), 3), fixedNumber(model.rowSum(cell.row), 2));
}

QString exactly(const Model &model, Cell cell)
{
    const engine::AttentionTrace &trace = model.values().trace();
    QStringList lines{token(model, cell.row) + QStringLiteral(" \u2192 ") + token(model, cell.column)};
    //: In a tool tip, before the exact number of the score q·k.
    lines << Say::tr("score %1").arg(exactNumber(trace.raw(cell.row, cell.column)));
    //: The score that goes into the softmax, in a tool tip.
    lines << Say::tr("into the softmax %1").arg(exactNumber(trace.masked(cell.row, cell.column)));
    lines << Say::tr("weight %1").arg(exactNumber(trace.weights(cell.row, cell.column)));
    const QString masked = maskReason(model, cell);
    if (!masked.isEmpty())
        lines << masked;
    return lines.join(u'\n');
}

Spot spotAt(const Model &model, Cell cell)
{
    return {cell.row, cell.column, model.field().matrix().at(cell.row, cell.column)};
}

double rawScore(const QueriesAndKeys &made, Cell cell)
{
    return made.q.row(cell.row).cast<double>().dot(made.k.row(cell.column).cast<double>());
}

QString cellName(const Model &model, Cell cell)
{
    const QString row = groupedNumber(cell.row + 1);
    const QString column = groupedNumber(cell.column + 1);
    if (!model.field().shown().isAttention())
        return Say::tr("row %1, column %2").arg(row, column);
    //: A token of a long text, by its number.
    const QString asks = coloredWords(u'Q', Say::tr("query %1").arg(row));
    //: A token of a long text, by its number.
    const QString answers = coloredWords(u'K', Say::tr("key %1").arg(column));
    return Say::tr("%1 looks at %2").arg(asks, answers);
}

QString cellNote(const Model &model, Cell cell)
{
    const Field &field = model.field();
    if (field.isMasked(cell.row, cell.column))
        return field.visible(cell.row) == 0 ? Say::tr("this query may look at nothing")
                                            : Say::tr("masked: this key comes later");
    if (!field.shown().isAttention())
        //: Above a large figure: what it is.
        return Say::tr("number");
    return field.shown().scores ? Say::tr("score") : Say::tr("weight");
}

QString shortNumberOf(const Model &model, const Spot &spot)
{
    return model.field().isMasked(spot.row, spot.column) && !model.field().shown().scores ? QStringLiteral("0")
                                                                                            : text::numberText(spot.value);
}

QString exactNumberOf(const Model &model, const Spot &spot)
{
    const QString digits = model.field().matrix().isWide() ? exactNumber(spot.value) : exactFloat(spot.value);
    //: Under a rounded number: all digits it has.
    return Say::tr("exactly %1").arg(digits);
}

QString readOutLarge(const Model &model, const Spot &spot)
{
    const Field &field = model.field();
    const QString where = typeset::plainLine(cellName(model, {spot.row, spot.column}));
    const QString number = shortNumberOf(model, spot);
    if (field.isMasked(spot.row, spot.column))
        return Say::tr("%1: %2. Weight 0.").arg(where, cellNote(model, {spot.row, spot.column}));
    if (field.shown().scores)
        return Say::tr("%1: score %2.").arg(where, number);
    const QString sum = fixedNumber(field.matrix().rowSum(spot.row), 4);
    if (!field.shown().isAttention())
        return Say::tr("%1: %2. The row adds up to %3.").arg(where, number, sum);
    return Say::tr("%1: weight %2. The row adds up to %3.").arg(where, number, sum);
}

QString exactlyLarge(const Model &model, const Spot &spot)
{
    return typeset::plainLine(cellName(model, {spot.row, spot.column})) + u'\n' + exactNumberOf(model, spot);
}

QString scaleName(const Model &model)
{
    if (model.isLarge()) {
        const Field &field = model.field();
        const QString largest = text::numberText(field.matrix().largest());
        if (model.isSigned())
            return Say::tr("from %1 to %2; the scale reaches as far on both sides of 0")
                .arg(text::numberText(field.matrix().smallest()), largest);
        if (field.isClipped())
            //: Under a colour scale: larger numbers than %1 have the colour of its end.
            return Say::tr("from %1 on all alike; the largest is %2").arg(text::numberText(field.scaleEnd()), largest);
        return field.shown().isAttention() ? Say::tr("weight; the scale ends at the largest, %1").arg(largest)
                                           : Say::tr("the scale ends at the largest, %1").arg(largest);
    }
    const QString largest = fixedNumber(model.largestShown(), 2);
    if (model.show() == Show::Weights)
        return Say::tr("weight; the largest here is %1").arg(largest);
    return Say::tr("score that goes into the softmax; the largest in size is %1").arg(largest);
}

QString scaleRange(const Model &model)
{
    //: Under the colour scale, when each row is coloured on a scale of its own: %1 is the word of the row shown.
    return Say::tr("the scale of the row “%1”: each row has its own").arg(token(model, model.row()));
}

QString noPreference(int count)
{
    //: The weight that every key would get from a query without preference: %1 is the number of keys.
    return Say::tr("1/%1, no preference").arg(groupedNumber(count));
}

} // namespace nunchi::exhibits::matrix::words
