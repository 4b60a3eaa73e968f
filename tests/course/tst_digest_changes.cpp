// SPDX-License-Identifier: GPL-3.0-or-later
// What of a text counts as changed, and which of a page's texts a translator has to look at again.
#include <QRandomGenerator>
#include <QTest>

#include "course/digest.h"
#include "course/digest_changes.h"

using namespace nunchi::course;

class TestDigestChanges : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void onlyWordsCount_data();
    void onlyWordsCount();
    void digestsStayWhatTheyAre();
    void damagedDigestsAreKnown();
    void theFewestTextsAreNamed_data();
    void theFewestTextsAreNamed();
    void changesLeadFromOneListToTheOther();
    void longListsTakeNoTime();
};

namespace {

/// "changed 1>1"
QString shown(const QList<DigestChange> &changes)
{
    static const QStringList names{QStringLiteral("changed"), QStringLiteral("added"), QStringLiteral("removed"),
        QStringLiteral("moved")};
    QStringList words;
    for (const DigestChange &change : changes)
        words << QStringLiteral("%1 %2>%3").arg(names[int(change.kind)]).arg(change.before).arg(change.now);
    return words.join(QStringLiteral(", "));
}

} // namespace

void TestDigestChanges::onlyWordsCount_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<bool>("same");
    const auto row = [](const char *name, const char *first, const char *second, bool same) {
        QTest::newRow(name) << QByteArray(first) << QByteArray(second) << same;
    };
    row("space at the line's end", "one two\nthree", "one two  \nthree", true);
    row("wrapped anew", "one two\nthree", "one\ntwo three", true);
    row("lines after it", "one", "one\n\n", true);
    row("tab", "one two", "one\ttwo", true);
    row("a word", "one two", "one too", false);
    row("a number", "n = 512", "n = 513", false);
    row("a capital", "One", "one", false);
    row("a sign", "one.", "one!", false);
    row("words joined", "one two", "onetwo", false);
    row("Hangul", "값을 섞어요", "값을 섞지요", false);
}

void TestDigestChanges::onlyWordsCount()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    QFETCH(bool, same);
    QCOMPARE(textDigest(first) == textDigest(second), same);
}

/// They stand in files: from `printf '%s' 'one two' | sha256sum`.
void TestDigestChanges::digestsStayWhatTheyAre()
{
    QCOMPARE(textDigest(" one\n two\n"), QStringLiteral("8ab63e29"));
    QCOMPARE(textDigest("값"), QStringLiteral("b19ddf94"));
}

void TestDigestChanges::damagedDigestsAreKnown()
{
    QVERIFY(isTextDigest(u"0123abef"));
    for (const char16_t *damaged : {u"", u"0123abe", u"0123abeff", u"0123ABEF", u"0123abeg", u"0123 bef", u"０123abef"})
        QVERIFY(!isTextDigest(damaged));
}

void TestDigestChanges::theFewestTextsAreNamed_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("now");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *before, const char *now, const char *expected) {
        QTest::newRow(name) << QString::fromLatin1(before) << QString::fromLatin1(now) << QString::fromLatin1(expected);
    };
    row("the same", "abc", "abc", "");
    row("both empty", "", "", "");
    row("one changed", "abc", "axc", "changed 1>1");
    row("first changed", "abc", "xbc", "changed 0>0");
    row("all changed", "ab", "xy", "changed 0>0, changed 1>1");
    row("added inside", "abc", "axbc", "added 1>1");
    row("added at the end", "ab", "abx", "added 2>2");
    row("added to nothing", "", "x", "added 0>0");
    row("removed", "abc", "ac", "removed 1>1");
    row("last removed", "abc", "ab", "removed 2>2");
    row("all removed", "ab", "", "removed 0>0, removed 1>0");
    row("changed and added", "abc", "axyc", "changed 1>1, added 2>2");
    row("changed and removed", "abcd", "axd", "changed 1>1, removed 2>2");
    row("moved down", "abcd", "bcad", "moved 0>2");
    row("moved up", "abcd", "cabd", "moved 2>0");
    row("two swapped", "abcd", "acbd", "moved 2>1");
    row("moved and changed", "abcd", "bxda", "changed 2>1, moved 0>3");
    row("one of two like ones removed", "aba", "ba", "removed 0>0");
    row("a like one added", "ab", "aab", "added 1>1");
}

void TestDigestChanges::theFewestTextsAreNamed()
{
    QFETCH(QString, before);
    QFETCH(QString, now);
    QFETCH(QString, expected);
    QCOMPARE(shown(digestChanges(before.split(QString(), Qt::SkipEmptyParts), now.split(QString(), Qt::SkipEmptyParts))),
        expected);
}

/// Whatever was done to a list: what no change names stands in the same order in both.
void TestDigestChanges::changesLeadFromOneListToTheOther()
{
    QRandomGenerator random(7);
    for (int round = 0; round < 2000; ++round) {
        const auto list = [&] {
            QStringList texts;
            for (int i = random.bounded(9); i > 0; --i)
                texts << QString(QChar(u'a' + random.bounded(6)));
            return texts;
        };
        const QStringList before = list();
        const QStringList now = list();
        QStringList keptBefore = before;
        QStringList keptNow = now;
        for (const DigestChange &change : digestChanges(before, now)) {
            if (change.kind != DigestChange::Kind::Added)
                keptBefore[change.before].clear();
            if (change.kind != DigestChange::Kind::Removed)
                keptNow[change.now].clear();
            if (change.kind == DigestChange::Kind::Moved)
                QCOMPARE(before[change.before], now[change.now]);
        }
        keptBefore.removeAll(QString());
        keptNow.removeAll(QString());
        QCOMPARE(keptBefore, keptNow);
    }
}

/// A page of 20,000 blocks turned round must not take the square of that.
void TestDigestChanges::longListsTakeNoTime()
{
    QStringList before;
    for (int i = 0; i < 20'000; ++i)
        before << QString::number(i);
    QStringList now(before.rbegin(), before.rend());
    QCOMPARE(digestChanges(before, now).size(), before.size() - 1);
}

QTEST_GUILESS_MAIN(TestDigestChanges)
#include "tst_digest_changes.moc"
