// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/cost/model.h"

#include <algorithm>

#include "exhibits/shared/number_words.h"

namespace nunchi::exhibits::cost {

namespace {
const QStringList &showNames()
{
    static const QStringList names{QStringLiteral("operations"), QStringLiteral("steps"), QStringLiteral("path")};
    return names;
}
} // namespace

QList<Parameter> Model::parameters() const
{
    using Kind = Parameter::Kind;
    return {
        {QStringLiteral("n"), Kind::Integer, 512, 1, kMostLength, {}},
        {QStringLiteral("d"), Kind::Integer, 512, 1, kMostWidth, {}},
        {QStringLiteral("k"), Kind::Integer, 3, 1, kMostKernel, {}},
        {QStringLiteral("r"), Kind::Integer, 64, 1, kMostWindow, {}},
        {QStringLiteral("show"), Kind::Choice, showNames().first(), 0, 0, showNames()},
        {QStringLiteral("markCrossing"), Kind::Boolean, true, 0, 0, {}},
    };
}

QJsonObject Model::state() const
{
    return {{QStringLiteral("n"), qint64(m_sizes.n)}, {QStringLiteral("d"), qint64(m_sizes.d)},
        {QStringLiteral("k"), qint64(m_sizes.k)}, {QStringLiteral("r"), qint64(m_sizes.r)},
        {QStringLiteral("show"), showNames().at(static_cast<int>(m_show))},
        {QStringLiteral("markCrossing"), m_markCrossing}};
}

std::optional<QString> Model::apply(const QJsonObject &complete)
{
    m_sizes.n = complete[QLatin1String("n")].toInteger();
    m_sizes.d = complete[QLatin1String("d")].toInteger();
    m_sizes.k = complete[QLatin1String("k")].toInteger();
    m_sizes.r = complete[QLatin1String("r")].toInteger();
    m_show = static_cast<Show>(
        std::max<qsizetype>(0, showNames().indexOf(complete[QLatin1String("show")].toString())));
    m_markCrossing = complete[QLatin1String("markCrossing")].toBool();
    return {};
}

void Model::change(Count engine::CostSizes::*size, Count value, Count most, const QString &gesture)
{
    const Count within = std::clamp<Count>(value, 1, most);
    if (within == m_sizes.*size)
        return;
    remember(gesture);
    m_sizes.*size = within;
    Q_EMIT changed();
}

void Model::setLength(Count n, int gesture)
{
    change(&engine::CostSizes::n, n, kMostLength, QStringLiteral("n %1").arg(gesture));
}

void Model::setWidth(Count d, int gesture)
{
    change(&engine::CostSizes::d, d, kMostWidth, QStringLiteral("d %1").arg(gesture));
}

void Model::setKernel(Count k, int gesture)
{
    change(&engine::CostSizes::k, k, kMostKernel, QStringLiteral("k %1").arg(gesture));
}

void Model::setWindow(Count r, int gesture)
{
    change(&engine::CostSizes::r, r, kMostWindow, QStringLiteral("r %1").arg(gesture));
}

void Model::setShow(Show show)
{
    if (show == m_show)
        return;
    remember();
    m_show = show;
    Q_EMIT changed();
}

engine::Cost Model::at(Mechanism mechanism, Count n) const
{
    engine::CostSizes sizes = m_sizes;
    sizes.n = n;
    return engine::cost(mechanism, sizes);
}

std::optional<Model::Count> Model::shown(Mechanism mechanism, Count n) const
{
    const engine::Cost cost = at(mechanism, n);
    switch (m_show) {
    case Show::Operations:
        return cost.multiplyAdds;
    case Show::Steps:
        return cost.sequentialSteps;
    case Show::Path:
        break;
    }
    return cost.longestPath;
}

std::optional<engine::Crossing> Model::crossing() const
{
    return engine::crossing(Mechanism::Attention, Mechanism::Recurrent, m_sizes);
}

Model::Mechanism Model::least() const
{
    Mechanism best = kMechanisms.front();
    for (const Mechanism mechanism : kMechanisms) {
        const auto one = shown(mechanism, m_sizes.n);
        const auto other = shown(best, m_sizes.n);
        if (one && (!other || *one < *other))
            best = mechanism;
    }
    return best;
}

QString Model::name(Mechanism mechanism)
{
    switch (mechanism) {
    case Mechanism::Recurrent:
        return tr("recurrent");
    case Mechanism::Convolution:
        return tr("convolutional");
    case Mechanism::RestrictedAttention:
        return tr("restricted attention");
    default:
        break;
    }
    return tr("attention");
}

QString Model::pathText(const engine::Cost &cost) const
{
    //: Instead of a number of layers: a signal never gets from one end of the sentence to the other.
    return cost.longestPath ? groupedNumber(static_cast<double>(*cost.longestPath)) : tr("never arrives");
}

QString Model::textForm() const
{
    QStringList lines;
    lines << tr("Cost of one layer at length n = %1, width d = %2, kernel k = %3, window r = %4.")
                 .arg(groupedNumber(static_cast<double>(m_sizes.n)), groupedNumber(static_cast<double>(m_sizes.d)),
                     groupedNumber(static_cast<double>(m_sizes.k)), groupedNumber(static_cast<double>(m_sizes.r)));
    for (const Mechanism mechanism : kMechanisms) {
        const engine::Cost cost = at(mechanism, m_sizes.n);
        lines << tr("%1: %2 multiply-adds (%3), %4 steps one after another, longest path %5.")
                     .arg(name(mechanism), groupedNumber(static_cast<double>(cost.multiplyAdds)),
                         numberWords(static_cast<double>(cost.multiplyAdds), language()),
                         groupedNumber(static_cast<double>(cost.sequentialSteps)), pathText(cost));
    }
    if (const auto crossing = this->crossing())
        lines << tr("From n = %1 on, attention does more than the recurrent layer.")
                     .arg(groupedNumber(static_cast<double>(crossing->from)));
    return lines.join(u'\n');
}

QList<QStringList> Model::table() const
{
    QList<QStringList> rows{{QStringLiteral("n"), tr("layer"), tr("multiply-adds"), tr("steps one after another"),
        tr("longest path")}};
    QList<Count> lengths;
    for (Count n = 1; n <= kMostLength; n *= 10)
        lengths << n;
    if (!lengths.contains(m_sizes.n))
        lengths.prepend(m_sizes.n);
    for (const Count n : std::as_const(lengths)) {
        for (const Mechanism mechanism : kMechanisms) {
            const engine::Cost cost = at(mechanism, n);
            rows << QStringList{QString::number(n), name(mechanism), QString::number(cost.multiplyAdds),
                QString::number(cost.sequentialSteps),
                cost.longestPath ? QString::number(*cost.longestPath) : QString()};
        }
    }
    return rows;
}

} // namespace nunchi::exhibits::cost
