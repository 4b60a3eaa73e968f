// SPDX-License-Identifier: GPL-3.0-or-later
// The real program draws pages of the lessons that come with it.
#include <QDir>
#include <QImage>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/program.h"

using namespace nunchi::tests;

namespace {

ProgramRun render(const QStringList &arguments)
{
    return runProgram(QStringList{QStringLiteral("render")} + arguments);
}

/// How many pixels differ between two pictures of one size.
int differences(const QImage &a, const QImage &b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    return count;
}

} // namespace

class TestRenderCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPageAtItsSize();
    void scaleAddsPixelsNotRoom();
    void languageAndThemeShow();
    void fullIsAsTallAsThePage();
    void aFaultyFormulaIsShownWhole();
    void setChangesTheExhibit();
    void exhibitsAreDoneDrawing();
    void aWholeLessonIntoAFolder();
    void slidesOfAPage();
    void aFullSlideIsNamed();
    void refusals_data();
    void refusals();
    void nothingIsLeftBehindWhenRefused();
    void aPageThatIsTooTallStopsThemAll();

private:
    QString file(const QString &name) const { return m_folder.filePath(name); }
    void write(const QString &name, const QByteArray &text) const;
    QImage drawn(const QStringList &arguments);
    QTemporaryDir m_folder;
};

void TestRenderCommand::write(const QString &name, const QByteArray &text) const
{
    QDir().mkpath(QFileInfo(file(name)).path());
    QFile out(file(name));
    QVERIFY(out.open(QIODevice::WriteOnly));
    QCOMPARE(out.write(text), text.size());
}

QImage TestRenderCommand::drawn(const QStringList &arguments)
{
    static int number = 0;
    const QString out = file(QStringLiteral("%1.png").arg(++number));
    const ProgramRun result = render(arguments + QStringList{QStringLiteral("--out"), out});
    if (result.code != 0)
        qWarning().noquote() << result.errors;
    return QImage(out);
}

void TestRenderCommand::aPageAtItsSize()
{
    const QImage image = drawn({QStringLiteral("13-attention/idea"), QStringLiteral("--lang"), QStringLiteral("ko"),
        QStringLiteral("--size"), QStringLiteral("1024x600")});
    QCOMPARE(image.size(), QSize(1024, 600));
    QSet<QRgb> colours;
    for (int y = 60; y < 540; ++y)
        for (int x = 260; x < 1000; ++x)
            colours.insert(image.pixel(x, y));
    QVERIFY(colours.size() > 20); // text with its smooth edges, not an empty page
}

void TestRenderCommand::scaleAddsPixelsNotRoom()
{
    const QStringList page{QStringLiteral("13-attention/idea"), QStringLiteral("--lang"), QStringLiteral("en"),
        QStringLiteral("--size"), QStringLiteral("800x600")};
    const QImage once = drawn(page);
    const QImage twice = drawn(page + QStringList{QStringLiteral("--scale"), QStringLiteral("2")});
    QCOMPARE(twice.size(), once.size() * 2);
    // The same picture: shrunk to half, few pixels are far from the original.
    const QImage shrunk = twice.scaled(once.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    int far = 0;
    for (int y = 0; y < once.height(); ++y)
        for (int x = 0; x < once.width(); ++x)
            far += std::abs(qGray(once.pixel(x, y)) - qGray(shrunk.pixel(x, y))) > 96 ? 1 : 0;
    QVERIFY2(far < once.width() * once.height() / 50, qPrintable(QString::number(far)));
    // And crisper than the small one blown up.
    QVERIFY(differences(once.scaled(twice.size()), twice) > 5000);
}

void TestRenderCommand::languageAndThemeShow()
{
    const QStringList page{QStringLiteral("13-attention/check"), QStringLiteral("--size"), QStringLiteral("800x600")};
    const QImage korean = drawn(page + QStringList{QStringLiteral("--lang"), QStringLiteral("ko")});
    const QImage english = drawn(page + QStringList{QStringLiteral("--lang"), QStringLiteral("en")});
    const QImage dark = drawn(page
        + QStringList{
            QStringLiteral("--lang"), QStringLiteral("ko"), QStringLiteral("--theme"), QStringLiteral("dark")});
    QVERIFY(differences(korean, english) > 2000);
    QVERIFY(qGray(korean.pixel(790, 300)) > 200);
    QVERIFY(qGray(dark.pixel(780, 300)) < 60);
}

void TestRenderCommand::fullIsAsTallAsThePage()
{
    const QStringList page{QStringLiteral("13-attention/three-vectors"), QStringLiteral("--lang"), QStringLiteral("en"),
        QStringLiteral("--size"), QStringLiteral("1024x600"), QStringLiteral("--full")};
    const QImage whole = drawn(page);
    QCOMPARE(whole.width(), 1024);
    QVERIFY(whole.height() > 2000);
    const QImage large = drawn(page + QStringList{QStringLiteral("--text-scale"), QStringLiteral("1.5")});
    QVERIFY(large.height() > whole.height() * 5 / 4);
}

/// Its source takes more lines than the formula was given room for.
void TestRenderCommand::aFaultyFormulaIsShownWhole()
{
    const QByteArray page = "---\ntitle: T\nminutes: 1\n---\n\nWords.\n\n$$\\nosuch{x}" + QByteArray(" + x_1^2").repeated(60)
        + "$$\n\nWords after it.\n";
    write(QStringLiteral("course/course.yaml"), "title: {en: E}\nlanguages: [en]\nlessons: [l]\n");
    write(QStringLiteral("course/l/lesson.yaml"), "title: {en: E}\nlabel: {en: E1}\nlevel: high-school\n");
    write(QStringLiteral("course/l/en/01-first.md"), page);
    const QStringList arguments{QStringLiteral("l/first"), QStringLiteral("--folder"), file(QStringLiteral("course")),
        QStringLiteral("--size"), QStringLiteral("800x900")};
    const QImage window = drawn(arguments);
    const QImage whole = drawn(arguments + QStringList{QStringLiteral("--full")});
    const QRect text(QPoint(0, 60), QSize(800, std::min(whole.height(), 900) - 160));
    QVERIFY(text.height() > 200);
    QCOMPARE(differences(window.copy(text), whole.copy(text)), 0);
}

void TestRenderCommand::setChangesTheExhibit()
{
    const QStringList page{QStringLiteral("13-attention/three-vectors"), QStringLiteral("--lang"), QStringLiteral("en"),
        QStringLiteral("--size"), QStringLiteral("1024x600"), QStringLiteral("--full")};
    const QImage before = drawn(page);
    const QImage after = drawn(page
        + QStringList{QStringLiteral("--set"), QStringLiteral("demo.step=4"), QStringLiteral("--set"),
            QStringLiteral("demo.scaled=false")});
    QVERIFY(before.size() != after.size() || differences(before, after) > 1000);
}

/// A network that is on its way still looks as it did before its first step.
void TestRenderCommand::exhibitsAreDoneDrawing()
{
    const auto learned = [this](int steps) {
        return drawn({QStringLiteral("13-attention/learned"), QStringLiteral("--lang"), QStringLiteral("en"),
            QStringLiteral("--size"), QStringLiteral("1024x1900"), QStringLiteral("--set"),
            QStringLiteral("learn.steps=%1").arg(steps)});
    };
    const int changed = differences(learned(0), learned(200)); // the arcs and the curves
    QVERIFY2(changed > 12000, qPrintable(QString::number(changed)));
}

void TestRenderCommand::aWholeLessonIntoAFolder()
{
    const QString out = file(QStringLiteral("lesson"));
    const ProgramRun result = render({QStringLiteral("13-attention"), QStringLiteral("--lang"), QStringLiteral("ko"),
        QStringLiteral("--size"), QStringLiteral("640x480"), QStringLiteral("--out"), out});
    QCOMPARE(result.code, 0);
    QCOMPARE(result.errors, QString());
    QStringList expected;
    for (const QString &page :
        QDir(QStringLiteral(NUNCHI_SOURCE_DIR "/lessons/13-attention/ko")).entryList({QStringLiteral("*.md")}))
        expected << QFileInfo(page).completeBaseName() + QStringLiteral(".png");
    QCOMPARE(QDir(out).entryList(QDir::Files), expected);
    for (const QString &picture : expected)
        QCOMPARE(QImage(QDir(out).filePath(picture)).size(), QSize(640, 480));
}

void TestRenderCommand::slidesOfAPage()
{
    const QString out = file(QStringLiteral("slides"));
    write(QStringLiteral("slides/01-idea-77.png"), "an earlier run");
    write(QStringLiteral("slides/01-idea-of-mine.png"), "not ours");
    const ProgramRun run = render({QStringLiteral("13-attention/idea"), QStringLiteral("--slides"),
        QStringLiteral("--lang"), QStringLiteral("en"), QStringLiteral("--out"), out});
    QCOMPARE(run.code, 0);
    const QStringList names = QDir(out).entryList(QDir::Files, QDir::Name);
    QVERIFY(names.size() >= 3);
    QVERIFY2(!names.contains(QStringLiteral("01-idea-77.png")), "left by an earlier run");
    QVERIFY(names.contains(QStringLiteral("01-idea-of-mine.png")));
    for (int i = 0; i + 1 < names.size(); ++i)
        QCOMPARE(names[i], QStringLiteral("01-idea-%1.png").arg(i + 1, 2, 10, QLatin1Char('0')));
    const QImage first(QDir(out).filePath(names[0]));
    const QImage second(QDir(out).filePath(names[1]));
    QCOMPARE(first.size(), QSize(1920, 1080));
    QCOMPARE(second.size(), first.size());
    QVERIFY(differences(first, second) > 5000);
}

void TestRenderCommand::aFullSlideIsNamed()
{
    QByteArray text = "---\ntitle: T\nminutes: 1\n---\n\n";
    for (int i = 0; i < 12; ++i)
        text += "A sentence that takes its room on a slide, again and again.\n\n- and a list\n- of two lines\n\n";
    write(QStringLiteral("full/course.yaml"), "title: C\nlanguages: [en]\nlessons: [l]\n");
    write(QStringLiteral("full/l/lesson.yaml"), "number: 1\nkind: lecture\ntitle: L\n");
    write(QStringLiteral("full/l/en/01-p.md"), text);
    const ProgramRun run = render({QStringLiteral("l/p"), QStringLiteral("--slides"), QStringLiteral("--folder"),
        file(QStringLiteral("full")), QStringLiteral("--out"), file(QStringLiteral("parts"))});
    QCOMPARE(run.code, 0);
    QVERIFY2(run.errors.contains(QLatin1String("en/01-p.md:")), qPrintable(run.errors));
    QVERIFY2(run.errors.contains(QLatin1String("put a --- before this line")), qPrintable(run.errors));
    QVERIFY(QDir(file(QStringLiteral("parts"))).entryList(QDir::Files).size() >= 2);
}

void TestRenderCommand::refusals_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("named"); ///< what the line on stderr must name
    const auto page = [](const QStringList &more) { return QStringList{QStringLiteral("13-attention/idea")} + more; };
    QTest::newRow("nothing") << QStringList() << QStringLiteral("13-attention");
    QTest::newRow("unknown lesson") << QStringList{QStringLiteral("14-nothing/idea")} << QStringLiteral("14-nothing");
    QTest::newRow("unknown page") << QStringList{QStringLiteral("13-attention/nowhere")}
                                  << QStringLiteral("three-vectors");
    QTest::newRow("two slashes") << QStringList{QStringLiteral("13-attention/idea/x")} << QStringLiteral("LESSON/PAGE");
    QTest::newRow("unknown language") << page({QStringLiteral("--lang"), QStringLiteral("fr")}) << QStringLiteral("fr");
    QTest::newRow("size of words") << page({QStringLiteral("--size"), QStringLiteral("large")})
                                   << QStringLiteral("large");
    QTest::newRow("size of nothing") << page({QStringLiteral("--size"), QStringLiteral("0x0")})
                                     << QStringLiteral("0x0");
    QTest::newRow("size of a house") << page({QStringLiteral("--size"), QStringLiteral("99999x99999")})
                                     << QStringLiteral("99999x99999");
    QTest::newRow("size below the window's least")
        << page({QStringLiteral("--size"), QStringLiteral("320x320")}) << QStringLiteral("480x360");
    QTest::newRow("slides as tall as the page") << page({QStringLiteral("--slides"), QStringLiteral("--full")})
                                                << QStringLiteral("--full");
    QTest::newRow("scale") << page({QStringLiteral("--scale"), QStringLiteral("-1")}) << QStringLiteral("--scale");
    QTest::newRow("text scale") << page({QStringLiteral("--text-scale"), QStringLiteral("9")})
                                << QStringLiteral("--text-scale");
    QTest::newRow("theme") << page({QStringLiteral("--theme"), QStringLiteral("pink")}) << QStringLiteral("projector");
    QTest::newRow("set without a value") << page({QStringLiteral("--set"), QStringLiteral("demo.step")})
                                         << QStringLiteral("demo.step");
    QTest::newRow("set of an unknown block")
        << page({QStringLiteral("--set"), QStringLiteral("nobody.step=1")}) << QStringLiteral("nobody");
    const QStringList exhibit{QStringLiteral("13-attention/three-vectors"), QStringLiteral("--set")};
    QTest::newRow("unknown parameter") << exhibit + QStringList{QStringLiteral("demo.colour=1")}
                                       << QStringLiteral("scaled");
    QTest::newRow("value out of range") << exhibit + QStringList{QStringLiteral("demo.step=9")}
                                        << QStringLiteral("demo.step");
    QTest::newRow("second of two values")
        << exhibit + QStringList{QStringLiteral("demo.step=4"), QStringLiteral("--set"), QStringLiteral("demo.padding=true")}
        << QStringLiteral("--set demo.padding");
    QTest::newRow("unknown lesson for one picture") << QStringList{QStringLiteral("nope")}
                                                    << QStringLiteral("no lesson nope");
    QTest::newRow("value of another kind")
        << exhibit + QStringList{QStringLiteral("demo.scaled=maybe")} << QStringLiteral("true, false");
    QTest::newRow("unknown option") << page({QStringLiteral("--colour")}) << QStringLiteral("colour");
    QTest::newRow("no course") << page({QStringLiteral("--folder"), QStringLiteral("/nonexistent")})
                               << QStringLiteral("/nonexistent");
}

void TestRenderCommand::refusals()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, named);
    const QString out = file(QStringLiteral("refused.png"));
    const ProgramRun result = render(arguments + QStringList{QStringLiteral("--out"), out});
    QCOMPARE(result.code, 2);
    QCOMPARE(result.output, QString());
    QVERIFY2(result.errors.startsWith(QStringLiteral("nunchi render: ")), qPrintable(result.errors));
    QCOMPARE(result.errors.count(QLatin1Char('\n')), 1); // one line
    QVERIFY2(result.errors.contains(named), qPrintable(result.errors));
    QVERIFY(!QFile::exists(out));
}

void TestRenderCommand::nothingIsLeftBehindWhenRefused()
{
    const QString page = QStringLiteral("13-attention/idea");
    const ProgramRun nowhere = render({page, QStringLiteral("--out"), QStringLiteral("/nonexistent/folder/x.png")});
    QCOMPARE(nowhere.code, 2);
    QVERIFY(nowhere.errors.contains(QStringLiteral("/nonexistent/folder/x.png")));
    const ProgramRun noOut = render({page});
    QCOMPARE(noOut.code, 2);
    const ProgramRun wholeIntoFile =
        render({QStringLiteral("13-attention"), QStringLiteral("--out"), file(QStringLiteral("all.png"))});
    QCOMPARE(wholeIntoFile.code, 2);
    QVERIFY(!QFile::exists(file(QStringLiteral("all.png"))));
    const ProgramRun otherKind =
        render({QStringLiteral("13-attention"), QStringLiteral("--out"), file(QStringLiteral("x.gif"))});
    QCOMPARE(otherKind.code, 2);
    QVERIFY2(otherKind.errors.contains(QStringLiteral(".png and .pdf")), qPrintable(otherKind.errors));
    QVERIFY(!QFileInfo::exists(file(QStringLiteral("x.gif"))));
    const QString folder = file(QStringLiteral("unmade"));
    QCOMPARE(render({QStringLiteral("13-attention"), QStringLiteral("--set"), QStringLiteral("no.such=1"),
                        QStringLiteral("--out"), folder})
                 .code,
        2);
    QVERIFY(!QFile::exists(folder));
}

void TestRenderCommand::aPageThatIsTooTallStopsThemAll()
{
    const QString folder = file(QStringLiteral("tall"));
    // The first page would fit. What is wrong is said in the user's language, whatever the lesson's is.
    const ProgramRun result = render({QStringLiteral("13-attention"), QStringLiteral("--lang"), QStringLiteral("ko"),
        QStringLiteral("--full"), QStringLiteral("--size"), QStringLiteral("480x360"), QStringLiteral("--text-scale"),
        QStringLiteral("3"), QStringLiteral("--scale"), QStringLiteral("1.2"), QStringLiteral("--out"), folder});
    QCOMPARE(result.code, 2);
    QVERIFY2(result.errors.contains(QStringLiteral("page three-vectors would be 576")), qPrintable(result.errors));
    QVERIFY(!QFile::exists(folder));
}

QTEST_GUILESS_MAIN(TestRenderCommand)
#include "tst_render_command.moc"
