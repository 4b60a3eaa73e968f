// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "controls/button.h"
#include "controls/segments.h"
#include "exhibits/pronoun/view.h"
#include "exhibits/pronoun/view_choice.h"
#include "exhibits/shared/pronoun_pair.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using controls::Button;
using pronoun::ChoiceRow;
using pronoun::Model;
using pronoun::Show;
using pronoun::View;

class TestPronounView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void trainsByMouseAndStops();
    void beforeAndAfterByKeyAndMouse();
    void wordsAreChosenByMouseAndArrows();
    void sentencesStandSideBySideOrBelow();
    void anAudienceSeesNoChoices();

private:
    Button *button(const QString &name) const
    {
        for (Button *candidate : m_view->findChildren<Button *>())
            if (candidate->accessibleName() == name)
                return candidate;
        return nullptr;
    }
    void show(int width, Role role = Role::Student);

    typeset::Appearance *m_look = nullptr;
    Model *m_model = nullptr;
    View *m_view = nullptr;
};

void TestPronounView::init()
{
    m_look = new typeset::Appearance(typeset::Fonts::onThisComputer());
    m_look->setLanguage(QStringLiteral("en"));
    m_model = new Model;
    m_model->setLanguage(QStringLiteral("en"));
    show(1028);
}

void TestPronounView::cleanup()
{
    delete m_view;
    m_view = nullptr;
    delete m_model;
    delete m_look;
}

void TestPronounView::show(int width, Role role)
{
    delete m_view;
    m_view = new View(*m_model, *m_look, role);
    m_view->resize(width, m_view->heightForWidth(width));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view));
}

void TestPronounView::trainsByMouseAndStops()
{
    QTest::mouseClick(button(QStringLiteral("Train the network")), Qt::LeftButton);
    QVERIFY(m_model->isTraining());
    QTRY_VERIFY(m_model->shownStep() > 2);
    QTest::mouseClick(button(QStringLiteral("Stop")), Qt::LeftButton);
    QVERIFY(!m_model->isTraining());
    QVERIFY(button(QStringLiteral("Train on"))->isEnabled());
}

void TestPronounView::beforeAndAfterByKeyAndMouse()
{
    QVERIFY(!m_model->setSome({{QStringLiteral("show"), QStringLiteral("after")}}));
    m_model->settle();
    QVERIFY(!button(QStringLiteral("Train the network"))->isEnabled());
    QVERIFY(m_model->reading(0).isRight());
    auto *segments = m_view->findChild<controls::Segments *>();
    QTest::mouseClick(segments->childAt(12, segments->height() / 2), Qt::LeftButton);
    QCOMPARE(m_model->show(), Show::Before);
    QTest::keyClick(segments->childAt(12, segments->height() / 2), Qt::Key_V);
    QCOMPARE(m_model->show(), Show::After);
    QTest::keyClick(m_view, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_model->show(), Show::Before);
}

void TestPronounView::wordsAreChosenByMouseAndArrows()
{
    QTest::mouseClick(button(QStringLiteral("adjective: wide / narrow")), Qt::LeftButton);
    QCOMPARE(m_model->adjective(), engine::pronounNouns + 2);
    QTest::mouseClick(button(QStringLiteral("what: hat")), Qt::LeftButton);
    QCOMPARE(m_model->object(), 2);
    Button *box = button(QStringLiteral("into what: box"));
    box->setFocus(Qt::TabFocusReason);
    QTest::keyClick(box, Qt::Key_Right);
    QCOMPARE(m_model->container(), engine::pronounContainers + 1);
    QCOMPARE(m_view->focusWidget()->accessibleName(), QStringLiteral("into what: bag"));
    QTest::keyClick(m_view->focusWidget(), Qt::Key_Left);
    QCOMPARE(m_model->container(), engine::pronounContainers);
    QTest::keyClick(m_view->focusWidget(), Qt::Key_R);
    QCOMPARE(m_model->object(), 0);
    QVERIFY(button(QStringLiteral("what: ball"))->isChecked());
}

void TestPronounView::sentencesStandSideBySideOrBelow()
{
    const auto *pair = m_view->findChild<PronounPair *>();
    QVERIFY(pair->isSideBySide());
    show(560);
    pair = m_view->findChild<PronounPair *>();
    QVERIFY(!pair->isSideBySide());
    const QRectF last = pair->wordRect(1, int(engine::pronounLength) - 1);
    QVERIFY(pair->rect().contains(last.toAlignedRect()));
}

void TestPronounView::anAudienceSeesNoChoices()
{
    show(1028, Role::Audience);
    for (const ChoiceRow *row : m_view->findChildren<ChoiceRow *>())
        QVERIFY(row->isHidden());
    QVERIFY(!m_view->findChild<PronounPair *>()->isHidden());
}

QTEST_MAIN(TestPronounView)
#include "tst_pronoun_view.moc"
