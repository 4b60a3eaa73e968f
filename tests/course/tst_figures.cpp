// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of a lesson: found, described, and looked at before anything draws them.
#include <QElapsedTimer>
#include <QFile>

#include "course/picture_check.h"
#include "lesson_fixture.h"

using namespace fixture;

namespace {

const QByteArray svgHead = "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
                           "viewBox=\"0 0 200 100\">\n";

QByteArray svg(const QByteArray &content)
{
    return svgHead + content + "\n</svg>\n";
}

QByteArray bigEndian(quint32 number)
{
    QByteArray bytes;
    for (const int shift : {24, 16, 8, 0})
        bytes.append(char(number >> shift));
    return bytes;
}

QByteArray png(quint32 width, quint32 height)
{
    return QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) + bigEndian(width) + bigEndian(height)
        + QByteArray("\x08\x02\0\0\0\0\0\0\0", 9) + QByteArray("\0\0\0\1IDATx\0\0\0\0", 13)
        + QByteArray("\0\0\0\0IEND\xae\x42\x60\x82", 12);
}

} // namespace

class TestFigures : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void aFigureIsRead();
    void aLanguageMayHaveItsOwn();
    void problemsAreNamed_data();
    void problemsAreNamed();
    void linksMayNotLeaveTheLesson();
    void safePicturesPass_data();
    void safePicturesPass();
    void whatIsNotDrawnIsNamed_data();
    void whatIsNotDrawnIsNamed();
    void aPictureThatIsNotDrawnAsItWasIsStillShown();
    void missingPixelsAreNamed_data();
    void missingPixelsAreNamed();
    void picturesAreRefused_data();
    void picturesAreRefused();
    void allThatPointsOutsideIsNamed();
    void ofVeryManyTheLinesAreNamed();

private:
    std::unique_ptr<Lesson> m_lesson;
};

void TestFigures::init()
{
    m_lesson = std::make_unique<Lesson>();
    m_lesson->write(QStringLiteral("13-x/figures/x.svg"), svg("<path d=\"M0 0\"/>"));
}

void TestFigures::aFigureIsRead()
{
    const PageReading reading = m_lesson->read("```{figure} figures/x.svg\n:alt: 화살표가 '둘' 있다\n:width: 60%\n:id: arrows\n\n"
                                               "그림의 **설명(x)**은 $x$\n둘째 줄\n```\n\n"
                                               "```{figure} figures/x.svg\n:alt: 또\n```\n");
    QVERIFY2(reading.problems.isEmpty(), joined(reading.problems).constData());
    QCOMPARE(outline(reading.page.blocks), QStringList({QStringLiteral("arrows@6:1"), QStringLiteral("figure1@15:1")}));
    const auto figure = std::get<Figure>(reading.page.blocks[0].content);
    QCOMPARE(figure.file, m_lesson->path(QStringLiteral("13-x/figures/x.svg")));
    QCOMPARE(figure.name, QStringLiteral("figures/x.svg"));
    QCOMPARE(figure.alt, QStringLiteral("화살표가 ‘둘’ 있다"));
    QCOMPARE(figure.width, 60);
    QCOMPARE(shown(figure.caption), QStringLiteral("그림의 [b:설명(x)]은 [m:x]/둘째 줄"));
    QCOMPARE(std::get<Figure>(reading.page.blocks[1].content).width, 100);
}

void TestFigures::aLanguageMayHaveItsOwn()
{
    m_lesson->write(QStringLiteral("13-x/figures/x.en.svg"), svg("<text>a</text>"));
    const QByteArray source = "```{figure} figures/x.svg\n:alt: a\n```\n";
    const auto figure = [&](const char *language) {
        return std::get<Figure>(m_lesson->readIn(QLatin1String(language), source).page.blocks.at(0).content);
    };
    QCOMPARE(figure("en").file, m_lesson->path(QStringLiteral("13-x/figures/x.en.svg")));
    QCOMPARE(figure("ko").file, m_lesson->path(QStringLiteral("13-x/figures/x.svg")));
    QCOMPARE(figure("en").name, figure("ko").name);
    const PageReading named = m_lesson->readIn(QStringLiteral("en"), "```{figure} figures/x.en.svg\n:alt: a\n```\n");
    QCOMPARE(std::get<Figure>(named.page.blocks.at(0).content).name, QStringLiteral("figures/x.svg"));
}

void TestFigures::problemsAreNamed_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("problem");
    QTest::addColumn<QString>("word");
    const auto row = [](const char *name, const QByteArray &source, const char *problem, const char *word) {
        QTest::newRow(name) << source << QString::fromUtf8(problem) << QString::fromUtf8(word);
    };
    const auto figure = [](const QByteArray &path) { return "```{figure} " + path + "\n:alt: a\n```\n"; };
    row("no path", "```{figure}\n:alt: a\n```\n", "6:1 error", "{figure} figures/");
    row("no alt", "```{figure} figures/x.svg\n```\n", "6:1 error", ":alt:");
    row("empty alt", "```{figure} figures/x.svg\n:alt:\n```\n", "7:1 error", ":alt:");
    row("not there", figure("figures/y.svg"), "6:1 error", "y.svg");
    row("a folder", figure("figures"), "6:1 error", ".svg");
    row("another kind", figure("figures/x.gif"), "6:1 error", ".png");
    row("outside", figure("../x.svg"), "6:1 error", "lesson's folder");
    row("outside by a detour", figure("figures/../../x.svg"), "6:1 error", "lesson's folder");
    row("outside, hidden", figure("figures/%2e%2e/../../x.svg"), "6:1 error", "lesson's folder");
    row("absolute", figure("/etc/x.svg"), "6:1 error", "lesson's folder");
    row("on a drive", figure("C:\\x.svg"), "6:1 error", "lesson's folder");
    row("from the web", figure("https://x.org/x.svg"), "6:1 error", "lesson's folder");
    row("width as a word", "```{figure} figures/x.svg\n:alt: a\n:width: wide\n```\n", "8:1 error", "10 to 100");
    row("width too small", "```{figure} figures/x.svg\n:alt: a\n:width: 5\n```\n", "8:1 error", "10 to 100");
    row("list as caption", "```{figure} figures/x.svg\n:alt: a\n\n- a\n- b\n```\n", "9:1 error", "running text");
}

void TestFigures::problemsAreNamed()
{
    QFETCH(QByteArray, source);
    QFETCH(QString, problem);
    QFETCH(QString, word);
    const PageReading reading = m_lesson->read(source);
    const QStringList lines = listed(reading.problems);
    const bool found = std::any_of(lines.begin(), lines.end(),
        [&](const QString &line) { return line.startsWith(problem + QLatin1Char(' ')) && line.contains(word); });
    QVERIFY2(found, joined(reading.problems).constData());
}

void TestFigures::linksMayNotLeaveTheLesson()
{
    const QString outside = m_lesson->write(QStringLiteral("outside.svg"), svg({}));
    QVERIFY(QFile::link(outside, m_lesson->path(QStringLiteral("13-x/figures/out.svg"))));
    QVERIFY(QFile::link(m_lesson->path(QStringLiteral("13-x/figures/x.svg")),
        m_lesson->path(QStringLiteral("13-x/figures/in.svg"))));
    const PageReading left = m_lesson->read("```{figure} figures/out.svg\n:alt: a\n```\n");
    QCOMPARE(left.problems.size(), 1);
    QVERIFY(left.problems[0].message.contains(QStringLiteral("leaves")));
    QVERIFY(std::holds_alternative<Refused>(left.page.blocks.at(0).content));
    QVERIFY(m_lesson->read("```{figure} figures/in.svg\n:alt: a\n```\n").problems.isEmpty());
}

void TestFigures::safePicturesPass_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    const QString svgName = QStringLiteral("x.svg");
    QTest::newRow("a path") << svgName << svg("<path d=\"M0 0 L1 1\" style=\"fill: url(#g)\" id=\"g\"/>");
    QTest::newRow("declared") << svgName << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- drawn -->\n" + svg({});
    QTest::newRow("repeated") << svgName << svg("<g id=\"a\"><path/></g><use xlink:href=\"#a\"/><use href=\"#a\"/>");
    QTest::newRow("a style") << svgName << svg("<style>path { fill: url( '#g' ); }</style>");
    QTest::newRow("Hangul") << svgName << svg("<text>열쇠 &amp; 값</text>");
    QTest::newRow("in pixels") << svgName << QByteArray("<svg width=\"20px\" height=\"10\"/>");
    QTest::newRow("PNG") << QStringLiteral("x.png") << png(4096, 1);
}

void TestFigures::safePicturesPass()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    const std::optional<Problem> fault = pictureFault(m_lesson->write(name, bytes));
    QVERIFY2(!fault, fault ? qPrintable(toString(*fault)) : "");
}

void TestFigures::whatIsNotDrawnIsNamed_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("line"); // 0: nothing is named
    QTest::addColumn<QString>("word");
    const auto row = [](const char *name, const QByteArray &bytes, int line, const char *word) {
        QTest::newRow(name) << bytes << line << QString::fromUtf8(word);
    };
    row("cut off", svg("\n<clipPath id=\"a\"><path/></clipPath>\n<path clip-path=\"url(#a)\"/>"), 3, "<clipPath>");
    row("twice", svg("<clipPath id=\"a\"/><clipPath id=\"b\"/>"), 2, "<clipPath>");
    row("hidden", svg("<mask id=\"a\"/>"), 2, "<mask>");
    row("pattern", svg("<defs><pattern/></defs>"), 2, "<pattern>");
    row("arrowhead", svg("<marker/>"), 2, "<marker>");
    row("filter", svg("<filter><feFlood/></filter>"), 2, "<filter>");
    row("along a path", svg("<text><textPath href=\"#a\">x</textPath></text>"), 2, "<textPath>");
    row("moving", svg("<path><animate/></path>"), 2, "<animate>");
    row("turning", svg("<path><animateTransform/></path>"), 2, "<animateTransform>");
    row("set later", svg("<path><set/></path>"), 2, "<set>");
    row("clear colour", svg("<path fill=\"rgba(0, 0, 0, 0.5)\"/>"), 2, "fill-opacity");
    row("clear colour in eight digits", svg("<path style=\"stroke: #11223344\"/>"), 2, "stroke-opacity");
    row("colour of a style sheet", svg("<style>path { fill: var(--ink) }</style>"), 2, "black");
    row("baseline", svg("<text dominant-baseline=\"middle\">x</text>"), 2, "dominant-baseline");
    row("lines of words", svg("<text>x<tspan x=\"0\" dy=\"10\">y</tspan></text>"), 2, "<text>");
    row("moved by a style", svg("<path style=\"transform: none\"/>"), 2, "attribute");
    row("no viewBox", "<svg width=\"20px\" height=\"10\"/>", 1, "viewBox=\"0 0 20 10\"");
    row("all that is drawn",
        svg("<defs><linearGradient id=\"g\"><stop offset=\"0\" stop-color=\"#123\"/></linearGradient></defs>"
            "<path fill=\"url(#g)\" stroke=\"#112233\" transform=\"rotate(3)\" opacity=\"0.5\"/>"
            "<text x=\"1\" y=\"2\" text-anchor=\"middle\">a<tspan fill=\"red\">b</tspan></text>"),
        0, "");
}

void TestFigures::whatIsNotDrawnIsNamed()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, line);
    QFETCH(QString, word);
    const Problems problems = pictureProblems(m_lesson->write(QStringLiteral("x.svg"), bytes));
    QVERIFY2(problems.size() == (line > 0 ? 1 : 0), joined(problems).constData());
    if (line == 0)
        return;
    QCOMPARE(problems[0].place.line, line);
    QCOMPARE(problems[0].severity, Severity::Warning);
    QVERIFY2(problems[0].message.contains(word), qPrintable(problems[0].message));
}

void TestFigures::aPictureThatIsNotDrawnAsItWasIsStillShown()
{
    m_lesson->write(QStringLiteral("13-x/figures/x.svg"), svg("<marker/>"));
    const PageReading reading = m_lesson->read("```{figure} figures/x.svg\n:alt: a\n```\n");
    QCOMPARE(reading.problems.size(), 1);
    QVERIFY(reading.problems[0].place.file.endsWith(QStringLiteral("x.svg")));
    QCOMPARE(reading.page.blocks.size(), 1);
}

namespace {

/// A chunk without its checksum's sense.
QByteArray chunk(const QByteArray &name, const QByteArray &data)
{
    return bigEndian(quint32(data.size())) + name + data + QByteArray(4, '\0');
}

/// Eight bits for each of red, green and blue.
QByteArray pngOf(quint32 width, quint32 height, bool interlaced, qsizetype bytes)
{
    const QByteArray head = bigEndian(width) + bigEndian(height) + QByteArray("\x08\x02\0\0", 4) + char(interlaced);
    const QByteArray packed = qCompress(QByteArray(bytes, '\0')).mid(4);
    return QByteArray("\x89PNG\r\n\x1a\n") + chunk("IHDR", head) + chunk("IDAT", packed.first(packed.size() / 2))
        + chunk("IDAT", packed.sliced(packed.size() / 2)) + chunk("IEND", {});
}

} // namespace

void TestFigures::missingPixelsAreNamed_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isSound");
    QTest::newRow("all") << pngOf(10, 7, false, 7 * 31) << true;
    QTest::newRow("more") << pngOf(10, 7, false, 500) << true;
    QTest::newRow("one too few") << pngOf(10, 7, false, 7 * 31 - 1) << false;
    // Of 3 × 3 pixels in seven passes: 1, none, none, 1, 2, 2 rows of one, and one row of three.
    QTest::newRow("interlaced") << pngOf(3, 3, true, 4 + 4 + 7 + 2 * 4 + 10) << true;
    QTest::newRow("interlaced, one too few") << pngOf(3, 3, true, 4 + 4 + 7 + 2 * 4 + 10 - 1) << false;
    QTest::newRow("nothing that can be unpacked") << png(10, 10) << false;
    QTest::newRow("no pixels") << pngOf(100, 100, false, 30'100).replace("IDAT", "jDAT") << false;
}

void TestFigures::missingPixelsAreNamed()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isSound);
    const std::optional<Problem> fault = pngDataFault(m_lesson->write(QStringLiteral("x.png"), bytes));
    QCOMPARE(!fault, isSound);
}

namespace {

void row(const char *title, const char *name, const QByteArray &bytes, int line, const char *word)
{
    QTest::newRow(title) << QString::fromUtf8(name) << bytes << line << QString::fromUtf8(word);
}

void bad(const char *title, const QByteArray &content, int line, const char *word)
{
    row(title, "x.svg", svg(content), line, word);
}

void entityRows()
{
    QByteArray bomb = "<!DOCTYPE svg [\n<!ENTITY a \"x\">\n";
    for (char c = 'b'; c < 'l'; ++c)
        bomb += QByteArray("<!ENTITY ") + c + " \"" + (QByteArray("&") + char(c - 1) + ';').repeated(10) + "\">\n";
    row("entity bomb", "x.svg", "\n" + bomb + "]>\n" + svg("<text>&k;</text>"), 2, "DOCTYPE");
    row("external entity", "x.svg", "<!DOCTYPE svg [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>\n" + svg("&e;"), 1,
        "DOCTYPE");
    bad("unknown entity", "<text>&nbsp;</text>", 2, "XML");
}

void outsideRows()
{
    bad("picture from the web", "<image href=\"https://x.org/a.png\"/>", 2, "points outside");
    bad("picture from the disk", "<image xlink:href=\"../a.png\"/>", 2, "points outside");
    bad("embedded picture", "\n<image xlink:href=\"data:image/png;base64,aaaa\"/>", 3, "points outside");
    bad("repeats another file", "<use href=\"b.svg#a\"/>", 2, "points outside");
    bad("link to the web", "<a href=\"https://x.org\"><path/></a>", 2, "points outside");
    bad("fill from the web", "<path fill=\"url(https://x.org#a)\"/>", 2, "points outside");
    bad("style from the web", "<style>path { fill: url('//x.org/a') }</style>", 2, "outside");
    bad("style sheet", "<style><![CDATA[ @import \"a.css\"; ]]></style>", 2, "outside");
    bad("hidden in a style", "<path style=\"fill: u\\72l(https://x.org)\"/>", 2, "points outside");
    bad("base", "<g xml:base=\"https://x.org/\"/>", 2, "points outside");
    bad("script", "<g>\n<script>alert(1)</script></g>", 3, "<script>");
    bad("event", "<path onclick=\"alert(1)\"/>", 2, "onclick");
    bad("web page in it", "<foreignObject/>", 2, "<foreignObject>");
    row("style sheet beside", "x.svg", "<?xml-stylesheet href=\"a.css\"?>" + svg({}), 1, "<?");
}

void formRows()
{
    bad("not closed", "<g>", 3, "XML");
    bad("two attributes of one name", "<g id=\"a\" id=\"b\"/>", 2, "XML");
    row("no SVG", "x.svg", "<html/>", 1, "<html>");
    row("empty", "x.svg", "", 1, "XML");
    row("no XML", "x.svg", png(1, 1), 1, "UTF-8");
    row("UTF-16", "x.svg", QByteArray("<\0s\0v\0g\0/\0>\0", 12), 1, "XML");
    row("no size", "x.svg", "<svg width=\"100%\"/>", 1, "viewBox");
    row("size of nothing", "x.svg", "<svg viewBox=\"0 0 0 10\"/>", 1, "viewBox");
    row("a thread", "x.svg", "<svg viewBox=\"0 0 1000 1\"/>", 1, "long");
    row("too large", "x.svg", svg(QByteArray("<!-- " + QByteArray(1'100'000, 'x') + " -->")), 1, "MB");
}

void repetitionRows()
{
    QByteArray uses = "<g id=\"a0\"><path/></g>\n";
    for (int i = 1; i < 12; ++i)
        uses += "<g id=\"a" + QByteArray::number(i) + "\">"
            + ("<use href=\"#a" + QByteArray::number(i - 1) + "\"/>").repeated(10) + "</g>\n";
    bad("repeats ten times ten times ten", uses, 1, "elements");
    bad("repeats itself", "<g id=\"a\"><use href=\"#a\"/></g>", 1, "itself");
    bad("nested", QByteArray("<g>").repeated(5000) + QByteArray("</g>").repeated(5000), 1, "nested");
    QByteArray chain = "<g id=\"b0\"/>";
    for (int i = 1; i < 5000; ++i)
        chain += "<g id=\"b" + QByteArray::number(i) + "\"><use href=\"#b" + QByteArray::number(i - 1) + "\"/></g>";
    bad("a chain of repetitions", chain, 1, "nested");
}

void pngRows()
{
    row("no PNG", "x.png", svg({}), 1, "PNG");
    row("PNG with a wrong signature", "x.png", "\x89PNG\n\n\x1a\n" + png(1, 1).mid(8), 1, "PNG");
    row("PNG too wide", "x.png", png(4097, 10), 1, "4097");
    row("PNG of a billion pixels", "x.png", png(0x7fffffff, 0x7fffffff), 1, "4096");
    row("PNG of no pixel", "x.png", png(0, 10), 1, "0 ×");
    row("PNG cut off", "x.png", png(10, 10).chopped(12), 1, "cut off");
    row("PNG with a chunk too long", "x.png", png(10, 10).replace(QByteArray("\0\0\0\1IDAT", 8), "\xff\xff\xff\xffIDAT"),
        1, "cut off");
    row("PNG too large", "x.png", png(10, 10) + QByteArray(4 * 1024 * 1024, 'x'), 1, "MB");
}

} // namespace

void TestFigures::picturesAreRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("word");
    entityRows();
    outsideRows();
    formRows();
    repetitionRows();
    pngRows();
}

void TestFigures::picturesAreRefused()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(int, line);
    QFETCH(QString, word);
    QElapsedTimer timer;
    timer.start();
    const std::optional<Problem> fault = pictureFault(m_lesson->write(name, bytes));
    QVERIFY(fault);
    QVERIFY2(fault->place.line == line && fault->message.contains(word), qPrintable(toString(*fault)));
    QVERIFY(timer.elapsed() < 20000);
}

void TestFigures::allThatPointsOutsideIsNamed()
{
    const Problems problems = pictureProblems(m_lesson->write(QStringLiteral("x.svg"),
        svg("<image href=\"https://x.org/a.png\"/>\n<g>\n<path fill=\"url(https://x.org#a)\" onclick=\"go()\"/>\n"
            "<style>path { fill: url(b.svg#a) }</style></g>\n<script>go()</script><use href=\"b.svg#a\"/>")));
    QCOMPARE(listed(problems).join(QLatin1Char('\n')).count(QLatin1Char('\n')), 5);
    QList<int> lines;
    for (const Problem &problem : problems) {
        lines << problem.place.line;
        QCOMPARE(problem.severity, Severity::Error);
    }
    QCOMPARE(lines, QList<int>({2, 4, 4, 5, 6, 6}));
    QVERIFY(problems[1].message.contains(QStringLiteral("fill")) && problems[2].message.contains(QStringLiteral("onclick")));
    // What comes after them is read, too.
    const Problems more = pictureProblems(m_lesson->write(QStringLiteral("x.svg"), svg("<image href=\"a.png\"/>\n<g>")));
    QCOMPARE(more.size(), 2);
    QVERIFY(more[1].message.contains(QStringLiteral("XML")));
}

void TestFigures::ofVeryManyTheLinesAreNamed()
{
    const Problems problems = pictureProblems(
        m_lesson->write(QStringLiteral("x.svg"), svg(QByteArray("<image href=\"a.png\"/>\n").repeated(25))));
    QCOMPARE(problems.size(), 21);
    QVERIFY2(problems.last().message.contains(QStringLiteral("22, 23, 24, 25, 26")), qPrintable(problems.last().message));
    QVERIFY2(problems.last().message.contains(QStringLiteral("5 more")), qPrintable(problems.last().message));
    QCOMPARE(problems.last().place.line, 22);
}

QTEST_APPLESS_MAIN(TestFigures)
#include "tst_figures.moc"
