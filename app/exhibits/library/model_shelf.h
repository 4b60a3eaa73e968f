// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QList>
#include <QString>

#include "engine/types.h"
#include "exhibits/shared/form_index.h"
#include "exhibits/shared/json_words.h"

class QJsonObject;

namespace nunchi::exhibits::library {

struct Topic
{
    QString id;
    Translated name;
};

struct Book
{
    QString id;
    Translated title;
    Translated keywords;
    Translated says; ///< what one would read there, in a sentence
};

struct Question
{
    QString id;
    Translated shortName;
    Translated text;
    engine::Vector q; ///< d
};

/// The library as read from books.json: topics (d), books (m) with what they promise and hold, questions, and the
/// words a person may type.
class Shelf
{
public:
    static constexpr double pagesOfABook = 10; ///< the sum of every row of v

    /// Empty, with the reason, when the file is not what it should be.
    static std::optional<Shelf> read(const QByteArray &json, QString *reason);
    /// The one inside the program.
    static const Shelf &builtIn();

    const QList<Topic> &topics() const { return m_topics; }
    const QList<Book> &books() const { return m_books; }
    const QList<Question> &questions() const { return m_questions; }
    const engine::Matrix &k() const { return m_k; } ///< m×d, how much title and keywords promise of each topic
    const engine::Matrix &v() const { return m_v; } ///< m×d, pages of ten on each topic
    /// What a typed word asks for, d; empty: not in the catalogue.
    std::optional<engine::Vector> look(const QString &token) const;

private:
    std::optional<QString> readBooks(const QJsonObject &root);
    std::optional<QString> readQuestions(const QJsonObject &root);
    /// Empty: it names a topic that there is not.
    std::optional<engine::Vector> byTopic(const QJsonObject &numbers) const;

    QList<Topic> m_topics;
    QList<Book> m_books;
    QList<Question> m_questions;
    engine::Matrix m_k;
    engine::Matrix m_v;
    QList<engine::Vector> m_words;
    FormIndex m_forms;
};

} // namespace nunchi::exhibits::library
