// SPDX-License-Identifier: GPL-3.0-or-later
#include "steps_fixture.h"

#include <QHelpEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include "exhibits/attention-steps/view_fault_note.h"
#include "exhibits/attention-steps/view_step_button.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using namespace nunchi::exhibits::attention_steps;

class TestAttentionStepsNumbers : public StepsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void arrowsMoveTheCell();
    void typingADigitEditsInPlace();
    void escapeCancelsTheEditAndStays();
    void everyCommitIsOneStepOfUndo();
    void whatDoesNotFitIsRefusedAndStays_data();
    void whatDoesNotFitIsRefusedAndStays();
    void aFaultSurvivesLeavingTheField();
    void doubleClickEdits();
    void computedNumbersSayWhy();
    void toolTipsGiveEveryDigit();
    void undoBringsThePictureBack();
    void maskedTokensLookDifferentWithoutColour();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
};

void TestAttentionStepsNumbers::arrowsMoveTheCell()
{
    table()->setFocus(Qt::TabFocusReason);
    // Step 1 starts at the strongest key's score.
    QCOMPARE(table()->place(), (TableGeometry::Place{1, 4}));
    QVERIFY(table()->accessibleDescription().contains(QStringLiteral("3.1×2.0 + 1.0×0 + 0×0 + 1.0×0.3 = 6.50")));
    QTest::keyClick(table(), Qt::Key_Down);
    QVERIFY(table()->accessibleDescription().contains(QStringLiteral("길을")));
    QTest::keyClick(table(), Qt::Key_Home);
    QCOMPARE(table()->place(), (TableGeometry::Place{2, 0}));
    QTest::keyClick(table(), Qt::Key_End);
    QCOMPARE(table()->place(), (TableGeometry::Place{2, 6}));
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(table(), Qt::Key_Up);
    QCOMPARE(table()->place(), (TableGeometry::Place{TableGeometry::queryRow, 3}));
    QVERIFY(table()->accessibleDescription().contains(QStringLiteral("x·W_Q")));
    QCOMPARE(m_model->step(), Step::Scores);
}

void TestAttentionStepsNumbers::typingADigitEditsInPlace()
{
    QTest::mouseClick(table(), Qt::LeftButton, {}, cellCenter(QStringLiteral("street"), 1));
    QTest::keyClick(table(), Qt::Key_4);
    QVERIFY(numberField() && numberField()->hasFocus());
    QTest::keyClicks(numberField(), QStringLiteral(".25"));
    QTest::keyClick(numberField(), Qt::Key_Return);
    QCOMPARE(m_model->values().x()(2, 1), 4.25);
    QVERIFY(table()->hasFocus());
    QVERIFY(table()->accessibleDescription().contains(QStringLiteral("4.25")));
    QTest::keyClick(table(), Qt::Key_Return);
    QCOMPARE(numberField()->selectedText(), QStringLiteral("4.25"));
    QTest::keyClicks(numberField(), QStringLiteral("-1"));
    QTest::keyClick(numberField(), Qt::Key_Return);
    QCOMPARE(m_model->values().x()(2, 1), -1.0);
}

void TestAttentionStepsNumbers::escapeCancelsTheEditAndStays()
{
    QSignalSpy left(m_view.get(), &View::left);
    QTest::mouseClick(table(), Qt::LeftButton, {}, cellCenter(QStringLiteral("street"), 1));
    QTest::keyClick(table(), Qt::Key_7);
    QTest::keyClick(numberField(), Qt::Key_Escape);
    QCOMPARE(left.count(), 0);
    QVERIFY(table()->hasFocus());
    QCOMPARE(m_model->values().x()(2, 1), 2.0);
    QVERIFY(!m_model->canUndo());
}

void TestAttentionStepsNumbers::everyCommitIsOneStepOfUndo()
{
    QTest::mouseClick(table(), Qt::LeftButton, {}, cellCenter(QStringLiteral("street"), 1));
    const auto number = [this] { return m_model->values().x()(2, 1); };
    const QList<double> typed{1.0, -9.0, 2.5, 0, 0.5};
    for (const double value : typed) {
        QTest::keyClick(table(), Qt::Key_Return);
        QTest::keyClicks(numberField(), QString::number(value));
        QTest::keyClick(numberField(), Qt::Key_Return);
        QCOMPARE(number(), value);
    }
    for (const double before : {0.0, 2.5, -9.0, 1.0, 2.0}) {
        QTest::keyClick(table(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(number(), before);
    }
    QVERIFY(!m_model->canUndo());
    for (const double value : typed) {
        QTest::keyClick(table(), Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(number(), value);
    }
    // Taking the number that is there is no step.
    QTest::keyClick(table(), Qt::Key_Return);
    QTest::keyClick(numberField(), Qt::Key_Return);
    QTest::keyClick(table(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(number(), 0.0);
}

void TestAttentionStepsNumbers::whatDoesNotFitIsRefusedAndStays_data()
{
    QTest::addColumn<QString>("typed");
    for (const char *typed :
        {"2/3", "1e308", "0.00000001", "-99999", "nan", "inf", "-", "1.2.3", "1,5", "12", "9.91", "0.125", "0x1", ""})
        QTest::newRow(typed) << QString::fromLatin1(typed);
}

void TestAttentionStepsNumbers::whatDoesNotFitIsRefusedAndStays()
{
    QFETCH(QString, typed);
    QTest::mouseClick(table(), Qt::LeftButton, {}, cellCenter(QStringLiteral("street"), 1));
    QTest::keyClick(table(), Qt::Key_Return);
    QTest::keyClick(numberField(), Qt::Key_Delete);
    QTest::keyClicks(numberField(), typed);
    QTest::keyClick(numberField(), Qt::Key_Return);
    QVERIFY(numberField() && numberField()->hasFocus());
    QCOMPARE(numberField()->text(), typed);
    QCOMPARE(m_model->values().x()(2, 1), 2.0);
    QVERIFY(!m_model->canUndo());
    // Said beside the field and to a screen reader: the range and the decimals.
    const auto *note = only<FaultNote>();
    for (const QString &said : {note->reason(), numberField()->accessibleDescription(), table()->accessibleDescription()})
        QVERIFY2(said.contains(QStringLiteral("9.9")) && said.contains(QStringLiteral("two decimals")), qPrintable(said));
    QVERIFY(note->isVisible() && table()->rect().contains(note->geometry()));
    QVERIFY(!note->geometry().intersects(numberField()->geometry()));
    // Mended it is taken, and the message goes with the first key.
    QTest::keyClick(numberField(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(numberField(), QStringLiteral("-0.6"));
    QVERIFY(!note->isVisible());
    QTest::keyClick(numberField(), Qt::Key_Return);
    QVERIFY(!numberField());
    QCOMPARE(m_model->values().x()(2, 1), -0.6);
}

void TestAttentionStepsNumbers::aFaultSurvivesLeavingTheField()
{
    QTest::mouseClick(table(), Qt::LeftButton, {}, cellCenter(QStringLiteral("street"), 1));
    QTest::keyClick(table(), Qt::Key_2);
    QTest::keyClicks(numberField(), QStringLiteral("/3"));
    QTest::mouseClick(chip(QStringLiteral("동물은")), Qt::LeftButton);
    QCOMPARE(m_model->values().settings().query, QStringLiteral("animal"));
    chip(QStringLiteral("동물은"))->setFocus();
    QVERIFY(numberField() && !numberField()->hasFocus());
    QCOMPARE(numberField()->text(), QStringLiteral("2/3"));
    QVERIFY(only<FaultNote>()->isVisible());
    QTest::mouseClick(numberField(), Qt::LeftButton);
    numberField()->setFocus();
    QTest::keyClick(numberField(), Qt::Key_Escape);
    QVERIFY(!numberField() && !only<FaultNote>()->isVisible());
    QCOMPARE(m_model->values().x()(2, 1), 2.0);
}

void TestAttentionStepsNumbers::doubleClickEdits()
{
    QTest::mouseDClick(table(), Qt::LeftButton, {}, cellCenter(QStringLiteral("animal"), 0));
    QVERIFY(numberField());
    QTest::keyClicks(numberField(), QStringLiteral("0"));
    // Leaving the number takes it.
    chip(QStringLiteral("길을"))->setFocus();
    QCOMPARE(m_model->values().x()(1, 0), 0.0);
}

void TestAttentionStepsNumbers::computedNumbersSayWhy()
{
    QTest::mouseClick(table(), Qt::LeftButton, {}, cellCenter(QStringLiteral("animal"), 4));
    QTest::keyClick(table(), Qt::Key_5);
    QVERIFY(!numberField());
    QVERIFY(table()->accessibleDescription().contains(QStringLiteral("computed")));
}

void TestAttentionStepsNumbers::toolTipsGiveEveryDigit()
{
    m_model->setStep(Step::Softmax);
    const QPoint at = cellCenter(QStringLiteral("animal"), 6);
    QHelpEvent help(QEvent::ToolTip, at, table()->mapToGlobal(at));
    QCoreApplication::sendEvent(table(), &help);
    const double weight = m_model->values().trace().weights(5, 1);
    QCOMPARE(QToolTip::text().toDouble(), weight);
    QVERIFY(chip(QStringLiteral("동물은"))->toolTip().contains(QString::number(weight, 'g', 15).left(12)));
}

void TestAttentionStepsNumbers::undoBringsThePictureBack()
{
    m_model->setStep(Step::Softmax);
    table()->setFocus();
    // Of the picture the part that is drawn alike every time, to the last pixel.
    const auto numbers = [this](const QImage &picture) { return picture.copy(QRect(table()->pos(), table()->size())); };
    const QImage before = picture();
    m_model->setNumber(QStringLiteral("animal"), QStringLiteral("living"), 0.5);
    const QImage edited = picture();
    QVERIFY(numbers(edited) != numbers(before));
    m_model->undo();
    m_model->redo();
    QVERIFY(numbers(picture()) == numbers(edited));
    m_model->undo();
    m_model->redo();
    m_model->undo();
    QVERIFY(numbers(picture()) == numbers(before));
}

void TestAttentionStepsNumbers::maskedTokensLookDifferentWithoutColour()
{
    m_model->setStep(Step::Softmax);
    m_model->setCausal(true);
    const TableGeometry geometry = this->geometry();
    const auto inkIn = [&](const char *key) {
        const QRect bar =
            geometry.bar(m_model->values().indexOf(QString::fromLatin1(key))).toRect().adjusted(90, 8, -20, -8);
        const QImage image = table()->grab(bar).toImage().convertToFormat(QImage::Format_Grayscale8);
        int dark = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                dark += qGray(image.pixel(x, y)) < 225;
        return dark;
    };
    // A hatch crosses the whole row of a masked key; a small weight leaves it empty.
    QVERIFY(inkIn("too") > 200);
    QVERIFY(inkIn("the") < 60);
    QVERIFY(table()->accessibleDescription().contains(QStringLiteral("weight")));
}

void TestAttentionStepsNumbers::nothingIsCutOff_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<double>("scale");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("sentence");
    for (const int width : {560, 700, 1020, 1400})
        for (const double scale : {0.8, 1.0, 2.0, 3.0})
            for (const char *language : {"ko", "en"})
                for (const char *sentence : {"tired", "wide"})
                    QTest::addRow("%d at %.1f %s %s", width, scale, language, sentence)
                        << width << scale << QString::fromLatin1(language) << QString::fromLatin1(sentence);
}

void TestAttentionStepsNumbers::nothingIsCutOff()
{
    QFETCH(int, width);
    QFETCH(double, scale);
    QFETCH(QString, language);
    QFETCH(QString, sentence);
    m_look->setTextScale(scale);
    m_model->setLanguage(language);
    m_model->setSentence(sentence);
    m_view->resize(width, m_view->heightForWidth(width));
    for (const QWidget *child : m_view->findChildren<QWidget *>()) {
        if (!child->isVisible())
            continue;
        const QRect inside = child->parentWidget()->rect().adjusted(-4, -4, 4, 4); // the room for focus rings
        QVERIFY2(inside.contains(child->geometry()),
            qPrintable(QStringLiteral("%1 %2").arg(
                QString::fromLatin1(child->metaObject()->className()), child->accessibleName())));
        if (qobject_cast<const QAbstractButton *>(child) && !qobject_cast<const StepButton *>(child))
            QVERIFY2(child->width() >= child->sizeHint().width(), qPrintable(child->accessibleName()));
    }
    const TableGeometry geometry = this->geometry();
    for (int row = TableGeometry::queryRow; row <= geometry.outputRow(); ++row)
        for (int column = 0; column < m_model->values().width(); ++column)
            QVERIFY(QRectF(table()->rect()).contains(geometry.cell(row, column)));
    for (int row = 0; row < geometry.outputRow(); ++row) {
        QVERIFY(QRectF(table()->rect()).adjusted(0, 0, 1, 0).contains(geometry.weight(row)));
        QVERIFY(geometry.bar(row).width() >= 60 * scale);
        QVERIFY(!geometry.score(row).intersects(geometry.bar(row)));
    }
}

QTEST_MAIN(TestAttentionStepsNumbers)
#include "tst_attention_steps_numbers.moc"
