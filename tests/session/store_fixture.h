// SPDX-License-Identifier: GPL-3.0-or-later
// A store's file in a temporary folder, and the rows the tests write into it.
#pragma once

#include "session/store.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

namespace fixture {

using namespace nunchi::session;

inline AnswerRow answer(const QString &question, bool right = true)
{
    AnswerRow row;
    row.lesson = QStringLiteral("13-attention");
    row.page = QStringLiteral("check");
    row.question = question;
    row.concept_ = QStringLiteral("cost");
    row.language = QStringLiteral("ko");
    row.response.chosen = QStringList{QStringLiteral("a"), QStringLiteral("c")};
    row.response.text = QStringLiteral("26만 \"2144\"");
    row.right = right;
    row.credit = right ? 1 : 0.25;
    row.finished = right;
    return row;
}

inline ExhibitRow exhibit(const QString &block, const QJsonObject &state)
{
    return {QStringLiteral("13-attention"), block, QStringLiteral("attention-steps"), state};
}

inline QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void writeBytes(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY2(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size(), qPrintable(path));
}

/// Runs one statement on a connection of its own and gives its first column.
inline QVariantList query(const QString &file, const QString &sql)
{
    QVariantList column;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("test"));
        database.setDatabaseName(file);
        if (!database.open())
            qFatal("cannot open %s", qPrintable(file));
        QSqlQuery query(database);
        if (!query.exec(sql))
            qFatal("%s", qPrintable(sql));
        while (query.next())
            column << query.value(0);
    }
    QSqlDatabase::removeDatabase(QStringLiteral("test"));
    return column;
}

/// A folder that holds one store's file.
class Folder
{
public:
    QString path(const QString &name = {}) const { return QDir(m_folder.path()).filePath(name); }
    QString file() const { return path(QStringLiteral("progress.sqlite")); }
    QString backup() const { return file() + QStringLiteral(".backup"); }
    QStringList brokenFiles() const
    {
        return QDir(m_folder.path()).entryList({QStringLiteral("progress.sqlite.broken-*")}, QDir::Files, QDir::Name);
    }

    /// Writes the changes in one orderly session.
    void keep(const QList<Change> &changes) const
    {
        Store store(file());
        for (const Change &change : changes)
            store.write(change);
    }

private:
    QTemporaryDir m_folder;
};

} // namespace fixture
