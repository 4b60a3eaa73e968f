// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/model_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "exhibits/attention-steps/model.h"
#include "exhibits/shared/number_text.h"

namespace nunchi::exhibits::attention_steps {

namespace {

class Text
{
    Q_DECLARE_TR_FUNCTIONS(nunchi::exhibits::attention_steps::Text)
public:
    explicit Text(const Model &model)
        : m_model(model)
        , m_values(model.values())
        , m_query(m_values.queryIndex())
    {
    }
    QString all() const;

private:
    QString named(const engine::Matrix &rows, int row) const;
    QString scoreLine(int token) const;
    QString stepLine(int token) const;
    QString heading() const;

    const Model &m_model;
    const AttentionValues &m_values;
    int m_query;
};

/// "living 3.1, place 1.0, …"
QString Text::named(const engine::Matrix &rows, int row) const
{
    QStringList parts;
    for (int c = 0; c < m_values.width(); ++c)
        parts << m_values.dimensions()[c].name + u' ' + shortNumber(rows(row, c));
    return parts.join(QStringLiteral(", "));
}

QString Text::scoreLine(int token) const
{
    QStringList terms;
    for (const Term &term : m_model.terms(token))
        terms << shortNumber(term.q) + u'\u00D7' + shortNumber(term.k);
    return terms.join(QStringLiteral(" + ")) + QStringLiteral(" = ")
        + fixedNumber(m_values.trace().raw(m_query, token), 2);
}

QString Text::stepLine(int token) const
{
    const engine::AttentionTrace &trace = m_values.trace();
    if (!m_values.maySee(m_query, token))
        return tr("masked, weight 0");
    switch (m_model.step()) {
    case Step::Scores:
        return scoreLine(token);
    case Step::Scaling:
        return m_values.settings().scaled
            ? tr("%1 becomes %2")
                  .arg(fixedNumber(trace.raw(m_query, token), 2), fixedNumber(trace.scaled(m_query, token), 2))
            : tr("%1 stays").arg(fixedNumber(trace.raw(m_query, token), 2));
    case Step::Softmax:
    case Step::Mixing:
        break;
    }
    return fixedNumber(trace.weights(m_query, token), 3);
}

QString Text::heading() const
{
    const QString root = QStringLiteral("\u221A") + QString::number(m_values.width());
    switch (m_model.step()) {
    case Step::Scores:
        return tr("Step 1 of 4, scores: the dot product of the query with each key.");
    case Step::Scaling:
        return m_values.settings().scaled ? tr("Step 2 of 4, scaling: each score divided by %1.").arg(root)
                                          : tr("Step 2 of 4, scaling: switched off, the scores stay as they are.");
    case Step::Softmax:
        return tr("Step 3 of 4, softmax: the scores become weights that add up to 1.");
    case Step::Mixing:
        break;
    }
    return tr("Step 4 of 4, weighted sum: the values mixed by the weights.");
}

QString Text::all() const
{
    QStringList lines;
    const QString query = m_values.tokens()[m_query].text;
    lines << tr("The query is “%1”: %2.").arg(query, named(m_values.q(), m_query));
    lines << heading();
    if (m_values.settings().causal)
        lines << tr("Causal mask: no token looks at later ones.");
    if (m_values.isBlind(m_query))
        lines << tr("This query may look at nothing: all weights are 0, and so is the output.");
    for (int i = 0; i < m_values.count(); ++i)
        lines << m_values.tokens()[i].text + QStringLiteral(": ") + stepLine(i);
    if (m_model.step() == Step::Mixing)
        lines << tr("The output z: %1.").arg(named(m_values.trace().output, m_query));
    return lines.join(u'\n');
}

} // namespace

QString modelText(const Model &model)
{
    return Text(model).all();
}

} // namespace nunchi::exhibits::attention_steps
