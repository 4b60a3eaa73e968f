// SPDX-License-Identifier: GPL-3.0-or-later
// What the real program answers to --grad: gradients of every file it was given.
#include <algorithm>
#include <cmath>
#include <memory>

#include <QTest>

#include "attention_folder.h"
#include "tests/engine/npy_bytes.h"

using namespace nunchi::tests;

class TestAttentionGrad : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void goldenGradients_data();
    void goldenGradients();
    void addsToWhatIsPrinted();
    void headsHaveTheGradientsOfTheirFiles();
    void weightsAreWhatMovingThemDoes();
    void printsAndWritesOneGradient_data();
    void printsAndWritesOneGradient();
    void maskedPairsFeelNothing();

private:
    double loss() const;

    std::unique_ptr<AttentionFolder> m_folder;
};

namespace {

const QStringList withoutHeads{QStringLiteral("dq"), QStringLiteral("dk"), QStringLiteral("dv")};
const QStringList ofWeights{
    QStringLiteral("dw_q"), QStringLiteral("dw_k"), QStringLiteral("dw_v"), QStringLiteral("dw_o")};
const QString heads =
    QStringLiteral("--heads 2 --w-q w_q.npy --w-k w_k.npy --w-v w_v.npy --w-o w_o.npy --grad grad.npy ");

// Two heads of width 1 over q.npy and k.npy; the values are k.npy too.
const std::vector<double> projection{0.5, -0.25, 0.75, 1};

} // namespace

void TestAttentionGrad::init()
{
    m_folder = std::make_unique<AttentionFolder>();
    m_folder->write(QStringLiteral("up.npy"), npyMatrix(2, 1, {1, -2}));
    m_folder->write(QStringLiteral("grad.npy"), npyMatrix(2, 2, {1, -2, 0.5, 3}));
    for (const QString &name :
        {QStringLiteral("w_q"), QStringLiteral("w_k"), QStringLiteral("w_v"), QStringLiteral("w_o")})
        m_folder->write(name + QStringLiteral(".npy"), npyMatrix(2, 2, projection));
}

void TestAttentionGrad::goldenGradients_data()
{
    QTest::addColumn<QJsonObject>("reference");
    for (const auto &reference : golden("attention.json")) {
        if (!reference[QLatin1String("dq")].isUndefined() && !reference[QLatin1String("mask")].isObject())
            QTest::newRow(qPrintable(reference[QLatin1String("name")].toString())) << reference.toObject();
        if (reference[QLatin1String("name")] == QLatin1String("causal"))
            QTest::newRow("causal") << reference.toObject();
    }
}

void TestAttentionGrad::goldenGradients()
{
    QFETCH(QJsonObject, reference);
    for (const QString &name : {QStringLiteral("q"), QStringLiteral("k"), QStringLiteral("v")})
        m_folder->write(name + QStringLiteral(".npy"), reference[name]);
    m_folder->write(QStringLiteral("up.npy"), reference[QLatin1String("upstream")]);
    QString arguments = QStringLiteral("--grad up.npy");
    if (!reference[QLatin1String("scaled")].toBool())
        arguments += QStringLiteral(" --scale none");
    if (reference[QLatin1String("mask")].isObject())
        arguments += QStringLiteral(" --causal");

    const QJsonObject computed = m_folder->result(arguments);
    for (const QString &name : withoutHeads) {
        const std::vector<double> actual = numbers(computed[name]);
        const std::vector<double> expected = numbers(reference[name][QLatin1String("data")]);
        QCOMPARE(actual.size(), expected.size());
        double largest = 0.0; // a sum that cancels is held to what it is summed from
        for (const double number : expected)
            largest = std::max(largest, std::abs(number));
        for (std::size_t i = 0; i < actual.size(); ++i)
            QVERIFY2(std::abs(actual[i] - expected[i]) <= 1e-12 * largest, qPrintable(name));
    }
}

void TestAttentionGrad::addsToWhatIsPrinted()
{
    QJsonObject computed = m_folder->result(QStringLiteral("--grad up.npy"));
    QCOMPARE(computed[QLatin1String("dk")].toArray().size(), 3);
    QCOMPARE(computed[QLatin1String("dk")][0].toArray().size(), 2);
    for (const QString &name : withoutHeads)
        computed.remove(name);
    QCOMPARE(computed, m_folder->result({}));
}

void TestAttentionGrad::headsHaveTheGradientsOfTheirFiles()
{
    m_folder->write(QStringLiteral("v.npy"), npyMatrix(3, 2, {1, 2, 3, 4, 5, 6}));
    QJsonObject computed = m_folder->result(heads);
    for (const QString &name : withoutHeads + ofWeights) {
        const qsizetype rows = name == QLatin1String("dk") || name == QLatin1String("dv") ? 3 : 2;
        QCOMPARE(computed[name].toArray().size(), rows);
        QCOMPARE(computed[name][0].toArray().size(), 2);
        computed.remove(name);
    }
    QCOMPARE(
        computed.keys(), (QStringList{QStringLiteral("concat"), QStringLiteral("heads"), QStringLiteral("output")}));
}

// Σ output · grad.npy
double TestAttentionGrad::loss() const
{
    const std::vector<double> output =
        numbers(m_folder->result(heads + QStringLiteral("--stage output"))[QLatin1String("output")]);
    return output[0] - 2 * output[1] + 0.5 * output[2] + 3 * output[3];
}

void TestAttentionGrad::weightsAreWhatMovingThemDoes()
{
    m_folder->write(QStringLiteral("v.npy"), npyMatrix(3, 2, {0.5, 2, 3, -1, 1, 0.25}));
    m_folder->write(QStringLiteral("k.npy"), npyMatrix(3, 2, {1, 0.5, -0.5, 1, 0.25, 2}));
    const QJsonObject computed = m_folder->result(heads);
    constexpr double step = 1e-4;
    for (const QString &name : ofWeights) {
        const std::vector<double> gradient = numbers(computed[name]);
        const QString file = name.mid(1) + QStringLiteral(".npy");
        std::vector<double> moved = projection;
        moved[2] += step;
        m_folder->write(file, npyMatrix(2, 2, moved));
        const double above = loss();
        moved[2] -= 2 * step;
        m_folder->write(file, npyMatrix(2, 2, moved));
        const double slope = (above - loss()) / (2 * step);
        m_folder->write(file, npyMatrix(2, 2, projection));
        QVERIFY2(std::abs(slope - gradient[2]) <= 1e-6 * std::abs(slope), qPrintable(name));
    }
}

void TestAttentionGrad::printsAndWritesOneGradient_data()
{
    QTest::addColumn<QString>("stage");
    for (const QString &name : withoutHeads + ofWeights)
        QTest::newRow(qPrintable(name)) << name;
}

void TestAttentionGrad::printsAndWritesOneGradient()
{
    QFETCH(QString, stage);
    QString arguments = QStringLiteral("--grad up.npy ");
    if (ofWeights.contains(stage)) {
        m_folder->write(QStringLiteral("v.npy"), npyMatrix(3, 2, {1, 2, 3, 4, 5, 6}));
        arguments = heads;
    }
    const QJsonValue all = m_folder->result(arguments)[stage];
    arguments += QStringLiteral("--stage ") + stage;
    QCOMPARE(m_folder->result(arguments), (QJsonObject{{stage, all}}));
    QVERIFY(m_folder->result(arguments + QStringLiteral(" --out out.npy")).isEmpty());
    const std::string bytes = m_folder->content(QStringLiteral("out.npy"));
    QVERIFY(bytes.ends_with('\n' + npyData(numbers(all))));
    const std::string shape = stage == QLatin1String("dk") ? "(3, 2)"
        : stage == QLatin1String("dv")                     ? "(3, 1)"
                                                           : "(2, 2)";
    QVERIFY(bytes.find("'shape': " + shape) != std::string::npos);
}

void TestAttentionGrad::maskedPairsFeelNothing()
{
    m_folder->write(QStringLiteral("k.npy"), npyMatrix(3, 2, {1, 2, NAN, NAN, 5, 6}));
    m_folder->write(QStringLiteral("v.npy"), npyMatrix(3, 1, {10, NAN, 30}));
    m_folder->write(
        QStringLiteral("mask.npy"), npyStart(npyDictionary("|b1", "(2, 3)")) + std::string("\1\0\1\0\0\0", 6));
    const QJsonObject computed = m_folder->result(QStringLiteral("--grad up.npy --mask mask.npy"));
    QCOMPARE(computed[QLatin1String("dq")][1].toArray(), (QJsonArray{0, 0}));
    QCOMPARE(computed[QLatin1String("dk")][1].toArray(), (QJsonArray{0, 0}));
    QCOMPARE(computed[QLatin1String("dv")][1].toArray(), QJsonArray{0});
    for (const QString &name : withoutHeads) {
        for (const double number : numbers(computed[name]))
            QVERIFY2(std::isfinite(number), qPrintable(name));
    }
}

QTEST_GUILESS_MAIN(TestAttentionGrad)
#include "tst_attention_grad.moc"
