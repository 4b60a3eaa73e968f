// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/attention-steps/model.h"

#include <algorithm>
#include <cmath>

#include "exhibits/attention-steps/model_text.h"
#include "exhibits/shared/token_text.h"

namespace nunchi::exhibits::attention_steps {

Model::Model(QObject *parent)
    : ExhibitModel(parent)
{
    connect(&m_values, &AttentionValues::changed, this, &Model::valuesChanged);
}

QList<Parameter> Model::parameters() const
{
    using Kind = Parameter::Kind;
    return QList<Parameter>{
               {QStringLiteral("query"), Kind::Text, QString(), 0, 64, {}},
               {QStringLiteral("step"), Kind::Integer, 1, 1, 4, {}},
           }
    + AttentionSettings::parameters();
}

QJsonObject Model::state() const
{
    QJsonObject state;
    m_values.settings().write(state);
    state[QStringLiteral("query")] = m_values.settings().query;
    state[QStringLiteral("step")] = int(m_step);
    return state;
}

std::optional<QString> Model::apply(const QJsonObject &complete)
{
    AttentionSettings settings = AttentionSettings::read(complete);
    settings.query = complete[QLatin1String("query")].toString();
    if (const auto reason = m_values.refusal(settings))
        return reason;
    m_step = Step(complete[QLatin1String("step")].toInt());
    m_values.set(settings);
    return {};
}

void Model::languageChanged()
{
    // The base tells of the change of language itself.
    const QSignalBlocker quiet(this);
    m_values.setLanguage(language());
}

void Model::valuesChanged()
{
    if (!isApplying())
        Q_EMIT changed();
}

void Model::reset()
{
    m_scaleTouched = false;
    ExhibitModel::reset();
}

void Model::setStep(Step step)
{
    if (step == m_step)
        return;
    remember(QStringLiteral("step"));
    m_step = step;
    Q_EMIT changed();
}

void Model::nextStep()
{
    setStep(Step(std::min(int(m_step) + 1, int(Step::Mixing))));
}

void Model::previousStep()
{
    setStep(Step(std::max(int(m_step) - 1, int(Step::Scores))));
}

AttentionSettings Model::with(const std::function<void(AttentionSettings &)> &edit) const
{
    AttentionSettings settings = m_values.settings();
    edit(settings);
    return settings;
}

std::optional<QString> Model::change(const AttentionSettings &settings, const QString &gesture)
{
    const AttentionSettings before = m_values.settings();
    if (settings == before)
        return {};
    if (const auto reason = m_values.refusal(settings))
        return reason;
    remember(gesture);
    AttentionSettings unlessScaled = settings;
    unlessScaled.scaled = before.scaled;
    unlessScaled.query = before.query;
    if (unlessScaled != before)
        m_scaleTouched = false;
    else if (settings.scaled != before.scaled)
        m_scaleTouched = true;
    m_values.set(settings);
    return {};
}

void Model::setSentence(const QString &id)
{
    AttentionSettings settings = with([&](AttentionSettings &s) {
        s.sentence = id;
        s.text.clear();
    });
    const auto edits = std::exchange(settings.edits, {});
    const QString query = std::exchange(settings.query, {});
    if (m_values.refusal(settings))
        return; // there is no such sentence
    for (auto it = edits.begin(); it != edits.end(); ++it) {
        settings.edits[it.key()] = it.value();
        if (m_values.refusal(settings))
            settings.edits.remove(it.key());
    }
    settings.query = query;
    if (m_values.refusal(settings))
        settings.query.clear();
    change(settings);
}

std::optional<QString> Model::setText(const QString &text)
{
    const QString words = splitTokens(text).join(u' ');
    if (words == m_values.settings().text)
        return {}; // the query and the edits stay, too
    return change(with([&](AttentionSettings &s) {
        s.text = words;
        s.query.clear();
        s.edits.clear();
    }));
}

void Model::setQuery(const QString &tokenKey, const QString &gesture)
{
    change(with([&](AttentionSettings &s) { s.query = tokenKey; }), gesture);
}

void Model::setScaled(bool scaled)
{
    change(with([&](AttentionSettings &s) { s.scaled = scaled; }));
}

void Model::setCausal(bool causal)
{
    change(with([&](AttentionSettings &s) { s.causal = causal; }));
}

void Model::setPadding(Padding padding)
{
    change(with([&](AttentionSettings &s) { s.padding = padding; }));
}

std::optional<QString> Model::setNumber(
    const QString &tokenKey, const QString &dimension, double value, const QString &gesture)
{
    const int token = m_values.indexOf(tokenKey);
    const QString name = AttentionSettings::editName(tokenKey, dimension);
    AttentionSettings settings = with([&](AttentionSettings &s) { s.edits[name] = value; });
    if (const auto reason = m_values.refusal(settings))
        return reason;
    const int column = int(m_values.sentence().dimensions.indexOf(dimension));
    if (token >= 0 && m_values.original(token, column) == value)
        settings.edits.remove(name);
    return change(settings, gesture);
}

QList<Term> Model::terms(int token) const
{
    const engine::Vector q = m_values.q().row(m_values.queryIndex());
    const engine::Vector k = m_values.k().row(token);
    const engine::Vector products = q.cwiseProduct(k);
    QList<Term> terms;
    for (engine::Index i = 0; i < products.size(); ++i)
        terms.append({q[i], k[i], products[i]});
    return terms;
}

std::optional<engine::Vector> Model::formerWeights() const
{
    if (m_values.settings().scaled && !m_scaleTouched)
        return {};
    return engine::Vector(m_values.otherTrace().weights.row(m_values.queryIndex()));
}

namespace {
/// Weights that differ by no more than the noise of the arithmetic are the same.
bool isSame(double larger, double smaller)
{
    constexpr double kNoise = 1e-9;
    return larger - smaller <= kNoise * larger;
}
} // namespace

QList<int> Model::byWeight() const
{
    const int query = m_values.queryIndex();
    const engine::Vector weights = m_values.trace().weights.row(query);
    QList<int> order;
    for (int i = 0; i < m_values.count(); ++i)
        if (weights[i] > 0)
            order << i;
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return weights[a] > weights[b]; });
    return order;
}

QList<int> Model::strongest() const
{
    const engine::Vector weights = m_values.trace().weights.row(m_values.queryIndex());
    const QList<int> order = byWeight();
    if (allAlike())
        return {};
    qsizetype count = std::min<qsizetype>(2, order.size());
    while (count > 0 && count < order.size() && isSame(weights[order[count - 1]], weights[order[count]]))
        --count;
    return order.mid(0, count);
}

bool Model::allAlike() const
{
    const engine::Vector weights = m_values.trace().weights.row(m_values.queryIndex());
    const QList<int> order = byWeight();
    int seen = 0;
    for (int i = 0; i < m_values.count(); ++i)
        seen += m_values.maySee(m_values.queryIndex(), i) ? 1 : 0;
    return seen > 1 && order.size() == seen && isSame(weights[order.first()], weights[order.last()]);
}

QString Model::textForm() const
{
    return modelText(*this);
}

} // namespace nunchi::exhibits::attention_steps
