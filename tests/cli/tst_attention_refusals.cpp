// SPDX-License-Identifier: GPL-3.0-or-later
// What the real program refuses: one line that names the file and the shapes, exit 2, and nothing written.
#include <memory>

#include <sys/resource.h>

#include <QTest>

#include "attention_folder.h"
#include "tests/engine/npy_bytes.h"

using namespace nunchi::tests;

namespace {

// What the one line must name.
template <class... Text> QStringList names(Text... text)
{
    return {QString::fromUtf8(text)...};
}

void addColumns()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QStringList>("named");
}

void add(const char *row, const char *arguments, const QStringList &named)
{
    QTest::newRow(row) << QString::fromLatin1(arguments) << named;
}

} // namespace

class TestAttentionRefusals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void refusesArguments_data();
    void refusesArguments();
    void refusesFiles_data();
    void refusesFiles();
    void refusesShapes_data();
    void refusesShapes();
    void refusesHeads_data();
    void refusesHeads();
    void refusesToWriteWhereItCannot_data();
    void refusesToWriteWhereItCannot();
    void reportsThatStandardOutputIsFull();
    void refusesALargeFileByItsHeader_data();
    void refusesALargeFileByItsHeader();

private:
    void expectRefusal() const;

    std::unique_ptr<AttentionFolder> m_folder;
};

void TestAttentionRefusals::init()
{
    m_folder = std::make_unique<AttentionFolder>();
    m_folder->write(QStringLiteral("empty.npy"), std::string());
    m_folder->write(QStringLiteral("text.npy"), std::string("1,2\n3,4\n"));
    const std::string whole = npyMatrix(3, 2, {1, 2, 3, 4, 5, 6});
    m_folder->write(QStringLiteral("short.npy"), whole.substr(0, whole.size() - 1));
    m_folder->write(QStringLiteral("huge.npy"), npyStart(npyDictionary("<f8", "(4294967296, 4294967296)")));
    m_folder->write(QStringLiteral("header.npy"), npyStart("{'descr': __import__('os')}\n"));
    m_folder->write(QStringLiteral("version.npy"), npyStart(npyDictionary("<f8", "(1, 1)"), 9));
    m_folder->write(QStringLiteral("complex.npy"), npyStart(npyDictionary("<c16", "(1, 1)")) + std::string(16, '\0'));
    m_folder->write(QStringLiteral("flat.npy"), npyStart(npyDictionary("<f8", "(3,)")) + npyData<double>({1, 2, 3}));
    m_folder->write(QStringLiteral("number.npy"), npyStart(npyDictionary("<f8", "()")) + npyData<double>({1}));
    m_folder->write(QStringLiteral("deep.npy"), npyStart(npyDictionary("<f8", "(1, 1, 1)")) + npyData<double>({1}));
    m_folder->write(QStringLiteral("none.npy"), npyStart(npyDictionary("<f8", "(0, 2)")));
    m_folder->write(QStringLiteral("long.npy"), npyMatrix(20000, 1, std::vector<double>(20000, 1.0)));
    m_folder->write(QStringLiteral("wide.npy"), npyMatrix(2, 4, std::vector<double>(8, 1.0)));
    m_folder->write(QStringLiteral("mask32.npy"), npyStart(npyDictionary("|b1", "(3, 2)")) + std::string(6, '\1'));
    m_folder->write(QStringLiteral("mask2.npy"), npyStart(npyDictionary("|b1", "(2,)")) + std::string(2, '\1'));
    m_folder->write(QStringLiteral("twos.npy"), npyStart(npyDictionary("|u1", "(2, 3)")) + std::string(6, '\2'));
}

// Asked to print as well as to write.
void TestAttentionRefusals::expectRefusal() const
{
    QFETCH(QString, arguments);
    QFETCH(QStringList, named);
    const QStringList before = m_folder->fileNames();
    for (const QString &all : {arguments, QStringLiteral("--out out.npy ") + arguments}) {
        const Outcome outcome = m_folder->run(all);
        QCOMPARE(outcome.exitCode, 2);
        QCOMPARE(outcome.output, QByteArray());
        QCOMPARE(outcome.error.count(u'\n'), 1);
        for (const QString &name : named)
            QVERIFY2(outcome.error.contains(name), qPrintable(outcome.error));
        QCOMPARE(m_folder->fileNames(), before);
    }
}

void TestAttentionRefusals::refusesArguments_data()
{
    addColumns();
    add("nothing", "", names("--q"));
    add("no values", "--q q.npy --k k.npy", names("--v"));
    add("unknown option", "--q q.npy --k k.npy --v v.npy --temperatur 1", names("temperatur"));
    add("option without its value", "--q q.npy --k k.npy --v", names("v"));
    add("stray argument", "--q q.npy --k k.npy --v v.npy extra.npy", names("extra.npy"));
    add("scale is a word", "--q q.npy --k k.npy --v v.npy --scale big", names("big"));
    add("scale is infinite", "--q q.npy --k k.npy --v v.npy --scale inf", names("inf"));
    add("scale overflows", "--q q.npy --k k.npy --v v.npy --scale 1e999", names("1e999"));
    add("scale is nan", "--q q.npy --k k.npy --v v.npy --scale nan", names("nan"));
    add("unknown stage", "--q q.npy --k k.npy --v v.npy --stage masked", names("masked", "scores", "dq", "dw_o"));
    add("gradient without upstream", "--q q.npy --k k.npy --v v.npy --stage dq", names("dq", "--grad"));
    add("gradient of a weight without heads", "--q q.npy --k k.npy --v v.npy --grad v.npy --stage dw_q",
        names("dw_q", "--heads"));
    add("float without tiled", "--q q.npy --k k.npy --v v.npy --float", names("--float", "--tiled"));
    add("a stage of tiled", "--q q.npy --k k.npy --v v.npy --tiled --stage weights", names("weights", "--tiled"));
    add("gradients of tiled", "--q q.npy --k k.npy --v v.npy --tiled --grad v.npy", names("--grad", "--tiled"));
    add("heads without projections", "--q q.npy --k k.npy --v k.npy --heads 2", names("--w-q"));
    add("projections without heads", "--q q.npy --k k.npy --v v.npy --w-q q.npy", names("--w-q", "--heads"));
}

void TestAttentionRefusals::refusesArguments()
{
    expectRefusal();
}

void TestAttentionRefusals::refusesFiles_data()
{
    addColumns();
    add("missing file", "--q absent.npy --k k.npy --v v.npy", names("absent.npy"));
    add("a folder", "--q . --k k.npy --v v.npy", names("."));
    add("an endless device", "--q /dev/zero --k k.npy --v v.npy", names("/dev/zero"));
    add("empty file", "--q empty.npy --k k.npy --v v.npy", names("empty.npy"));
    add("not npy", "--q text.npy --k k.npy --v v.npy", names("text.npy"));
    add("cut short", "--q q.npy --k short.npy --v v.npy", names("short.npy", "48", "47"));
    add("huge claim", "--q q.npy --k huge.npy --v v.npy", names("huge.npy", "4294967296×4294967296"));
    add("bad header", "--q q.npy --k header.npy --v v.npy", names("header.npy"));
    add("version 9", "--q q.npy --k version.npy --v v.npy", names("version.npy", "9.0"));
    add("complex", "--q q.npy --k complex.npy --v v.npy", names("complex.npy", "<c16"));
    add("one dimension", "--q flat.npy --k k.npy --v v.npy", names("flat.npy", "(3)"));
    add("no dimension", "--q number.npy --k k.npy --v v.npy", names("number.npy", "()"));
    add("three dimensions", "--q deep.npy --k k.npy --v v.npy", names("deep.npy", "1×1×1"));
    add("no rows", "--q none.npy --k k.npy --v v.npy", names("none.npy", "0×2"));
}

void TestAttentionRefusals::refusesFiles()
{
    expectRefusal();
}

void TestAttentionRefusals::refusesShapes_data()
{
    addColumns();
    add("widths differ", "--q v.npy --k k.npy --v v.npy", names("v.npy (3×1)", "k.npy (3×2)"));
    add("lengths differ", "--q q.npy --k k.npy --v q.npy", names("q.npy (2×2)", "k.npy (3×2)"));
    add("too large together", "--q long.npy --k long.npy --v long.npy", names("long.npy (20000×1)"));
    add("mask of another shape", "--q q.npy --k k.npy --v v.npy --mask mask32.npy",
        names("mask32.npy (3×2)", "q.npy (2×2)", "k.npy (3×2)", "2×3"));
    add("mask of another length", "--q q.npy --k k.npy --v v.npy --mask mask2.npy",
        names("mask2.npy (2)", "k.npy (3×2)"));
    add("mask of floats", "--q q.npy --k k.npy --v v.npy --mask v.npy", names("v.npy"));
    add("gradient of another shape", "--q q.npy --k k.npy --v v.npy --grad k.npy",
        names("k.npy (3×2)", "q.npy (2×2)", "v.npy (3×1)", "2×1"));
    add("gradient of one dimension", "--q q.npy --k k.npy --v v.npy --grad flat.npy", names("flat.npy", "n×d_v"));
    add("no such gradient", "--q q.npy --k k.npy --v v.npy --grad absent.npy", names("absent.npy"));
    add("mask of other integers", "--q q.npy --k k.npy --v v.npy --mask twos.npy", names("twos.npy", "2"));
}

void TestAttentionRefusals::refusesShapes()
{
    expectRefusal();
}

void TestAttentionRefusals::refusesHeads_data()
{
    addColumns();
    const QString projections =
        QStringLiteral("--q q.npy --k k.npy --v k.npy --w-q %1 --w-k %2 --w-v %3 --w-o %4 --heads ");
    const auto addHeads = [&](const char *row, const char *heads, const QStringList &files, const QStringList &named) {
        const QString arguments = projections.arg(files[0], files[1], files[2], files[3]) + QString::fromLatin1(heads);
        QTest::newRow(row) << arguments << named;
    };
    const QString good = QStringLiteral("q.npy");
    const QString tall = QStringLiteral("k.npy"); // 3×2
    const QString wide = QStringLiteral("wide.npy"); // 2×4
    addHeads("heads do not divide", "3", {good, good, good, good}, names("q.npy (2×2)", "3"));
    addHeads("heads do not divide the values", "4", {wide, wide, good, good}, names("q.npy (2×2)", "4"));
    addHeads("no heads", "0", {good, good, good, good}, names("--heads 0"));
    addHeads("negative heads", "-1", {good, good, good, good}, names("--heads -1"));
    addHeads("half a head", "1.5", {good, good, good, good}, names("--heads 1.5"));
    addHeads("too many heads to count", "99999999999", {good, good, good, good}, names("99999999999"));
    addHeads("W_Q does not fit", "2", {tall, good, good, good}, names("k.npy (3×2)", "q.npy (2×2)"));
    addHeads("W_K does not fit", "2", {good, tall, good, good}, names("k.npy (3×2)", "k.npy (3×2)"));
    addHeads("W_V does not fit", "2", {good, good, tall, good}, names("k.npy (3×2)"));
    addHeads("W_O does not fit", "2", {good, good, good, tall}, names("k.npy (3×2)", "q.npy (2×2)"));
    addHeads("W_K of another width", "2", {good, wide, good, good}, names("wide.npy (2×4)", "q.npy (2×2)"));
    addHeads("gradient of another shape", "2 --grad k.npy", {good, good, good, good},
        names("k.npy (3×2)", "q.npy (2×2)", "2×2"));
    addHeads("a projection is missing", "2", {good, good, good, QStringLiteral("absent.npy")}, names("absent.npy"));
}

void TestAttentionRefusals::refusesHeads()
{
    expectRefusal();
}

void TestAttentionRefusals::refusesToWriteWhereItCannot_data()
{
    QTest::addColumn<QString>("out");
    QTest::newRow("no such folder") << QStringLiteral("absent/out.npy");
    QTest::newRow("a folder") << QStringLiteral(".");
    QTest::newRow("a device") << QStringLiteral("/dev/full");
    QTest::newRow("a read-only file system") << QStringLiteral("/proc/out.npy");
    QTest::newRow("below a file") << QStringLiteral("q.npy/out.npy");
}

void TestAttentionRefusals::refusesToWriteWhereItCannot()
{
    QFETCH(QString, out);
    const QStringList before = m_folder->fileNames();
    const Outcome outcome = m_folder->run(QStringLiteral("--q q.npy --k k.npy --v v.npy --out ") + out);
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.output, QByteArray());
    QCOMPARE(outcome.error.count(u'\n'), 1);
    QVERIFY2(outcome.error.contains(out), qPrintable(outcome.error));
    QCOMPARE(m_folder->fileNames(), before);
}

void TestAttentionRefusals::reportsThatStandardOutputIsFull()
{
    const Outcome outcome = m_folder->run(QStringLiteral("--q q.npy --k k.npy --v v.npy"), QStringLiteral("/dev/full"));
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.error.count(u'\n'), 1);
}

void TestAttentionRefusals::refusesALargeFileByItsHeader_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("shape");
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QStringList>("named");
    QTest::newRow("one dimension") << QStringLiteral("<f8") << QStringLiteral("(268435456,)")
                                   << QStringLiteral("--q large.npy --k k.npy --v v.npy") << names("large.npy");
    QTest::newRow("does not fit") << QStringLiteral("<f8") << QStringLiteral("(268435456, 1)")
                                  << QStringLiteral("--q q.npy --k k.npy --v large.npy")
                                  << names("large.npy (268435456×1)", "k.npy (3×2)");
    QTest::newRow("a mask of floats") << QStringLiteral("<f8") << QStringLiteral("(2, 134217728)")
                                      << QStringLiteral("--q q.npy --k k.npy --v v.npy --mask large.npy")
                                      << names("large.npy");
    QTest::newRow("a mask that does not fit")
        << QStringLiteral("<i8") << QStringLiteral("(2, 134217728)")
        << QStringLiteral("--q q.npy --k k.npy --v v.npy --mask large.npy") << names("large.npy (2×134217728)");
}

// Two gigabytes of nothing, which the program must not take into memory to see that they do not fit.
void TestAttentionRefusals::refusesALargeFileByItsHeader()
{
    QFETCH(QString, type);
    QFETCH(QString, shape);
    QFETCH(QStringList, named);
    QFETCH(QString, arguments);
    m_folder->write(QStringLiteral("large.npy"), npyStart(npyDictionary(type.toStdString(), shape.toStdString())));
    m_folder->grow(QStringLiteral("large.npy"), qint64(1) << 31);
    const Outcome outcome = m_folder->run(arguments);
    QCOMPARE(outcome.exitCode, 2);
    for (const QString &name : named)
        QVERIFY2(outcome.error.contains(name), qPrintable(outcome.error));
    rusage usage{};
    QCOMPARE(getrusage(RUSAGE_CHILDREN, &usage), 0);
    constexpr long kLeastOfTheFile = 1 << 20; // kB: half of it
    QVERIFY2(usage.ru_maxrss < kLeastOfTheFile, qPrintable(QString::number(usage.ru_maxrss)));
}

QTEST_GUILESS_MAIN(TestAttentionRefusals)
#include "tst_attention_refusals.moc"
