// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/store_schema.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSqlError>

#include <algorithm>

namespace nunchi::session {

namespace {

/// PRAGMA application_id: "Nunc". Tells our files from those of other programs.
constexpr int ApplicationId = 0x4e756e63;

/// A learner with an empty name is the guest, who can be given a name later. Every attempt at a question stays;
/// `round` counts how often the question was taken up (asked again in a review), `attempt` the tries within one.
QStringList firstTables()
{
    return {
        QStringLiteral("CREATE TABLE learner (id INTEGER PRIMARY KEY, name TEXT NOT NULL, created TEXT NOT NULL)"),
        QStringLiteral("CREATE TABLE page (learner INTEGER NOT NULL REFERENCES learner(id) ON DELETE CASCADE, "
                       "lesson TEXT NOT NULL, page TEXT NOT NULL, progress INTEGER NOT NULL, changed TEXT NOT NULL, "
                       "PRIMARY KEY (learner, lesson, page)) WITHOUT ROWID"),
        QStringLiteral("CREATE TABLE answer (id INTEGER PRIMARY KEY, "
                       "learner INTEGER NOT NULL REFERENCES learner(id) ON DELETE CASCADE, "
                       "lesson TEXT NOT NULL, page TEXT NOT NULL, question TEXT NOT NULL, concept TEXT NOT NULL, "
                       "round INTEGER NOT NULL, attempt INTEGER NOT NULL, given TEXT NOT NULL, "
                       "language TEXT NOT NULL, response TEXT NOT NULL, correct INTEGER NOT NULL, "
                       "credit REAL NOT NULL, hint INTEGER NOT NULL, finished INTEGER NOT NULL)"),
        QStringLiteral("CREATE INDEX answer_question ON answer (learner, lesson, question)"),
        QStringLiteral("CREATE TABLE exhibit (learner INTEGER NOT NULL REFERENCES learner(id) ON DELETE CASCADE, "
                       "lesson TEXT NOT NULL, block TEXT NOT NULL, exhibit TEXT NOT NULL, state TEXT NOT NULL, "
                       "changed TEXT NOT NULL, PRIMARY KEY (learner, lesson, block)) WITHOUT ROWID"),
        QStringLiteral("CREATE TABLE position (learner INTEGER PRIMARY KEY REFERENCES learner(id) ON DELETE CASCADE, "
                       "lesson TEXT NOT NULL, page TEXT NOT NULL, scroll REAL NOT NULL, changed TEXT NOT NULL)"),
    };
}

/// What leads from each version to the next, from an empty file on. Never change a step: files went through it.
QStringList stepsFrom(int version)
{
    const QList<QStringList> steps{
        firstTables(),
        {QStringLiteral("CREATE TABLE draft (learner INTEGER NOT NULL REFERENCES learner(id) ON DELETE CASCADE, "
                        "lesson TEXT NOT NULL, question TEXT NOT NULL, response TEXT NOT NULL, hint INTEGER NOT NULL, "
                        "changed TEXT NOT NULL, PRIMARY KEY (learner, lesson, question)) WITHOUT ROWID")},
    };
    Q_ASSERT(steps.size() == SchemaVersion);
    QStringList all;
    for (const QStringList &step : steps.sliced(std::clamp(version, 0, SchemaVersion)))
        all += step;
    return all;
}

QString toText(const QJsonObject &object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QJsonObject toObject(const QVariant &text)
{
    return QJsonDocument::fromJson(text.toString().toUtf8()).object();
}

QJsonObject toJson(const course::Response &response)
{
    return {{QStringLiteral("chosen"), QJsonArray::fromStringList(response.chosen)},
        {QStringLiteral("text"), response.text}};
}

course::Response toResponse(const QJsonObject &json)
{
    course::Response response;
    for (const QJsonValue &id : json.value(QLatin1String("chosen")).toArray())
        response.chosen << id.toString();
    response.text = json.value(QLatin1String("text")).toString();
    return response;
}

/// Calls take(query) for every row.
template <typename Take> StoreResult forEachRow(StoreConnection &connection, const QString &sql, Take take)
{
    QSqlQuery query;
    if (StoreResult fault = connection.select(sql, {GuestLearner}, &query))
        return fault;
    while (query.next())
        take(query);
    return query.lastError().isValid() ? StoreResult(StoreConnection::faultOf(query.lastError())) : StoreResult();
}

StoreResult readAnswers(StoreConnection &connection, Snapshot *snapshot)
{
    // With MAX(id), SQLite takes the other columns from the row that has it.
    return forEachRow(connection,
        QStringLiteral("SELECT MAX(id), lesson, page, question, concept, round, attempt, language, "
                       "response, correct, credit, hint, finished FROM answer WHERE learner = ? "
                       "GROUP BY lesson, question"),
        [&](const QSqlQuery &row) {
            AnswerRow answer;
            answer.lesson = row.value(1).toString();
            answer.page = row.value(2).toString();
            answer.question = row.value(3).toString();
            answer.concept_ = row.value(4).toString();
            answer.round = row.value(5).toInt();
            answer.attempt = row.value(6).toInt();
            answer.language = row.value(7).toString();
            answer.response = toResponse(toObject(row.value(8)));
            answer.right = row.value(9).toBool();
            answer.credit = row.value(10).toDouble();
            answer.hintShown = row.value(11).toBool();
            answer.finished = row.value(12).toBool();
            snapshot->answers << answer;
        });
}

StoreResult readDrafts(StoreConnection &connection, Snapshot *snapshot)
{
    return forEachRow(connection, QStringLiteral("SELECT lesson, question, response, hint FROM draft WHERE learner = ?"),
        [&](const QSqlQuery &row) {
            snapshot->drafts << DraftRow{row.value(0).toString(), row.value(1).toString(),
                toResponse(toObject(row.value(2))), row.value(3).toBool()};
        });
}

/// Turns a change into its statement and the values after the learner's number.
struct Statement
{
    QString sql;
    QVariantList values;
};

struct ToStatement
{
    QString time;

    Statement operator()(const PageRow &row) const
    {
        // Two programs at once: nobody's page falls back.
        return {QStringLiteral("INSERT INTO page VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET "
                               "progress = excluded.progress, changed = excluded.changed "
                               "WHERE excluded.progress > progress"),
            {row.lesson, row.page, row.progress, time}};
    }
    Statement operator()(const AnswerRow &row) const
    {
        return {QStringLiteral("INSERT INTO answer (learner, lesson, page, question, concept, round, attempt, given, "
                               "language, response, correct, credit, hint, finished) "
                               "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
            {row.lesson, row.page, row.question, row.concept_.isNull() ? QStringLiteral("") : row.concept_, row.round,
                row.attempt, time, row.language, toText(toJson(row.response)), int(row.right), row.credit,
                int(row.hintShown), int(row.finished)}};
    }
    Statement operator()(const DraftRow &row) const
    {
        if (row.isEmpty())
            return {QStringLiteral("DELETE FROM draft WHERE learner = ? AND lesson = ? AND question = ?"),
                {row.lesson, row.question}};
        return {QStringLiteral("INSERT OR REPLACE INTO draft VALUES (?, ?, ?, ?, ?, ?)"),
            {row.lesson, row.question, toText(toJson(row.response)), int(row.hintShown), time}};
    }
    Statement operator()(const ExhibitRow &row) const
    {
        if (row.state.isEmpty())
            return {QStringLiteral("DELETE FROM exhibit WHERE learner = ? AND lesson = ? AND block = ?"),
                {row.lesson, row.block}};
        return {QStringLiteral("INSERT OR REPLACE INTO exhibit VALUES (?, ?, ?, ?, ?, ?)"),
            {row.lesson, row.block, row.exhibit, toText(row.state), time}};
    }
    Statement operator()(const PositionRow &row) const
    {
        return {QStringLiteral("INSERT OR REPLACE INTO position VALUES (?, ?, ?, ?, ?)"),
            {row.lesson, row.page, row.scroll, time}};
    }
};

QString toText(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

} // namespace

StoreResult inspect(StoreConnection &connection, int *version)
{
    QVariant kept, application, objects, sound;
    if (StoreResult fault = connection.ask(QStringLiteral("PRAGMA user_version"), &kept))
        return fault;
    if (StoreResult fault = connection.ask(QStringLiteral("PRAGMA application_id"), &application))
        return fault;
    if (StoreResult fault = connection.ask(QStringLiteral("SELECT COUNT(*) FROM sqlite_master"), &objects))
        return fault;
    *version = kept.toInt();
    if (*version == 0 && objects.toInt() == 0)
        return {};
    if (application.toInt() != ApplicationId)
        return StoreFault{StoreFault::Kind::Foreign, {}};
    if (*version > SchemaVersion)
        return StoreFault{StoreFault::Kind::Newer, kept.toString()};
    if (*version < 1)
        return StoreFault{StoreFault::Kind::Broken, kept.toString()};
    if (StoreResult fault = connection.ask(QStringLiteral("PRAGMA quick_check(1)"), &sound))
        return fault;
    if (sound.toString() != QLatin1String("ok"))
        return StoreFault{StoreFault::Kind::Broken, sound.toString()};
    return {};
}

StoreResult bringUpToDate(StoreConnection &connection)
{
    if (StoreResult fault = connection.run(QStringLiteral("BEGIN IMMEDIATE")))
        return fault;
    QVariant version;
    StoreResult fault = connection.ask(QStringLiteral("PRAGMA user_version"), &version);
    QStringList steps = fault ? QStringList() : stepsFrom(version.toInt());
    steps << QStringLiteral("PRAGMA application_id = %1").arg(ApplicationId)
          << QStringLiteral("PRAGMA user_version = %1").arg(SchemaVersion);
    for (const QString &sql : steps)
        if (!fault)
            fault = connection.run(sql);
    if (!fault)
        fault = connection.run(QStringLiteral("INSERT OR IGNORE INTO learner VALUES (?, '', ?)"),
            {GuestLearner, toText(QDateTime::currentDateTimeUtc())});
    if (!fault)
        fault = connection.run(QStringLiteral("COMMIT"));
    if (fault)
        connection.run(QStringLiteral("ROLLBACK"));
    return fault;
}

StoreResult readSnapshot(StoreConnection &connection, int version, Snapshot *snapshot)
{
    if (StoreResult fault = forEachRow(connection,
            QStringLiteral("SELECT lesson, page, progress FROM page WHERE learner = ?"), [&](const QSqlQuery &row) {
                snapshot->pages << PageRow{row.value(0).toString(), row.value(1).toString(), row.value(2).toInt()};
            }))
        return fault;
    if (StoreResult fault = readAnswers(connection, snapshot))
        return fault;
    if (StoreResult fault = version < 2 ? StoreResult() : readDrafts(connection, snapshot))
        return fault;
    if (StoreResult fault = forEachRow(connection,
            QStringLiteral("SELECT lesson, block, exhibit, state FROM exhibit WHERE learner = ?"),
            [&](const QSqlQuery &row) {
                snapshot->exhibits << ExhibitRow{
                    row.value(0).toString(), row.value(1).toString(), row.value(2).toString(), toObject(row.value(3))};
            }))
        return fault;
    return forEachRow(connection, QStringLiteral("SELECT lesson, page, scroll FROM position WHERE learner = ?"),
        [&](const QSqlQuery &row) {
            snapshot->position = {row.value(0).toString(), row.value(1).toString(), row.value(2).toDouble()};
        });
}

StoreResult writeChange(StoreConnection &connection, const Change &change, const QDateTime &time)
{
    const Statement statement = std::visit(ToStatement{toText(time)}, change);
    return connection.run(statement.sql, QVariantList{GuestLearner} + statement.values);
}

} // namespace nunchi::session
