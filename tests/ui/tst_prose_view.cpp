// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prose_view.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextTable>

#include "stage.h"
#include "ui/box_view.h"
#include "ui/page_view.h"
#include "ui/words.h"

using namespace nunchi;

namespace {

constexpr auto kKorean = R"(---
title: 한 토큰, 세 벡터
minutes: 1
---

토큰 하나가 맡은 일은 셋이에요. 찾는 것을 묻고, 가진 것을 내걸고, 찾아온 토큰에게 내용을 건네요. 그래서 임베딩 $x_i$에 서로 다른 행렬 셋을 곱해 벡터를 세 개씩 만들어요. **어텐션(attention)**은 어디를 볼지 배우고, [다음 쪽](page:second)에서 이어져요.

- 첫째, 거리를 따지지 않아요. 바로 옆자리든 500칸 떨어진 자리든 한 걸음이라는 뜻이에요.
- 둘째, 차례를 기다리지 않아요.

| 이름 | 뜻 |
|---|---|
| {q}`질의`(query) | 나는 지금 무엇을 찾고 있나? |
| {k}`열쇠`(key) | 나에게는 무엇이 있나? |

```{key}
모든 자리가 모든 자리를 봐요.
```

```{speaker}
비밀이에요.
```

마지막 문단이에요.
)";

constexpr auto kBroken =
    "---\ntitle: Broken\nminutes: 1\n---\n\n```{exhibit} no-such-thing\nid: x\n```\n\nWords stay.\n";

/// The lines of a document as (text of the line, what follows it in the same paragraph).
struct Line
{
    QString text;
    QString rest;
    qreal width = 0;
};

QList<Line> linesOf(const QTextDocument &document)
{
    QList<Line> lines;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QTextLayout *layout = block.layout();
        for (int i = 0; i < layout->lineCount(); ++i) {
            const QTextLine line = layout->lineAt(i);
            const int end = line.textStart() + line.textLength();
            lines << Line{
                block.text().mid(line.textStart(), line.textLength()), block.text().mid(end), line.naturalTextWidth()};
        }
    }
    return lines;
}

} // namespace

class TestProseView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void koreanWordsStayWhole_data();
    void koreanWordsStayWhole();
    void aLineHoldsThirtyFourToThirtyNineSyllables();
    void heightFollowsWidthAndSize();
    void writtenAtAnotherHeightItDoesNotScroll();
    void listMarkersHang();
    void markersOfTwoDigitsHang();
    void copyGivesTheSourceOfFormulas();
    void pageKeysPassThrough();
    void shiftArrowsSelect();
    void linksByTabAndEnter();
    void mouseSelects();
    void studentsNeverSeeTheSpeakersNotes();
    void theBoxIsNamed();
    void missingTranslationIsSaid();
    void faultsAreShownInPlace();

private:
    ui::ProseView *firstProse(ui::PageView &page) const;
    QString allText(ui::PageView &page) const;

    std::unique_ptr<stage::CourseFolder> m_folder;
    std::unique_ptr<session::Session> m_session;
    std::unique_ptr<stage::Stage> m_stage;
};

void TestProseView::init()
{
    m_folder = std::make_unique<stage::CourseFolder>();
    m_folder->addPage(QStringLiteral("01-first"), kKorean, {});
    m_folder->addPage(QStringLiteral("02-second"), kBroken, kBroken);
    m_session = stage::openSession(m_folder->path());
    m_session->setLanguage(QStringLiteral("ko"));
    m_stage = std::make_unique<stage::Stage>(*m_session);
}

void TestProseView::cleanup()
{
    m_stage.reset();
    m_session.reset();
    m_folder.reset();
}

ui::ProseView *TestProseView::firstProse(ui::PageView &page) const
{
    page.showPage();
    page.resize(1110, page.heightForWidth(1110));
    page.buildAll(1110);
    page.resize(1110, page.heightForWidth(1110));
    page.show();
    for (QWidget *part : page.parts().mid(1))
        if (auto *prose = qobject_cast<ui::ProseView *>(part))
            return prose;
    qFatal("no prose");
}

QString TestProseView::allText(ui::PageView &page) const
{
    QString text;
    for (auto *prose : page.findChildren<ui::ProseView *>())
        if (!prose->isHidden())
            text += prose->toPlainText() + QLatin1Char('\n');
    return text;
}

void TestProseView::koreanWordsStayWhole_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<double>("scale");
    for (int width = 240; width <= 640; width += 23)
        QTest::addRow("%d px", width) << width << 1.0;
    QTest::newRow("large type") << 620 << 2.0;
}

void TestProseView::koreanWordsStayWhole()
{
    QFETCH(int, width);
    QFETCH(double, scale);
    m_stage->look.setTextScale(scale);
    ui::PageView page(m_stage->context);
    ui::ProseView *prose = firstProse(page);
    prose->resize(width, prose->heightForWidth(width));
    int wrapped = 0;
    for (const Line &line : linesOf(*prose->document())) {
        if (line.rest.isEmpty())
            continue;
        ++wrapped;
        const bool afterSpace = line.text.back().isSpace();
        const bool oneWord = !line.text.trimmed().contains(QLatin1Char(' '));
        QVERIFY2(afterSpace || oneWord, qPrintable(line.text + QLatin1Char('|') + line.rest));
        QVERIFY(line.width <= width + 1);
    }
    QVERIFY(wrapped > 2);
}

void TestProseView::aLineHoldsThirtyFourToThirtyNineSyllables()
{
    QVERIFY2(m_stage->look.fonts().hasHangul(), "the tests need a font for Hangul: packages.txt names one");
    ui::PageView page(m_stage->context);
    ui::ProseView *prose = firstProse(page);
    const QFontMetricsF metrics(prose->document()->defaultFont());
    const qreal syllables = prose->width() / metrics.horizontalAdvance(QChar(0xAC00));
    QVERIFY2(syllables >= 34 && syllables <= 40, qPrintable(QString::number(syllables)));
}

void TestProseView::heightFollowsWidthAndSize()
{
    ui::PageView page(m_stage->context);
    ui::ProseView *prose = firstProse(page);
    const int wide = prose->heightForWidth(620);
    QVERIFY(prose->heightForWidth(300) > wide);
    QCOMPARE(prose->heightForWidth(620), wide);
    m_stage->look.setTextScale(2);
    QVERIFY(prose->heightForWidth(620) > 2 * wide);
    // Nothing of the text is outside, and no bar scrolls it.
    prose->resize(620, prose->heightForWidth(620));
    QVERIFY(prose->document()->size().height() <= prose->height());
    QVERIFY(!prose->verticalScrollBar()->isVisible());
}

void TestProseView::writtenAtAnotherHeightItDoesNotScroll()
{
    ui::ProseView view(m_stage->context);
    view.resize(300, 1);
    view.show();
    const auto text = [](const QString &word) {
        return course::Blocks{{QStringLiteral("p1"), {}, course::Paragraph{ui::words(QString(word + u' ').repeated(60))}}};
    };
    view.setBlocks(text(QStringLiteral("first")));
    view.setBlocks(text(QStringLiteral("second")));
    view.resize(300, view.heightForWidth(300));
    QCoreApplication::processEvents();
    QVERIFY(view.height() > 60);
    QCOMPARE(view.verticalScrollBar()->value(), 0);
    QTextCursor start(view.document());
    QCOMPARE(view.cursorRect(start).top(), 0);
}

void TestProseView::listMarkersHang()
{
    ui::PageView page(m_stage->context);
    ui::ProseView *prose = firstProse(page);
    prose->resize(300, prose->heightForWidth(300));
    for (QTextBlock block = prose->document()->begin(); block.isValid(); block = block.next()) {
        if (!block.text().startsWith(QChar(0x2022)))
            continue;
        const QTextLayout *layout = block.layout();
        QVERIFY(layout->lineCount() > 1 || block.text().size() < 30);
        const int textStart = static_cast<int>(block.text().indexOf(QLatin1Char('\t'))) + 1;
        const qreal first = layout->lineAt(0).cursorToX(textStart);
        if (layout->lineCount() > 1) {
            QVERIFY(std::abs(layout->lineAt(1).cursorToX(layout->lineAt(1).textStart()) - first) < 1.5);
            return;
        }
    }
    QFAIL("no list with a second line");
}

void TestProseView::markersOfTwoDigitsHang()
{
    course::BlockList list{true, 8, {}};
    for (int i = 0; i < 4; ++i)
        list.items << course::Blocks{course::Block{{}, {}, course::Paragraph{ui::words(QStringLiteral("x"))}}};
    ui::ProseView prose(m_stage->context);
    prose.resize(400, 10);
    prose.setBlocks({course::Block{{}, {}, list}});
    prose.resize(400, prose.heightForWidth(400));
    QList<qreal> texts;
    for (QTextBlock block = prose.document()->begin(); block.isValid(); block = block.next()) {
        const qreal left = block.layout()->position().x() + block.layout()->lineAt(0).x();
        const qsizetype start = block.text().indexOf(QLatin1Char('\t')) + 1;
        texts << left + block.layout()->lineAt(0).cursorToX(static_cast<int>(start)) - block.layout()->lineAt(0).x();
        QVERIFY(left >= 0); // the whole number is inside
    }
    QCOMPARE(texts.size(), 4);
    for (const qreal text : texts)
        QVERIFY2(std::abs(text - texts.first()) < 1, qPrintable(QString::number(text)));
}

void TestProseView::copyGivesTheSourceOfFormulas()
{
    ui::PageView page(m_stage->context);
    ui::ProseView *prose = firstProse(page);
    page.show();
    prose->setFocus();
    QTest::keyClick(prose, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(prose, Qt::Key_C, Qt::ControlModifier);
    const QString text = QApplication::clipboard()->text();
    QVERIFY2(text.contains(QStringLiteral("$x_i$")), qPrintable(text));
    QCOMPARE(text.count(QStringLiteral("$x_i$")), 1);
    QVERIFY(!text.contains(QChar::ObjectReplacementCharacter));
}

void TestProseView::pageKeysPassThrough()
{
    ui::PageView page(m_stage->context);
    ui::ProseView *prose = firstProse(page);
    for (const auto key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Space, Qt::Key_PageDown,
             Qt::Key_PageUp, Qt::Key_Home, Qt::Key_End}) {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        QApplication::sendEvent(prose, &event);
        QVERIFY2(!event.isAccepted(), qPrintable(QString::number(key, 16)));
    }
}

void TestProseView::shiftArrowsSelect()
{
    ui::PageView page(m_stage->context);
    ui::ProseView *prose = firstProse(page);
    page.show();
    prose->setFocus(Qt::TabFocusReason);
    prose->moveCursor(QTextCursor::Start);
    QTest::keyClick(prose, Qt::Key_Right, Qt::ControlModifier);
    QTest::keyClick(prose, Qt::Key_Right, Qt::ShiftModifier | Qt::ControlModifier);
    QVERIFY(prose->textCursor().hasSelection());
    QVERIFY(prose->textCursor().selectionStart() > 0);
}

void TestProseView::linksByTabAndEnter()
{
    ui::PageView page(m_stage->context);
    ui::ProseView *prose = firstProse(page);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    prose->setFocus(Qt::TabFocusReason);
    QTest::keyClick(prose, Qt::Key_Tab);
    QTest::keyClick(prose, Qt::Key_Return);
    QCOMPARE(m_stage->followed, QStringList{QStringLiteral("page:second")});
}

void TestProseView::mouseSelects()
{
    ui::PageView page(m_stage->context);
    ui::ProseView *prose = firstProse(page);
    page.show();
    QWidget *surface = prose->viewport();
    QTest::mousePress(surface, Qt::LeftButton, {}, QPoint(2, 12));
    QMouseEvent move(
        QEvent::MouseMove, QPointF(200, 12), surface->mapToGlobal(QPointF(200, 12)), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(surface, &move);
    QTest::mouseRelease(surface, Qt::LeftButton, {}, QPoint(200, 12));
    QVERIFY(prose->textCursor().hasSelection());
}

void TestProseView::studentsNeverSeeTheSpeakersNotes()
{
    ui::PageView page(m_stage->context);
    firstProse(page);
    const QString text = allText(page);
    QVERIFY(!text.contains(QStringLiteral("비밀")));
    QVERIFY(text.contains(QStringLiteral("마지막 문단")));
}

void TestProseView::theBoxIsNamed()
{
    ui::PageView page(m_stage->context);
    firstProse(page);
    for (QWidget *part : page.parts())
        if (auto *box = dynamic_cast<ui::BoxView *>(part)) {
            QCOMPARE(box->accessibleName(), QStringLiteral("Remember"));
            return;
        }
    QFAIL("no box");
}

void TestProseView::missingTranslationIsSaid()
{
    m_session->setLanguage(QStringLiteral("en"));
    ui::PageView page(m_stage->context);
    firstProse(page);
    const QString text = allText(page);
    QVERIFY(text.contains(QStringLiteral("It is shown in the language it was written in")));
    QVERIFY(text.contains(QStringLiteral("토큰 하나가"))); // and the page itself is there
}

void TestProseView::faultsAreShownInPlace()
{
    QVERIFY(m_session->goToPage(QStringLiteral("second")));
    ui::PageView page(m_stage->context);
    firstProse(page);
    const QString text = allText(page);
    QVERIFY2(text.contains(QStringLiteral("02-second.md:6:")), qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("no-such-thing")));
    QVERIFY(text.contains(QStringLiteral("Words stay.")));
}

QTEST_MAIN(TestProseView)
#include "tst_prose_view.moc"
