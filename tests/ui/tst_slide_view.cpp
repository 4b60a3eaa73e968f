// SPDX-License-Identifier: GPL-3.0-or-later
// A slide is set as large as it fits, and what does not fit is cut into several.
#include <QTest>

#include "stage.h"
#include "ui/block_stack.h"
#include "ui/formulas.h"
#include "ui/prose_view.h"
#include "ui/slide_view.h"

using namespace nunchi;
using course::Slide;

namespace {

constexpr QSize kScreen{1920, 1080};
constexpr qreal kLeast = ui::SlideView::leastTextPixels;

QByteArray paragraphs(int count)
{
    QByteArray text;
    for (int i = 0; i < count; ++i)
        text += "Paragraph " + QByteArray::number(i) + " says that every position looks at every position. It decides "
            "by itself how much it looks at each, and so what is far away is as near as what is close by.\n\n";
    return text;
}

/// The page of a lesson, and its first slide in a view.
class Projected
{
public:
    explicit Projected(const QByteArray &text, QSize size = kScreen)
    {
        m_folder.addPage(QStringLiteral("01-page"), "---\ntitle: Page\nminutes: 1\n---\n\n" + text, {});
        m_session = stage::openSession(m_folder.path());
        m_session->goTo(QStringLiteral("l"), QStringLiteral("page"));
        page = m_session->page();
        m_formulas = ui::makeTypesetter(typeset::Fonts::onThisComputer(), {});
        view = std::make_unique<ui::SlideView>(*m_session, *m_formulas);
        view->resize(size);
        slide = slidesOf(*page).value(0);
        show(slide);
    }
    void show(const Slide &what) const
    {
        view->setSlide(*page, what);
        view->show();
        view->fit();
    }
    qreal textPixels() const { return view->look().pixelSize(0); }
    /// The lower edge of the lowest part.
    int bottom() const
    {
        int lowest = 0;
        for (const QWidget *part : view->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly))
            if (!part->isHidden())
                lowest = std::max(lowest, part->geometry().bottom());
        return lowest;
    }
    const ui::BlockStack *blocks() const
    {
        for (const QWidget *part : view->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly))
            if (const auto *stack = dynamic_cast<const ui::BlockStack *>(part))
                return stack;
        return nullptr;
    }

    std::shared_ptr<const course::Page> page;
    Slide slide;

private:
    stage::CourseFolder m_folder;
    std::unique_ptr<session::Session> m_session;
    std::unique_ptr<typeset::Typesetter> m_formulas;

public:
    std::unique_ptr<ui::SlideView> view; ///< goes first
};

} // namespace

class TestSlideView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lessTextIsSetLarger();
    void everyScreenShowsTheSameShare();
    void tooMuchIsSmallerNotCutOff();
    void aFullSlideIsSplit();
    void aHeadingIsNotLeftBehind();
    void headingsAloneFillTheirSlides();
    void whatNoTypeIsSmallEnoughForIsCut();
    void whatFitsIsNotSplit();
    void anExhibitAloneHasTheWholeSlide();
};

void TestSlideView::lessTextIsSetLarger()
{
    const Projected little("One line.\n");
    const Projected more(paragraphs(7));
    QVERIFY(!little.view->isOverfull());
    QVERIFY(!more.view->isOverfull());
    QVERIFY2(little.textPixels() > more.textPixels() + 4, qPrintable(QString::number(more.textPixels())));
    QVERIFY(more.textPixels() >= kLeast - 0.01);
    for (const Projected *each : {&little, &more})
        QVERIFY(each->bottom() < kScreen.height());
    // As large as it can be: the text of one more size would leave the screen.
    QVERIFY(more.bottom() > kScreen.height() * 3 / 4);
}

void TestSlideView::everyScreenShowsTheSameShare()
{
    const Projected full(paragraphs(7));
    const Projected smaller(paragraphs(7), kScreen * 2 / 3);
    QVERIFY(std::abs(smaller.textPixels() - full.textPixels() * 2 / 3) < 1.5);
}

void TestSlideView::tooMuchIsSmallerNotCutOff()
{
    const Projected crowded(paragraphs(14));
    QVERIFY(crowded.view->isOverfull());
    QVERIFY(crowded.textPixels() < kLeast);
    QVERIFY(crowded.bottom() < kScreen.height());
}

void TestSlideView::aFullSlideIsSplit()
{
    const Projected crowded("## Heading\n\n" + paragraphs(20));
    const QList<Slide> parts = crowded.view->split(*crowded.page, crowded.slide);
    QVERIFY(parts.size() >= 2);
    course::Blocks together;
    for (const Slide &part : parts) {
        QCOMPARE(course::plainText(part.heading), QStringLiteral("Heading"));
        crowded.show(part);
        QVERIFY(!crowded.view->isOverfull());
        QVERIFY(crowded.bottom() < kScreen.height());
        together << part.blocks;
    }
    QCOMPARE(together.size(), crowded.slide.blocks.size());
    for (qsizetype i = 0; i < together.size(); ++i)
        QCOMPARE(together[i].id, crowded.slide.blocks[i].id);
    QVERIFY(parts[1].place.line > parts[0].place.line);
}

void TestSlideView::aHeadingIsNotLeftBehind()
{
    // Wherever the cut falls, a heading stands right before it once.
    for (int before = 6; before < 12; ++before) {
        const Projected crowded(paragraphs(before) + "### Under it\n\n" + paragraphs(6));
        for (const Slide &part : crowded.view->split(*crowded.page, crowded.slide))
            QVERIFY(!std::holds_alternative<course::Heading>(part.blocks.last().content));
    }
}

void TestSlideView::headingsAloneFillTheirSlides()
{
    QByteArray text;
    for (int i = 0; i < 30; ++i)
        text += "### Heading " + QByteArray::number(i) + "\n\n";
    const Projected crowded("## All\n\n" + text);
    const QList<Slide> parts = crowded.view->split(*crowded.page, crowded.slide);
    QVERIFY2(parts.size() >= 2 && parts.size() <= 5, qPrintable(QString::number(parts.size())));
}

void TestSlideView::whatNoTypeIsSmallEnoughForIsCut()
{
    const Projected crowded(paragraphs(14), {640, 360});
    QVERIFY(crowded.view->isOverfull());
    QVERIFY(crowded.view->isCut());
    crowded.view->resize(1920, 1080);
    crowded.view->fit();
    QVERIFY(!crowded.view->isCut()); // a picture of this one, made smaller, shows it all
}

void TestSlideView::whatFitsIsNotSplit()
{
    const Projected more(paragraphs(5));
    const QList<Slide> parts = more.view->split(*more.page, more.slide);
    QCOMPARE(parts.size(), 1);
    QCOMPARE(parts[0].blocks.size(), more.slide.blocks.size());
}

void TestSlideView::anExhibitAloneHasTheWholeSlide()
{
    const QByteArray exhibit = "```{exhibit} reach\nid: r\ntitle: How far?\ntry: Try it.\n```\n\n";
    const Projected alone("## Heading\n\n" + exhibit);
    const Projected beside("## Heading\n\n" + exhibit + "Words.\n");
    const auto view = [](const Projected &of) { return of.blocks()->findChild<exhibits::ExhibitView *>(); };
    QVERIFY(view(alone));
    QCOMPARE(view(alone)->role(), exhibits::Role::Audience);
    const auto heading = [](const Projected &of) {
        return of.view->findChild<ui::ProseView *>(QString(), Qt::FindDirectChildrenOnly);
    };
    QVERIFY(heading(alone)->isHidden());
    QVERIFY(!heading(beside)->isHidden());
    const QRect place(view(alone)->mapTo(alone.view.get(), QPoint()), view(alone)->size());
    QVERIFY(std::abs(place.center().x() - kScreen.width() / 2) <= 2);
    QVERIFY(place.bottom() < kScreen.height());
}

QTEST_MAIN(TestSlideView)
#include "tst_slide_view.moc"
