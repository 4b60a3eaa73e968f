// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include "engine/attention.h"
#include "engine/numpy_rng.h"
#include "exhibits/fading/model.h"
#include "exhibits/fading/model_influence.h"
#include "exhibits/fading/model_text.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using engine::Index;
using engine::Matrix;
using engine::Vector;
using fading::Model;

namespace {

Matrix matrix(const QJsonValue &value)
{
    const QJsonArray shape = value[QLatin1String("shape")].toArray();
    const QJsonArray data = value[QLatin1String("data")].toArray();
    const Index columns = shape.last().toInt();
    Matrix result(data.size() / columns, columns);
    for (Index i = 0; i < data.size(); ++i)
        result(i / columns, i % columns) = data[i].toDouble();
    return result;
}

QJsonObject golden()
{
    QFile file(QStringLiteral(NUNCHI_SOURCE_DIR "/tests/golden/recurrent.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

} // namespace

class TestFadingModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void influenceIsTheGoldenOne();
    void attentionIsWhatMovingATokenDoes();
    void distanceZeroIsTheLastToken();
    void theRnnFadesAndAttentionDoesNot();
    void strongWeightsBoilOver();
    void seedsAreRepeatable();
    void aLongerTextKeepsItsWeights();
    void theDistanceStaysWithinTheText();
    void undoTakesBackADrag();
    void theTextSaysWhatIsSeen();
};

void TestFadingModel::influenceIsTheGoldenOne()
{
    const QJsonObject reference = golden();
    QVERIFY(!reference.isEmpty());
    const engine::RecurrentWeights weights{matrix(reference[QLatin1String("w_x")]),
        matrix(reference[QLatin1String("w_h")]), matrix(reference[QLatin1String("b")]).transpose()};
    const Vector ours = fading::recurrentByDistance(matrix(reference[QLatin1String("x")]), weights);
    const QJsonArray theirs = reference[QLatin1String("influence")].toArray();
    QCOMPARE(ours.size(), Index(theirs.size()));
    for (Index i = 0; i < ours.size(); ++i) {
        const double expected = theirs[theirs.size() - 1 - i].toDouble();
        QVERIFY2(std::abs(ours(i) - expected) <= 1e-12 * expected, qPrintable(QString::number(i)));
    }
}

void TestFadingModel::attentionIsWhatMovingATokenDoes()
{
    engine::NumpyRng rng(3);
    Matrix x = rng.normal(0, 1, 6, 4);
    const fading::AttentionWeights weights{rng.normal(0, 1, 4, 4), rng.normal(0, 1, 4, 4), rng.normal(0, 1, 4, 4)};
    const auto output = [&] {
        return Vector(engine::attention(x * weights.wQ, x * weights.wK, x * weights.wV).output.row(5).transpose());
    };
    const Vector influence = fading::attentionByDistance(x, weights);
    constexpr double h = 1e-6;
    for (Index t = 0; t < x.rows(); ++t) {
        double squares = 0;
        for (Index c = 0; c < x.cols(); ++c) {
            const double before = x(t, c);
            x(t, c) = before + h;
            const Vector up = output();
            x(t, c) = before - h;
            squares += ((up - output()) / (2 * h)).squaredNorm();
            x(t, c) = before;
        }
        QVERIFY(std::abs(influence(5 - t) / std::sqrt(squares) - 1) < 1e-7);
    }
}

void TestFadingModel::distanceZeroIsTheLastToken()
{
    Model model;
    QVERIFY(!model.setSome({{QStringLiteral("distance"), 0}}));
    QCOMPARE(model.recurrentFading(), 1.0);
    QCOMPARE(model.attentionFading(), 1.0);
    QCOMPARE(model.recurrent().size(), Index(60));
}

void TestFadingModel::theRnnFadesAndAttentionDoesNot()
{
    // Averages over seeds: a single draw may be lucky.
    double recurrent = 0;
    double attention = 0;
    Model model;
    for (int seed = 0; seed < 20; ++seed) {
        QVERIFY(!model.setSome({{QStringLiteral("seed"), seed}, {QStringLiteral("distance"), 50}}));
        recurrent += std::log10(model.recurrent()(10) / model.recurrent()(50));
        attention += std::log10(model.attention().segment(5, 10).mean() / model.attention().segment(45, 10).mean());
    }
    QVERIFY(recurrent / 20 > 4); // forty steps further back: more than ten thousand times fainter
    QVERIFY(std::abs(attention / 20) < 0.2);
}

void TestFadingModel::strongWeightsBoilOver()
{
    Model model;
    model.setN(200);
    model.setDistance(199);
    model.setStrength(0.1);
    const double weak = model.recurrent()(199);
    model.setStrength(3);
    QVERIFY(model.recurrent()(199) > 1e3 * model.recurrent()(0));
    QVERIFY(weak < 1e-100);
    QVERIFY(!fading::text::whole(model).contains(QStringLiteral("nan")));
}

void TestFadingModel::seedsAreRepeatable()
{
    Model one;
    Model other;
    QCOMPARE(one.recurrent(), other.recurrent());
    one.drawAnew();
    QCOMPARE(one.seed(), 2);
    QVERIFY(one.recurrent() != other.recurrent());
    one.undo();
    QCOMPARE(one.recurrent(), other.recurrent());
}

void TestFadingModel::aLongerTextKeepsItsWeights()
{
    Model model;
    model.setStrength(0.1);
    // With weights this weak the states are those of single tokens: ∂h_n/∂x_n is D_n·W_xᵀ, below ‖W_x‖ for any length.
    const double before = model.recurrent()(0);
    model.setN(120);
    QVERIFY(model.recurrent()(0) / before > 0.3 && model.recurrent()(0) / before < 3);
    QCOMPARE(Model::heldByState(), 16);
    QCOMPARE(Model::heldByAttention(120), 120 * 2 * 16);
}

void TestFadingModel::theDistanceStaysWithinTheText()
{
    Model model;
    model.setDistance(1000);
    QCOMPARE(model.distance(), 59);
    model.setN(10);
    QCOMPARE(model.distance(), 9);
    model.setN(60);
    QCOMPARE(model.distance(), 59);
}

void TestFadingModel::undoTakesBackADrag()
{
    Model model;
    const QJsonObject start = model.state();
    for (const int n : {61, 70, 90})
        model.setN(n, QStringLiteral("length 1"));
    model.undo();
    QCOMPARE(model.state(), start);
    model.redo();
    QCOMPARE(model.n(), 90);
    model.reset();
    QCOMPARE(model.state(), start);
}

void TestFadingModel::theTextSaysWhatIsSeen()
{
    Model model;
    model.setLanguage(QStringLiteral("en"));
    QVERIFY(model.textForm().contains(QStringLiteral("30 steps back")));
    QVERIFY(model.textForm().contains(QStringLiteral("1,920"))); // 60 tokens, key and value of 16 numbers
    QVERIFY(fading::text::statement(model).contains(QStringLiteral("times less")));
    QCOMPARE(model.table().size(), 61);
    model.setN(200);
    model.setDistance(199);
    QVERIFY(model.textForm().contains(QStringLiteral("× 10^")));
    QVERIFY(!model.textForm().contains(u'\\') && !model.textForm().contains(u'$'));
    model.reset();
    QCOMPARE(model.table().at(31).at(1).toDouble(), model.recurrent()(30));
}

QTEST_GUILESS_MAIN(TestFadingModel)
#include "tst_fading_model.moc"
