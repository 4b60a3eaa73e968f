// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/heads/model.h"

#include <algorithm>

#include "exhibits/heads/model_text.h"
#include "exhibits/shared/csv.h"

namespace nunchi::exhibits::heads {

namespace {
constexpr int kLongestKey = 32;
constexpr double kNoise = 1e-9; ///< of the arithmetic, in a weight

const QStringList &showNames()
{
    static const QStringList names{QStringLiteral("maps"), QStringLiteral("output")};
    return names;
}

bool holds(const Sentence &sentence, const QString &key)
{
    for (const QList<SentenceToken> &tokens : sentence.tokens)
        for (const SentenceToken &token : tokens)
            if (token.key == key)
                return true;
    return false;
}
} // namespace

Model::Model(QObject *parent)
    : ExhibitModel(parent)
    , m_sentence(book().sentences().first().id)
    , m_on(size_t(headCount()), true)
{
    recompute();
}

QList<Parameter> Model::parameters() const
{
    using Kind = Parameter::Kind;
    QStringList sentences;
    for (const Sentence &sentence : book().sentences())
        sentences << sentence.id;
    QList<Parameter> list{
        {QStringLiteral("sentence"), Kind::Choice, sentences.first(), 0, 0, sentences},
        {QStringLiteral("query"), Kind::Text, QString(), 0, kLongestKey, {}},
        {QStringLiteral("show"), Kind::Choice, showNames().first(), 0, 0, showNames()},
    };
    for (const Head &head : book().heads())
        list.append({head.id, Kind::Boolean, true, 0, 0, {}});
    return list;
}

QJsonObject Model::state() const
{
    QJsonObject state{{QStringLiteral("sentence"), m_sentence}, {QStringLiteral("query"), m_queryKey},
        {QStringLiteral("show"), showNames()[int(m_show)]}};
    for (int head = 0; head < headCount(); ++head)
        state[book().heads()[head].id] = isOn(head);
    return state;
}

std::optional<QString> Model::apply(const QJsonObject &complete)
{
    const QString sentence = complete[QLatin1String("sentence")].toString();
    const QString query = complete[QLatin1String("query")].toString();
    if (!query.isEmpty() && !holds(*book().sentence(sentence), query))
        return tr("“query” names “%1”, but no token of this sentence is called so.").arg(query);
    m_sentence = sentence;
    m_queryKey = query;
    m_show = Show(std::max<qsizetype>(0, showNames().indexOf(complete[QLatin1String("show")].toString())));
    for (int head = 0; head < headCount(); ++head)
        m_on[size_t(head)] = complete[book().heads()[head].id].toBool();
    recompute();
    return {};
}

void Model::languageChanged()
{
    recompute();
}

const Sentence &Model::sentence() const
{
    return *book().sentence(m_sentence);
}

int Model::valueDimension(int column)
{
    return book().heads()[column / book().dV()].values[column % book().dV()];
}

void Model::recompute()
{
    m_tokens = sentence().tokens.value(language());
    const auto indexOf = [this](const QString &key) {
        const auto found =
            std::find_if(m_tokens.begin(), m_tokens.end(), [&](const SentenceToken &token) { return token.key == key; });
        return found == m_tokens.end() ? -1 : static_cast<int>(found - m_tokens.begin());
    };
    // A token that only the other language has gives way to the sentence's own.
    m_query = m_queryKey.isEmpty() ? -1 : indexOf(m_queryKey);
    if (m_query < 0)
        m_query = indexOf(sentence().query);
    m_x = engine::Matrix::Zero(count(), width());
    for (int i = 0; i < count(); ++i)
        for (int c = 0; c < width(); ++c)
            m_x(i, c) = m_tokens[i].x.value(book().dimensions()[c].id);
    engine::MultiHeadWeights weights = book().weights();
    const int dV = book().dV();
    for (int head = 0; head < headCount(); ++head)
        if (!isOn(head))
            weights.wV.middleCols(head * dV, dV).setZero();
    m_trace = engine::multiHead(m_x, m_x, weights, headCount());
}

int Model::strongest(int head, int query) const
{
    const engine::Vector weights = m_trace.heads[size_t(head)].weights.row(query);
    engine::Index key = 0;
    const double most = weights.maxCoeff(&key);
    return most - weights.minCoeff() <= kNoise ? -1 : static_cast<int>(key);
}

void Model::setSentence(const QString &id)
{
    if (id == m_sentence || !book().sentence(id))
        return;
    remember();
    m_sentence = id;
    m_queryKey.clear();
    recompute();
    Q_EMIT changed();
}

void Model::setQuery(int token, const QString &gesture)
{
    if (token < 0 || token >= count() || token == m_query)
        return;
    remember(gesture);
    m_queryKey = m_tokens[token].key;
    m_query = token;
    Q_EMIT changed();
}

void Model::setShow(Show show)
{
    if (show == m_show)
        return;
    remember();
    m_show = show;
    Q_EMIT changed();
}

void Model::setOn(int head, bool on)
{
    if (on == isOn(head))
        return;
    remember();
    m_on[size_t(head)] = on;
    recompute();
    Q_EMIT changed();
}

QList<QStringList> Model::table() const
{
    //: Heads of a table's columns.
    QList<QStringList> rows{{tr("head"), tr("on"), tr("query"), tr("key"), tr("weight")}};
    for (int head = 0; head < headCount(); ++head)
        for (int query = 0; query < count(); ++query)
            for (int key = 0; key < count(); ++key)
                rows << QStringList{headName(head), isOn(head) ? QStringLiteral("1") : QStringLiteral("0"),
                    m_tokens[query].text, m_tokens[key].text, csvNumber(weight(head, query, key))};
    return rows;
}

QString Model::textForm() const
{
    return modelText(*this);
}

} // namespace nunchi::exhibits::heads
