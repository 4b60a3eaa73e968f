// SPDX-License-Identifier: GPL-3.0-or-later
// Large matrices, computed and from files: what is shown, what is refused and by which words, what undo brings back.
#include <cmath>

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "engine/attention.h"
#include "engine/masks.h"
#include "exhibits/attention-steps/model.h"
#include "exhibits/matrix/model.h"
#include "exhibits/matrix/model_large_text.h"
#include "tests/engine/npy_bytes.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using namespace nunchi::tests;
using matrix::Field;
using matrix::LargeMatrix;
using matrix::Model;
using matrix::Show;

class TestMatrixLarge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void computedWeightsAreTheEngines();
    void theMadeUpTextIsWhatItSays();
    void switchesComputeAnew();
    void aFileStandsAsItIs_data();
    void aFileStandsAsItIs();
    void twoFilesAreQueriesAndKeys();
    void whatIsNoMatrixIsRefusedByName_data();
    void whatIsNoMatrixIsRefusedByName();
    void pairsThatDoNotFitAreRefused();
    void memoryIsAskedBeforeItIsTaken();
    void stoppingLeavesWhatWasShown();
    void stoppingAFileLeavesWhatWasShown();
    void openingCanBeUndone();
    void aFollowerKeepsItsLeaderOutOfIt();
    void stateBringsBackThePlace();
    void placesAndCellsOfAStateAreChecked();
    void startingOverLeavesIt();
    void textAndTable();
    void theSecondOrderWins();

private:
    QString write(const QString &name, const std::string &bytes) const;
    /// The paths are opened, and what comes of it has come.
    void open(const QStringList &paths) const;
    QString faultWords() const;

    QTemporaryDir *m_folder = nullptr;
    Model *m_model = nullptr;
};

void TestMatrixLarge::init()
{
    m_folder = new QTemporaryDir;
    m_model = new Model;
    m_model->setLanguage(QStringLiteral("en"));
}

void TestMatrixLarge::cleanup()
{
    delete m_model;
    delete m_folder;
}

QString TestMatrixLarge::write(const QString &name, const std::string &bytes) const
{
    QFile file(m_folder->filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), qint64(bytes.size())) != qint64(bytes.size()))
        qFatal("%s cannot be written", qPrintable(name));
    return file.fileName();
}

void TestMatrixLarge::open(const QStringList &paths) const
{
    m_model->openFiles(paths);
    m_model->settle();
}

QString TestMatrixLarge::faultWords() const
{
    const auto &fault = m_model->field().fault();
    return fault ? matrix::text::fault(*fault) : QString();
}

void TestMatrixLarge::computedWeightsAreTheEngines()
{
    m_model->showComputed(200);
    QVERIFY(!m_model->isLarge()); // the sentence stays until it has come
    QVERIFY(m_model->field().isBusy());
    m_model->settle();
    QVERIFY(m_model->isLarge());
    const engine::Matrix q = m_model->field().made()->q.cast<double>();
    const engine::Matrix k = m_model->field().made()->k.cast<double>();
    const engine::Matrix expected = engine::attention(q, k, k).weights;
    const LargeMatrix &found = m_model->field().matrix();
    for (int i = 0; i < 200; ++i) {
        for (int j = 0; j < 200; ++j)
            QVERIFY(std::abs(found.at(i, j) - expected(i, j)) < 1e-6);
        QVERIFY(std::abs(found.rowSum(i) - 1) < 1e-5);
    }
}

void TestMatrixLarge::theMadeUpTextIsWhatItSays()
{
    std::vector<int> topics;
    const matrix::QueriesAndKeys text = matrix::madeUpText(3000, 5, &topics);
    QCOMPARE(topics.size(), size_t(3000));
    int sections = 1;
    double same = 0;
    double sameCount = 0;
    double others = 0;
    double othersCount = 0;
    for (int i = 0; i < 3000; ++i) {
        sections += i > 0 && topics[size_t(i)] != topics[size_t(i - 1)];
        for (int j = i % 7; j < 3000; j += 7) {
            const double score = double(text.q.row(i).dot(text.k.row(j))) / 8;
            const bool alike = topics[size_t(i)] == topics[size_t(j)];
            (alike ? same : others) += score;
            (alike ? sameCount : othersCount) += 1;
        }
    }
    QCOMPARE(sections, matrix::kSections);
    QVERIFY(same / sameCount > 4 && std::abs(others / othersCount) < 1);
    const double variance = text.q.cast<double>().array().square().mean();
    QVERIFY2(std::abs(variance - 1) < 0.2, qPrintable(QString::number(variance)));
    // The same again, and another one.
    QCOMPARE(matrix::madeUpText(3000, 5).k, text.k);
    QVERIFY(matrix::madeUpText(3000, 6).k != text.k);
    // Each length is the same text at another resolution: the sections keep their places.
    std::vector<int> fewer;
    matrix::madeUpText(300, 5, &fewer);
    for (size_t i = 0; i < 300; ++i)
        QCOMPARE(fewer[i], topics[10 * i + 5]);
}

void TestMatrixLarge::switchesComputeAnew()
{
    m_model->showComputed(64);
    m_model->settle();
    const double scaled = m_model->field().matrix().largest();
    m_model->setScaled(false);
    m_model->settle();
    QVERIFY(m_model->field().matrix().largest() > scaled);
    m_model->setCausal(true);
    m_model->settle();
    QCOMPARE(m_model->field().matrix().at(0, 0), 1.0);
    QVERIFY(m_model->field().isMasked(5, 6));
    QCOMPARE(m_model->field().matrix().at(5, 6), 0.0);
    m_model->setShow(Show::Scores);
    m_model->settle();
    QVERIFY(std::isinf(m_model->field().matrix().at(5, 6)));
    QVERIFY(m_model->isSigned());
    const double before = m_model->field().matrix().at(3, 2);
    m_model->drawAgain();
    m_model->settle();
    QVERIFY(m_model->field().matrix().at(3, 2) != before);
    for (int i = 0; i < 4; ++i) {
        m_model->undo();
        m_model->settle();
    }
    QCOMPARE(m_model->field().matrix().largest(), scaled);
    QVERIFY(m_model->isScaled() && !m_model->isCausal());
}

void TestMatrixLarge::aFileStandsAsItIs_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("wide");
    const auto add = [](const char *name, const std::string &bytes, bool wide) {
        QTest::newRow(name) << QByteArray(bytes.data(), qsizetype(bytes.size())) << wide;
    };
    const std::string shape = "(2, 3)";
    add("float64", npyMatrix(2, 3, {1, -2, 3, 4, 5, 6}), true);
    add("float32", npyStart(npyDictionary("<f4", shape)) + npyData<float>({1, -2, 3, 4, 5, 6}), false);
    add("big-endian", npyStart(npyDictionary(">f4", shape)) + npyData<float>({1, -2, 3, 4, 5, 6}, true), false);
    add("int8", npyStart(npyDictionary("|i1", shape)) + npyData<std::int8_t>({1, -2, 3, 4, 5, 6}), false);
    add("int64", npyStart(npyDictionary("<i8", shape)) + npyData<std::int64_t>({1, -2, 3, 4, 5, 6}), true);
    add("columns first", npyStart(npyDictionary("<f4", shape, true)) + npyData<float>({1, 4, -2, 5, 3, 6}), false);
    add("columns first, double", npyStart(npyDictionary("<f8", shape, true)) + npyData<double>({1, 4, -2, 5, 3, 6}),
        true);
}

void TestMatrixLarge::aFileStandsAsItIs()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, wide);
    open({write(QStringLiteral("any.npy"), bytes.toStdString())});
    QVERIFY2(m_model->isLarge(), qPrintable(faultWords()));
    const LargeMatrix &found = m_model->field().matrix();
    QCOMPARE(found.isWide(), wide);
    const double expected[2][3] = {{1, -2, 3}, {4, 5, 6}};
    for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 3; ++j)
            QCOMPARE(found.at(i, j), expected[i][j]);
    QVERIFY(m_model->isSigned());
    QCOMPARE(m_model->scaleEnd(0), 6.0);
    QVERIFY(!m_model->field().shown().isAttention());
}

void TestMatrixLarge::twoFilesAreQueriesAndKeys()
{
    const QString q = write(QStringLiteral("q.npy"), npyMatrix(2, 2, {1, 0, 0, 2}));
    const QString k = write(QStringLiteral("k.npy"), npyMatrix(3, 2, {1, 2, 3, 4, 5, 6}));
    const engine::Matrix queries{{1, 0}, {0, 2}};
    const engine::Matrix keys{{1, 2}, {3, 4}, {5, 6}};
    const engine::Matrix expected = engine::attention(queries, keys, keys).weights;
    for (const QStringList &order : {QStringList{q, k}, QStringList{k, q}}) {
        open(order);
        QVERIFY2(m_model->isLarge(), qPrintable(faultWords()));
        for (int i = 0; i < 2; ++i)
            for (int j = 0; j < 3; ++j)
                QVERIFY(std::abs(m_model->field().matrix().at(i, j) - expected(i, j)) < 1e-6);
        QVERIFY(m_model->textForm().contains(QLatin1String("queries in q.npy")));
    }
    m_model->setCausal(true);
    m_model->settle();
    QVERIFY(m_model->field().isMasked(0, 2) && !m_model->field().isMasked(1, 2));
    QCOMPARE(m_model->field().matrix().at(0, 2), 0.0);
}

void TestMatrixLarge::whatIsNoMatrixIsRefusedByName_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("named");
    const auto add = [](const char *name, const std::string &bytes, const QStringList &named) {
        QTest::newRow(name) << QByteArray(bytes.data(), qsizetype(bytes.size())) << named;
    };
    const std::string whole = npyMatrix(2, 2, {1, 2, 3, 4});
    const auto s = [](const char *text) { return QString::fromUtf8(text); };
    add("not npy", "1,2\n3,4\n", {s("no .npy file"), s("numpy.save")});
    add("empty file", "", {s("no .npy file")});
    add("one dimension", npyStart(npyDictionary("<f8", "(3,)")) + npyData<double>({1, 2, 3}), {s("(3)"), s("two dimensions")});
    add("one number", npyStart(npyDictionary("<f8", "()")) + npyData<double>({1}), {s("()"), s("two dimensions")});
    add("three dimensions", npyStart(npyDictionary("<f8", "(1, 1, 1)")) + npyData<double>({1}), {s("1×1×1"), s("array[0]")});
    add("no rows", npyStart(npyDictionary("<f8", "(0, 2)")), {s("0 × 2"), s("no numbers")});
    add("cut short", whole.substr(0, whole.size() - 3), {s("32"), s("29")});
    add("too many rows", npyStart(npyDictionary("|i1", "(8193, 1)")) + std::string(8193, '\1'), {s("8193 × 1"), s("8,192")});
    add("far too large", npyStart(npyDictionary("<f8", "(4294967296, 4294967296)")), {s("4294967296×4294967296")});
    add("complex", npyStart(npyDictionary("<c16", "(1, 1)")) + std::string(16, '\0'), {s("<c16"), s("astype")});
    add("half floats", npyStart(npyDictionary("<f2", "(1, 1)")) + std::string(2, '\0'), {s("<f2"), s("astype(\"float32\")")});
    add("no header", npyStart("{'descr': __import__('os')}\n"), {s("header")});
    add("of the future", npyStart(npyDictionary("<f8", "(1, 1)"), 9), {s("9.0")});
    add("not a number", npyMatrix(2, 2, {1, 2, std::nan(""), 4}), {s("NaN"), s("row 2, column 1")});
    add("infinite", npyMatrix(2, 2, {1, INFINITY, 3, 4}), {s("∞"), s("row 1, column 2")});
    add("infinite, columns first", npyStart(npyDictionary("<f4", "(1, 2)", true)) + npyData<float>({1, -INFINITY}),
        {s("−∞"), s("row 1, column 2")});
}

void TestMatrixLarge::whatIsNoMatrixIsRefusedByName()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QStringList, named);
    named << QStringLiteral("wrong.npy");
    open({write(QStringLiteral("right.npy"), npyMatrix(1, 2, {3, 4}))});
    const QJsonObject before = m_model->state();
    const QString wrong = write(QStringLiteral("wrong.npy"), bytes.toStdString());
    open({wrong});
    for (const QString &name : named)
        QVERIFY2(faultWords().contains(name), qPrintable(faultWords()));
    // What was shown stays, and nothing is to be undone.
    QCOMPARE(m_model->field().matrix().at(0, 1), 4.0);
    QCOMPARE(m_model->state(), before);
    QVERIFY(m_model->textForm().contains(QStringLiteral("wrong.npy")));
    // The next attempt forgets it.
    open({m_folder->filePath(QStringLiteral("right.npy"))});
    QCOMPARE(faultWords(), QString());
}

void TestMatrixLarge::pairsThatDoNotFitAreRefused()
{
    const QString q = write(QStringLiteral("q.npy"), npyMatrix(2, 2, {1, 0, 0, 2}));
    const QString k = write(QStringLiteral("k.npy"), npyMatrix(1, 3, {1, 2, 3}));
    open({q, k});
    QVERIFY2(faultWords().contains(QStringLiteral("q.npy (2 × 2) and k.npy (1 × 3)")), qPrintable(faultWords()));
    open({q, k, q});
    QVERIFY(faultWords().contains(QStringLiteral("one file")));
    open({q, m_folder->filePath(QStringLiteral("absent.npy"))});
    QVERIFY(faultWords().contains(QStringLiteral("absent.npy")));
    // Beyond float32 in the score, though not in the vectors.
    open({write(QStringLiteral("q.npy"), npyMatrix(1, 2, {1e30, 0})), write(QStringLiteral("k.npy"), npyMatrix(1, 2, {1e30, 0}))});
    QVERIFY2(faultWords().contains(QStringLiteral("float32")), qPrintable(faultWords()));
    QVERIFY(!m_model->isLarge());
}

void TestMatrixLarge::memoryIsAskedBeforeItIsTaken()
{
    matrix::LargeFault fault;
    fault.kind = matrix::LargeFault::Kind::OutOfMemory;
    fault.bytes = LargeMatrix::bytesNeeded(8192, 8192, true);
    const QString words = matrix::text::fault(fault);
    QVERIFY2(words.contains(QStringLiteral("626 MB")), qPrintable(words));
}

void TestMatrixLarge::stoppingLeavesWhatWasShown()
{
    m_model->showComputed(64);
    m_model->settle();
    const QJsonObject before = m_model->state();
    m_model->showComputed(4096);
    QVERIFY(m_model->field().isBusy());
    m_model->stopMaking();
    QVERIFY(!m_model->field().isBusy());
    QCOMPARE(m_model->field().matrix().rows(), 64);
    QCOMPARE(m_model->state(), before);
    // And nothing comes later.
    QSignalSpy changed(m_model, &Model::changed);
    m_model->settle();
    QCoreApplication::processEvents();
    QCOMPARE(changed.count(), 0);
    QCOMPARE(m_model->field().matrix().rows(), 64);
    // Stopping while two changes wait goes back over both.
    m_model->showComputed(4096);
    m_model->setCausal(true);
    m_model->stopMaking();
    QCOMPARE(m_model->state(), before);
    // The first one stopped is the sentence again.
    Model fresh;
    fresh.showComputed(4096);
    fresh.stopMaking();
    QVERIFY(!fresh.isLarge());
    QCOMPARE(fresh.state(), Model().state());
}

void TestMatrixLarge::stoppingAFileLeavesWhatWasShown()
{
    const QJsonObject before = m_model->state();
    m_model->openFiles({write(QStringLiteral("any.npy"), npyMatrix(1, 2, {3, 4}))});
    QVERIFY(m_model->field().isBusy());
    m_model->stopMaking();
    m_model->settle();
    QCOMPARE(m_model->state(), before);
    QVERIFY(!m_model->isLarge());
    QVERIFY(!m_model->canUndo());
}

void TestMatrixLarge::openingCanBeUndone()
{
    const QJsonObject start = m_model->state();
    const QString path = write(QStringLiteral("any.npy"), npyMatrix(1, 2, {3, 4}));
    open({path});
    QCOMPARE(m_model->state()[QStringLiteral("source")].toString(), QStringLiteral("file"));
    QCOMPARE(m_model->state()[QStringLiteral("file")].toString(), path);
    m_model->showComputed(32);
    m_model->settle();
    m_model->undo();
    m_model->settle();
    QCOMPARE(m_model->field().matrix().at(0, 1), 4.0);
    m_model->undo();
    QVERIFY(!m_model->isLarge());
    QCOMPARE(m_model->state(), start);
    m_model->redo();
    m_model->settle();
    QCOMPARE(m_model->field().matrix().at(0, 1), 4.0);
    // A file that has gone since is named, and the sentence is there instead.
    m_model->undo();
    QVERIFY(QFile::remove(path));
    m_model->redo();
    m_model->settle();
    QVERIFY(faultWords().contains(QStringLiteral("any.npy")));
    QVERIFY(!m_model->isLarge());
    QCOMPARE(m_model->state()[QStringLiteral("source")].toString(), QStringLiteral("sentence"));
}

void TestMatrixLarge::aFollowerKeepsItsLeaderOutOfIt()
{
    attention_steps::Model steps;
    steps.setLanguage(QStringLiteral("en"));
    QVERIFY(m_model->follow(steps));
    steps.setScaled(false);
    const QJsonObject leading = steps.state();
    m_model->showComputed(64);
    m_model->settle();
    QVERIFY(m_model->isLarge());
    QVERIFY(!m_model->isScaled()); // the switches stand as they stood
    m_model->setCausal(true);
    m_model->settle();
    m_model->setScaled(true);
    m_model->settle();
    QVERIFY(m_model->isScaled() && m_model->isCausal());
    QCOMPARE(steps.state(), leading);
    for (int i = 0; i < 2; ++i) {
        m_model->undo();
        m_model->settle();
    }
    QVERIFY(!m_model->isCausal() && !m_model->isScaled());
    m_model->undo();
    QVERIFY(!m_model->isLarge());
    QCOMPARE(steps.state(), leading);
    m_model->redo();
    m_model->settle();
    QVERIFY(m_model->isLarge());
    m_model->showSentence();
    QVERIFY(!m_model->isLarge());
    m_model->undo(); // leaving was this exhibit's own step
    m_model->settle();
    QVERIFY(m_model->isLarge());
    m_model->showSentence();
    steps.setScaled(true);
    m_model->undo(); // the last step is the leader's
    QCOMPARE(steps.state(), leading);
    QVERIFY(!m_model->isLarge());
}

void TestMatrixLarge::stateBringsBackThePlace()
{
    m_model->showComputed(300);
    m_model->settle();
    m_model->setPlace({100, 200, 50});
    m_model->setCell(7, 8);
    const QJsonObject saved = m_model->state();
    Model other;
    QVERIFY(!other.setState(saved));
    QCOMPARE(other.state(), saved);
    other.settle();
    QVERIFY(other.isLarge());
    QCOMPARE(other.field().place(), (matrix::Place{100, 200, 50}));
    QCOMPARE(other.field().cell().row, 7);
    QCOMPARE(other.state(), saved);
    // Another length is looked at as a whole, another seed at the same place.
    other.drawAgain();
    other.settle();
    QCOMPARE(other.field().place(), (matrix::Place{100, 200, 50}));
    other.showComputed(64);
    other.settle();
    QCOMPARE(other.field().place(), other.field().whole());
    other.undo();
    other.settle();
    QCOMPARE(other.field().place(), (matrix::Place{100, 200, 50}));
}

void TestMatrixLarge::placesAndCellsOfAStateAreChecked()
{
    const QJsonObject before = m_model->state();
    for (const QJsonObject &bad : {QJsonObject{{QStringLiteral("row"), 5}},
             QJsonObject{{QStringLiteral("row"), -1}, {QStringLiteral("column"), 2}, {QStringLiteral("span"), 5}},
             QJsonObject{{QStringLiteral("row"), 1e300}, {QStringLiteral("column"), 2}, {QStringLiteral("span"), 5}}}) {
        const auto reason = m_model->setSome({{QStringLiteral("place"), bad}});
        QVERIFY(reason && reason->contains(QStringLiteral("place")));
    }
    const auto reason = m_model->setSome(
        {{QStringLiteral("cell"), QJsonObject{{QStringLiteral("row"), 0}, {QStringLiteral("column"), 2}}}});
    QVERIFY(reason && reason->contains(QStringLiteral("cell")));
    const auto noFile = m_model->setSome({{QStringLiteral("source"), QStringLiteral("file")}});
    QVERIFY(noFile && noFile->contains(QStringLiteral("file")));
    QCOMPARE(m_model->state(), before);
}

void TestMatrixLarge::startingOverLeavesIt()
{
    const QJsonObject start = m_model->state();
    m_model->showComputed(64);
    m_model->settle();
    m_model->reset();
    QVERIFY(!m_model->isLarge());
    QCOMPARE(m_model->state(), start);
    m_model->undo();
    m_model->settle();
    QVERIFY(m_model->isLarge());
    // Also while something is still on its way, or went wrong.
    m_model->reset();
    m_model->openFiles({QStringLiteral("/no/such/file.npy")});
    m_model->reset();
    m_model->settle();
    QVERIFY(!m_model->field().isBusy() && !m_model->field().fault());
    open({QStringLiteral("/no/such/file.npy")});
    QVERIFY(m_model->field().fault());
    m_model->reset();
    QVERIFY(!m_model->field().fault());
}

void TestMatrixLarge::textAndTable()
{
    open({write(QStringLiteral("any.npy"), npyMatrix(2, 2, {0.25, 0.75, 1.5, 1e-7}))});
    const QString text = m_model->textForm();
    for (const char *part : {"any.npy", "2 × 2", "1.50 (row 2, column 1)", "1.00 × 10⁻⁷ (row 2, column 2)",
             "between 1.0000 and 1.5000", "rows 1 to 2"})
        QVERIFY2(text.contains(QString::fromUtf8(part)), qPrintable(text));
    const QList<QStringList> table = m_model->table();
    QCOMPARE(table.size(), 5);
    QCOMPARE(table[4], (QStringList{QStringLiteral("2"), QStringLiteral("2"), QStringLiteral("1e-07")}));
    m_model->showComputed(512);
    m_model->settle();
    QVERIFY(m_model->table().isEmpty()); // too many; zooming in gives those that are looked at
    m_model->setPlace({100, 300, 10});
    QCOMPARE(m_model->table().size(), 101);
    QCOMPARE(m_model->table()[1].mid(0, 2), (QStringList{QStringLiteral("96"), QStringLiteral("296")}));
    QVERIFY(m_model->textForm().contains(QStringLiteral("Every row adds up to 1.0000")));
}

void TestMatrixLarge::theSecondOrderWins()
{
    m_model->showComputed(2048);
    m_model->showComputed(32);
    m_model->settle();
    QCOMPARE(m_model->field().matrix().rows(), 32);
    m_model->undo();
    m_model->settle();
    QCOMPARE(m_model->field().matrix().rows(), 2048);
}

QTEST_GUILESS_MAIN(TestMatrixLarge)
#include "tst_matrix_large.moc"
