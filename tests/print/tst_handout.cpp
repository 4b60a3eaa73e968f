// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons made to break a sheet: what is long, wide or heavy must come out whole.
#include "ui/print/handout_dialog.h"

#include <memory>

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPrinter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "pdf_tools.h"
#include "stage.h"
#include "ui/print/pdf_export.h"
#include "ui/print/print_run.h"

using namespace nunchi;
using ui::HandoutDialog;
using ui::HandoutRequest;
using ui::PrintedAnswers;

namespace {

QByteArray front(const char *title)
{
    return QByteArray("---\ntitle: ") + title + "\n---\n\n";
}

QByteArray longTable(int rows)
{
    QByteArray text("| Headline | Second |\n|---|---|\n");
    for (int row = 0; row < rows; ++row) {
        const QByteArray n = QByteArray::number(row);
        text += "| row" + n + "begin | several words that need more than one line in their narrow column, so that a row "
            "is tall enough to be cut by a careless printer, row" + n + "end |\n";
    }
    return text;
}

/// Of each word of a kind its sheet and box.
const pdf::Word *find(const QList<pdf::Word> &words, const QString &text)
{
    for (const pdf::Word &word : words)
        if (word.text == text)
            return &word;
    return nullptr;
}

} // namespace

class TestHandout : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_out;
    int m_count = 0;

    QString path() { return m_out.filePath(QStringLiteral("%1.pdf").arg(++m_count)); }

    QString exported(const stage::CourseFolder &folder, PrintedAnswers answers = PrintedAnswers::Key)
    {
        const auto session = stage::openSession(folder.path());
        session->setLanguage(QStringLiteral("en"));
        HandoutRequest request = HandoutRequest::course(*session);
        request.answers = answers;
        const QString file = path();
        stage::Stage stage(*session);
        ui::PdfExport run(stage.context, request, file);
        if (const auto error = run.run())
            qFatal("%s", qPrintable(*error));
        return file;
    }

    QString exported(const QByteArray &page, PrintedAnswers answers = PrintedAnswers::Key)
    {
        const stage::CourseFolder folder;
        folder.addPage(QStringLiteral("01-first"), front("K") + page, front("First page") + page);
        return exported(folder, answers);
    }

private Q_SLOTS:
    void rowsAreNeverCutAndHeadsAreRepeated()
    {
        const QString file = exported(longTable(60));
        const QList<pdf::Word> words = pdf::words(file);
        QVERIFY(pdf::sheets(file) >= 3);
        for (int row = 0; row < 60; ++row) {
            const pdf::Word *begin = find(words, QStringLiteral("row%1begin").arg(row));
            const pdf::Word *end = find(words, QStringLiteral("row%1end").arg(row));
            QVERIFY2(begin && end, QByteArray::number(row).constData());
            QCOMPARE(begin->sheet, end->sheet);
        }
        QHash<int, int> heads;
        for (const pdf::Word &word : words)
            if (word.text == QLatin1String("Headline"))
                ++heads[word.sheet];
        for (int sheet = 1; sheet <= pdf::sheets(file); ++sheet)
            QCOMPARE(heads.value(sheet), 1);
    }

    void wideTablesShrink()
    {
        QByteArray head("|");
        QByteArray rule("|");
        QByteArray row("|");
        for (int i = 0; i < 16; ++i) {
            head += " unbreakableheading" + QByteArray::number(i) + " |";
            rule += "---|";
            row += " cell" + QByteArray::number(i) + " |";
        }
        const QList<pdf::Word> words = pdf::words(exported(head + '\n' + rule + '\n' + row + '\n'));
        const pdf::Word *last = find(words, QStringLiteral("cell15"));
        QVERIFY(last);
        QVERIFY(find(words, QStringLiteral("unbreakableheading15")));
        QVERIFY(last->box.right() < 595 - 56);
    }

    void codeLinesStayWhole()
    {
        QByteArray code("```\n");
        for (int line = 0; line < 90; ++line)
            code += "line" + QByteArray::number(line) + " = something(long, enough, to, fill, the, column, of, text, and, more, end"
                + QByteArray::number(line) + ")\n";
        const QList<pdf::Word> words = pdf::words(exported(code + "```\n"));
        for (int line = 0; line < 90; ++line) {
            const pdf::Word *begin = find(words, QStringLiteral("line%1").arg(line));
            const pdf::Word *end = find(words, QStringLiteral("end%1)").arg(line));
            QVERIFY(begin && end);
            QCOMPARE(begin->sheet, end->sheet);
            QVERIFY(std::abs(begin->box.center().y() - end->box.center().y()) < 1);
            QVERIFY(end->box.right() < 595 - 56);
        }
    }

    void headingsStayWithTheirText()
    {
        QByteArray text;
        for (int i = 0; i < 40; ++i)
            text += "## Heading" + QByteArray::number(i) + "\n\n"
                + QByteArray("follows" + QByteArray::number(i) + " ") + QByteArray("words and words ").repeated(15) + "\n\n";
        const QList<pdf::Word> words = pdf::words(exported(text));
        for (int i = 0; i < 40; ++i)
            QCOMPARE(find(words, QStringLiteral("Heading%1").arg(i))->sheet,
                find(words, QStringLiteral("follows%1").arg(i))->sheet);
    }

    void questionsAndChoicesStayWhole()
    {
        QByteArray text;
        for (int i = 0; i < 12; ++i) {
            const QByteArray n = QByteArray::number(i);
            text += "```{quiz} quiz" + n + "\ntype: single\nask: ask" + n + " something?\nexplain: explained" + n
                + "\nhint: h\nchoices:\n  - text: first" + n + "\n    right: true\n    why: y\n  - text: second choice that ends with last"
                + n + "\n    why: n\n```\n\n";
        }
        const QString file = exported(text);
        const QList<pdf::Word> words = pdf::words(file);
        for (int i = 0; i < 12; ++i)
            QCOMPARE(find(words, QStringLiteral("ask%1").arg(i))->sheet, find(words, QStringLiteral("last%1").arg(i))->sheet);
        // Each number in the key leads back, each question to its answer.
        const QHash<QString, int> places = pdf::destinations(file);
        QCOMPARE(places.value(QStringLiteral("l/block:quiz3")), find(words, QStringLiteral("ask3"))->sheet);
        QCOMPARE(places.value(QStringLiteral("l/block:quiz3/answer")), find(words, QStringLiteral("explained3"))->sheet);
        QVERIFY(!pdf::text(exported(text, PrintedAnswers::None)).contains(QStringLiteral("explained")));
    }

    void notesStandAtTheFootAndAddressesArePrinted()
    {
        const QByteArray page = "Text with a note[^a] and more.\n\n[^a]: The note's own words.\n\n"
            + QByteArray("filling words ").repeated(40) + "\n";
        const QString file = exported(page);
        const QList<pdf::Word> words = pdf::words(file);
        const pdf::Word *note = find(words, QStringLiteral("own"));
        QVERIFY(note);
        QVERIFY(note->box.top() > 700); // the foot of an A4 sheet
        QVERIFY(pdf::destinations(file).contains(QStringLiteral("l/first/note:a")));
    }

    void formulasAndTermsOfEveryKind()
    {
        const QString file = exported("$$\\Q{q} \\cdot \\K{k} = \\frac{a}{b}$$\n\n> quoted\n\n1. one\n2. two\n   - deep\n\n"
                                      "```{columns}\nleft words\n\n+++\n\nright words\n```\n");
        QCOMPARE(pdf::pixelImages(file), 0);
        const QString text = pdf::text(file);
        for (const char *word : {"quoted", "one", "deep"})
            QVERIFY(text.contains(QLatin1String(word)));
    }

    void everyBlockOfTheFormatIsPrinted()
    {
        const stage::CourseFolder folder;
        const QString figures = QDir(folder.path()).filePath(QStringLiteral("l/figures"));
        QVERIFY(QDir().mkpath(figures));
        QFile svg(QDir(figures).filePath(QStringLiteral("line.svg")));
        QVERIFY(svg.open(QIODevice::WriteOnly));
        svg.write("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 40'><path d='M5 5 L95 35' stroke='#000'/></svg>");
        svg.close();
        folder.addPage(QStringLiteral("01-first"), front("K") + "x",
            front("First")
                + "```{figure} figures/line.svg\n:alt: a line\n\nThe captionword.\n```\n\n"
                  "```{exact} Titleword\n:level: graduate\n\nExactwords here.\n```\n\n"
                  "```{python} Programtitle\nfor token in tokens:\n    print(token)\n```\n\n"
                  "```{table} Tablecaption\n:mark-rows: 1\n\n| a | b |\n|---|--:|\n| x | 1.5 |\n| y | 22.25 |\n```\n\n"
                  "A [guide](https://example.org/guide) to it.\n");
        const QString file = exported(folder);
        const QString text = pdf::text(file);
        for (const char *word : {"captionword", "Titleword", "Graduate", "Exactwords", "Programtitle", "print(token)",
                 "Tablecaption", "22.25", "https://example.org/guide"})
            QVERIFY2(text.contains(QLatin1String(word)), word);
        QCOMPARE(pdf::pixelImages(file), 0);
    }

    void aBrokenPageSaysSo()
    {
        const stage::CourseFolder folder;
        folder.addPage(QStringLiteral("01-first"), front("K") + "x", front("First") + "words\n");
        folder.addPage(QStringLiteral("02-second"), front("둘") + "한국어 쪽\n", {});
        const QString text = pdf::text(exported(folder));
        QVERIFY(text.contains(QStringLiteral("words")));
        QVERIFY(text.contains(QStringLiteral("한국어"))); // shown in the language it was written in
    }

    void stoppingLeavesNothing()
    {
        const stage::CourseFolder folder;
        for (int i = 1; i < 20; ++i)
            folder.addPage(QStringLiteral("%1-p%2").arg(i, 2, 10, QLatin1Char('0')).arg(i), front("K"), front("P") + longTable(20));
        const auto session = stage::openSession(folder.path());
        session->setLanguage(QStringLiteral("en"));
        stage::Stage stage(*session);
        QTemporaryDir out;
        ui::PdfExport run(stage.context, HandoutRequest::course(*session), out.filePath(QStringLiteral("x.pdf")));
        QSignalSpy progress(&run, &ui::HandoutRun::progressed);
        QSignalSpy finished(&run, &ui::HandoutRun::finished);
        run.start();
        QTRY_VERIFY(progress.size() > 3);
        run.stop();
        QCOMPARE(QDir(out.path()).entryList(QDir::Files | QDir::Hidden), QStringList());
        bool later = false; // after everything that was already due
        QTimer::singleShot(0, [&later] { later = true; });
        QTRY_VERIFY(later);
        QCOMPARE(finished.size(), 0);
    }

    void aPrinterGetsTheSameSheetsAsLines()
    {
        const stage::CourseFolder folder;
        folder.addPage(QStringLiteral("01-first"), front("K"),
            front("First") + longTable(30) + "\n```{exhibit} matrix\nid: m\ntitle: Who looks?\n```\n");
        const auto session = stage::openSession(folder.path());
        session->setLanguage(QStringLiteral("en"));
        stage::Stage stage(*session);
        const HandoutRequest request = HandoutRequest::course(*session);
        const QString exportedFile = exported(folder);
        const auto print = [&](int from, int to) {
            const QString file = path();
            auto printer = ui::PrintRun::makePrinter(request);
            printer->setOutputFormat(QPrinter::PdfFormat);
            printer->setOutputFileName(file);
            printer->setFromTo(from, to);
            ui::PrintRun run(stage.context, request, std::move(printer));
            if (const auto error = run.run())
                qFatal("%s", qPrintable(*error));
            return file;
        };
        const QString all = print(0, 0);
        QCOMPARE(pdf::sheets(all), pdf::sheets(exportedFile));
        QCOMPARE(pdf::pixelImages(all), 0); // exhibits too
        QVERIFY(pdf::text(all).contains(QStringLiteral("Who looks?")));
        const QString second = print(2, 2);
        QCOMPARE(pdf::sheets(second), 1);
        QCOMPARE(pdf::text(second).simplified(), pdf::text(exportedFile, 2).simplified());
    }

    void theDialogExportsWhatIsChosen()
    {
        const stage::CourseFolder folder;
        folder.addPage(QStringLiteral("01-first"), front("K"), front("First") + "alpha\n");
        folder.addPage(QStringLiteral("02-second"), front("K"), front("Second") + "beta\n");
        const auto session = stage::openSession(folder.path());
        session->setLanguage(QStringLiteral("en"));
        session->goTo(QStringLiteral("l"), QStringLiteral("second"));
        stage::Stage stage(*session);
        QWidget window;
        HandoutDialog dialog(stage.context, HandoutDialog::Purpose::Pdf, &window);
        const QString file = m_out.filePath(QStringLiteral("chosen"));
        QString suggested;
        dialog.askFile = [&](const QString &name) {
            suggested = name;
            return file;
        };
        const auto segments = dialog.findChildren<controls::Segments *>();
        QCOMPARE(segments.size(), 3);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QTest::mouseClick(segments.at(0)->findChildren<QAbstractButton *>().at(0), Qt::LeftButton); // this page
        QTest::mouseClick(segments.at(1)->findChildren<QAbstractButton *>().at(1), Qt::LeftButton); // Letter
        QSignalSpy saved(&dialog, &HandoutDialog::saved);
        const auto buttons = dialog.findChildren<controls::Button *>();
        QTest::mouseClick(buttons.at(0), Qt::LeftButton);
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(suggested.endsWith(QStringLiteral("second-en.pdf")));
        const QString written = file + QStringLiteral(".pdf");
        QCOMPARE(saved.at(0).at(0).toString(), written);
        QVERIFY(pdf::text(written).contains(QStringLiteral("beta")));
        QVERIFY(!pdf::text(written).contains(QStringLiteral("alpha")));
        QVERIFY(pdf::info(written, QStringLiteral("Page size")).contains(QStringLiteral("letter")));
    }

    void enterPressesTheButtonThatHasTheKeyboard()
    {
        const stage::CourseFolder folder;
        folder.addPage(QStringLiteral("01-first"), front("K"), front("First") + "alpha\n");
        const auto session = stage::openSession(folder.path());
        stage::Stage stage(*session);
        HandoutDialog dialog(stage.context, HandoutDialog::Purpose::Pdf, nullptr);
        int asked = 0;
        dialog.askFile = [&](const QString &) {
            ++asked;
            return QString();
        };
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        const auto buttons = dialog.findChildren<controls::Button *>();
        QTest::keyClick(buttons.at(0), Qt::Key_Enter);
        QCOMPARE(asked, 1);
        buttons.at(1)->setFocus();
        QTest::keyClick(buttons.at(1), Qt::Key_Return);
        QCOMPARE(asked, 1);
        QVERIFY(!dialog.isVisible());
    }

    void theDialogShowsWhatHasTheKeyboard()
    {
        const stage::CourseFolder folder;
        folder.addPage(QStringLiteral("01-first"), front("K"), front("First") + "alpha\n");
        const auto session = stage::openSession(folder.path());
        stage::Stage stage(*session);
        QWidget window;
        window.show();
        HandoutDialog dialog(stage.context, HandoutDialog::Purpose::Pdf, &window);
        dialog.open();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        const auto *go = dialog.findChildren<controls::Button *>().at(0);
        // The ring's line, left of the button's body.
        const auto ring = [&] {
            const QImage image = dialog.grab().toImage();
            return QColor(image.pixel(go->mapTo(&dialog, QPoint(1, go->height() / 2))));
        };
        QTRY_COMPARE(ring(), stage.look.color(typeset::Token::Ink));
        QVERIFY(go->hasFocus());
        // It is still there after a look at another window.
        window.activateWindow();
        QTRY_VERIFY(!go->hasFocus());
        dialog.activateWindow();
        QTRY_VERIFY(go->hasFocus());
        QCOMPARE(ring(), stage.look.color(typeset::Token::Ink));
    }

    void theDialogTellsWhyItFailed()
    {
        const stage::CourseFolder folder;
        folder.addPage(QStringLiteral("01-first"), front("K"), front("First") + "alpha\n");
        const auto session = stage::openSession(folder.path());
        stage::Stage stage(*session);
        QWidget window;
        HandoutDialog dialog(stage.context, HandoutDialog::Purpose::Pdf, &window);
        dialog.askFile = [](const QString &) { return QStringLiteral("/no/such/folder/x.pdf"); };
        dialog.show();
        dialog.begin();
        const auto labels = dialog.findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
            [](const QLabel *label) { return label->isVisible() && label->text().contains(QStringLiteral("x.pdf")); }));
        QVERIFY(dialog.isVisible());
        // Nothing is squeezed to make room for the words.
        QCoreApplication::processEvents();
        for (const auto *segments : dialog.findChildren<controls::Segments *>())
            QVERIFY(segments->height() >= segments->sizeHint().height());
    }
};

QTEST_MAIN(TestHandout)
#include "tst_handout.moc"
