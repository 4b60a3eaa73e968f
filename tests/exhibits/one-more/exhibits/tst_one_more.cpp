// SPDX-License-Identifier: GPL-3.0-or-later
// An exhibit more than the program has, added as CONTRIBUTING.md says: lessons, session and pages know it.
#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "exhibits/model_catalog.h"
#include "exhibits/view_catalog.h"
#include "session/exhibit_rules.h"
#include "session/session.h"
#include "session/store.h"

using namespace nunchi;

class TestOneMore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isInTheCatalogBesideTheOthers();
    void isShownAndUsed();
    void isKnownToLessons();

private:
    void write(const QString &name, const QByteArray &text) const;
    QTemporaryDir m_folder;
};

void TestOneMore::isInTheCatalogBesideTheOthers()
{
    const QStringList ids = exhibits::exhibitIds();
    QVERIFY(ids.contains(QStringLiteral("tally")));
    QVERIFY(ids.contains(QStringLiteral("attention-steps")));
    for (const QString &id : ids) {
        const auto model = exhibits::makeModel(id);
        QVERIFY(model);
        QCOMPARE(model->exhibitId(), id);
    }
}

void TestOneMore::isShownAndUsed()
{
    const typeset::Appearance look(typeset::Fonts::onThisComputer());
    const auto model = exhibits::makeModel(QStringLiteral("tally"));
    QVERIFY(model);
    const std::unique_ptr<exhibits::ExhibitView> view(exhibits::makeView(*model, look, exhibits::Role::Student));
    QVERIFY(view);
    view->show();
    QTest::mouseClick(view->findChild<QAbstractButton *>(), Qt::LeftButton);
    QCOMPARE(model->textForm(), QStringLiteral("1"));
    model->undo();
    QCOMPARE(model->textForm(), QStringLiteral("0"));
}

void TestOneMore::write(const QString &name, const QByteArray &text) const
{
    const QString path = QDir(m_folder.path()).filePath(name);
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

void TestOneMore::isKnownToLessons()
{
    write(QStringLiteral("course.yaml"), "title: {en: E}\nlanguages: [en]\nlessons: [l]\n");
    write(QStringLiteral("l/lesson.yaml"), "title: {en: E}\nlabel: {en: E1}\nlevel: high-school\n");
    write(QStringLiteral("l/en/01-first.md"), "---\ntitle: T\nminutes: 1\n---\n\nWords.\n\n"
                                              "```{exhibit} tally\nid: presses\nset:\n  count: 3\n```\n");
    course::Problems problems;
    auto course = course::Course::open(m_folder.path(), session::exhibitRules(), &problems);
    QVERIFY(course);
    session::Session session(std::move(course), nullptr);
    const auto page = session.page();
    QVERIFY(page);
    exhibits::ExhibitModel *model = nullptr;
    for (const course::Block *block : course::flattened(page->blocks))
        model = model ? model : session.model(*block);
    QVERIFY(model);
    QCOMPARE(model->textForm(), QStringLiteral("3"));
    QCOMPARE(problems.size(), 0);
}

QTEST_MAIN(TestOneMore)
#include "tst_one_more.moc"
