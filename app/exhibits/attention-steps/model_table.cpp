// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/model.h"
#include "exhibits/shared/csv.h"

namespace nunchi::exhibits::attention_steps {

QList<QStringList> Model::table() const
{
    const engine::AttentionTrace &trace = m_values.trace();
    const int query = m_values.queryIndex();
    //: Heads of a table's columns: the score that goes into the softmax is divided and masked.
    QStringList heads{tr("key"), tr("score"), tr("into the softmax"), tr("weight")};
    for (const NamedDimension &dimension : m_values.dimensions())
        //: Head of a table's column: a number of the value vector; %1 is what it means.
        heads << tr("value: %1").arg(dimension.name);
    QList<QStringList> rows{heads};
    for (int key = 0; key < m_values.count(); ++key) {
        QStringList row{m_values.tokens()[key].text, csvNumber(trace.raw(query, key)),
            csvNumber(trace.masked(query, key)), csvNumber(trace.weights(query, key))};
        for (int d = 0; d < m_values.width(); ++d)
            row << csvNumber(m_values.v()(key, d));
        rows << row;
    }
    //: Last row of a table: the values mixed by the weights; %1 is the word that asks.
    QStringList mixed{tr("output of “%1”").arg(m_values.tokens()[query].text), {}, {}, {}};
    for (int d = 0; d < m_values.width(); ++d)
        mixed << csvNumber(trace.output(query, d));
    return rows << mixed;
}

} // namespace nunchi::exhibits::attention_steps
