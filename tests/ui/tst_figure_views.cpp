// SPDX-License-Identifier: GPL-3.0-or-later
// Figures and programs, each made by hand.
#include "block_fixture.h"

#include <QApplication>
#include <QClipboard>
#include <QImage>
#include <QScrollBar>
#include <QTest>

#include "controls/button.h"
#include "ui/figure_view.h"
#include "ui/note_panel.h"
#include "ui/prose_view.h"
#include "ui/python_tokens.h"
#include "ui/python_view.h"
#include "ui/side_scroller.h"

using namespace nunchi;

class TestFigureViews : public BlockFixture
{
    Q_OBJECT

private Q_SLOTS:
    void figuresKeepTheirShape();
    void figuresLieOnLightPaperInTheDark();
    void aFigureThatCannotBeShownSaysSo_data();
    void aFigureThatCannotBeShownSaysSo();
    void largeFiguresAreReadElsewhere();
    void programsAreCopied();
    void longLinesScroll();
    void programsAreColoured();
};

void TestFigureViews::figuresKeepTheirShape()
{
    ui::FigureView view(m_stage->context);
    view.resize(400 + 2 * kRoom, 10);
    view.setFigure({writeFile(QStringLiteral("a.svg"), kSvg), QStringLiteral("A black box"), {}, 50, {}});
    show(view, 400 + 2 * kRoom);
    QCOMPARE(view.pictureRect().size(), QSizeF(200, 100));
    QCOMPARE(view.accessibleDescription(), QStringLiteral("A black box"));
    const QImage picture = greyOf(view);
    QVERIFY(qGray(picture.pixel(kRoom + 100, 50)) < 10);
    QVERIFY(qGray(picture.pixel(kRoom + 199, 99)) < 10);
    QVERIFY(qGray(picture.pixel(kRoom + 203, 50)) > 200);
}

void TestFigureViews::figuresLieOnLightPaperInTheDark()
{
    m_stage->look.setTheme(typeset::ThemeName::Dark);
    ui::FigureView view(m_stage->context);
    view.resize(400, 10);
    view.setFigure({writeFile(QStringLiteral("a.svg"), kSvg), QStringLiteral("A black box"), {}, 100, {}});
    show(view, 400);
    const QRectF rect = view.pictureRect();
    const QImage picture = greyOf(view);
    QVERIFY(qGray(picture.pixel(qRound(rect.left()) - 5, qRound(rect.center().y()))) > 230);
}

void TestFigureViews::aFigureThatCannotBeShownSaysSo_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    const auto add = [](const char *test, const char *name, const QByteArray &bytes) {
        QTest::newRow(test) << QString::fromLatin1(name) << bytes;
    };
    const QByteArray head = "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
                            "width='10' height='10'>";
    add("missing", "a.svg", {});
    add("cut off", "a.svg", head + "<rect");
    add("no picture", "a.png", "hello");
    add("from outside", "a.svg", head + "<image xlink:href='file:///etc/passwd'/></svg>");
    add("from the web", "a.svg", head + "<rect fill='url(http://example.org/a)'/></svg>");
    add("a style from the web", "a.svg", head + "<style>@import url(http://example.org/a.css);</style></svg>");
    add("a program", "a.svg", head + "<script>1</script></svg>");
    add("entities", "a.svg",
        "<!DOCTYPE svg [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]>" + head + "<text>&b;</text></svg>");
}

void TestFigureViews::aFigureThatCannotBeShownSaysSo()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    const QString file = bytes.isEmpty() ? m_folder->path() + QLatin1Char('/') + name : writeFile(name, bytes);
    ui::FigureView view(m_stage->context);
    view.resize(400, 10);
    view.setFigure({file, QStringLiteral("A cat"), {}, 100, {}});
    show(view, 400);
    const auto notes = view.findChildren<ui::ProseView *>();
    const bool said = std::any_of(notes.begin(), notes.end(), [&name](const ui::ProseView *each) {
        return each->isVisible() && each->toPlainText().contains(name)
            && each->toPlainText().contains(QStringLiteral("A cat"));
    });
    QVERIFY(said);
}

void TestFigureViews::largeFiguresAreReadElsewhere()
{
    QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 100'>";
    for (int i = 0; i < 2000; ++i)
        svg += "<rect x='0' y='0' width='200' height='100' fill='#000'/>";
    svg += "</svg>";
    ui::FigureView view(m_stage->context);
    view.resize(400 + 2 * kRoom, 10);
    view.setFigure({writeFile(QStringLiteral("a.svg"), svg), QStringLiteral("A box"), {}, 100, {}});
    QVERIFY(view.isLoading());
    QCOMPARE(view.heightForWidth(400 + 2 * kRoom), 200); // its size is known at once: nothing will jump
    show(view, 400 + 2 * kRoom);
    QTRY_VERIFY(!view.isLoading() && qGray(greyOf(view).pixel(kRoom + 200, 100)) < 10);
    QCOMPARE(view.heightForWidth(400 + 2 * kRoom), 200);
}

void TestFigureViews::programsAreCopied()
{
    const QString code = QStringLiteral("def f(q):\n    return q  # hm\n");
    ui::PythonView view(m_stage->context);
    view.resize(500, 10);
    view.setPython({QStringLiteral("Attention"), code});
    show(view, 500);
    view.copyButton()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(view.copyButton(), Qt::Key_Return);
    QCOMPARE(QApplication::clipboard()->text(), code);
    QCOMPARE(view.copyButton()->accessibleName(), QStringLiteral("Copied"));
    QApplication::clipboard()->clear();
    view.text()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(view.text(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(view.text(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), code.trimmed());
}

void TestFigureViews::longLinesScroll()
{
    ui::PythonView view(m_stage->context);
    view.resize(400, 10);
    view.setPython({{}, QStringLiteral("x = 1\ny = ") + QString(200, QLatin1Char('1'))});
    show(view, 400);
    QVERIFY(view.frame()->overflows());
    QCOMPARE(view.text()->document()->begin().layout()->lineCount(), 2);
    view.text()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(view.text(), Qt::Key_Right);
    QVERIFY(view.frame()->horizontalScrollBar()->value() > 0);
}

void TestFigureViews::programsAreColoured()
{
    const QString code = QStringLiteral("def attend(Q, K):  # Q is the query\n    s = \"Q\" if Q else 'it\\'s'\n"
                                        "    return sorted(K, key=len)[0] @ W_V + 1e-3 * weights");
    const auto tokenAt = [&code](const QString &text, qsizetype from = 0) {
        const qsizetype at = code.indexOf(text, from);
        for (const ui::PythonRun &run : ui::pythonRuns(code))
            if (at >= run.start && at < run.start + run.length)
                return run.token;
        return ui::PythonToken::Plain;
    };
    using Token = ui::PythonToken;
    QCOMPARE(tokenAt(QStringLiteral("def")), Token::Keyword);
    QCOMPARE(tokenAt(QStringLiteral("attend")), Token::Name);
    QCOMPARE(tokenAt(QStringLiteral("Q, K")), Token::Query);
    QCOMPARE(tokenAt(QStringLiteral("K)")), Token::Key);
    QCOMPARE(tokenAt(QStringLiteral("Q is")), Token::Comment);
    QCOMPARE(tokenAt(QStringLiteral("\"Q\"")), Token::String);
    QCOMPARE(tokenAt(QStringLiteral("it\\'s")), Token::String);
    QCOMPARE(tokenAt(QStringLiteral("key=len")), Token::Plain);
    QCOMPARE(tokenAt(QStringLiteral("W_V")), Token::Value);
    QCOMPARE(tokenAt(QStringLiteral("1e-3")), Token::Number);
    QCOMPARE(tokenAt(QStringLiteral("weights")), Token::Weight);
    // Every sign is in one run, whatever the text.
    for (const QString &odd : {code, QStringLiteral("\"\"\"open"), QStringLiteral("'"), QStringLiteral("f\\"),
             QStringLiteral("\xEA\xB0\x80 = 1")}) {
        qsizetype at = 0;
        for (const ui::PythonRun &run : ui::pythonRuns(odd)) {
            QCOMPARE(run.start, at);
            QVERIFY(run.length > 0);
            at += run.length;
        }
        QCOMPARE(at, odd.size());
    }
}

QTEST_MAIN(TestFigureViews)
#include "tst_figure_views.moc"
