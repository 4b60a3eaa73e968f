// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>

#include <QAbstractButton>
#include <QTest>

#include "controls/segments.h"
#include "exhibits/cross/view.h"
#include "exhibits/cross/view_bridge.h"
#include "exhibits/cross/view_grid.h"
#include "exhibits/cross/view_working.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using namespace nunchi::exhibits::cross;

class TestCrossView : public QObject
{
    Q_OBJECT

private:
    template <typename T> T *only() { return m_view->findChild<T *>(); }
    QString query() const { return m_model->asking()[m_model->query()].id; }
    QString key() const { return m_model->answering()[m_model->key()].id; }
    void show(Role role);

    std::unique_ptr<typeset::Appearance> m_look;
    std::unique_ptr<Model> m_model;
    std::unique_ptr<View> m_view;

private Q_SLOTS:
    void init();
    void cleanup();
    void arrowsChooseTheQuery();
    void shiftAndArrowsChooseTheKey();
    void aClickChoosesTheQueryAboveAndTheKeyBelow();
    void aClickIntoTheGridChoosesBoth();
    void segmentsTurnTheDirection();
    void lettersTurnAndSwitch();
    void theLineToThePartnerIsTheThickOne();
    void theWorkingFollowsTheKey();
    void undoByKey();
    void anAudienceChangesNothing();
    void nothingRunsIntoTheSide();
};

void TestCrossView::init()
{
    m_look = std::make_unique<typeset::Appearance>(typeset::Fonts::onThisComputer());
    m_model = std::make_unique<Model>();
    show(Role::Student);
}

void TestCrossView::show(Role role)
{
    m_view = std::make_unique<View>(*m_model, *m_look, role);
    m_view->resize(1020, m_view->heightForWidth(1020));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
}

void TestCrossView::cleanup()
{
    m_view.reset();
    m_model.reset();
    m_look.reset();
}

void TestCrossView::arrowsChooseTheQuery()
{
    auto *bridge = only<BridgePart>();
    QCOMPARE(query(), QStringLiteral("sseotda"));
    bridge->setFocus(Qt::TabFocusReason);
    QTest::keyClick(bridge, Qt::Key_Left);
    QCOMPARE(query(), QStringLiteral("pyeonjireul"));
    QVERIFY(bridge->accessibleName().contains(QStringLiteral("편지를")));
    QVERIFY(bridge->accessibleDescription().contains(QStringLiteral("letter")));
    QTest::keyClick(bridge, Qt::Key_Home);
    QTest::keyClick(bridge, Qt::Key_Left);
    QCOMPARE(query(), QStringLiteral("naneun"));
    QTest::keyClick(bridge, Qt::Key_End);
    QCOMPARE(query(), QStringLiteral("sseotda"));
    m_model->undo(); // one walk, one step back
    QVERIFY(!m_model->canUndo());
}

void TestCrossView::shiftAndArrowsChooseTheKey()
{
    auto *bridge = only<BridgePart>();
    bridge->setFocus(Qt::TabFocusReason);
    QCOMPARE(key(), QStringLiteral("wrote"));
    QTest::keyClick(bridge, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(key(), QStringLiteral("a"));
    QTest::keyClick(bridge, Qt::Key_Home, Qt::ShiftModifier);
    QCOMPARE(key(), QStringLiteral("i"));
    QCOMPARE(query(), QStringLiteral("sseotda"));
    QTest::keyClick(bridge, Qt::Key_Left);
    QCOMPARE(key(), QStringLiteral("letter")); // another query, its own partner
}

void TestCrossView::aClickChoosesTheQueryAboveAndTheKeyBelow()
{
    auto *bridge = only<BridgePart>();
    QTest::mouseClick(bridge, Qt::LeftButton, {}, bridge->queryBox(1).center().toPoint());
    QCOMPARE(query(), QStringLiteral("eoje"));
    QCOMPARE(key(), QStringLiteral("yesterday"));
    QTest::mouseClick(bridge, Qt::LeftButton, {}, bridge->keyBox(0).center().toPoint());
    QCOMPARE(key(), QStringLiteral("i"));
    QCOMPARE(query(), QStringLiteral("eoje"));
}

void TestCrossView::aClickIntoTheGridChoosesBoth()
{
    auto *grid = only<GridPart>();
    QTest::mouseClick(grid, Qt::LeftButton, {}, grid->geometryNow().cell({2, 7}).center().toPoint());
    QCOMPARE(query(), QStringLiteral("chinguege"));
    QCOMPARE(key(), QStringLiteral("friend"));
    QTest::mouseClick(grid, Qt::LeftButton, {}, QPoint(1, 1));
    QCOMPARE(query(), QStringLiteral("chinguege"));
}

void TestCrossView::segmentsTurnTheDirection()
{
    const auto segments = m_view->findChildren<controls::Segments *>();
    QCOMPARE(segments.size(), 3);
    const auto press = [&](int which, int part) {
        QTest::mouseClick(segments[which]->findChildren<QAbstractButton *>()[part], Qt::LeftButton);
    };
    press(1, 1);
    QCOMPARE(m_model->direction(), Direction::KoreanToEnglish);
    QCOMPARE(query(), QStringLiteral("wrote"));
    press(2, 1);
    QCOMPARE(m_model->attention(), Attention::Self);
    press(0, 1);
    QCOMPARE(m_model->pair().id, QStringLiteral("library"));
    press(1, 0);
    QCOMPARE(m_model->askingLanguage(), QStringLiteral("ko"));
}

void TestCrossView::lettersTurnAndSwitch()
{
    auto *bridge = only<BridgePart>();
    bridge->setFocus();
    QTest::keyClick(bridge, Qt::Key_D);
    QCOMPARE(m_model->direction(), Direction::KoreanToEnglish);
    QTest::keyClick(bridge, Qt::Key_S);
    QCOMPARE(m_model->attention(), Attention::Self);
    // With Ctrl the letter belongs to somebody else.
    QTest::keyClick(bridge, Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(m_model->attention(), Attention::Self);
    QTest::keyClick(bridge, Qt::Key_R);
    QCOMPARE(m_model->direction(), Direction::EnglishToKorean);
    QCOMPARE(m_model->attention(), Attention::Cross);
}

/// Just above the partner the picture differs more widely from the paper than above any other word.
void TestCrossView::theLineToThePartnerIsTheThickOne()
{
    auto *bridge = only<BridgePart>();
    const QImage picture = bridge->grab().toImage().convertToFormat(QImage::Format_RGB32);
    const qreal scale = picture.devicePixelRatio();
    const QRgb paper = picture.pixel(int(bridge->width() * scale) - 1, 0);
    QList<int> marked;
    for (int word = 0; word < m_model->keyCount(); ++word) {
        const QRectF box = bridge->keyBox(word);
        const int y = int((box.top() - 5) * scale);
        int count = 0;
        for (int x = int(box.left() * scale); x < int(box.right() * scale); ++x)
            count += picture.pixel(x, y) != paper;
        marked << count;
    }
    const auto most = std::max_element(marked.begin(), marked.end());
    QCOMPARE(m_model->answering()[int(most - marked.begin())].id, QStringLiteral("wrote"));
    QVERIFY(*most >= 6);
}

void TestCrossView::theWorkingFollowsTheKey()
{
    auto *working = only<WorkingPart>();
    const QImage before = working->grab().toImage();
    const int height = m_view->heightForWidth(1020);
    m_model->setKey(0);
    QVERIFY(working->grab().toImage() != before);
    QVERIFY(working->accessibleDescription().contains(QStringLiteral("I")));
    for (int word = 0; word < m_model->queryCount(); ++word) {
        m_model->setQuery(word);
        QCOMPARE(m_view->heightForWidth(1020), height); // nothing below moves
    }
}

void TestCrossView::undoByKey()
{
    auto *bridge = only<BridgePart>();
    bridge->setFocus();
    QTest::keyClick(bridge, Qt::Key_D);
    QTest::keyClick(bridge, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_model->direction(), Direction::EnglishToKorean);
    QTest::keyClick(bridge, Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(m_model->direction(), Direction::KoreanToEnglish);
}

void TestCrossView::anAudienceChangesNothing()
{
    show(Role::Audience);
    const QJsonObject before = m_model->state();
    auto *bridge = only<BridgePart>();
    QTest::mouseClick(bridge, Qt::LeftButton, {}, bridge->queryBox(0).center().toPoint());
    auto *grid = only<GridPart>();
    QTest::mouseClick(grid, Qt::LeftButton, {}, grid->geometryNow().cell({1, 1}).center().toPoint());
    QTest::keyClick(m_view.get(), Qt::Key_D);
    QCOMPARE(m_model->state(), before);
}

void TestCrossView::nothingRunsIntoTheSide()
{
    auto *bridge = only<BridgePart>();
    for (const Pair &pair : Model::book().pairs()) {
        m_model->setPair(pair.id);
        for (const Direction direction : {Direction::EnglishToKorean, Direction::KoreanToEnglish}) {
            m_model->setDirection(direction);
            for (const int width : {420, 560, 800, 1020, 1600}) {
                m_view->resize(width, m_view->heightForWidth(width));
                QList<QRectF> boxes;
                for (int word = 0; word < m_model->queryCount(); ++word)
                    boxes << bridge->queryBox(word);
                for (int word = 0; word < m_model->keyCount(); ++word)
                    boxes << bridge->keyBox(word);
                for (qsizetype i = 0; i < boxes.size(); ++i) {
                    QVERIFY(QRectF(bridge->rect()).contains(boxes[i]));
                    for (qsizetype other = 0; other < i; ++other)
                        QVERIFY(!boxes[i].intersects(boxes[other]));
                }
            }
        }
    }
}

QTEST_MAIN(TestCrossView)
#include "tst_cross_view.moc"
