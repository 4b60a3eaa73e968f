// SPDX-License-Identifier: GPL-3.0-or-later
// What the lessons state as fact and a computer can compute, computed: tables and answers against the engine.
#include <array>
#include <cmath>

#include <QtTest>

#include "course/cell_numbers.h"
#include "course/course.h"
#include "engine/attention.h"
#include "engine/cost.h"
#include "engine/numpy_rng.h"
#include "engine/softmax.h"

using namespace nunchi::course;
namespace engine = nunchi::engine;

namespace {

/// The lecture's program: one stream of numbers, in this order.
struct SixLines
{
    engine::NumpyRng rng{141};
    engine::Matrix x = rng.normal(0, 1, 6, 4);
    engine::Matrix wQ = rng.normal(0, 0.5, 4, 4);
    engine::Matrix wK = rng.normal(0, 0.5, 4, 4);
    engine::Matrix wV = rng.normal(0, 0.5, 4, 4);
};

struct Spread
{
    double largest = 0;
    double entropy = 0;
};

/// Averages over draws of one query and ten keys of width d: undivided, then divided.
std::array<Spread, 2> averageSpread(engine::Index d)
{
    constexpr int draws = 4000;
    constexpr engine::Index keys = 10;
    engine::NumpyRng rng(7);
    std::array<Spread, 2> sum;
    for (int draw = 0; draw < draws; ++draw) {
        const engine::Matrix q = rng.normal(0, 1, 1, d);
        const engine::Matrix k = rng.normal(0, 1, keys, d);
        const engine::AttentionTrace trace = engine::attention(q, k, engine::Matrix::Ones(keys, 1));
        const engine::Vector weights[] = {engine::softmax(trace.raw.row(0)), trace.weights.row(0)};
        for (std::size_t i = 0; i < sum.size(); ++i) {
            sum[i].largest += weights[i].maxCoeff() / draws;
            sum[i].entropy += engine::entropy(weights[i]) / draws;
        }
    }
    return sum;
}

} // namespace

class TestLessonFacts : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void everyLanguageStatesTheSixLinesWeights();
    void everyLanguageStatesTheirDotProducts();
    void pairsAreSquares();
    void saturatedWeights();
    void answers_data();
    void answers();
    void attentionIsCheaperBelowTheWidth();
    void causalCells();

private:
    const Block *block(const QString &lesson, const QString &page, const QString &language, const QString &id);
    QList<QList<double>> rows(const QString &lesson, const QString &page, const QString &language, const QString &id);

    std::unique_ptr<Course> m_course;
    QList<std::shared_ptr<const Page>> m_pages;
};

void TestLessonFacts::init()
{
    Problems problems;
    m_course = Course::open(QStringLiteral(NUNCHI_SOURCE_DIR "/lessons"), {}, &problems);
    QVERIFY(m_course);
    QCOMPARE(problems.size(), 0);
}

const Block *TestLessonFacts::block(
    const QString &lesson, const QString &page, const QString &language, const QString &id)
{
    m_pages << m_course->page(lesson, page, language);
    if (m_pages.last()) {
        for (const Block *one : flattened(m_pages.last()->blocks)) {
            if (one->id == id)
                return one;
        }
    }
    return nullptr;
}

/// The numbers of a table, row by row, its first column too.
QList<QList<double>> TestLessonFacts::rows(
    const QString &lesson, const QString &page, const QString &language, const QString &id)
{
    const Block *found = block(lesson, page, language, id);
    const auto *table = found ? std::get_if<Table>(&found->content) : nullptr;
    QList<QList<double>> result;
    for (const QList<Inlines> &row : table ? table->rows : QList<QList<Inlines>>()) {
        QList<double> numbers;
        for (const Inlines &cell : row)
            numbers << numbersIn(cell);
        result << numbers;
    }
    return result;
}

void TestLessonFacts::everyLanguageStatesTheSixLinesWeights()
{
    const SixLines program;
    const engine::AttentionTrace trace =
        engine::attention(program.x * program.wQ, program.x * program.wK, program.x * program.wV);
    for (const QString &language : m_course->languages()) {
        const auto stated =
            rows(QStringLiteral("13-attention"), QStringLiteral("six-lines"), language, QStringLiteral("six-weights"));
        QCOMPARE(stated.size(), 6);
        for (int i = 0; i < 6; ++i) {
            QCOMPARE(stated[i].size(), 7);
            QCOMPARE(stated[i][0], double(i));
            for (int j = 0; j < 6; ++j)
                QVERIFY2(std::abs(stated[i][j + 1] - trace.weights(i, j)) <= 0.005, qPrintable(language));
        }
    }
    engine::Index mostSeen = 0;
    trace.weights.row(0).maxCoeff(&mostSeen);
    QCOMPARE(mostSeen, 4);
    trace.weights.row(5).maxCoeff(&mostSeen); // said in the notes
    QCOMPARE(mostSeen, 3);
}

void TestLessonFacts::everyLanguageStatesTheirDotProducts()
{
    SixLines program;
    QList<QList<double>> computed;
    for (const engine::Index d : {4, 64, 512}) {
        const engine::Matrix q = program.rng.normal(0, 1, 1, d);
        const engine::Matrix k = program.rng.normal(0, 1, 1, d);
        const double size = std::abs(q.row(0).dot(k.row(0)));
        computed << QList<double>{double(d), size, size / std::sqrt(double(d))};
    }
    for (const QString &language : m_course->languages()) {
        const auto stated =
            rows(QStringLiteral("13-attention"), QStringLiteral("six-lines"), language, QStringLiteral("one-draw"));
        QCOMPARE(stated.size(), computed.size());
        for (qsizetype i = 0; i < stated.size(); ++i) {
            QCOMPARE(stated[i].size(), 3);
            QCOMPARE(stated[i][0], computed[i][0]);
            QVERIFY(std::abs(stated[i][1] - computed[i][1]) <= 0.05);
            QVERIFY(std::abs(stated[i][2] - computed[i][2]) <= 0.005);
        }
    }
}

void TestLessonFacts::pairsAreSquares()
{
    for (const QString &language : m_course->languages()) {
        const auto stated =
            rows(QStringLiteral("13-attention"), QStringLiteral("square-wall"), language, QStringLiteral("pairs"));
        QCOMPARE(stated.size(), 3);
        for (const QList<double> &row : stated) {
            QCOMPARE(row.size(), 3);
            QCOMPARE(row[1], row[0] * row[0]);
            QVERIFY2(std::abs(row[2] - row[1]) <= 0.01 * row[1], "the round number names another size");
        }
    }
}

void TestLessonFacts::saturatedWeights()
{
    const auto first = rows(
        QStringLiteral("paper-review"), QStringLiteral("why-sqrt"), QStringLiteral("ko"), QStringLiteral("saturated"));
    QCOMPARE(first.size(), 3);
    for (const QString &language : m_course->languages())
        QCOMPARE(
            rows(QStringLiteral("paper-review"), QStringLiteral("why-sqrt"), language, QStringLiteral("saturated")),
            first);
    for (const QList<double> &row : first) {
        QCOMPARE(row.size(), 5);
        const auto [raw, scaled] = averageSpread(engine::Index(row[0]));
        // 4,000 draws: two standard errors of the largest weight are below 0.01, of the entropy below 0.02.
        QVERIFY2(std::abs(row[1] - raw.largest) <= 0.015, qPrintable(QString::number(raw.largest)));
        QVERIFY2(std::abs(row[2] - raw.entropy) <= 0.025, qPrintable(QString::number(raw.entropy)));
        QVERIFY2(std::abs(row[3] - scaled.largest) <= 0.015, qPrintable(QString::number(scaled.largest)));
        QVERIFY2(std::abs(row[4] - scaled.entropy) <= 0.025, qPrintable(QString::number(scaled.entropy)));
    }
}

void TestLessonFacts::answers_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<double>("expected");
    using engine::Mechanism;
    const auto work = [](engine::Count n) {
        return double(engine::cost(Mechanism::Attention, {.n = n, .d = 64}).multiplyAdds);
    };
    QTest::newRow("pairs-512") << QStringLiteral("check") << work(512) / (2 * 64);
    QTest::newRow("double-n") << QStringLiteral("check") << work(1000) / work(500);
    QTest::newRow("ten-times") << QStringLiteral("square-wall") << work(10000) / work(1000);
    QTest::newRow("causal-cells") << QStringLiteral(
        "check") << double(engine::cost(Mechanism::CausalAttention, {.n = 8, .d = 1}).multiplyAdds) / 2;
    const engine::AttentionTrace cross =
        engine::attention(engine::Matrix::Ones(6, 2), engine::Matrix::Ones(9, 2), engine::Matrix::Ones(9, 2));
    QTest::newRow("table-shape") << QStringLiteral("self") << double(cross.weights.size());
    engine::Matrix values(2, 1);
    values << 4, 8;
    engine::Matrix shares(1, 2);
    shares << 0.75, 0.25;
    QTest::newRow("mix-two") << QStringLiteral("three-vectors") << (shares * values)(0, 0);
    // What a score of ones is divided by: its scaled value tells.
    const auto divisor = [](engine::Index d) {
        const engine::Matrix ones = engine::Matrix::Ones(1, d);
        const engine::AttentionTrace trace = engine::attention(ones, ones, ones);
        return trace.raw(0, 0) / trace.scaled(0, 0);
    };
    QTest::newRow("spread-256") << QStringLiteral("six-lines") << divisor(256);
    QTest::newRow("head-width") << QStringLiteral("heads") << divisor(512 / 8);
}

void TestLessonFacts::answers()
{
    QFETCH(QString, page);
    QFETCH(double, expected);
    const QString id = QString::fromLatin1(QTest::currentDataTag());
    for (const QString &language : m_course->languages()) {
        const Block *found = block(QStringLiteral("13-attention"), page, language, id);
        const auto *quiz = found ? std::get_if<QuizBlock>(&found->content) : nullptr;
        QVERIFY2(quiz, qPrintable(language));
        QVERIFY(quiz->question.kind == Question::Kind::Numeric);
        QCOMPARE(quiz->question.numeric.value, expected);
    }
}

/// Said on three pages: the curves of the paper meet at n = d. This engine counts 2·n²·d against 2·n·d².
void TestLessonFacts::attentionIsCheaperBelowTheWidth()
{
    using engine::Mechanism;
    const auto work = [](Mechanism mechanism, engine::Count n) {
        return engine::cost(mechanism, {.n = n, .d = 512}).multiplyAdds;
    };
    QVERIFY(work(Mechanism::Attention, 100) < work(Mechanism::Recurrent, 100));
    QCOMPARE(work(Mechanism::Attention, 512), work(Mechanism::Recurrent, 512));
    QVERIFY(work(Mechanism::Attention, 1000) > work(Mechanism::Recurrent, 1000));
    QVERIFY(work(Mechanism::Attention, 128) < work(Mechanism::Recurrent, 128));
    QVERIFY(work(Mechanism::Recurrent, 128) < work(Mechanism::Recurrent, 1024));
    QVERIFY(work(Mechanism::Recurrent, 1024) < work(Mechanism::Attention, 1024));
}

/// The staircase drawn on the last page is the engine's own mask.
void TestLessonFacts::causalCells()
{
    for (const engine::Count n : {4, 8, 16}) {
        const engine::Count cells = engine::cost(engine::Mechanism::CausalAttention, {.n = n, .d = 1}).multiplyAdds / 2;
        QCOMPARE(cells, n * (n + 1) / 2);
    }
}

QTEST_GUILESS_MAIN(TestLessonFacts)
#include "tst_lesson_facts.moc"
