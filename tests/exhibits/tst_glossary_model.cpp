// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include <QSignalSpy>
#include <QTest>

#include "exhibits/glossary/model.h"
#include "glossary_terms.h"

using namespace nunchi::exhibits;
using namespace nunchi::exhibits::glossary;

namespace {

QStringList ids(const Model &model)
{
    QStringList list;
    for (int row = 0; row < model.count(); ++row)
        list << model.shown(row).id;
    return list;
}

} // namespace

class TestGlossaryModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyTermIsShownInTheCoursesOrder();
    void theFilterAsksEveryLanguageAndTheMeaning_data();
    void theFilterAsksEveryLanguageAndTheMeaning();
    void namesAreSortedByTheLanguage();
    void theChosenTermStays();
    void firstUsesAreOfTheLanguageWhereThereIsOne();
    void noTermsIsSaid();
    void changesAreUndone();
    void textFormAndTableTellEveryTerm();

private:
    std::unique_ptr<Model> m_model;
};

void TestGlossaryModel::init()
{
    m_model = std::make_unique<Model>();
    m_model->setTerms(fixture::someTerms());
}

void TestGlossaryModel::everyTermIsShownInTheCoursesOrder()
{
    QCOMPARE(ids(*m_model), QStringList({QStringLiteral("query"), QStringLiteral("head"), QStringLiteral("cost")}));
    QCOMPARE(m_model->chosen(), 0);
    QCOMPARE(m_model->termCount(), 3);
}

void TestGlossaryModel::theFilterAsksEveryLanguageAndTheMeaning_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("expected");
    const QString query = QStringLiteral("query");
    const QString head = QStringLiteral("head");
    const QString cost = QStringLiteral("cost");
    QTest::newRow("nothing") << QString() << QStringList{query, head, cost};
    QTest::newRow("spaces") << QStringLiteral("  ") << QStringList{query, head, cost};
    QTest::newRow("Korean name") << QStringLiteral("머리") << QStringList{head};
    QTest::newRow("English name in a Korean page") << QStringLiteral("queries") << QStringList{query};
    QTest::newRow("meaning") << QStringLiteral("곱셈") << QStringList{cost};
    QTest::newRow("nowhere") << QStringLiteral("zebra") << QStringList();
}

void TestGlossaryModel::theFilterAsksEveryLanguageAndTheMeaning()
{
    QFETCH(QString, typed);
    QFETCH(QStringList, expected);
    m_model->setFilter(typed);
    QCOMPARE(ids(*m_model), expected);
    QCOMPARE(m_model->whyNone().isEmpty(), !expected.isEmpty());
    QVERIFY(!expected.isEmpty() || m_model->whyNone().contains(typed));
}

void TestGlossaryModel::namesAreSortedByTheLanguage()
{
    m_model->setOrder(Order::Name);
    QCOMPARE(ids(*m_model), QStringList({QStringLiteral("cost"), QStringLiteral("head"), QStringLiteral("query")}));
    m_model->setLanguage(QStringLiteral("en"));
    QCOMPARE(ids(*m_model), QStringList({QStringLiteral("cost"), QStringLiteral("head"), QStringLiteral("query")}));
    Terms terms = fixture::someTerms();
    terms.list[0].names[QStringLiteral("en")] = {QStringLiteral("asking")};
    m_model->setTerms(terms);
    QCOMPARE(ids(*m_model).first(), QStringLiteral("query"));
    m_model->setLanguage(QStringLiteral("ko"));
    QCOMPARE(ids(*m_model).last(), QStringLiteral("query"));
}

void TestGlossaryModel::theChosenTermStays()
{
    m_model->choose(2);
    m_model->setFilter(QStringLiteral("head"));
    QCOMPARE(m_model->chosen(), 0); // it is not there: the first is
    m_model->setFilter(QString());
    QCOMPARE(m_model->shown(m_model->chosen()).id, QStringLiteral("cost"));
    m_model->setOrder(Order::Name);
    QCOMPARE(m_model->chosen(), 0);
    m_model->setFilter(QStringLiteral("zebra"));
    QCOMPARE(m_model->chosen(), -1);
}

void TestGlossaryModel::firstUsesAreOfTheLanguageWhereThereIsOne()
{
    QCOMPARE(m_model->firstUse(0).title, QStringLiteral("세 벡터"));
    m_model->setLanguage(QStringLiteral("en"));
    QCOMPARE(m_model->firstUse(0).title, QStringLiteral("Three vectors"));
    QCOMPARE(m_model->firstUse(1).target, QStringLiteral("page:13-x/heads")); // used in Korean alone
    QVERIFY(m_model->firstUse(2).target.isEmpty());
}

void TestGlossaryModel::noTermsIsSaid()
{
    Model model;
    QCOMPARE(model.chosen(), -1);
    QVERIFY(!model.whyNone().isEmpty());
    QCOMPARE(model.textForm(), model.whyNone());
    QVERIFY(model.table().isEmpty());
    model.choose(0);
    QVERIFY(!model.canUndo());
}

void TestGlossaryModel::changesAreUndone()
{
    QSignalSpy changed(m_model.get(), &Model::changed);
    const QJsonObject before = m_model->state();
    m_model->setFilter(QStringLiteral("h"), QStringLiteral("filter 1"));
    m_model->setFilter(QStringLiteral("he"), QStringLiteral("filter 1"));
    m_model->setOrder(Order::Name);
    m_model->choose(0);
    QCOMPARE(changed.count(), 4);
    const QJsonObject after = m_model->state();
    for (int i = 0; i < 3; ++i) // what was typed in one go counts as one
        m_model->undo();
    QCOMPARE(m_model->state(), before);
    QVERIFY(!m_model->canUndo());
    for (int i = 0; i < 3; ++i)
        m_model->redo();
    QCOMPARE(m_model->state(), after);
    m_model->reset();
    QCOMPARE(m_model->state(), before);
}

void TestGlossaryModel::textFormAndTableTellEveryTerm()
{
    m_model->setLanguage(QStringLiteral("en"));
    const QString text = m_model->textForm();
    for (const char *words : {"query, queries / 질의", "3 of 3", "What it looks for.", "page “Three vectors”", "cost"})
        QVERIFY2(text.contains(QString::fromUtf8(words)), words);
    m_model->setFilter(QStringLiteral("cost"));
    QVERIFY(!m_model->textForm().contains(QStringLiteral("queries")));
    QVERIFY(m_model->textForm().contains(QStringLiteral("1 of 3")));
    QCOMPARE(m_model->table().size(), 2);
    QCOMPARE(m_model->table()[1][1], QStringLiteral("cost"));
    QCOMPARE(m_model->table()[1].size(), m_model->table()[0].size());
}

QTEST_MAIN(TestGlossaryModel)
#include "tst_glossary_model.moc"
