// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/exhibit_rules.h"

#include <QTest>

using namespace nunchi;

class TestExhibitRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersForTheCatalog_data();
    void answersForTheCatalog();
};

void TestExhibitRules::answersForTheCatalog_data()
{
    QTest::addColumn<QString>("exhibit");
    QTest::addColumn<QJsonObject>("state");
    QTest::addColumn<QString>("shared");
    QTest::addColumn<QStringList>("parameters"); ///< of the problems, in order
    QTest::addColumn<QString>("word"); ///< in the first message
    const QString steps = QStringLiteral("attention-steps");
    const QString matrix = QStringLiteral("matrix");
    const QJsonObject good{{QStringLiteral("scaled"), false}};
    QTest::newRow("good") << steps << good << QString() << QStringList() << QString();
    QTest::newRow("nothing set") << steps << QJsonObject() << QString() << QStringList() << QString();
    QTest::newRow("shared") << matrix << QJsonObject() << steps << QStringList() << QString();
    QTest::newRow("unknown exhibit") << QStringLiteral("attention-stepz") << good << QString() << QStringList{QString()}
                                     << steps;
    QTest::newRow("unknown parameter") << steps << QJsonObject{{QStringLiteral("scale"), true}} << QString()
                                       << QStringList{QStringLiteral("scale")} << QStringLiteral("scaled");
    QTest::newRow("refused value") << steps << QJsonObject{{QStringLiteral("scaled"), QStringLiteral("yes")}}
                                   << QString() << QStringList{QStringLiteral("scaled")} << QStringLiteral("scaled");
    QTest::newRow("two at once") << steps << QJsonObject{{QStringLiteral("bogus"), 1}, {QStringLiteral("scaled"), 3}}
                                 << QString() << QStringList{QStringLiteral("bogus"), QStringLiteral("scaled")}
                                 << QStringLiteral("bogus");
    QTest::newRow("cannot share") << steps << QJsonObject() << matrix << QStringList{QString()} << matrix;
}

void TestExhibitRules::answersForTheCatalog()
{
    QFETCH(QString, exhibit);
    QFETCH(QJsonObject, state);
    QFETCH(QString, shared);
    QFETCH(QStringList, parameters);
    QFETCH(QString, word);
    const QList<course::ExhibitProblem> problems = session::exhibitRules()(exhibit, state, shared);
    QStringList named;
    for (const course::ExhibitProblem &problem : problems)
        named << problem.parameter;
    QCOMPARE(named, parameters);
    if (!problems.isEmpty())
        QVERIFY2(problems.first().message.contains(word), qPrintable(problems.first().message));
}

QTEST_GUILESS_MAIN(TestExhibitRules)
#include "tst_exhibit_rules.moc"
