// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/matrix/model.h"

#include <algorithm>
#include <cmath>

#include <QScopedValueRollback>

#include "exhibits/attention-steps/model.h"

namespace nunchi::exhibits::matrix {

namespace {
const QStringList &showNames()
{
    static const QStringList names{QStringLiteral("weights"), QStringLiteral("scores")};
    return names;
}

const QStringList &sourceNames()
{
    static const QStringList names{QStringLiteral("sentence"), QStringLiteral("computed"), QStringLiteral("file")};
    return names;
}

constexpr qsizetype kCursors = 400; ///< two to each step back

/// A parameter that a follower shares with its leader.
bool isShared(const QString &name)
{
    if (name == QLatin1String("row"))
        return true;
    const QList<Parameter> shared = AttentionSettings::parameters();
    return std::any_of(shared.begin(), shared.end(), [&name](const Parameter &one) { return one.name == name; });
}
} // namespace

Model::Model(QObject *parent)
    : ExhibitModel(parent)
{
    connect(&m_own, &AttentionValues::changed, this, &Model::valuesChanged);
    connect(&m_field, &Field::changed, this, &Model::fieldChanged);
    connect(&m_field, &Field::opening, this, &Model::fieldOpened);
    connect(&m_field, &Field::gaveUp, this, &Model::giveUp);
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
        {QStringLiteral("source"), Kind::Choice, sourceNames().first(), 0, 0, sourceNames()},
        {QStringLiteral("size"), Kind::Integer, 2048, Field::kLeastSize, LargeMatrix::kMostRows, {}},
        {QStringLiteral("seed"), Kind::Integer, 141, 0, kMostSeed, {}},
        {QStringLiteral("file"), Kind::Text, QString(), 0, Field::kMostPath, {}},
        {QStringLiteral("keys"), Kind::Text, QString(), 0, Field::kMostPath, {}},
        {QStringLiteral("place"), Kind::Json, QJsonObject(), 0, 0, {}},
        {QStringLiteral("cell"), Kind::Json, QJsonObject(), 0, 0, {}},
    };
    list += AttentionSettings::parameters();
    if (!m_leader)
        return list;
    // What is not said about the shared values leaves them as the leader has them.
    const QJsonObject present = state();
    for (Parameter &parameter : list)
        if (isShared(parameter.name))
            parameter.fallback = present.value(parameter.name);
    return list;
}

QJsonObject Model::state() const
{
    AttentionSettings settings = values().settings();
    settings.scaled = isScaled();
    settings.causal = isCausal();
    QJsonObject state;
    settings.write(state);
    state[QStringLiteral("show")] = showNames().at(int(m_show));
    state[QStringLiteral("row")] = values().settings().query;
    state[QStringLiteral("column")] = m_column;
    state[QStringLiteral("perRow")] = m_perRow;
    const LargeOrder &order = m_field.order();
    state[QStringLiteral("source")] = sourceNames().at(int(order.source));
    state[QStringLiteral("size")] = order.size;
    state[QStringLiteral("seed")] = order.seed;
    state[QStringLiteral("file")] = order.file;
    state[QStringLiteral("keys")] = order.keys;
    m_field.write(state);
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
    LargeOrder order;
    order.source = Source(std::max<qsizetype>(0, sourceNames().indexOf(complete[QLatin1String("source")].toString())));
    order.size = complete[QLatin1String("size")].toInt();
    order.seed = complete[QLatin1String("seed")].toInt();
    order.file = complete[QLatin1String("file")].toString();
    order.keys = complete[QLatin1String("keys")].toString();
    order.scaled = settings.scaled;
    order.causal = settings.causal;
    if (order.source == Source::File && order.file.isEmpty())
        return tr("“source” is “file”, and “file” names none.");
    if (const auto reason = m_field.readPlace(complete))
        return reason;
    m_show = Show(std::max<qsizetype>(0, showNames().indexOf(complete[QLatin1String("show")].toString())));
    order.scores = m_show == Show::Scores;
    m_perRow = complete[QLatin1String("perRow")].toBool();
    m_column = column;
    const bool wasOn = m_field.isOn();
    m_field.set(order, true);
    m_pending = 0;
    const bool leaves = wasOn && !m_field.isOn();
    const auto reason = applyShared(settings);
    m_leftLarge = m_leader && leaves;
    return reason;
}

/// Over a large matrix the switches are this exhibit's own; the rest of the settings is the leader's in any case.
std::optional<QString> Model::applyShared(AttentionSettings settings)
{
    if (m_field.isOn() && m_leader) {
        m_own.set(settings);
        settings.scaled = values().settings().scaled;
        settings.causal = values().settings().causal;
    }
    return m_keepLeader ? std::nullopt : change(settings);
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
    m_leftLarge = false;
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
    const bool leaves = m_leader && m_field.isOn();
    if (m_field.isBusy() || m_field.fault()) {
        m_field.cancel();
        Q_EMIT changed();
    }
    ExhibitModel::reset();
    if (!m_leader)
        return;
    m_leader->reset();
    m_leftLarge = leaves && !m_field.isOn();
}

bool Model::canUndo() const
{
    return ownHistoryIsNext() ? ExhibitModel::canUndo() : m_leader->canUndo();
}

bool Model::canRedo() const
{
    return ownHistoryIsNext() ? ExhibitModel::canRedo() : m_leader->canRedo();
}

void Model::undo()
{
    if (!ownHistoryIsNext()) {
        m_leader->undo();
        return recallColumn();
    }
    const QScopedValueRollback keep(m_keepLeader, m_leader != nullptr);
    ExhibitModel::undo();
}

void Model::redo()
{
    if (!ownHistoryIsNext()) {
        m_leader->redo();
        return recallColumn();
    }
    const QScopedValueRollback keep(m_keepLeader, m_leader != nullptr);
    ExhibitModel::redo();
}

/// The leader's history brings the row back; the column beside it is this exhibit's own.
void Model::recallColumn()
{
    const auto was = std::find_if(m_cursors.rbegin(), m_cursors.rend(),
        [this](const Cursor &cursor) { return cursor.settings == values().settings(); });
    if (was == m_cursors.rend() || was->column == m_column)
        return;
    m_column = was->column;
    Q_EMIT changed();
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
    if (m_field.isOn()) {
        LargeOrder order = orderNow();
        order.scores = show == Show::Scores;
        return changeLarge(order);
    }
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
    AttentionSettings settings = values().settings();
    if (m_leader && rowMoves)
        m_cursors << Cursor{settings, m_column};
    m_column = columnKey;
    settings.query = rowKey;
    if (m_leader && rowMoves)
        m_cursors << Cursor{settings, m_column};
    m_cursors.remove(0, std::max<qsizetype>(0, m_cursors.size() - kCursors));
    if (rowMoves)
        change(settings, QStringLiteral("cursor")); // tells of it
    else
        Q_EMIT changed();
}

void Model::setScaled(bool scaled)
{
    if (m_field.isOn()) {
        LargeOrder order = orderNow();
        order.scaled = scaled;
        return changeLarge(order);
    }
    AttentionSettings settings = values().settings();
    settings.scaled = scaled;
    if (settings != values().settings() && !m_leader)
        remember();
    change(settings);
}

void Model::setCausal(bool causal)
{
    if (m_field.isOn()) {
        LargeOrder order = orderNow();
        order.causal = causal;
        return changeLarge(order);
    }
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

bool Model::isSigned() const
{
    return isLarge() ? m_field.matrix().smallest() < 0 : m_show == Show::Scores;
}

double Model::scaleEnd(int row) const
{
    if (isLarge())
        return m_field.scaleEnd();
    if (m_show == Show::Weights && !m_perRow)
        return 1.0;
    const double end = m_perRow ? largestOfRow(row) : largestShown();
    return end > 0 ? end : 1.0;
}

double Model::position(int row, int column) const
{
    return isMasked(row, column) ? 0.0 : shown(row, column) / scaleEnd(row);
}

} // namespace nunchi::exhibits::matrix
