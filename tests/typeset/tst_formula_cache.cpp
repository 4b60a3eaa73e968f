// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "fixed_words.h"
#include "typeset/formula/disk_cache.h"
#include "typeset/formula/formula_code.h"
#include "typeset/formula/formula_pack.h"
#include "typeset/formula/mathjax.h"
#include "typeset/formula/tex_finder.h"

using namespace nunchi::typeset;

namespace {
const QString kTex = QStringLiteral("\\left(\\frac{\\Q{q}\\K{k}}{\\sqrt{d}}\\right)");

FormulaKey key(const QString &tex) { return FormulaKey::of(tex, true); }

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), qint64(bytes.size()));
}

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}
} // namespace

class TestFormulaCache : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void keysIgnoreSpacing();
    void bytesComeBackAsTheyWere();
    void everyDamageIsNoticed();
    void bytesAreSmall();
    void diskKeepsFormulas();
    void diskIgnoresDamageAndMends();
    void diskKeepsVersionsApart();
    void diskKeepsNoErrors();
    void diskManagesWithoutAFolder();
    void diskRemovesTheOldest();
    void packHoldsAll();
    void packNoticesDamage();
    void packIsTheSameEveryTime();
    void findsFormulasInMarkdown_data();
    void findsFormulasInMarkdown();

private:
    Formula m_formula;
};

void TestFormulaCache::initTestCase()
{
    MathJax mathjax(std::make_shared<FixedWords>(), 20000);
    m_formula = mathjax.typeset(key(kTex));
    QCOMPARE(m_formula.error(), QString());
    QCOMPARE(m_formula.inks().size(), 3);
}

void TestFormulaCache::keysIgnoreSpacing()
{
    QCOMPARE(FormulaKey::of(QStringLiteral(" a +\n  b ")), FormulaKey::of(QStringLiteral("a + b")));
    QVERIFY(FormulaKey::of(QStringLiteral("a")) != FormulaKey::of(QStringLiteral("a"), true));
    QVERIFY(FormulaKey::of(QStringLiteral("a % b\n c")) != FormulaKey::of(QStringLiteral("a % b c")));
    QCOMPARE(FormulaKey::of(QStringLiteral("a\\ ")).tex, QStringLiteral("a\\ "));
    QCOMPARE(FormulaKey::of(QStringLiteral("a \\\\ ")).tex, QStringLiteral("a \\\\"));
}

void TestFormulaCache::bytesComeBackAsTheyWere()
{
    const auto back = decodeFormula(encodeFormula(m_formula));
    QVERIFY(back);
    QVERIFY(*back == m_formula);
    QVERIFY(rounded(*back) == *back);
}

void TestFormulaCache::everyDamageIsNoticed()
{
    const QByteArray bytes = encodeFormula(m_formula);
    for (qsizetype length = 0; length < bytes.size(); ++length)
        QVERIFY(!decodeFormula(bytes.left(length)));
    for (qsizetype at = 0; at < bytes.size(); ++at) {
        QByteArray damaged = bytes;
        damaged[at] = char(damaged[at] ^ 0x41);
        QVERIFY2(!decodeFormula(damaged), qPrintable(QString::number(at)));
    }
    QVERIFY(!decodeFormula(QByteArray(1 << 20, '\xff')));
}

void TestFormulaCache::bytesAreSmall()
{
    QVERIFY(encodeFormula(m_formula).size() * 6 < m_formula.bytes());
}

void TestFormulaCache::diskKeepsFormulas()
{
    QTemporaryDir folder;
    const DiskCache cache(folder.path() + QStringLiteral("/not/yet/there"), "1");
    QVERIFY(!cache.find(key(kTex)));
    QVERIFY(cache.insert(key(kTex), m_formula));
    QVERIFY(cache.find(key(kTex)) == m_formula);
    QVERIFY(!cache.find(FormulaKey::of(kTex, false)));
    // Another program, or this one started again, finds it; writing it once more changes nothing.
    const DiskCache other(folder.path() + QStringLiteral("/not/yet/there"), "1");
    QVERIFY(other.find(key(kTex)) == m_formula);
    QVERIFY(other.insert(key(kTex), m_formula));
    QCOMPARE(QDir(QFileInfo(cache.path(key(kTex))).path()).entryList(QDir::Files).size(), 1);
}

void TestFormulaCache::diskIgnoresDamageAndMends()
{
    QTemporaryDir folder;
    const DiskCache cache(folder.path(), "1");
    QVERIFY(cache.insert(key(kTex), m_formula));
    const QString path = cache.path(key(kTex));
    const QByteArray whole = read(path);
    for (const QByteArray &bytes : {QByteArray(), whole.left(whole.size() / 2), QByteArray("what is this?")}) {
        write(path, bytes);
        QVERIFY(!cache.find(key(kTex)));
        QVERIFY(cache.insert(key(kTex), m_formula));
        QCOMPARE(read(path), whole);
    }
}

void TestFormulaCache::diskKeepsVersionsApart()
{
    QTemporaryDir folder;
    QVERIFY(DiskCache(folder.path(), "1").insert(key(kTex), m_formula));
    QVERIFY(!DiskCache(folder.path(), "2").find(key(kTex)));
}

void TestFormulaCache::diskKeepsNoErrors()
{
    QTemporaryDir folder;
    const DiskCache cache(folder.path(), "1");
    QVERIFY(!cache.insert(key(kTex), Formula::failed(QStringLiteral("no"))));
    Formula incomplete = m_formula;
    incomplete.setComplete(false);
    QVERIFY(!cache.insert(key(kTex), incomplete));
    QVERIFY(!cache.find(key(kTex)));
}

void TestFormulaCache::diskManagesWithoutAFolder()
{
    const DiskCache none(QString(), "1");
    QVERIFY(!none.insert(key(kTex), m_formula));
    QVERIFY(!none.find(key(kTex)));
    none.tidy();
    QTemporaryDir folder;
    write(folder.path() + QStringLiteral("/file"), "in the way");
    const DiskCache blocked(folder.path() + QStringLiteral("/file"), "1");
    QVERIFY(!blocked.insert(key(kTex), m_formula));
    QVERIFY(!blocked.find(key(kTex)));
    blocked.tidy();
}

void TestFormulaCache::diskRemovesTheOldest()
{
    QTemporaryDir folder;
    const DiskCache cache(folder.path(), "1");
    const auto nth = [](int i) { return FormulaKey::of(QString::number(i)); };
    for (int i = 0; i < 6; ++i) {
        QVERIFY(cache.insert(nth(i), m_formula));
        QFile file(cache.path(nth(i)));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime(QDate(2026, 1, 10 - i), QTime(1, 0)), QFileDevice::FileModificationTime));
    }
    cache.tidy(4);
    for (int i = 0; i < 6; ++i)
        QCOMPARE(cache.find(nth(i)).has_value(), i < 4);
}

void TestFormulaCache::packHoldsAll()
{
    QHash<FormulaKey, Formula> formulas;
    for (int i = 0; i < 50; ++i)
        formulas.insert(FormulaKey::of(QString::number(i)), m_formula);
    formulas.insert(key(kTex), m_formula);
    formulas.insert(FormulaKey::of(QStringLiteral("bad")), Formula::failed(QStringLiteral("no")));
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.pack"));
    write(path, FormulaPack::write(formulas));
    FormulaPack opened;
    QVERIFY(opened.open(path));
    const FormulaPack pack = std::move(opened);
    QCOMPARE(pack.count(), 51);
    QVERIFY(pack.find(key(kTex)) == m_formula);
    for (int i = 0; i < 50; ++i)
        QVERIFY(pack.find(FormulaKey::of(QString::number(i))));
    QVERIFY(!pack.find(FormulaKey::of(QStringLiteral("bad"))));
    QVERIFY(!pack.find(FormulaKey::of(QStringLiteral("7"), true)));
}

void TestFormulaCache::packNoticesDamage()
{
    const QByteArray bytes = FormulaPack::write({{key(kTex), m_formula}});
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.pack"));
    FormulaPack pack;
    QVERIFY(!pack.open(path));
    const qsizetype header = 16 + 16 + 8;
    for (qsizetype at = 0; at < header + 24; ++at) {
        QByteArray damaged = bytes;
        damaged[at] = char(damaged[at] ^ 0x80);
        write(path, damaged);
        pack.open(path);
        QVERIFY(!pack.find(key(kTex)));
    }
    for (const qsizetype length : {qsizetype(0), qsizetype(10), header, header + 24, bytes.size() - 1}) {
        write(path, bytes.left(length));
        pack.open(path);
        QVERIFY(!pack.find(key(kTex)));
    }
    write(path, bytes);
    QVERIFY(pack.open(path));
    QVERIFY(pack.find(key(kTex)));
}

void TestFormulaCache::packIsTheSameEveryTime()
{
    const QByteArray one = FormulaPack::write({{key(QStringLiteral("a")), m_formula}, {key(QStringLiteral("b")), m_formula}});
    const QByteArray two = FormulaPack::write({{key(QStringLiteral("b")), m_formula}, {key(QStringLiteral("a")), m_formula}});
    QCOMPARE(one, two);
}

void TestFormulaCache::findsFormulasInMarkdown_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QStringList>("inlineOnes");
    QTest::addColumn<QStringList>("displays");
    const auto s = [](const char *text) { return QString::fromLatin1(text); };
    QTest::newRow("both") << s("a $x_i$ and $$y\n+ z$$ b $x_i$") << QStringList{s("x_i")} << QStringList{s("y + z")};
    QTest::newRow("money") << s("\\$5 and \\$6, then $n$") << QStringList{s("n")} << QStringList();
    QTest::newRow("code span") << s("`$a$` ``$b` $c$`` $d$") << QStringList{s("d")} << QStringList();
    QTest::newRow("code fence") << s("```\n$a$\n```\n$b$\n~~~python\n$c$\n~~~\n") << QStringList{s("b")} << QStringList();
    QTest::newRow("program") << s("```{python} six\nprint('$a$')\n```\n$b$") << QStringList{s("b")} << QStringList();
    QTest::newRow("directive") << s("```{quiz} q\nask: Is $n^2$?\n```\n") << QStringList{s("n^2")} << QStringList();
    QTest::newRow("nested") << s("````{key}\n$a$\n```\n$b$\n```\n$c$\n````\n$d$") << QStringList{s("a"), s("c"), s("d")}
                            << QStringList();
    QTest::newRow("yaml quotes") << s("```{exhibit} e\ntry: \"$\\\\sqrt{d}$\"\n```")
                                 << QStringList{s("\\\\sqrt{d}"), s("\\sqrt{d}")} << QStringList();
    QTest::newRow("table") << s("| $|x|$ | $\\|y\\|$ |\n|--|--|") << QStringList{s("|x|"), s("\\|y\\|")} << QStringList();
    QTest::newRow("dollar inside") << s("$a\\$b$") << QStringList{s("a\\$b")} << QStringList();
    QTest::newRow("paragraphs") << s("costs $5.\n\nAnd $x$") << QStringList{s("x")} << QStringList();
}

void TestFormulaCache::findsFormulasInMarkdown()
{
    QFETCH(QString, markdown);
    QFETCH(QStringList, inlineOnes);
    QFETCH(QStringList, displays);
    QStringList found[2];
    for (const FormulaKey &key : formulasInMarkdown(markdown))
        found[key.display ? 1 : 0] += key.tex;
    QCOMPARE(found[0], inlineOnes);
    QCOMPARE(found[1], displays);
}

QTEST_MAIN(TestFormulaCache)
#include "tst_formula_cache.moc"
