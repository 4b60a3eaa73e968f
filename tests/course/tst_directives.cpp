// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>

#include "lesson_fixture.h"

using namespace fixture;

class TestDirectives : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void anExhibitIsRead();
    void valuesKeepTheirTypes();
    void rulesAreAskedAndPointAtTheKey();
    void rulesHearWhomItSharesWith();
    void anExhibitInABoxIsChecked();
    void withoutIdItCounts();
};

namespace {

ExhibitBlock exhibitOf(const PageReading &reading, qsizetype index = 0)
{
    return std::get<ExhibitBlock>(reading.page.blocks.at(index).content);
}

} // namespace

void TestDirectives::anExhibitIsRead()
{
    const Lesson lesson;
    const PageReading reading =
        lesson.read("```{exhibit} attention-steps\nid: demo\ntitle: “it”은 어디를 볼까?\n"
                    "try: $\\sqrt{d_k}$로 나누기를 꺼 보세요.\nshare: other\nset:\n  scaled: true\n```\n");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    const ExhibitBlock exhibit = exhibitOf(reading);
    QCOMPARE(exhibit.exhibit, QStringLiteral("attention-steps"));
    QCOMPARE(exhibit.title, QStringLiteral("“it”은 어디를 볼까?"));
    QCOMPARE(exhibit.tryThis, QStringLiteral("$\\sqrt{d_k}$로 나누기를 꺼 보세요."));
    QCOMPARE(exhibit.share, QStringLiteral("other"));
    QCOMPARE(exhibit.state, (QJsonObject{{QStringLiteral("scaled"), true}}));
    QCOMPARE(reading.page.blocks.first().id, QStringLiteral("demo"));
    QCOMPARE(reading.references.size(), 1);
    QCOMPARE(reading.references.first().place.line, 10);
}

void TestDirectives::valuesKeepTheirTypes()
{
    const Lesson lesson;
    const PageReading reading =
        lesson.read("```{exhibit} x\nid: demo\nset:\n  a: false\n  b: 3\n  c: 2.5e-1\n  d: \"3\"\n  e: 토큰\n"
                    "  f: [1, \"2\", {g: yes}]\n  h: ~\n```\n");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    const QJsonObject state = exhibitOf(reading).state;
    QCOMPARE(state[u"a"], QJsonValue(false));
    QCOMPARE(state[u"b"], QJsonValue(3));
    QCOMPARE(state[u"c"], QJsonValue(0.25));
    QCOMPARE(state[u"d"], QJsonValue(QStringLiteral("3")));
    QCOMPARE(state[u"e"], QJsonValue(QStringLiteral("토큰")));
    QCOMPARE(state[u"f"].toArray().at(1), QJsonValue(QStringLiteral("2")));
    QCOMPARE(state[u"f"].toArray().at(2).toObject()[u"g"], QJsonValue(QStringLiteral("yes")));
    QVERIFY(state[u"h"].isNull());
}

void TestDirectives::rulesAreAskedAndPointAtTheKey()
{
    const Lesson lesson;
    const ExhibitRules rules = [](const QString &exhibit, const QJsonObject &state, const QString &) {
        QList<ExhibitProblem> problems;
        if (exhibit == u"unknown")
            problems.append({{}, QStringLiteral("no such exhibit")});
        if (state.contains(u"heads"))
            problems.append({QStringLiteral("heads"), QStringLiteral("no such parameter")});
        return problems;
    };
    const PageReading reading = lesson.read("```{exhibit} matrix\nid: a\nset:\n  scaled: true\n  heads: 3\n```\n\n"
                                            "```{exhibit} unknown\nid: b\n```\n",
        rules);
    QCOMPARE(listed(reading.problems),
        QStringList({QStringLiteral("10:3 error no such parameter"), QStringLiteral("13:1 error no such exhibit")}));
}

void TestDirectives::rulesHearWhomItSharesWith()
{
    const Lesson lesson;
    QStringList asked;
    const ExhibitRules rules = [&](const QString &exhibit, const QJsonObject &, const QString &leader) {
        asked << exhibit + QLatin1Char('<') + leader;
        return QList<ExhibitProblem>();
    };
    lesson.read("```{exhibit} matrix\nid: a\nshare: b\n```\n\n```{exhibit} steps\nid: b\n```\n\n"
                "```{exhibit} matrix\nid: c\nshare: elsewhere\n```\n",
        rules);
    QCOMPARE(asked, QStringList({QStringLiteral("matrix<steps"), QStringLiteral("steps<")}));
}

void TestDirectives::anExhibitInABoxIsChecked()
{
    const Lesson lesson;
    const ExhibitRules rules = [](const QString &, const QJsonObject &, const QString &) {
        return QList<ExhibitProblem>{{QStringLiteral("x"), QStringLiteral("bad x")}};
    };
    const PageReading reading =
        lesson.read("````{key}\n글\n\n```{exhibit} matrix\nid: a\nset:\n  x: 1\n```\n````\n", rules);
    QCOMPARE(listed(reading.problems), QStringList({QStringLiteral("12:3 error bad x")}));
    QCOMPARE(outline(reading.page.blocks),
        QStringList({QStringLiteral("key1@6:1"), QStringLiteral("p1@7:1"), QStringLiteral("a@9:1")}));
}

void TestDirectives::withoutIdItCounts()
{
    const Lesson lesson;
    const PageReading reading = lesson.read("```{exhibit} matrix\n```\n\n```{exhibit} matrix\n```\n");
    QCOMPARE(reading.page.blocks.size(), 2);
    QCOMPARE(reading.page.blocks[1].id, QStringLiteral("exhibit2"));
    QCOMPARE(reading.exhibits[1].block, QStringLiteral("exhibit2"));
    QVERIFY(!hasErrors(reading.problems));
    QCOMPARE(reading.problems.size(), 2); // warnings: without an id
}

QTEST_APPLESS_MAIN(TestDirectives)
#include "tst_directives.moc"
