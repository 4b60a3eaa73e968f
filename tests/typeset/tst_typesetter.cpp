// SPDX-License-Identifier: GPL-3.0-or-later
#include <ctime>

#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "typeset/formula/formula_pack.h"
#include "typeset/formula/typesetter.h"

using namespace nunchi::typeset;

namespace {
constexpr int kPatience = 60000;

FormulaKey nth(int i)
{
    return FormulaKey::of(QStringLiteral("\\sum_{i=1}^{%1} \\frac{\\Q{q_i}\\K{k_%1}}{\\sqrt{d_%1}}").arg(i), true);
}

TypesetterOptions options(const QString &folder = {}, int timeLimit = kPatience)
{
    return {{}, folder, timeLimit};
}

int filesIn(const QString &folder)
{
    QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
    int count = 0;
    for (; files.hasNext(); files.next())
        ++count;
    return count;
}

/// What the thread works at most between two turns of its event loop. Not what passes on the clock: a machine that
/// builds at the same time takes the processor away for longer than any promise.
class Pulse : public QObject
{
public:
    Pulse()
    {
        connect(&m_timer, &QTimer::timeout, this, [this] {
            const qint64 now = worked();
            m_longest = qMax(m_longest, now - m_last);
            m_last = now;
        });
        m_last = worked();
        m_timer.start(0);
    }
    qint64 longest() const { return m_longest; } ///< in µs

private:
    static qint64 worked()
    {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return time.tv_sec * 1'000'000 + time.tv_nsec / 1000;
    }

    QTimer m_timer;
    qint64 m_last = 0;
    qint64 m_longest = 0;
};
} // namespace

class TestTypesetter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersEveryRequestOnce();
    void answersWhatItKnowsToo();
    void findsNothingUnasked();
    void keepsTheEventLoopTurning();
    void callsCostNothing();
    void remembersOnDisk();
    void readsPacks();
    void givesErrorsInPlace();
    void asksFaultsAnewInAnotherLanguage();
    void dropsWishesOfTheGone();
    void endsInTheMiddle();
    void stopsOneThatNeverEnds();
};

void TestTypesetter::answersEveryRequestOnce()
{
    Typesetter typesetter(options());
    QSignalSpy finished(&typesetter, &Typesetter::finished);
    QSignalSpy settled(&typesetter, &Typesetter::settled);
    QObject one;
    QObject two;
    for (int i = 0; i < 5; ++i) {
        typesetter.request(nth(i), &one);
        typesetter.request(nth(i), &two);
        typesetter.request(nth(i), &one);
    }
    QVERIFY(!typesetter.isSettled());
    QTRY_VERIFY_WITH_TIMEOUT(typesetter.isSettled(), kPatience);
    QCOMPARE(finished.size(), 5);
    QCOMPARE(settled.size(), 1);
    for (int i = 0; i < 5; ++i) {
        QCOMPARE(finished[i][0].value<FormulaKey>(), nth(i));
        const auto formula = typesetter.find(nth(i));
        QVERIFY(formula && !formula->isError());
        QVERIFY(*formula == finished[i][1].value<Formula>());
    }
}

void TestTypesetter::answersWhatItKnowsToo()
{
    Typesetter typesetter(options());
    QSignalSpy finished(&typesetter, &Typesetter::finished);
    QObject page;
    typesetter.request(nth(1), &page);
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, kPatience);
    typesetter.request(nth(1), &page);
    QCOMPARE(finished.size(), 1); // never from inside request()
    QTRY_COMPARE(finished.size(), 2);
    QVERIFY(typesetter.isSettled());
}

void TestTypesetter::findsNothingUnasked()
{
    Typesetter typesetter(options());
    QVERIFY(!typesetter.find(nth(1)));
    QVERIFY(typesetter.isSettled());
}

void TestTypesetter::keepsTheEventLoopTurning()
{
    QTemporaryDir folder;
    Typesetter typesetter(options(folder.path()));
    QObject page;
    Pulse pulse;
    for (int i = 0; i < 100; ++i)
        typesetter.request(nth(i), &page);
    QTRY_VERIFY_WITH_TIMEOUT(typesetter.isSettled(), kPatience);
    QVERIFY2(pulse.longest() < 10'000, qPrintable(QString::number(pulse.longest())));
}

void TestTypesetter::callsCostNothing()
{
    QTemporaryDir folder;
    Typesetter typesetter(options(folder.path()));
    QObject page;
    QElapsedTimer timer;
    QList<qint64> times;
    for (int i = 0; i < 175; ++i) {
        timer.start();
        typesetter.find(nth(i));
        typesetter.request(nth(i), &page);
        times += timer.nsecsElapsed();
    }
    std::sort(times.begin(), times.end());
    QVERIFY(times[times.size() / 2] < 1'000'000);
}

void TestTypesetter::remembersOnDisk()
{
    QTemporaryDir folder;
    Formula set;
    {
        Typesetter typesetter(options(folder.path()));
        QObject page;
        typesetter.request(nth(1), &page);
        QTRY_VERIFY_WITH_TIMEOUT(typesetter.isSettled(), kPatience);
        set = typesetter.find(nth(1)).value();
    }
    QCOMPARE(filesIn(folder.path()), 1);
    Typesetter again(options(folder.path()));
    QVERIFY(again.find(nth(1)) == set); // at once: a page has its size before it is laid out
    QVERIFY(!again.find(nth(2)));
}

void TestTypesetter::readsPacks()
{
    QTemporaryDir folder;
    QHash<FormulaKey, Formula> formulas;
    {
        Typesetter typesetter(options());
        QObject page;
        for (int i = 0; i < 3; ++i)
            typesetter.request(nth(i), &page);
        QTRY_VERIFY_WITH_TIMEOUT(typesetter.isSettled(), kPatience);
        for (int i = 0; i < 3; ++i)
            formulas.insert(nth(i), typesetter.find(nth(i)).value());
    }
    QFile file(folder.filePath(QStringLiteral("lessons.pack")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(FormulaPack::write(formulas));
    file.close();
    Typesetter typesetter(options());
    QVERIFY(!typesetter.addPack(folder.filePath(QStringLiteral("missing.pack"))));
    QVERIFY(typesetter.addPack(file.fileName()));
    for (int i = 0; i < 3; ++i)
        QVERIFY(typesetter.find(nth(i)) == formulas[nth(i)]);
    QVERIFY(!typesetter.find(nth(3)));
}

void TestTypesetter::givesErrorsInPlace()
{
    QTemporaryDir folder;
    Typesetter typesetter(options(folder.path()));
    QObject page;
    const FormulaKey bad = FormulaKey::of(QStringLiteral("\\sqt{2}"));
    typesetter.request(bad, &page);
    QTRY_VERIFY_WITH_TIMEOUT(typesetter.isSettled(), kPatience);
    QVERIFY(typesetter.find(bad).value().error().contains(QLatin1String("\\sqt")));
    QCOMPARE(filesIn(folder.path()), 0);
}

void TestTypesetter::asksFaultsAnewInAnotherLanguage()
{
    Typesetter typesetter(options());
    QObject page;
    const FormulaKey bad = FormulaKey::of(QStringLiteral("\\sqt{2}"));
    const FormulaKey good = FormulaKey::of(QStringLiteral("\\sqrt{2}"));
    typesetter.request(bad, &page);
    typesetter.request(good, &page);
    QTRY_VERIFY_WITH_TIMEOUT(typesetter.isSettled(), kPatience);
    typesetter.forgetFaults();
    QVERIFY(!typesetter.find(bad));
    QVERIFY(typesetter.find(good));
}

void TestTypesetter::dropsWishesOfTheGone()
{
    QTemporaryDir folder;
    Typesetter typesetter(options(folder.path()));
    QSignalSpy settled(&typesetter, &Typesetter::settled);
    QObject stays;
    auto page = std::make_unique<QObject>();
    for (int i = 0; i < 300; ++i)
        typesetter.request(nth(i), page.get());
    typesetter.request(nth(299), &stays);
    page.reset();
    QTRY_VERIFY_WITH_TIMEOUT(typesetter.isSettled(), kPatience);
    QCOMPARE(settled.size(), 1);
    QVERIFY(typesetter.find(nth(299)));
    QVERIFY(filesIn(folder.path()) < 150); // what was begun may have ended; the rest was never set
}

void TestTypesetter::endsInTheMiddle()
{
    QElapsedTimer timer;
    {
        Typesetter typesetter(options());
        QObject page;
        QString slow;
        for (int i = 0; i < 1900; ++i)
            slow += QStringLiteral("\\sqrt{a}+");
        typesetter.request(FormulaKey::of(QStringLiteral("x")), &page);
        QTRY_VERIFY_WITH_TIMEOUT(typesetter.isSettled(), kPatience);
        const FormulaKey before = FormulaKey::of(QStringLiteral("y"));
        typesetter.request(before, &page);
        typesetter.request(FormulaKey::of(slow), &page);
        for (int i = 0; i < 100; ++i)
            typesetter.request(nth(i), &page);
        QTRY_VERIFY_WITH_TIMEOUT(typesetter.find(before), kPatience); // the slow one is next
        timer.start();
    }
    QVERIFY2(timer.elapsed() < 10000, qPrintable(QString::number(timer.elapsed())));
}

void TestTypesetter::stopsOneThatNeverEnds()
{
    Typesetter typesetter(options({}, 300));
    QObject page;
    QString slow;
    for (int i = 0; i < 2200; ++i)
        slow += QStringLiteral("\\sqrt{a}+");
    typesetter.request(FormulaKey::of(slow), &page);
    QTRY_VERIFY_WITH_TIMEOUT(typesetter.isSettled(), kPatience);
    QVERIFY(typesetter.find(FormulaKey::of(slow)).value().isError());
}

QTEST_MAIN(TestTypesetter)
#include "tst_typesetter.moc"
