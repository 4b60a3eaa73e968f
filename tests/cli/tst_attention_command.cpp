// SPDX-License-Identifier: GPL-3.0-or-later
// What the real program computes, from files whose bytes are put together here.
#include <cmath>
#include <cstdint>
#include <memory>

#include <QTest>

#include "attention_folder.h"
#include "tests/engine/npy_bytes.h"

using namespace nunchi::tests;

class TestAttentionCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<AttentionFolder>(); }
    void goldenAttention_data();
    void goldenAttention();
    void goldenMultiHead_data();
    void goldenMultiHead();
    void printsEveryStageAtFullPrecision();
    void printsWhatJsonHasNoNumberFor();
    void printsOneStage_data();
    void printsOneStage();
    void writesOneStage_data();
    void writesOneStage();
    void writesEveryHeadsWeights();
    void readsEveryKindOfFile_data();
    void readsEveryKindOfFile();
    void readsEveryKindOfMask_data();
    void readsEveryKindOfMask();
    void causalAndMaskForbidTogether();
    void scaleMultipliesTheScores_data();
    void scaleMultipliesTheScores();
    void helpNamesEveryOption();

private:
    std::unique_ptr<AttentionFolder> m_folder;
};

void TestAttentionCommand::goldenAttention_data()
{
    QTest::addColumn<QJsonObject>("reference");
    for (const auto &reference : golden("attention.json"))
        QTest::newRow(qPrintable(reference[QLatin1String("name")].toString())) << reference.toObject();
}

void TestAttentionCommand::goldenAttention()
{
    QFETCH(QJsonObject, reference);
    for (const QString &name : {QStringLiteral("q"), QStringLiteral("k"), QStringLiteral("v")})
        m_folder->write(name + QStringLiteral(".npy"), reference[name]);
    QString arguments;
    if (!reference[QLatin1String("scaled")].toBool())
        arguments += QStringLiteral("--scale none ");
    if (const QJsonValue mask = reference[QLatin1String("mask")]; mask.isObject()) {
        const QJsonArray shape = mask[QLatin1String("shape")].toArray();
        std::string bytes = npyStart(
            npyDictionary("|b1", QStringLiteral("(%1, %2)").arg(shape[0].toInt()).arg(shape[1].toInt()).toStdString()));
        for (const auto &entry : mask[QLatin1String("data")].toArray())
            bytes += entry.toBool() ? '\1' : '\0';
        m_folder->write(QStringLiteral("mask.npy"), bytes);
        arguments += QStringLiteral("--mask mask.npy");
    }

    const QJsonObject computed = m_folder->result(arguments);
    if (reference.contains(QLatin1String("scores")))
        QCOMPARE(difference(numbers(computed[QLatin1String("scaled")]), reference[QLatin1String("scores")]), QString());
    for (const QString &stage : {QStringLiteral("weights"), QStringLiteral("output")})
        QCOMPARE(difference(numbers(computed[stage]), reference[stage]), QString());
}

void TestAttentionCommand::goldenMultiHead_data()
{
    QTest::addColumn<QJsonObject>("reference");
    for (const auto &reference : golden("multihead.json")) {
        QTest::addRow("%d heads, %s", reference[QLatin1String("heads")].toInt(),
            reference[QLatin1String("causal")].toBool() ? "causal" : "all")
            << reference.toObject();
    }
}

void TestAttentionCommand::goldenMultiHead()
{
    QFETCH(QJsonObject, reference);
    m_folder->write(QStringLiteral("q.npy"), reference[QLatin1String("x_q")]);
    m_folder->write(QStringLiteral("k.npy"), reference[QLatin1String("x_kv")]);
    m_folder->write(QStringLiteral("v.npy"), reference[QLatin1String("x_kv")]);
    for (const QString &name :
        {QStringLiteral("w_q"), QStringLiteral("w_k"), QStringLiteral("w_v"), QStringLiteral("w_o")})
        m_folder->write(name + QStringLiteral(".npy"), reference[name]);
    QString arguments = QStringLiteral("--heads %1 --w-q w_q.npy --w-k w_k.npy --w-v w_v.npy --w-o w_o.npy")
                            .arg(reference[QLatin1String("heads")].toInt());
    if (reference[QLatin1String("causal")].toBool())
        arguments += QStringLiteral(" --causal");

    const QJsonObject computed = m_folder->result(arguments);
    QCOMPARE(computed[QLatin1String("heads")].toArray().size(), reference[QLatin1String("heads")].toInt());
    const std::vector<double> weights = headNumbers(computed, QStringLiteral("weights"));
    QCOMPARE(difference(weights, reference[QLatin1String("head_weights")]), QString());
    QCOMPARE(difference(numbers(computed[QLatin1String("output")]), reference[QLatin1String("output")]), QString());
    QCOMPARE(
        computed.keys(), (QStringList{QStringLiteral("concat"), QStringLiteral("heads"), QStringLiteral("output")}));
}

void TestAttentionCommand::printsEveryStageAtFullPrecision()
{
    const QJsonObject computed = m_folder->result({});
    QCOMPARE(computed.keys(),
        (QStringList{QStringLiteral("blind_queries"), QStringLiteral("entropy"), QStringLiteral("masked"),
            QStringLiteral("output"), QStringLiteral("scale"), QStringLiteral("scaled"), QStringLiteral("scores"),
            QStringLiteral("weights")}));
    QCOMPARE(numbers(computed[QLatin1String("scores")]), (std::vector<double>{1, 3, 5, 4, 8, 12}));
    QCOMPARE(computed[QLatin1String("scale")].toDouble(), 1 / std::sqrt(2.0));
    QCOMPARE(computed[QLatin1String("scores")].toArray().size(), 2);
    QCOMPARE(computed[QLatin1String("scores")][0].toArray().size(), 3);
    QCOMPARE(numbers(computed[QLatin1String("entropy")]).size(), std::size_t(2));
    QCOMPARE(computed[QLatin1String("blind_queries")].toArray(), QJsonArray());

    m_folder->write(QStringLiteral("q.npy"), npyMatrix(1, 1, {0.1}));
    m_folder->write(QStringLiteral("k.npy"), npyMatrix(1, 1, {3}));
    m_folder->write(QStringLiteral("v.npy"), npyMatrix(1, 1, {1e-300}));
    const QByteArray text = m_folder->run(QStringLiteral("--q q.npy --k k.npy --v v.npy")).output;
    QVERIFY2(text.contains("0.30000000000000004"), text); // 0.1 · 3 in double
    QVERIFY2(text.contains("1e-300"), text);
}

void TestAttentionCommand::printsWhatJsonHasNoNumberFor()
{
    m_folder->write(QStringLiteral("q.npy"), npyMatrix(2, 2, {NAN, 0, 0, 2}));
    m_folder->write(
        QStringLiteral("mask.npy"), npyStart(npyDictionary("|b1", "(2, 3)")) + std::string("\1\0\1\0\0\0", 6));
    const QJsonObject computed = m_folder->result(QStringLiteral("--mask mask.npy"));
    const QString nan = QStringLiteral("nan");
    const QString minusInfinity = QStringLiteral("-inf");
    QCOMPARE(computed[QLatin1String("masked")][0].toArray(), (QJsonArray{nan, minusInfinity, nan}));
    QCOMPARE(computed[QLatin1String("masked")][1].toArray(), (QJsonArray{minusInfinity, minusInfinity, minusInfinity}));
    QCOMPARE(computed[QLatin1String("weights")][1].toArray(), (QJsonArray{0, 0, 0}));
    QCOMPARE(computed[QLatin1String("blind_queries")].toArray(), QJsonArray{1});
}

void TestAttentionCommand::printsOneStage_data()
{
    QTest::addColumn<QString>("stage");
    for (const char *stage : {"scores", "scaled", "weights", "output"})
        QTest::newRow(stage) << QString::fromLatin1(stage);
}

void TestAttentionCommand::printsOneStage()
{
    QFETCH(QString, stage);
    const QJsonObject all = m_folder->result(QStringLiteral("--causal"));
    QCOMPARE(m_folder->result(QStringLiteral("--causal --stage ") + stage), (QJsonObject{{stage, all[stage]}}));
}

void TestAttentionCommand::writesOneStage_data()
{
    printsOneStage_data();
}

void TestAttentionCommand::writesOneStage()
{
    QFETCH(QString, stage);
    const std::vector<double> expected = numbers(m_folder->result({})[stage]);
    const Outcome outcome =
        m_folder->run(QStringLiteral("--q q.npy --k k.npy --v v.npy --out out.npy --stage ") + stage);
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output, QByteArray());
    const std::string bytes = m_folder->content(QStringLiteral("out.npy"));
    QVERIFY(bytes.starts_with(std::string("\x93NUMPY\x01\x00", 8)));
    QVERIFY(bytes.find(expected.size() == 2 ? "'shape': (2, 1)" : "'shape': (2, 3)") != std::string::npos);
    QVERIFY(bytes.ends_with('\n' + npyData(expected)));

    if (stage == QLatin1String("output")) { // also what is written when no stage is named
        QCOMPARE(m_folder->run(QStringLiteral("--q q.npy --k k.npy --v v.npy --out plain.npy")).exitCode, 0);
        QCOMPARE(m_folder->content(QStringLiteral("plain.npy")), bytes);
    }
}

void TestAttentionCommand::writesEveryHeadsWeights()
{
    for (const QString &name : {QStringLiteral("w.npy"), QStringLiteral("v.npy")})
        m_folder->write(name, npyMatrix(2, 2, {1, 2, 3, 4}));
    m_folder->write(QStringLiteral("k.npy"), npyMatrix(2, 2, {1, 0, 0, 1}));
    const QString arguments = QStringLiteral("--heads 2 --w-q w.npy --w-k w.npy --w-v w.npy --w-o w.npy ");
    const QJsonObject all = m_folder->result(arguments);
    const std::vector<double> expected = headNumbers(all, QStringLiteral("weights"));
    QCOMPARE(expected.size(), std::size_t(8));
    m_folder->result(arguments + QStringLiteral("--stage weights --out out.npy"));
    const std::string bytes = m_folder->content(QStringLiteral("out.npy"));
    QVERIFY(bytes.find("'shape': (2, 2, 2)") != std::string::npos);
    QVERIFY(bytes.ends_with('\n' + npyData(expected)));
    QCOMPARE(
        numbers(m_folder->result(arguments + QStringLiteral("--stage weights"))[QLatin1String("weights")]), expected);
}

void TestAttentionCommand::readsEveryKindOfFile_data()
{
    QTest::addColumn<QByteArray>("file");
    const auto add = [](const char *name, const std::string &bytes) {
        QTest::newRow(name) << QByteArray(bytes.data(), qsizetype(bytes.size()));
    };
    const std::string shape = "(3, 2)";
    const std::vector<double> rows{1, 2, 3, 4, 5, 6};
    const std::vector<double> columns{1, 3, 5, 2, 4, 6};
    const std::vector<float> floats(rows.begin(), rows.end());
    add("version 2", npyStart(npyDictionary("<f8", shape), 2) + npyData(rows));
    add("version 3", npyStart(npyDictionary("<f8", shape), 3) + npyData(rows));
    add("big endian", npyStart(npyDictionary(">f8", shape)) + npyData(rows, true));
    add("Fortran order", npyStart(npyDictionary("<f8", shape, true)) + npyData(columns));
    add("Fortran order, big endian", npyStart(npyDictionary(">f8", shape, true)) + npyData(columns, true));
    add("float32", npyStart(npyDictionary("<f4", shape)) + npyData(floats));
    add("float32, big endian", npyStart(npyDictionary(">f4", shape)) + npyData(floats, true));
    add("int8", npyStart(npyDictionary("|i1", shape)) + npyData<std::int8_t>({1, 2, 3, 4, 5, 6}));
    add("int16, big endian", npyStart(npyDictionary(">i2", shape)) + npyData<std::int16_t>({1, 2, 3, 4, 5, 6}, true));
    add("int32", npyStart(npyDictionary("<i4", shape)) + npyData<std::int32_t>({1, 2, 3, 4, 5, 6}));
    add("int64", npyStart(npyDictionary("<i8", shape)) + npyData<std::int64_t>({1, 2, 3, 4, 5, 6}));
    add("uint8", npyStart(npyDictionary("|u1", shape)) + npyData<std::uint8_t>({1, 2, 3, 4, 5, 6}));
    add("uint64, big endian", npyStart(npyDictionary(">u8", shape)) + npyData<std::uint64_t>({1, 2, 3, 4, 5, 6}, true));
}

void TestAttentionCommand::readsEveryKindOfFile()
{
    QFETCH(QByteArray, file);
    const QJsonObject expected = m_folder->result({});
    QVERIFY(!expected.isEmpty());
    m_folder->write(QStringLiteral("k.npy"), file.toStdString());
    QCOMPARE(m_folder->result({}), expected);
}

void TestAttentionCommand::readsEveryKindOfMask_data()
{
    QTest::addColumn<QByteArray>("file");
    const auto add = [](const char *name, const std::string &bytes) {
        QTest::newRow(name) << QByteArray(bytes.data(), qsizetype(bytes.size()));
    };
    add("bool", npyStart(npyDictionary("|b1", "(2, 3)")) + std::string("\1\0\1\1\0\1", 6));
    add("bool, Fortran order", npyStart(npyDictionary("|b1", "(2, 3)", true)) + std::string("\1\1\0\0\1\1", 6));
    add("int64", npyStart(npyDictionary("<i8", "(2, 3)")) + npyData<std::int64_t>({1, 0, 1, 1, 0, 1}));
    add("padding, bool", npyStart(npyDictionary("|b1", "(3,)")) + std::string("\1\0\1", 3));
    add("padding, uint8", npyStart(npyDictionary("|u1", "(3,)")) + std::string("\1\0\1", 3));
}

void TestAttentionCommand::readsEveryKindOfMask()
{
    QFETCH(QByteArray, file);
    m_folder->write(QStringLiteral("mask.npy"), file.toStdString());
    const QJsonObject computed = m_folder->result(QStringLiteral("--mask mask.npy"));
    const std::vector<double> weights = numbers(computed[QLatin1String("weights")]);
    QCOMPARE(weights.size(), std::size_t(6));
    for (std::size_t i = 0; i < weights.size(); ++i)
        QCOMPARE(weights[i] == 0, i % 3 == 1);
    const QString minusInfinity = QStringLiteral("-inf");
    QCOMPARE(computed[QLatin1String("masked")][0][1], QJsonValue(minusInfinity));
    QCOMPARE(computed[QLatin1String("masked")][1][1], QJsonValue(minusInfinity));
}

void TestAttentionCommand::causalAndMaskForbidTogether()
{
    m_folder->write(QStringLiteral("mask.npy"), npyStart(npyDictionary("|b1", "(3,)")) + std::string("\0\1\1", 3));
    const std::vector<double> weights =
        numbers(m_folder->result(QStringLiteral("--mask mask.npy --causal"))[QLatin1String("weights")]);
    QCOMPARE(weights.size(), std::size_t(6));
    // Two queries over three keys: the first sees keys 0 and 1, of which 0 is padding.
    QCOMPARE((std::vector<double>(weights.begin(), weights.begin() + 4)), (std::vector<double>{0, 1, 0, 0}));
    QVERIFY(weights[4] > 0 && weights[5] > weights[4]);
}

void TestAttentionCommand::scaleMultipliesTheScores_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("factor");
    QTest::newRow("none") << QStringLiteral("none") << 1.0;
    QTest::newRow("number") << QStringLiteral("0.25") << 0.25;
    QTest::newRow("negative") << QStringLiteral("-2") << -2.0;
    QTest::newRow("exponent") << QStringLiteral("1e-3") << 1e-3;
    QTest::newRow("zero") << QStringLiteral("0") << 0.0;
}

void TestAttentionCommand::scaleMultipliesTheScores()
{
    QFETCH(QString, text);
    QFETCH(double, factor);
    const QJsonObject computed = m_folder->result(QStringLiteral("--scale ") + text);
    QCOMPARE(computed[QLatin1String("scale")], QJsonValue(factor));
    std::vector<double> expected{1, 3, 5, 4, 8, 12};
    for (double &number : expected)
        number *= factor;
    QCOMPARE(numbers(computed[QLatin1String("scaled")]), expected);
}

void TestAttentionCommand::helpNamesEveryOption()
{
    const Outcome outcome = m_folder->run(QStringLiteral("--help"));
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.error, QString());
    for (const char *option : {"--q", "--k", "--v", "--mask", "--causal", "--scale", "--heads", "--w-q", "--w-k",
             "--w-v", "--w-o", "--grad", "--stage", "--out", "--help", "-inf"})
        QVERIFY2(outcome.output.contains(option), option);
}

QTEST_GUILESS_MAIN(TestAttentionCommand)
#include "tst_attention_command.moc"
