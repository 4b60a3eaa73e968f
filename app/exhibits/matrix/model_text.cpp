// SPDX-License-Identifier: GPL-3.0-or-later
// The sentence's matrix in words.
#include "exhibits/matrix/model.h"
#include "exhibits/matrix/model_large_text.h"
#include "exhibits/shared/csv.h"
#include "exhibits/shared/number_text.h"

namespace nunchi::exhibits::matrix {

QString Model::rowText(int row) const
{
    QStringList cells;
    for (int j = 0; j < count(); ++j)
        cells << values().tokens()[j].text + u' ' + (isMasked(row, j) ? tr("masked") : fixedNumber(shown(row, j), 2));
    if (m_show == Show::Scores)
        return tr("The scores of “%1”: %2.").arg(values().tokens()[row].text, cells.join(QStringLiteral(", ")));
    return tr("“%1” looks at: %2. The row's weights add up to %3.")
        .arg(values().tokens()[row].text, cells.join(QStringLiteral(", ")), fixedNumber(rowSum(row), 2));
}

QList<QStringList> Model::table() const
{
    if (isLarge())
        return text::table(m_field);
    //: Heads of a table's columns: the score that goes into the softmax is divided and masked.
    QList<QStringList> rows{{tr("query"), tr("key"), tr("score"), tr("into the softmax"), tr("weight")}};
    const engine::AttentionTrace &trace = values().trace();
    for (int i = 0; i < count(); ++i)
        for (int j = 0; j < count(); ++j)
            rows << QStringList{values().tokens()[i].text, values().tokens()[j].text, csvNumber(trace.raw(i, j)),
                csvNumber(trace.masked(i, j)), csvNumber(trace.weights(i, j))};
    return rows;
}

QString Model::textForm() const
{
    QStringList lines;
    if (m_field.isBusy())
        lines << text::coming(m_field);
    if (m_field.fault())
        lines << text::fault(*m_field.fault());
    if (isLarge())
        return (lines << text::whole(m_field)).join(u'\n');
    lines << (m_show == Show::Weights ? tr("Weights, row: query, column: key.")
                                      : tr("Scores that go into the softmax, row: query, column: key."));
    if (!values().settings().scaled)
        lines << tr("The scores are not divided by the square root of d_k.");
    if (values().settings().causal)
        lines << tr("Causal mask: no token looks at later ones.");
    if (values().settings().padding == Padding::Hidden)
        lines << tr("Padding is hidden as keys.");
    for (int i = 0; i < count(); ++i)
        lines << (values().isBlind(i) ? tr("“%1” may look at nothing.").arg(values().tokens()[i].text) : rowText(i));
    return lines.join(u'\n');
}

} // namespace nunchi::exhibits::matrix
