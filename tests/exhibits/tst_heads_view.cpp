// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>

#include <QAbstractButton>
#include <QTest>

#include "controls/segments.h"
#include "controls/switch.h"
#include "exhibits/heads/view.h"
#include "exhibits/heads/view_looks.h"
#include "exhibits/heads/view_maps.h"
#include "exhibits/heads/view_output.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using namespace nunchi::exhibits::heads;

class TestHeadsView : public QObject
{
    Q_OBJECT

private:
    template <typename T> T *only() { return m_view->findChild<T *>(); }
    QString query() const { return m_model->tokens()[m_model->query()].key; }

    std::unique_ptr<typeset::Appearance> m_look;
    std::unique_ptr<Model> m_model;
    std::unique_ptr<View> m_view;

private Q_SLOTS:
    void init();
    void cleanup();
    void arrowsChooseTheQuery();
    void aClickChoosesTheQueryInAnyHead();
    void aClickIntoAMapChoosesItsRow();
    void switchesAndDigitsTurnHeadsOff();
    void aHeadThatIsOffLooksDifferent();
    void mapsStandSideBySide();
    void theOutputTakesThePlaceOfTheMaps();
    void sentencesBySegments();
    void undoByKey();
    void anAudienceChangesNothing();
    void nothingRunsIntoTheSide();
};

void TestHeadsView::init()
{
    m_look = std::make_unique<typeset::Appearance>(typeset::Fonts::onThisComputer());
    m_model = std::make_unique<Model>();
    m_view = std::make_unique<View>(*m_model, *m_look, Role::Student);
    m_view->resize(1020, m_view->heightForWidth(1020));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
}

void TestHeadsView::cleanup()
{
    m_view.reset();
    m_model.reset();
    m_look.reset();
}

void TestHeadsView::arrowsChooseTheQuery()
{
    QCOMPARE(query(), QStringLiteral("it"));
    only<LooksPart>()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(only<LooksPart>(), Qt::Key_Left);
    QCOMPARE(query(), QStringLiteral("drank"));
    QVERIFY(only<LooksPart>()->accessibleName().contains(QStringLiteral("마셨다")));
    QTest::keyClick(only<LooksPart>(), Qt::Key_End);
    QTest::keyClick(only<LooksPart>(), Qt::Key_Right);
    QCOMPARE(query(), QStringLiteral("thirsty"));
    QTest::keyClick(only<LooksPart>(), Qt::Key_Home);
    QCOMPARE(query(), QStringLiteral("puppy"));
    m_model->undo(); // one walk, one step back
    QCOMPARE(query(), QStringLiteral("it"));
}

void TestHeadsView::aClickChoosesTheQueryInAnyHead()
{
    for (int head = 0; head < Model::headCount(); ++head) {
        const int token = head;
        QTest::mouseClick(
            only<LooksPart>(), Qt::LeftButton, {}, only<LooksPart>()->tokenBox(head, token).center().toPoint());
        QCOMPARE(m_model->query(), token);
    }
}

void TestHeadsView::aClickIntoAMapChoosesItsRow()
{
    auto *maps = only<MapsPart>();
    for (int head = 0; head < Model::headCount(); ++head) {
        QTest::mouseClick(maps, Qt::LeftButton, {}, maps->cellBox(head, {head + 1, 5}).center().toPoint());
        QCOMPARE(m_model->query(), head + 1);
    }
}

void TestHeadsView::switchesAndDigitsTurnHeadsOff()
{
    const auto switches = m_view->findChildren<controls::Switch *>();
    QCOMPARE(switches.size(), Model::headCount());
    QTest::mouseClick(switches[0], Qt::LeftButton, {}, QPoint(14, switches[0]->height() / 2));
    QVERIFY(!m_model->isOn(0));
    switches[1]->setFocus();
    QTest::keyClick(switches[1], Qt::Key_Space);
    QVERIFY(!m_model->isOn(1));
    only<LooksPart>()->setFocus();
    QTest::keyClick(only<LooksPart>(), Qt::Key_1);
    QVERIFY(m_model->isOn(0) && switches[0]->isChecked());
    QTest::keyClick(only<LooksPart>(), Qt::Key_3);
    QVERIFY(!m_model->isOn(2));
    // With Ctrl the digit belongs to somebody else.
    QTest::keyClick(only<LooksPart>(), Qt::Key_3, Qt::ControlModifier);
    QVERIFY(!m_model->isOn(2));
    QTest::keyClick(only<LooksPart>(), Qt::Key_R);
    QVERIFY(m_model->isOn(0) && m_model->isOn(1) && m_model->isOn(2));
}

void TestHeadsView::aHeadThatIsOffLooksDifferent()
{
    auto *looks = only<LooksPart>();
    const QRect second = looks->tokenBox(1, 0).toRect();
    const QImage before = looks->grab(second).toImage();
    const QImage first = looks->grab(looks->tokenBox(0, 0).toRect()).toImage();
    m_model->setOn(1, false);
    QVERIFY(looks->grab(second).toImage() != before);
    QCOMPARE(looks->grab(looks->tokenBox(0, 0).toRect()).toImage(), first);
}

/// Heads are to be compared: where there is room, no map stands below another.
void TestHeadsView::mapsStandSideBySide()
{
    for (const QString &language : {QStringLiteral("ko"), QStringLiteral("en")}) {
        m_model->setLanguage(language);
        for (const int width : {780, 1020}) {
            m_view->resize(width, m_view->heightForWidth(width));
            const auto *maps = only<MapsPart>();
            const int last = m_model->count() - 1;
            for (int head = 1; head < Model::headCount(); ++head) {
                QCOMPARE(maps->cellBox(head, {0, 0}).top(), maps->cellBox(0, {0, 0}).top());
                QVERIFY(maps->cellBox(head, {0, 0}).left() > maps->cellBox(head - 1, {0, last}).right());
            }
            QVERIFY(maps->cellBox(Model::headCount() - 1, {0, last}).right() <= maps->width());
        }
    }
}

void TestHeadsView::theOutputTakesThePlaceOfTheMaps()
{
    QVERIFY(only<MapsPart>()->isVisible() && !only<OutputPart>()->isVisible());
    only<LooksPart>()->setFocus();
    QTest::keyClick(only<LooksPart>(), Qt::Key_M);
    QVERIFY(!only<MapsPart>()->isVisible() && only<OutputPart>()->isVisible());
    QVERIFY(only<OutputPart>()->height() > 100);
    const QImage before = only<OutputPart>()->grab().toImage();
    m_model->setOn(1, false);
    QVERIFY(only<OutputPart>()->grab().toImage() != before);
    QTest::keyClick(only<LooksPart>(), Qt::Key_M);
    QVERIFY(only<MapsPart>()->isVisible());
}

void TestHeadsView::sentencesBySegments()
{
    auto *segments = m_view->findChildren<controls::Segments *>().first();
    auto *second = segments->findChildren<QAbstractButton *>().last();
    QTest::mouseClick(second, Qt::LeftButton);
    QCOMPARE(m_model->sentence().id, QStringLiteral("teacher"));
    QCOMPARE(query(), QStringLiteral("she"));
    only<LooksPart>()->setFocus();
    QTest::keyClick(only<LooksPart>(), Qt::Key_Right);
    QCOMPARE(query(), QStringLiteral("stories"));
}

void TestHeadsView::undoByKey()
{
    only<LooksPart>()->setFocus();
    QTest::keyClick(only<LooksPart>(), Qt::Key_2);
    QTest::keyClick(only<LooksPart>(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(m_model->isOn(1));
    QTest::keyClick(only<LooksPart>(), Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(!m_model->isOn(1));
}

void TestHeadsView::anAudienceChangesNothing()
{
    m_view = std::make_unique<View>(*m_model, *m_look, Role::Audience);
    m_view->resize(1020, m_view->heightForWidth(1020));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    const QJsonObject before = m_model->state();
    QTest::mouseClick(only<LooksPart>(), Qt::LeftButton, {}, only<LooksPart>()->tokenBox(0, 0).center().toPoint());
    QTest::keyClick(m_view.get(), Qt::Key_1);
    QTest::keyClick(m_view.get(), Qt::Key_M);
    QCOMPARE(m_model->state(), before);
}

void TestHeadsView::nothingRunsIntoTheSide()
{
    for (const QString &language : {QStringLiteral("ko"), QStringLiteral("en")}) {
        m_model->setLanguage(language);
        for (const int width : {420, 560, 800, 1020, 1600}) {
            m_view->resize(width, m_view->heightForWidth(width));
            for (int token = 0; token < m_model->count(); ++token) {
                const QRectF box = only<LooksPart>()->tokenBox(0, token);
                QVERIFY(box.left() >= 0 && box.right() <= only<LooksPart>()->width());
                for (int other = 0; other < token; ++other)
                    QVERIFY(!box.intersects(only<LooksPart>()->tokenBox(0, other)));
            }
        }
    }
}

QTEST_MAIN(TestHeadsView)
#include "tst_heads_view.moc"
