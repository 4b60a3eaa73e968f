// SPDX-License-Identifier: GPL-3.0-or-later
#include "steps_fixture.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QInputMethodEvent>
#include <QSignalSpy>
#include <QTest>

#include "controls/switch.h"
#include "exhibits/attention-steps/view_step_button.h"

using namespace nunchi;
using namespace nunchi::exhibits;
using namespace nunchi::exhibits::attention_steps;

class TestAttentionStepsView : public StepsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void arrowsStepFromAnyToken();
    void lettersSwitch();
    void jamoOfTheSameKeySwitchToo();
    void undoAndRedo();
    void escapeLeaves();
    void pressingATokenMakesItTheQuery();
    void spaceOnATokenMakesItTheQuery();
    void stepButtonsAndArrowsButtons();
    void switchesAndReset();
    void sentencesByMouseAndKey();
    void typedSentenceOwnsItsCharacters();
    void enterDuringASyllableSubmitsOnce();
    void tooManyWordsAreRefusedInWords();
    void aLongPasteIsTakenWhole();
    void noWordsChangeNothing();
    void backToTheSentences();
    void keysAskToSeeTheTable();
    void languageSwitchKeepsEverything();
    void lessonsWordsReplaceItsOwn();
};

void TestAttentionStepsView::arrowsStepFromAnyToken()
{
    chip(QStringLiteral("길을"))->setFocus();
    QTest::keyClick(m_view->focusWidget(), Qt::Key_Right);
    QCOMPARE(m_model->step(), Step::Scaling);
    QTest::keyClick(m_view->focusWidget(), Qt::Key_Right);
    QTest::keyClick(m_view->focusWidget(), Qt::Key_Right);
    QTest::keyClick(m_view->focusWidget(), Qt::Key_Right);
    QCOMPARE(m_model->step(), Step::Mixing);
    QTest::keyClick(m_view->focusWidget(), Qt::Key_Left);
    QCOMPARE(m_model->step(), Step::Softmax);
    QVERIFY(chip(QStringLiteral("길을"))->hasFocus());
}

void TestAttentionStepsView::lettersSwitch()
{
    chip(QStringLiteral("길을"))->setFocus();
    QTest::keyClick(m_view->focusWidget(), Qt::Key_S);
    QVERIFY(!m_model->values().settings().scaled);
    QTest::keyClick(m_view->focusWidget(), Qt::Key_M);
    QVERIFY(m_model->values().settings().causal);
    QTest::keyClick(m_view->focusWidget(), Qt::Key_R);
    QVERIFY(m_model->values().settings().scaled);
    QVERIFY(!m_model->values().settings().causal);
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_S);
    QVERIFY(!m_model->values().settings().scaled);
    // With Ctrl the letter belongs to somebody else.
    QTest::keyClick(table(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!m_model->values().settings().scaled);
}

void TestAttentionStepsView::jamoOfTheSameKeySwitchToo()
{
    QWidget *focus = chip(QStringLiteral("길을"));
    focus->setFocus();
    QKeyEvent nieun(QEvent::KeyPress, 0x3134, Qt::NoModifier, QStringLiteral("ㄴ"));
    QCoreApplication::sendEvent(focus, &nieun);
    QVERIFY(!m_model->values().settings().scaled);
}

void TestAttentionStepsView::undoAndRedo()
{
    chip(QStringLiteral("길을"))->setFocus();
    QTest::keyClick(m_view->focusWidget(), Qt::Key_S);
    QTest::keyClick(m_view->focusWidget(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(m_model->values().settings().scaled);
    QTest::keyClick(m_view->focusWidget(), Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(!m_model->values().settings().scaled);
    QVERIFY(button(QStringLiteral("Undo"))->isEnabled());
    QTest::mouseClick(button(QStringLiteral("Undo")), Qt::LeftButton);
    QVERIFY(m_model->values().settings().scaled);
}

void TestAttentionStepsView::escapeLeaves()
{
    QSignalSpy left(m_view.get(), &View::left);
    chip(QStringLiteral("길을"))->setFocus();
    QTest::keyClick(m_view->focusWidget(), Qt::Key_Escape);
    QCOMPARE(left.count(), 1);
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_Escape);
    QCOMPARE(left.count(), 2);
}

void TestAttentionStepsView::pressingATokenMakesItTheQuery()
{
    QVERIFY(chip(QStringLiteral("그것은"))->isChecked());
    QTest::mouseClick(chip(QStringLiteral("동물은")), Qt::LeftButton);
    QCOMPARE(m_model->values().settings().query, QStringLiteral("animal"));
    QVERIFY(chip(QStringLiteral("동물은"))->isChecked());
    QVERIFY(!chip(QStringLiteral("그것은"))->isChecked());
    QTest::mouseClick(chip(QStringLiteral("동물은")), Qt::LeftButton);
    QVERIFY(chip(QStringLiteral("동물은"))->isChecked());
}

void TestAttentionStepsView::spaceOnATokenMakesItTheQuery()
{
    chip(QStringLiteral("지쳐"))->setFocus();
    QTest::keyClick(m_view->focusWidget(), Qt::Key_Space);
    QCOMPARE(m_model->values().settings().query, QStringLiteral("tired"));
    chip(QStringLiteral("그"))->setFocus();
    QTest::keyClick(m_view->focusWidget(), Qt::Key_Return);
    QCOMPARE(m_model->values().settings().query, QStringLiteral("the"));
}

void TestAttentionStepsView::stepButtonsAndArrowsButtons()
{
    const auto steps = m_view->findChildren<StepButton *>();
    QCOMPARE(steps.size(), 4);
    QTest::mouseClick(steps[2], Qt::LeftButton);
    QCOMPARE(m_model->step(), Step::Softmax);
    QVERIFY(steps[2]->isChecked() && !steps[0]->isChecked());
    QTest::mouseClick(button(QStringLiteral("Next step")), Qt::LeftButton);
    QCOMPARE(m_model->step(), Step::Mixing);
    QTest::mouseClick(button(QStringLiteral("Step back")), Qt::LeftButton);
    QCOMPARE(m_model->step(), Step::Softmax);
}

void TestAttentionStepsView::switchesAndReset()
{
    const auto switches = m_view->findChildren<controls::Switch *>();
    QCOMPARE(switches.size(), 2);
    QTest::mouseClick(switches[0], Qt::LeftButton, {}, QPoint(14, switches[0]->height() / 2));
    QVERIFY(!m_model->values().settings().scaled);
    switches[1]->setFocus();
    QTest::keyClick(switches[1], Qt::Key_Space);
    QVERIFY(m_model->values().settings().causal);
    QTest::mouseClick(button(QStringLiteral("Start over")), Qt::LeftButton);
    QVERIFY(m_model->values().settings().scaled && switches[0]->isChecked());
    QVERIFY(!m_model->values().settings().causal && !switches[1]->isChecked());
}

void TestAttentionStepsView::sentencesByMouseAndKey()
{
    QTest::mouseClick(button(QStringLiteral("넓었다")), Qt::LeftButton);
    QCOMPARE(m_model->values().settings().sentence, QStringLiteral("wide"));
    QVERIFY(chip(QStringLiteral("넓었다")));
    QVERIFY(!chip(QStringLiteral("지쳐")));
    button(QStringLiteral("넓었다"))->setFocus();
    QTest::keyClick(m_view->focusWidget(), Qt::Key_Right);
    QCOMPARE(m_model->values().settings().sentence, QStringLiteral("bit"));
    QCOMPARE(m_model->step(), Step::Scores);
}

void TestAttentionStepsView::typedSentenceOwnsItsCharacters()
{
    SentenceField *field = openSentenceField();
    QVERIFY(field->hasFocus());
    QTest::keyClicks(field, QStringLiteral("smr it"));
    QTest::keyClick(field, Qt::Key_Left);
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(field, Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(m_model->values().settings().scaled);
    QCOMPARE(m_model->step(), Step::Scores);
    QVERIFY(!field->text().isEmpty());
    QInputMethodEvent commit;
    commit.setCommitString(QStringLiteral("동물은 "));
    field->clear();
    QCoreApplication::sendEvent(field, &commit);
    QTest::keyClicks(field, QStringLiteral("x"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(m_model->values().settings().text, QStringLiteral("동물은 x"));
    QVERIFY(chip(QStringLiteral("동물은")) && chip(QStringLiteral("x")));
    QCOMPARE(m_view->findChildren<controls::Chip *>().size(), 2);
}

void TestAttentionStepsView::enterDuringASyllableSubmitsOnce()
{
    SentenceField *field = openSentenceField();
    QSignalSpy submitted(field, &SentenceField::submitted);
    QInputMethodEvent commit;
    commit.setCommitString(QStringLiteral("공을 "));
    QCoreApplication::sendEvent(field, &commit);
    QInputMethodEvent preedit(QStringLiteral("물"), {});
    QCoreApplication::sendEvent(field, &preedit);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(submitted.count(), 1);
    QCOMPARE(m_model->values().settings().text, QStringLiteral("공을 물"));
}

void TestAttentionStepsView::tooManyWordsAreRefusedInWords()
{
    SentenceField *field = openSentenceField();
    const QJsonObject before = m_model->state();
    field->setText(QStringLiteral("a ").repeated(30));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(m_model->state(), before);
    QVERIFY(field->isVisible());
    QVERIFY(field->accessibleDescription().contains(QStringLiteral("24")));
}

void TestAttentionStepsView::aLongPasteIsTakenWhole()
{
    SentenceField *field = openSentenceField();
    const QString sixty = QStringLiteral("somewhere ").repeated(60);
    QGuiApplication::clipboard()->setText(sixty);
    QTest::keySequence(field, QKeySequence::Paste);
    QCOMPARE(field->text(), sixty);
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY2(field->accessibleDescription().contains(QStringLiteral("60")), qPrintable(field->accessibleDescription()));
    // Twenty-four words of twenty letters fit, and what fits can be kept.
    field->setText((QString(20, u'w') + u' ').repeated(24));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(m_model->values().count(), 24);
    QVERIFY(!m_model->setState(m_model->state()));
    // Quotes of the pasted words are not doubled.
    field->setText(u'"' + QString(21, u'w') + u'"');
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(field->accessibleDescription().contains(QStringLiteral("too long")));
    QVERIFY2(!field->accessibleDescription().contains(u'"'), qPrintable(field->accessibleDescription()));
}

void TestAttentionStepsView::noWordsChangeNothing()
{
    QTest::mouseClick(chip(QStringLiteral("동물은")), Qt::LeftButton);
    m_model->setNumber(QStringLiteral("street"), QStringLiteral("place"), 1.0);
    QSignalSpy changed(m_model.get(), &Model::changed);
    const QJsonObject before = m_model->state();
    SentenceField *field = openSentenceField();
    for (const char *nothing : {"", "   "}) {
        QTest::keyClicks(field, QString::fromLatin1(nothing));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(field->isVisible() && !field->accessibleDescription().isEmpty());
        QTest::mouseClick(button(QStringLiteral("Use it")), Qt::LeftButton);
    }
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!field->isVisible());
    QCOMPARE(m_model->state(), before);
    QCOMPARE(changed.count(), 0);
    // The same with a sentence of the reader's own.
    openSentenceField();
    QTest::keyClicks(field, QStringLiteral("ball it"));
    QTest::keyClick(field, Qt::Key_Return);
    const QJsonObject own = m_model->state();
    field->clear();
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(m_model->state(), own);
    QTest::keyClick(field, Qt::Key_Escape);
    QCOMPARE(field->text(), QStringLiteral("ball it"));
    m_model->undo();
    QCOMPARE(m_model->state(), before);
}

void TestAttentionStepsView::backToTheSentences()
{
    SentenceField *field = openSentenceField();
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!field->isVisible());
    QVERIFY(button(QStringLiteral("Type your own"))->hasFocus());
    openSentenceField();
    QTest::keyClicks(field, QStringLiteral("ball it"));
    QTest::mouseClick(button(QStringLiteral("Use it")), Qt::LeftButton);
    QCOMPARE(m_model->values().count(), 2);
    QTest::mouseClick(button(QStringLiteral("Back to the sentences")), Qt::LeftButton);
    QCOMPARE(m_model->values().count(), 9);
    QVERIFY(!field->isVisible());
}

void TestAttentionStepsView::keysAskToSeeTheTable()
{
    QSignalSpy wanted(m_view.get(), &View::revealWanted);
    auto *steps = m_view->findChildren<StepButton *>()[1];
    const QRect button(steps->mapTo(m_view.get(), QPoint()), steps->size());
    steps->setFocus(Qt::TabFocusReason);
    QTest::keyClick(steps, Qt::Key_Right);
    QCOMPARE(wanted.count(), 1);
    const QRect rect = wanted.takeFirst().first().toRect();
    QCOMPARE(rect.top(), button.top());
    QVERIFY(rect.contains(table()->geometry()));
    // With the mouse nothing moves under the pointer.
    QTest::mouseClick(steps, Qt::LeftButton);
    QTest::mouseClick(this->button(QStringLiteral("Next step")), Qt::LeftButton);
    QCOMPARE(wanted.count(), 0);
    // In the table, the cell the arrows went to.
    table()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(table(), Qt::Key_Up);
    QCOMPARE(wanted.count(), 1);
    QVERIFY(table()->geometry().contains(wanted.first().first().toRect()));
}

void TestAttentionStepsView::languageSwitchKeepsEverything()
{
    QTest::mouseClick(chip(QStringLiteral("동물은")), Qt::LeftButton);
    QTest::mouseClick(table(), Qt::LeftButton, {}, cellCenter(QStringLiteral("tired"), 0));
    const QJsonObject before = m_model->state();
    m_look->setLanguage(QStringLiteral("en"));
    m_model->setLanguage(QStringLiteral("en"));
    QCOMPARE(m_model->state(), before);
    QVERIFY(chip(QStringLiteral("animal"))->isChecked());
    QVERIFY(!chip(QStringLiteral("동물은")));
    // The cell stays with its token, which now stands elsewhere.
    QCOMPARE(table()->place().row, m_model->values().indexOf(QStringLiteral("tired")));
}

void TestAttentionStepsView::lessonsWordsReplaceItsOwn()
{
    QCOMPARE(m_view->accessibleName(), QStringLiteral("Attention in four steps"));
    const QImage before = picture();
    m_view->setWords(QStringLiteral("‘그것은’은 어디를 보는가"), QStringLiteral("$\\sqrt{d_k}$로 나누기를 꺼 보자."));
    QCOMPARE(m_view->accessibleName(), QStringLiteral("‘그것은’은 어디를 보는가"));
    QVERIFY(picture() != before);
}

QTEST_MAIN(TestAttentionStepsView)
#include "tst_attention_steps_view.moc"
