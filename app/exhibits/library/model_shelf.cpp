// SPDX-License-Identifier: GPL-3.0-or-later
#include "exhibits/library/model_shelf.h"

#include <cmath>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace nunchi::exhibits::library {

namespace {

constexpr double kRounding = 1e-9;

} // namespace

std::optional<engine::Vector> Shelf::byTopic(const QJsonObject &numbers) const
{
    engine::Vector vector = engine::Vector::Zero(m_topics.size());
    qsizetype found = 0;
    for (qsizetype c = 0; c < m_topics.size(); ++c) {
        if (!numbers.contains(m_topics[c].id))
            continue;
        vector[c] = numbers[m_topics[c].id].toDouble();
        ++found;
    }
    return found == numbers.size() ? std::optional(vector) : std::nullopt;
}

std::optional<QString> Shelf::readBooks(const QJsonObject &root)
{
    for (const QJsonValue &value : root[QLatin1String("topics")].toArray())
        m_topics.append({value[QLatin1String("id")].toString(), translated(value[QLatin1String("name")])});
    const QJsonArray books = root[QLatin1String("books")].toArray();
    if (m_topics.isEmpty() || books.isEmpty())
        return QStringLiteral("there is no topic or no book");
    m_k.resize(books.size(), m_topics.size());
    m_v.resize(books.size(), m_topics.size());
    for (const QJsonValue &value : books) {
        const Book book{value[QLatin1String("id")].toString(), translated(value[QLatin1String("title")]),
            translated(value[QLatin1String("keywords")]), translated(value[QLatin1String("says")])};
        const auto k = byTopic(value[QLatin1String("k")].toObject());
        const auto v = byTopic(value[QLatin1String("v")].toObject());
        if (!k || !v)
            return QStringLiteral("book “%1” names a topic that there is not").arg(book.id);
        if (std::abs(v->sum() - pagesOfABook) > kRounding)
            return QStringLiteral("the pages of book “%1” do not add up to %2").arg(book.id).arg(pagesOfABook);
        m_k.row(m_books.size()) = k->transpose();
        m_v.row(m_books.size()) = v->transpose();
        m_books.append(book);
    }
    return {};
}

std::optional<QString> Shelf::readQuestions(const QJsonObject &root)
{
    for (const QJsonValue &value : root[QLatin1String("questions")].toArray()) {
        const QString id = value[QLatin1String("id")].toString();
        const auto q = byTopic(value[QLatin1String("q")].toObject());
        if (!q)
            return QStringLiteral("question “%1” names a topic that there is not").arg(id);
        m_questions.append(
            {id, translated(value[QLatin1String("short")]), translated(value[QLatin1String("text")]), *q});
    }
    m_forms = FormIndex(strings(root[QLatin1String("particles")]));
    for (const QJsonValue &value : root[QLatin1String("words")].toArray()) {
        const QStringList forms = strings(value[QLatin1String("forms")]);
        const auto q = byTopic(value[QLatin1String("q")].toObject());
        if (!q)
            return QStringLiteral("word “%1” names a topic that there is not").arg(forms.value(0));
        for (const QString &form : forms)
            m_forms.add(form, m_words.size());
        m_words.append(*q);
    }
    return m_questions.isEmpty() ? std::optional(QStringLiteral("there is no question")) : std::nullopt;
}

std::optional<Shelf> Shelf::read(const QByteArray &json, QString *reason)
{
    QJsonParseError error;
    const QJsonObject root = QJsonDocument::fromJson(json, &error).object();
    Shelf shelf;
    std::optional<QString> fault;
    if (error.error != QJsonParseError::NoError)
        fault = QStringLiteral("%1 at byte %2").arg(error.errorString()).arg(error.offset);
    if (!fault)
        fault = shelf.readBooks(root);
    if (!fault)
        fault = shelf.readQuestions(root);
    if (!fault)
        return shelf;
    *reason = *fault;
    return {};
}

const Shelf &Shelf::builtIn()
{
    static const Shelf shelf = [] {
        QFile file(QStringLiteral(":/exhibits/library/books.json"));
        QString reason = QStringLiteral("not found");
        const bool opened = file.open(QIODevice::ReadOnly);
        std::optional<Shelf> found = opened ? read(file.readAll(), &reason) : std::nullopt;
        if (!found)
            qFatal("%s: %s", qPrintable(file.fileName()), qPrintable(reason));
        return *found;
    }();
    return shelf;
}

std::optional<engine::Vector> Shelf::look(const QString &token) const
{
    const std::optional<qsizetype> word = m_forms.look(token);
    return word ? std::optional(m_words[*word]) : std::nullopt;
}

} // namespace nunchi::exhibits::library
