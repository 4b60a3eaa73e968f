// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/matrix/model.h"

#include <algorithm>
#include <cmath>

#include "exhibits/attention-steps/model.h"
#include "exhibits/shared/csv.h"
#include "exhibits/shared/number_text.h"

namespace nunchi::exhibits::matrix {

namespace {
const QStringList &showNames()
{
    static const QStringList names{QStringLiteral("weights"), QStringLiteral("scores")};
    return names;
}

/// A parameter that a follower keeps for itself.
bool isOwn(const QString &name)
{
    return name == QLatin1String("show") || name == QLatin1String("column") || name == QLatin1String("perRow");
}
} // namespace

Model::Model(QObject *parent)
    : ExhibitModel(parent)
{
    connect(&m_own, &AttentionValues::changed, this, &Model::valuesChanged);
}

const AttentionValues &Model::values() const
{
    return m_leader ? m_leader->values() : m_own;
}

QList<Parameter> Model::parameters() const
{
    using Kind = Parameter::Kind;
    QList<Parameter> list{
        {QStringLiteral("show"), Kind::Choice, showNames().first(), 0, 0, showNames()},
        {QStringLiteral("row"), Kind::Text, QString(), 0, 64, {}},
        {QStringLiteral("column"), Kind::Text, QString(), 0, 64, {}},
        {QStringLiteral("perRow"), Kind::Boolean, false, 0, 0, {}},
    };
    list += AttentionSettings::parameters();
    if (!m_leader)
        return list;
    // What is not said about the shared values leaves them as the leader has them.
    const QJsonObject present = state();
    for (Parameter &parameter : list)
        if (!isOwn(parameter.name))
            parameter.fallback = present.value(parameter.name);
    return list;
}

QJsonObject Model::state() const
{
    QJsonObject state;
    values().settings().write(state);
    state[QStringLiteral("show")] = showNames().at(int(m_show));
    state[QStringLiteral("row")] = values().settings().query;
    state[QStringLiteral("column")] = m_column;
    state[QStringLiteral("perRow")] = m_perRow;
    return state;
}

std::optional<QString> Model::apply(const QJsonObject &complete)
{
    AttentionSettings settings = AttentionSettings::read(complete);
    settings.query = complete[QLatin1String("row")].toString();
    const QString column = complete[QLatin1String("column")].toString();
    AttentionSettings asColumn = settings;
    asColumn.query = column;
    for (const AttentionSettings &candidate : {settings, asColumn})
        if (const auto reason = values().refusal(candidate))
            return reason;
    m_show = Show(std::max<qsizetype>(0, showNames().indexOf(complete[QLatin1String("show")].toString())));
    m_perRow = complete[QLatin1String("perRow")].toBool();
    m_column = column;
    return change(settings);
}

/// Following: the leader remembers and changes. Alone: the caller remembers.
std::optional<QString> Model::change(const AttentionSettings &settings, const QString &gesture)
{
    if (m_leader)
        return m_leader->change(settings, gesture);
    m_own.set(settings);
    return {};
}

void Model::valuesChanged()
{
    if (!isApplying())
        Q_EMIT changed();
}

void Model::languageChanged()
{
    const QSignalBlocker quiet(this);
    m_own.setLanguage(language());
}

bool Model::canFollow(const QString &exhibitId) const
{
    return exhibitId == QLatin1String("attention-steps");
}

bool Model::follow(ExhibitModel &leader)
{
    auto *steps = qobject_cast<attention_steps::Model *>(&leader);
    if (!steps)
        return false;
    m_own.disconnect(this);
    m_leader = steps;
    connect(&steps->values(), &AttentionValues::changed, this, &Model::valuesChanged);
    Q_EMIT changed();
    return true;
}

void Model::reset()
{
    ExhibitModel::reset();
    if (m_leader)
        m_leader->reset();
}

bool Model::canUndo() const
{
    return m_leader ? m_leader->canUndo() : ExhibitModel::canUndo();
}

bool Model::canRedo() const
{
    return m_leader ? m_leader->canRedo() : ExhibitModel::canRedo();
}

void Model::undo()
{
    if (m_leader)
        m_leader->undo();
    else
        ExhibitModel::undo();
}

void Model::redo()
{
    if (m_leader)
        m_leader->redo();
    else
        ExhibitModel::redo();
}

int Model::column() const
{
    const int chosen = values().indexOf(m_column);
    if (chosen >= 0)
        return chosen;
    engine::Index strongest = 0;
    values().trace().weights.row(row()).maxCoeff(&strongest);
    return int(strongest);
}

void Model::setShow(Show show)
{
    if (show == m_show)
        return;
    if (!m_leader)
        remember();
    m_show = show;
    Q_EMIT changed();
}

void Model::setPerRow(bool perRow)
{
    if (perRow == m_perRow)
        return;
    if (!m_leader)
        remember();
    m_perRow = perRow;
    Q_EMIT changed();
}

void Model::setCursor(int row, int column)
{
    const int last = count() - 1;
    const QString rowKey = values().tokens()[std::clamp(row, 0, last)].key;
    const QString columnKey = values().tokens()[std::clamp(column, 0, last)].key;
    const bool rowMoves = rowKey != values().tokens()[this->row()].key;
    if (!rowMoves && columnKey == m_column)
        return;
    if (!m_leader)
        remember(QStringLiteral("cursor"));
    m_column = columnKey;
    AttentionSettings settings = values().settings();
    settings.query = rowKey;
    if (rowMoves)
        change(settings, QStringLiteral("cursor")); // tells of it
    else
        Q_EMIT changed();
}

void Model::setScaled(bool scaled)
{
    AttentionSettings settings = values().settings();
    settings.scaled = scaled;
    if (settings != values().settings() && !m_leader)
        remember();
    change(settings);
}

void Model::setCausal(bool causal)
{
    AttentionSettings settings = values().settings();
    settings.causal = causal;
    if (settings != values().settings() && !m_leader)
        remember();
    change(settings);
}

void Model::setPadding(Padding padding)
{
    AttentionSettings settings = values().settings();
    settings.padding = padding;
    if (settings != values().settings() && !m_leader)
        remember();
    change(settings);
}

double Model::shown(int row, int column) const
{
    const engine::AttentionTrace &trace = values().trace();
    return m_show == Show::Weights ? trace.weights(row, column) : trace.masked(row, column);
}

double Model::rowSum(int row) const
{
    return values().trace().weights.row(row).sum();
}

double Model::largestOfRow(int row) const
{
    double largest = 0;
    for (int j = 0; j < count(); ++j)
        if (!isMasked(row, j))
            largest = std::max(largest, std::abs(shown(row, j)));
    return largest;
}

double Model::largestShown() const
{
    double largest = 0;
    for (int i = 0; i < count(); ++i)
        largest = std::max(largest, largestOfRow(i));
    return largest;
}

double Model::scaleEnd(int row) const
{
    if (m_show == Show::Weights && !m_perRow)
        return 1.0;
    const double end = m_perRow ? largestOfRow(row) : largestShown();
    return end > 0 ? end : 1.0;
}

double Model::position(int row, int column) const
{
    return isMasked(row, column) ? 0.0 : shown(row, column) / scaleEnd(row);
}

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
