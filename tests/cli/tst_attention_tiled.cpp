// SPDX-License-Identifier: GPL-3.0-or-later
// nunchi attention --tiled: the output of attention without its n×m stages.
#include <cmath>
#include <memory>
#include <utility>

#include <QTest>

#include "attention_folder.h"
#include "tests/engine/npy_bytes.h"

using namespace nunchi::tests;

class TestAttentionTiled : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<AttentionFolder>(); }
    void outputIsThatOfTheStages_data();
    void outputIsThatOfTheStages();
    void goldenMultiHead();
    void saysWhatItUsed();
    void writesTheOutput();
    void longSequencesPass();

private:
    std::unique_ptr<AttentionFolder> m_folder;
};

void TestAttentionTiled::outputIsThatOfTheStages_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::newRow("all") << QString();
    QTest::newRow("causal") << QStringLiteral("--causal");
    QTest::newRow("scale") << QStringLiteral("--scale 0.25");
    QTest::newRow("mask") << QStringLiteral("--mask mask.npy");
    QTest::newRow("padding") << QStringLiteral("--mask keys.npy --causal");
}

void TestAttentionTiled::outputIsThatOfTheStages()
{
    QFETCH(QString, arguments);
    m_folder->write(
        QStringLiteral("mask.npy"), npyStart(npyDictionary("|b1", "(2, 3)")) + std::string("\1\0\1\0\0\0", 6));
    m_folder->write(QStringLiteral("keys.npy"), npyStart(npyDictionary("|b1", "(3,)")) + std::string("\0\1\1", 3));
    const QJsonObject plain = m_folder->result(arguments);
    const std::vector<double> expected = numbers(plain[QLatin1String("output")]);
    QVERIFY(!expected.empty());
    for (const auto &[precision, tolerance] :
        {std::pair(QStringLiteral(" --tiled"), 1e-14), std::pair(QStringLiteral(" --tiled --float"), 1e-6)}) {
        const QJsonObject tiled = m_folder->result(arguments + precision);
        QCOMPARE(tiled[QLatin1String("blind_queries")], plain[QLatin1String("blind_queries")]);
        const std::vector<double> output = numbers(tiled[QLatin1String("output")]);
        QCOMPARE(output.size(), expected.size());
        for (std::size_t i = 0; i < output.size(); ++i)
            QVERIFY(std::abs(output[i] - expected[i]) <= tolerance * (1 + std::abs(expected[i])));
    }
}

void TestAttentionTiled::goldenMultiHead()
{
    for (const auto &entry : golden("multihead.json")) {
        const QJsonObject reference = entry.toObject();
        m_folder->write(QStringLiteral("q.npy"), reference[QLatin1String("x_q")]);
        m_folder->write(QStringLiteral("k.npy"), reference[QLatin1String("x_kv")]);
        m_folder->write(QStringLiteral("v.npy"), reference[QLatin1String("x_kv")]);
        for (const QString &name :
            {QStringLiteral("w_q"), QStringLiteral("w_k"), QStringLiteral("w_v"), QStringLiteral("w_o")})
            m_folder->write(name + QStringLiteral(".npy"), reference[name]);
        QString arguments = QStringLiteral("--tiled --heads %1 --w-q w_q.npy --w-k w_k.npy --w-v w_v.npy --w-o w_o.npy")
                                .arg(reference[QLatin1String("heads")].toInt());
        if (reference[QLatin1String("causal")].toBool())
            arguments += QStringLiteral(" --causal");
        const std::vector<double> output = numbers(m_folder->result(arguments)[QLatin1String("output")]);
        QCOMPARE(difference(output, reference[QLatin1String("output")]), QString());
    }
}

void TestAttentionTiled::saysWhatItUsed()
{
    const QJsonObject result = m_folder->result(QStringLiteral("--tiled --float"));
    QCOMPARE(result.keys(),
        (QStringList{QStringLiteral("blind_queries"), QStringLiteral("instruction_set"), QStringLiteral("output"),
            QStringLiteral("threads")}));
    const QStringList sets{
        QStringLiteral("generic"), QStringLiteral("sse2"), QStringLiteral("avx2"), QStringLiteral("avx512")};
    QVERIFY(sets.contains(result[QLatin1String("instruction_set")].toString()));
    qputenv("NUNCHI_INSTRUCTION_SET", "generic");
    const QJsonObject forced = m_folder->result(QStringLiteral("--tiled"));
    qunsetenv("NUNCHI_INSTRUCTION_SET");
    QCOMPARE(forced[QLatin1String("instruction_set")].toString(), QStringLiteral("generic"));
}

void TestAttentionTiled::writesTheOutput()
{
    const Outcome plain = m_folder->run(QStringLiteral("--q q.npy --k k.npy --v v.npy --out plain.npy"));
    QCOMPARE(plain.exitCode, 0);
    const Outcome tiled =
        m_folder->run(QStringLiteral("--q q.npy --k k.npy --v v.npy --tiled --float --stage output --out tiled.npy"));
    QCOMPARE(tiled.exitCode, 0);
    QCOMPARE(tiled.output, QByteArray());
    QCOMPARE(
        m_folder->content(QStringLiteral("tiled.npy")).size(), m_folder->content(QStringLiteral("plain.npy")).size());
}

// 20,000 × 20,000 scores are more than any stage may have.
void TestAttentionTiled::longSequencesPass()
{
    m_folder->write(QStringLiteral("long.npy"), npyMatrix(20000, 1, std::vector<double>(20000, 0.5)));
    const QString files = QStringLiteral("--q long.npy --k long.npy --v long.npy --out out.npy ");
    QCOMPARE(m_folder->run(files).exitCode, 2);
    QCOMPARE(m_folder->run(files + QStringLiteral("--tiled --float")).exitCode, 0);
}

QTEST_GUILESS_MAIN(TestAttentionTiled)
#include "tst_attention_tiled.moc"
