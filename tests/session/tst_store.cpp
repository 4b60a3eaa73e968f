// SPDX-License-Identifier: GPL-3.0-or-later
// What goes into the store comes out again: after a restart, from two programs at once, after a crash.
#include "store_fixture.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QProcess>

#include <cstdio>

using namespace fixture;

namespace {

constexpr int CrashAfter = 8;

QString questionName(int number)
{
    return QStringLiteral("q%1").arg(number, 4, 10, QLatin1Char('0'));
}

/// The program that is killed: writes answers for ever and says which are safe.
int writeUntilKilled(const QString &file)
{
    Store store(file);
    int count = 0;
    const auto writeNext = [&] { store.write(answer(questionName(++count))); };
    QObject::connect(&store, &Store::saved, &store, [&](quint64 upTo) {
        std::printf("saved %llu\n", static_cast<unsigned long long>(upTo));
        std::fflush(stdout);
        writeNext();
        writeNext();
    });
    writeNext();
    return QCoreApplication::exec();
}

} // namespace

class TestStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void beginsEmpty();
    void everythingComesBack();
    void everyAttemptIsKept();
    void laterStatesReplaceEarlierOnes();
    void exhibitAsTheLessonSetItIsForgotten();
    void progressNeverFallsBack();
    void tellsWhatIsSafe();
    void keepsACopyAtTheEnd();
    void twoProgramsAtOnce();
    void aCrashLosesNothingThatWasSafe();
    void schemaKnowsSeveralLearners();
    void aFileOfTheFirstVersionGoesOn();
    void opensAtOnce();

private:
    std::unique_ptr<Folder> m_folder;
};

void TestStore::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    m_folder = std::make_unique<Folder>();
}

void TestStore::beginsEmpty()
{
    const Store store(m_folder->path(QStringLiteral("deep/er/progress.sqlite")));
    QVERIFY(store.snapshot().pages.isEmpty());
    QVERIFY(store.snapshot().answers.isEmpty());
    QVERIFY(store.snapshot().exhibits.isEmpty());
    QVERIFY(store.snapshot().position.lesson.isEmpty());
}

void TestStore::everythingComesBack()
{
    const QJsonObject state{{QStringLiteral("scaled"), false},
        {QStringLiteral("text"), QStringLiteral("그것이 \"it\" 'x' ; -- 🎲")},
        {QStringLiteral("edits"), QJsonObject{{QStringLiteral("it.living"), -0.1}}}};
    AnswerRow given = answer(QStringLiteral("pairs"), false);
    given.attempt = 2;
    given.round = 3;
    given.hintShown = true;
    m_folder->keep({PageRow{QStringLiteral("13-attention"), QStringLiteral("idea"), 2}, given,
        exhibit(QStringLiteral("demo"), state),
        PositionRow{QStringLiteral("13-attention"), QStringLiteral("check"), 0.375}});

    const Store store(m_folder->file());
    const Snapshot &kept = store.snapshot();
    QCOMPARE(kept.pages.size(), 1);
    QCOMPARE(kept.pages.first().page, QStringLiteral("idea"));
    QCOMPARE(kept.pages.first().progress, 2);
    QCOMPARE(kept.answers.size(), 1);
    const AnswerRow &read = kept.answers.first();
    QCOMPARE(read.lesson, given.lesson);
    QCOMPARE(read.page, given.page);
    QCOMPARE(read.question, given.question);
    QCOMPARE(read.concept_, given.concept_);
    QCOMPARE(read.round, 3);
    QCOMPARE(read.attempt, 2);
    QCOMPARE(read.language, given.language);
    QCOMPARE(read.response, given.response);
    QCOMPARE(read.right, false);
    QCOMPARE(read.credit, 0.25);
    QVERIFY(read.hintShown && !read.finished);
    QCOMPARE(kept.exhibits.size(), 1);
    QCOMPARE(kept.exhibits.first().exhibit, QStringLiteral("attention-steps"));
    QCOMPARE(kept.exhibits.first().state, state);
    QCOMPARE(kept.position.page, QStringLiteral("check"));
    QCOMPARE(kept.position.scroll, 0.375);
}

void TestStore::everyAttemptIsKept()
{
    AnswerRow first = answer(QStringLiteral("pairs"), false);
    AnswerRow second = answer(QStringLiteral("pairs"));
    second.attempt = 2;
    m_folder->keep({first, second, answer(QStringLiteral("why"))});
    QCOMPARE(query(m_folder->file(), QStringLiteral("SELECT correct FROM answer WHERE question = 'pairs' ORDER BY id")),
        (QVariantList{0, 1}));
    const QVariantList times = query(m_folder->file(), QStringLiteral("SELECT given FROM answer"));
    for (const QVariant &time : times) {
        const QDateTime given = QDateTime::fromString(time.toString(), Qt::ISODateWithMs);
        QVERIFY2(
            given.isValid() && qAbs(given.secsTo(QDateTime::currentDateTimeUtc())) < 120, qPrintable(time.toString()));
    }
    const Store store(m_folder->file());
    QCOMPARE(store.snapshot().answers.size(), 2); // the last of each question
    for (const AnswerRow &row : store.snapshot().answers)
        QVERIFY(row.right);
}

void TestStore::laterStatesReplaceEarlierOnes()
{
    QList<Change> changes;
    for (int i = 0; i <= 50; ++i) {
        changes << exhibit(QStringLiteral("demo"), {{QStringLiteral("step"), i}})
                << PositionRow{QStringLiteral("13-attention"), QStringLiteral("idea"), i / 50.0};
    }
    m_folder->keep(changes);
    const Store store(m_folder->file());
    QCOMPARE(store.snapshot().exhibits.size(), 1);
    QCOMPARE(store.snapshot().exhibits.first().state.value(QStringLiteral("step")).toInt(), 50);
    QCOMPARE(store.snapshot().position.scroll, 1.0);
}

void TestStore::exhibitAsTheLessonSetItIsForgotten()
{
    m_folder->keep({exhibit(QStringLiteral("demo"), {{QStringLiteral("step"), 1}}),
        exhibit(QStringLiteral("other"), {{QStringLiteral("step"), 2}})});
    m_folder->keep({exhibit(QStringLiteral("demo"), {})});
    const Store store(m_folder->file());
    QCOMPARE(store.snapshot().exhibits.size(), 1);
    QCOMPARE(store.snapshot().exhibits.first().block, QStringLiteral("other"));
}

void TestStore::progressNeverFallsBack()
{
    const auto page = [](int progress) { return PageRow{QStringLiteral("l"), QStringLiteral("p"), progress}; };
    m_folder->keep({page(2)});
    m_folder->keep({page(1)}); // another program that has only seen it
    QCOMPARE(Store(m_folder->file()).snapshot().pages.first().progress, 2);
}

void TestStore::tellsWhatIsSafe()
{
    Store store(m_folder->file());
    QSignalSpy saved(&store, &Store::saved);
    QSignalSpy failed(&store, &Store::failed);
    quint64 last = 0;
    for (int i = 0; i < 20; ++i) {
        const quint64 number = store.write(answer(questionName(i)));
        QVERIFY(number > last);
        last = number;
    }
    QCOMPARE(saved.count(), 0); // never from inside write()
    QTRY_VERIFY(!saved.isEmpty() && saved.last().first().toULongLong() == last);
    QCOMPARE(failed.count(), 0);
    // Seen by another reader while this one is open.
    QCOMPARE(query(m_folder->file(), QStringLiteral("SELECT COUNT(*) FROM answer")), QVariantList{20});
}

void TestStore::keepsACopyAtTheEnd()
{
    m_folder->keep({answer(QStringLiteral("one"))});
    QVERIFY(QFile::exists(m_folder->backup()));
    QCOMPARE(
        query(m_folder->backup(), QStringLiteral("SELECT question FROM answer")), QVariantList{QStringLiteral("one")});
    const QByteArray copy = bytesOf(m_folder->backup());
    m_folder->keep({}); // nothing new: the copy stays as it is
    QCOMPARE(bytesOf(m_folder->backup()), copy);
    m_folder->keep({answer(QStringLiteral("two"))});
    QCOMPARE(query(m_folder->backup(), QStringLiteral("SELECT COUNT(*) FROM answer")), QVariantList{2});
    const QStringList files = QDir(m_folder->path()).entryList(QDir::Files, QDir::Name);
    QCOMPARE(files, (QStringList{QStringLiteral("progress.sqlite"), QStringLiteral("progress.sqlite.backup")}));
}

void TestStore::twoProgramsAtOnce()
{
    constexpr int each = 100;
    {
        Store first(m_folder->file());
        Store second(m_folder->file());
        QSignalSpy failed(&first, &Store::failed);
        QSignalSpy alsoFailed(&second, &Store::failed);
        QSignalSpy saved(&first, &Store::saved);
        QSignalSpy alsoSaved(&second, &Store::saved);
        for (int i = 0; i < each; ++i) {
            first.write(answer(QStringLiteral("first-") + questionName(i)));
            second.write(answer(QStringLiteral("second-") + questionName(i)));
            QCoreApplication::processEvents();
        }
        QTRY_VERIFY_WITH_TIMEOUT(!saved.isEmpty() && saved.last().first().toULongLong() == each, 60000);
        QTRY_VERIFY_WITH_TIMEOUT(!alsoSaved.isEmpty() && alsoSaved.last().first().toULongLong() == each, 60000);
        QCOMPARE(failed.count() + alsoFailed.count(), 0);
    }
    QCOMPARE(Store(m_folder->file()).snapshot().answers.size(), 2 * each);
}

void TestStore::aCrashLosesNothingThatWasSafe()
{
    QProcess program;
    program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    program.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--write"), m_folder->file()});
    QVERIFY(program.waitForStarted());
    quint64 safe = 0;
    for (int lines = 0; lines < CrashAfter;) {
        QVERIFY(program.canReadLine() || program.waitForReadyRead(60000));
        while (program.canReadLine()) {
            safe = program.readLine().trimmed().split(' ').last().toULongLong();
            ++lines;
        }
    }
    program.kill();
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::CrashExit);
    while (program.canReadLine())
        safe = program.readLine().trimmed().split(' ').last().toULongLong();

    Store store(m_folder->file());
    QSignalSpy failed(&store, &Store::failed);
    QVERIFY(safe >= CrashAfter);
    QVERIFY(quint64(store.snapshot().answers.size()) >= safe);
    store.write(answer(QStringLiteral("after")));
    QSignalSpy saved(&store, &Store::saved);
    QTRY_VERIFY(!saved.isEmpty());
    QCOMPARE(failed.count(), 0);
}

void TestStore::schemaKnowsSeveralLearners()
{
    m_folder->keep({answer(QStringLiteral("one"))});
    const QString file = m_folder->file();
    QCOMPARE(query(file, QStringLiteral("PRAGMA user_version")), QVariantList{2});
    QCOMPARE(query(file, QStringLiteral("PRAGMA journal_mode")), QVariantList{QStringLiteral("wal")});
    query(file, QStringLiteral("INSERT INTO learner VALUES (2, 'Ada', '2026-01-01T00:00:00.000Z')"));
    query(file,
        QStringLiteral("INSERT INTO answer SELECT NULL, 2, lesson, page, 'hers', concept, round, attempt, given, "
                       "language, response, correct, credit, hint, finished FROM answer"));
    query(file, QStringLiteral("UPDATE learner SET name = 'Guest no more' WHERE id = 1"));
    const Store store(file);
    QCOMPARE(store.snapshot().answers.size(), 1);
    QCOMPARE(store.snapshot().answers.first().question, QStringLiteral("one"));
}

void TestStore::aFileOfTheFirstVersionGoesOn()
{
    m_folder->keep({answer(QStringLiteral("one"))});
    const QString file = m_folder->file();
    query(file, QStringLiteral("DROP TABLE draft"));
    query(file, QStringLiteral("PRAGMA user_version = 1"));
    QCOMPARE(Store(file).snapshot().answers.size(), 1);
    QCOMPARE(query(file, QStringLiteral("PRAGMA user_version")), QVariantList{1}); // looking changes nothing

    const DraftRow typed{QStringLiteral("13-attention"), QStringLiteral("two"), {{}, QStringLiteral("26")}, true};
    m_folder->keep({typed});
    QCOMPARE(query(file, QStringLiteral("PRAGMA user_version")), QVariantList{2});
    const Store store(file);
    QCOMPARE(store.snapshot().answers.size(), 1);
    QCOMPARE(store.snapshot().drafts.size(), 1);
    QCOMPARE(store.snapshot().drafts.first().response, typed.response);
    QVERIFY(store.snapshot().drafts.first().hintShown);
    QVERIFY(m_folder->brokenFiles().isEmpty());
}

/// Not a measurement of speed, which belongs to a quiet machine: an upper bound that no loaded one exceeds.
void TestStore::opensAtOnce()
{
    QList<Change> changes;
    for (int i = 0; i < 300; ++i)
        changes << answer(questionName(i));
    m_folder->keep(changes);
    QElapsedTimer timer;
    timer.start();
    auto store = std::make_unique<Store>(m_folder->file());
    const qint64 opening = timer.nsecsElapsed();
    timer.start();
    store->write(answer(QStringLiteral("next")));
    const qint64 writing = timer.nsecsElapsed();
    qInfo("opening with 300 answers %.2f ms, queueing a change %.3f ms", opening / 1e6, writing / 1e6);
    QVERIFY(opening < 500'000'000);
    QVERIFY(writing < 100'000'000);
}

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments.at(1) == QLatin1String("--write"))
        return writeUntilKilled(arguments.at(2));
    TestStore test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_store.moc"
