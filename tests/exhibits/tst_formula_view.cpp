// SPDX-License-Identifier: GPL-3.0-or-later
// The formula by keys and mouse.
#include <algorithm>
#include <cmath>
#include <memory>

#include <QAbstractButton>
#include <QSignalSpy>
#include <QTest>

#include "controls/segments.h"
#include "exhibits/formula/view.h"
#include "exhibits/formula/view_chain.h"
#include "exhibits/formula/view_formula.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using formula::ChainPart;
using formula::FormulaPart;
using formula::Part;
using formula::Stage;

class TestFormulaView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_view.reset(); }
    void clickingAPartLightsIt();
    void arrowsGoFromPartToPart();
    void segmentsChooseToo();
    void rowsByClickAndKey();
    void theDivisionMakesScoresPaler();
    void tipsAreExact();
    void anAudienceWatches();

private:
    void show(Role role = Role::Student);
    FormulaPart *large() const { return m_view->findChild<FormulaPart *>(); }
    ChainPart *chain() const { return m_view->findChild<ChainPart *>(); }

    std::unique_ptr<typeset::Appearance> m_look;
    std::unique_ptr<formula::Model> m_model;
    std::unique_ptr<formula::View> m_view;
};

void TestFormulaView::init()
{
    m_look = std::make_unique<typeset::Appearance>(typeset::Fonts::onThisComputer());
    m_look->setLanguage(QStringLiteral("en"));
    m_model = std::make_unique<formula::Model>();
    m_model->setLanguage(QStringLiteral("en"));
    show();
}

void TestFormulaView::show(Role role)
{
    m_view = std::make_unique<formula::View>(*m_model, *m_look, role);
    m_view->resize(1028, m_view->heightForWidth(1028));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
}

void TestFormulaView::clickingAPartLightsIt()
{
    for (const Part part : {Part::Scores, Part::Scaling, Part::Softmax, Part::Mixing}) {
        QTest::mouseClick(large(), Qt::LeftButton, {}, large()->partRect(part).center().toPoint());
        QCOMPARE(m_model->part(), part);
    }
    QTest::mouseClick(large(), Qt::LeftButton, {}, QPoint(3, 3));
    QCOMPARE(m_model->part(), Part::Whole);
}

void TestFormulaView::arrowsGoFromPartToPart()
{
    large()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(large(), Qt::Key_Right);
    QTest::keyClick(large(), Qt::Key_Right);
    QCOMPARE(m_model->part(), Part::Scaling);
    QTest::keyClick(large(), Qt::Key_Left);
    QCOMPARE(m_model->part(), Part::Scores);
    QTest::keyClick(large(), Qt::Key_R);
    QCOMPARE(m_model->part(), Part::Whole);
    QSignalSpy left(m_view.get(), &ExhibitView::left);
    QTest::keyClick(large(), Qt::Key_Escape);
    QCOMPARE(left.count(), 1);
}

void TestFormulaView::segmentsChooseToo()
{
    auto *segments = m_view->findChild<controls::Segments *>();
    QTest::mouseClick(segments->findChildren<QAbstractButton *>()[3], Qt::LeftButton);
    QCOMPARE(m_model->part(), Part::Softmax);
    m_model->setPart(Part::Scores);
    QCOMPARE(segments->current(), 1);
}

void TestFormulaView::rowsByClickAndKey()
{
    chain()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(chain(), Qt::Key_Up);
    QCOMPARE(m_model->row(), 6);
    QTest::keyClick(chain(), Qt::Key_Down);
    QTest::keyClick(chain(), Qt::Key_Down);
    QCOMPARE(m_model->row(), 8);
    const QRectF weights = chain()->matrixRect(Stage::Weights);
    QTest::mouseClick(chain(), Qt::LeftButton, {}, QPoint(qRound(weights.center().x()), qRound(weights.top()) + 3));
    QCOMPARE(m_model->row(), 0);
    QVERIFY(chain()->accessibleName().contains(m_model->values().tokens()[0].text));
}

void TestFormulaView::theDivisionMakesScoresPaler()
{
    const QColor before = chain()->cellColor(Stage::Scores, 7, 1);
    const QColor after = chain()->cellColor(Stage::Scaled, 7, 1);
    QVERIFY(after.lightness() > before.lightness() + 30);
    // What is drawn is that colour.
    const QRectF box = chain()->matrixRect(Stage::Scores);
    const double cell = box.width() / m_model->count();
    const QPointF middle(box.left() + 1.5 * cell, box.top() + 7.5 * cell);
    QCOMPARE(chain()->grab().toImage().pixelColor(middle.toPoint()), before);
}

void TestFormulaView::tipsAreExact()
{
    const QRectF box = chain()->matrixRect(Stage::Weights);
    const double cell = box.width() / m_model->count();
    const QString tip = chain()->toolTipAt({box.left() + 1.5 * cell, box.top() + 7.5 * cell});
    QCOMPARE(tip.section(u'\n', 1).toDouble(), m_model->matrix(Stage::Weights)(7, 1));
    QVERIFY(tip.contains(QLatin1String("animal")));
}

void TestFormulaView::anAudienceWatches()
{
    show(Role::Audience);
    QVERIFY(m_view->findChildren<QAbstractButton *>().isEmpty());
    QTest::mouseClick(large(), Qt::LeftButton, {}, large()->partRect(Part::Softmax).center().toPoint());
    QCOMPARE(m_model->part(), Part::Whole);
}

QTEST_MAIN(TestFormulaView)
#include "tst_formula_view.moc"
