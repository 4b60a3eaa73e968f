// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/heads/model_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "exhibits/heads/model.h"
#include "exhibits/shared/number_text.h"

namespace nunchi::exhibits::heads {

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::exhibits::heads::Text)
};

QString weightsText(const Model &model, int head)
{
    QStringList parts;
    for (int key = 0; key < model.count(); ++key)
        parts << model.tokens()[key].text + u' ' + fixedNumber(model.weight(head, model.query(), key), 2);
    return parts.join(QStringLiteral(", "));
}

QString concatText(const Model &model)
{
    QStringList parts;
    for (int column = 0; column < int(model.trace().concat.cols()); ++column)
        parts << model.dimensionName(Model::valueDimension(column)) + u' '
                + fixedNumber(model.trace().concat(model.query(), column), 2);
    return parts.join(QStringLiteral(", "));
}

QString outputText(const Model &model)
{
    QStringList parts;
    for (int column = 0; column < Model::width(); ++column)
        parts << model.dimensionName(column) + u' ' + fixedNumber(model.trace().output(model.query(), column), 2);
    return parts.join(QStringLiteral(", "));
}

QString mixingText(const Model &model)
{
    QStringList parts;
    const engine::Matrix &wO = Model::book().weights().wO;
    for (int row = 0; row < int(wO.rows()); ++row)
        for (int column = 0; column < int(wO.cols()); ++column)
            if (wO(row, column) != 0)
                parts << model.dimensionName(Model::valueDimension(row)) + QStringLiteral(" \u2192 ")
                        + model.dimensionName(column) + u' ' + shortNumber(wO(row, column));
    return parts.join(QStringLiteral(", "));
}

} // namespace

QString lookText(const Model &model, int head)
{
    const QString name = Say::tr("head %1, %2").arg(QString::number(head + 1), model.headName(head));
    const int key = model.strongest(head, model.query());
    if (!model.isOn(head))
        return Say::tr("%1: switched off, hands over nothing").arg(name);
    if (key < 0)
        return Say::tr("%1: finds nothing to look for, so it looks at all alike, %2 each")
            .arg(name, fixedNumber(model.weight(head, model.query(), 0), 2));
    return Say::tr("%1: most at “%2”, %3")
        .arg(name, model.tokens()[key].text, fixedNumber(model.weight(head, model.query(), key), 2));
}

QString modelText(const Model &model)
{
    QStringList words;
    for (const SentenceToken &token : model.tokens())
        words << token.text;
    QStringList lines{words.join(u' ')};
    lines << Say::tr("The query is “%1”.").arg(model.tokens()[model.query()].text);
    for (int head = 0; head < Model::headCount(); ++head) {
        lines << lookText(model, head) + QStringLiteral(". ") + model.headDoes(head) + u'.';
        lines << Say::tr("Its weights: %1.").arg(weightsText(model, head));
    }
    const QString n = QString::number(model.count());
    const QString wide = QString::number(model.trace().concat.cols());
    lines << Say::tr("Side by side the heads make a row of %1 numbers: %2.").arg(wide, concatText(model));
    lines << Say::tr("W^O, %1 by %2, mixes them: %3.").arg(wide, QString::number(Model::width()), mixingText(model));
    lines << Say::tr("The output of the query, a row of the %1 by %2 result: %3.")
                 .arg(n, QString::number(Model::width()), outputText(model));
    return lines.join(u'\n');
}

} // namespace nunchi::exhibits::heads
