// SPDX-License-Identifier: GPL-3.0-or-later
// The programs printed in the lessons run, where Python has what they import, and say what the engine says.
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QStandardPaths>
#include <QtTest>

#include "course/course.h"
#include "engine/attention.h"
#include "engine/masks.h"
#include "engine/numpy_rng.h"

using namespace nunchi::course;
namespace engine = nunchi::engine;

namespace {

/// What a program prints. Fails the test when it cannot be run to its end.
QByteArray outputOf(const QString &code)
{
    QProcess python;
    python.start(QStandardPaths::findExecutable(QStringLiteral("python3")), {QStringLiteral("-c"), code});
    if (!python.waitForFinished(120'000) || python.exitStatus() != QProcess::NormalExit || python.exitCode() != 0) {
        QTest::qFail(python.readAllStandardError().constData(), __FILE__, __LINE__);
        return {};
    }
    return python.readAllStandardOutput();
}

bool canImport(const QString &modules)
{
    const QString python = QStandardPaths::findExecutable(QStringLiteral("python3"));
    return !python.isEmpty()
        && QProcess::execute(python, {QStringLiteral("-c"), QStringLiteral("import ") + modules}) == 0;
}

/// [[1, 2], [3, 4]], as a Python program reads it.
QString literal(const engine::Matrix &matrix)
{
    QJsonArray rows;
    for (engine::Index i = 0; i < matrix.rows(); ++i) {
        QJsonArray row;
        for (engine::Index j = 0; j < matrix.cols(); ++j)
            row << matrix(i, j);
        rows << row;
    }
    return QString::fromUtf8(QJsonDocument(rows).toJson(QJsonDocument::Compact));
}

} // namespace

class TestLessonPrograms : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void sixLinesPrintTheEnginesWeights();
    void listingOfTheReviewIsTheEnginesAttention();

private:
    QString program(const QString &lesson, const QString &page, const QString &language, const QString &id);

    std::unique_ptr<Course> m_course;
};

void TestLessonPrograms::initTestCase()
{
    Problems problems;
    m_course = Course::open(QStringLiteral(NUNCHI_SOURCE_DIR "/lessons"), {}, &problems);
    QVERIFY(m_course && problems.isEmpty());
}

QString TestLessonPrograms::program(
    const QString &lesson, const QString &page, const QString &language, const QString &id)
{
    const std::shared_ptr<const Page> read = m_course->page(lesson, page, language);
    for (const Block *one : flattened(read->blocks)) {
        if (one->id == id)
            return std::get<Python>(one->content).code;
    }
    QTest::qFail("the page has no such program", __FILE__, __LINE__);
    return {};
}

void TestLessonPrograms::sixLinesPrintTheEnginesWeights()
{
    if (!canImport(QStringLiteral("numpy")))
        QSKIP("Python has no NumPy here");
    engine::NumpyRng rng(141);
    const engine::Matrix x = rng.normal(0, 1, 6, 4);
    const engine::Matrix wQ = rng.normal(0, 0.5, 4, 4);
    const engine::Matrix wK = rng.normal(0, 0.5, 4, 4);
    const engine::AttentionTrace trace = engine::attention(x * wQ, x * wK, x);
    for (const QString &language : m_course->languages()) {
        const QByteArray printed = outputOf(
            program(QStringLiteral("13-attention"), QStringLiteral("six-lines"), language, QStringLiteral("six")));
        const QStringList numbers =
            QString::fromUtf8(printed).replace(u'[', u' ').replace(u']', u' ').simplified().split(u' ');
        QCOMPARE(numbers.size(), 36 + 6);
        for (int i = 0; i < 36; ++i)
            QVERIFY(std::abs(numbers[i].toDouble() - trace.weights(i / 6, i % 6)) <= 0.005);
        for (int i = 36; i < 42; ++i)
            QCOMPARE(numbers[i].toDouble(), 1.0);
    }
}

void TestLessonPrograms::listingOfTheReviewIsTheEnginesAttention()
{
    if (!canImport(QStringLiteral("torch")))
        QSKIP("Python has no PyTorch here");
    engine::NumpyRng rng(9);
    const engine::Matrix q = rng.normal(0, 1, 5, 4);
    const engine::Matrix k = rng.normal(0, 1, 5, 4);
    const engine::Matrix v = rng.normal(0, 1, 5, 3);
    engine::AttentionOptions options;
    options.mask = engine::causalMask(5, 5);
    const engine::AttentionTrace trace = engine::attention(q, k, v, options);
    const QString use =
        QStringLiteral("\n\nimport json\nQ, K, V = (torch.tensor(m, dtype=torch.float64) for m in (%1, %2, %3))\n"
                       "mask = torch.ones(5, 5, dtype=torch.bool).triu(1)\n"
                       "print(json.dumps([m.tolist() for m in attention(Q, K, V, mask)]))\n")
            .arg(literal(q), literal(k), literal(v));
    for (const QString &language : m_course->languages()) {
        const QByteArray printed = outputOf(
            program(QStringLiteral("paper-review"), QStringLiteral("matrix"), language, QStringLiteral("listing"))
            + use);
        const QJsonArray both = QJsonDocument::fromJson(printed).array();
        QCOMPARE(both.size(), 2);
        for (int i = 0; i < 5; ++i) {
            for (int j = 0; j < 5; ++j)
                QVERIFY(std::abs(both[0][i][j].toDouble(-1) - trace.weights(i, j)) < 1e-12);
            for (int j = 0; j < 3; ++j)
                QVERIFY(std::abs(both[1][i][j].toDouble(-99) - trace.output(i, j)) < 1e-12);
        }
    }
}

QTEST_GUILESS_MAIN(TestLessonPrograms)
#include "tst_lesson_programs.moc"
