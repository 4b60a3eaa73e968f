// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/reach/model.h"

#include <algorithm>

#include "engine/cost.h"
#include "exhibits/shared/csv.h"

namespace nunchi::exhibits::reach {

QList<Parameter> Model::parameters() const
{
    using Kind = Parameter::Kind;
    const Model fresh;
    return {
        {QStringLiteral("n"), Kind::Integer, fresh.m_length, minLength, maxLength, {}},
        {QStringLiteral("first"), Kind::Integer, fresh.m_first, 1, maxLength, {}},
        {QStringLiteral("second"), Kind::Integer, fresh.m_second, 1, maxLength, {}},
        {QStringLiteral("kernel"), Kind::Integer, fresh.m_kernel, minKernel, maxKernel, {}},
        {QStringLiteral("dilated"), Kind::Boolean, fresh.m_dilated, 0, 0, {}},
        {QStringLiteral("walked"), Kind::Integer, fresh.m_walked, 0, maxLength, {}},
    };
}

QJsonObject Model::state() const
{
    return {
        {QStringLiteral("n"), m_length},
        {QStringLiteral("first"), m_first},
        {QStringLiteral("second"), m_second},
        {QStringLiteral("kernel"), m_kernel},
        {QStringLiteral("dilated"), m_dilated},
        {QStringLiteral("walked"), m_walked},
    };
}

std::optional<QString> Model::apply(const QJsonObject &complete)
{
    const int length = complete[QLatin1String("n")].toInt();
    const int first = complete[QLatin1String("first")].toInt();
    const int second = complete[QLatin1String("second")].toInt();
    if (first > length || second > length)
        return tr("“first” and “second” must lie within the %1 positions.").arg(length);
    if (first == second)
        return tr("“first” and “second” must be two different positions.");
    m_length = length;
    m_first = first;
    m_second = second;
    m_kernel = complete[QLatin1String("kernel")].toInt();
    m_dilated = complete[QLatin1String("dilated")].toBool();
    m_walked = complete[QLatin1String("walked")].toInt();
    return {};
}

engine::Dilation Model::dilation() const
{
    return m_dilated ? engine::Dilation::Exponential : engine::Dilation::None;
}

int Model::steps(Mechanism mechanism, int distance) const
{
    switch (mechanism) {
    case Mechanism::Recurrent:
        return distance; // one state after another
    case Mechanism::Convolution:
        // A kernel of two and more gets everywhere.
        return int(engine::layersToJoin(distance, m_kernel, dilation()).value_or(0));
    case Mechanism::Attention:
        break;
    }
    return distance > 0 ? 1 : 0;
}

std::vector<int> Model::convolutionPath() const
{
    std::vector<int> path;
    const auto places = engine::convolutionPath(earlier(), later(), m_kernel, dilation());
    for (const engine::Index place : places.value_or(std::vector<engine::Index>()))
        path.push_back(int(place));
    return path;
}

int Model::receptiveField(int layers) const
{
    return int(std::min<engine::Index>(engine::receptiveField(m_kernel, layers, dilation()), maxLength));
}

/// Where a position comes to stand that must not be where the other is: over it, going on the same way.
int Model::besides(int position, int from, int other) const
{
    const int wanted = std::clamp(position, 1, m_length);
    if (wanted != other)
        return wanted;
    const int beyond = wanted + (wanted > from ? 1 : -1);
    return beyond >= 1 && beyond <= m_length ? beyond : from;
}

void Model::arrive()
{
    m_walked = maxLength;
    Q_EMIT changed();
}

void Model::setLength(int length, const QString &gesture)
{
    const int wanted = std::clamp(length, minLength, maxLength);
    if (wanted == m_length)
        return;
    remember(QStringLiteral("n ") + gesture);
    m_length = wanted;
    // Both stay inside, and apart.
    m_first = std::min(m_first, m_length);
    m_second = std::min(m_second, m_length);
    if (m_first == m_second)
        m_first = m_second > 1 ? m_second - 1 : m_second + 1;
    arrive();
}

void Model::setFirst(int position, const QString &gesture)
{
    const int wanted = besides(position, m_first, m_second);
    if (wanted == m_first)
        return;
    remember(QStringLiteral("first ") + gesture);
    m_first = wanted;
    arrive();
}

void Model::setSecond(int position, const QString &gesture)
{
    const int wanted = besides(position, m_second, m_first);
    if (wanted == m_second)
        return;
    remember(QStringLiteral("second ") + gesture);
    m_second = wanted;
    arrive();
}

void Model::setDistance(int distance, const QString &gesture)
{
    const int wanted = std::clamp(distance, 1, m_length - 1);
    if (wanted == this->distance())
        return;
    remember(QStringLiteral("distance ") + gesture);
    const int end = std::max(later(), wanted + 1);
    m_first = end - wanted;
    m_second = end;
    arrive();
}

void Model::setKernel(int kernel, const QString &gesture)
{
    const int wanted = std::clamp(kernel, minKernel, maxKernel);
    if (wanted == m_kernel)
        return;
    remember(QStringLiteral("kernel ") + gesture);
    m_kernel = wanted;
    arrive();
}

void Model::setDilated(bool dilated)
{
    if (dilated == m_dilated)
        return;
    remember();
    m_dilated = dilated;
    arrive();
}

void Model::setWalked(int walked)
{
    const int wanted = std::clamp(walked, 0, maxLength);
    if (wanted == m_walked)
        return;
    m_walked = wanted;
    Q_EMIT changed();
}

QString Model::textForm() const
{
    const engine::CostSizes sizes{m_length, 1, m_kernel};
    const auto worst = m_dilated ? engine::Mechanism::DilatedConvolution : engine::Mechanism::Convolution;
    QStringList lines;
    lines << tr("%n position(s) in a row.", nullptr, m_length)
            + u' ' + tr("Position %1 and position %2 are %n step(s) apart.", nullptr, distance()).arg(earlier()).arg(later());
    lines << tr("An RNN walks past every position in between: %n step(s).", nullptr, steps(Mechanism::Recurrent));
    lines << (m_dilated ? tr("A dilated convolution with a kernel of %1 climbs %n layer(s).", nullptr,
                             steps(Mechanism::Convolution)).arg(m_kernel)
                        : tr("A convolution with a kernel of %1 climbs %n layer(s).", nullptr,
                             steps(Mechanism::Convolution)).arg(m_kernel));
    lines << tr("Attention needs one step, whatever the distance.");
    //: The longest way between any two positions: %1 of an RNN, %2 of a convolution, %3 of attention.
    lines << tr("The longest path in the whole sequence: RNN %1, convolution %2, attention %3.")
                 .arg(*engine::cost(engine::Mechanism::Recurrent, sizes).longestPath)
                 .arg(engine::cost(worst, sizes).longestPath.value_or(0))
                 .arg(*engine::cost(engine::Mechanism::Attention, sizes).longestPath);
    if (!hasArrived(Mechanism::Recurrent))
        lines << tr("After %1 steps of each, attention has arrived and the RNN has %n step(s) to go.", nullptr,
            steps(Mechanism::Recurrent) - walked(Mechanism::Recurrent)).arg(m_walked);
    return lines.join(u'\n');
}

QList<QStringList> Model::table() const
{
    QList<QStringList> rows{{tr("distance"), tr("RNN"), tr("CNN"), tr("attention")}};
    for (int distance = 1; distance < m_length; ++distance) {
        QStringList row{csvNumber(distance)};
        for (const Mechanism mechanism : allMechanisms)
            row << csvNumber(steps(mechanism, distance));
        rows << row;
    }
    return rows;
}

} // namespace nunchi::exhibits::reach
