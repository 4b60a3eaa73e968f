// SPDX-License-Identifier: GPL-3.0-or-later
// Formulas in the text of a page: where they stand, what they say, and what happens until they are set.
#include <QAccessible>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextTable>

#include "ink.h"
#include "stage.h"
#include "ui/choice_row.h"
#include "ui/prose_view.h"
#include "ui/words.h"

using namespace nunchi;
using stage::hasColor;
using stage::InkRun;
using stage::inkRuns;
using typeset::Token;

namespace {

course::Block paragraph(const QString &text)
{
    return {QStringLiteral("p"), {}, course::Paragraph{ui::wordsWithMath(text)}};
}

course::Block display(const QString &tex)
{
    return {QStringLiteral("m"), {}, course::MathBlock{tex}};
}

course::Block table(const QStringList &cells)
{
    course::Table table;
    table.head = {ui::wordsWithMath(QStringLiteral("a")), ui::wordsWithMath(QStringLiteral("b"))};
    table.columns = {course::Align::Left, course::Align::Left};
    for (qsizetype i = 0; i + 1 < cells.size(); i += 2)
        table.rows.append({ui::wordsWithMath(cells[i]), ui::wordsWithMath(cells[i + 1])});
    return {QStringLiteral("t"), {}, table};
}


} // namespace

class TestPageFormulas : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void standsOnTheBaseline_data();
    void standsOnTheBaseline();
    void linesKeepTheirDistance();
    void particlesStayWithTheirFormula_data();
    void particlesStayWithTheirFormula();
    void copiesGiveTheSource();
    void screenReadersHearWords();
    void choicesAreNamedInWords();
    void placeholderThenFormula();
    void knownFormulasDoNotMoveThePage();
    void manyComeInBatches();
    void faultsAreSaidInPlace_data();
    void faultsAreSaidInPlace();
    void coloursFollowTheTheme();
    void wideDisplaysShrink();
    void cellsHoldTheirFormulas();

private:
    void show(const course::Blocks &blocks, int width = 620);
    void settle();
    QImage picture();

    std::unique_ptr<stage::CourseFolder> m_folder;
    std::unique_ptr<session::Session> m_session;
    std::unique_ptr<stage::Stage> m_stage;
    std::unique_ptr<ui::ProseView> m_view;
};

void TestPageFormulas::init()
{
    m_folder = std::make_unique<stage::CourseFolder>();
    m_folder->addPage(QStringLiteral("01-first"), "---\ntitle: T\n---\n\nT\n", "---\ntitle: T\n---\n\nT\n");
    m_session = stage::openSession(m_folder->path());
    m_stage = std::make_unique<stage::Stage>(*m_session);
    m_view = std::make_unique<ui::ProseView>(m_stage->context);
}

void TestPageFormulas::cleanup()
{
    m_view.reset();
    m_stage.reset();
    m_session.reset();
    m_folder.reset();
}

void TestPageFormulas::show(const course::Blocks &blocks, int width)
{
    m_view->resize(width, 100);
    m_view->setBlocks(blocks);
    m_view->resize(width, m_view->heightForWidth(width));
    m_view->show();
}

void TestPageFormulas::settle()
{
    QTRY_VERIFY_WITH_TIMEOUT(m_stage->formulas->isSettled(), 20'000);
    QCoreApplication::processEvents();
    m_view->resize(m_view->width(), m_view->heightForWidth(m_view->width()));
}

QImage TestPageFormulas::picture()
{
    m_view->clearFocus(); // no caret
    QImage image(m_view->size(), QImage::Format_RGB32);
    image.fill(m_stage->look.color(Token::Paper));
    m_view->render(&image, {}, {}, QWidget::DrawChildren);
    return image;
}

void TestPageFormulas::standsOnTheBaseline_data()
{
    QTest::addColumn<QString>("formula");
    QTest::addColumn<double>("scale");
    for (const double scale : {1.0, 1.7, 3.0}) {
        QTest::addRow("flat, %.1f", scale) << QStringLiteral("\\mathrm{H}") << scale;
        QTest::addRow("deep, %.1f", scale) << QStringLiteral("\\mathrm{H}\\qquad{}_{\\frac{1}{\\frac{2}{3}}}") << scale;
        QTest::addRow("high, %.1f", scale) << QStringLiteral("\\mathrm{H}\\qquad{}^{\\frac{1}{\\frac{2}{3}}}") << scale;
        QTest::addRow("both, %.1f", scale) << QStringLiteral("\\mathrm{H}\\qquad\\dfrac{\\dfrac{1}{2}}{3}") << scale;
    }
}

void TestPageFormulas::standsOnTheBaseline()
{
    QFETCH(QString, formula);
    QFETCH(double, scale);
    m_stage->look.setTextScale(scale);
    show({paragraph(QStringLiteral("H $%1$ H").arg(formula))}, 1200);
    settle();
    const QList<InkRun> runs = inkRuns(picture(), static_cast<int>(2 * scale));
    QVERIFY(runs.size() >= 3);
    // The first word of the text, the formula's own letter, the last word of the text.
    QStringList found;
    for (const InkRun &run : runs)
        found << QStringLiteral("%1-%2: %3").arg(run.left).arg(run.right).arg(run.bottom);
    const QByteArray all = found.join(QStringLiteral(", ")).toUtf8();
    QVERIFY2(std::abs(runs[1].bottom - runs[0].bottom) <= 1, all);
    QVERIFY2(runs.last().bottom == runs[0].bottom, all);
}

void TestPageFormulas::linesKeepTheirDistance()
{
    const QString words = QStringLiteral("가나다라 마바사아 자차카타 파하가나 다라마바 사아자차 카타파하 ").repeated(4);
    show({paragraph(words)}, 300);
    const QTextLayout *plain = m_view->document()->begin().layout();
    const qreal distance = plain->lineAt(1).y() - plain->lineAt(0).y();
    QString mixed = words;
    mixed.replace(QStringLiteral("자차"), QStringLiteral("$x_i$")).replace(QStringLiteral("다라"), QStringLiteral("$\\sqrt{d_k}$"));
    show({paragraph(mixed)}, 300);
    settle();
    const QTextLayout *layout = m_view->document()->begin().layout();
    QVERIFY(layout->lineCount() > 4);
    for (int i = 1; i < layout->lineCount(); ++i)
        QVERIFY2(std::abs(layout->lineAt(i).y() - layout->lineAt(i - 1).y() - distance) <= 1,
            qPrintable(QString::number(i)));
}

void TestPageFormulas::particlesStayWithTheirFormula_data()
{
    QTest::addColumn<int>("width");
    for (int width = 150; width <= 640; width += 17)
        QTest::addRow("%d px", width) << width;
}

void TestPageFormulas::particlesStayWithTheirFormula()
{
    QFETCH(int, width);
    show({paragraph(QStringLiteral("그래서 임베딩 $x_i$에 행렬$W_Q$를 곱해 벡터($q_i$)를 만들고, $q_i$와 $k_j$의 내적을 "
                                   "“$\\sqrt{d_k}$”로 나누면 점수 $s_{ij}$가, 여기에 $n$개의 값$v_j$를 섞으면 $z_i$예요."))},
        width);
    settle();
    const QTextBlock block = m_view->document()->begin();
    const QString text = block.text();
    QCOMPARE(text.count(QChar::ObjectReplacementCharacter), 10);
    for (int i = 0; i + 1 < block.layout()->lineCount(); ++i) {
        const QTextLine line = block.layout()->lineAt(i);
        const QString shown = text.mid(line.textStart(), line.textLength());
        QVERIFY2(shown.back().isSpace(), qPrintable(shown));
        QVERIFY(line.naturalTextWidth() <= width + 1);
    }
    // Nothing stands right behind an object but a space: the particle is drawn with the formula.
    for (qsizetype at = text.indexOf(QChar::ObjectReplacementCharacter); at >= 0;
         at = text.indexOf(QChar::ObjectReplacementCharacter, at + 1))
        QVERIFY(at + 1 == text.size() || text[at + 1].isSpace() || text[at + 1] == ui::kStrut);
    QVERIFY(m_view->spokenText().contains(QStringLiteral("를 곱해")));
}

void TestPageFormulas::copiesGiveTheSource()
{
    show({paragraph(QStringLiteral("벡터 $x_i$에 $W$를 곱해요.")), display(QStringLiteral("a = b")),
        table({QStringLiteral("$q$"), QStringLiteral("질의 $q_i$다")})});
    settle();
    QTextCursor all(m_view->document());
    all.select(QTextCursor::Document);
    const QString copied = ui::textWithSource(all);
    QVERIFY2(copied.startsWith(QStringLiteral("벡터 $x_i$에 $W$를 곱해요.\n$$a = b$$\n")), qPrintable(copied));
    QVERIFY2(copied.contains(QStringLiteral("a\tb\n$q$\t질의 $q_i$다")), qPrintable(copied));
    QVERIFY(!copied.contains(QChar::ObjectReplacementCharacter));
}

void TestPageFormulas::screenReadersHearWords()
{
    show({paragraph(QStringLiteral("The score $s_{ij}$, then $\\frac{1}{2}$."))});
    settle();
    QAccessibleInterface *face = QAccessible::queryAccessibleInterface(m_view.get());
    QVERIFY(face);
    QAccessibleTextInterface *text = face->textInterface();
    QVERIFY(text);
    const QString all = text->text(0, text->characterCount());
    QVERIFY2(all.contains(QStringLiteral("1 over 2")) && all.contains(QStringLiteral(" sub ")), qPrintable(all));
    QVERIFY(!all.contains(QChar::ObjectReplacementCharacter));
    QVERIFY(face->text(QAccessible::Value).contains(QStringLiteral("1 over 2")));
    // Letter by letter, too: offsets are the document's, where a formula is one.
    const int object =
        static_cast<int>(m_view->toPlainText().indexOf(QChar::ObjectReplacementCharacter));
    int start = 0;
    int end = 0;
    const QString one = text->textAtOffset(object, QAccessible::CharBoundary, &start, &end);
    QVERIFY2(one.contains(QStringLiteral(" sub ")), qPrintable(one));
    QCOMPARE(start, object);
    QCOMPARE(end, object + 1);
    QCOMPARE(text->textAtOffset(object - 3, QAccessible::WordBoundary, &start, &end), QStringLiteral("score"));
    QCOMPARE(text->textAtOffset(0, QAccessible::LineBoundary, &start, &end), all);
}

void TestPageFormulas::choicesAreNamedInWords()
{
    course::Choice choice;
    choice.text = ui::wordsWithMath(QStringLiteral("It is $n^2$."));
    ui::ChoiceRow row(m_stage->context, true);
    row.setChoice(choice);
    QTRY_VERIFY(m_stage->formulas->isSettled());
    QTRY_COMPARE(row.accessibleName(), QStringLiteral("It is n squared."));
}

void TestPageFormulas::placeholderThenFormula()
{
    QSignalSpy arrived(m_view.get(), &ui::ProseView::formulasArrived);
    show({paragraph(QStringLiteral("H $\\mathfrak{Z}^{\\mathfrak{Y}}$ H"))});
    const QImage before = picture();
    QVERIFY(hasColor(before, m_stage->look.color(Token::Ink))); // its neighbours
    QVERIFY(inkRuns(before, 4).size() >= 3); // and something faint in its place
    settle();
    QCOMPARE(arrived.count(), 1);
    QVERIFY(picture() != before);
}

void TestPageFormulas::knownFormulasDoNotMoveThePage()
{
    const course::Blocks blocks{paragraph(QStringLiteral("왼쪽 $\\dfrac{\\beta^{2}}{\\gamma}$ 오른쪽")),
        display(QStringLiteral("\\sum_{\\beta=1}^{\\gamma} \\beta"))};
    show(blocks);
    settle();
    const int height = m_view->height();
    const QImage settled = picture();
    m_view = std::make_unique<ui::ProseView>(m_stage->context);
    QSignalSpy arrived(m_view.get(), &ui::ProseView::formulasArrived);
    show(blocks);
    QCOMPARE(m_view->height(), height);
    QCOMPARE(picture(), settled);
    QVERIFY(m_stage->formulas->isSettled()); // nothing was asked for
    QCoreApplication::processEvents();
    QCOMPARE(arrived.count(), 0);
}

void TestPageFormulas::manyComeInBatches()
{
    course::Blocks blocks;
    for (int i = 0; i < 60; ++i)
        blocks << paragraph(QStringLiteral("Number %1: $\\xi_{%1}^{%2}$.").arg(i).arg(i * 7));
    QSignalSpy arrived(m_view.get(), &ui::ProseView::formulasArrived);
    QSignalSpy batches(m_stage->formulas.get(), &typeset::Typesetter::arrived);
    show(blocks);
    QElapsedTimer timer;
    timer.start();
    settle();
    QVERIFY(batches.count() <= timer.elapsed() / 16 + 2);
    QCOMPARE(arrived.count(), batches.count()); // each is laid out once
}

void TestPageFormulas::faultsAreSaidInPlace_data()
{
    QTest::addColumn<bool>("asDisplay");
    QTest::newRow("in the line") << false;
    QTest::newRow("on lines of its own") << true;
}

void TestPageFormulas::faultsAreSaidInPlace()
{
    QFETCH(bool, asDisplay);
    const QString tex = QStringLiteral("\\nosuch{x}");
    show({asDisplay ? display(tex) : paragraph(QStringLiteral("Before $%1$ after.").arg(tex))});
    settle();
    const QString text = m_view->toPlainText();
    QVERIFY2(text.contains(tex) && text.contains(QChar(0x26A0)), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("There is no command \\nosuch here")), qPrintable(text));
    QVERIFY(m_view->spokenText().contains(QStringLiteral("There is no command")));
    const QImage image = picture();
    QVERIFY(hasColor(image, m_stage->look.color(Token::NoteTint)));
    QTextCursor all(m_view->document());
    all.select(QTextCursor::Document);
    const QString dollars = asDisplay ? QStringLiteral("$$") : QStringLiteral("$");
    QVERIFY2(ui::textWithSource(all).contains(dollars + tex + dollars), qPrintable(ui::textWithSource(all)));
    QCOMPARE(ui::textWithSource(all).count(QStringLiteral("nosuch")), 1);
}

void TestPageFormulas::coloursFollowTheTheme()
{
    m_stage->look.setTextScale(3);
    show({paragraph(QStringLiteral("$\\Q{Q}$ $\\K{K}$ $\\V{V}$ $\\W{w}$ $x$"))});
    settle();
    for (const auto theme : {typeset::ThemeName::Light, typeset::ThemeName::Dark, typeset::ThemeName::Projector}) {
        m_stage->look.setTheme(theme);
        const QImage image = picture();
        for (const Token token : {Token::QText, Token::KText, Token::VText, Token::WText, Token::Ink})
            QVERIFY(hasColor(image, m_stage->look.color(token)));
    }
}

void TestPageFormulas::wideDisplaysShrink()
{
    const QString tex = QStringLiteral("a+b+c+d+e+f+g+h+i+j+k+l+m+n+o+p+q+r+s+t+u+v+w+x+y+z");
    show({display(tex)}, 1200);
    settle();
    const QTextLine whole = m_view->document()->begin().layout()->lineAt(0);
    QVERIFY(whole.naturalTextWidth() < 1000);
    // In the middle of the column.
    QVERIFY(std::abs(whole.naturalTextRect().center().x() - 600) <= 2);
    const qreal height = whole.height();
    show({display(tex)}, 200);
    const QTextLine small = m_view->document()->begin().layout()->lineAt(0);
    QVERIFY2(small.naturalTextWidth() <= 200.5, qPrintable(QString::number(small.naturalTextWidth())));
    QVERIFY(small.height() < height);
    QVERIFY(m_view->document()->size().width() <= 201);
}

void TestPageFormulas::cellsHoldTheirFormulas()
{
    const course::Blocks blocks{table({QStringLiteral("점수 $\\frac{q_1 \\cdot k_1}{\\sqrt{d_k}}$를"),
        QStringLiteral("$q_1 k_1 + q_2 k_2 + q_3 k_3 + q_4 k_4$"), QStringLiteral("$n$"),
        QStringLiteral("토큰이 몇 개인지 세어 본 수예요")})};
    show(blocks);
    settle();
    for (const int width : {140, 200, 320, 480, 620}) {
        show(blocks, width);
        const QTextCursor start(m_view->document()->begin().next());
        const QTextTable *cells = start.currentTable();
        QVERIFY(cells);
        const auto lengths = cells->format().columnWidthConstraints();
        for (int row = 0; row < cells->rows(); ++row)
            for (int column = 0; column < 2; ++column) {
                const QTextBlock block = cells->cellAt(row, column).firstCursorPosition().block();
                for (int i = 0; i < block.layout()->lineCount(); ++i)
                    QVERIFY2(block.layout()->lineAt(i).naturalTextWidth() <= lengths[column].rawValue() + 1
                            || !block.text().contains(QChar::ObjectReplacementCharacter),
                        qPrintable(QStringLiteral("%1 px: %2 > %3").arg(width)
                                       .arg(block.layout()->lineAt(i).naturalTextWidth())
                                       .arg(lengths[column].rawValue())));
            }
    }
}

QTEST_MAIN(TestPageFormulas)
#include "tst_page_formulas.moc"
