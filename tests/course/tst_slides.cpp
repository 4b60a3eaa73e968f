// SPDX-License-Identifier: GPL-3.0-or-later
// A page cut at its `---`: what stands on each slide, under which heading, with which notes.
#include <QTest>

#include "course/slides.h"
#include "lesson_fixture.h"

using namespace nunchi::course;

namespace {

QList<Slide> slides(const QByteArray &text)
{
    const fixture::Lesson lesson;
    const PageReading reading = lesson.read(text);
    if (!reading.problems.isEmpty())
        qWarning().noquote() << toString(reading.problems.first());
    return slidesOf(reading.page);
}

/// The words of the blocks, one after the other.
QString words(const Blocks &blocks)
{
    QStringList all;
    for (const Block *block : flattened(blocks))
        for (const Inlines &inlines : wordsOf(*block))
            all << plainText(inlines);
    return all.join(u'|');
}

} // namespace

class TestSlides : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPageWithoutBreaksIsOneSlide();
    void breaksCutAndHeadingsAreTaken();
    void whatGoesOnKeepsTheHeading();
    void speakersNotesAreKeptApart();
    void notesFollowTheirMarks();
    void aPartHasItsOwnPlaceAndNotes();
};

void TestSlides::aPageWithoutBreaksIsOneSlide()
{
    const QList<Slide> one = slides("First.\n\nSecond.\n");
    QCOMPARE(one.size(), 1);
    QCOMPARE(words(one[0].blocks), QStringLiteral("First.|Second."));
    QVERIFY(one[0].heading.isEmpty()); // the page's title heads it
    QCOMPARE(one[0].place.line, 6);
    QCOMPARE(slidesOf(Page()).size(), 1);
}

void TestSlides::breaksCutAndHeadingsAreTaken()
{
    const QList<Slide> three = slides("First.\n\n---\n\n## Second $n$\n\nWords.\n\n---\n\n## Third\n");
    QCOMPARE(three.size(), 3);
    QVERIFY(three[0].heading.isEmpty());
    QCOMPARE(plainText(three[1].heading), QStringLiteral("Second $n$"));
    QCOMPARE(words(three[1].blocks), QStringLiteral("Words."));
    QCOMPARE(three[1].place.line, 10);
    QCOMPARE(plainText(three[2].heading), QStringLiteral("Third"));
    QVERIFY(three[2].blocks.isEmpty());
}

void TestSlides::whatGoesOnKeepsTheHeading()
{
    const QList<Slide> three = slides("## One\n\nA.\n\n---\n\nB.\n\n### Under B\n\n---\n\nC.\n");
    QCOMPARE(three.size(), 3);
    for (const Slide &slide : three)
        QCOMPARE(plainText(slide.heading), QStringLiteral("One"));
    QCOMPARE(words(three[1].blocks), QStringLiteral("B.|Under B"));
}

void TestSlides::speakersNotesAreKeptApart()
{
    const QByteArray notes = "```{speaker}\nSay this.\n```\n\n";
    const QList<Slide> cut = slides("A.\n\n---\n\nB.\n\n" + notes + "---\n\n## Next\n\nC.\n\n---\n\n" + notes);
    QCOMPARE(cut.size(), 3); // notes alone are no slide
    QCOMPARE(words(cut[1].blocks), QStringLiteral("B."));
    QCOMPARE(words(cut[1].speaker), QStringLiteral("Say this."));
    QCOMPARE(words(cut[0].speaker), QStringLiteral("Say this.")); // the same matter begins there
    QCOMPARE(words(cut[2].speaker), QStringLiteral("Say this."));
    const QList<Slide> apart = slides("A.\n\n---\n\n## Next\n\nB.\n\n" + notes);
    QVERIFY(apart[0].speaker.isEmpty());
}

void TestSlides::notesFollowTheirMarks()
{
    const QList<Slide> two = slides("A.[^one]\n\n---\n\n> B.[^two]\n\n[^one]: First.\n\n[^two]: Second.\n");
    QCOMPARE(two.size(), 2);
    QCOMPARE(two[0].notes.size(), 1);
    QCOMPARE(two[0].notes[0].id, QStringLiteral("one"));
    QCOMPARE(two[1].notes.size(), 1);
    QCOMPARE(two[1].notes[0].number, 2);
}

void TestSlides::aPartHasItsOwnPlaceAndNotes()
{
    const Slide whole = slides("## H\n\nA.[^one]\n\nB.\n\n[^one]: First.\n").value(0);
    const Slide part = partOf(whole, whole.blocks.mid(1));
    QCOMPARE(plainText(part.heading), QStringLiteral("H"));
    QCOMPARE(words(part.blocks), QStringLiteral("B."));
    QCOMPARE(part.place.line, 10);
    QVERIFY(part.notes.isEmpty());
    QCOMPARE(partOf(whole, whole.blocks.mid(0, 1)).notes.size(), 1);
}

QTEST_GUILESS_MAIN(TestSlides)
#include "tst_slides.moc"
