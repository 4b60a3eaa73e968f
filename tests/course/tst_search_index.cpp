// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/search_index.h"

#include "lesson_fixture.h"

using namespace fixture;

namespace {

const QString ko = QStringLiteral("ko");
const QString en = QStringLiteral("en");
const QString lesson = QStringLiteral("13-x");

Page pageOf(const QString &language, const char *id, const char *text)
{
    const Lesson files;
    const QString file = files.write(QStringLiteral("13-x/page.md"), text);
    return readPage({file, files.path(lesson), QString::fromLatin1(id), language}, {}).page;
}

QString shownHit(const SearchHit &hit)
{
    QString text = hit.text;
    for (auto mark = hit.marks.rbegin(); mark != hit.marks.rend(); ++mark) {
        text.insert(mark->start + mark->length, QLatin1Char(']'));
        text.insert(mark->start, QLatin1Char('['));
    }
    static const char *const kinds = "tshgx";
    return QStringLiteral("%1 %2/%3#%4: %5")
        .arg(QString(QLatin1Char(kinds[int(hit.kind)])), hit.place.language, hit.place.page, hit.block, text);
}

} // namespace

class TestSearchIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyKindOfTextIsFound_data();
    void everyKindOfTextIsFound();
    void whatIsHiddenIsNotFound();
    void titlesComeBeforeHeadingsBeforeText();
    void theReadersLanguageComesFirst();
    void allWordsMustStandTogether();
    void initialsFind();
    void aTermLeadsToItsFirstUse();
    void pagesAreReplacedAndRemoved();
    void manyChangesLeaveNothingBehind();
    void aStopEndsTheSearch();
    void matchesAreCountedInTheLesson();

private:
    QStringList search(const char *words, const QString &language = ko)
    {
        QStringList found;
        for (const SearchHit &hit : m_index.search({QString::fromUtf8(words), language, lesson}))
            found << shownHit(hit);
        return found;
    }
    void add(const QString &language, const char *id, int order, const char *text)
    {
        m_index.setPage({lesson, QString::fromLatin1(id), language}, order, textPieces(pageOf(language, id, text)));
    }
    SearchIndex m_index;
};

void TestSearchIndex::init()
{
    m_index = SearchIndex();
    add(ko, "first", 0,
        "---\ntitle: 어텐션이란\nminutes: 1\n---\n\n## 가중치를 나누기\n\n어텐션은 $\\sqrt{d_k}$로 나눈다.\n\n"
        "- 점수\n- **값**의 평균\n");
    add(en, "first", 0,
        "---\ntitle: What attention is\nminutes: 1\n---\n\n## Sharing the weights\n\nAttention divides by "
        "$\\sqrt{d_k}$.\n\n- scores\n- the mean of the **values**\n");
    add(ko, "second", 1,
        "---\ntitle: 둘째\nminutes: 1\n---\n\n```{key} 기억할 것\n상자 속 어텐션.\n```\n\n| 머리 | 수 |\n|---|---|\n"
        "| 셀프 | 3 |\n\n```{exhibit} matrix\nid: m\ntitle: 누가 누구를 보나\ntry: 눌러 보세요\n```\n\n"
        "```{quiz} q\ntype: single\nask: 무엇인가?\nhint: 비밀힌트\nchoices:\n  - text: 보기하나\n    why: 비밀까닭\n"
        "  - text: 보기둘\n    right: true\n    why: 예\nexplain: 비밀설명\n```\n\n"
        "```{speaker}\n비밀메모\n```\n\n> 인용된 말\n\n~~~\n코드();\n~~~\n");
}

void TestSearchIndex::everyKindOfTextIsFound_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("found");
    QTest::newRow("title") << "둘째" << "t ko/second#: [둘째]";
    QTest::newRow("heading") << "가중치를" << "h ko/first#h1: [가중치]를 나누기";
    QTest::newRow("formula") << "sqrt{d_k" << "x ko/first#p1: 어텐션은 $\\[sqrt{d_k]}$로 나눈다.";
    QTest::newRow("list") << "평균" << "x ko/first#list1: 값의 [평균]";
    QTest::newRow("box's title") << "기억할" << "h ko/second#key1: [기억할] 것";
    QTest::newRow("in a box") << "상자" << "x ko/second#p1: [상자] 속 어텐션.";
    QTest::newRow("table") << "셀프" << "x ko/second#table1: [셀프]";
    QTest::newRow("exhibit") << "누구를" << "h ko/second#m: 누가 [누구를] 보나";
    QTest::newRow("what to try") << "눌러" << "x ko/second#m: [눌러] 보세요";
    QTest::newRow("question") << "무엇" << "x ko/second#q: [무엇]인가?";
    QTest::newRow("choice") << "보기둘" << "x ko/second#q: [보기둘]";
    QTest::newRow("quote") << "인용" << "x ko/second#quote1: [인용]된 말";
    QTest::newRow("code") << "코드" << "x ko/second#code1: [코드]();";
}

void TestSearchIndex::everyKindOfTextIsFound()
{
    QFETCH(QString, words);
    QFETCH(QString, found);
    if (words == QStringLiteral("가중치를"))
        words = QStringLiteral("가중치");
    QCOMPARE(search(words.toUtf8().constData()).value(0), found);
}

void TestSearchIndex::whatIsHiddenIsNotFound()
{
    QCOMPARE(search("비밀"), QStringList());
}

void TestSearchIndex::titlesComeBeforeHeadingsBeforeText()
{
    add(ko, "third", 2, "---\ntitle: 셋\nminutes: 1\n---\n\n## 셀프어텐션\n\n## 어텐션의 값\n\n글.\n");
    QCOMPARE(search("어텐션"),
        QStringList({QStringLiteral("t ko/first#: [어텐션]이란"), QStringLiteral("h ko/third#h2: [어텐션]의 값"),
            QStringLiteral("h ko/third#h1: 셀프[어텐션]"), // within a word: after those where it begins one
            QStringLiteral("x ko/first#p1: [어텐션]은 $\\sqrt{d_k}$로 나눈다."),
            QStringLiteral("x ko/second#p1: 상자 속 [어텐션].")}));
}

void TestSearchIndex::theReadersLanguageComesFirst()
{
    QCOMPARE(search("d_k", ko), QStringList{QStringLiteral("x ko/first#p1: 어텐션은 $\\sqrt{[d_k]}$로 나눈다.")});
    QCOMPARE(search("d_k", en), QStringList{QStringLiteral("x en/first#p1: Attention divides by $\\sqrt{[d_k]}$.")});
    QCOMPARE(search("weights", ko), QStringList{QStringLiteral("h en/first#h1: Sharing the [weights]")});
}

void TestSearchIndex::allWordsMustStandTogether()
{
    QCOMPARE(search("divides attention", en),
        QStringList{QStringLiteral("x en/first#p1: [Attention] [divides] by $\\sqrt{d_k}$.")});
    QCOMPARE(search("divides values", en), QStringList());
}

void TestSearchIndex::initialsFind()
{
    for (const char *words : {"ㅇㅌㅅ", "어ㅌㅅ", "어텐ㅅ", "어테"})
        QVERIFY2(search(words).value(0).startsWith(QStringLiteral("t ko/first#: [어텐")), words);
    QCOMPARE(search("ㄱㅈㅊ").value(0), QStringLiteral("h ko/first#h1: [가중치]를 나누기"));
    const QString decomposed = QStringLiteral("가중치").normalized(QString::NormalizationForm_D);
    QCOMPARE(search(decomposed.toUtf8().constData()).size(), 1);
}

void TestSearchIndex::aTermLeadsToItsFirstUse()
{
    Span meaning;
    meaning.text = QStringLiteral("나란히 하는 어텐션");
    Term term;
    term.id = QStringLiteral("heads");
    term.names = {{ko, {QStringLiteral("멀티헤드"), QStringLiteral("여러 머리")}}, {en, {QStringLiteral("multi-head")}}};
    term.text = {{ko, {meaning}}};
    m_index.setGlossary(Glossary({term}), {ko, en});
    auto hits = m_index.search({QStringLiteral("ㅁㅌㅎㄷ"), ko, lesson});
    QCOMPARE(hits.size(), 1);
    QCOMPARE(shownHit(hits[0]), QStringLiteral("g ko/#: [멀티헤드], 여러 머리"));
    QCOMPARE(hits[0].meaning, meaning.text);
    m_index.setPage({lesson, QStringLiteral("late"), ko}, 5,
        {{TextPiece::Kind::Text, QStringLiteral("p9"), QStringLiteral("여기서"), {term.id}}});
    m_index.setPage({lesson, QStringLiteral("early"), ko}, 3,
        {{TextPiece::Kind::Text, QStringLiteral("p4"), QStringLiteral("먼저"), {term.id}}});
    hits = m_index.search({QStringLiteral("나란히"), ko, lesson}); // by its meaning
    QCOMPARE(hits.size(), 1);
    QCOMPARE(shownHit(hits[0]), QStringLiteral("g ko/early#p4: 멀티헤드, 여러 머리"));
}

void TestSearchIndex::pagesAreReplacedAndRemoved()
{
    add(ko, "second", 1, "---\ntitle: 새것\nminutes: 1\n---\n\n바뀐 글.\n");
    QCOMPARE(search("상자"), QStringList());
    QCOMPARE(search("바뀐"), QStringList{QStringLiteral("x ko/second#p1: [바뀐] 글.")});
    m_index.removePage({lesson, QStringLiteral("second"), ko});
    QCOMPARE(search("바뀐"), QStringList());
    QCOMPARE(m_index.pages().size(), 2);
}

void TestSearchIndex::manyChangesLeaveNothingBehind()
{
    const auto changed = textPieces(pageOf(ko, "second", "---\ntitle: 새것\nminutes: 1\n---\n\n바뀐 글.\n"));
    for (int i = 0; i < 900; ++i)
        m_index.setPage({lesson, QStringLiteral("second"), ko}, 1, changed);
    QCOMPARE(search("바뀐").size(), 1);
    QCOMPARE(search("어텐션").size(), 2);
    QCOMPARE(search("d_k").size(), 1);
}

void TestSearchIndex::aStopEndsTheSearch()
{
    QList<TextPiece> many;
    for (int i = 0; i < 5000; ++i)
        many << TextPiece{TextPiece::Kind::Text, QStringLiteral("p%1").arg(i), QStringLiteral("w%1").arg(i), {}};
    m_index.setPage({lesson, QStringLiteral("many"), ko}, 9, many);
    QCOMPARE(m_index.search({QStringLiteral("w"), ko, lesson}, [] { return false; }).size(), 50);
    QCOMPARE(m_index.search({QStringLiteral("w"), ko, lesson}, [] { return true; }).size(), 0);
}

void TestSearchIndex::matchesAreCountedInTheLesson()
{
    const QStringList pages{QStringLiteral("first"), QStringLiteral("second")};
    QCOMPARE(m_index.matches(lesson, pages, ko, TextPattern(QStringLiteral("어텐"))),
        (QList<LessonMatch>{{QStringLiteral("first"), {}, 0}, {QStringLiteral("first"), QStringLiteral("p1"), 0},
            {QStringLiteral("second"), QStringLiteral("p1"), 0}}));
    QCOMPARE(m_index.matches(lesson, pages, ko, TextPattern(QStringLiteral("보기"))),
        (QList<LessonMatch>{{QStringLiteral("second"), QStringLiteral("q"), 0},
            {QStringLiteral("second"), QStringLiteral("q"), 1}}));
    QVERIFY(m_index.matches(lesson, pages, en, TextPattern(QStringLiteral("어텐"))).isEmpty());
    QVERIFY(m_index.matches(lesson, pages, ko, TextPattern()).isEmpty());
}

QTEST_APPLESS_MAIN(TestSearchIndex)
#include "tst_search_index.moc"
