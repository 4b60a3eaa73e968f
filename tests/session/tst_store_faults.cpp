// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever happens to the file: nothing is deleted, the learner is told once, and the app goes on.
#include "store_fixture.h"

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace fixture;

class TestStoreFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void damagedBytesAreSurvived_data();
    void damagedBytesAreSurvived();
    void truncatedFileIsSurvived_data();
    void truncatedFileIsSurvived();
    void noDatabaseWithoutACopyStartsAnew();
    void brokenCopyIsNotUsed();
    void missingFileIsReplacedByItsCopy();
    void databaseOfAnotherProgramIsSetAside();
    void newerVersionIsNotTouched();
    void folderThatCannotBeMade();
    void fullDisk();
    void fileThatVanishesWhileOpen();

private:
    void keepGood();
    bool isGood(const Snapshot &snapshot) const;

    std::unique_ptr<Folder> m_folder;
};

void TestStoreFaults::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("QSql|QObject|QThread")));
    m_folder = std::make_unique<Folder>();
}

/// Enough rows for several database pages.
void TestStoreFaults::keepGood()
{
    QList<Change> changes{PositionRow{QStringLiteral("13-attention"), QStringLiteral("check"), 0.5}};
    for (int i = 0; i < 60; ++i)
        changes << answer(QStringLiteral("q%1").arg(i));
    m_folder->keep(changes);
}

bool TestStoreFaults::isGood(const Snapshot &snapshot) const
{
    return snapshot.answers.size() == 60 && snapshot.position.page == QStringLiteral("check");
}

void TestStoreFaults::damagedBytesAreSurvived_data()
{
    QTest::addColumn<int>("offset");
    QTest::addColumn<int>("length");
    // The header: magic, page size, versions, counts, encoding, application id.
    QTest::newRow("magic") << 0 << 8;
    QTest::newRow("page size") << 16 << 2;
    QTest::newRow("format versions") << 18 << 2;
    QTest::newRow("reserved space and fractions") << 20 << 4;
    QTest::newRow("schema format") << 44 << 4;
    QTest::newRow("encoding") << 56 << 4;
    QTest::newRow("user version") << 60 << 4;
    QTest::newRow("application id") << 68 << 4;
    QTest::newRow("whole header") << 0 << 100;
    QTest::newRow("schema page") << 100 << 12;
    QTest::newRow("first page") << 0 << 4096;
    for (int page = 1; page < 6; ++page)
        QTest::addRow("head of page %d", page + 1) << page * 4096 << 12;
    QTest::newRow("everything but the header") << 100 << (1 << 20);
}

void TestStoreFaults::damagedBytesAreSurvived()
{
    QFETCH(int, offset);
    QFETCH(int, length);
    keepGood();
    QByteArray bytes = bytesOf(m_folder->file());
    QVERIFY(bytes.size() > 6 * 4096);
    for (int i = offset; i < bytes.size() && i < offset + length; ++i)
        bytes[i] = char(0xff);
    writeBytes(m_folder->file(), bytes);
    {
        Store store(m_folder->file());
        QSignalSpy failed(&store, &Store::failed);
        QVERIFY(isGood(store.snapshot()));
        QCoreApplication::processEvents();
        const QStringList aside = m_folder->brokenFiles();
        QCOMPARE(failed.count(), aside.size()); // harmless damage is not spoken of
        if (!aside.isEmpty()) {
            QCOMPARE(bytesOf(m_folder->path(aside.first())), bytes);
            QVERIFY(failed.first().first().value<Notice>().text().contains(aside.first()));
        }
        store.write(answer(QStringLiteral("after")));
        QSignalSpy saved(&store, &Store::saved);
        QTRY_VERIFY(!saved.isEmpty());
    }
    const Store again(m_folder->file());
    QCOMPARE(again.snapshot().answers.size(), 61);
}

void TestStoreFaults::truncatedFileIsSurvived_data()
{
    QTest::addColumn<int>("size");
    for (const int size : {0, 1, 50, 99, 100, 512, 4095, 4096, 5000, 2 * 4096, 3 * 4096 + 17})
        QTest::addRow("%d bytes", size) << size;
}

void TestStoreFaults::truncatedFileIsSurvived()
{
    QFETCH(int, size);
    keepGood();
    writeBytes(m_folder->file(), bytesOf(m_folder->file()).left(size));
    Store store(m_folder->file());
    QSignalSpy failed(&store, &Store::failed);
    QVERIFY(isGood(store.snapshot()));
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(m_folder->brokenFiles().size(), 1);
    QCOMPARE(QFileInfo(m_folder->path(m_folder->brokenFiles().first())).size(), size);
}

void TestStoreFaults::noDatabaseWithoutACopyStartsAnew()
{
    const QByteArray text("Dear diary, this is no database, however long it may be. ");
    writeBytes(m_folder->file(), text.repeated(200));
    {
        Store store(m_folder->file());
        QSignalSpy failed(&store, &Store::failed);
        QVERIFY(store.snapshot().answers.isEmpty());
        store.write(answer(QStringLiteral("one")));
        QTRY_COMPARE(failed.count(), 1);
    }
    QCOMPARE(m_folder->brokenFiles().size(), 1);
    QCOMPARE(bytesOf(m_folder->path(m_folder->brokenFiles().first())), text.repeated(200));
    QCOMPARE(Store(m_folder->file()).snapshot().answers.size(), 1);
}

void TestStoreFaults::brokenCopyIsNotUsed()
{
    keepGood();
    writeBytes(m_folder->file(), "broken");
    writeBytes(m_folder->backup(), "broken too");
    Store store(m_folder->file());
    QSignalSpy failed(&store, &Store::failed);
    QVERIFY(store.snapshot().answers.isEmpty());
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(bytesOf(m_folder->backup()), QByteArray("broken too"));
}

void TestStoreFaults::missingFileIsReplacedByItsCopy()
{
    keepGood();
    QVERIFY(QFile::remove(m_folder->file()));
    writeBytes(m_folder->file() + QStringLiteral("-wal"), "the log of the lost file");
    Store store(m_folder->file());
    QSignalSpy failed(&store, &Store::failed);
    QVERIFY(isGood(store.snapshot()));
    QCOMPARE(bytesOf(m_folder->path(m_folder->brokenFiles().first())), QByteArray("the log of the lost file"));
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(QFile::exists(m_folder->backup()));
}

void TestStoreFaults::databaseOfAnotherProgramIsSetAside()
{
    query(m_folder->file(), QStringLiteral("CREATE TABLE recipe (name TEXT)"));
    {
        Store store(m_folder->file());
        QSignalSpy failed(&store, &Store::failed);
        store.write(answer(QStringLiteral("one")));
        QTRY_COMPARE(failed.count(), 1);
    }
    QCOMPARE(m_folder->brokenFiles().size(), 1);
    QCOMPARE(query(m_folder->path(m_folder->brokenFiles().first()), QStringLiteral("SELECT name FROM sqlite_master")),
        QVariantList{QStringLiteral("recipe")});
    QCOMPARE(Store(m_folder->file()).snapshot().answers.size(), 1);
}

void TestStoreFaults::newerVersionIsNotTouched()
{
    keepGood();
    query(m_folder->file(), QStringLiteral("PRAGMA user_version = 99"));
    const QByteArray bytes = bytesOf(m_folder->file());
    const QByteArray copy = bytesOf(m_folder->backup());
    {
        Store store(m_folder->file());
        QSignalSpy failed(&store, &Store::failed);
        QVERIFY(store.snapshot().answers.isEmpty());
        QCOMPARE(store.write(answer(QStringLiteral("one"))), quint64(0));
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(failed.first().first().value<Notice>().text().contains(QStringLiteral("newer")));
    }
    QCOMPARE(bytesOf(m_folder->file()), bytes);
    QCOMPARE(bytesOf(m_folder->backup()), copy);
    QVERIFY(m_folder->brokenFiles().isEmpty());
}

void TestStoreFaults::folderThatCannotBeMade()
{
    const QString blocker = m_folder->path(QStringLiteral("blocker"));
    writeBytes(blocker, "a file where a folder should be");
    const QString file = blocker + QStringLiteral("/progress.sqlite");
    {
        Store store(file);
        QSignalSpy failed(&store, &Store::failed);
        QSignalSpy saved(&store, &Store::saved);
        store.write(answer(QStringLiteral("one")));
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(failed.first().first().value<Notice>().text().contains(QDir::toNativeSeparators(file)));
        store.write(answer(QStringLiteral("two")));
        store.write(exhibit(QStringLiteral("demo"), {{QStringLiteral("step"), 1}}));
        QCOMPARE(saved.count(), 0);
        QVERIFY(QFile::remove(blocker));
        const quint64 last = store.write(exhibit(QStringLiteral("demo"), {{QStringLiteral("step"), 2}}));
        QTRY_VERIFY(!saved.isEmpty() && saved.last().first().toULongLong() == last);
        QCOMPARE(failed.count(), 1); // once for the whole fault
    }
    const Store again(file);
    QCOMPARE(again.snapshot().answers.size(), 2);
    QCOMPARE(again.snapshot().exhibits.first().state.value(QStringLiteral("step")).toInt(), 2);
}

void TestStoreFaults::fullDisk()
{
#ifdef Q_OS_UNIX
    keepGood();
    std::signal(SIGXFSZ, SIG_IGN);
    struct rlimit before;
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    {
        Store store(m_folder->file());
        QSignalSpy failed(&store, &Store::failed);
        QSignalSpy saved(&store, &Store::saved);
        struct rlimit full = before;
        full.rlim_cur = 8192; // no file may grow beyond it, as on a disk without room
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &full), 0);
        const QString large(20000, u'x');
        store.write(exhibit(QStringLiteral("demo"), {{QStringLiteral("text"), large}}));
        QTRY_COMPARE(failed.count(), 1);
        store.write(answer(QStringLiteral("late")));
        QCOMPARE(saved.count(), 0);
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
        const quint64 last = store.write(answer(QStringLiteral("later")));
        QTRY_VERIFY(!saved.isEmpty() && saved.last().first().toULongLong() == last);
        QCOMPARE(failed.count(), 1);
    }
    const Store again(m_folder->file());
    QCOMPARE(again.snapshot().answers.size(), 62);
    QCOMPARE(again.snapshot().exhibits.size(), 1);
#else
    QSKIP("needs a limit on file sizes");
#endif
}

void TestStoreFaults::fileThatVanishesWhileOpen()
{
    keepGood();
    Store store(m_folder->file());
    QSignalSpy saved(&store, &Store::saved);
    store.write(answer(QStringLiteral("one")));
    QTRY_COMPARE(saved.count(), 1);
    for (const QString &ending : {QString(), QStringLiteral("-wal"), QStringLiteral("-shm")})
        QFile::remove(m_folder->file() + ending);
    const quint64 last = store.write(answer(QStringLiteral("two")));
    QTRY_COMPARE(saved.last().first().toULongLong(), last);
    QVERIFY(QFile::exists(m_folder->file()));
    QCOMPARE(
        query(m_folder->file(), QStringLiteral("SELECT question FROM answer")), QVariantList{QStringLiteral("two")});
}

QTEST_GUILESS_MAIN(TestStoreFaults)
#include "tst_store_faults.moc"
