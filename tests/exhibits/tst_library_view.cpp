// SPDX-License-Identifier: GPL-3.0-or-later
// The library by keys and mouse.
#include <algorithm>
#include <cmath>
#include <memory>

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include "controls/chip.h"
#include "controls/segments.h"
#include "controls/slider_row.h"
#include "exhibits/library/view.h"
#include "exhibits/library/view_table.h"
#include "exhibits/shared/text_line_field.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using library::TableGeometry;
using library::TablePart;

class TestLibraryView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void questionsAreChosenByMouseAndKey();
    void typedWordsAreTakenByEnter();
    void barsOfTheQuestionAreDragged();
    void arrowsChooseAndPlusAsksForMore();
    void clickingABookChoosesIt();
    void temperatureMovesTheBars();
    void valuesAreShownByLetterAndSegment();
    void tipsAreExact();
    void narrowTablesGiveUpTheirBars();
    void anAudienceReadsOnly();

private:
    void show(Role role = Role::Student, int width = 1028);
    TablePart *table() const { return m_view->findChild<TablePart *>(); }
    QPoint inQuery(int topic, double share) const;
    int barLength(int book) const; ///< in pixels of its colour

    std::unique_ptr<typeset::Appearance> m_look;
    std::unique_ptr<library::Model> m_model;
    std::unique_ptr<library::View> m_view;
};

void TestLibraryView::init()
{
    m_look = std::make_unique<typeset::Appearance>(typeset::Fonts::onThisComputer());
    m_look->setLanguage(QStringLiteral("en"));
    m_model = std::make_unique<library::Model>();
    m_model->setLanguage(QStringLiteral("en"));
    show();
}

void TestLibraryView::cleanup()
{
    m_view.reset();
}

void TestLibraryView::show(Role role, int width)
{
    m_view = std::make_unique<library::View>(*m_model, *m_look, role);
    m_view->resize(width, m_view->heightForWidth(width));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
}

QPoint TestLibraryView::inQuery(int topic, double share) const
{
    const QRectF cell = table()->geometryNow().cell(TableGeometry::QueryRow, topic);
    return QPointF(cell.left() + cell.width() * share, cell.center().y()).toPoint();
}

int TestLibraryView::barLength(int book) const
{
    const QRectF bar = table()->geometryNow().bar(book);
    const QImage picture = table()->grab().toImage();
    const QColor first = picture.pixelColor(qRound(bar.left()) + 1, qRound(bar.center().y()));
    int length = 0;
    while (length < qRound(bar.width())
        && picture.pixelColor(qRound(bar.left()) + 1 + length, qRound(bar.center().y())) == first)
        ++length;
    return length;
}

void TestLibraryView::questionsAreChosenByMouseAndKey()
{
    const auto chips = m_view->findChildren<controls::Chip *>();
    QCOMPARE(chips.size(), 4);
    QVERIFY(chips[0]->isChecked());
    QTest::mouseClick(chips[3], Qt::LeftButton);
    QCOMPARE(m_model->question(), 3);
    QVERIFY(chips[3]->isChecked() && !chips[0]->isChecked());
    QCOMPARE(m_model->byShare().first(), 6);
    QTest::mouseClick(chips[3], Qt::LeftButton); // once more: it stays
    QVERIFY(chips[3]->isChecked());
    chips[1]->setFocus();
    QTest::keyClick(chips[1], Qt::Key_Return);
    QCOMPARE(m_model->question(), 1);
    QCOMPARE(chips[1]->accessibleName(), m_model->asked());
}

void TestLibraryView::typedWordsAreTakenByEnter()
{
    auto *field = m_view->findChild<TextLineField *>();
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("sea rvwxyz"));
    QCOMPARE(m_model->text(), QString());
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(m_model->asked(), QStringLiteral("sea rvwxyz"));
    QCOMPARE(m_model->byShare().first(), 4);
    for (const auto *chip : m_view->findChildren<controls::Chip *>())
        QVERIFY(!chip->isChecked());
    QTest::keyClicks(field, QStringLiteral("!"));
    QTest::keyClick(field, Qt::Key_Escape);
    QCOMPARE(field->text(), m_model->text());
    QVERIFY(table()->hasFocus());
    QTest::keyClick(table(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!m_model->isTyped());
    QCOMPARE(field->text(), QString());
}

void TestLibraryView::barsOfTheQuestionAreDragged()
{
    QTest::mousePress(table(), Qt::LeftButton, {}, inQuery(5, 0.2));
    QTest::mouseMove(table(), inQuery(5, 0.5));
    QTest::mouseMove(table(), inQuery(5, 1.0) + QPoint(300, 0)); // beyond its end
    QTest::mouseRelease(table(), Qt::LeftButton, {}, inQuery(5, 1.0));
    QCOMPARE(m_model->q()(0, 5), library::maxWish);
    QCOMPARE(m_model->byShare().first(), 6);
    QTest::keyClick(table(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_model->q()(0, 5), 0.0);
}

void TestLibraryView::arrowsChooseAndPlusAsksForMore()
{
    table()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(table(), Qt::Key_Right);
    QCOMPARE(table()->topic(), 1);
    QTest::keyClick(table(), Qt::Key_Plus);
    QCOMPARE(m_model->q()(0, 1), 0.9);
    QTest::keyClick(table(), Qt::Key_Left, Qt::ShiftModifier);
    QTest::keyClick(table(), Qt::Key_Minus);
    QCOMPARE(m_model->q()(0, 1), 0.7);
    QSignalSpy wanted(m_view.get(), &ExhibitView::revealWanted);
    QTest::keyClick(table(), Qt::Key_Down);
    QTest::keyClick(table(), Qt::Key_Down);
    QCOMPARE(m_model->book(), 1);
    QVERIFY(wanted.count() >= 2);
    QVERIFY(table()->accessibleDescription().contains(m_model->title(1)));
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(table(), Qt::Key_Down);
    QCOMPARE(table()->row(), library::Model::bookCount());
    QCOMPARE(m_model->book(), library::Model::bookCount() - 1);
}

void TestLibraryView::clickingABookChoosesIt()
{
    const QRectF row = table()->geometryNow().label(4);
    QTest::mouseClick(table(), Qt::LeftButton, {}, row.center().toPoint());
    QCOMPARE(m_model->book(), 4);
    QCOMPARE(table()->row(), 4);
}

void TestLibraryView::temperatureMovesTheBars()
{
    auto *row = m_view->findChild<controls::SliderRow *>();
    const double full = table()->geometryNow().bar(0).width();
    QVERIFY(std::abs(barLength(0) - full * m_model->share(0)) < 6);
    row->slider()->setFocus();
    QTest::keyClick(row->slider(), Qt::Key_Home);
    QCOMPARE(m_model->temperature(), library::minTemperature);
    QVERIFY(barLength(0) > full * 0.97);
    QTest::keyClick(row->slider(), Qt::Key_End);
    QVERIFY(std::abs(barLength(0) - full / 7) < 8);
    QTest::keyClick(table(), Qt::Key_R);
    QCOMPARE(row->number(), 1.0);
}

void TestLibraryView::valuesAreShownByLetterAndSegment()
{
    QTest::keyClick(table(), Qt::Key_V);
    QCOMPARE(m_model->show(), library::Show::Values);
    auto *segments = m_view->findChild<controls::Segments *>();
    QCOMPARE(segments->current(), 1);
    QTest::mouseClick(segments->findChildren<QAbstractButton *>().first(), Qt::LeftButton);
    QCOMPARE(m_model->show(), library::Show::Keys);
}

void TestLibraryView::tipsAreExact()
{
    const QPointF inside = table()->geometryNow().bar(0).center();
    const QString tip = table()->toolTipAt(inside);
    bool found = false;
    for (const QString &word : tip.split(QRegularExpression(QStringLiteral("[ \n]"))))
        found = found || word.toDouble() == m_model->share(0);
    QVERIFY2(found, qPrintable(tip));
    QVERIFY(table()->toolTipAt(inQuery(0, 0.5)).contains(QLatin1String("0.8")));
}

void TestLibraryView::narrowTablesGiveUpTheirBars()
{
    QVERIFY(table()->geometryNow().hasBars());
    show(Role::Console, 480);
    const TableGeometry narrow = table()->geometryNow();
    QVERIFY(!narrow.hasBars());
    QVERIFY(narrow.share(0).left() >= narrow.score(0).right());
    QVERIFY(narrow.cell(0, 5).right() <= narrow.score(0).left() + 1);
    QVERIFY(narrow.label(0).width() > 60);
}

void TestLibraryView::anAudienceReadsOnly()
{
    show(Role::Audience);
    QVERIFY(m_view->findChildren<QAbstractButton *>().isEmpty());
    const QJsonObject before = m_model->state();
    QTest::mouseClick(table(), Qt::LeftButton, {}, inQuery(2, 0.9));
    QCOMPARE(m_model->state(), before);
}

QTEST_MAIN(TestLibraryView)
#include "tst_library_view.moc"
