// SPDX-License-Identifier: GPL-3.0-or-later
// What a user does with a large matrix.
#include <algorithm>
#include <utility>

#include <QFileInfo>
#include <QScopedValueRollback>
#include <QSignalBlocker>

#include "exhibits/matrix/model.h"

namespace nunchi::exhibits::matrix {

namespace {

/// "k.npy" or "keys.npy" beside "q.npy" or "queries.npy".
bool isOfKeys(const QString &path)
{
    const QString name = QFileInfo(path).completeBaseName();
    return name.contains(u'k', Qt::CaseInsensitive) && !name.contains(u'q', Qt::CaseInsensitive);
}

} // namespace

LargeOrder Model::orderNow() const
{
    LargeOrder order = m_field.order();
    order.scaled = isScaled();
    order.causal = isCausal();
    order.scores = m_show == Show::Scores;
    return order;
}

/// The switches of an attention; a matrix from a file leaves them as they are.
void Model::takeSwitches(const LargeOrder &order)
{
    if (!order.isAttention())
        return;
    const QSignalBlocker quiet(m_own);
    AttentionSettings settings = m_own.settings();
    settings.scaled = order.scaled;
    settings.causal = order.causal;
    m_own.set(settings);
    m_show = order.scores ? Show::Scores : Show::Weights;
}

void Model::changeLarge(const LargeOrder &order)
{
    const LargeOrder before = orderNow();
    if (order == before || (order.source == Source::File && order.plain() == before.plain()))
        return;
    remember();
    ++m_pending;
    const bool leaves = m_field.isOn() && order.source == Source::Sentence;
    takeSwitches(order);
    m_field.set(order, false);
    m_leftLarge = m_leader && leaves;
    Q_EMIT changed();
}

void Model::openFiles(const QStringList &paths)
{
    LargeOrder order = orderNow();
    order.source = Source::File;
    if (paths.size() != 1 && paths.size() != 2) {
        LargeFault fault;
        fault.kind = LargeFault::Kind::TooManyFiles;
        return m_field.refuse(fault);
    }
    order.file = QFileInfo(paths.first()).absoluteFilePath();
    order.keys.clear();
    if (paths.size() == 2) {
        order.keys = QFileInfo(paths.last()).absoluteFilePath();
        const bool known = isOfKeys(order.file) != isOfKeys(order.keys);
        if (known ? isOfKeys(order.file) : order.keys < order.file)
            std::swap(order.file, order.keys);
    }
    m_field.open(order);
    Q_EMIT changed();
}

void Model::showSentence()
{
    LargeOrder order = orderNow();
    order.source = Source::Sentence;
    changeLarge(order);
}

void Model::showComputed(int size)
{
    LargeOrder order = orderNow();
    order.source = Source::Computed;
    order.size = std::clamp(size, Field::kLeastSize, LargeMatrix::kMostRows);
    changeLarge(order);
}

void Model::showFile()
{
    LargeOrder order = orderNow();
    if (order.file.isEmpty())
        return;
    order.source = Source::File;
    changeLarge(order);
}

void Model::drawAgain()
{
    LargeOrder order = orderNow();
    order.seed = (order.seed + 1) % (kMostSeed + 1);
    changeLarge(order);
}

void Model::stopMaking()
{
    m_field.stop();
}

void Model::setPlace(const Place &place)
{
    const Place to = m_field.within(place);
    if (to == m_field.place())
        return;
    remember(QStringLiteral("look"));
    m_field.setPlace(to == m_field.whole() ? std::nullopt : std::optional(to));
    tellLook();
}

void Model::setCell(int row, int column)
{
    const Spot before = m_field.cell();
    if (row == before.row && column == before.column)
        return;
    remember(QStringLiteral("look"));
    m_field.setCell(row, column);
    tellLook();
}

void Model::tellLook()
{
    const QScopedValueRollback looking(m_looking, true);
    Q_EMIT changed();
}

void Model::fieldOpened(const LargeOrder &order)
{
    remember();
    // What a follower's switches show now is the leader's.
    takeSwitches(order);
    m_pending = 0;
    m_leftLarge = false;
}

void Model::fieldChanged()
{
    if (!m_field.isBusy())
        m_pending = 0;
    Q_EMIT changed();
}

/// What was wanted does not come: back to what is shown, by the history where it was the user's wish.
void Model::giveUp()
{
    const int pending = std::exchange(m_pending, 0);
    if (pending == 0)
        return goBack();
    const QScopedValueRollback keep(m_keepLeader, m_leader != nullptr);
    for (int i = 0; i < pending; ++i)
        ExhibitModel::undo();
}

void Model::goBack()
{
    LargeOrder order = m_field.order();
    order.source = Source::Sentence;
    if (m_field.isShown()) {
        const LargeOrder &shown = m_field.shown();
        order.source = shown.source;
        if (shown.source == Source::Computed) {
            order.size = shown.size;
            order.seed = shown.seed;
        } else {
            order.file = shown.file;
            order.keys = shown.keys;
        }
        takeSwitches(shown);
    }
    m_field.set(order, true);
}

} // namespace nunchi::exhibits::matrix
