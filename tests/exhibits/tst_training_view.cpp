// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "controls/button.h"
#include "controls/segments.h"
#include "controls/slider_row.h"
#include "controls/switch.h"
#include "exhibits/shared/chart_view.h"
#include "exhibits/shared/note_band.h"
#include "exhibits/shared/pronoun_pair.h"
#include "exhibits/training/view.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using controls::Button;
using training::Model;
using training::View;

class TestTrainingView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void startsAndPausesByMouse();
    void stepsByKeyAndGoesBack();
    void aDragOverTheCurveShowsThatStep();
    void curvesAreTheNetworks();
    void switchChangesTheNetworkAndSaysWhat();
    void seedRateAndExampleAreControls();
    void resetAndUndoByKey();
    void readsOutExactWeights();

private:
    template <typename T> T *named(const QString &name) const
    {
        for (T *candidate : m_view->findChildren<T *>())
            if (candidate->accessibleName() == name)
                return candidate;
        return nullptr;
    }
    Button *button(const char *name) const { return named<Button>(QString::fromUtf8(name)); }
    PronounPair *pair() const { return m_view->findChild<PronounPair *>(); }
    QList<ChartView *> charts() const { return m_view->findChildren<ChartView *>(); }
    void train(int steps);

    typeset::Appearance *m_look = nullptr;
    Model *m_model = nullptr;
    View *m_view = nullptr;
};

void TestTrainingView::init()
{
    m_look = new typeset::Appearance(typeset::Fonts::onThisComputer());
    m_look->setLanguage(QStringLiteral("en"));
    m_model = new Model;
    m_model->setLanguage(QStringLiteral("en"));
    m_view = new View(*m_model, *m_look, Role::Student);
    m_view->resize(1028, m_view->heightForWidth(1028));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view));
}

void TestTrainingView::cleanup()
{
    delete m_view;
    delete m_model;
    delete m_look;
}

void TestTrainingView::train(int steps)
{
    QVERIFY(!m_model->setSome({{QStringLiteral("steps"), steps}}));
    m_model->settle();
    QCOMPARE(m_model->network().shown(), steps);
}

void TestTrainingView::startsAndPausesByMouse()
{
    QVERIFY(button("Start training"));
    QTest::mouseClick(button("Start training"), Qt::LeftButton);
    QVERIFY(m_model->isPlaying());
    QTRY_VERIFY(m_model->steps() >= 3);
    QVERIFY(button("Pause"));
    QTest::mouseClick(button("Pause"), Qt::LeftButton);
    QVERIFY(!m_model->isPlaying());
    QVERIFY(button("Start training"));
}

void TestTrainingView::stepsByKeyAndGoesBack()
{
    button("Start training")->setFocus();
    QTest::keyClick(m_view->focusWidget(), Qt::Key_N);
    QTRY_COMPARE(m_model->network().shown(), 1);
    QTest::keyClick(m_view->focusWidget(), Qt::Key_N);
    QTRY_COMPARE(m_model->network().shown(), 2);
    QTest::keyClick(m_view->focusWidget(), Qt::Key_B);
    QCOMPARE(m_model->network().shown(), 1);
    QTest::keyClick(m_view->focusWidget(), Qt::Key_G);
    QVERIFY(m_model->isPlaying());
    QTest::keyClick(m_view->focusWidget(), Qt::Key_G);
    QVERIFY(!m_model->isPlaying());
    QTest::mouseClick(button("One step"), Qt::LeftButton);
    QTRY_VERIFY(m_model->network().shown() >= 2);
}

void TestTrainingView::aDragOverTheCurveShowsThatStep()
{
    train(60);
    for (ChartView *chart : charts()) {
        const QPoint at = chart->place({20, chart->yAxis().to / 2}).toPoint();
        QTest::mouseClick(chart->viewport(), Qt::LeftButton, {}, at);
        QVERIFY(std::abs(m_model->network().shown() - 20) <= 1);
        m_model->undo();
        QCOMPARE(m_model->network().shown(), 60);
    }
}

void TestTrainingView::curvesAreTheNetworks()
{
    train(40);
    QCOMPARE(charts().size(), 2);
    const QList<QPointF> loss = charts()[0]->series()[0].points;
    QCOMPARE(loss.size(), 40);
    QCOMPARE(loss.last().y(), m_model->network().moment(40).loss);
    QVERIFY(loss.last().y() < loss.first().y());
    const QList<ChartSeries> shares = charts()[1]->series();
    QCOMPARE(shares[0].points.last().y(), m_model->network().now().pairs.accuracy);
    QCOMPARE(shares[1].points.last().y(), m_model->network().now().pairs.flips);
}

void TestTrainingView::switchChangesTheNetworkAndSaysWhat()
{
    auto *toggle = named<controls::Switch>(QStringLiteral("a network that does not point"));
    QVERIFY(toggle);
    toggle->setFocus();
    QTest::keyClick(toggle, Qt::Key_Space);
    QVERIFY(m_model->isMisleading());
    train(m_model->enough());
    const auto says = [this](const char *words) {
        for (const NoteBand *note : m_view->findChildren<NoteBand *>())
            if (!note->isHidden() && note->accessibleName().contains(QString::fromUtf8(words)))
                return true;
        return false;
    };
    QVERIFY(says("Attention by itself is not an explanation"));
    QTest::mouseClick(toggle, Qt::LeftButton, {}, QPoint(15, toggle->height() / 2));
    QVERIFY(!m_model->isMisleading());
    QVERIFY(!says("Attention by itself"));
}

void TestTrainingView::seedRateAndExampleAreControls()
{
    const QList<controls::SliderRow *> rows = m_view->findChildren<controls::SliderRow *>();
    QCOMPARE(rows.size(), 3); // speed, rate, seed
    const int speed = m_model->speed();
    rows[0]->slider()->setFocus();
    QTest::keyClick(rows[0]->slider(), Qt::Key_Right);
    QVERIFY(m_model->speed() > speed);
    const double rate = m_model->rate();
    rows[1]->slider()->setFocus();
    QTest::keyClick(rows[1]->slider(), Qt::Key_Left);
    QVERIFY(m_model->rate() < rate);
    const int seed = m_model->seed();
    rows[2]->slider()->setFocus();
    QTest::keyClick(rows[2]->slider(), Qt::Key_Right);
    QCOMPARE(m_model->seed(), seed + 1);
    auto *example = m_view->findChild<controls::Segments *>();
    QVERIFY(example);
    QTest::mouseClick(example->childAt(example->width() / 2, example->height() / 2), Qt::LeftButton);
    QCOMPARE(m_model->example(), engine::HeldOut::Noun);
}

void TestTrainingView::resetAndUndoByKey()
{
    const QJsonObject start = m_model->state();
    train(5);
    QTest::keyClick(button("One step"), Qt::Key_R);
    QCOMPARE(m_model->state(), start);
    QTest::keyClick(button("One step"), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_model->network().shown(), 5);
    QTest::mouseClick(button("Start over"), Qt::LeftButton);
    QCOMPARE(m_model->state(), start);
    QSignalSpy left(m_view, &View::left);
    QTest::keyClick(button("Start over"), Qt::Key_Escape);
    QCOMPARE(left.count(), 1);
}

void TestTrainingView::readsOutExactWeights()
{
    train(20);
    const PronounReading reading = m_model->reading(1);
    const int noun = int(rightPosition(reading.sentence));
    const QString told = pair()->readOut(pair()->wordRect(1, noun).center());
    QVERIFY2(told.contains(QString::number(reading.weights(noun), 'g', QLocale::FloatingPointShortest)),
        qPrintable(told));
    QVERIFY(pair()->readOut(QPointF(-5, -5)).isEmpty());
    QVERIFY(m_view->accessibleDescription().contains(QStringLiteral("because it is too small.")));
}

QTEST_MAIN(TestTrainingView)
#include "tst_training_view.moc"
