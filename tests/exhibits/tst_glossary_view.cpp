// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include <QAbstractButton>
#include <QInputMethodEvent>
#include <QSignalSpy>
#include <QTest>

#include "controls/segments.h"
#include "exhibits/glossary/view.h"
#include "exhibits/glossary/view_list.h"
#include "exhibits/shared/text_line_field.h"
#include "glossary_terms.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using namespace nunchi::exhibits::glossary;

class TestGlossaryView : public QObject
{
    Q_OBJECT

private:
    template <typename T> T *only() { return m_view->findChild<T *>(); }
    void show(Role role);
    QString chosen() const { return m_model->shown(m_model->chosen()).id; }

    std::unique_ptr<typeset::Appearance> m_look;
    std::unique_ptr<Model> m_model;
    std::unique_ptr<View> m_view;
    QStringList m_followed;

private Q_SLOTS:
    void init();
    void cleanup();
    void typingFiltersAtOnce();
    void aSyllableInTheMakingCounts();
    void enterAndEscapeLeaveTheField();
    void arrowsChooseATerm();
    void enterFollowsTheLink();
    void clicksChooseOrFollow();
    void theChosenRowTellsMore();
    void segmentsSort();
    void lettersAndUndo();
    void anAudienceChangesNothing();
    void rowsStandBelowEachOther();
    void aCourseWithoutTermsSaysSo();
};

void TestGlossaryView::init()
{
    m_look = std::make_unique<typeset::Appearance>(typeset::Fonts::onThisComputer());
    m_model = std::make_unique<Model>();
    m_model->setTerms(fixture::someTerms());
    m_followed.clear();
    show(Role::Student);
}

void TestGlossaryView::show(Role role)
{
    m_view = std::make_unique<View>(*m_model, *m_look, role);
    m_view->setLinkFollower([this](const QString &target) { m_followed << target; });
    m_view->resize(1020, m_view->heightForWidth(1020));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
}

void TestGlossaryView::cleanup()
{
    m_view.reset();
    m_model.reset();
    m_look.reset();
}

void TestGlossaryView::typingFiltersAtOnce()
{
    auto *field = only<TextLineField>();
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("hea"));
    QCOMPARE(m_model->filter(), QStringLiteral("hea"));
    QCOMPARE(m_model->count(), 1);
    QCOMPARE(field->text(), QStringLiteral("hea"));
    QTest::keyClick(field, Qt::Key_Backspace);
    QCOMPARE(m_model->filter(), QStringLiteral("he"));
}

void TestGlossaryView::aSyllableInTheMakingCounts()
{
    auto *field = only<TextLineField>();
    field->setFocus();
    QInputMethodEvent composing(QStringLiteral("머"), {});
    QCoreApplication::sendEvent(field, &composing);
    QCOMPARE(m_model->filter(), QStringLiteral("머"));
    QCOMPARE(chosen(), QStringLiteral("head"));
    QCOMPARE(field->text(), QString()); // still being composed
    QInputMethodEvent next(QStringLiteral("리"), {});
    next.setCommitString(QStringLiteral("머"));
    QCoreApplication::sendEvent(field, &next);
    QCOMPARE(m_model->filter(), QStringLiteral("머리"));
    QCOMPARE(field->text(), QStringLiteral("머"));
    m_model->undo(); // one stay in the field, one step back
    QCOMPARE(m_model->filter(), QString());
}

void TestGlossaryView::enterAndEscapeLeaveTheField()
{
    auto *field = only<TextLineField>();
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("cost"));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(only<ListPart>()->hasFocus());
    QCOMPARE(chosen(), QStringLiteral("cost"));
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(only<ListPart>()->hasFocus());
    QCOMPARE(m_model->filter(), QString());
    QCOMPARE(field->text(), QString());
    m_model->undo();
    QCOMPARE(field->text(), QStringLiteral("cost"));
}

void TestGlossaryView::arrowsChooseATerm()
{
    auto *list = only<ListPart>();
    list->setFocus(Qt::TabFocusReason);
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(chosen(), QStringLiteral("head"));
    QVERIFY(list->accessibleDescription().contains(QStringLiteral("머리")));
    QTest::keyClick(list, Qt::Key_End);
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(chosen(), QStringLiteral("cost"));
    QTest::keyClick(list, Qt::Key_Home);
    QCOMPARE(chosen(), QStringLiteral("query"));
    m_model->undo(); // one walk, one step back
    QVERIFY(!m_model->canUndo());
}

void TestGlossaryView::enterFollowsTheLink()
{
    auto *list = only<ListPart>();
    list->setFocus(Qt::TabFocusReason);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(m_followed, QStringList{QStringLiteral("page:13-x/vectors")});
    QTest::keyClick(list, Qt::Key_End);
    QTest::keyClick(list, Qt::Key_Return); // this one is used nowhere
    QCOMPARE(m_followed.size(), 1);
}

void TestGlossaryView::clicksChooseOrFollow()
{
    auto *list = only<ListPart>();
    QTest::mouseClick(list, Qt::LeftButton, {}, list->rowBox(1).topLeft().toPoint() + QPoint(12, 8));
    QCOMPARE(chosen(), QStringLiteral("head"));
    QVERIFY(m_followed.isEmpty());
    QTest::mouseClick(list, Qt::LeftButton, {}, list->linkBox(0).center().toPoint());
    QCOMPARE(m_followed, QStringList{QStringLiteral("page:13-x/vectors")});
    QCOMPARE(chosen(), QStringLiteral("head"));
    QVERIFY(list->linkBox(2).isEmpty());
}

void TestGlossaryView::theChosenRowTellsMore()
{
    auto *list = only<ListPart>();
    const qreal open = list->rowBox(0).height();
    QTest::mouseClick(list, Qt::LeftButton, {}, list->rowBox(2).center().toPoint());
    QVERIFY(list->rowBox(0).height() < open);
}

void TestGlossaryView::segmentsSort()
{
    const auto parts = only<controls::Segments>()->findChildren<QAbstractButton *>();
    QTest::mouseClick(parts.last(), Qt::LeftButton);
    QCOMPARE(m_model->order(), Order::Name);
    QCOMPARE(m_model->shown(0).id, QStringLiteral("cost"));
    QTest::mouseClick(parts.first(), Qt::LeftButton);
    QCOMPARE(m_model->shown(0).id, QStringLiteral("query"));
}

void TestGlossaryView::lettersAndUndo()
{
    auto *list = only<ListPart>();
    list->setFocus();
    QTest::keyClick(list, Qt::Key_F);
    QVERIFY(only<TextLineField>()->hasFocus());
    QTest::keyClicks(only<TextLineField>(), QStringLiteral("fr")); // letters are the field's own now
    QCOMPARE(m_model->filter(), QStringLiteral("fr"));
    QTest::keyClick(only<TextLineField>(), Qt::Key_Return);
    QTest::keyClick(list, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_model->filter(), QString());
    QTest::keyClick(list, Qt::Key_Y, Qt::ControlModifier);
    QTest::keyClick(list, Qt::Key_R);
    QCOMPARE(m_model->filter(), QString());
}

void TestGlossaryView::anAudienceChangesNothing()
{
    show(Role::Audience);
    auto *list = only<ListPart>();
    const QJsonObject before = m_model->state();
    QTest::mouseClick(list, Qt::LeftButton, {}, list->rowBox(1).center().toPoint());
    QTest::mouseClick(list, Qt::LeftButton, {}, list->linkBox(0).center().toPoint());
    QTest::keyClick(m_view.get(), Qt::Key_F);
    QCOMPARE(m_model->state(), before);
    QVERIFY(m_followed.isEmpty());
}

void TestGlossaryView::rowsStandBelowEachOther()
{
    auto *list = only<ListPart>();
    for (const QString &language : {QStringLiteral("ko"), QStringLiteral("en")}) {
        m_model->setLanguage(language);
        for (const int width : {420, 720, 1020, 1600}) {
            m_view->resize(width, m_view->heightForWidth(width));
            for (int row = 0; row < m_model->count(); ++row) {
                QVERIFY(QRectF(list->rect()).contains(list->rowBox(row)));
                QVERIFY(row == 0 || list->rowBox(row).top() >= list->rowBox(row - 1).bottom());
                QVERIFY(list->linkBox(row).isEmpty() || list->rowBox(row).contains(list->linkBox(row)));
            }
        }
    }
}

void TestGlossaryView::aCourseWithoutTermsSaysSo()
{
    m_model->setTerms({});
    QVERIFY(!only<ListPart>()->accessibleDescription().isEmpty());
    QVERIFY(only<ListPart>()->height() > 20);
    QTest::keyClick(only<ListPart>(), Qt::Key_Down);
    QTest::keyClick(only<ListPart>(), Qt::Key_Return);
    QVERIFY(m_followed.isEmpty());
}

QTEST_MAIN(TestGlossaryView)
#include "tst_glossary_view.moc"
