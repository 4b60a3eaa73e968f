// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>

#include <QAbstractButton>
#include <QTest>

#include "controls/segments.h"
#include "controls/slider_row.h"
#include "exhibits/lenses/view.h"
#include "exhibits/lenses/view_text.h"
#include "typeset/theme.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using namespace nunchi::exhibits::lenses;

class TestLensesView : public QObject
{
    Q_OBJECT

private:
    TextPart *text() { return m_view->findChild<TextPart *>(); }
    QImage wordPicture(int word);

    std::unique_ptr<typeset::Appearance> m_look;
    std::unique_ptr<Model> m_model;
    std::unique_ptr<View> m_view;

private Q_SLOTS:
    void init();
    void cleanup();
    void digitsChooseTheLens();
    void segmentsChooseTheLens();
    void aSliderMakesTheLensOnesOwn();
    void arrowsAndClicksReadAWordOut();
    void heavyWordsDifferInGreyscale();
    void anAudienceChangesNothing();
    void wordsStayInsideAndApart();
};

void TestLensesView::init()
{
    m_look = std::make_unique<typeset::Appearance>(typeset::Fonts::onThisComputer());
    m_model = std::make_unique<Model>();
    m_view = std::make_unique<View>(*m_model, *m_look, Role::Student);
    m_view->resize(1020, m_view->heightForWidth(1020));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
}

void TestLensesView::cleanup()
{
    m_view.reset();
    m_model.reset();
    m_look.reset();
}

QImage TestLensesView::wordPicture(int word)
{
    return text()->grab(text()->wordBox(word).toRect()).toImage();
}

void TestLensesView::digitsChooseTheLens()
{
    text()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(text(), Qt::Key_3);
    QCOMPARE(m_model->lens(), 2);
    QTest::keyClick(text(), Qt::Key_4);
    QVERIFY(m_model->isOwn());
    QTest::keyClick(text(), Qt::Key_1, Qt::AltModifier);
    QVERIFY(m_model->isOwn());
    QTest::keyClick(text(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_model->lens(), 2);
    QTest::keyClick(text(), Qt::Key_R);
    QCOMPARE(m_model->lens(), 0);
}

void TestLensesView::segmentsChooseTheLens()
{
    auto *segments = m_view->findChild<controls::Segments *>();
    QCOMPARE(segments->count(), Model::lensCount());
    QTest::mouseClick(segments->findChildren<QAbstractButton *>()[1], Qt::LeftButton);
    QCOMPARE(m_model->lens(), 1);
    QCOMPARE(segments->current(), 1);
}

void TestLensesView::aSliderMakesTheLensOnesOwn()
{
    const auto rows = m_view->findChildren<controls::SliderRow *>();
    QCOMPARE(rows.size(), Model::book().width());
    QCOMPARE(rows[0]->number(), m_model->q()[0]);
    rows[5]->slider()->setFocus();
    QTest::keyClick(rows[5]->slider(), Qt::Key_Home);
    QVERIFY(m_model->isOwn());
    QCOMPARE(m_model->q()[5], -largestQuery);
    QCOMPARE(m_view->findChild<controls::Segments *>()->current(), Model::lensCount() - 1);
    m_model->undo();
    QCOMPARE(rows[5]->number(), 0.0);
}

void TestLensesView::arrowsAndClicksReadAWordOut()
{
    m_model->setLanguage(QStringLiteral("en"));
    text()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(text(), Qt::Key_Right);
    QCOMPARE(text()->chosen(), 1);
    QVERIFY(text()->accessibleDescription().startsWith(QStringLiteral("dusk:")));
    QTest::keyClick(text(), Qt::Key_End);
    QCOMPARE(text()->chosen(), m_model->count() - 1);
    const int wave = static_cast<int>(m_model->words().indexOf(QStringLiteral("wave")));
    QTest::mouseClick(text(), Qt::LeftButton, {}, text()->wordBox(wave).center().toPoint());
    QCOMPARE(text()->chosen(), wave);
    QVERIFY(text()->accessibleDescription().contains(QStringLiteral("weight 0.152")));
}

void TestLensesView::heavyWordsDifferInGreyscale()
{
    m_model->setLanguage(QStringLiteral("en"));
    // Of the same word, light and heavy: also without colours more of the picture is dark.
    const int dark = static_cast<int>(m_model->words().indexOf(QStringLiteral("dark")));
    const auto ink = [this, dark] {
        const QImage grey = wordPicture(dark).convertToFormat(QImage::Format_Grayscale8);
        qint64 sum = 0;
        for (int y = 0; y < grey.height(); ++y)
            for (int x = 0; x < grey.width(); ++x)
                sum += 255 - qGray(grey.pixel(x, y));
        return double(sum) / (grey.width() * grey.height());
    };
    const double light = ink();
    m_model->setLens(2);
    QVERIFY2(ink() > light + 40, qPrintable(QString::number(ink())));
}

void TestLensesView::anAudienceChangesNothing()
{
    m_view = std::make_unique<View>(*m_model, *m_look, Role::Audience);
    m_view->resize(1020, m_view->heightForWidth(1020));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    const QJsonObject before = m_model->state();
    QTest::keyClick(m_view.get(), Qt::Key_2);
    QTest::mouseClick(text(), Qt::LeftButton, {}, text()->wordBox(3).center().toPoint());
    QCOMPARE(m_model->state(), before);
    QCOMPARE(text()->chosen(), 0);
}

void TestLensesView::wordsStayInsideAndApart()
{
    for (const int width : {420, 700, 1020, 1600}) {
        m_view->resize(width, m_view->heightForWidth(width));
        for (int word = 0; word < m_model->count(); ++word) {
            const QRectF box = text()->wordBox(word);
            QVERIFY(box.left() >= 0 && box.right() <= text()->width() && box.bottom() <= text()->height());
            if (word > 0)
                QVERIFY(!box.intersects(text()->wordBox(word - 1)));
        }
    }
}

QTEST_MAIN(TestLensesView)
#include "tst_lenses_view.moc"
