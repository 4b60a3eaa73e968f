// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/cross/model.h"

#include <algorithm>
#include <cmath>

#include "exhibits/cross/model_text.h"
#include "exhibits/shared/csv.h"

namespace nunchi::exhibits::cross {

namespace {
constexpr int kLongestId = 32;
constexpr double kNoise = 1e-9; ///< of the arithmetic, in a weight
constexpr double kNothing = 0.005; ///< of what is fetched: 0.00 when written

const QStringList &directionNames()
{
    static const QStringList names{QStringLiteral("en-ko"), QStringLiteral("ko-en")};
    return names;
}

const QStringList &attentionNames()
{
    static const QStringList names{QStringLiteral("cross"), QStringLiteral("self")};
    return names;
}

int indexOf(const QList<Word> &words, const QString &id)
{
    const auto found = std::find_if(words.begin(), words.end(), [&](const Word &word) { return word.id == id; });
    return found == words.end() ? -1 : static_cast<int>(found - words.begin());
}

bool holds(const Pair &pair, const QString &id)
{
    return id.isEmpty()
        || std::any_of(pair.sentences.begin(), pair.sentences.end(),
            [&](const QList<Word> &words) { return indexOf(words, id) >= 0; });
}
} // namespace

Model::Model(QObject *parent)
    : ExhibitModel(parent)
    , m_pair(book().pairs().first().id)
{
    recompute();
}

QList<Parameter> Model::parameters() const
{
    using Kind = Parameter::Kind;
    QStringList pairs;
    for (const Pair &pair : book().pairs())
        pairs << pair.id;
    return {
        {QStringLiteral("pair"), Kind::Choice, pairs.first(), 0, 0, pairs},
        {QStringLiteral("direction"), Kind::Choice, directionNames().first(), 0, 0, directionNames()},
        {QStringLiteral("attention"), Kind::Choice, attentionNames().first(), 0, 0, attentionNames()},
        {QStringLiteral("query"), Kind::Text, QString(), 0, kLongestId, {}},
        {QStringLiteral("key"), Kind::Text, QString(), 0, kLongestId, {}},
    };
}

QJsonObject Model::state() const
{
    return {{QStringLiteral("pair"), m_pair}, {QStringLiteral("direction"), directionNames()[int(m_direction)]},
        {QStringLiteral("attention"), attentionNames()[int(m_attention)]}, {QStringLiteral("query"), m_queryId},
        {QStringLiteral("key"), m_keyId}};
}

std::optional<QString> Model::apply(const QJsonObject &complete)
{
    const QString pair = complete[QLatin1String("pair")].toString();
    for (const char *name : {"query", "key"}) {
        const QString id = complete[QLatin1String(name)].toString();
        if (!holds(*book().pair(pair), id))
            return tr("“%1” names “%2”, but no word of these sentences is called so.").arg(QLatin1String(name), id);
    }
    m_pair = pair;
    m_direction = Direction(directionNames().indexOf(complete[QLatin1String("direction")].toString()));
    m_attention = Attention(attentionNames().indexOf(complete[QLatin1String("attention")].toString()));
    m_queryId = complete[QLatin1String("query")].toString();
    m_keyId = complete[QLatin1String("key")].toString();
    recompute();
    return {};
}

QString Model::askingLanguage() const
{
    return m_direction == Direction::EnglishToKorean ? QStringLiteral("ko") : QStringLiteral("en");
}

QString Model::answeringLanguage() const
{
    const bool korean = (m_attention == Attention::Self) == (m_direction == Direction::EnglishToKorean);
    return korean ? QStringLiteral("ko") : QStringLiteral("en");
}

void Model::recompute()
{
    m_q = book().embed(asking()) * book().wQ(m_attention);
    m_k = book().embed(answering());
    engine::attention(m_q, m_k, m_k, {}, m_trace);
    chooseWords();
}

/// A word that only the other sentence has gives way to what the pair begins with, or to what is looked at most.
void Model::chooseWords()
{
    m_query = indexOf(asking(), m_queryId);
    if (m_query < 0)
        m_query = indexOf(asking(), pair().query.value(askingLanguage()));
    m_key = indexOf(answering(), m_keyId);
    if (m_key < 0)
        m_key = strongest(m_query).value(0, 0);
}

QList<int> Model::strongest(int query) const
{
    const double most = m_trace.weights.row(query).maxCoeff();
    QList<int> keys;
    for (int key = 0; key < keyCount(); ++key)
        if (most - weight(query, key) <= kNoise)
            keys << key;
    return keys.size() == keyCount() ? QList<int>() : keys;
}

QList<int> Model::shared(int query, int key) const
{
    QList<int> features;
    for (int feature = 0; feature < width(); ++feature)
        if (m_q(query, feature) * m_k(key, feature) != 0)
            features << feature;
    return features;
}

int Model::mostShared() const
{
    qsizetype most = 0;
    for (int query = 0; query < queryCount(); ++query)
        for (int key = 0; key < keyCount(); ++key)
            most = std::max(most, shared(query, key).size());
    return static_cast<int>(most);
}

QList<int> Model::fetched(int query) const
{
    const auto amount = [this, query](int feature) { return std::abs(m_trace.output(query, feature)); };
    QList<int> features;
    for (int feature = 0; feature < width(); ++feature)
        if (amount(feature) >= kNothing)
            features << feature;
    std::stable_sort(features.begin(), features.end(), [&](int a, int b) { return amount(a) > amount(b); });
    return features;
}

void Model::setPair(const QString &id)
{
    if (id == m_pair || !book().pair(id))
        return;
    remember();
    m_pair = id;
    m_queryId.clear();
    m_keyId.clear();
    recompute();
    Q_EMIT changed();
}

void Model::setDirection(Direction direction)
{
    if (direction == m_direction)
        return;
    remember();
    const QList<int> partners = m_attention == Attention::Cross ? strongest(m_query) : QList<int>();
    m_queryId = partners.isEmpty() ? QString() : answering()[partners.first()].id;
    m_keyId.clear();
    m_direction = direction;
    recompute();
    Q_EMIT changed();
}

void Model::setAttention(Attention attention)
{
    if (attention == m_attention)
        return;
    remember();
    m_attention = attention;
    m_keyId.clear();
    recompute();
    Q_EMIT changed();
}

void Model::setQuery(int word, const QString &gesture)
{
    if (word < 0 || word >= queryCount() || (word == m_query && m_keyId.isEmpty()))
        return;
    remember(gesture);
    m_queryId = asking()[word].id;
    m_keyId.clear();
    chooseWords();
    Q_EMIT changed();
}

void Model::setKey(int word, const QString &gesture)
{
    if (word < 0 || word >= keyCount() || word == m_key)
        return;
    remember(gesture);
    m_keyId = answering()[word].id;
    chooseWords();
    Q_EMIT changed();
}

void Model::setCell(int query, int key)
{
    const bool inside = query >= 0 && query < queryCount() && key >= 0 && key < keyCount();
    if (!inside || (query == m_query && key == m_key))
        return;
    remember();
    m_queryId = asking()[query].id;
    m_keyId = answering()[key].id;
    chooseWords();
    Q_EMIT changed();
}

QList<QStringList> Model::table() const
{
    //: Heads of a table's columns.
    QList<QStringList> rows{{tr("query"), tr("key"), tr("score"), tr("weight")}};
    for (int query = 0; query < queryCount(); ++query)
        for (int key = 0; key < keyCount(); ++key)
            rows << QStringList{asking()[query].text, answering()[key].text, csvNumber(m_trace.scaled(query, key)),
                csvNumber(weight(query, key))};
    return rows;
}

QString Model::textForm() const
{
    return modelText(*this);
}

} // namespace nunchi::exhibits::cross
