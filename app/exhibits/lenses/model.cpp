// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/lenses/model.h"

#include <algorithm>
#include <numeric>

#include "exhibits/shared/csv.h"
#include "exhibits/shared/number_text.h"

namespace nunchi::exhibits::lenses {

namespace {
constexpr double kNoise = 1e-9; ///< of the arithmetic, in a weight
}

Model::Model(QObject *parent)
    : ExhibitModel(parent)
    , m_own(engine::Vector::Zero(book().width()))
{
    recompute();
}

QStringList Model::lensIds()
{
    QStringList ids;
    for (const Lens &lens : book().lenses())
        ids << lens.id;
    return ids << QStringLiteral("own");
}

QList<Parameter> Model::parameters() const
{
    using Kind = Parameter::Kind;
    QList<Parameter> list{{QStringLiteral("lens"), Kind::Choice, lensIds().first(), 0, 0, lensIds()}};
    for (const Feature &feature : book().features())
        list.append({feature.id, Kind::Number, 0, -largestQuery, largestQuery, {}});
    return list;
}

QJsonObject Model::state() const
{
    QJsonObject state{{QStringLiteral("lens"), lensIds()[m_lens]}};
    for (int i = 0; i < book().width(); ++i)
        state[book().features()[i].id] = m_own[i];
    return state;
}

std::optional<QString> Model::apply(const QJsonObject &complete)
{
    m_lens = static_cast<int>(std::max<qsizetype>(0, lensIds().indexOf(complete[QLatin1String("lens")].toString())));
    for (int i = 0; i < book().width(); ++i)
        m_own[i] = complete[book().features()[i].id].toDouble();
    recompute();
    return {};
}

void Model::languageChanged()
{
    recompute();
}

void Model::recompute()
{
    m_text = book().text(language());
    m_q = isOwn() ? m_own : book().lenses()[m_lens].q;
    const engine::Matrix query = m_q.transpose();
    engine::attention(query, m_text.k, m_text.k, {}, m_trace);
}

QString Model::lensName(int lens) const
{
    //: A lens whose query the reader chose.
    return lens + 1 == lensCount() ? tr("your own") : book().lenses()[lens].name.value(language());
}

QString Model::asks() const
{
    return isOwn() ? tr("Your own question: the query is as you set it.") : book().lenses()[m_lens].asks.value(language());
}

QList<int> Model::strongest(int atMost) const
{
    QList<int> order(count());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [this](int a, int b) { return weight(a) > weight(b) + kNoise; });
    if (weight(order.first()) - weight(order.last()) <= kNoise)
        return {};
    return order.mid(0, atMost);
}

QString Model::featuresOf(int word) const
{
    QStringList parts;
    for (int i = 0; i < book().width(); ++i)
        if (m_text.k(word, i) != 0)
            parts << featureName(i) + u' ' + shortNumber(m_text.k(word, i));
    return parts.join(QStringLiteral(", "));
}

void Model::setLens(int lens, const QString &gesture)
{
    if (lens == m_lens || lens < 0 || lens >= lensCount())
        return;
    remember(gesture);
    // The reader's own begins with what was there before.
    if (lens + 1 == lensCount() && m_own.isZero(0))
        m_own = m_q;
    m_lens = lens;
    recompute();
    Q_EMIT changed();
}

void Model::setComponent(int feature, double number, const QString &gesture)
{
    const double within = std::clamp(number, -largestQuery, largestQuery);
    if (m_q[feature] == within)
        return;
    remember(gesture);
    m_own = m_q;
    m_own[feature] = within;
    m_lens = lensCount() - 1;
    recompute();
    Q_EMIT changed();
}

QList<QStringList> Model::table() const
{
    //: Heads of a table's columns.
    QStringList heads{tr("word"), tr("score"), tr("weight")};
    for (int i = 0; i < book().width(); ++i)
        heads << featureName(i);
    QList<QStringList> rows{heads};
    for (int word = 0; word < count(); ++word) {
        rows << QStringList{m_text.words[word], csvNumber(score(word)), csvNumber(weight(word))};
        for (int i = 0; i < book().width(); ++i)
            rows.last() << csvNumber(m_text.k(word, i));
    }
    return rows;
}

QString Model::textForm() const
{
    QStringList lines{m_text.words.join(u' ')};
    lines << tr("Lens: %1. %2").arg(lensName(m_lens), asks());
    QStringList query;
    for (int i = 0; i < book().width(); ++i)
        query << featureName(i) + u' ' + shortNumber(m_q[i]);
    lines << tr("Its query: %1.").arg(query.join(QStringLiteral(", ")));
    lines << tr("Weights of the words, with their features:");
    for (int i = 0; i < count(); ++i) {
        const QString features = featuresOf(i);
        lines << m_text.words[i] + u' ' + fixedNumber(weight(i), 3)
                + (features.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(features));
    }
    return lines.join(u'\n');
}

} // namespace nunchi::exhibits::lenses
