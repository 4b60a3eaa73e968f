// SPDX-License-Identifier: GPL-3.0-or-later
#include <QKeyEvent>
#include <QTest>

#include "exhibits/shared/key_letter.h"

using nunchi::exhibits::letterOf;

/// The two-set Korean layout, row by row as it is printed on a keyboard.
class TestKeyLetter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aKoreanLayoutGivesTheLetterOfTheKey_data()
    {
        QTest::addColumn<QString>("jamo");
        QTest::addColumn<QString>("letters");
        QTest::newRow("upper row") << QStringLiteral("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ") << QStringLiteral("QWERTYUIOP");
        QTest::newRow("middle row") << QStringLiteral("ㅁㄴㅇㄹㅎㅗㅓㅏㅣ") << QStringLiteral("ASDFGHJKL");
        QTest::newRow("lower row") << QStringLiteral("ㅋㅌㅊㅍㅠㅜㅡ") << QStringLiteral("ZXCVBNM");
        QTest::newRow("with Shift") << QStringLiteral("ㅃㅉㄸㄲㅆㅒㅖ") << QStringLiteral("QWERTOP");
    }

    void aKoreanLayoutGivesTheLetterOfTheKey()
    {
        QFETCH(QString, jamo);
        QFETCH(QString, letters);
        QCOMPARE(jamo.size(), letters.size());
        for (qsizetype i = 0; i < jamo.size(); ++i)
            QCOMPARE(letterOf(QKeyEvent(QEvent::KeyPress, 0, Qt::NoModifier, jamo.mid(i, 1))), letters.at(i));
    }

    void aLatinLayoutGivesTheKeyItself()
    {
        QCOMPARE(letterOf(QKeyEvent(QEvent::KeyPress, Qt::Key_M, Qt::NoModifier, QStringLiteral("m"))), QChar(u'M'));
    }

    void otherKeysHaveNoLetter()
    {
        QVERIFY(letterOf(QKeyEvent(QEvent::KeyPress, Qt::Key_Left, Qt::NoModifier)).isNull());
        QVERIFY(letterOf(QKeyEvent(QEvent::KeyPress, Qt::Key_1, Qt::NoModifier, QStringLiteral("1"))).isNull());
        QVERIFY(letterOf(QKeyEvent(QEvent::KeyPress, 0, Qt::NoModifier, QStringLiteral("눈"))).isNull());
    }
};

QTEST_MAIN(TestKeyLetter)
#include "tst_key_letter.moc"
