// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/library/model.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "exhibits/library/model_text.h"
#include "exhibits/shared/token_text.h"

namespace nunchi::exhibits::library {

namespace {

const QStringList &showNames()
{
    static const QStringList names{QStringLiteral("keys"), QStringLiteral("values")};
    return names;
}

template <typename T> QStringList ids(const QList<T> &list)
{
    QStringList result;
    for (const T &item : list)
        result << item.id;
    return result;
}

int indexOf(const QStringList &names, const QJsonValue &value)
{
    return int(std::max<qsizetype>(0, names.indexOf(value.toString())));
}

} // namespace

Model::Model(QObject *parent)
    : ExhibitModel(parent)
{
    recompute();
}

QList<Parameter> Model::parameters() const
{
    using Kind = Parameter::Kind;
    const QStringList questions = ids(shelf().questions());
    const QStringList books = ids(shelf().books());
    return {
        {QStringLiteral("question"), Kind::Choice, questions.first(), 0, 0, questions},
        {QStringLiteral("text"), Kind::Text, QString(), 0, maxTextLength, {}},
        {QStringLiteral("wish"), Kind::Json, QJsonObject(), 0, 0, {}},
        {QStringLiteral("temperature"), Kind::Number, 1.0, minTemperature, maxTemperature, {}},
        {QStringLiteral("show"), Kind::Choice, showNames().first(), 0, 0, showNames()},
        {QStringLiteral("book"), Kind::Choice, books.first(), 0, 0, books},
    };
}

QJsonObject Model::state() const
{
    QJsonObject wish;
    for (auto it = m_wish.begin(); it != m_wish.end(); ++it)
        wish[it.key()] = it.value();
    return {
        {QStringLiteral("question"), shelf().questions()[m_question].id},
        {QStringLiteral("text"), m_text},
        {QStringLiteral("wish"), wish},
        {QStringLiteral("temperature"), m_temperature},
        {QStringLiteral("show"), showNames().at(int(m_show))},
        {QStringLiteral("book"), shelf().books()[m_book].id},
    };
}

std::optional<QString> Model::apply(const QJsonObject &complete)
{
    const QStringList topics = ids(shelf().topics());
    const QJsonObject given = complete[QLatin1String("wish")].toObject();
    QMap<QString, double> wish;
    for (auto it = given.begin(); it != given.end(); ++it) {
        const double number = it.value().toDouble(std::nan(""));
        if (!topics.contains(it.key()))
            return tr("There is no topic “%1”; there are %2.").arg(it.key(), topics.join(QStringLiteral(", ")));
        if (!(number >= 0 && number <= maxWish))
            return tr("The wish for “%1” must lie between 0 and %2.").arg(it.key()).arg(maxWish);
        wish[it.key()] = number;
    }
    m_wish = wish;
    m_question = indexOf(ids(shelf().questions()), complete[QLatin1String("question")]);
    m_text = complete[QLatin1String("text")].toString();
    m_temperature = complete[QLatin1String("temperature")].toDouble();
    m_show = Show(indexOf(showNames(), complete[QLatin1String("show")]));
    m_book = indexOf(ids(shelf().books()), complete[QLatin1String("book")]);
    recompute();
    return {};
}

/// What the typed words ask for, added up; no topic is asked for more than a bar can show.
void Model::readText()
{
    m_known.clear();
    m_unknown.clear();
    m_q.setZero(1, topicCount());
    for (const QString &token : splitTokens(m_text)) {
        const auto word = shelf().look(token);
        (word ? m_known : m_unknown) << token;
        if (word)
            m_q += word->transpose();
    }
    m_q = m_q.cwiseMin(maxWish);
}

void Model::recompute()
{
    readText();
    if (!isTyped())
        m_q = shelf().questions()[m_question].q.transpose();
    for (int c = 0; c < topicCount(); ++c)
        m_q(0, c) = m_wish.value(shelf().topics()[c].id, m_q(0, c));
    engine::AttentionOptions options;
    options.scale = 1.0; // the lesson divides by √d later; here the temperature does what that division does
    options.temperature = m_temperature;
    engine::attention(m_q, shelf().k(), shelf().v(), options, m_trace);
}

void Model::tell()
{
    recompute();
    Q_EMIT changed();
}

QString Model::topic(int topic) const
{
    return shelf().topics()[topic].name.value(language());
}

QString Model::title(int book) const
{
    return shelf().books()[book].title.value(language());
}

QString Model::keywords(int book) const
{
    return shelf().books()[book].keywords.value(language());
}

QString Model::says(int book) const
{
    return shelf().books()[book].says.value(language());
}

QString Model::asked() const
{
    return isTyped() ? m_text.simplified() : shelf().questions()[m_question].text.value(language());
}

bool Model::isWished(int topic) const
{
    return m_wish.contains(shelf().topics()[topic].id);
}

QList<int> Model::byShare() const
{
    QList<int> order(bookCount());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [this](int a, int b) { return share(a) > share(b); });
    return order;
}

void Model::setQuestion(int question)
{
    const int chosen = std::clamp(question, 0, int(shelf().questions().size()) - 1);
    if (chosen == m_question && !isTyped() && m_wish.isEmpty())
        return;
    remember();
    m_question = chosen;
    m_text.clear();
    m_wish.clear();
    tell();
}

void Model::setText(const QString &text)
{
    const QString kept = text.trimmed().left(maxTextLength);
    if (kept == m_text)
        return;
    remember();
    m_text = kept;
    m_wish.clear();
    tell();
}

void Model::setWish(int topic, double wish, const QString &gesture)
{
    const double kept = std::round(std::clamp(wish, 0.0, maxWish) * 10) / 10;
    if (kept == m_q(0, topic))
        return;
    remember(gesture);
    m_wish[shelf().topics()[topic].id] = kept;
    tell();
}

void Model::setTemperature(double temperature, const QString &gesture)
{
    const double kept = std::clamp(temperature, minTemperature, maxTemperature);
    if (kept == m_temperature)
        return;
    remember(QStringLiteral("temperature ") + gesture);
    m_temperature = kept;
    tell();
}

void Model::setShow(Show show)
{
    if (show == m_show)
        return;
    remember();
    m_show = show;
    tell();
}

void Model::setBook(int book)
{
    const int chosen = std::clamp(book, 0, bookCount() - 1);
    if (chosen == m_book)
        return;
    remember(QStringLiteral("book"));
    m_book = chosen;
    tell();
}

QString Model::textForm() const
{
    return text::of(*this);
}

QList<QStringList> Model::table() const
{
    return text::table(*this);
}

} // namespace nunchi::exhibits::library
