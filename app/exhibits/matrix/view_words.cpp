// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/matrix/view_words.h"

#include <QCoreApplication>

#include "exhibits/shared/number_text.h"
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
} // namespace

QString title()
{
    return Say::tr("Who looks at whom?");
}

QString caption(const Model &model)
{
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

QString tryThis()
{
    return Say::tr("Find the rows that look almost evenly at everything. Which word is really searching?");
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

QString scaleName(const Model &model)
{
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
    return Say::tr("1/%1, no preference").arg(count);
}

} // namespace nunchi::exhibits::matrix::words
